// A text whose emergency numbers are links to call them.
import { telLink } from '@husrum/domain'
import { Fragment } from 'react'

/** The numbers of the emergency services in the countries of the sites, as words of their own. */
const emergencyNumber = /\b(11[023])\b/

/** Numbers are at odd places, since `split` keeps the group. */
export const EmergencyNumbers = ({ text }: { readonly text: string }) =>
  text.split(emergencyNumber).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <a key={at} href={telLink(part)}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <Fragment key={at}>{part}</Fragment>
    ),
  )
