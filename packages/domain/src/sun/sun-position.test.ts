// The sun compared with published data: sunrises of the US Naval Observatory, and the equations of NOAA's calculator.
import { describe, expect, test } from 'vitest'
import { daylightOf, sunAt } from './sun-position.ts'

// aa.usno.navy.mil, Anchorage (61° 13′ N, 149° 52′ W) in 2020, UTC: as far north as Oslo and Helsinki.
const anchorage = { lat: 61.216667, lon: -149.866667 }
const published = `
01-05 19:11 00:57, 01-15 18:57 01:19, 01-25 18:37 01:44, 02-05 18:10 02:15, 02-15 17:43 02:43, 02-25 17:13 03:10,
03-05 16:46 03:35, 03-15 16:14 04:01, 03-25 15:43 04:27, 04-05 15:08 04:55, 04-15 14:37 05:21, 04-25 14:06 05:48,
05-05 13:37 06:14, 05-15 13:10 06:41, 05-25 12:48 07:05, 06-05 12:29 07:27, 06-15 12:21 07:40, 06-25 12:22 07:42,
07-05 12:34 07:35, 07-15 12:53 07:19, 07-25 13:16 06:57, 08-05 13:44 06:28, 08-15 14:10 05:59, 08-25 14:35 05:29,
09-05 15:03 04:54, 09-15 15:28 04:22, 09-25 15:53 03:51, 10-05 16:18 03:19, 10-15 16:44 02:48, 10-25 17:10 02:18,
11-05 17:40 01:48, 11-15 18:07 01:22, 11-25 18:33 01:02, 12-05 18:55 00:47, 12-15 19:10 00:40, 12-25 19:15 00:44`
  .trim()
  .split(/,\s*/)
  .map((line) => line.split(' ') as [string, string, string])

const minute = 60_000
const millisecondsADay = 86_400_000

/** The closest to an instant, of the days around it: Alaska's evening is the next day in UTC. */
const nearest = (event: 'rise' | 'set', instant: number): number =>
  [-1, 0, 1]
    .map((days) => new Date(instant + days * millisecondsADay).toISOString().slice(0, 10))
    .map((day) => daylightOf(anchorage, day))
    .flatMap((daylight) => (daylight.kind === 'day' ? Math.abs(daylight[event] - instant) : []))
    .sort((a, b) => a - b)[0] ?? Number.NaN

test.each(published)('The sun rises and sets within a minute of the almanac on 2020-%s', (day, rise, set) => {
  expect(nearest('rise', Date.parse(`2020-${day}T${rise}Z`))).toBeLessThan(minute)
  expect(nearest('set', Date.parse(`2020-${day}T${set}Z`))).toBeLessThan(minute)
})

test('The sun neither rises nor sets in the north at midsummer and at midwinter', () => {
  const tromso = { lat: 69.65, lon: 18.96 }
  expect(daylightOf(tromso, '2027-06-21')).toEqual({ kind: 'midnightSun' })
  expect(daylightOf(tromso, '2027-12-21')).toEqual({ kind: 'polarNight' })
})

const radians = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * radians)
const cos = (degrees: number) => Math.cos(degrees * radians)

/** NOAA Global Monitoring Laboratory, solar calculation spreadsheet (gml.noaa.gov/grad/solcalc/calcdetails.html). */
const noaa = (lat: number, lon: number, instant: number) => {
  const t = (instant / millisecondsADay + 2_440_587.5 - 2_451_545) / 36_525
  const meanLongitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)) % 360
  const anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t)
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * t
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity =
    23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 + 0.00256 * cos(node)
  const declination = Math.asin(sin(obliquity) * sin(longitude)) / radians
  const y = Math.tan((obliquity / 2) * radians) ** 2
  const equationOfTime =
    (4 / radians) *
    (y * sin(2 * meanLongitude) -
      2 * eccentricity * sin(anomaly) +
      4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
      0.5 * y * y * sin(4 * meanLongitude) -
      1.25 * eccentricity * eccentricity * sin(2 * anomaly))
  const solarTime = ((instant % millisecondsADay) / minute + equationOfTime + 4 * lon) / 4
  const hourAngle = solarTime - 180
  const zenith =
    Math.acos(sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hourAngle)) / radians
  const turned = Math.acos((sin(lat) * cos(zenith) - sin(declination)) / (cos(lat) * sin(zenith))) / radians
  const h = 90 - zenith
  const tan = Math.tan(h * radians)
  const refraction =
    h > 5
      ? 58.1 / tan - 0.07 / tan ** 3 + 0.000086 / tan ** 5
      : 1735 + h * (-518.2 + h * (103.4 + h * (-12.79 + h * 0.711)))
  return {
    altitude: h < 0 ? h : h + refraction / 3600,
    azimuth: (((hourAngle % 360) + 360) % 360 < 180 ? turned + 180 : 540 - turned) % 360,
  }
}

describe('The sun against the equations of the NOAA calculator', () => {
  const places = [
    ['Malmö', 55.6, 13.0],
    ['Stockholm', 59.33, 18.07],
    ['Bergen', 60.39, 5.32],
    ['Helsinki', 60.17, 24.94],
    ['Rovaniemi', 66.5, 25.73],
  ] as const
  test.each(places)('is within 0.1° over %s, every third hour of a day in each month', (_, lat, lon) => {
    let compared = 0
    for (let month = 0; month < 12; month += 1)
      for (let hour = 0; hour < 24; hour += 3) {
        const instant = Date.UTC(2027, month, 21, hour)
        const expected = noaa(lat, lon, instant)
        if (expected.altitude < 0.5) continue
        const { azimuth, altitude } = sunAt({ lat, lon }, instant)
        expect(Math.abs(altitude - expected.altitude)).toBeLessThan(0.1)
        expect(Math.abs(azimuth - expected.azimuth)).toBeLessThan(0.1)
        compared += 1
      }
    expect(compared).toBeGreaterThan(30)
  })
})
