// Query of contacts, cached per session. It includes an idempotency key for the form without script: repeated submissions send one message.
import type { Contacts, SeenContacts, WrittenMessage } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

export interface ContactsToShow {
  readonly seen: SeenContacts
  readonly formKey: string
  /** Time of the fetch, epoch milliseconds. */
  readonly at: number
}

const key = (site: SiteDefinition) => ['session', site.key, 'contacts']

export const contactsQuery = (
  site: SiteDefinition,
  contacts: Pick<Contacts, 'see'>,
): Query<ContactsToShow> => ({
  queryKey: key(site),
  queryFn: async () => ({ seen: await contacts.see(), formKey: crypto.randomUUID(), at: Date.now() }),
  staleTime: 30_000,
})

/** Adds a sent message to the list at once. */
export const useKeepWritten = (): ((message: WrittenMessage) => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return async (message) => {
    const { client } = await library.load()
    client.setQueryData<ContactsToShow>(key(site), (shown) => {
      if (!shown || shown.seen.messages.some(({ id }) => id === message.id)) return shown
      const seen = { ...shown.seen, typed: {}, messages: [message, ...shown.seen.messages] }
      return { ...shown, seen, formKey: crypto.randomUUID() }
    })
  }
}
