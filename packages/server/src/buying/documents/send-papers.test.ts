// The final e-mails: documents and the days to remember, sent once.
import { siteByKey } from '@husrum/domain'
import { customerPfx } from '@husrum/testkit/fake-bank-id-certificates'
import { PDF } from '@libpdf/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import { returnAddressOf } from '../../dev/simulated-providers.ts'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests, swedishForms } from '../../testing/bookings.ts'
import type { ReceiptFacts } from './document-facts.ts'
import { drawPdf } from './draw-pdf.ts'
import { drawSealed } from './seal-pdf.ts'
import { verifyBooking } from './verify-booking.ts'
import { writeDocument } from './write-document.ts'

let house: BookingsForTests
let receipt: ReceiptFacts | undefined
beforeAll(async () => {
  house = await openBookingsForTests({ withDocuments: true, receiptOf: async () => receipt })
})
beforeEach(async () => {
  receipt = undefined
  for (const table of ['booking_signatures', 'booking_documents', 'booking_withdrawals', 'bookings'] as const)
    await house.db.deleteFrom(table).execute()
  await insertWorld(house.db, bookedWorld() as never)
})
afterAll(() => house.close())

const aino = { personalNumber: '15889012312', email: 'aino@example.com' }

const read = async (buyer: BuyerForTests, id: string) => {
  const { documents } = (await buyer.one(id)).body
  for (const { htmlUrl } of documents) await buyer.send(htmlUrl)
  return documents.flatMap(({ id: one, hash }: { id: string; hash?: string }) =>
    hash ? [{ id: one, hash }] : [],
  )
}

const begin = async (buyer: BuyerForTests, bookingId: string) =>
  buyer.post('/api/buyresidence/signcontract', {
    bookingId,
    acceptedTerms: true,
    documentsRead: await read(buyer, bookingId),
  })

const mailsTo = async (email: string) => {
  await house.jobs.settled()
  return house.mailbox.list().filter(({ to }) => to === email)
}
const filesOf = (mail: { attachments?: readonly { name: string }[] } | undefined) =>
  mail?.attachments?.map(({ name }) => name)
const textOf = (
  mail: { attachments?: readonly { name: string; base64: string }[] } | undefined,
  end: string,
) => Buffer.from(mail?.attachments?.find(({ name }) => name.endsWith(end))?.base64 ?? '', 'base64').toString()

/** A Swedish booking that is signed, paid and completed. */
const completed = async () => {
  const astrid = await house.buyer()
  const { body } = await astrid.start('sweden-1')
  for (const [step, form] of swedishForms(astrid)) await astrid.save(body.id, step, form)
  const { body: page } = await begin(astrid, body.id)
  const [order] = house.orders.waiting()
  if (!order) throw new Error('No signing order')
  const { personalNumber } = astrid
  house.orders.act(order, 'approve', { country: 'SE', personalNumber, firstName: 'Astrid', lastName: 'Lund' })
  house.clock.pass(2_000)
  expect(page).toContain('/__dev/identity')
  const { id: signing } = (await astrid.send('/api/buyresidence/buyresidencesigncookie')).body
  expect((await astrid.send(`/services/documents/sign/status/${signing}`)).body.status).toBe('signed')
  const now = house.clock.now()
  receipt = { number: 'K-1-000042', paidAt: now, amount: 2_500_000 as never, provider: 'swish' }
  await house.db.transaction().execute(async (trx) => {
    await house.module.bookingService.tell(trx, body.id, { kind: 'paymentAsked', now }, 'buyer')
    await house.module.bookingService.tell(
      trx,
      body.id,
      { kind: 'paymentAnswered', status: 'paid', now },
      'provider',
    )
  })
  return { astrid, id: body.id }
}

describe('A buyer who has signed and paid', () => {
  it('gets the agreement with its signature, the terms, the receipt and the days, once', async () => {
    const { astrid, id } = await completed()
    const isLast = ({ subject }: { subject: string }) => subject.includes('klar')
    const mails = (await mailsTo(astrid.email)).filter(isLast)
    expect(mails.map(filesOf)).toEqual([
      ['Bokningsavtal.pdf', 'Villkor för bokningen.pdf', 'Kvitto.pdf', 'sweden 1.ics'],
    ])
    const pdf = textOf(mails[0], 'avtal.pdf')
    expect(pdf).toMatch(/^%PDF-1\.7/)
    const calendar = textOf(mails[0], '.ics').replace(/\r\n /g, '')
    // Two weeks after a Monday in March.
    expect(calendar).toMatch(/DTSTART;VALUE=DATE:20260316.*Sista dag att ångra bokningen/su)
    const { body } = await astrid.send(`/services/documents/${id}/agreement.html`)
    expect(body).toMatch(/<h2>Underskrifter<\/h2>.*Astrid Lund.*Undertecknat med BankID den 2026-03-02/su)
    expect((await astrid.send(`/services/documents/${id}/receipt.html`)).body).toContain('K-1-000042')
    // Drawn and sent by a job, which is idempotent.
    await house.jobs.enqueue(house.db, {
      kind: 'booking-papers',
      facts: { bookingId: id, occasion: 'completed' },
    })
    expect((await mailsTo(astrid.email)).filter(isLast)).toHaveLength(1)
  })

  it('gets a confirmation of a withdrawal with its time, on a durable medium', async () => {
    const { astrid, id } = await completed()
    house.clock.pass(3 * 24 * 3_600_000)
    expect((await astrid.withdraw(id)).status).toBe(200)
    const [mail] = await mailsTo(astrid.email)
    const confirmation =
      (await mailsTo(astrid.email)).find(({ subject }) => subject.includes('ångrat')) ?? mail
    expect(filesOf(confirmation)).toEqual(['Bekräftelse på att du har ångrat dig.pdf'])
    expect(confirmation?.text.replace(/\s/g, ' ')).toContain('Vi tog emot ditt meddelande 2026-03-05 12:00')
    expect(confirmation?.text).toContain('tillbaka hos dig senast 2026-03-19')
    expect((await astrid.send(`/services/documents/${id}/withdrawal.html`)).body).toContain('2026-03-05')
    const before = (await mailsTo(astrid.email)).find(({ subject }) => subject.includes('klar'))
    expect(before?.text).toMatch(/Ångra avtalet:\nhttp\S+\/boka\/angra\/\?bookingId=/)
    expect(before?.text).toMatch(/Till bokningen:\nhttp\S+\/boka\/bokningsavtal\/\?bookingId=/)
  })
})

describe('A Norwegian offer', () => {
  it('is given by a signed token, returns only to its own browser, and is complete with it', async () => {
    const buyer = await house.buyer('norway')
    const { body } = await buyer.start('norway-1')
    const [, [, { applicants }]] = swedishForms({ ...buyer, ...aino })
    const forms = [
      ['start-booking', {}],
      ['personal-info', { applicants: [{ ...applicants[0], country: 'NO', phone: '40000000' }] }],
      ['financing', { financing: { ownMoney: '900 000', loans: '1 000 000' } }],
    ] as const
    for (const [step, form] of forms) {
      const { status, body: answer } = await buyer.save(body.id, step, form)
      expect([step, status, answer.errors]).toEqual([step, 200, undefined])
    }
    expect((await begin(buyer, body.id)).body).toContain('/__dev/identity?order=')
    const signer = {
      country: 'NO',
      personalNumber: aino.personalNumber,
      firstName: 'Aino',
      lastName: 'Test',
    } as const
    const back = async (browser: Pick<BuyerForTests, 'send'>) => {
      const [order] = house.orders.waiting()
      if (!order) throw new Error('No signing order')
      house.orders.act(order, 'approve', signer)
      const { pathname, search } = new URL(returnAddressOf(order) ?? '')
      return browser.send(pathname + search)
    }
    // An answer that is taken to another browser signs nothing.
    await back(house.browser('norway'))
    expect((await buyer.one(body.id)).body.status).toBe('signing')
    await begin(buyer, body.id)
    const returned = await back(buyer)
    expect(returned.headers.get('location')).toMatch(
      /^\/kjope-av-jm\/signering\/\?bookingId=.*&cid=.*&sid=.*&type=booking$/,
    )
    expect((await buyer.one(body.id)).body.status).toBe('completed')
    const [mail] = await mailsTo(aino.email)
    expect(filesOf(mail)?.slice(0, 2)).toEqual(['Kjøpstilbud.pdf', 'Vilkår for kjøpstilbudet.pdf'])
    expect((await verifyBooking(body.id, house)).map(({ problems }) => problems)).toEqual([[]])
  })
})

describe('A PDF', () => {
  const site = siteByKey('sweden')
  const document = writeDocument(
    'terms',
    {
      id: 'a',
      site,
      home: { name: 'Kajutan', inhabitDate: '' },
      terms: { lines: [], fee: 0 },
      applicants: [],
      options: [],
    } as never,
    { locale: 'sv' },
  )
  it('is identical for the same text, and sealed by the company’s certificate if there is one', async () => {
    if (!document) throw new Error('There are terms')
    const [one, other] = await Promise.all([drawPdf(document, 0), drawPdf(document, 0)])
    expect(Buffer.compare(one, other)).toBe(0)
    const sealed = await drawSealed({ pfx: customerPfx, passphrase: 'test' })(document, 0)
    expect(Buffer.from(sealed).toString('latin1')).toContain('/ETSI.CAdES.detached')
    expect((await PDF.load(sealed)).getPageCount()).toBe(1)
  })
})
