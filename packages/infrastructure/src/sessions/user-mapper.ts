// Maps a signed-in person from the wire (PLAT-58) to the domain.
import type { UserDto } from '@husrum/contract'
import type { User } from '@husrum/domain'
import { withoutUndefined } from '@husrum/domain'

export const toUser = ({
  countryId,
  newsLetter,
  firstSsnLogin,
  pid,
  favorites,
  brfAccount,
  isBoardMember: _follows,
  isVip: _alsoFollows,
  ...same
}: UserDto): User =>
  withoutUndefined({
    ...same,
    country: countryId,
    newsletter: newsLetter,
    isFirstIdentityLogin: firstSsnLogin,
    hasPersonalIdentifier: pid,
    favourites: favorites,
    association: brfAccount,
  }) as User
