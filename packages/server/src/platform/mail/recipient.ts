// Recipients whose letters are not counted. The types are nominal: only these functions create them.

declare const kindOfRecipient: unique symbol

/** An address whose owner has confirmed it, and is the reader of the letter. */
export type ConfirmedAddress = string & { readonly [kindOfRecipient]: 'confirmed' }
/** An address of the company: of staff, or of a contact. */
export type CompanyAddress = string & { readonly [kindOfRecipient]: 'company' }

/** The columns of an account with its address. */
export interface AccountAddress {
  /** Empty if unknown. */
  readonly email: string
  readonly email_confirmed_at: string | null
}

/** Undefined until the owner of the account has confirmed the address. */
export const confirmedAddressOf = ({
  email,
  email_confirmed_at,
}: AccountAddress): ConfirmedAddress | undefined =>
  email === '' || email_confirmed_at === null ? undefined : (email as ConfirmedAddress)

/** An address whose reader has used a secret link that was sent there. */
export const addressOfUsedLink = (address: string): ConfirmedAddress => address as ConfirmedAddress

/** An address from settings, content or catalogue of the company; never one that a visitor typed. */
export const companyAddress = (address: string): CompanyAddress => address as CompanyAddress
