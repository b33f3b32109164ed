// What signing in needs to know from outside: the secret, the mail server, the providers, and whose word counts for an address.
import type { TrustedProxies } from '../http/visitor-address.ts'
import { listNetworks, noProxies } from '../http/visitor-address.ts'
import type { SmtpOptions } from '../mail/smtp-mailer.ts'
import type { ProviderSettings } from '../sign-in/open-providers.ts'
import { readProviders } from './provider-settings.ts'
import type { Said, Variables } from './read-variables.ts'
import { makeReader } from './read-variables.ts'

export interface SignInSettings {
  /** Absent: one that is made and kept in the data directory. */
  readonly secret?: string
  /** Absent: mails go nowhere in production, and into the mailbox page in development. */
  readonly mail?: SmtpOptions
  readonly providers: ProviderSettings
  readonly trustedProxies: TrustedProxies
}

const leastSecret = 32
const mostHops = 10

const readSecret = (variables: Variables): Said<string | undefined> => {
  const secret = variables.HUSRUM_SECRET
  const isShort = secret !== undefined && Buffer.byteLength(secret) < leastSecret
  // Several servers share that database, and each would make a secret of its own.
  const isMissing =
    secret === undefined &&
    variables.NODE_ENV === 'production' &&
    variables.DATABASE_URL !== undefined &&
    variables.API_URL === undefined
  const wrong = [
    ...(isShort ? [`HUSRUM_SECRET must have at least ${leastSecret} bytes.`] : []),
    ...(isMissing
      ? ['HUSRUM_SECRET must be set in production with a DATABASE_URL: try "openssl rand -base64 48".']
      : []),
  ]
  return { settings: secret, wrong }
}

const readMail = (variables: Variables, root: string): Said<SmtpOptions | undefined> => {
  const reader = makeReader(variables, root)
  const url = reader.address('SMTP_URL', ['smtp:', 'smtps:'])
  const from = variables.MAIL_FROM
  const { wrong } = reader
  if (from !== undefined && !/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(from))
    wrong.push('MAIL_FROM must be an e-mail address and nothing else.')
  else if ((url === undefined) !== (from === undefined) && wrong.length === 0)
    wrong.push('SMTP_URL and MAIL_FROM belong together: set both or neither.')
  return { settings: url !== undefined && from !== undefined ? { url, from } : undefined, wrong }
}

const readTrustedProxies = ({ TRUSTED_PROXIES: value }: Variables): Said<TrustedProxies> => {
  if (value === undefined) return { settings: noProxies, wrong: [] }
  if (/^\d{1,2}$/.test(value) && Number(value) <= mostHops)
    return { settings: { hops: Number(value) }, wrong: [] }
  const networks = value.split(',').map((network) => network.trim())
  try {
    listNetworks(networks)
    return { settings: { networks }, wrong: [] }
  } catch {
    return {
      settings: noProxies,
      wrong: [`TRUSTED_PROXIES must be a number, 0 to ${mostHops}, or networks such as 10.0.0.0/8,fd00::/8.`],
    }
  }
}

/** @param root what relative paths of files are relative to. */
export const readSignInSettings = (variables: Variables, root: string): Said<SignInSettings> => {
  const secret = readSecret(variables)
  const mail = readMail(variables, root)
  const providers = readProviders(variables, root)
  const trustedProxies = readTrustedProxies(variables)
  return {
    settings: {
      ...(secret.settings !== undefined && { secret: secret.settings }),
      ...(mail.settings && { mail: mail.settings }),
      providers: providers.settings,
      trustedProxies: trustedProxies.settings,
    },
    wrong: [secret, mail, providers, trustedProxies].flatMap(({ wrong }) => wrong),
  }
}
