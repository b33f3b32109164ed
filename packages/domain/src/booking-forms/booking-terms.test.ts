import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingTermsRule, unreadBookingDocuments } from './booking-terms.ts'

const aDocument = (id: string, mustRead: boolean, readAt?: number) => ({
  id,
  title: id,
  type: 'pdf',
  mustRead,
  ...(readAt !== undefined && { readAt }),
})
const rs = aDocument('rs', true)
const plan = aDocument('plan', true)
const seen = aDocument('seen', true, 0)
const leaflet = aDocument('leaflet', false)
const documents = [rs, leaflet, seen, plan]
const rule = bookingTermsRule(documents)
const unread = (id: string) => ({ key: 'required', params: { document: id }, path: ['documentsRead'] })

describe('The terms of a booking', () => {
  test('list the unread documents that must be read', () => {
    expect(unreadBookingDocuments(documents)).toEqual([rs, plan])
    expect(unreadBookingDocuments(documents, ['plan'])).toEqual([rs])
    expect(unreadBookingDocuments(documents, ['plan', 'rs'])).toEqual([])
  })

  test('are valid when they are accepted and all required documents were read', () => {
    const checked = rule.check({ acceptedTerms: true, documentsRead: ['plan', 'rs', 'alien'] })
    expect(checked).toEqual({ kind: 'valid', value: { acceptedTerms: true, documentsRead: ['rs', 'plan'] } })
  })

  test('are valid without documents', () => {
    expect(bookingTermsRule([]).check({ acceptedTerms: true })).toEqual({
      kind: 'valid',
      value: { acceptedTerms: true, documentsRead: [] },
    })
  })

  test.each([
    [{ acceptedTerms: false, documentsRead: ['rs', 'plan'] }, [{ key: 'required', path: ['acceptedTerms'] }]],
    [
      { acceptedTerms: 'true', documentsRead: ['rs', 'plan'] },
      [{ key: 'required', path: ['acceptedTerms'] }],
    ],
    [{ acceptedTerms: true, documentsRead: ['rs'] }, [unread('plan')]],
    [{ acceptedTerms: true, documentsRead: 'rs plan' }, [unread('rs'), unread('plan')]],
    [{ acceptedTerms: true }, [unread('rs'), unread('plan')]],
    [{}, [{ key: 'required', path: ['acceptedTerms'] }, unread('rs'), unread('plan')]],
  ])('are invalid with %j', (value, issues) => {
    const checked = rule.check(value)
    expect(checked).toEqual({ kind: 'invalid', issues })
  })

  test('are checked without an exception, and the same a second time', () => {
    const value = fc.oneof(
      fc.anything(),
      fc.record({
        acceptedTerms: fc.constant(true),
        documentsRead: fc.array(fc.oneof(fc.constantFrom('rs', 'plan', 'leaflet'), fc.anything())),
      }),
    )
    fc.assert(
      fc.property(value, (given) => {
        const checked = rule.check(given)
        if (checked.kind === 'valid') expect(rule.check(checked.value)).toEqual(checked)
      }),
    )
  })
})
