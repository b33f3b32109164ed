// Which providers of electronic identities we are known to, and by what we show that we are ourselves.
import type { JWK } from 'jose'
import type { BankIdSettings } from '../sign-in/bank-id/bank-id-client.ts'
import type { OidcSettings } from '../sign-in/oidc/oidc-client.ts'
import type { OidcFlavourName } from '../sign-in/oidc/oidc-flavours.ts'
import type { OidcMethod, ProviderSettings } from '../sign-in/open-providers.ts'
import type { Reader, Said, Variables } from './read-variables.ts'
import { makeReader } from './read-variables.ts'

/** Whose ways each method has unless it is said. */
const usualFlavours = { eident: 'norwegian-bankid', signicat: 'signicat' } as const satisfies Record<
  OidcMethod,
  string
>

const flavours: Readonly<Record<string, OidcFlavourName>> = {
  signicat: 'signicat',
  'norwegian-bankid': 'norwegianBankId',
  'finnish-trust-network': 'finnishTrustNetwork',
}

const bankIdNames = ['URL', 'PFX', 'PASSPHRASE', 'CERT', 'KEY', 'CA'].map((name) => `BANKID_${name}`)

const bankIdIdentity = (variables: Variables, reader: Reader): BankIdSettings['identity'] | undefined => {
  const [pfx, cert, key] = ['PFX', 'CERT', 'KEY'].map((name) => reader.file(`BANKID_${name}`))
  const passphrase = variables.BANKID_PASSPHRASE
  if (pfx) return { pfx, passphrase }
  return cert && key && { cert: cert.toString('utf8'), key: key.toString('utf8'), passphrase }
}

const readBankId = (variables: Variables, root: string): Said<BankIdSettings | undefined> => {
  const reader = makeReader(variables, root)
  const { wrong } = reader
  if (!bankIdNames.some((name) => variables[name] !== undefined)) return { settings: undefined, wrong }
  const url = reader.address('BANKID_URL', ['https:'])
  const ca = reader.file('BANKID_CA')?.toString('utf8')
  const identity = bankIdIdentity(variables, reader)
  if (url !== undefined && ca !== undefined && identity) return { settings: { url, ca, identity }, wrong }
  if (wrong.length === 0)
    wrong.push(
      'BankID needs BANKID_URL, BANKID_CA, and either BANKID_PFX or both BANKID_CERT and BANKID_KEY.',
    )
  return { settings: undefined, wrong }
}

/** A private key as a JSON Web Key. */
const privateKeyOf = (name: string, reader: Reader): JWK | undefined => {
  const text = reader.file(name)?.toString('utf8')
  if (text === undefined) return undefined
  try {
    const key = JSON.parse(text) as JWK
    if (typeof key.kty === 'string' && typeof key.d === 'string') return key
  } catch {
    // Said below: what is no JSON is no key either.
  }
  reader.wrong.push(`${name} must be a file with a private JSON Web Key.`)
  return undefined
}

const oidcParts = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'KEY', 'DECRYPTION_KEY', 'FLAVOUR', 'TEST']

const readOidc = (method: OidcMethod, variables: Variables, root: string): Said<OidcSettings | undefined> => {
  const prefix = `OIDC_${method.toUpperCase()}`
  const reader = makeReader(variables, root)
  const { wrong } = reader
  const of = (part: string) => variables[`${prefix}_${part}`]
  if (!oidcParts.some((part) => of(part) !== undefined)) return { settings: undefined, wrong }

  const flavour = flavours[of('FLAVOUR') ?? usualFlavours[method]]
  const issuer = reader.address(`${prefix}_ISSUER`, ['https:'])
  const clientId = of('CLIENT_ID')
  const secret = of('CLIENT_SECRET')
  const privateKey = privateKeyOf(`${prefix}_KEY`, reader)
  const decryptionKey = privateKeyOf(`${prefix}_DECRYPTION_KEY`, reader)
  const credential = privateKey ? { privateKey } : secret !== undefined && { secret }
  const isTest = of('TEST') === '1'
  if (flavour === undefined)
    wrong.push(`${prefix}_FLAVOUR must be one of ${Object.keys(flavours).join(', ')}.`)
  if (isTest && variables.NODE_ENV === 'production')
    wrong.push(`${prefix}_TEST takes identities of a test environment for real ones: not in production.`)
  if (flavour === 'finnishTrustNetwork' && !privateKey && wrong.length === 0)
    wrong.push(`${prefix}_KEY must be set: the Finnish network takes signed requests alone.`)
  if (wrong.length === 0 && (issuer === undefined || clientId === undefined || !credential))
    wrong.push(
      `${prefix} needs ${prefix}_ISSUER, ${prefix}_CLIENT_ID, and either ${prefix}_CLIENT_SECRET or ${prefix}_KEY.`,
    )
  const isWhole =
    wrong.length === 0 && flavour && issuer !== undefined && clientId !== undefined && credential
  return {
    settings: isWhole
      ? { flavour, issuer, clientId, credential, ...(decryptionKey && { decryptionKey }), isTest }
      : undefined,
    wrong,
  }
}

/** @param root what relative paths of files are relative to. */
export const readProviders = (variables: Variables, root: string): Said<ProviderSettings> => {
  const bankId = readBankId(variables, root)
  const eident = readOidc('eident', variables, root)
  const signicat = readOidc('signicat', variables, root)
  return {
    settings: {
      ...(bankId.settings && { bankId: bankId.settings }),
      oidc: {
        ...(eident.settings && { eident: eident.settings }),
        ...(signicat.settings && { signicat: signicat.settings }),
      },
    },
    wrong: [bankId, eident, signicat].flatMap(({ wrong }) => wrong),
  }
}
