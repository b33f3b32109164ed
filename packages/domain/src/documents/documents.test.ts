import { describe, expect, test } from 'vitest'
import { aBoardMember, aUser } from '../testing/accounts.ts'
import { aUserDocument } from '../testing/documents.ts'
import { documentActionOf, documentColours } from './documents.ts'

describe('A document', () => {
  test('is orange while pending, and green when done', () => {
    expect(documentColours).toEqual({ pending: 'orange', done: 'green' })
  })

  const anna = aUser()
  const signed = [{ userId: 'user-anna', hasSigned: true }]
  const others = [{ userId: 'user-eve', hasSigned: false }]
  test.each([
    ['can be signed by a signatory', aUserDocument(), anna, 'sign'],
    [
      'can be signed after a cobuyer too',
      aUserDocument({ signatories: [...others, ...aUserDocument().signatories] }),
      anna,
      'sign',
    ],
    ['requires an e-identity', aUserDocument(), aUser({ hasPersonalIdentifier: false }), 'verifyIdentity'],
    ['cannot be signed twice', aUserDocument({ signatories: [...signed, ...others] }), anna, 'waitForOthers'],
    ['cannot be signed once it is done', aUserDocument({ status: 'done' }), anna, 'read'],
    ['cannot be signed by others', aUserDocument({ signatories: others }), anna, 'read'],
    ['cannot be signed without signatories', aUserDocument({ signatories: [] }), anna, 'read'],
    ['is hidden from a board member', aUserDocument(), aBoardMember({ id: 'user-anna' }), 'none'],
    [
      'is hidden from a board member even when it is done',
      aUserDocument({ status: 'done' }),
      aBoardMember({ id: 'user-anna' }),
      'none',
    ],
  ] as const)('%s', (_, document, user, action) => {
    expect(documentActionOf(document, user)).toBe(action)
  })
})
