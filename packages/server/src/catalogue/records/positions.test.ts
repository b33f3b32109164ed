// Positions in metres, compared with pairs that surveyors have published.
import { isInCountry } from '@husrum/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPosition } from './positions.ts'

type Country = Parameters<typeof readPosition>[1]

const read = (
  [x, y]: readonly [number, number],
  {
    country,
    crs,
    near,
  }: { readonly country?: Country; readonly crs?: number; readonly near?: { lat: number; lon: number } } = {},
) => {
  const result = readPosition({ x, y, ...(crs !== undefined && { crs }) }, country, { near })
  return result.kind === 'read' ? result.geo : `${result.issue.field} ${result.issue.key}`
}

describe('A position in a grid that is named', () => {
  it.each([
    ['Lantmäteriet, Falsterbo', 3006, [356_083.438, 6_097_106.672], [55, 12.75], 7],
    ['Lantmäteriet, Halmstad', 3006, [363_331.554, 6_319_636.937], [57, 12.75], 7],
    ['Lantmäteriet, Strömstad', 3006, [284_626.066, 6_546_096.724], [59, 11.25], 7],
    ['Eniro, Stockholms central', 3006, [674_032, 6_580_822], [59.330_231, 18.059_196], 4],
    ['JHS 197, Geta', 3067, [106_256.359_61, 6_715_706.377_08], [60.385_106_872_2, 19.848_136_769_44], 6],
    ['Lupapiste', 3067, [420_893.934_2, 7_177_728.77], [64.715, 25.34], 7],
    ['Ruter, Oslo', 25_832, [596_948, 6_645_178], [59.932_624, 10.734_738], 4],
    ['Entur, Elverum', 25_833, [310_012.98, 6_770_754.69], [61.025_715, 11.483_291], 5],
  ] as const)('is that of %s', (_, crs, metres, [lat, lon], digits) => {
    for (const [x, y] of [metres, metres.toReversed() as [number, number]]) {
      const geo = read([x, y], { crs })
      expect(geo).toMatchObject({ lat: expect.closeTo(lat, digits), lon: expect.closeTo(lon, digits) })
    }
  })

  it.each([
    [3007, 12],
    [3008, 13.5],
    [3009, 15],
    [3010, 16.5],
    [3011, 18],
    [3012, 14.25],
    [3013, 15.75],
    [3014, 17.25],
    [3015, 18.75],
    [3016, 20.25],
    [3017, 21.75],
    [3018, 23.25],
  ])('%s, a local zone of Sweden, has its meridian at %s°, where its scale is 1', (crs, lon) => {
    // On the meridian of SWEREF 99 TM, whose scale is 0.9996, 59° N is at 6 540 201.5 m.
    const tm = read([500_000, 6_540_000], { crs: 3006 })
    expect(tm).toMatchObject({ lon: 15 })
    expect(read([150_000, 6_540_000 / 0.9996], { crs })).toEqual({ ...(tm as object), lon })
  })
})

describe('A position without a grid', () => {
  it.each([
    ['SE', [674_032, 6_580_822], { lat: expect.closeTo(59.330_2, 4), lon: expect.closeTo(18.059_2, 4) }],
    ['FI', [6_715_706, 106_256], { lat: expect.closeTo(60.385_1, 4), lon: expect.closeTo(19.848_1, 4) }],
    ['NO', [596_948, 6_645_178], { lat: expect.closeTo(59.932_6, 4), lon: expect.closeTo(10.734_7, 4) }],
    ['NO', [262_560, 6_649_444], { lat: expect.closeTo(59.913_9, 4), lon: expect.closeTo(10.752_2, 4) }],
    // A local zone of Sweden, of which there are twelve.
    ['SE', [153_000, 6_578_000], 'geo.crs required'],
    // Bergen in zone 32 is Hamar in zone 33.
    ['NO', [297_354, 6_700_648], 'geo.crs required'],
    ['SE', [18.06, 59.33], 'geo unknownValue'],
    [undefined, [674_032, 6_580_822], 'geo.crs required'],
  ] as const)('in %s at %j is %j', (country, metres, expected) => {
    expect(read(metres, { country })).toEqual(expected)
  })

  it('is the one that is near the stage', () => {
    const bergen = { lat: 60.39, lon: 5.32 }
    expect(read([297_354, 6_700_648], { country: 'NO', near: bergen })).toMatchObject({
      lon: expect.closeTo(5.322_1, 3),
    })
    expect(read([674_032, 6_580_822], { country: 'SE', near: { lat: 57.7, lon: 11.9 } })).toBe('geo max')
  })

  it('is in its country, or refused, whatever the numbers are', () => {
    const metres = fc.double({ noNaN: true, noDefaultInfinity: true })
    const country = fc.constantFrom('SE', 'NO', 'FI')
    const crs = fc.constantFrom(undefined, 3006, 3011, 3067, 25_832)
    fc.assert(
      fc.property(metres, metres, country, crs, (x, y, of, grid) => {
        const geo = read([x, y], { country: of, ...(grid !== undefined && { crs: grid }) })
        expect(typeof geo === 'string' || isInCountry(geo, of)).toBe(true)
      }),
    )
  })

  it('of an unknown grid is refused', () => {
    expect(read([674_032, 6_580_822], { country: 'SE', crs: 3021 })).toBe('geo.crs unknownValue')
  })
})

describe('A position in degrees', () => {
  const gothenburg = { lat: 57.7, lon: 11.9 }
  it('stays as it is, and is near its stage', () => {
    expect(readPosition(gothenburg, 'SE', { near: { lat: 57.71, lon: 11.95 } })).toEqual({
      kind: 'read',
      geo: gothenburg,
    })
    expect(readPosition(gothenburg, 'SE', { near: { lat: 59.3, lon: 18 } })).toMatchObject({
      issue: { field: 'geo', key: 'max' },
    })
  })
})
