// Settings of signing in: the secret, the mail server, the providers, and the trusted proxies.
import { z } from '@husrum/contract'
import type { ProviderSettings } from '../../people/sign-in/index.ts'
import type { TrustedProxies } from '../http/visitor-address.ts'
import { listNetworks, noProxies } from '../http/visitor-address.ts'
import type { SmtpOptions } from '../mail/smtp-mailer.ts'
import type { Variables } from './parse-settings.ts'
import { address, file, parseSettings, setting } from './parse-settings.ts'
import { readProviders } from './provider-settings.ts'

export interface SignInSettings {
  /** If absent, one is generated and stored in the data directory. */
  readonly secret?: string
  /** Data encrypted with these is accepted, too. */
  readonly secretsAlso?: readonly string[]
  /** If absent, e-mails are dropped in production, and shown on the mailbox page in development. */
  readonly mail?: SmtpOptions
  /** Address for e-mails to the company's staff. */
  readonly staffMail?: string
  readonly providers: ProviderSettings
  readonly trustedProxies: TrustedProxies
  /** Seals documents; if absent, they only have the buyers' signatures. */
  readonly documentSeal?: { readonly pfx: Uint8Array; readonly passphrase?: string | undefined }
}

const leastSecret = 32
const maxHops = 10

export const secretShape = {
  HUSRUM_SECRET: setting(
    z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) => Buffer.byteLength(text) >= leastSecret,
            `HUSRUM_SECRET must have at least ${leastSecret} bytes.`,
          ),
        ),
    ),
    'at least 32 random bytes, from which all keys are derived. The same on all servers of a database',
    'generated once and stored in the data directory; required in production with `DATABASE_URL`',
  ),
  HUSRUM_SECRETS_ALSO: setting(
    z.optional(z.string()),
    'earlier secrets, separated by commas. What was made with them stays valid while a new secret replaces them',
    'none',
  ),
}

const secret = z.pipe(
  z
    .object({
      ...secretShape,
      NODE_ENV: z.optional(z.string()),
      DATABASE_URL: z.optional(z.string()),
      API_URL: z.optional(z.string()),
    })
    .check(
      z.refine(
        ({ HUSRUM_SECRETS_ALSO }) =>
          HUSRUM_SECRETS_ALSO === undefined ||
          HUSRUM_SECRETS_ALSO.split(',').every((each) => Buffer.byteLength(each.trim()) >= leastSecret),
        `Each of HUSRUM_SECRETS_ALSO must have at least ${leastSecret} bytes.`,
      ),
      z.refine(
        // Several servers share that database, and each would generate a secret of its own.
        ({ HUSRUM_SECRET, NODE_ENV, DATABASE_URL, API_URL }) =>
          HUSRUM_SECRET !== undefined ||
          NODE_ENV !== 'production' ||
          DATABASE_URL === undefined ||
          API_URL !== undefined,
        'HUSRUM_SECRET must be set in production with a DATABASE_URL: try "openssl rand -base64 48".',
      ),
    ),
  z.transform(
    ({
      HUSRUM_SECRET: own,
      HUSRUM_SECRETS_ALSO: others,
    }: {
      readonly HUSRUM_SECRET?: string | undefined
      readonly HUSRUM_SECRETS_ALSO?: string | undefined
    }) => ({ own, also: others?.split(',').map((each) => each.trim()) ?? [] }),
  ),
)

export const mailShape = {
  SMTP_URL: setting(
    z.optional(address('SMTP_URL', ['smtp:', 'smtps:'])),
    'mail server, `smtps://user:password@host`. `smtp://` must offer STARTTLS, except on this machine',
    'the mailbox page in development; in production forms that need a letter answer 503',
  ),
  MAIL_FROM: setting(
    z.optional(
      z
        .string()
        .check(z.regex(/^[^\s<>@,;]+@[^\s<>@,;]+$/, 'MAIL_FROM must be an e-mail address and nothing else.')),
    ),
    'sender address of letters',
  ),
}

export const staffMailShape = {
  MAIL_STAFF: setting(
    z.optional(
      z
        .string()
        .check(
          z.regex(/^[^\s<>@,;]+@[^\s<>@,;]+$/, 'MAIL_STAFF must be an e-mail address and nothing else.'),
        ),
    ),
    'e-mail address of the staff who are told about tasks: money to pay back, pages to correct',
    'no e-mail; the task list has them',
  ),
}

const mail = z.pipe(
  z
    .object(mailShape)
    .check(
      z.refine(
        ({ SMTP_URL, MAIL_FROM }) => (SMTP_URL === undefined) === (MAIL_FROM === undefined),
        'SMTP_URL and MAIL_FROM belong together: set both or neither.',
      ),
    ),
  z.transform(
    ({
      SMTP_URL: url,
      MAIL_FROM: from,
    }: {
      readonly SMTP_URL?: string | undefined
      readonly MAIL_FROM?: string | undefined
    }): SmtpOptions | undefined => (url !== undefined && from !== undefined ? { url, from } : undefined),
  ),
)

const proxies = z.transform((value: string | undefined, { issues }): TrustedProxies => {
  if (value === undefined) return noProxies
  if (/^\d{1,2}$/.test(value) && Number(value) <= maxHops) return { hops: Number(value) }
  const networks = value.split(',').map((network) => network.trim())
  try {
    listNetworks(networks)
    return { networks }
  } catch {
    const message = `TRUSTED_PROXIES must be a number, 0 to ${maxHops}, or networks such as 10.0.0.0/8,fd00::/8.`
    issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  }
})

export const proxiesShape = {
  TRUSTED_PROXIES: setting(
    z.pipe(z.optional(z.string()), proxies),
    'number of proxies in front of the server, or their networks (`10.0.0.0/8,::1`). Only they may set the address of a visitor',
    '0',
  ),
}

export const documentSealShape = (root: string) => ({
  DOCUMENT_SEAL_PFX: setting(
    z.optional(file('DOCUMENT_SEAL_PFX', root)),
    'certificate of the company (PFX file, RSA or EC) with which PDF documents are sealed',
    'PDF documents are not sealed',
  ),
  DOCUMENT_SEAL_PASSPHRASE: setting(z.optional(z.string()), 'passphrase of that file'),
})

/** @param root what relative paths of files are relative to. */
export const readSignInSettings = (
  variables: Variables,
  root: string,
): { readonly settings: SignInSettings; readonly wrong: readonly string[] } => {
  const groups = {
    secret: parseSettings(secret, variables),
    mail: parseSettings(mail, variables),
    staff: parseSettings(z.object(staffMailShape), variables),
    proxies: parseSettings(z.object(proxiesShape), variables),
  }
  const providers = readProviders(variables, root)
  const seal = parseSettings(z.object(documentSealShape(root)), variables)
  const pfx = seal.settings?.DOCUMENT_SEAL_PFX
  return {
    settings: {
      ...(groups.secret.settings?.own !== undefined && { secret: groups.secret.settings.own }),
      ...(groups.secret.settings?.also.length && { secretsAlso: groups.secret.settings.also }),
      ...(groups.mail.settings && { mail: groups.mail.settings }),
      ...(groups.staff.settings?.MAIL_STAFF && { staffMail: groups.staff.settings.MAIL_STAFF }),
      providers: providers.settings,
      trustedProxies: groups.proxies.settings?.TRUSTED_PROXIES ?? noProxies,
      ...(pfx && { documentSeal: { pfx, passphrase: seal.settings?.DOCUMENT_SEAL_PASSPHRASE } }),
    },
    wrong: [groups.secret, groups.mail, groups.staff, providers, groups.proxies, seal].flatMap(
      ({ wrong }) => wrong,
    ),
  }
}
