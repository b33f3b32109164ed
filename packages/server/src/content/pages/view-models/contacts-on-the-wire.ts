// The contacts of a stage or premises, with the number of their role as on the wire (`contactType`, PLAT-66).
import type { ContactDto } from '@husrum/contract'
import type { Contact, StageDetails } from '@husrum/domain'
import { idOfStaffRole } from '@husrum/domain'

const onTheWire = (contact: Contact): Contact & ContactDto => {
  const contactType = idOfStaffRole(contact.role)
  return { ...contact, ...(contactType !== undefined && { contactType }) }
}

export const contactsOnTheWire = (contacts: readonly Contact[]): readonly Contact[] => contacts.map(onTheWire)

export const withContactTypes = (stage: StageDetails): StageDetails =>
  stage.contacts ? { ...stage, contacts: contactsOnTheWire(stage.contacts) } : stage
