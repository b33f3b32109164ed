// Identifies the visitor, as far as they have consented.
import { consentRevision } from '@husrum/contract'
import { currentConsent, isConsentedTo, readConsentCookie } from '@husrum/domain'
import { isUuid } from '../database/is-uuid.ts'
import type { EndpointContext } from '../http/bind-endpoint.ts'
import type { Environment } from '../http/set-cookie.ts'
import { readCookie } from '../http/set-cookie.ts'
import type { Looker } from './postgres-visits.ts'

type Request = Pick<EndpointContext, 'caller' | 'cookies'>

/** The visitor of a request, regardless of consent. */
export const whoeverLooks = ({ caller, cookies }: Request, environment: Environment): Looker | undefined => {
  if (caller.kind === 'signedIn') return { accountId: caller.session.accountId }
  const visitorId = readCookie('visitor', cookies, environment)
  return visitorId !== undefined && isUuid(visitorId) ? { visitorId } : undefined
}

/** Undefined without consent to statistics: visitors are not distinguished then. */
export const lookerOf = (
  request: Request,
  { environment, now }: { readonly environment: Environment; readonly now: number },
): Looker | undefined => {
  const answer = readConsentCookie(readCookie('consent', request.cookies, environment))
  const consent = currentConsent(answer, { now, revision: consentRevision })
  return isConsentedTo(consent, 'statistics') ? whoeverLooks(request, environment) : undefined
}

/** Whether an id on the wire is the visitor's own. */
export const isOwnId = (id: string, looker: Looker): boolean =>
  id === 'me' || id === ('accountId' in looker ? looker.accountId : looker.visitorId)
