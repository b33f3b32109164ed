// Maps contacts from the wire.
import type { ContactDto } from '@husrum/contract'
import type { Contact } from '@husrum/domain'
import { staffRoleOf } from '@husrum/domain'

export const toContact = ({ contactType, ...contact }: ContactDto): Contact =>
  ({ ...contact, role: staffRoleOf(contactType) }) as Contact
