// Verifies a provider's proof by cryptography alone: no provider is contacted, now or years later.
import { createHash, X509Certificate } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { SignedXml } from 'xml-crypto'
import type { SignatureProof, SignedWords } from './signing-provider.ts'
import { bindingOf } from './signing-provider.ts'

export interface ProofToVerify extends SignedWords {
  readonly proof: SignatureProof
  /** Of the expected signer, canonical. */
  readonly personalNumber: string
  /** When it was signed, epoch milliseconds: certificates and tokens must have been valid then. */
  readonly signedAt: number
}

/** The result. `problems` are sentences for the operator who runs the check; empty if the proof is valid. */
export interface ProofVerdict {
  readonly problems: readonly string[]
  /** Further facts, such as the root certificate. */
  readonly notes: readonly string[]
}

/** Clocks differ, and a token is issued before it arrives here. Milliseconds. */
const leewayMs = 600_000

const bankIdTypes = 'http://www.bankid.com/signature/v1.0.0/types'
const dsig = 'http://www.w3.org/2000/09/xmldsig#'

/** The permitted algorithms: no SHA-1, and no inclusion of anything but an element's own content. */
const algorithms = {
  signature: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ],
  digest: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
} as const

const parse = (xml: string) => new DOMParser({ onError: () => undefined }).parseFromString(xml, 'text/xml')

const textIn = (xml: string, namespace: string, name: string): string =>
  parse(xml).getElementsByTagNameNS(namespace, name)[0]?.textContent?.trim() ?? ''

/** Each certificate must be signed by the next; the last is a root, or the end of the known chain. */
const chainProblems = (chain: readonly X509Certificate[], at: number): readonly string[] => {
  const problems = chain.flatMap((certificate, place) => {
    const issuer = chain[place + 1]
    const isGood = issuer === undefined || certificate.verify(issuer.publicKey)
    return isGood ? [] : [`Certificate ${place + 1} is not signed by the one above it.`]
  })
  const isOutOfTime = chain.some(
    ({ validFromDate, validToDate }) => at + leewayMs < validFromDate.getTime() || at > validToDate.getTime(),
  )
  return isOutOfTime ? [...problems, 'A certificate was not valid at the time of the signature.'] : problems
}

const fingerprintOf = (certificate: X509Certificate): string =>
  createHash('sha256').update(certificate.raw).digest('hex')

/** The `serialNumber=199908072391` of a subject. */
const numberOf = ({ subject }: X509Certificate): string | undefined =>
  /^serialNumber=(.+)$/m.exec(subject)?.[1]

/** The library throws for a wrong signature value, and returns false for a wrong digest. */
const holds = (signed: SignedXml, xml: string): boolean => {
  try {
    return signed.checkSignature(xml)
  } catch {
    return false
  }
}

const verifyBankId = (
  { text, hidden, personalNumber, signedAt }: ProofToVerify,
  completionData: Readonly<Record<string, unknown>>,
  /** SHA-256 fingerprints of trusted roots, lower-case hex; if empty, any root is accepted and named in the notes. */
  roots: readonly string[],
): ProofVerdict => {
  const xml = Buffer.from(String(completionData.signature ?? ''), 'base64').toString('utf8')
  const certificates = [...parse(xml).getElementsByTagNameNS(dsig, 'X509Certificate')].map(
    ({ textContent }) => new X509Certificate(Buffer.from(textContent ?? '', 'base64')),
  )
  const [signer] = certificates
  const root = certificates.at(-1)
  const signature = parse(xml).documentElement
  if (!signer || !root || signature?.localName !== 'Signature' || signature.namespaceURI !== dsig)
    return { problems: ['There is no XML signature with certificates.'], notes: [] }
  const signed = new SignedXml({ publicCert: signer.toString() })
  signed.loadSignature(signature as never)
  const uses = (name: string, allowed: readonly string[]): boolean =>
    [...parse(xml).getElementsByTagNameNS(dsig, name)].every((node) =>
      allowed.includes(node.getAttribute('Algorithm') ?? ''),
    )
  if (!uses('SignatureMethod', algorithms.signature) || !uses('DigestMethod', algorithms.digest))
    return { problems: ['The XML signature uses an algorithm that is not accepted.'], notes: [] }
  if (!holds(signed, xml)) return { problems: ['The XML signature is not valid.'], notes: [] }
  // Read only the signed part, not other content of the same file.
  const data = signed.getSignedReferences().filter((part) => part.includes(bankIdTypes))
  const [only = ''] = data
  const decoded = (name: string) => Buffer.from(textIn(only, bankIdTypes, name), 'base64').toString('utf8')
  const isKnownRoot = roots.length === 0 || roots.includes(fingerprintOf(root))
  return {
    problems: [
      ...(data.length === 1 ? [] : ['The XML signature does not cover exactly one text.']),
      ...(decoded('usrVisibleData') === text ? [] : ['The signed text is not the stored one.']),
      ...(decoded('usrNonVisibleData') === hidden
        ? []
        : ['The signed document hashes are not the stored ones.']),
      ...(numberOf(signer) === personalNumber ? [] : ['Another person signed.']),
      ...chainProblems(certificates, signedAt),
      ...(isKnownRoot ? [] : ['The certificate chain does not end at a trusted root.']),
    ],
    notes: [`The chain ends at ${root.subject.replaceAll('\n', ', ')}, SHA-256 ${fingerprintOf(root)}.`],
  }
}

const verifyOidc = async (
  { text, hidden, personalNumber, signedAt }: ProofToVerify,
  { idToken, keys, issuer, clientId, claims }: Extract<SignatureProof, { kind: 'oidc' }>,
): Promise<ProofVerdict> => {
  try {
    const set = createLocalJWKSet({ keys: [...keys] })
    const { payload } = await jwtVerify(idToken, set, {
      issuer,
      audience: clientId,
      currentDate: new Date(signedAt),
      clockTolerance: leewayMs / 1_000,
      requiredClaims: ['nonce'],
    })
    const isSaid = (of: object) => Object.values(of).some((value) => value === personalNumber)
    return {
      problems: [
        ...(payload.nonce === bindingOf({ text, hidden })
          ? []
          : ['The token is bound to another text, or to other documents, than the stored ones.']),
        ...(isSaid(payload) || isSaid(claims) ? [] : ['The provider named another person.']),
      ],
      notes: [
        `Token of ${issuer}, key ${decodeProtectedHeader(idToken).kid ?? 'without a name'}.`,
        ...(isSaid(payload) ? [] : ['The personal number was sent separately from the token, over TLS.']),
      ],
    }
  } catch (cause) {
    return { problems: [`The token is not valid (${(cause as Error).name}).`], notes: [] }
  }
}

/** Checks a proof against the expected content, signer and time. Never rejects. */
export const verifyProof = async (
  asked: ProofToVerify,
  { roots = [] }: { readonly roots?: readonly string[] } = {},
): Promise<ProofVerdict> => {
  const { proof } = asked
  if (proof.kind === 'oidc') return verifyOidc(asked, proof)
  try {
    return verifyBankId(asked, proof.completionData, roots)
  } catch (cause) {
    return { problems: [`The XML signature cannot be read (${(cause as Error).name}).`], notes: [] }
  }
}
