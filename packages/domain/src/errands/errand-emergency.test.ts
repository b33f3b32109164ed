import { describe, expect, test } from 'vitest'
import type { FaultFacts } from './errand-emergency.ts'
import { emergencyOf } from './errand-emergency.ts'
import { errandPromisedBy, errandUrgencyOf } from './errand-urgency.ts'

const common = {
  area: 'CommonAreas',
  room: 'stairs',
  problem: 'other',
  description: '',
  day: '2026-11-27',
} as const
const home = { ...common, area: 'YourApartment', room: 'kitchen' } as const

describe('The triage of a fault', () => {
  test.each([
    ['no heat in the house', { ...common, room: 'subCentral', problem: 'heating' }, 'noHeat'],
    ['no heat at home', { ...home, problem: 'heating' }, 'noHeat'],
    ['a cold radiator in July', { ...home, problem: 'heating', day: '2026-07-01' }, undefined],
    ['no heat, in own words', { ...home, room: 'other', description: 'Ingen värme i huset' }, 'noHeat'],
    ['water', { ...home, problem: 'water' }, 'leak'],
    ['a leak, in Norwegian words', { ...home, description: 'Stor vannlekkasje på badet' }, 'leak'],
    ['the lift', { ...common, room: 'elevator' }, 'stuckLift'],
    ['the lift before all else about it', { ...common, room: 'elevator', problem: 'water' }, 'stuckLift'],
    ['the lock of the home', { ...home, room: 'hallway', problem: 'doors' }, 'lock'],
    ['a door between two rooms', { ...home, room: 'bedroom', problem: 'doors' }, undefined],
    ['a door that does not lock', { ...common, description: 'Ytterdörren går inte att låsa' }, 'lock'],
    ['no heat, in Finnish words', { ...home, description: 'Lämmitys ei toimi' }, 'noHeat'],
    ['locked out', { ...home, description: 'Jag är utelåst!' }, 'lock'],
    ['electricity of the whole home', { ...home, room: 'full', problem: 'lights' }, 'electricity'],
    ['a lamp', { ...home, problem: 'lights' }, undefined],
    ['no electricity, in English words', { ...home, description: 'There is a power outage' }, 'electricity'],
    ['gas before all else', { ...home, problem: 'water', description: 'Det luktar gas' }, 'gas'],
    ['a fireplace that smells', { ...home, description: 'Gästrummet luktar mat' }, undefined],
    ['a dripping tap', { ...home, problem: 'appliances', description: 'Kranen droppar.' }, undefined],
  ] as const satisfies readonly (readonly [string, FaultFacts, unknown])[])(
    'of %s',
    (_, fault, emergency) => {
      expect(emergencyOf(fault)).toBe(emergency)
    },
  )

  test('promises an answer within hours on a Friday evening, not on Monday', () => {
    const fridayEvening = Date.UTC(2026, 10, 27, 20)
    const urgency = errandUrgencyOf({ ...common, room: 'subCentral', problem: 'heating' })
    expect(errandPromisedBy(fridayEvening, urgency, 'SE') - fridayEvening).toBe(4 * 3_600_000)
  })
})
