// A company names itself as the seller and writes its own agreement: buyers read and sign these words.
import { moneyOf, siteByKey } from '@husrum/domain'
import { aStageRecord } from '@husrum/domain/testing'
import { PDF } from '@libpdf/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests, swedishForms } from '../../testing/bookings.ts'
import { receiptInOwnWords } from './booking-papers.ts'
import { documentPage } from './html-twin.ts'
import { sellerOfPayment, sitesWithoutSeller } from './sellers.ts'
import { makeTemplateStore } from './template-store.ts'
import { verifyBooking } from './verify-booking.ts'
import { writeReceipt } from './write-receipt.ts'

let house: BookingsForTests
let key: string
beforeAll(async () => {
  house = await openBookingsForTests({ withDocuments: true, paymentSettings: {} })
  key = (await house.integrationKeys.create({ name: 'Papers', scopes: ['catalogue:write'] })).secret
})
beforeEach(async () => {
  for (const table of ['booking_signatures', 'booking_documents', 'bookings'] as const)
    await house.db.deleteFrom(table).execute()
  for (const table of ['paper_templates', 'catalogue_records', 'sellers', 'payment_plans'] as const)
    await house.db.deleteFrom(table).execute()
  await insertWorld(house.db, bookedWorld() as never)
})
afterAll(() => house.close())

const call = (method: string, path: string, body?: object) =>
  house.call(method, `/services/catalogue/${path}`, body, key)

const kajutan = {
  key: 'kajutan',
  country: 'SE',
  siteIds: [1],
  legalName: 'Kajutan Bostad AB',
  organisationNumber: '5560360793',
  address: 'Kajgatan 1, 417 56 Göteborg',
  email: 'avtal@example.com',
  phone: '+46 31 10 20 30',
  signatories: ['Eva Ek', 'Karl Asp'],
}

const agreement = `# Kajutans bokningsavtal

Detta avtal ingicks {{booking.date}} mellan {{seller.name}} ({{seller.organisationNumber}}) och {{buyer.names}}.

{{parties}}

## Vad som bokas

{{home}}

{{price}}

{{#if coBuyer}}
Köparna ansvarar solidariskt.
{{else}}
Köparen ansvarar ensam.
{{/if}}

- Avgiften är {{price.fee}}.
- Priset är {{price.total}}.
`

const template = (text: string | undefined = agreement, more: object = {}) => ({
  siteId: 1,
  kind: 'agreement',
  language: 'sv',
  ...(text !== undefined && { text }),
  ...more,
})
const store = (...templates: object[]) => call('POST', 'templates', { templates })

const textOf = async (pdf: Uint8Array): Promise<string> => {
  const document = await PDF.load(pdf)
  return document
    .extractText()
    .map(({ text }) => text)
    .join('\n')
}

/** A booking that waits for its signature. */
const toSign = async (buyer: BuyerForTests, home = 'sweden-1'): Promise<string> => {
  const { body } = await buyer.start(home)
  for (const [step, form] of swedishForms(buyer))
    expect((await buyer.save(body.id, step, form)).status).toBe(200)
  return body.id
}

const documentsOf = async (buyer: BuyerForTests, id: string) =>
  (await buyer.one(id)).body.documents as readonly {
    id: string
    title: string
    hash: string
    htmlUrl: string
    pdfUrl: string
  }[]

const readAll = async (buyer: BuyerForTests, id: string) => {
  const documents = await documentsOf(buyer, id)
  const pages = new Map<string, string>()
  for (const { id: name, htmlUrl } of documents) pages.set(name, (await buyer.send(htmlUrl)).body)
  return { documents, pages }
}

const sign = async (buyer: BuyerForTests, bookingId: string) => {
  const { documents } = await readAll(buyer, bookingId)
  const { body: signing } = await buyer.post('/api/buyresidence/signcontract', {
    bookingId,
    acceptedTerms: true,
    documentsRead: documents.flatMap(({ id, hash }) => (hash ? [{ id, hash }] : [])),
    device: 'other',
  })
  const [order] = house.orders.waiting()
  if (!order) throw new Error('No signing order')
  const { wish } = order as unknown as { wish: { text: string } }
  house.orders.act(order, 'approve', {
    country: 'SE',
    personalNumber: buyer.personalNumber,
    firstName: 'Astrid',
    lastName: 'Lund',
  })
  house.clock.pass(2_000)
  const { body } = await buyer.send(`/services/documents/sign/status/${signing}`)
  return { status: body.status, wish }
}

describe('A company', () => {
  it('is the seller of its agreements, with its number and those who sign for it', async () => {
    expect((await sitesWithoutSeller(house.db)).map(({ siteId }) => siteId)).toContain(1)
    const { status, body } = await call('POST', 'sellers', { sellers: [kajutan] })
    expect([status, body.sellers]).toEqual([200, [{ ...kajutan, organisationNumber: '556036-0793' }]])
    expect((await sitesWithoutSeller(house.db)).map(({ siteId }) => siteId)).not.toContain(1)
    const buyer = await house.buyer()
    const { pages } = await readAll(buyer, await toSign(buyer))
    expect(pages.get('agreement')).toContain('Kajutan Bostad AB')
    expect(pages.get('agreement')).toContain('556036-0793')
    expect(pages.get('agreement')).toContain('Eva Ek, Karl Asp')
    expect(pages.get('information')).toContain('hos Kajutan Bostad AB')
    expect((await call('GET', 'sellers')).body).toEqual(body)
  })

  const planOf = async () =>
    (await house.db.selectFrom('bookings').select('paper_sources').executeTakeFirst())?.paper_sources?.plan
  const agreementText = async () => {
    const buyer = await house.buyer()
    const { pages } = await readAll(buyer, await toSign(buyer))
    return (pages.get('agreement') ?? '').replace(/\s/g, ' ')
  }

  it('agrees on no payments without a plan', async () => {
    expect(await agreementText()).not.toContain('Betalningar')
    expect(await planOf()).toBeUndefined()
  })

  it('names the payments of its plan in the agreement, which keeps them', async () => {
    const instalments = [
      { kind: 'deposit', amount: 100_000, due: { after: 'agreement', days: 30 } },
      { kind: 'instalment', upToPercent: 10, due: { after: 'moveIn', days: -90 } },
      { kind: 'final', due: { after: 'payment', days: 0 } },
    ]
    const wrong = [{ key: 'all', siteIds: [1], instalments: instalments.slice(0, 2) }]
    expect((await call('POST', 'payment-plans', { plans: wrong })).body.errors).toEqual([
      { field: 'plans.0.instalments.1', key: 'invalidInput' },
    ])
    const plans = [
      { key: 'all', siteIds: [1], instalments },
      { key: 'rented', siteIds: [1], tenures: ['tenancy'], instalments: instalments.slice(2) },
    ]
    expect((await call('POST', 'payment-plans', { plans })).body).toEqual({ plans })
    expect((await call('GET', 'payment-plans')).body).toEqual({ plans })
    const text = await agreementText()
    for (const said of [
      'Betalningar',
      '30 dagar efter avtalet',
      '90 dagar före tillträdet',
      'slutbetalningen',
    ])
      expect(text).toContain(said)
    await call('POST', 'payment-plans', { plans: [] })
    expect(await planOf()).toEqual(instalments)
  })

  it('is in the footer of letters', async () => {
    await call('POST', 'sellers', { sellers: [kajutan] })
    const buyer = await house.buyer()
    await sign(buyer, await toSign(buyer))
    await house.jobs.settled()
    const mail = house.mailbox.list().find(({ to }) => to === buyer.email)
    const footer = 'Kajutan Bostad AB, org.nr 556036-0793, Kajgatan 1, 417 56 Göteborg'
    expect([mail?.text, mail?.html]).toEqual([
      expect.stringContaining(footer),
      expect.stringContaining(footer),
    ])
  })

  it('stays the seller of receipts of its bookings, also if another one sells later', async () => {
    await call('POST', 'sellers', { sellers: [kajutan] })
    const { body } = await (await house.buyer()).start('sweden-1')
    await call('POST', 'sellers', { sellers: [{ ...kajutan, legalName: 'Ny Bostad AB' }] })
    const site = siteByKey('sweden')
    const seller = await sellerOfPayment(house.db, site, { bookingId: body.id, homePaymentId: null })
    expect(seller.legalName).toBe('Kajutan Bostad AB')
    const ofMembership = await sellerOfPayment(house.db, site, { bookingId: null, homePaymentId: null })
    expect(ofMembership.legalName).toBe('Ny Bostad AB')
    const receipt = writeReceipt({
      site,
      seller,
      number: 'K-1-000001',
      purpose: 'bookingFee',
      about: 'sweden 1',
      payer: 'Astrid Lund',
      amount: moneyOf(25_000),
      provider: 'swish',
      paidAt: house.clock.now(),
    })
    expect(documentPage(receipt)).toMatch(/Säljare.*Kajutan Bostad AB.*Organisationsnummer.*556036-0793/)
  })

  it('writes the receipt of the payments page in its own words, with what was paid back', async () => {
    await call('POST', 'sellers', { sellers: [kajutan] })
    const words =
      '# Kajutans kvitto\n\n{{seller.name}}: {{receipt.number}}, {{receipt.amount}}, {{receipt.paidAt}}, {{buyer.names}}.'
    await store(template(words, { kind: 'receipt' }))
    const buyer = await house.buyer()
    const id = await toSign(buyer)
    const receiptOf = async () => ({
      number: 'K-1-000007',
      paidAt: house.clock.now(),
      amount: moneyOf(25_000),
      provider: 'swish' as const,
    })
    const booking = (await house.module.bookingService.find(house.db, id)) ?? expect.fail('No booking')
    const options = { templates: makeTemplateStore(), receiptOf, refunded: undefined }
    const written = await receiptInOwnWords(house.db, booking, options)
    expect(documentPage(written ?? expect.fail('No receipt'))).toMatch(
      /Kajutans kvitto[\s\S]*Kajutan Bostad AB: K-1-000007, 25.000.kr[\s\S]*Astrid Lund/,
    )
    const paidBack = await receiptInOwnWords(house.db, booking, { ...options, refunded: moneyOf(1_000) })
    expect(documentPage(paidBack ?? expect.fail('No receipt'))).toMatch(/Återbetalt[\s\S]*1.000.kr/)
    // Without an own text, the built-in one applies.
    await store({ siteId: 1, kind: 'receipt', language: 'sv' })
    const later = await toSign(await house.buyer(), 'sweden-2')
    const other = (await house.module.bookingService.find(house.db, later)) ?? expect.fail('No booking')
    expect(await receiptInOwnWords(house.db, other, options)).toBeUndefined()
  })

  it('has other sellers for stages that name them', async () => {
    const stage = aStageRecord({ externalId: 'stage', seller: 'lund' })
    await house.db
      .insertInto('catalogue_records')
      .values({
        source: 'files',
        kind: 'stage',
        external_id: 'stage',
        id: 'stage-sweden-0',
        site_id: 1,
        record: JSON.stringify(stage),
      })
      .execute()
    const lund = { ...kajutan, key: 'lund', siteIds: [], legalName: 'Lunds Hem AB' }
    expect((await call('POST', 'sellers', { sellers: [kajutan, lund] })).status).toBe(200)
    const buyer = await house.buyer()
    const { pages } = await readAll(buyer, await toSign(buyer))
    expect(pages.get('agreement')).toContain('Lunds Hem AB')
    // A stage would be without its seller.
    expect(await call('POST', 'sellers', { sellers: [kajutan] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'sellers.lund', key: 'required' }] },
    })
  })

  it('cannot name a wrong number', async () => {
    expect(
      await call('POST', 'sellers', { sellers: [{ ...kajutan, organisationNumber: '1' }] }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'sellers.0.organisationNumber', key: 'orgNr' }] },
    })
  })
})

describe('The agreement of a company', () => {
  it('is read, signed and proven in its own words', async () => {
    await call('POST', 'sellers', { sellers: [kajutan] })
    expect((await store(template())).body.rows).toEqual([
      { siteId: 1, kind: 'agreement', language: 'sv', version: 1, result: 'created' },
    ])
    const buyer = await house.buyer()
    const id = await toSign(buyer)
    const { pages } = await readAll(buyer, id)
    expect(pages.get('agreement')).toContain('<h1>Kajutans bokningsavtal</h1>')
    expect(pages.get('agreement')).toContain('mellan Kajutan Bostad AB (556036-0793) och Astrid Lund.')
    expect(pages.get('agreement')).toContain('Köparen ansvarar ensam.')
    expect(pages.get('agreement')).not.toContain('solidariskt')
    const { status, wish } = await sign(buyer, id)
    expect(status).toBe('signed')
    expect(wish.text).toContain('# Kajutans bokningsavtal')
    expect(wish.text).toContain('Kajutan Bostad AB')
    const { body: html } = await buyer.send(`/services/documents/${id}/agreement.html`)
    expect(html).toContain('Underskrifter')
    const kept = await house.documents?.papers.one(
      (await house.module.bookingService.find(house.db, id)) as never,
      'signedAgreement',
    )
    const words = (await textOf(kept?.pdf ?? new Uint8Array())).replace(/\s+/g, ' ')
    for (const word of [
      'Kajutans bokningsavtal',
      'Kajutan Bostad AB',
      'Köparen ansvarar ensam.',
      'Underskrifter',
    ])
      expect(words).toContain(word)
    expect(await verifyBooking(id, house)).toMatchObject([{ role: 'buyer', problems: [] }])
  })

  it('stays as it was read, whatever versions come later', async () => {
    await store(template())
    const early = await house.buyer()
    const bookingId = await toSign(early)
    const { documents } = await readAll(early, bookingId)
    const later = agreement.replace('Kajutans bokningsavtal', 'Bokningsavtal 2')
    expect((await store(template(later))).body.rows).toMatchObject([{ version: 2, result: 'changed' }])
    expect(await documentsOf(early, bookingId)).toMatchObject(
      documents.map(({ id, hash, title }) => ({ id, hash, title })),
    )
    expect(await sign(early, bookingId)).toMatchObject({ status: 'signed' })
    const late = await house.buyer()
    const lateId = await toSign(late, 'sweden-2')
    expect((await documentsOf(late, lateId)).map(({ title }) => title)).toContain('Bokningsavtal 2')
    const { body } = await call('GET', 'templates?siteId=1')
    expect(body.templates).toMatchObject([
      { version: 2, bookings: 1, storedBy: 'Papers' },
      { version: 1, bookings: 1 },
    ])
    expect((await call('GET', `templates/${body.templates[1].id}`)).body.text).toBe(agreement)
  })

  it('is unchanged if it is stored again, and ends on demand', async () => {
    await store(template())
    expect((await store(template())).body.rows).toMatchObject([{ version: 1, result: 'unchanged' }])
    const { siteId, kind, language } = template()
    expect((await store({ siteId, kind, language })).body.rows).toMatchObject([
      { version: 2, result: 'ended' },
    ])
    const buyer = await house.buyer()
    const titles = (await documentsOf(buyer, await toSign(buyer))).map(({ title }) => title)
    expect(titles).toContain('Bokningsavtal')
  })

  it('may be that of one form of disposal', async () => {
    await store(template(agreement.replace('Kajutans', 'Vanligt')))
    await store(template(agreement.replace('Kajutans', 'Egnahems'), { tenure: 'ownership' }))
    await store(template(agreement.replace('Kajutans', 'Bostadsrättens'), { tenure: 'condominium' }))
    const buyer = await house.buyer()
    const titles = (await documentsOf(buyer, await toSign(buyer))).map(({ title }) => title)
    expect(titles).toContain('Bostadsrättens bokningsavtal')
  })

  it('is the agreement in English too, if the company has no English one', async () => {
    await store(template())
    const buyer = await house.buyer()
    const id = await toSign(buyer)
    const { body } = await buyer.send(`/services/documents/${id}/agreement.html?language=en`)
    expect(body).toContain('Kajutans bokningsavtal')
  })

  it('is refused with the line and column of each mistake, and nothing is stored', async () => {
    const bad = agreement.replace('{{price.fee}}', '{{price.feee}}').replace('{{booking.date}}', 'i dag')
    const answer = await store(template(), template(bad, { tenure: 'condominium' }))
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'templates.1.text.19.15', key: 'unknownValue' },
          { field: 'templates.1.text.booking.date', key: 'required' },
        ],
      },
    })
    expect((await call('GET', 'templates?siteId=1')).body.templates).toEqual([])
  })

  it.each([
    [{ siteId: 99 }, 'siteId'],
    [{ kind: 'security' }, 'kind'],
    [{ language: 'fi' }, 'language'],
  ])('cannot be stored for %j', async (more, field) => {
    expect(await store(template(agreement, more))).toMatchObject({
      status: 400,
      body: { errors: expect.arrayContaining([{ field: `templates.0.${field}`, key: 'unknownValue' }]) },
    })
  })
})

describe('A preview', () => {
  it('is a PDF of an invented booking, and stores nothing', async () => {
    await call('POST', 'sellers', { sellers: [kajutan] })
    const { status, body } = await call('POST', 'templates/preview', { ...template(), buyers: 2 })
    expect([status, body.title]).toEqual([200, 'Kajutans bokningsavtal'])
    const words = (await textOf(Buffer.from(body.pdf, 'base64'))).replace(/\s+/g, ' ')
    expect(words).toContain('Köparna ansvarar solidariskt.')
    expect(words).toContain('Kajutan Bostad AB')
    expect(await house.db.selectFrom('paper_templates').select('id').execute()).toEqual([])
  })

  it.each([
    [1, 'sv'],
    [3, 'nb'],
    [4, 'fi'],
    [4, 'en'],
  ])('shows the built-in papers of site %s in %s', async (siteId, language) => {
    for (const kind of ['information', 'terms', 'agreement', 'receipt', 'withdrawal']) {
      const { status, body } = await call('POST', 'templates/preview', { siteId, kind, language })
      expect([kind, status, body.language]).toEqual([kind, 200, language])
    }
  })
})
