import { describe, expect, test } from 'vitest'
import { readInterestCookie, writeInterestCookie } from './interest-cookie.ts'

const at = 1_795_000_000

describe('The cookie of interests', () => {
  test('lists the latest first, and each home and stage once', () => {
    const first = writeInterestCookie(undefined, { id: 'home-00017', at })
    const second = writeInterestCookie(first, { id: 'stage-kajutan', at: at + 1 })
    const third = writeInterestCookie(second, { id: 'home-00017', at: at + 2 })
    expect(readInterestCookie(third)).toEqual([
      { id: 'home-00017', at: at + 2 },
      { id: 'stage-kajutan', at: at + 1 },
    ])
  })

  test('drops the oldest, so that it fits in a cookie', () => {
    let cookie: string | undefined
    for (let number = 0; number < 50; number += 1)
      cookie = writeInterestCookie(cookie, { id: 'x'.repeat(60) + number, at })
    expect(readInterestCookie(cookie)).toHaveLength(30)
    expect(cookie?.length).toBeLessThan(3_000)
  })

  test.each([undefined, '', '~~', 'home-1', 'home-1.x', '<b>.1795000000', `${'a'.repeat(65)}.1795000000`])(
    'contains no interests if it is %j',
    (cookie) => {
      expect(readInterestCookie(cookie)).toEqual([])
    },
  )
})
