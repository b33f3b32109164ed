// Browser and device names from a browser's header: known names, and never the header's own text.
import { expect, it } from 'vitest'
import { deviceWordsOf } from './device-words.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Microsoft Edge',
    'Windows',
  ],
  [`${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
])('%s is %s on %s', (header, browser, system) => {
  expect(deviceWordsOf(header)).toEqual({ browser, system })
})

it.each([
  '',
  'curl/8.5.0',
  '<script>alert(1)</script>/1.0 (Anna Test)',
  `Mozilla/5.0 Chrome/142.0 ${'x'.repeat(600)}`,
])('%s is unknown', (header) => {
  expect(deviceWordsOf(header)).toEqual({ browser: null, system: null })
})
