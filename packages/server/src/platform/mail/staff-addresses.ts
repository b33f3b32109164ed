// Who of the company gets a letter about work at a stage.
import type { Contact, ContactGroup } from '@husrum/domain'
import { emailsOfGroup } from '@husrum/domain'
import type { CompanyAddress } from './recipient.ts'
import { companyAddress } from './recipient.ts'

/** The contacts of the stage in the group; if there are none, the staff address of the company. */
export const staffAddressesOf = (
  contacts: readonly Contact[],
  group: ContactGroup,
  staffAddress: string | undefined,
): readonly CompanyAddress[] => {
  const found = emailsOfGroup(contacts, group)
  return (found.length > 0 || staffAddress === undefined ? found : [staffAddress]).map(companyAddress)
}
