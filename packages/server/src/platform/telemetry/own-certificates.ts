// Expiry of the certificates with which we authenticate to banks and Swish, and seal PDFs.
import { X509Certificate } from 'node:crypto'
import type { ServerSettings } from '../settings/server-settings.ts'

/** A PKCS #12 file with its passphrase, or PEM. */
type ShownCertificate =
  | { readonly pfx: Uint8Array; readonly passphrase?: string | undefined }
  | { readonly cert: string }

export interface OwnCertificate {
  /** Where it is used: `bankId`, `swish`, `documentSeal`. */
  readonly of: string
  readonly shown: ShownCertificate
}

/** All certificates in the settings. */
export const certificatesOf = ({
  signIn: { providers, documentSeal },
  payments,
}: Pick<ServerSettings, 'signIn' | 'payments'>): readonly OwnCertificate[] => [
  ...(providers.bankId ? [{ of: 'bankId', shown: providers.bankId.identity }] : []),
  ...(payments.swish ? [{ of: 'swish', shown: payments.swish.identity }] : []),
  ...(documentSeal ? [{ of: 'documentSeal', shown: documentSeal }] : []),
]

const contentOf = async (shown: ShownCertificate): Promise<string | Uint8Array> => {
  if ('cert' in shown) return shown.cert
  const { P12Signer } = await import('@libpdf/core')
  return (await P12Signer.create(shown.pfx, shown.passphrase ?? '')).certificate
}

/** Epoch milliseconds; undefined if the file cannot be read, which its user reports. */
export const endOfCertificate = async (shown: ShownCertificate): Promise<number | undefined> => {
  try {
    return Date.parse(new X509Certificate(await contentOf(shown)).validTo)
  } catch {
    return undefined
  }
}
