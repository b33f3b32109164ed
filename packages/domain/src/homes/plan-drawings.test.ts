// The choice of the drawing, and its printed size.
import { expect, test } from 'vitest'
import { planViewOf, printedWidth, scalesThatFit } from './plan-drawings.ts'

const views = [
  { image: 'whole', hasFurniture: true, hasMeasures: false },
  { image: 'bare', hasFurniture: false, hasMeasures: false },
  { image: 'measured', hasFurniture: true, hasMeasures: true },
]

test('The drawing matches the request; if there is none, measures take precedence over furniture', () => {
  expect(planViewOf({ views }, { hasFurniture: false, hasMeasures: false })?.image).toBe('bare')
  expect(planViewOf({ views }, { hasFurniture: false, hasMeasures: true })?.image).toBe('measured')
  expect(planViewOf({ views: [] }, { hasFurniture: true, hasMeasures: true })).toBeUndefined()
})

test.each([
  [9.5, [50, 100, 200]],
  [9.6, [100, 200]],
  [19.2, [200]],
  [38.1, []],
])('A drawing of %d metres is printed on A4 in 1:%j', (metres, scales) => {
  expect(scalesThatFit({ metres })).toEqual(scales)
})

test('A metre is a centimetre in 1:100', () => {
  expect(printedWidth({ metres: 12 }, 100)).toBe(120)
})
