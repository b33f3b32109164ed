// Identifies the visitor, as far as they have consented.
import { consentRevision } from '@husrum/contract'
import { currentConsent, isConsentedTo, readConsentCookie } from '@husrum/domain'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import type { Environment } from '../../platform/http/set-cookie.ts'
import { readCookie } from '../../platform/http/set-cookie.ts'
import type { Viewer } from './postgres-visits.ts'

type Request = Pick<EndpointContext, 'caller' | 'cookies'>

/** The visitor of a request, regardless of consent. */
export const currentViewer = ({ caller, cookies }: Request, environment: Environment): Viewer | undefined => {
  if (caller.kind === 'signedIn') return { accountId: caller.session.accountId }
  const visitorId = readCookie('visitor', cookies, environment)
  return visitorId !== undefined && isUuid(visitorId) ? { visitorId } : undefined
}

/** Undefined without consent to statistics: visitors are not distinguished then. */
export const viewerOf = (
  request: Request,
  { environment, now }: { readonly environment: Environment; readonly now: number },
): Viewer | undefined => {
  const answer = readConsentCookie(readCookie('consent', request.cookies, environment))
  const consent = currentConsent(answer, { now, revision: consentRevision })
  return isConsentedTo(consent, 'statistics') ? currentViewer(request, environment) : undefined
}

/** Whether an id on the wire is the visitor's own. */
export const isOwnId = (id: string, viewer: Viewer): boolean =>
  id === 'me' || id === ('accountId' in viewer ? viewer.accountId : viewer.visitorId)
