import { describe, expect, test } from 'vitest'
import { headerImageWidths, imageQuery, imageRatios, imageSizes, shareImageWidth } from './image-query.ts'

describe('Pictures', () => {
  test('are requested by width, height, quality 75, fit crop and format webp, in this order', () => {
    expect(imageQuery({ width: 1200, ratio: 'landscape' })).toEqual([
      ['width', '1200'],
      ['height', '800'],
      ['quality', '75'],
      ['fit', 'crop'],
      ['format', 'webp'],
    ])
  })

  test.each([
    [100, 'landscape', '67'],
    [400, 'landscape', '267'],
    [1900, 'landscape', '1267'],
    [2560, 'landscape', '1707'],
    [100, 'portrait', '150'],
    [300, 'portrait', '450'],
    [1200, 'portrait', '1800'],
    [2560, 'portrait', '3840'],
  ] as const)('of width %d in %s are %s high', (width, ratio, height) => {
    expect(imageQuery({ width, ratio })[1]).toEqual(['height', height])
  })

  test('have nine widths', () => {
    expect(imageSizes).toEqual([100, 300, 400, 600, 900, 1200, 1600, 1900, 2560])
  })

  test('are 3:2 or 2:3', () => {
    expect(imageRatios).toEqual({ landscape: 1.5, portrait: 2 / 3 })
  })

  test('in headers and for sharing have their widths', () => {
    expect(headerImageWidths).toEqual([1200, 1900, 2560])
    expect(shareImageWidth).toBe(1200)
  })
})
