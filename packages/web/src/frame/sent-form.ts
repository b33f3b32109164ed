// A filter form that was sent without script.
import type { AddressProblem } from '@husrum/domain'

/** Hidden field that distinguishes a sent form from a followed link. */
export const sentMarker = 'sent'

/** The fields of a form as a browser would send them, without the marker and files. */
export const entriesOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== sentMarker ? [[name, value]] : [],
  )

/** Adds the values that could not be taken to an address, so that its page can tell beside the field. */
export const keepingUnread = (
  address: string,
  problems: readonly AddressProblem[],
  others: readonly (readonly [name: string, value: string])[] = [],
): string => {
  const unread = problems
    .filter(({ key }) => key === 'numeric' || key === 'beyondRange')
    .map(({ field, value }) => [field, value] as const)
  const query = new URLSearchParams([...unread, ...others].map(([name, value]) => [name, value])).toString()
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
}
