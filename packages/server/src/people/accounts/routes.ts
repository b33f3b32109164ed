// Accounts over HTTP: every attempt is answered with a result code, and the HTTP status of that code.
import { endpoints } from '@husrum/contract'
import { authResults } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { Reply } from '../../platform/http/reply.ts'
import { reply } from '../../platform/http/reply.ts'
import { visitorAddressOf } from '../../platform/http/visitor-address.ts'
import { sessionHeaders } from '../sessions/index.ts'
import type { AccountOutcome } from './account-outcome.ts'
import type { AccountFormOptions } from './form-routes.ts'
import { accountFormRoutes } from './form-routes.ts'
import { onTheWire } from './update-account.ts'
import { userDtoOf } from './user-dto-of.ts'

/** 429 if the attempt was not checked. */
const replyOf = (
  { answer, session, headers = [] }: AccountOutcome,
  environment: AccountFormOptions['environment'],
): Reply<AccountOutcome['answer']> => {
  const { retryAfter } = answer
  return reply(answer, {
    status: retryAfter === undefined ? authResults[answer.code][0] : 429,
    headers: [
      ...(session ? sessionHeaders(session, environment) : []),
      ...headers,
      ...(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)] as const]),
    ],
  })
}

/** Endpoints that check a guessable secret, or that send an e-mail. */
const guessable = ['login/email', 'register', 'password/*', 'email/*', 'interest']

export const accountRoutes = (app: Hono<AppEnv>, options: AccountFormOptions): void => {
  const { uses, typedForms, environment, limit } = options
  for (const path of guessable)
    app.use(`/services/account_service/${path}`, async (c, next) => {
      await limit(visitorAddressOf(c))
      return next()
    })

  // Password managers open this address to change a password (https://w3c.github.io/webappsec-change-password-url/).
  app.get('/.well-known/change-password', async (c, next) => {
    const { settings } = c.get('site').routes
    return settings === undefined ? next() : c.redirect(settings, 302)
  })

  const answering =
    <Input>(use: (input: Input, context: EndpointContext) => Promise<AccountOutcome>) =>
    async (input: Input, context: EndpointContext) =>
      replyOf(await use(input, context), environment)

  bindEndpoint(app, endpoints.loginWithEmail, answering(uses.loginWithEmail))
  bindEndpoint(app, endpoints.registerAccount, answering(uses.registerAccount))
  bindEndpoint(app, endpoints.forgotPassword, answering(uses.forgotPassword))
  bindEndpoint(app, endpoints.resetPassword, answering(uses.resetPassword))
  bindEndpoint(app, endpoints.changePassword, answering(uses.changePassword))
  bindEndpoint(app, endpoints.changeEmail, answering(uses.changeEmail))
  bindEndpoint(app, endpoints.verifyEmail, answering(uses.verifyEmail))
  bindEndpoint(app, endpoints.allowEmailSignIn, answering(uses.allowEmailSignIn))
  bindEndpoint(app, endpoints.undoChange, answering(uses.undoChange))
  bindEndpoint(app, endpoints.rejectRegistration, answering(uses.rejectRegistration))
  bindEndpoint(app, endpoints.giveSiteConsent, answering(uses.giveSiteConsent))
  bindEndpoint(app, endpoints.updateAccount, answering(onTheWire(uses.updateAccount)))
  bindEndpoint(app, endpoints.listSessions, (_, visitor) => uses.listSessions(visitor))
  bindEndpoint(app, endpoints.endSession, answering(uses.endSession))
  bindEndpoint(app, endpoints.registerInterest, answering(uses.registerInterest))
  bindEndpoint(app, endpoints.getMe, async (_, { caller, site }) => {
    return userDtoOf(await signedInOf(caller).user(), site)
  })
  bindEndpoint(app, endpoints.getTypedForm, async (_, { cookies }) => typedForms.read(cookies))
  accountFormRoutes(app, options)
}
