// The cache of whoever is signed in: under keys of their own, so that it goes with the session.
import type { User } from '@husrum/domain'
import type { QueryClient } from '@tanstack/react-query'

/** Begins the key of everything that is fetched for one person alone. */
export const sessionKey = ({ id, association }: User): readonly [string, string, string] => [
  'session',
  id,
  association?.id ?? '',
]

/** Drops what was fetched for somebody, and every page with it: a page may show what is one's own. */
export const forgetSession = (queryClient: QueryClient): void => {
  const isTheirs = ({ queryKey: [first] }: { readonly queryKey: readonly unknown[] }) =>
    first === 'session' || first === 'page'
  queryClient.removeQueries({ predicate: isTheirs })
}
