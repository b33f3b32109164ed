// Maps premises from the wire, where prices are whole units of the site's currency.
import type { PremisesDetailsDto, PremisesDto } from '@husrum/contract'
import type { Premises, PremisesDetails } from '@husrum/domain'
import { moneyOf, withoutUndefined } from '@husrum/domain'
import { toContact } from '../contacts/contact-mapper.ts'

const withMoney = <Dto extends PremisesDto>({ price, ...dto }: Dto) => ({
  ...dto,
  ...withoutUndefined({ price: moneyOf(price) }),
})

export const toPremises = (dto: PremisesDto): Premises => withMoney(dto) as Premises

export const toPremisesDetails = ({ contacts, ...dto }: PremisesDetailsDto): PremisesDetails =>
  ({
    ...withMoney(dto),
    ...(contacts && { contacts: contacts.map(toContact) }),
  }) as PremisesDetails
