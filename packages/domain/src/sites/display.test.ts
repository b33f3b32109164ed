import { describe, expect, test } from 'vitest'
import { displayMeasures, isMobileView, queryFreshness } from './display.ts'

describe('The display', () => {
  test('has the measures of PLAT-19', () => {
    expect(displayMeasures).toEqual({
      mobileMaxWidthPx: 625,
      headerAtTopPx: 90,
      headerBelowFoldPx: 300,
      scrollArrowStepPx: 150,
      foldoutFocusTimeoutMs: 350,
      blockScrollOffsetPx: 150,
      blockScrollDelayMs: 500,
      resizeDebounceMs: 300,
      externalLinkRewiringMs: 1000,
    })
  })

  test('retries a failed query once, and caches it for 30 seconds', () => {
    expect(queryFreshness).toEqual({ retries: 1, staleMs: 30_000, refetchOnWindowFocus: false })
  })

  test.each([
    [624, false, true],
    [625, false, true],
    [626, false, false],
    [626, true, true],
    [1900, true, true],
  ])('is mobile at %d px, handheld %s: %s', (width, isHandheld, mobile) => {
    expect(isMobileView(width, isHandheld)).toBe(mobile)
  })

  test('is not handheld by default', () => {
    expect(isMobileView(626)).toBe(false)
  })
})
