// The visitor's cookies, by purpose.
import type { CookiePurpose, WrittenCookie } from '@husrum/domain'

/** If the browser does not store cookies, the jar stays empty. No method throws. */
export interface CookieJar {
  read(purpose: CookiePurpose): string | undefined
  /** Lifetime comes from the table of cookies. A cookie that is not in it, or not implemented yet, cannot be written. */
  write(purpose: WrittenCookie, value: string): void
  /** By the cookies' names on the wire. */
  remove(names: readonly string[]): void
}
