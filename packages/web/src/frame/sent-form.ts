// A filter form that was sent without script.
import type { AddressProblem } from '@husrum/domain'

/** Hidden field that tells a sent form from an address that somebody follows. */
export const sentMarker = 'sent'

/** What the fields of a form say: what a browser would send of it, without the marker and files. */
export const entriesOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== sentMarker ? [[name, value]] : [],
  )

/** An address with what it should have had and could not be read, so that its page can say so beside the field. */
export const keepingUnread = (
  address: string,
  problems: readonly AddressProblem[],
  others: readonly (readonly [name: string, value: string])[] = [],
): string => {
  const unread = problems
    .filter(({ key }) => key === 'numeric')
    .map(({ field, value }) => [field, value] as const)
  const query = new URLSearchParams([...unread, ...others].map(([name, value]) => [name, value])).toString()
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
}
