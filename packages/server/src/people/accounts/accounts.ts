// The account interface for the rest of the server: find and create accounts, and read a user as each site sees it.
import type {
  AccountOrganisation,
  CountryCode,
  SelectableAssociation,
  SiteDefinition,
  User,
} from '@husrum/domain'
import type { ConfirmedAddress } from '../../platform/mail/recipient.ts'
import type { NewUndo } from './postgres-account-undos.ts'

/** An identity as proven by a provider. It never leaves the server. */
export interface ProvenIdentity {
  readonly country: CountryCode
  /** Canonical (SEC-17). */
  readonly personalNumber: string
  readonly firstName: string
  readonly lastName: string
}

/** The data of a new account; e-mail, phone and names in canonical form. */
export interface NewAccount {
  readonly organisation: AccountOrganisation
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly newsletter: boolean
  readonly passwordHash?: string
  readonly identity?: ProvenIdentity
  /** Created by a booking alone: the person has not asked for an account yet. */
  readonly isOfBookingAlone?: boolean
}

/** The account data that the sign-in needs. */
export interface FoundAccount {
  readonly id: string
  readonly passwordHash: string | null
  readonly requiresIdentity: boolean
  readonly hasIdentity: boolean
  /** The owner's mailbox. */
  readonly confirmedEmail: ConfirmedAddress | undefined
}

export interface Accounts {
  /** Finds the account that has confirmed the address. Accounts with the address unconfirmed are not found. */
  findByEmail(organisation: AccountOrganisation, email: string): Promise<FoundAccount | undefined>
  findByIdentity(
    organisation: AccountOrganisation,
    identity: ProvenIdentity,
  ): Promise<FoundAccount | undefined>
  find(accountId: string): Promise<FoundAccount | undefined>
  /** Returns `taken` if the identity has an account already, also if another request creates it concurrently. The address is unconfirmed. */
  create(account: NewAccount): Promise<{ readonly id: string } | 'taken'>
  /** Links an identity to an account that has none. `taken`: another account has it, or the account has another. */
  tieIdentity(accountId: string, identity: ProvenIdentity, undo?: NewUndo): Promise<'tied' | 'taken'>
  /** Records a sign-in with an e-identity, so that the first one can be distinguished from later ones. */
  noteIdentityLogin(accountId: string): Promise<void>
  associationsOf(accountId: string): Promise<readonly SelectableAssociation[]>
  /** The user as seen by the site and the association of the session. Undefined if the account is gone. */
  user(
    accountId: string,
    seen: { readonly site: SiteDefinition; readonly associationId?: string | undefined },
  ): Promise<User | undefined>
  giveConsent(accountId: string, site: SiteDefinition, accepted: boolean): Promise<void>
}
