// Documents of a home: read and downloaded by its people, signed by the named signatories, announced to all, and hidden from others.
import type { ResidenceDocumentKind, SiteKey } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { openBookingsForTests } from '../../testing/bookings.ts'
import { addResidence } from '../../testing/residences.ts'
import { approveInApp } from '../../testing/signing-buyers.ts'
import type { WrittenDocument } from './document-facts.ts'
import type { DocumentsModule } from './index.ts'
import { documentThing } from './signed-thing.ts'
import { verifySignatures } from './verify-booking.ts'

let house: BookingsForTests
let astrid: BuyerForTests
let olle: BuyerForTests
let stranger: BuyerForTests
beforeAll(async () => {
  house = await openBookingsForTests({ withDocuments: true })
})
beforeEach(async () => {
  ;[astrid, olle, stranger] = await Promise.all([house.buyer(), house.buyer(), house.buyer()])
})
afterAll(() => house.close())

const aSupplement = (id: ResidenceDocumentKind = 'supplement'): WrittenDocument<ResidenceDocumentKind> => ({
  id,
  title: 'Tilläggsavtal om tillval',
  language: 'sv',
  subtitle: 'Husrum · Kajutan 1203',
  blocks: [{ kind: 'paragraph', text: 'Ekparkett i hela bostaden.' }],
  footer: 'Sida {page} av {pages}',
})

const theirHome = (facts: { readonly site?: SiteKey; readonly isSuccession?: boolean } = {}) =>
  addResidence(house.db, { people: { [astrid.id]: 'owner', [olle.id]: 'coOwner' }, ...facts })

const keep = (document: Parameters<DocumentsModule['addToHome']>[1]): Promise<string> => {
  const { documents } = house
  if (!documents) throw new Error('The house has no documents')
  return house.db.transaction().execute((trx) => documents.addToHome(trx, document))
}

/** A document for both to sign. */
const toSign = async (residenceId?: string): Promise<string> => {
  const home = residenceId ?? (await theirHome())
  return keep({
    residenceId: home,
    document: aSupplement(),
    signers: [
      { accountId: astrid.id, role: 'buyer' },
      { accountId: olle.id, role: 'coBuyer' },
    ],
    signBy: '2026-03-20',
    now: house.clock.now(),
  })
}
const listOf = async (person: BuyerForTests) => (await person.send('/services/documents')).body.documents
const begin = async (person: BuyerForTests, id: string, hash?: string) => {
  const [document] = await listOf(person)
  return person.post(`/services/documents/${id}/sign/start`, {
    hash: hash ?? document?.hash ?? '',
    device: 'other',
  })
}
const sign = async (person: BuyerForTests, id: string, as = person) => {
  const { body } = await begin(person, id)
  approveInApp(house, as.personalNumber)
  return (await person.send(`/services/documents/sign/status/${body.id}`)).body
}

describe('A document to sign', () => {
  it('is announced, signed by one and then the other, and verified', async () => {
    const id = await toSign()
    const title = 'Tilläggsavtal om tillval, Kajutan 1203'
    expect(await house.lettersTo(astrid.email)).toContain(`Husrum: Något att skriva under: ${title}`)
    expect(await listOf(astrid)).toMatchObject([
      { id, kind: 'supplement', status: 'pending', signBy: '2026-03-20', about: 'Kajutan 1203' },
    ])
    expect(await sign(astrid, id)).toMatchObject({ status: 'signed' })
    const [halfway] = await listOf(olle)
    expect(halfway.status).toBe('pending')
    expect(halfway.signatories.map(({ hasSigned }: { hasSigned: boolean }) => hasSigned)).toEqual([
      true,
      false,
    ])
    expect(await house.lettersTo(olle.email)).not.toContain(`Husrum: Alla har skrivit under: ${title}`)
    expect(await sign(olle, id)).toMatchObject({ status: 'signed' })
    expect((await listOf(astrid))[0]).toMatchObject({ status: 'done', signedAt: house.clock.now() })
    for (const { email } of [astrid, olle])
      expect(await house.lettersTo(email)).toContain(`Husrum: Alla har skrivit under: ${title}`)
    const verified = await verifySignatures(documentThing(id), { db: house.db, keys: house.keys })
    expect(verified.map(({ role, problems }) => [role, problems])).toEqual([
      ['buyer', []],
      ['coBuyer', []],
    ])
  })

  it('is not signed twice, or in another version than was opened', async () => {
    const id = await toSign()
    expect((await begin(astrid, id, 'f'.repeat(64))).status).toBe(412)
    await sign(astrid, id)
    const again = await begin(astrid, id)
    expect([again.status, again.body.code]).toEqual([409, 'alreadySigned'])
  })

  it('is not signed by another person on the same device', async () => {
    const id = await toSign()
    expect(await sign(astrid, id, olle)).toMatchObject({ status: 'error', errorKind: 'userssnnomatch' })
    expect((await listOf(astrid))[0].status).toBe('pending')
  })

  it('fails verification if its bytes were changed afterwards', async () => {
    const id = await toSign()
    await sign(astrid, id)
    await house.db
      .updateTable('residence_documents')
      .set({ hash: 'f'.repeat(64) })
      .where('id', '=', id)
      .execute()
    const [found] = await verifySignatures(documentThing(id), { db: house.db, keys: house.keys })
    expect(found?.problems).toEqual([
      'The document “Tilläggsavtal om tillval” is missing, or cannot be decrypted.',
    ])
  })
})

describe('A document of a home', () => {
  it('is read as a page and downloaded as a PDF with a recorded hash', async () => {
    const id = await toSign()
    const text = await astrid.send(`/services/documents/${id}/text`)
    expect(text.headers.get('content-language')).toBe('sv')
    const files = [
      await astrid.send(`/services/documents/${id}/file`),
      await olle.send(`/services/documents/${id}/file`),
    ]
    expect(files.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/pdf',
      'application/pdf',
    ])
    const { pdf_hash } = await house.db
      .selectFrom('residence_documents')
      .select('pdf_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(pdf_hash).toMatch(/^[\da-f]{64}$/)
  })

  it('is hidden from other users, on other sites and after a resale', async () => {
    const ids = [
      await toSign(),
      await toSign(await theirHome({ site: 'cooperative' })),
      await toSign(await theirHome({ isSuccession: true })),
    ]
    const [own = '', ...hidden] = ids
    const calls = [
      ...[own, 'nothing'].map((id) => [stranger, id] as const),
      ...hidden.map((id) => [astrid, id] as const),
    ]
    for (const [person, id] of calls) {
      const answers = await Promise.all([
        person.send(`/services/documents/${id}/text`),
        person.send(`/services/documents/${id}/file`),
        person.post(`/services/documents/${id}/sign/start`, { hash: 'a', device: 'same' }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    expect(await listOf(stranger)).toEqual([])
    expect((await listOf(astrid)).map(({ id }: { id: string }) => id)).toEqual([own])
    expect((await house.browser().send('/services/documents')).status).toBe(401)
  })

  it('is only read if it has no signatories', async () => {
    const residenceId = await theirHome()
    await keep({
      residenceId,
      document: aSupplement('manual'),
      now: house.clock.now(),
    })
    expect(await listOf(olle)).toMatchObject([{ kind: 'manual', status: 'done', signatories: [] }])
    const { id } = (await listOf(olle))[0]
    expect((await begin(olle, id)).body.code).toBe('notSignatory')
  })
})
