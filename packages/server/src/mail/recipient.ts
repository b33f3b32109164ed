// To whom a letter may go without being counted. The types are nominal: only these functions make them.

declare const kindOfRecipient: unique symbol

/** An address that its owner has proven, and to whom the letter belongs. */
export type ConfirmedAddress = string & { readonly [kindOfRecipient]: 'confirmed' }
/** An address of the company: staff, or the desk of a contact. */
export type CompanyAddress = string & { readonly [kindOfRecipient]: 'company' }

/** The columns of an account that say how its owner is reached. */
export interface AccountAddress {
  /** Empty where none is known. */
  readonly email: string
  readonly email_confirmed_at: string | null
}

/** Undefined as long as the owner of the account has not confirmed the address. */
export const confirmedAddressOf = ({
  email,
  email_confirmed_at,
}: AccountAddress): ConfirmedAddress | undefined =>
  email === '' || email_confirmed_at === null ? undefined : (email as ConfirmedAddress)

/** An address to which a secret link was sent that its reader has used. */
export const addressOfUsedLink = (address: string): ConfirmedAddress => address as ConfirmedAddress

/** An address that the company's settings, content or catalogue name; never one that a visitor typed. */
export const companyAddress = (address: string): CompanyAddress => address as CompanyAddress
