// Signing: each applicant signs what they have read, on any device; other people and other documents are rejected.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { ProvenIdentity } from '../../people/accounts/accounts.ts'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests, swedishForms } from '../../testing/bookings.ts'
import { makeEvidenceStore } from './evidence.ts'
import { verifyBooking } from './verify-booking.ts'

let house: BookingsForTests
beforeAll(async () => {
  house = await openBookingsForTests({ withDocuments: true })
})
beforeEach(async () => {
  for (const table of [
    'booking_signatures',
    'booking_documents',
    'booking_withdrawals',
    'bookings',
    'letter_counts',
  ] as const)
    await house.db.deleteFrom(table).execute()
  await insertWorld(house.db, bookedWorld() as never)
})
afterAll(() => house.close())

type Browser = Pick<BuyerForTests, 'send' | 'post' | 'jar'>

const olle = { personalNumber: '198112189876', email: 'olle@example.com' }
const identityOf = (personalNumber: string): ProvenIdentity => ({
  country: 'SE',
  personalNumber,
  firstName: 'Astrid',
  lastName: 'Lund',
})

/** A booking that waits for signatures. */
const toSign = async (buyer: BuyerForTests, isForTwo = false): Promise<string> => {
  const { body } = await buyer.start('sweden-1')
  for (const [step, form] of swedishForms(buyer)) {
    const [first] = 'applicants' in form ? form.applicants : []
    const applicants = [
      { ...first, share: '60' },
      { ...first, ...olle, firstName: 'Olle', share: '40' },
    ]
    const { status, body: answer } = await buyer.save(
      body.id,
      step,
      isForTwo && first ? { applicants } : form,
    )
    expect([step, status, answer.errors]).toEqual([step, 200, undefined])
  }
  return body.id
}

/** Opens every document, and returns what the browser reports as read. */
const read = async (
  browser: Browser,
  documents: readonly { id: string; hash?: string; htmlUrl: string }[],
) => {
  for (const { htmlUrl } of documents) expect((await browser.send(htmlUrl)).status).toBe(200)
  return documents.flatMap(({ id, hash }) => (hash ? [{ id, hash }] : []))
}
const documentsOf = async (buyer: BuyerForTests, id: string) => (await buyer.one(id)).body.documents

const begin = async (buyer: BuyerForTests, bookingId: string, facts: object = {}) => {
  const documentsRead = await read(buyer, await documentsOf(buyer, bookingId))
  return buyer.post('/api/buyresidence/signcontract', {
    bookingId,
    acceptedTerms: true,
    documentsRead,
    device: 'other',
    ...facts,
  })
}
const statusOf = async (browser: Browser, id: string) =>
  (await browser.send(`/services/documents/sign/status/${id}`)).body

/** Acts in the bank's app on the newest order. */
const inApp = (deed: Parameters<BookingsForTests['orders']['act']>[1], personalNumber = '') => {
  const [order] = house.orders.waiting()
  if (!order) throw new Error('No signing order')
  house.orders.act(order, deed, identityOf(personalNumber))
  house.clock.pass(2_000)
  return order
}
const sign = async (buyer: BuyerForTests, bookingId: string) => {
  const { body: id } = await begin(buyer, bookingId)
  inApp('approve', buyer.personalNumber)
  return statusOf(buyer, id)
}

const linkTo = async (email: string): Promise<string> => {
  await house.jobs.settled()
  const mail = house.mailbox.list().find(({ to }) => to === email)
  return /invited[?]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('A single buyer', () => {
  it('reads the text in the app, signs, and gets a confirmation', async () => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    const started = await begin(astrid, id)
    expect(started.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await statusOf(astrid, started.body)).toMatchObject({
      status: 'pending',
      provider: 'bank_id',
      qr: expect.stringMatching(/^bankid\./),
    })
    const { wish } = inApp('approve', astrid.personalNumber)
    if (wish.purpose !== 'sign') throw new Error('It is no signature')
    expect(wish.text).toContain('# Bokningsavtal')
    expect(wish.text).toMatch(/Jag tecknar bokningsavtal för sweden 1\./)
    expect(wish.text).toMatch(/Bokningsavgift:\* 25.000.kr/)
    expect(await statusOf(astrid, started.body)).toMatchObject({ status: 'signed' })
    const { body } = await astrid.one(id)
    expect(body).toMatchObject({
      status: 'signed',
      signers: [{ role: 'buyer', hasSigned: true, signedAt: house.clock.now() }],
    })
    expect(await house.lettersTo(astrid.email)).toContain('Husrum: Du har skrivit under: sweden 1')
  })

  it('finds the signing by its cookie, and other browsers do not', async () => {
    const astrid = await house.buyer()
    const { body: id } = await begin(astrid, await toSign(astrid))
    const cookie = '/api/buyresidence/buyresidencesigncookie'
    expect((await astrid.send(cookie)).body).toEqual({ id })
    expect((await astrid.post(cookie, { id })).status).toBe(204)
    expect((await astrid.send(cookie)).body).toEqual({ id })
    const stranger = house.browser()
    expect((await stranger.send(cookie)).status).toBe(204)
    expect((await stranger.send(`/services/documents/sign/status/${id}`)).status).toBe(404)
    expect((await stranger.send(`/services/documents/sign/${id}`, { method: 'DELETE' })).status).toBe(404)
  })

  it('may cancel, and sign afterwards', async () => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    const { body: first } = await begin(astrid, id)
    expect((await astrid.send(`/services/documents/sign/${first}`, { method: 'DELETE' })).status).toBe(204)
    expect(await statusOf(astrid, first)).toMatchObject({ status: 'cancelled' })
    expect(await sign(astrid, id)).toMatchObject({ status: 'signed' })
  })

  it.each([
    ['cancel', { status: 'cancelled' }],
    ['expire', { status: 'error', errorKind: 'timeout' }],
    ['certificate', { status: 'error', errorKind: 'bankidinvalid' }],
  ] as const)('gets the outcome of %s', async (deed, told) => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    const { body: signing } = await begin(astrid, id)
    inApp(deed)
    expect(await statusOf(astrid, signing)).toMatchObject(told)
    expect((await astrid.one(id)).body.status).toBe('signing')
  })

  it('has signed even if the browser was closed before the app was done', async () => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    await begin(astrid, id)
    inApp('approve', astrid.personalNumber)
    house.clock.pass(10_000)
    await house.sweep()
    expect((await astrid.one(id)).body.status).toBe('signed')
  })
})

describe('Nothing is signed', () => {
  it('by another person than the applicant, and nothing of it is stored', async () => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    const { body: signing } = await begin(astrid, id)
    inApp('approve', olle.personalNumber)
    expect(await statusOf(astrid, signing)).toMatchObject({ status: 'error', errorKind: 'userssnnomatch' })
    expect(await house.db.selectFrom('booking_signatures').select('id').execute()).toEqual([])
    expect(await house.db.selectFrom('signings').select('answer_sealed').execute()).toEqual([
      { answer_sealed: null },
    ])
    expect((await astrid.one(id)).body.status).toBe('signing')
  })

  it('without the terms, or without opening the required documents', async () => {
    const astrid = await house.buyer()
    const bookingId = await toSign(astrid)
    const documents = await documentsOf(astrid, bookingId)
    const said = documents.map(({ id, hash }: { id: string; hash: string }) => ({ id, hash }))
    const ask = (facts: object) =>
      astrid.post('/api/buyresidence/signcontract', {
        bookingId,
        acceptedTerms: true,
        documentsRead: said,
        ...facts,
      })
    expect(await ask({ acceptedTerms: false })).toMatchObject({
      status: 409,
      body: { code: 'acceptterms' },
    })
    // To claim to have read is not enough.
    expect(await ask({})).toMatchObject({ status: 409, body: { code: 'acceptterms' } })
    await read(astrid, documents)
    expect(await ask({ documentsRead: [] })).toMatchObject({ status: 409, body: { code: 'acceptterms' } })
    expect((await ask({})).status).toBe(200)
  })

  it('if a document was changed after it was read', async () => {
    const astrid = await house.buyer()
    const bookingId = await toSign(astrid)
    const documentsRead = await read(astrid, await documentsOf(astrid, bookingId))
    await astrid.back(bookingId, 'personal-info')
    for (const [step, form] of swedishForms(astrid).slice(1)) {
      const [first] = 'applicants' in form ? form.applicants : []
      await astrid.save(
        bookingId,
        step,
        first ? { applicants: [{ ...first, address: 'Storgatan 1' }] } : form,
      )
    }
    const answer = await astrid.post('/api/buyresidence/signcontract', {
      bookingId,
      acceptedTerms: true,
      documentsRead,
    })
    expect(answer.status).toBe(412)
  })

  it('after the hold has expired while the app was open', async () => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    house.clock.pass(59 * 60_000)
    const { body: signing } = await begin(astrid, id)
    inApp('open')
    house.clock.pass(61_000)
    inApp('approve', astrid.personalNumber)
    expect(await statusOf(astrid, signing)).toMatchObject({
      status: 'error',
      errorKind: 'purchaseobjecterror',
    })
    expect((await astrid.one(id)).body.status).toBe('expired')
    expect(await house.db.selectFrom('booking_signatures').select('id').execute()).toEqual([])
  })

  it('twice: a repeated answer changes nothing', async () => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    const { body: signing } = await begin(astrid, id)
    inApp('approve', astrid.personalNumber)
    await Promise.all([statusOf(astrid, signing), statusOf(astrid, signing), house.sweep()])
    await house.jobs.settled()
    expect(await statusOf(astrid, signing)).toMatchObject({ status: 'signed' })
    expect(await house.db.selectFrom('booking_signatures').select('role').execute()).toEqual([
      { role: 'buyer' },
    ])
  })

  it('and then lost if a server crashes between the answer of the bank and its own', async () => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    const { body: signing } = await begin(astrid, id)
    inApp('approve', astrid.personalNumber)
    // It crashes as it updates the booking, in the same transaction.
    const { bookingService } = house.module
    const { tell } = bookingService
    Object.assign(bookingService, { tell: () => Promise.reject(new Error('The server is gone')) })
    expect((await astrid.send(`/services/documents/sign/status/${signing}`)).status).toBe(500)
    Object.assign(bookingService, { tell })
    expect(await house.db.selectFrom('booking_signatures').select('id').execute()).toEqual([])
    // No client asks any more: the job that was written with the answer completes it.
    await house.jobs.settled()
    expect((await astrid.one(id)).body.status).toBe('signed')
  })
})

describe('A second applicant', () => {
  const invite = async () => {
    const astrid = await house.buyer()
    const bookingId = await toSign(astrid, true)
    expect(await sign(astrid, bookingId)).toMatchObject({ status: 'signed' })
    expect((await astrid.one(bookingId)).body).toMatchObject({
      status: 'waitingCoSigner',
      signers: [{ hasSigned: true }, { name: 'Olle Lund', hasSigned: false, invitedAt: house.clock.now() }],
    })
    return { astrid, bookingId, token: await linkTo(olle.email) }
  }
  const open = (browser: Browser, token: string) => browser.post('/services/booking/invitation', { token })
  const signAs = async (browser: Browser, token: string, personalNumber = olle.personalNumber) => {
    const { body: invitation } = await open(browser, token)
    const documentsRead = await read(browser, invitation.documents)
    const { body: started } = await browser.post('/services/booking/invitation/sign', {
      token,
      acceptedTerms: true,
      documentsRead,
      device: 'other',
    })
    inApp('approve', personalNumber)
    return statusOf(browser, started.id)
  }

  it('is invited once the first has signed, and signs on their own device without an account', async () => {
    const { astrid, bookingId, token } = await invite()
    const phone = house.browser()
    expect((await open(phone, token)).body).toMatchObject({
      invitedBy: 'Astrid Lund',
      name: 'Olle Lund',
      share: 40,
      hasSigned: false,
    })
    expect(await signAs(phone, token)).toMatchObject({ status: 'signed' })
    expect((await astrid.one(bookingId)).body).toMatchObject({
      status: 'signed',
      signers: [{ hasSigned: true }, { hasSigned: true }],
    })
    // Valid once.
    expect((await open(house.browser(), token)).status).toBe(404)
  })

  const page = '/services/booking/invited'
  const look = (browser: Browser, token: string) => browser.send(`${page}?token=${token}`)
  const press = (browser: Browser, fields: Record<string, string>) =>
    browser.send(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const codeTo = async (email: string) => {
    await house.jobs.settled()
    const mail = house.mailbox.list().find(({ to }) => to === email)
    expect(mail?.html).toContain('/services/booking/invited')
    return /koden ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const reads = async (browser: Browser) => (await browser.post('/services/booking/invitation', {})).status

  it('may look at the link without consuming it: only a press opens it, in that browser', async () => {
    const { token } = await invite()
    const [scanner, phone] = [house.browser(), house.browser()]
    for (const browser of [scanner, scanner, phone]) {
      const seen = await look(browser, token)
      expect(seen.status).toBe(200)
      expect(String(seen.body)).toContain('Astrid Lund vill köpa')
      expect(seen.headers.get('referrer-policy')).toBe('no-referrer')
      expect(seen.headers.get('set-cookie')).toBeNull()
      expect(await reads(browser)).toBe(404)
    }
    const pressed = await press(phone, { token })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/boka/signera/'])
    expect(pressed.headers.get('referrer-policy')).toBe('no-referrer')
    expect([await reads(phone), await reads(scanner)]).toEqual([200, 404])
  })

  it('types the code instead, in any case and without its hyphen', async () => {
    await invite()
    const code = await codeTo(olle.email)
    const laptop = house.browser()
    const wrong = await press(laptop, { code: '0000-0000' })
    expect(wrong.status).toBe(422)
    expect(String(wrong.body)).toContain('<title>Fel: ')
    expect((await press(laptop, { code: code.replace('-', '').toLowerCase() })).status).toBe(303)
    expect(await reads(laptop)).toBe(200)
  })

  it('reads whether the link is broken or old', async () => {
    const { astrid, bookingId, token } = await invite()
    const code = await codeTo(olle.email)
    const broken = await look(house.browser(), token.slice(0, -2))
    expect(broken.status).toBe(404)
    expect(String(broken.body)).toMatch(/inte hel[\s\S]*name="code"/)
    await astrid.post(`/services/booking/bookings/${bookingId}/invite`)
    for (const old of [await look(house.browser(), token), await press(house.browser(), { code })]) {
      expect(old.status).toBe(410)
      expect(String(old.body)).toContain('gäller inte längre')
    }
    await astrid.cancel(bookingId)
    expect((await look(house.browser(), await linkTo(olle.email))).status).toBe(410)
    expect((await look(house.browser('finland'), token)).status).toBe(404)
  })

  it('must be the person who was named', async () => {
    const { astrid, bookingId, token } = await invite()
    expect(await signAs(house.browser(), token, '199908072391')).toMatchObject({
      errorKind: 'userssnnomatch',
    })
    expect((await astrid.one(bookingId)).body.status).toBe('waitingCoSigner')
    expect(await signAs(house.browser(), token)).toMatchObject({ status: 'signed' })
  })

  it('gets another link, and the previous one is void', async () => {
    const { astrid, bookingId, token } = await invite()
    expect((await astrid.post(`/services/booking/bookings/${bookingId}/invite`)).status).toBe(200)
    expect((await open(house.browser(), token)).status).toBe(404)
    expect((await open(house.browser(), await linkTo(olle.email))).status).toBe(200)
  })

  it('gets a limited number of e-mails: the buyer gets a 429, and the last link stays valid', async () => {
    const invitations = async () => {
      await house.jobs.settled()
      return house.mailbox
        .list()
        .filter(({ to, text }) => to === olle.email && text.includes('/invited?token='))
    }
    const before = (await invitations()).length
    const { astrid, bookingId, token } = await invite()
    const ask = () => astrid.post(`/services/booking/bookings/${bookingId}/invite`)
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
    const last = await linkTo(olle.email)
    expect(last).not.toBe(token)
    for (let turn = 0; turn < 40; turn += 1) {
      const { status, headers, body } = await ask()
      expect([status, body.code]).toEqual([429, 'tooManyRequests'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(60)
    }
    // Nor by a new booking.
    await astrid.cancel(bookingId)
    const again = await toSign(astrid, true)
    expect(await sign(astrid, again)).toMatchObject({ status: 'signed' })
    expect((await astrid.one(again)).body.signers[1]).not.toHaveProperty('invitedAt')
    expect((await invitations()).length - before).toBe(3)
  })

  it('gets the buyer’s name from the e-identity, and nothing that the buyer typed', async () => {
    const astrid = await house.buyer()
    const { body } = await astrid.start('sweden-1')
    for (const [step, form] of swedishForms(astrid)) {
      const [first] = 'applicants' in form ? form.applicants : []
      const applicants = first && [
        { ...first, firstName: 'Vinn', lastName: 'en resa', share: '60' },
        { ...first, ...olle, firstName: 'Olle', share: '40' },
      ]
      await astrid.save(body.id, step, applicants ? { applicants } : form)
    }
    await sign(astrid, body.id)
    await house.jobs.settled()
    const letter = house.mailbox.list().find(({ to }) => to === olle.email)
    expect(letter?.text).not.toContain('Vinn')
  })

  it('reads the documents in the browser of the link, until the booking ends', async () => {
    const { astrid, bookingId, token } = await invite()
    const phone = house.browser()
    const paper = `/services/documents/${bookingId}/agreement.html`
    expect((await phone.send(paper)).status).toBe(404)
    await open(phone, token)
    expect((await phone.send(paper)).status).toBe(200)
    await astrid.cancel(bookingId)
    expect((await phone.send(paper)).status).toBe(404)
    expect((await open(phone, token)).status).toBe(404)
  })

  it('loses the invitation if the first goes back, which voids the first signature', async () => {
    const { astrid, bookingId, token } = await invite()
    await astrid.back(bookingId)
    expect((await open(house.browser(), token)).status).toBe(404)
    const signatures = await house.db.selectFrom('booking_signatures').select('voided_at').execute()
    expect(signatures).toEqual([{ voided_at: expect.any(String) }])
  })
})

describe('Documents', () => {
  it('are readable for the parties only', async () => {
    const [astrid, eve] = [await house.buyer(), await house.buyer()]
    const id = await toSign(astrid)
    for (const look of ['html', 'pdf']) {
      const paper = `/services/documents/${id}/agreement.${look}`
      const { status, headers } = await astrid.send(paper)
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
      expect(headers.get('content-disposition') ?? 'to read').toMatch(
        look === 'pdf' ? /^attachment/ : 'to read',
      )
      expect(headers.get('content-security-policy')).toContain(look === 'pdf' ? 'sandbox' : 'style-src')
      expect((await eve.send(paper)).status).toBe(404)
      expect((await house.browser().send(paper)).status).toBe(404)
    }
    expect((await astrid.send(`/services/documents/${id}/receipt.pdf`)).status).toBe(404)
    expect((await astrid.send(`/services/documents/${id}/../x.pdf`)).status).toBe(404)
  })

  it('are opened by a link with the cookies of the session, and not read by a visit from another site', async () => {
    const [astrid, eve] = [await house.buyer(), await house.buyer()]
    const id = await toSign(astrid)
    const paper = `/services/documents/${id}/agreement.html`
    const readAt = async (name = 'agreement') =>
      (await documentsOf(astrid, id)).find((each: { id: string }) => each.id === name)?.readAt
    // A link sends no header, only cookies.
    const follow = (browser: Browser, from: string) =>
      browser.send(paper, { headers: { authorization: '', 'sec-fetch-site': from } })
    expect((await follow(eve, 'same-origin')).status).toBe(404)
    expect((await follow(astrid, 'cross-site')).status).toBe(200)
    expect(await readAt()).toBeUndefined()
    expect((await follow(astrid, 'same-origin')).status).toBe(200)
    expect(await readAt()).toBe(house.clock.now())
    // WebKit reports a window that our own page has opened as cross-site.
    for (const [page, read] of [
      ['https://elsewhere.example/boka/', undefined],
      ['http://localhost/boka/skriv-under/', house.clock.now()],
    ] as const) {
      const headers = { authorization: '', 'sec-fetch-site': 'cross-site', referer: page }
      await astrid.send(`/services/documents/${id}/terms.html`, { headers })
      expect(await readAt('terms')).toBe(read)
    }
    astrid.jar.delete('jwtToken')
    expect((await follow(astrid, 'same-origin')).status).toBe(404)
  })

  it('are translated into English, which is not what is signed', async () => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    const { body } = await astrid.send(`/services/documents/${id}/agreement.html?language=en`)
    expect(body).toContain('<h1>Booking agreement</h1>')
    expect(body).toContain('This is a translation')
    expect((await documentsOf(astrid, id)).some(({ readAt }: { readAt?: number }) => readAt)).toBe(false)
  })
})

describe('Evidence', () => {
  const signed = async () => {
    const astrid = await house.buyer()
    const id = await toSign(astrid)
    await sign(astrid, id)
    return id
  }
  const verify = async (id: string) => {
    const found = await verifyBooking(id, { db: house.db, keys: house.keys })
    return found.flatMap(({ problems }) => problems)
  }

  it('is verified years later, without the provider', async () => {
    const id = await signed()
    const [found] = await verifyBooking(id, { db: house.db, keys: house.keys })
    expect(found).toMatchObject({ role: 'buyer', provider: 'bank_id', problems: [] })
    expect(found?.documents.map(({ title }) => title)).toEqual([
      'Information inför bokningen',
      'Villkor för bokningen',
      'Bokningsavtal',
    ])
  })

  it.each([
    ['its seal', { seal: new Uint8Array(64) }, 'seal'],
    ['its seal’s key', { seal_key: makeForeignEvidenceStore().sealed('', '').seal_key }, 'seal'],
    ['its content', { evidence_sealed: new Uint8Array(80) }, 'decrypted'],
    ['its date', { signed_at: '2026-01-01T00:00:00.000Z' }, 'different times'],
  ] as const)('shows a change of %s', async (_, values, problem) => {
    const id = await signed()
    await house.db
      .updateTable('booking_signatures')
      .set(values as object)
      .execute()
    expect((await verify(id)).join(' ')).toContain(problem)
  })

  it('shows that a document is missing or was replaced', async () => {
    const id = await signed()
    await house.db
      .updateTable('booking_documents')
      .set({ pdf_hash: '0'.repeat(64) })
      .where('document_id', '=', 'terms')
      .execute()
    expect((await verify(id)).join(' ')).toContain('Villkor för bokningen')
    await house.db.deleteFrom('booking_documents').where('document_id', '=', 'terms').execute()
    expect((await verify(id)).join(' ')).toContain('is missing')
  })
})

function makeForeignEvidenceStore() {
  const key = new Uint8Array(32).fill(7)
  return makeEvidenceStore({ keyFor: () => key, keysFor: () => [key], knownKeysFor: () => [key] })
}
