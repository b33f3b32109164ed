// Signs as the providers do, with generated keys, so that evidence of development is verified like evidence of production.
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { exportJWK, SignJWT } from 'jose'
import type { SignatureProof, SignedWords } from '../buying/documents/signing-provider.ts'
import { bindingOf } from '../buying/documents/signing-provider.ts'
import type { ProvenIdentity } from '../people/accounts/accounts.ts'
import type { SimulatedCertificate } from './simulated-certificates.ts'
import { makeCertificate } from './simulated-certificates.ts'

type Signer = Pick<ProvenIdentity, 'personalNumber' | 'firstName' | 'lastName'>

const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const types = 'http://www.bankid.com/signature/v1.0.0/types'

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')
const digest = (xml: string): string => createHash('sha256').update(xml).digest('base64')

/** Written in canonical form (Canonical XML 1.0), so that it can be hashed unchanged. */
const reference = (id: string, xml: string): string =>
  `<Reference URI="#${id}"><Transforms><Transform Algorithm="${c14n}"></Transform></Transforms><DigestMethod Algorithm="${sha256}"></DigestMethod><DigestValue>${digest(xml)}</DigestValue></Reference>`

export interface SimulatedBank {
  /** The answer of Swedish BankID to a completed signing. */
  completionData(signer: Signer, words: SignedWords): Record<string, unknown>
}

/** Keys are generated at first use, because this is slow. */
export const makeSimulatedBank = (): SimulatedBank => {
  let root: SimulatedCertificate | undefined
  const people = new Map<string, SimulatedCertificate>()

  const certificateOf = ({ personalNumber, firstName, lastName }: Signer) => {
    root ??= makeCertificate({ commonName: 'Bank of development, root of nothing' })
    const known = people.get(personalNumber)
    if (known) return { root, own: known }
    const commonName = `${firstName} ${lastName}`
    const name = { commonName, surname: lastName, givenName: firstName, serialNumber: personalNumber }
    const own = makeCertificate(name, root)
    people.set(personalNumber, own)
    return { root, own }
  }

  const signatureOf = (signer: Signer, { text, hidden }: SignedWords): string => {
    const { root: top, own } = certificateOf(signer)
    const certificates = [own, top]
      .map(({ certificate }) => `<X509Certificate>${certificate.toString('base64')}</X509Certificate>`)
      .join('')
    const keyInfo = `<KeyInfo xmlns="${dsig}" Id="bidKeyInfo"><X509Data>${certificates}</X509Data></KeyInfo>`
    const data = `<bankIdSignedData xmlns="${types}" Id="bidSignedData"><usrVisibleData charset="UTF-8" visible="wysiwys">${base64(text)}</usrVisibleData><usrNonVisibleData>${base64(hidden)}</usrNonVisibleData><srvInfo><name>${base64('Development')}</name><nonce>${base64(randomUUID())}</nonce></srvInfo><clientInfo><funcId>Signing</funcId></clientInfo></bankIdSignedData>`
    const info = `<SignedInfo xmlns="${dsig}"><CanonicalizationMethod Algorithm="${c14n}"></CanonicalizationMethod><SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></SignatureMethod>${reference('bidSignedData', data)}${reference('bidKeyInfo', keyInfo)}</SignedInfo>`
    const value = sign('sha256', Buffer.from(info), own.key).toString('base64')
    return `<?xml version="1.0" encoding="UTF-8" standalone="no"?><Signature xmlns="${dsig}">${info}<SignatureValue>${value}</SignatureValue>${keyInfo}<Object>${data}</Object></Signature>`
  }

  return {
    completionData: (signer, words) => ({
      user: {
        personalNumber: signer.personalNumber,
        name: `${signer.firstName} ${signer.lastName}`,
        givenName: signer.firstName,
        surname: signer.lastName,
      },
      device: { ipAddress: '127.0.0.1', uhi: 'development' },
      bankIdIssueDate: '2025-01-01Z',
      signature: base64(signatureOf(signer, words)),
      ocspResponse: base64('development'),
      risk: 'low',
    }),
  }
}

export interface SimulatedIssuer {
  proof(signer: Signer, words: SignedWords): Promise<SignatureProof>
}

/** Simulates a provider of OpenID Connect. @param now epoch milliseconds */
export const makeSimulatedIssuer = (now: () => number): SimulatedIssuer => {
  let pair: ReturnType<typeof generateKeyPairSync> | undefined
  const issuer = 'https://identity.development.invalid'
  const clientId = 'husrum'
  return {
    proof: async ({ personalNumber, firstName, lastName }, words) => {
      pair ??= generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'development', alg: 'ES256', use: 'sig' }
      const claims = { nin: personalNumber, given_name: firstName, family_name: lastName }
      const at = Math.floor(now() / 1_000)
      const idToken = await new SignJWT({ ...claims, nonce: bindingOf(words), acr: 'development' })
        .setProtectedHeader({ alg: 'ES256', kid: 'development' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(randomUUID())
        .setIssuedAt(at)
        .setExpirationTime(at + 300)
        .sign(pair.privateKey)
      return { kind: 'oidc', idToken, keys: [jwk], issuer, clientId, claims }
    },
  }
}
