// The visitor's answer as the request's cookies have it.
import type { Consent } from '@husrum/domain'
import { cookies, currentConsent, readConsentCookie } from '@husrum/domain'
import { readCookieHeader } from '@husrum/infrastructure'

/** `header` may be anything: what is no answer of ours, or does not count any more, is none. */
export const consentOfCookies = (header: string, revision: number): Consent =>
  currentConsent(readConsentCookie(readCookieHeader(header, cookies.consent.name)), {
    now: Date.now(),
    revision,
  })
