// What can be signed: the agreement of a booking, or a document of a home. Both share the same code.

/** A booking, or a document of a home. */
export interface SignedThing {
  readonly kind: 'booking' | 'document'
  readonly id: string
}

export const bookingThing = (id: string): SignedThing => ({ kind: 'booking', id })
export const documentThing = (id: string): SignedThing => ({ kind: 'document', id })

/** The columns that reference a thing. */
export const columnsOf = ({ kind, id }: SignedThing) => ({
  booking_id: kind === 'booking' ? id : null,
  residence_document_id: kind === 'document' ? id : null,
})

/** The column that references a thing. */
export const columnOf = ({ kind }: SignedThing): 'booking_id' | 'residence_document_id' =>
  kind === 'booking' ? 'booking_id' : 'residence_document_id'

/** The thing that a row references: exactly one of the columns is set. */
export const thingOfRow = (row: {
  readonly booking_id: string | null
  readonly residence_document_id: string | null
}): SignedThing =>
  row.booking_id === null ? documentThing(row.residence_document_id ?? '') : bookingThing(row.booking_id)

export const isSameThing = (one: SignedThing, other: SignedThing): boolean =>
  one.kind === other.kind && one.id === other.id
