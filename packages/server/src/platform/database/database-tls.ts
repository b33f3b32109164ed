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
    return 'its certificate is for another host. Use a host name from the certificate.'
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return 'its certificate has expired or is not valid yet. Check both clocks, or renew the certificate.'
  if (typeof code === 'string' && certificateCodes.has(code))
    return `its certificate is not from a trusted authority (${code}). Set DATABASE_CA to the authority.`
  // node-postgres gives it no code.
  if (cause.message === 'The server does not support SSL connections')
    return 'it does not support encryption, which the address or DATABASE_CA requires.'
  return undefined
}
