// The visitor's cookies, by purpose.
import type { CookiePurpose, WrittenCookie } from '@husrum/domain'

/** A browser that keeps no cookies has a jar that stays empty; nothing here ever throws. */
export interface CookieJar {
  read(purpose: CookiePurpose): string | undefined
  /** For as long as the table of cookies says; what is not in it, or not built yet, cannot be written. */
  write(purpose: WrittenCookie, value: string): void
  /** By the names on the wire. */
  remove(names: readonly string[]): void
}
