// Sun on balconies: shading by a wall, a house across the street and a balcony above.
import { describe, expect, test } from 'vitest'
import type { SunOutlook } from '../homes/home-sun.ts'
import { isInSun, minutesOfSun, sunPathsOfYear, sunPlaceOf, sunSpansOf, sunYearOf } from './sun-on-home.ts'
import { daylightOf, instantOfMinute, sunAt, sunPathOf } from './sun-position.ts'
import { hasEveningSun, monthsOfSunTime, sunHoursOf, sunTimesOf } from './sun-times.ts'
import { sunMonthsInWords, sunSpansInWords, sunYearInWords } from './sun-words.ts'

const goteborg = { lat: 57.7, lon: 11.94 }
const open = Array.from({ length: 36 }, () => 0)
/** Houses that hide the sky up to a height, between two directions. */
const hidden = (from: number, to: number, height: number) =>
  open.map((_, at) => (at * 10 >= from && at * 10 <= to ? height : 0))
const outlook = (facts: Partial<SunOutlook> = {}): SunOutlook => ({
  place: 'balcony',
  facing: 225,
  horizon: open,
  ...facts,
})
const midsummer = sunPathOf(goteborg, '2027-06-21', 'SE')
const paths = sunPathsOfYear(goteborg, 'SE')

describe('Sun on a place', () => {
  test('begins when the sun comes round the corner and ends when it sets, to the minute', () => {
    const [span, ...others] = sunSpansOf(outlook(), midsummer)
    if (!span) throw new Error('There is sun')
    expect(others).toEqual([])
    // Along the wall: one minute before, the sun is at 135° or less.
    const azimuthAt = (minute: number) => sunAt(goteborg, instantOfMinute('2027-06-21', minute, 'SE')).azimuth
    expect(azimuthAt(span.from - 1)).toBeLessThanOrEqual(135.1)
    expect(azimuthAt(span.from + 1)).toBeGreaterThan(135)
    // The wall faces at most 315°, where the sun is still up.
    expect(azimuthAt(span.to)).toBeCloseTo(315, 0)
  })

  test('on a roof lasts as long as the day', () => {
    const { facing: _, ...roof } = outlook({ place: 'roofTop' })
    const daylight = daylightOf(goteborg, '2027-06-21')
    if (daylight.kind !== 'day') throw new Error('It rises and sets')
    const minutes = (daylight.set - daylight.rise) / 60_000
    // The upper edge is visible some minutes before the middle.
    expect(minutes - minutesOfSun(sunSpansOf(roof, midsummer))).toBeGreaterThan(0)
    expect(minutes - minutesOfSun(sunSpansOf(roof, midsummer))).toBeLessThan(15)
  })

  test('is hidden by a house across the street, and by the own one', () => {
    expect(sunSpansOf(outlook({ horizon: hidden(240, 280, 60) }), midsummer)).toHaveLength(2)
    expect(isInSun(outlook({ facing: 0 }), { azimuth: 180, altitude: 50 })).toBe(false)
  })

  test('is hidden by the balcony above at noon in summer and not in the evening', () => {
    const below = outlook({ facing: 180, overhang: 45 })
    expect(isInSun(below, { azimuth: 180, altitude: 50 })).toBe(false)
    expect(isInSun(below, { azimuth: 180, altitude: 40 })).toBe(true)
    // From the side it shines in below the edge only if it is even lower.
    expect(isInSun(below, { azimuth: 250, altitude: 40 })).toBe(false)
    expect(isInSun(below, { azimuth: 250, altitude: 15 })).toBe(true)
  })

  test("follows daylight saving time and the country's time zone", () => {
    const winter = sunSpansOf(outlook({ facing: 180 }), sunPathOf(goteborg, '2027-03-27', 'SE'))[0]
    const summer = sunSpansOf(outlook({ facing: 180 }), sunPathOf(goteborg, '2027-03-29', 'SE'))[0]
    expect((summer?.from ?? 0) - (winter?.from ?? 0)).toBeGreaterThan(50)
    const finnish = sunSpansOf(outlook({ facing: 180 }), sunPathOf(goteborg, '2027-03-27', 'FI'))[0]
    expect((finnish?.from ?? 0) - (winter?.from ?? 0)).toBe(60)
  })
})

test('The first outdoor space that can have sun is used, otherwise the window', () => {
  expect(sunPlaceOf([{ type: 'sauna' }, { type: 'patio', direction: 'south' }])).toBe('patio')
  expect(sunPlaceOf([{ type: 'walkInCloset' }])).toBe('window')
})

describe('The year of a home', () => {
  test('has its times of sun and their total', () => {
    const west = sunYearOf(outlook({ facing: 270 }), paths)
    const east = sunYearOf(outlook({ facing: 90 }), paths)
    const north = sunYearOf(outlook({ facing: 0, horizon: hidden(0, 350, 35) }), paths)
    expect(sunTimesOf(west)).toEqual(['afternoonSun', 'eveningSun'])
    expect(hasEveningSun(west)).toBe(true)
    expect(sunTimesOf(east)).toEqual(['morningSun'])
    expect(sunTimesOf(north)).toEqual([])
    expect(sunHoursOf(north)).toBe(0)
    expect(sunHoursOf(west)).toBeGreaterThan(5)
    expect(sunHoursOf(west)).toBeLessThan(8)
  })

  test('has its months of evening sun, for a balcony to the north only in high summer', () => {
    const evenings = (facing: number) => monthsOfSunTime(sunYearOf(outlook({ facing }), paths), 'eveningSun')
    const [north, west] = [evenings(0), evenings(270)]
    expect(sunMonthsInWords(north, 'sv')).toBe('april–augusti')
    expect(sunMonthsInWords(west, 'sv')).toBe('mars–september')
    expect(sunMonthsInWords([4, 5, 6], 'fi')).toBe('touko–heinäkuussa')
    expect(sunMonthsInWords([5], 'nb')).toBe('i juni')
    expect(sunMonthsInWords([2, 3, 7, 8], 'en')).toBe('March–April and August–September')
    expect(sunMonthsInWords([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'fi')).toBe('ympäri vuoden')
    expect(sunMonthsInWords([], 'en')).toBe('')
  })

  test('is one sentence in each language', () => {
    const year = sunYearOf(outlook({ facing: 250, horizon: hidden(0, 350, 12) }), paths)
    expect(sunYearInWords('balcony', year, 'sv')).toBe(
      'Sol på balkongen 12–20 i juni, 11–17 i mars och ingen i december.',
    )
    expect(sunYearInWords('balcony', year, 'nb')).toBe(
      'Sol på balkongen 12–20 i juni, 11–17 i mars og ingen i desember.',
    )
    expect(sunYearInWords('patio', year, 'fi')).toBe(
      'Aurinko paistaa patiolle kesäkuussa klo 12–20, maaliskuussa klo 11–17 ja joulukuussa ei lainkaan.',
    )
    expect(sunYearInWords('window', year, 'en')).toBe(
      'Sun through the largest window 12–20 in June, 11–17 in March and none in December.',
    )
  })

  test('has a short sentence for no sun', () => {
    const year = sunYearOf(outlook({ horizon: hidden(0, 350, 80) }), paths)
    expect(sunYearInWords('balcony', year, 'sv')).toBe('Ingen direkt sol på balkongen.')
  })

  test('has whole hours, two spans of a day separately, and a glimpse by the minute', () => {
    const morning = { from: 301, to: 490 }
    expect(sunSpansInWords([morning, { from: 1075, to: 1270 }], 'sv')).toBe('5–8 och 18–21')
    expect(sunSpansInWords([{ from: 812, to: 824 }], 'sv')).toBe('13–14')
    expect(sunSpansInWords([morning, { from: 812, to: 824 }], 'sv')).toBe('5–8')
  })
})
