// The query cache of a signed-in user: under keys of their own, so that it can be deleted with the session.
import type { User } from '@husrum/domain'
import type { QueryClient } from '@tanstack/react-query'

/** The prefix of the keys of everything that is fetched for one user only. */
export const sessionKey = ({ id, association }: User): readonly [string, string, string] => [
  'session',
  id,
  association?.id ?? '',
]

/** Deletes the user's own answers, and every page, because a page may contain the user's own data. */
export const forgetSession = (queryClient: QueryClient): void => {
  const isTheirs = ({ queryKey: [first] }: { readonly queryKey: readonly unknown[] }) =>
    first === 'session' || first === 'page'
  queryClient.removeQueries({ predicate: isTheirs })
}
