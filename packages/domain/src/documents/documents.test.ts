import { describe, expect, test } from 'vitest'
import { aBoardMember, aUser } from '../testing/accounts.ts'
import { aUserDocument } from '../testing/documents.ts'
import { documentActionOf, documentColours } from './documents.ts'

describe('a document', () => {
  test('that is pending is orange, and one that is done is green', () => {
    expect(documentColours).toEqual({ pending: 'orange', done: 'green' })
  })

  const anna = aUser()
  const signed = [{ userId: 'user-anna', hasSigned: true }]
  const others = [{ userId: 'user-eve', hasSigned: false }]
  test.each([
    ['a signatory signs', aUserDocument(), anna, 'sign'],
    [
      'after a cobuyer too',
      aUserDocument({ signatories: [...others, ...aUserDocument().signatories] }),
      anna,
      'sign',
    ],
    ['not without an e-identity', aUserDocument(), aUser({ hasPersonalIdentifier: false }), 'verifyIdentity'],
    ['not twice', aUserDocument({ signatories: [...signed, ...others] }), anna, 'waitForOthers'],
    ['not once it is done', aUserDocument({ status: 'done' }), anna, 'read'],
    ['nobody else signs', aUserDocument({ signatories: others }), anna, 'read'],
    ['nobody signs what is only read', aUserDocument({ signatories: [] }), anna, 'read'],
    ['a board member sees none', aUserDocument(), aBoardMember({ id: 'user-anna' }), 'none'],
    [
      'not even one that is done',
      aUserDocument({ status: 'done' }),
      aBoardMember({ id: 'user-anna' }),
      'none',
    ],
  ] as const)('%s', (_, document, user, action) => {
    expect(documentActionOf(document, user)).toBe(action)
  })
})
