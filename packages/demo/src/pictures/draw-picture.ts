// Any subject to its drawing.

import { drawArea } from './area.ts'
import { drawExterior } from './exterior.ts'
import { drawFloorPlan } from './floor-plan-drawing.ts'
import { drawInterior } from './interior.ts'
import type { PictureSubject } from './picture-subject.ts'

/** Raise this when the drawings change, so that stored renderings are made anew. */
export const DRAWING_VERSION = 1

/** The picture as SVG text: 1500×1000, or 1200×1200 for a floor plan. The same subject always gives the same text. */
export const drawPicture = (subject: PictureSubject): string => {
  if (subject.kind === 'exterior') return drawExterior(subject)
  if (subject.kind === 'interior') return drawInterior(subject)
  if (subject.kind === 'area') return drawArea(subject)
  return drawFloorPlan(subject)
}
