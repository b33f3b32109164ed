// Puts together all that is behind signing in: accounts, identities, sessions, notifications, mails.
import { defaultLoginMethods } from '@husrum/domain'
import type { Hono, MiddlewareHandler } from 'hono'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { noCampaigns } from './accounts/campaign-codes.ts'
import { makeIdentityVault } from './accounts/identity-vault.ts'
import { makePasswords } from './accounts/passwords.ts'
import { removePeopleOfDevelopment } from './accounts/people-of-development.ts'
import { makeBusiness } from './accounts/postgres-account-business.ts'
import { makeAccountChanges } from './accounts/postgres-account-changes.ts'
import { makeAccountLinks } from './accounts/postgres-account-links.ts'
import { makeAccounts } from './accounts/postgres-accounts.ts'
import { makeSignInFailures } from './accounts/postgres-sign-in-failures.ts'
import { accountRoutes } from './accounts/routes.ts'
import { sweepAccounts } from './accounts/sweep-accounts.ts'
import { makeTypedForms } from './accounts/typed-forms.ts'
import { makeAuditLog } from './audit/postgres-audit-log.ts'
import type { Schema } from './database/schema.ts'
import type { InventedPeople } from './dev/people.ts'
import type { SignInOfDevelopment } from './dev/sign-in-of-development.ts'
import type { AppEnv } from './http/app-environment.ts'
import { makeMailDesk } from './mail/mail-service.ts'
import type { Mailer } from './mail/mailer.ts'
import { makeSmtpMailer } from './mail/smtp-mailer.ts'
import { makeStoredNotifications } from './notifications/postgres-notifications.ts'
import { notificationRoutes } from './notifications/routes.ts'
import type { ContentStore } from './pages/content/postgres-content-store.ts'
import { makeSecretKeys } from './secrets/secret-keys.ts'
import { knowCaller } from './sessions/know-caller.ts'
import { makeSessions } from './sessions/postgres-sessions.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { keptSecret } from './settings/kept-secret.ts'
import type { SignInSettings } from './settings/sign-in-settings.ts'
import { makeFlowCookie } from './sign-in/flow-cookie.ts'
import { makeIdentityProofs } from './sign-in/identity-proofs.ts'
import type { IdentityProviders } from './sign-in/identity-provider.ts'
import { openProviders } from './sign-in/open-providers.ts'
import { makeIdentificationStore } from './sign-in/postgres-identifications.ts'
import { identityRoutes } from './sign-in/routes.ts'

export interface SignInTerms {
  readonly db: Kysely<Schema>
  readonly content: ContentStore
  readonly environment: 'development' | 'production'
  /** Where a secret is kept that was not set. */
  readonly dataDirectory: string
  readonly settings: SignInSettings
  readonly log: Logger
  readonly now?: () => number
  /** Whom one can be in development. */
  readonly people?: InventedPeople | undefined
}

export interface RunningSignIn {
  readonly knowCaller: MiddlewareHandler<AppEnv>
  readonly routes: (app: Hono<AppEnv>) => void
  /** Lets the last mails go, and stops. */
  close(): Promise<void>
}

const minuteMs = 60_000
const hourMs = 3_600_000
/** How long mails that wait may hold up an end. */
const lastMailsMs = 3_000

/** Nobody has said where mails go: whoever asks for one gets none, and the log says so. */
const nowhere: Mailer = { send: () => Promise.reject(new Error('SMTP_URL is not set')) }

/** None in production: what makes it is left on the disk. */
const developmentOf = async (
  environment: SignInTerms['environment'],
  now: () => number,
  people: InventedPeople | undefined,
): Promise<SignInOfDevelopment | undefined> => {
  if (environment === 'production') return undefined
  const { signInOfDevelopment } = await import('./dev/sign-in-of-development.ts')
  return signInOfDevelopment(now, people)
}

/** Whoever presses the button of such a provider gets nowhere: better to hear of it when the server starts. */
const tellOfMissing = (providers: IdentityProviders, log: Logger): void => {
  const missing = Object.values(defaultLoginMethods).filter((method) => !providers[method])
  if (missing.length > 0)
    log.warn({ missing }, 'Not every provider of identities is set: nobody can identify with those')
}

const openMail = ({ settings, log }: SignInTerms, development: SignInOfDevelopment | undefined) => {
  const smtp = settings.mail && makeSmtpMailer(settings.mail)
  if (!smtp && !development)
    log.warn('SMTP_URL is not set: nobody can confirm an address or choose a new password')
  const mails = makeMailDesk({ mailer: smtp ?? development?.mailer ?? nowhere, log })
  return { mails, close: () => smtp?.close() }
}

/** What has had its time goes; several servers may do it. */
const sweepEvery = (everyMs: number, sweep: () => Promise<unknown>, log: Logger): (() => void) => {
  const timer = setInterval(() => {
    sweep().catch((cause: unknown) => log.warn({ reason: String(cause) }, 'Nothing could be swept'))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

const letNobodyOfDevelopmentStay = async (db: Kysely<Schema>, log: Logger): Promise<void> => {
  const removed = await removePeopleOfDevelopment(db)
  if (removed > 0) log.warn({ removed }, 'The database had people of development; they are gone')
}

/** The database is migrated already. In development the invented people are there afterwards. */
export const startSignIn = async (terms: SignInTerms): Promise<RunningSignIn> => {
  const { db, content, environment, settings, log, now = Date.now } = terms
  const keys = makeSecretKeys(settings.secret ?? keptSecret(terms.dataDirectory))
  const real = openProviders(settings.providers, now, (provider, trouble) =>
    log.warn({ provider, ...trouble }, 'A provider of identities did not do as it was asked'),
  )
  const development = await developmentOf(environment, now, terms.people)
  const providers: IdentityProviders = { ...development?.providers, ...real.providers }
  tellOfMissing(providers, log)
  const { mails, close: closeMail } = openMail(terms, development)

  const audit = makeAuditLog(db)
  const passwords = makePasswords()
  const accounts = makeAccounts({ db, vault: makeIdentityVault(keys), now })
  const sessions = makeSessions({ db, keys, now, audit })
  const flowCookie = makeFlowCookie(keys, environment)
  const store = makeIdentificationStore(db, keys)
  if (development) await development.seed({ db, accounts, passwords, now })
  else await letNobodyOfDevelopmentStay(db, log)

  const accountTerms = {
    accounts,
    changes: makeAccountChanges(db, { now }),
    links: makeAccountLinks({ db, keys, now }),
    failures: makeSignInFailures({ db, keys, now }),
    passwords,
    sessions,
    proofs: makeIdentityProofs({ store, flowCookie, now }),
    campaignCodes: development?.campaignCodes ?? noCampaigns,
    mails,
    audit,
    content,
    environment,
    typedForms: makeTypedForms({ keys, environment, now }),
  }
  const identityTerms = {
    store,
    providers,
    accounts,
    sessions,
    audit,
    business: makeBusiness(db),
    now,
    flowCookie,
    environment,
  }
  const sweepers = [
    sweepEvery(hourMs, () => Promise.all([sessions.sweep(), sweepAccounts(db, now())]), log),
    // Who was proven is kept for minutes, not until the next person comes.
    sweepEvery(minuteMs, () => store.sweep(now()), log),
  ]
  return {
    knowCaller: knowCaller({ sessions, accounts, environment }),
    routes: (app) => {
      sessionRoutes(app, { sessions, audit, environment })
      accountRoutes(app, accountTerms)
      identityRoutes(app, identityTerms)
      notificationRoutes(app, { notifications: makeStoredNotifications(db, { now }) })
      development?.routes(app)
    },
    close: async () => {
      for (const stop of sweepers) stop()
      const patience = new Promise<void>((resolve) => setTimeout(resolve, lastMailsMs).unref())
      await Promise.race([mails.settled(), patience])
      closeMail()
      real.close()
    },
  }
}
