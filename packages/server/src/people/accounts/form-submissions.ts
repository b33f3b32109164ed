// The plain forms: on which page each is, which fields are restored after an error, and where it redirects when it is done.
import type { AccountForm, AccountFormDone } from '@husrum/contract'
import type { Destination } from '@husrum/domain'
import {
  afterLogin,
  afterLogout,
  afterRegistration,
  hasConsentFor,
  hasUnpaidVip,
  safeReturnPath,
} from '@husrum/domain'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { Sessions } from '../sessions/index.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalidField } from './account-outcome.ts'
import type { AccountPage, PagesOfAccounts } from './account-pages.ts'
import { accountPagePath } from './account-pages.ts'
import type { Accounts } from './accounts.ts'
import type { AccountUseCases } from './use-cases.ts'

type Fields = Readonly<Record<string, string>>
/** The sender of a form, with the request's cookies. */
export type FormVisitor = EndpointContext
/** A path with its query. */
type Address = string

export interface AccountFormSubmission {
  readonly page: AccountPage
  /** Fields that are sealed into a cookie while the form is wrong. */
  readonly keeps: readonly string[]
  /** Fields that are put into the query of the page again. */
  readonly passes: readonly ('referrer' | 'purpose' | 'token' | 'flowId' | 'objectId' | 'stageId')[]
  submit(fields: Fields, visitor: FormVisitor): Promise<AccountOutcome>
  /** The redirect after success; with `endsSession` both cookies are removed. */
  done(
    fields: Fields,
    visitor: FormVisitor,
    outcome: AccountOutcome,
  ): Promise<{ readonly to: Address; readonly endsSession?: boolean }>
}

const addressOf = (destination: Destination): Address =>
  destination.kind === 'consent'
    ? withQuery(destination.path, [['referrer', destination.next]])
    : destination.path

export const makeFormSubmissions = (
  uses: AccountUseCases,
  {
    accounts,
    content,
    sessions,
  }: {
    readonly accounts: Pick<Accounts, 'user'>
    readonly content: PagesOfAccounts
    readonly sessions: Pick<Sessions, 'end'>
  },
): Readonly<Record<AccountForm, AccountFormSubmission>> => {
  const saying = async (page: AccountPage, { site }: FormVisitor, done: AccountFormDone) => ({
    to: withQuery(await accountPagePath(page, site, content), [['done', done]]),
  })

  /** As after a login: first the consent page, then the return path, or My Pages. */
  const toSignedIn = async (fields: Fields, { site }: FormVisitor, accountId: string | undefined) => {
    const user = accountId === undefined ? undefined : await accounts.user(accountId, { site })
    const facts = {
      hasConsent: user !== undefined && hasConsentFor(user, site),
      hasPersonalIdentifier: user?.hasPersonalIdentifier ?? false,
      isBoardMember: user?.association !== undefined,
    }
    const safeReturn = safeReturnPath(fields.referrer, site)
    return { to: addressOf(afterLogin({ site, user: facts, safeReturn })) }
  }

  return {
    login: {
      page: 'login',
      keeps: ['email'],
      passes: ['referrer'],
      submit: (fields, visitor) =>
        uses.loginWithEmail({ email: fields.email, password: fields.password }, visitor),
      done: (fields, visitor, { accountId }) => toSignedIn(fields, visitor, accountId),
    },
    forgot: {
      page: 'forgotPassword',
      keeps: ['email'],
      passes: [],
      submit: (fields, visitor) => uses.forgotPassword({ email: fields.email }, visitor),
      done: (_, visitor) => saying('forgotPassword', visitor, 'resetSent'),
    },
    reset: {
      page: 'setPassword',
      keeps: [],
      passes: ['token'],
      submit: (fields, visitor) => uses.resetPassword({ ...fields, token: fields.token ?? '' }, visitor),
      done: (_, visitor) => saying('login', visitor, 'passwordSet'),
    },
    register: {
      page: 'register',
      keeps: ['firstName', 'lastName', 'email', 'phone', 'campaignCode', 'newsletter', 'userBase'],
      passes: ['flowId', 'referrer'],
      submit: (fields, visitor) =>
        uses.registerAccount(
          {
            ...fields,
            flowId: fields.flowId || undefined,
            userBase: Number(fields.userBase ?? 0),
            newsletter: fields.newsletter === 'on',
            acceptTerms: fields.acceptTerms === 'on',
          },
          visitor,
        ),
      done: async (_, visitor, { accountId }) => {
        const { site } = visitor
        const user = accountId === undefined ? undefined : await accounts.user(accountId, { site })
        if (!user) return saying('register', visitor, 'registered')
        const facts = { hasConsent: hasConsentFor(user, site), hasUnpaidVip: hasUnpaidVip(user, site) }
        return { to: addressOf(afterRegistration({ site, ...facts })) }
      },
    },
    consent: {
      page: 'consent',
      keeps: [],
      passes: ['referrer'],
      submit: async (fields, visitor) =>
        fields.accepted === 'true' || fields.accepted === 'false'
          ? uses.giveSiteConsent({ accepted: fields.accepted === 'true' }, visitor)
          : invalidField('accepted', 'required'),
      done: async (fields, visitor) => {
        const { caller } = visitor
        if (caller.kind !== 'signedIn') return { to: visitor.site.routes.start }
        if (fields.accepted === 'true') return toSignedIn(fields, visitor, caller.session.accountId)
        await sessions.end(caller.session.sessionId)
        return { ...(await saying('consent', visitor, 'declined')), endsSession: true }
      },
    },
    verify: {
      page: 'changeEmail',
      keeps: [],
      passes: ['token'],
      submit: (fields, visitor) =>
        uses.verifyEmail(
          fields.token ? { token: fields.token, password: fields.password } : { code: fields.code ?? '' },
          visitor,
        ),
      done: (fields, visitor) =>
        fields.token
          ? saying('login', visitor, 'emailConfirmed')
          : saying('changeEmail', visitor, 'emailChanged'),
    },
    emailSignIn: {
      page: 'changeEmail',
      keeps: [],
      passes: [],
      submit: async ({ allowed }, visitor) =>
        allowed === 'true' || allowed === 'false'
          ? uses.allowEmailSignIn({ allowed: allowed === 'true' }, visitor)
          : invalidField('allowed', 'required'),
      done: (_, visitor) => saying('changeEmail', visitor, 'emailSignInSet'),
    },
    undo: {
      page: 'changeEmail',
      keeps: [],
      passes: ['purpose', 'token'],
      submit: (fields, visitor) => uses.undoChange({ token: fields.token ?? '' }, visitor),
      done: (_, visitor) => saying('login', visitor, 'changeUndone'),
    },
    reject: {
      page: 'changeEmail',
      keeps: [],
      passes: ['token'],
      submit: (fields, visitor) => uses.rejectRegistration({ token: fields.token ?? '' }, visitor),
      done: (_, visitor) => saying('login', visitor, 'registrationRejected'),
    },
    endSession: {
      page: 'myPagesSettings',
      keeps: [],
      passes: [],
      submit: (fields, visitor) => uses.endSession({ id: fields.id ?? '' }, visitor),
      done: (_, visitor) => saying('myPagesSettings', visitor, 'sessionEnded'),
    },
    details: {
      page: 'myPagesSettings',
      keeps: ['preferredName', 'phone', 'address', 'postalCode', 'city', 'country', 'newsletter'],
      passes: [],
      submit: ({ preferredName, phone, address, postalCode, city, country, newsletter, ...rest }, visitor) =>
        uses.updateAccount(
          {
            preferredName,
            phone,
            address,
            postalCode,
            city,
            country,
            newsletter: newsletter === 'on',
            // The values with which the page was rendered, if the form contains them.
            ...(rest['seen.phone'] !== undefined && {
              seen: {
                preferredName: rest['seen.preferredName'],
                phone: rest['seen.phone'],
                address: rest['seen.address'],
                postalCode: rest['seen.postalCode'],
                city: rest['seen.city'],
                country: rest['seen.country'],
                newsletter: rest['seen.newsletter'] === 'true',
              },
            }),
          },
          visitor,
        ),
      done: (_, visitor) => saying('myPagesSettings', visitor, 'detailsSaved'),
    },
    changePassword: {
      page: 'myPagesSettings',
      keeps: [],
      passes: [],
      submit: (fields, visitor) =>
        uses.changePassword({ ...fields, currentPassword: fields.currentPassword }, visitor),
      done: (_, visitor) => saying('myPagesSettings', visitor, 'passwordChanged'),
    },
    interest: {
      page: 'interest',
      keeps: ['firstName', 'lastName', 'email', 'phone', 'newsletter', 'message'],
      passes: ['objectId', 'stageId'],
      submit: (fields, visitor) =>
        uses.registerInterest({ ...fields, newsletter: fields.newsletter === 'on' }, visitor),
      done: async ({ objectId = '', stageId = '' }, { site }) => ({
        to: withQuery(await accountPagePath('interest', site, content), [
          objectId === '' ? ['stageId', stageId] : ['objectId', objectId],
          ['done', 'interestRegistered'],
        ]),
      }),
    },
    logout: {
      page: 'login',
      keeps: [],
      passes: [],
      submit: (_, visitor) => uses.signOut(visitor),
      done: async (_, { site }) => ({ to: afterLogout(site), endsSession: true }),
    },
  }
}
