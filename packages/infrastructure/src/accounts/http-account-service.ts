// The account service over HTTP. Statuses of result codes are results, not failures.
import type { AccountService, AuthResult } from '@husrum/application'
import type { AuthResultDto, Endpoint, RequestOf, Schema } from '@husrum/contract'
import {
  allowEmailSignIn,
  changeEmail,
  changePassword,
  contactDetailsOnTheWire,
  endSession,
  forgotPassword,
  getMe,
  getTypedForm,
  giveSiteConsent,
  listSessions,
  loginWithEmail,
  registerAccount,
  registerInterest,
  rejectRegistration,
  resetPassword,
  undoChange,
  updateAccount,
  verifyEmail,
} from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import type { CallOptions, ServiceClient } from '../http/service-client.ts'
import { toUser } from '../sessions/user-mapper.ts'
import { toAuthResult } from './auth-result-mapper.ts'

type Attempt = Endpoint<Schema, Schema<AuthResultDto>>

export const makeHttpAccountService = ({
  client,
  site: { siteId },
}: {
  readonly client: ServiceClient
  readonly site: Pick<SiteDefinition, 'siteId'>
}): AccountService => {
  const attempt = async <E extends Attempt>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<AuthResult> => {
    const { body } = await client.call(endpoint, request, options)
    return toAuthResult(body as AuthResultDto)
  }
  return {
    loginWithEmail: (typed) => attempt(loginWithEmail, { ...typed, siteId }),
    register: (fields, flowId) => attempt(registerAccount, { ...fields, siteId, flowId }),
    forgotPassword: (email) => attempt(forgotPassword, { email, siteId }),
    resetPassword: (typed) => attempt(resetPassword, typed),
    changePassword: (typed) => attempt(changePassword, typed),
    changeEmail: (typed) => attempt(changeEmail, typed),
    allowEmailSignIn: (allowed) => attempt(allowEmailSignIn, { allowed }),
    undoChange: (token) => attempt(undoChange, { token }),
    verifyEmail: (proof) => attempt(verifyEmail, proof),
    rejectRegistration: (token) => attempt(rejectRegistration, { token }),
    updateDetails: async (typed, seen) => {
      const onTheWire = (details: typeof typed) =>
        Object.fromEntries(
          Object.entries(details).map(([field, value]) => [
            contactDetailsOnTheWire[field as keyof typeof contactDetailsOnTheWire],
            value,
          ]),
        )
      const result = await attempt(updateAccount, {
        ...onTheWire(typed),
        ...(seen && { seen: onTheWire(seen) }),
      })
      const fieldOf = (wireName: unknown) =>
        Object.entries(contactDetailsOnTheWire).find(([, name]) => name === wireName)?.[0] ?? String(wireName)
      return result.errors
        ? {
            ...result,
            errors: result.errors.map(({ path: [first, ...rest], ...issue }) => ({
              ...issue,
              path: [fieldOf(first), ...rest],
            })),
          }
        : result
    },
    giveConsent: (accepted) => attempt(giveSiteConsent, { accepted, siteId }),
    me: async () => toUser((await client.call(getMe, {})).body),
    registerInterest: (fields, key) =>
      attempt(registerInterest, { ...fields, siteId }, { idempotencyKey: key }),
    typedForm: async () => {
      return (await client.call(getTypedForm, {})).body
    },
    sessions: async () => (await client.call(listSessions, {})).body.sessions,
    endSession: (id) => attempt(endSession, { id }),
  }
}
