// Detects browser and platform by the user agent.
import { expect, it } from 'vitest'
import { bankIdPlatformOf, isMobile } from './bank-id-platform.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Safari on a phone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'iosSafari'],
  ['Chrome on a phone', `${iphone} CriOS/137.0.0.0 Mobile/15E148 Safari/604.1`, 5, 'iosChrome'],
  ['Firefox on a phone', `${iphone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, 5, 'iosFirefox'],
  ['Opera Touch', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.6.0`, 5, 'iosOpera'],
  ['Edge on a phone', `${iphone} Version/18.0 EdgiOS/136.0 Mobile/15E148 Safari/604.1`, 5, 'iosOther'],
  ['a page inside an app', `${iphone} Mobile/15E148`, 5, 'iosOther'],
  ['a tablet that identifies itself as a Mac', `${mac} Version/18.5 Safari/605.1.15`, 5, 'iosSafari'],
  ['a Mac', `${mac} Version/18.5 Safari/605.1.15`, 0, 'desktop'],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/137.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/137.0 Safari/537.36',
    10,
    'desktop',
  ],
  ['something unknown', '', 0, 'desktop'],
] as const)('%s', (_, userAgent, maxTouchPoints, platform) => {
  const machine = { userAgent, maxTouchPoints }
  expect(bankIdPlatformOf(machine)).toBe(platform)
  expect(isMobile(machine)).toBe(platform !== 'desktop')
})
