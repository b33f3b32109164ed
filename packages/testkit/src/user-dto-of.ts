// Maps a person to the wire format, for fake backends.
import type { Answer, UserDto } from '@husrum/contract'
import type { User } from '@husrum/domain'

export const userDtoOf = ({
  country,
  newsletter,
  isFirstIdentityLogin,
  hasPersonalIdentifier,
  favourites,
  association,
  ...same
}: User): Answer<UserDto> => ({
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
  isBoardMember: association !== undefined,
  isVip: same.vipMemberships.length > 0,
})
