// Who looks, as far as they agreed to be told from others.
import { consentRevision } from '@husrum/contract'
import { currentConsent, isConsentedTo, readConsentCookie } from '@husrum/domain'
import { isUuid } from '../database/is-uuid.ts'
import type { EndpointContext } from '../http/bind-endpoint.ts'
import type { Environment } from '../http/set-cookie.ts'
import { readCookie } from '../http/set-cookie.ts'
import type { Looker } from './postgres-visits.ts'

type Request = Pick<EndpointContext, 'caller' | 'cookies'>

/** Whom a request is of, whatever they agreed to. */
export const whoeverLooks = ({ caller, cookies }: Request, environment: Environment): Looker | undefined => {
  if (caller.kind === 'signedIn') return { accountId: caller.session.accountId }
  const visitorId = readCookie('visitor', cookies, environment)
  return visitorId !== undefined && isUuid(visitorId) ? { visitorId } : undefined
}

/** Undefined without consent to statistics: then nobody is told from anybody. */
export const lookerOf = (
  request: Request,
  { environment, now }: { readonly environment: Environment; readonly now: number },
): Looker | undefined => {
  const answer = readConsentCookie(readCookie('consent', request.cookies, environment))
  const consent = currentConsent(answer, { now, revision: consentRevision })
  return isConsentedTo(consent, 'statistics') ? whoeverLooks(request, environment) : undefined
}

/** Whether an id of the wire is the looker's own. */
export const isOwnId = (id: string, looker: Looker): boolean =>
  id === 'me' || id === ('accountId' in looker ? looker.accountId : looker.visitorId)
