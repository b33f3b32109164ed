// Maps a signed-in person from the wire (PLAT-58) to the domain.
import type { UserDto } from '@husrum/contract'
import type { User } from '@husrum/domain'

/** Omits undefined members, which the domain requires to be absent. */
const given = <Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as never

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
  given({
    ...same,
    country: countryId,
    newsletter: newsLetter,
    isFirstIdentityLogin: firstSsnLogin,
    hasPersonalIdentifier: pid,
    favourites: favorites,
    association: brfAccount,
  }) as User
