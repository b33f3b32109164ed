// Builders of residences for tests: complete and plausible; a test sets only the relevant fields.
import type { Residence } from '../residences/residence.ts'
import { aBookedHome } from './booking-view.ts'

/** A home on the Swedish main site, agreed and without any day set. */
export const aResidence = (facts: Partial<Residence> = {}): Residence => ({
  id: '6f1d2c34-5b6a-4c7d-8e9f-0a1b2c3d4e5f',
  site: 'sweden',
  objectId: 'home-1',
  stageId: 'stage-1',
  home: aBookedHome(),
  role: 'owner',
  agreedOn: '2026-03-02',
  isSuccession: false,
  isInteriorChosen: false,
  interiorStops: [],
  days: [],
  ...facts,
})
