// Users return to the browser that they left.
import { describe, expect, it } from 'vitest'
import { returnAddressFor } from './return-address.ts'

const url = 'https://www.husrum-sverige.example/services/account_service/bank_id/callback?state=s-1'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('The return address', () => {
  it.each([
    ['Safari on iOS', `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, url],
    [
      'Chrome on iOS',
      `${iPhone} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`,
      url.replace('https', 'googlechromes'),
    ],
    [
      'Firefox on iOS',
      `${iPhone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
      `firefox://open-url?url=${encodeURIComponent(url)}`,
    ],
    ['Edge on iOS', `${iPhone} EdgiOS/130.0 Mobile/15E148 Safari/604.1`, `microsoft-edge-${url}`],
    ['Opera Touch on iOS', `${iPhone} Mobile/15E148 Safari/604.1 OPT/5.2`, `touch-${url}`],
    ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36', url],
    ['an unknown browser', '', url],
  ])('is the one that %s opens', (_, userAgent, expected) => {
    expect(returnAddressFor(userAgent, url)).toBe(expected)
  })
})
