// How long the certificates hold by which banks, Swish and readers of PDFs know us.
import { X509Certificate } from 'node:crypto'
import type { ServerSettings } from '../settings/server-settings.ts'

/** A PKCS #12 file with what opens it, or PEM. */
type ShownCertificate =
  | { readonly pfx: Uint8Array; readonly passphrase?: string | undefined }
  | { readonly cert: string }

export interface OwnCertificate {
  /** Who asks for it: `bankId`, `swish`, `documentSeal`. */
  readonly of: string
  readonly shown: ShownCertificate
}

/** All that the settings name. */
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

/** Epoch milliseconds; undefined where the file does not open, of which whoever uses it tells. */
export const endOfCertificate = async (shown: ShownCertificate): Promise<number | undefined> => {
  try {
    return Date.parse(new X509Certificate(await contentOf(shown)).validTo)
  } catch {
    return undefined
  }
}
