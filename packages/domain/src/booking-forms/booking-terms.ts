// What a buyer must accept and read before signing.
import type { Checked, FieldIssue } from '../validation/field-error.ts'
import type { Rule } from '../validation/rule.ts'
import { formRule, mustBeTrueRule, rule, valid } from '../validation/rule.ts'

/** A document of a booking. */
export interface BookingDocument {
  readonly id: string
  readonly title: string
  readonly type: string
  /** Whether the buyer must open it before signing: Finland's security documents. */
  readonly mustRead: boolean
  /** When the buyer opened it, epoch ms. */
  readonly readAt?: number
}

/** The confirmations of a buyer. */
export interface BookingTerms {
  readonly acceptedTerms: true
  /** Ids of documents that were read. */
  readonly documentsRead: readonly string[]
}

/** The confirmations of a buyer, while the box may still be unticked. */
export interface BookingTermsInput extends Omit<BookingTerms, 'acceptedTerms'> {
  readonly acceptedTerms: boolean
}

/** The unread documents that must be read, in order. `readNow` are ids of documents read since. */
export const unreadBookingDocuments = (
  documents: readonly BookingDocument[],
  readNow: readonly string[] = [],
): readonly BookingDocument[] =>
  documents.filter(({ id, mustRead, readAt }) => mustRead && readAt === undefined && !readNow.includes(id))

/** A rule over the ids of opened documents: each unread one that must be read is `required`, with its id. */
export const documentsReadRule = (documents: readonly BookingDocument[]): Rule<readonly string[]> =>
  rule((value): Checked<readonly string[]> => {
    const given: readonly unknown[] = Array.isArray(value) ? value : []
    const readNow = documents.map(({ id }) => id).filter((id) => given.includes(id))
    const issues = unreadBookingDocuments(documents, readNow).map(
      ({ id }): FieldIssue => ({ key: 'required', path: [], params: { document: id } }),
    )
    return issues.length > 0 ? { kind: 'invalid', issues } : valid(readNow)
  })

/**
 * A rule over `{ acceptedTerms, documentsRead }`: the terms are accepted, and every document that must be read was. Each unread one is
 * `required` with its id as `document`; unknown ids are omitted.
 */
export const bookingTermsRule = (
  documents: readonly BookingDocument[],
): Rule<BookingTerms, BookingTermsInput> =>
  formRule({ acceptedTerms: mustBeTrueRule, documentsRead: documentsReadRule(documents) })
