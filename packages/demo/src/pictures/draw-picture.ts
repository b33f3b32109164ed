// Draws any subject.

import type { PictureSubject } from '../picture-ids/picture-subject.ts'
import { drawArea } from './area.ts'
import { drawExterior } from './exterior.ts'
import { drawFacadePicture } from './facade-drawing.ts'
import { drawFloorPlan } from './floor-plan-drawing.ts'
import type { PlanSheet } from './floor-plan-sheet.ts'
import { houseOf } from './house-of.ts'
import { drawInterior } from './interior.ts'
import { drawPortrait } from './portrait.ts'

/** Increase this when the drawings change, so that stored renderings are created again. */
export const DRAWING_VERSION = 6

/** The picture as SVG text: 1500×1000, 1200×1200 for a whole floor plan, or 600×600 for a portrait. The same subject always gives the same text. */
export const drawPicture = (subject: PictureSubject, planSheet: PlanSheet = 'whole'): string => {
  if (subject.kind === 'exterior') return drawExterior(subject)
  if (subject.kind === 'house') return drawExterior(houseOf(subject.stage), subject.stage)
  if (subject.kind === 'interior') return drawInterior(subject)
  if (subject.kind === 'area') return drawArea(subject)
  if (subject.kind === 'facade') return drawFacadePicture(subject)
  if (subject.kind === 'person') return drawPortrait(subject)
  return drawFloorPlan(subject, planSheet)
}
