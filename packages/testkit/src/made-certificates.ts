// Certificates that a test makes for itself: a CA of its own, a service, a customer that the CA vouches for, and a stranger.
import { webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'

export interface MadeIdentity {
  readonly cert: string
  readonly key: string
}

export interface MadeCertificates {
  readonly ca: string
  /** For `localhost`. */
  readonly service: MadeIdentity
  readonly customer: MadeIdentity
  /** Signed by itself. */
  readonly stranger: MadeIdentity
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const dayMs = 86_400_000

const makeKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

const pemOfKey = async (key: webcrypto.CryptoKey): Promise<string> =>
  x509.PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')

export const makeCertificates = async (): Promise<MadeCertificates> => {
  x509.cryptoProvider.set(webcrypto as never)
  const dates = { notBefore: new Date(Date.now() - dayMs), notAfter: new Date(Date.now() + 365 * dayMs) }
  const caKeys = await makeKeys()
  const caName = 'CN=CA of a test'
  const ca = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: caName,
    ...dates,
    signingAlgorithm: algorithm,
    keys: caKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  } as never)
  const vouchFor = async (name: string, serialNumber: string, extensions: x509.Extension[]) => {
    const keys = await makeKeys()
    const certificate = await x509.X509CertificateGenerator.create({
      serialNumber,
      subject: `CN=${name}`,
      issuer: caName,
      ...dates,
      signingAlgorithm: algorithm,
      publicKey: keys.publicKey,
      signingKey: caKeys.privateKey,
      extensions,
    } as never)
    return { cert: certificate.toString('pem'), key: await pemOfKey(keys.privateKey) }
  }
  const strangerKeys = await makeKeys()
  const stranger = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '09',
    name: 'CN=Somebody else',
    ...dates,
    signingAlgorithm: algorithm,
    keys: strangerKeys,
  } as never)
  return {
    ca: ca.toString('pem'),
    service: await vouchFor('localhost', '02', [
      new x509.SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
      ]),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
    ]),
    customer: await vouchFor('1234679304', '03', [
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.clientAuth]),
    ]),
    stranger: { cert: stranger.toString('pem'), key: await pemOfKey(strangerKeys.privateKey) },
  }
}
