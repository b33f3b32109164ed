// Differences between the OpenID Connect identity providers: what to request, and which claims prove the identity.
import type { AuthFlow, CountryCode, SiteDefinition } from '@husrum/domain'

/** The claims of the ID token, with those of the user info. */
export type IdentityClaims = Readonly<Record<string, unknown>>

/** From the claims, unchanged. */
export interface ClaimedPerson {
  readonly personalNumber: string
  readonly firstName: string
  readonly lastName: string
}

export interface OidcFlavour {
  readonly scope: string
  /** In addition to those of every request. */
  readonly parameters: (wish: {
    readonly site: SiteDefinition
    readonly purpose: AuthFlow
  }) => Readonly<Record<string, string>>
  /** Whether the identification was strong enough. `isTest` accepts the levels of a provider's test environment, too. */
  readonly isStrong: (
    claims: IdentityClaims,
    options: { readonly purpose: AuthFlow; readonly country: CountryCode; readonly isTest: boolean },
  ) => boolean
  /** Undefined if the claims have no identity of that country. */
  readonly person: (claims: IdentityClaims, country: CountryCode) => ClaimedPerson | undefined
  /** The request is signed, so that it cannot be changed on its way through the browser. */
  readonly signsRequests: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const personOf = (number: unknown, firstName: unknown, lastName: unknown): ClaimedPerson | undefined =>
  textOf(number) === ''
    ? undefined
    : { personalNumber: textOf(number), firstName: textOf(firstName), lastName: textOf(lastName) }

/** The electronic identities behind the broker Signicat, by country. */
const brokered = { SE: 'sbid', NO: 'nbid', FI: 'ftn' } as const satisfies Record<CountryCode, string>

const signicat: OidcFlavour = {
  scope: 'openid profile nin',
  parameters: ({ site }) => ({
    acr_values: `idp:${brokered[site.country]}`,
    prompt: 'login',
    ui_locales: site.locale,
  }),
  // The broker returns which identity was used; each of ours is issued by banks.
  isStrong: ({ idp_id }, { country }) => idp_id === brokered[country],
  person: (claims, country) =>
    claims.nin_issuing_country === country
      ? personOf(claims.nin, claims.given_name, claims.family_name)
      : undefined,
  signsRequests: false,
}

/** With the whole BankID; and with biometrics alone, which is a level lower. */
const norwegianHigh = ['urn:bankid:bid;LOA=4', 'urn:bankid:bim;LOA=4']
const norwegianSubstantial = ['urn:bankid:bis;LOA=3']

const norwegianBankId: OidcFlavour = {
  scope: 'openid profile nnin_altsub',
  parameters: ({ site }) => ({
    login_hint: 'BID',
    acr_values: norwegianHigh.join(' '),
    prompt: 'login',
    ui_locales: site.locale,
  }),
  // Biometrics suffice for signing in; binding steps require the whole BankID.
  isStrong: ({ acr }, { purpose }) =>
    [...norwegianHigh, ...(purpose.startsWith('login') ? norwegianSubstantial : [])].includes(textOf(acr)),
  person: (claims, country) =>
    country === 'NO'
      ? personOf(claims.nnin_altsub ?? claims.nnin, claims.given_name, claims.family_name)
      : undefined,
  signsRequests: false,
}

const finnishLevel = 'http://ftn.ficora.fi/2017/loa'

/** Recommendation 213/2023 S of Traficom. */
const finnishTrustNetwork: OidcFlavour = {
  scope: 'openid',
  parameters: ({ site }) => ({
    acr_values: `${finnishLevel}2`,
    prompt: 'login',
    ui_locales: site.locale,
    ftn_spname: site.name,
  }),
  isStrong: ({ acr }, { isTest }) =>
    ['2', '3', ...(isTest ? ['test2', 'test3'] : [])].some((level) => acr === `${finnishLevel}${level}`),
  person: (claims, country) =>
    country === 'FI'
      ? personOf(claims['urn:oid:1.2.246.21'], claims['urn:oid:1.2.246.575.1.14'], claims['urn:oid:2.5.4.4'])
      : undefined,
  signsRequests: true,
}

export const oidcFlavours = { signicat, norwegianBankId, finnishTrustNetwork } as const satisfies Record<
  string,
  OidcFlavour
>
export type OidcFlavourName = keyof typeof oidcFlavours
