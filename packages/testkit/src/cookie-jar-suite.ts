// What every cookie jar must do.
import type { CookieJar } from '@husrum/application'
import { describe, expect, it } from 'vitest'

/** The contract of the port `CookieJar`; each jar is empty at first. */
export const describeCookieJar = (name: string, make: () => CookieJar): void => {
  describe(`${name}, as a cookie jar`, () => {
    it('returns the value written last, with special characters', () => {
      const jar = make()
      expect(jar.read('campaignSource')).toBeUndefined()
      jar.write('campaignSource', 'news / email')
      jar.write('campaignSource', 'a; b=c / d %')
      jar.write('consent', '1.000.1.5')
      expect(jar.read('campaignSource')).toBe('a; b=c / d %')
      expect(jar.read('consent')).toBe('1.000.1.5')
    })

    it('removes cookies by their names on the wire', () => {
      const jar = make()
      jar.write('visitor', 'visitor-1')
      jar.write('consent', '1.000.1.5')
      jar.remove(['jmuid', 'unknown-id'])
      expect([jar.read('visitor'), jar.read('consent')]).toEqual([undefined, '1.000.1.5'])
    })

    it('does not store a cookie that a browser would drop', () => {
      const jar = make()
      jar.write('visitor', 'x'.repeat(4_096))
      expect(jar.read('visitor')).toBeUndefined()
    })
  })
}
