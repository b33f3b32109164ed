// What the rest of the server asks of accounts: find a person, make one, know what they are to each site.
import type {
  AccountOrganisation,
  CountryCode,
  SelectableAssociation,
  SiteDefinition,
  User,
} from '@husrum/domain'
import type { ConfirmedAddress } from '../mail/recipient.ts'
import type { NewUndo } from './postgres-account-undos.ts'

/** Who a provider says that somebody is. It stays on the server. */
export interface ProvenIdentity {
  readonly country: CountryCode
  /** Canonical (SEC-17). */
  readonly personalNumber: string
  readonly firstName: string
  readonly lastName: string
}

/** What an account is begun with; e-mail, phone and names in canonical form. */
export interface NewAccount {
  readonly organisation: AccountOrganisation
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly newsletter: boolean
  readonly passwordHash?: string
  readonly identity?: ProvenIdentity
  /** Known by a booking alone: nobody has asked for an account yet. */
  readonly isOfBookingAlone?: boolean
}

/** An account as the sign-in needs to see it. */
export interface FoundAccount {
  readonly id: string
  readonly passwordHash: string | null
  readonly requiresIdentity: boolean
  readonly hasIdentity: boolean
  /** Whoever reads it is the owner. */
  readonly confirmedEmail: ConfirmedAddress | undefined
}

export interface Accounts {
  /** Whoever has confirmed the address; whoever began with it unconfirmed is not found. */
  findByEmail(organisation: AccountOrganisation, email: string): Promise<FoundAccount | undefined>
  findByIdentity(
    organisation: AccountOrganisation,
    identity: ProvenIdentity,
  ): Promise<FoundAccount | undefined>
  find(accountId: string): Promise<FoundAccount | undefined>
  /** Answers `taken` where the identity has an account already: two at once make one. The address is not confirmed yet. */
  create(account: NewAccount): Promise<{ readonly id: string } | 'taken'>
  /** Ties an identity to an account that has none. `taken`: it is another account's, or the account has another. */
  tieIdentity(accountId: string, identity: ProvenIdentity, undo?: NewUndo): Promise<'tied' | 'taken'>
  /** Notes a sign-in with an e-identity, so that the first can be told from all others. */
  noteIdentityLogin(accountId: string): Promise<void>
  associationsOf(accountId: string): Promise<readonly SelectableAssociation[]>
  /** The person, as the site and the association they signed in for see them. Undefined when the account is gone. */
  user(
    accountId: string,
    seen: { readonly site: SiteDefinition; readonly associationId?: string | undefined },
  ): Promise<User | undefined>
  giveConsent(accountId: string, site: SiteDefinition, accepted: boolean): Promise<void>
}
