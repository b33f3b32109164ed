// Encryption of connections to a PostgreSQL server, by the parameters `sslmode` and `sslrootcert` of its address.

/** `disable` does not encrypt, `no-verify` accepts any server; all others require a certificate from a trusted authority. */
export const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'] as const

const unchecked: readonly string[] = ['disable', 'no-verify']

/** Undefined if the address does not set it. */
export const sslModeOf = (url: string): string | undefined =>
  URL.parse(url)?.searchParams.get('sslmode') ?? undefined

/**
 * Rewrites the encryption mode of an address so that the driver accepts it without a warning: it verifies the host name in
 * every mode that verifies at all.
 *
 * @param caFile the CA of the server: encrypts and verifies, unless the address sets another mode.
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

/** The problem with the encryption, for the operator at the terminal; undefined for any other failure. */
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
