// What signing in needs to know from outside: the secret, the mail server, the providers, and whose word counts for an address.
import { z } from '@husrum/contract'
import type { TrustedProxies } from '../http/visitor-address.ts'
import { listNetworks, noProxies } from '../http/visitor-address.ts'
import type { SmtpOptions } from '../mail/smtp-mailer.ts'
import type { ProviderSettings } from '../sign-in/open-providers.ts'
import type { Variables } from './parse-settings.ts'
import { address, file, parseSettings, setting } from './parse-settings.ts'
import { readProviders } from './provider-settings.ts'

export interface SignInSettings {
  /** Absent: one that is made and kept in the data directory. */
  readonly secret?: string
  /** What was made with these is taken, too. */
  readonly secretsAlso?: readonly string[]
  /** Absent: mails go nowhere in production, and into the mailbox page in development. */
  readonly mail?: SmtpOptions
  /** Where letters to the company's staff go. */
  readonly staffMail?: string
  readonly providers: ProviderSettings
  readonly trustedProxies: TrustedProxies
  /** With what papers are sealed; absent: they bear the signatures of the buyers alone. */
  readonly documentSeal?: { readonly pfx: Uint8Array; readonly passphrase?: string | undefined }
}

const leastSecret = 32
const mostHops = 10

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
    'at least 32 random bytes, from which all keys are made; the same for all servers of a database',
    'made once, kept in the data directory',
  ),
  HUSRUM_SECRETS_ALSO: setting(
    z.optional(z.string()),
    'other secrets, with commas between: what was made with them is taken, too, while a new one takes over',
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
        // Several servers share that database, and each would make a secret of its own.
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
    'the mail server, smtps://user:password@host; smtp:// must offer STARTTLS unless it is this machine’s own',
    'the mailbox page in development, none in production',
  ),
  MAIL_FROM: setting(
    z.optional(
      z
        .string()
        .check(z.regex(/^[^\s<>@,;]+@[^\s<>@,;]+$/, 'MAIL_FROM must be an e-mail address and nothing else.')),
    ),
    'the address that mails come from',
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
    'where the company’s staff read what they have to do by hand: money to pay back, pages to correct',
    'nobody is told; the list has it',
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
  if (/^\d{1,2}$/.test(value) && Number(value) <= mostHops) return { hops: Number(value) }
  const networks = value.split(',').map((network) => network.trim())
  try {
    listNetworks(networks)
    return { networks }
  } catch {
    const message = `TRUSTED_PROXIES must be a number, 0 to ${mostHops}, or networks such as 10.0.0.0/8,fd00::/8.`
    issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  }
})

export const proxiesShape = {
  TRUSTED_PROXIES: setting(
    z.pipe(z.optional(z.string()), proxies),
    'how many proxies stand in front, or their networks: only they are believed about a visitor’s address',
    '0',
  ),
}

export const documentSealShape = (root: string) => ({
  DOCUMENT_SEAL_PFX: setting(
    z.optional(file('DOCUMENT_SEAL_PFX', root)),
    'the company’s certificate for sealing PDFs, a PFX file',
    'PDFs are not sealed',
  ),
  DOCUMENT_SEAL_PASSPHRASE: setting(z.optional(z.string()), 'what opens it'),
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
