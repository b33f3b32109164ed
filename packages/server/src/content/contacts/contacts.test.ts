// The contacts of a user by what they own, and messages to them: stored, and sent to the contact once.

import { randomUUID } from 'node:crypto'
import { contactFormPath } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import { aContact, aStage } from '@husrum/domain/testing'
import { makeHttpContacts } from '@husrum/infrastructure'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeContacts, sellerForSuite } from '@husrum/testkit/contacts-suite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { optOutOf } from '../../people/notifications/opt-outs.ts'
import type { FindCaller } from '../../people/sessions/know-caller.ts'
import { findNoCaller } from '../../people/sessions/know-caller.ts'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { aPdf } from '../../testing/sent-files.ts'
import { testSecret } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { toldEvents } from '../../testing/told-events.ts'
import { openWords } from '../../testing/words.ts'
import { makeContactPictures } from './contact-pictures.ts'
import { contactsModule } from './index.ts'

const sweden = siteByKey('sweden')
const manager = aContact({
  id: 'manager',
  name: 'Lena Forshage',
  role: 'customerSupport',
  image: 'portrait-of-lena',
})
const designer = aContact({
  id: 'designer',
  name: 'Tova Brännhult',
  role: 'interiorResponsible1',
  email: 'tova@husrum.example',
})

const formsPerMinute = 10

let house: Awaited<ReturnType<typeof openWords>>
let anna: string
let bea: string
let association: string
beforeAll(async () => {
  house = await openWords({ formsPerMinute })
  anna = await house.person('anna.contacts@example.com')
  bea = await house.person('bea.contacts@example.com')
  association = await house.association('Brf Lotsen', [bea], [manager])
  await house.database.db
    .insertInto('stages')
    .values({
      number: 1,
      id: 'stage-1',
      site_id: sweden.catalogueSiteId,
      details: JSON.stringify({ ...aStage({ id: 'stage-1' }), contacts: [sellerForSuite, designer] }),
    })
    .execute()
}, 60_000)
beforeEach(async () => {
  await house.mails.settled()
  for (const table of ['contact_messages', 'contact_typed_forms', 'residences', 'telling_stops'] as const)
    await house.database.db.deleteFrom(table).execute()
})
afterAll(() => house.close())

const appFor = (findCaller: FindCaller) => {
  const { database, clock, mails } = house
  const { routes } = contactsModule(
    { db: database.db, now: clock.now, keys: makeSecretKeys(testSecret), environment: 'development' },
    {
      mails,
      uploads: house.uploads,
      contactOf: async () => ({
        email: 'kundservice@husrum.example',
        openingHours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }],
      }),
    },
  )
  return makeTestApp({ backend: { findCaller, routes: routes ? [routes] : [] } }).app
}

const contactsOf = (accountId: string, associationId?: string) =>
  makeHttpContacts({ client: makeAppClient(appFor(house.as(accountId, associationId))) })

describeContacts('The server', async ({ isSignedIn = true, isDown }) => {
  await house.home(anna, { entry: '2026-03-20' })
  const app = appFor(isSignedIn ? house.as(anna) : findNoCaller)
  return makeHttpContacts({ client: makeAppClient(app, { isDown }) })
})

const seenBy = async (accountId: string, associationId?: string) => {
  const { places } = await contactsOf(accountId, associationId).see()
  return places.map(({ of, relation, contacts }) => [of, relation, ...contacts.map(({ name }) => name)])
}
const question = { of: 'home-1', contactId: 'designer', subject: 'Tillval', message: 'När stänger golven?' }

describe('The contacts of a user', () => {
  it('are the seller and the staff of the sale, until the user lives in the home', async () => {
    await house.home(anna, { entry: '2026-03-20' })
    expect(await seenBy(anna)).toEqual([
      ['home-1', 'buyer', 'Amira Lindqvist', 'Tova Brännhult', sweden.name],
    ])
    house.clock.pass(20 * 86_400_000)
    expect(await seenBy(anna)).toEqual([['home-1', 'resident', sweden.name]])
    house.clock.pass(-20 * 86_400_000)
  })

  it('are the managers of the building, for a resident', async () => {
    const { db } = house.database
    const residence = await house.home(anna, { stageId: 'long-gone', entry: '2020-01-01' })
    await db
      .insertInto('case_places')
      .values({
        id: 'place-1',
        organisation: 'mainAndCooperative',
        association_id: association,
        kind: 'home',
        property_id: 'p',
        building_id: 'b',
        building_part_id: 's',
        building_part_name: 'Trapphus 4',
        object_name: '1203',
        address: 'Kajgatan 4',
        zip_code: '41756',
        city: 'Göteborg',
        government_object_id: '1203',
        object_type_id: 'apartment',
        layout: 'home',
      })
      .execute()
    await db.updateTable('residences').set({ place_id: 'place-1' }).where('id', '=', residence).execute()
    expect(await seenBy(anna)).toEqual([['home-1', 'resident', 'Lena Forshage', sweden.name]])
  })

  it('are the customer service of the site, for a user without a home', async () => {
    expect(await seenBy(anna)).toEqual([['site', 'visitor', sweden.name]])
  })

  it('are those of the association for its board, and not those of the member’s own home', async () => {
    await house.home(bea)
    expect(await seenBy(bea, association)).toEqual([['brf', 'boardMember', 'Lena Forshage', sweden.name]])
  })

  it('have portraits that are shown, unlike other pictures', async () => {
    const pictures = makeContactPictures(house.database.db)
    expect(await pictures.hasPicture('portrait-of-lena')).toBe(true)
    expect(await pictures.hasPicture('unknown-portrait')).toBe(false)
  })

  it('include the opening hours in the time of the country', async () => {
    expect((await contactsOf(anna).see()).opening).toEqual({ kind: 'open', until: '17:00' })
  })

  it('are hidden from users without a home there', async () => {
    await house.home(anna)
    const ask = (accountId: string, of: string) =>
      appFor(house.as(accountId)).request(`/services/contacts/${of}`, { headers: { host: 'localhost' } })
    expect((await ask(anna, 'home-1')).status).toBe(200)
    expect((await ask(bea, 'home-1')).status).toBe(404)
    expect((await ask(bea, 'brf')).status).toBe(404)
  })
})

describe('A message to a contact', () => {
  const lettersOf = async (work: () => Promise<unknown>) => {
    const before = house.sent.length
    await work()
    await house.mails.settled()
    return house.sent.slice(before)
  }

  it('reaches the contact, who can reply, and the sender gets a receipt', async () => {
    await house.home(anna)
    const letters = await lettersOf(() => contactsOf(anna).write(question, 'key-1'))
    expect(letters.map(({ to, replyTo }) => [to, replyTo]).sort()).toEqual([
      ['anna.contacts@example.com', undefined],
      ['tova@husrum.example', 'anna.contacts@example.com'],
    ])
    const [toDesk] = letters.filter(({ to }) => to === 'tova@husrum.example')
    expect(toDesk?.text).toContain('> När stänger golven?')
    expect(toDesk?.text).toContain('Brf Kajutan home-1')
    expect(toDesk?.text).not.toContain('går inte att svara')
    expect(await toldEvents(house.database.db)).toContain('message.received')
  })

  it('is handled once if it is sent twice with one key', async () => {
    await house.home(anna)
    const contacts = contactsOf(anna)
    const letters = await lettersOf(() =>
      Promise.all([contacts.write(question, 'key-2'), contacts.write(question, 'key-2')]),
    )
    expect(letters).toHaveLength(2)
    expect((await contacts.see()).messages).toMatchObject([
      { subject: 'Tillval', contactName: 'Tova Brännhult', about: 'Brf Kajutan home-1' },
    ])
  })

  it('sends no receipt after an opt-out', async () => {
    await house.home(anna)
    await optOutOf(house.database.db, anna, { kind: 'contact', channel: 'mail' }, true)
    const letters = await lettersOf(() => contactsOf(anna).write(question, 'key-3'))
    expect(letters.map(({ to }) => to)).toEqual(['tova@husrum.example'])
  })

  it('is rejected for a contact of another user’s home', async () => {
    await house.home(anna)
    expect(await contactsOf(bea).write(question, 'key-4')).toEqual({ kind: 'unknown' })
  })

  it('takes its files to the contact, once, and no files of another sender', async () => {
    await house.home(anna)
    const draft = randomUUID()
    const body = new FormData()
    body.append('files', new File([new Uint8Array(aPdf())], 'ritning.pdf', { type: 'application/pdf' }))
    const { files } = await house.uploads.takeMultipart(
      new Request('http://localhost/', { method: 'POST', body }),
      {
        owner: { kind: 'draft', id: draft },
        purpose: 'contact',
        site: sweden.key,
        fileFields: ['files'],
      },
    )
    const ids = files.map(({ id }) => id)
    const contacts = contactsOf(anna)
    const withFiles = (of: string) => ({ ...question, files: { draft: of, ids } })
    expect(await contacts.write(withFiles(randomUUID()), 'files-1')).toMatchObject({
      kind: 'invalid',
      issues: [{ path: ['files'] }],
    })
    const letters = await lettersOf(() =>
      Promise.all([contacts.write(withFiles(draft), 'files-2'), contacts.write(withFiles(draft), 'files-2')]),
    )
    expect(
      letters.map(({ to, attachments = [] }) => [to, attachments.map(({ name }) => name)]).sort(),
    ).toEqual([
      ['anna.contacts@example.com', []],
      ['tova@husrum.example', ['ritning.pdf']],
    ])
    expect((await contacts.see()).messages).toMatchObject([{ files: ['ritning.pdf'] }])
  })

  it('is rejected after thirty messages', async () => {
    await house.home(anna)
    const contacts = contactsOf(anna)
    for (let n = 0; n < 30; n += 1) await contacts.write(question, `many-${n}`)
    await expect(contacts.write(question, 'one-too-many')).rejects.toThrow()
    expect((await contacts.see()).messages).toHaveLength(30)
  })
})

describe('The form without script', () => {
  const send = (fields: Record<string, string>) =>
    appFor(house.as(anna)).request(contactFormPath, {
      method: 'POST',
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        to: 'home-1/designer',
        subject: question.subject,
        message: question.message,
        key: 'form-1',
        ...fields,
      }).toString(),
    })

  it('sends, and redirects to the sent message', async () => {
    await house.home(anna)
    expect((await send({})).headers.get('location')).toBe('/mina-sidor/kontakt/?done=sent#written')
    expect((await contactsOf(anna).see()).messages).toHaveLength(1)
  })

  const post = async (fields: Record<string, string>, file: File) => {
    const body = new FormData()
    const typed = {
      to: 'home-1/designer',
      subject: 'Golv',
      message: 'Se ritningen.',
      key: 'form-2',
      ...fields,
    }
    for (const [name, value] of Object.entries(typed)) body.append(name, value)
    body.append('files', file)
    const answer = await appFor(house.as(anna)).request(
      contactFormPath,
      { method: 'POST', headers: { host: 'localhost', 'sec-fetch-site': 'same-origin' }, body },
      { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
    )
    return answer.headers.get('location')
  }
  const pdf = (name: string) => new File([new Uint8Array(aPdf())], name, { type: 'application/pdf' })

  it('takes files along, including those of a rejected form, and reports those that it cannot take', async () => {
    await house.home(anna)
    const back = '/mina-sidor/kontakt/?error=invalid&of=home-1&contact=designer&field='
    expect(await post({ subject: '' }, pdf('ett.pdf'))).toBe(`${back}subject%3Arequired#write`)
    expect((await contactsOf(anna).see()).typed.files).toBe('ett.pdf')
    expect(await post({}, new File(['MZ'], 'spel.exe'))).toBe(`${back}files%3AfileType#write`)
    expect(await post({}, pdf('två.pdf'))).toBe('/mina-sidor/kontakt/?done=sent#written')
    const [message] = (await contactsOf(anna).see()).messages
    expect(message?.files.toSorted()).toEqual(['ett.pdf', 'två.pdf'])
  })

  it('keeps the typed text without the file if a network sends too many', async () => {
    await house.home(anna)
    for (let sent = 0; sent < formsPerMinute; sent += 1) await post({ subject: '' }, pdf('en.pdf'))
    const before = await house.database.db.selectFrom('uploads').select('id').execute()
    expect(await post({ message: 'Ett långt brev.' }, pdf('till.pdf'))).toBe(
      '/mina-sidor/kontakt/?error=tooFast&of=home-1&contact=designer#write',
    )
    expect((await contactsOf(anna).see()).typed).toMatchObject({ message: 'Ett långt brev.' })
    expect(await house.database.db.selectFrom('uploads').select('id').execute()).toHaveLength(before.length)
  })

  it('shows errors at their fields, and keeps the typed text', async () => {
    await house.home(anna)
    const response = await send({ subject: '', message: 'Ett långt brev.' })
    expect(response.headers.get('location')).toBe(
      '/mina-sidor/kontakt/?error=invalid&of=home-1&contact=designer&field=subject%3Arequired#write',
    )
    const { typed, messages } = await contactsOf(anna).see()
    expect(typed).toMatchObject({ of: 'home-1', contactId: 'designer', message: 'Ett långt brev.' })
    expect(messages).toEqual([])
  })
})
