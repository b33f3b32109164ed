// How the way to a PostgreSQL server is encrypted: by the words of its address, `sslmode` and `sslrootcert`.

/** `disable` speaks openly, `no-verify` to anybody who answers; all others want a certificate that somebody vouches for. */
export const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'] as const

const unchecked: readonly string[] = ['disable', 'no-verify']

/** Undefined where an address says nothing of it. */
export const sslModeOf = (url: string): string | undefined =>
  URL.parse(url)?.searchParams.get('sslmode') ?? undefined

/**
 * An address with its encryption said so that the driver takes it without a warning: it checks the name of the host in
 * every mode that checks at all.
 *
 * @param caFile who vouches for the server: encrypted and checked from then on, unless the address says otherwise.
 */
export const withTls = (url: string, caFile?: string): string => {
  const address = new URL(url)
  const mode = sslModeOf(url) ?? (caFile === undefined ? undefined : 'verify-full')
  if (mode === undefined || unchecked.includes(mode)) return url
  address.searchParams.set('sslmode', 'verify-full')
  if (caFile !== undefined) address.searchParams.set('sslrootcert', caFile)
  return address.href
}

const certificateCodes: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** What is wrong with the encryption, for the person at the terminal; undefined for any other failure. */
export const tlsProblemOf = (cause: unknown): string | undefined => {
  if (!(cause instanceof Error)) return undefined
  const { code } = cause as { code?: unknown }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'it shows the certificate of another host. Use the name that stands in it.'
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return 'its certificate does not hold today. Look at both clocks, or have it renewed.'
  if (typeof code === 'string' && certificateCodes.has(code))
    return `nobody whom we trust vouches for its certificate (${code}). Name who does with DATABASE_CA.`
  // node-postgres gives it no code.
  if (cause.message === 'The server does not support SSL connections')
    return 'it does not offer encryption, which the address or DATABASE_CA asks for.'
  return undefined
}
