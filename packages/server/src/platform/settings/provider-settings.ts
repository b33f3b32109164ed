// Settings of the providers of electronic identities, with our credentials.
import { z } from '@husrum/contract'
import type { JWK } from 'jose'
import type {
  BankIdSettings,
  OidcFlavourName,
  OidcMethod,
  OidcSettings,
  ProviderSettings,
} from '../../people/sign-in/index.ts'
import type { ParsedSettings, Variables } from './parse-settings.ts'
import { address, file, parseSettings, setting, textFile } from './parse-settings.ts'

export const bankIdShape = (root: string) => ({
  BANKID_URL: setting(
    z.optional(address('BANKID_URL', ['https:'])),
    'address of the BankID service for relying parties, version 6 (Sweden)',
  ),
  BANKID_CA: setting(
    z.optional(textFile('BANKID_CA', root)),
    'PEM file with the certificate authority of BankID',
  ),
  BANKID_PFX: setting(z.optional(file('BANKID_PFX', root)), 'client certificate for BankID as a PFX file'),
  BANKID_CERT: setting(
    z.optional(textFile('BANKID_CERT', root)),
    'client certificate as a PEM file, instead of the PFX file',
  ),
  BANKID_KEY: setting(z.optional(textFile('BANKID_KEY', root)), 'PEM file with the key of `BANKID_CERT`'),
  BANKID_PASSPHRASE: setting(z.optional(z.string()), 'passphrase of the PFX file or of the key'),
})

const bankId = (root: string) =>
  z.pipe(
    z.object(bankIdShape(root)),
    z.transform(
      (
        { BANKID_URL: url, BANKID_CA: ca, BANKID_PFX: pfx, BANKID_CERT: cert, BANKID_KEY: key, ...rest },
        { issues },
      ): BankIdSettings => {
        const passphrase = rest.BANKID_PASSPHRASE
        const identity = pfx
          ? { pfx, passphrase }
          : cert !== undefined && key !== undefined && { cert, key, passphrase }
        if (url !== undefined && ca !== undefined && identity) return { url, ca, identity }
        const message =
          'BankID needs BANKID_URL, BANKID_CA, and either BANKID_PFX or both BANKID_CERT and BANKID_KEY.'
        issues.push({ code: 'custom', message, input: rest })
        return z.NEVER
      },
    ),
  )

/** A private key as a JSON Web Key. */
const privateKey = (name: string, root: string) =>
  z.pipe(
    textFile(name, root),
    z.transform((text: string, { issues }): JWK => {
      try {
        const key = JSON.parse(text) as JWK
        if (typeof key.kty === 'string' && typeof key.d === 'string') return key
      } catch {
        // Reported below: invalid JSON is not a key either.
      }
      issues.push({
        code: 'custom',
        message: `${name} must be a file with a private JSON Web Key.`,
        input: text,
      })
      return z.NEVER
    }),
  )

const flavours: Readonly<Record<string, OidcFlavourName>> = {
  signicat: 'signicat',
  'norwegian-bankid': 'norwegianBankId',
  'finnish-trust-network': 'finnishTrustNetwork',
}

/** Default flavour of each. */
const usualFlavours = { eident: 'norwegian-bankid', signicat: 'signicat' } as const satisfies Record<
  OidcMethod,
  string
>

export const oidcMethods = Object.keys(usualFlavours) as readonly OidcMethod[]
export const oidcPrefix = (method: OidcMethod): string => `OIDC_${method.toUpperCase()}`

/** By the name without its prefix. */
export const oidcShape = (method: OidcMethod, root: string) => {
  const of = (part: string) => `${oidcPrefix(method)}_${part}`
  return {
    ISSUER: setting(
      z.optional(address(of('ISSUER'), ['https:'])),
      `issuer of the OpenID Connect provider ${method === 'eident' ? 'of the Norwegian site' : 'of the Finnish site'}`,
    ),
    CLIENT_ID: setting(z.optional(z.string()), 'client id at the provider'),
    CLIENT_SECRET: setting(z.optional(z.string()), 'client secret at the provider'),
    KEY: setting(
      z.optional(privateKey(of('KEY'), root)),
      'file with the private key of the client (JSON Web Key), instead of the secret',
    ),
    DECRYPTION_KEY: setting(
      z.optional(privateKey(of('DECRYPTION_KEY'), root)),
      'file with the private key that decrypts answers',
    ),
    FLAVOUR: setting(
      z._default(
        z.pipe(
          z.enum(
            Object.keys(flavours) as [string, ...string[]],
            `${of('FLAVOUR')} must be one of ${Object.keys(flavours).join(', ')}.`,
          ),
          z.transform((name: string) => flavours[name] as OidcFlavourName),
        ),
        flavours[usualFlavours[method]] as OidcFlavourName,
      ),
      `dialect of the provider: ${Object.keys(flavours).join(', ')}`,
      usualFlavours[method],
    ),
    TEST: setting(
      z.optional(z.string()),
      '`1` accepts identities of the provider’s test environment; refused in production',
    ),
  }
}

const oidc = (method: OidcMethod, root: string) => {
  const prefix = oidcPrefix(method)
  return z.pipe(
    z.object({ ...oidcShape(method, root), NODE_ENV: z.optional(z.string()) }).check(
      z.refine(
        ({ TEST, NODE_ENV }) => TEST !== '1' || NODE_ENV !== 'production',
        `${prefix}_TEST must not be set in production: it accepts identities of a test environment.`,
      ),
      z.refine(
        ({ FLAVOUR, KEY }) => FLAVOUR !== 'finnishTrustNetwork' || KEY !== undefined,
        `${prefix}_KEY must be set: the Finnish network accepts only signed requests.`,
      ),
    ),
    z.transform(
      (
        {
          FLAVOUR: flavour,
          ISSUER: issuer,
          CLIENT_ID: clientId,
          CLIENT_SECRET: secret,
          KEY: privateKey,
          DECRYPTION_KEY: decryptionKey,
          TEST,
        },
        { issues },
      ): OidcSettings => {
        const credential = privateKey ? { privateKey } : secret !== undefined && { secret }
        if (issuer !== undefined && clientId !== undefined && credential)
          return {
            flavour,
            issuer,
            clientId,
            credential,
            ...(decryptionKey && { decryptionKey }),
            isTest: TEST === '1',
          }
        const message = `${prefix} needs ${prefix}_ISSUER, ${prefix}_CLIENT_ID, and either ${prefix}_CLIENT_SECRET or ${prefix}_KEY.`
        issues.push({ code: 'custom', message, input: issuer })
        return z.NEVER
      },
    ),
  )
}

const unset = { settings: undefined, wrong: [] } as const
const isSet = (variables: Variables): boolean => Object.values(variables).some((value) => value !== undefined)

const pick = (variables: Variables, names: readonly string[], prefix = ''): Variables =>
  Object.fromEntries(names.map((name) => [name, variables[`${prefix}${name}`]]))

const readBankId = (variables: Variables, root: string): ParsedSettings<BankIdSettings> | typeof unset => {
  const own = pick(variables, Object.keys(bankIdShape(root)))
  return isSet(own) ? parseSettings(bankId(root), own) : unset
}

const readOidc = (
  method: OidcMethod,
  variables: Variables,
  root: string,
): ParsedSettings<OidcSettings> | typeof unset => {
  const own = pick(variables, Object.keys(oidcShape(method, root)), `${oidcPrefix(method)}_`)
  return isSet(own) ? parseSettings(oidc(method, root), { ...own, NODE_ENV: variables.NODE_ENV }) : unset
}

/** @param root what relative paths of files are relative to. */
export const readProviders = (
  variables: Variables,
  root: string,
): { readonly settings: ProviderSettings; readonly wrong: readonly string[] } => {
  const bankId = readBankId(variables, root)
  const oidc = oidcMethods.map((method) => [method, readOidc(method, variables, root)] as const)
  return {
    settings: {
      ...(bankId.settings && { bankId: bankId.settings }),
      oidc: Object.fromEntries(
        oidc.flatMap(([method, { settings }]) => (settings ? [[method, settings]] : [])),
      ),
    },
    wrong: [bankId.wrong, ...oidc.map(([, { wrong }]) => wrong)].flat(),
  }
}
