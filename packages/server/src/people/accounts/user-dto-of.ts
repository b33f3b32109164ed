// Converts a user to its DTO.
import type { Answer, UserDto } from '@husrum/contract'
import type { SiteDefinition, User } from '@husrum/domain'
import { isBoardMember, isVip } from '@husrum/domain'

/** `isVip` is that of the given site. */
export const userDtoOf = (user: User, site: SiteDefinition): Answer<UserDto> => {
  const {
    country,
    newsletter,
    isFirstIdentityLogin,
    hasPersonalIdentifier,
    favourites,
    association,
    ...same
  } = user
  return {
    ...same,
    countryId: country,
    newsLetter: newsletter,
    firstSsnLogin: isFirstIdentityLogin,
    pid: hasPersonalIdentifier,
    vipMemberships: [...same.vipMemberships],
    consents: [...same.consents],
    payments: [...same.payments],
    bookings: [...same.bookings],
    favorites: [...favourites],
    interests: [...same.interests],
    purchases: [...same.purchases],
    showings: [...same.showings],
    ...(association && { brfAccount: association }),
    isBoardMember: isBoardMember(user),
    isVip: isVip(user, site),
  }
}
