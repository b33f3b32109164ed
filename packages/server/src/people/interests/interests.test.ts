// Who is interested in a home: its sellers get a letter, are reminded and answer, and the person sees what came of it.

import type { endpoints, ResponseOf } from '@husrum/contract'
import type { Contact } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aContact, aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeOwnContacts } from '../../content/contacts/own-contacts.ts'
import { findKeysOf } from '../../platform/integration-keys/integration-keys.ts'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { goodPassword, openAccountsForTests } from '../../testing/accounts.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { toldEvents } from '../../testing/told-events.ts'
import { interestsModule } from './index.ts'
import type { StaffInterest } from './interest-desk.ts'
import { interestsRetentionMs } from './postgres-interests.ts'

const agent = aContact({ id: 'agent', name: 'Eva Ek', role: 'realEstateAgent', email: 'eva@company.example' })
const assistant = aContact({ id: 'assistant', role: 'assistant', email: 'assistant@company.example' })
const dayMs = 86_400_000

let house: AccountsForTests
let secret: string
let contacts: readonly Contact[]
let desk: string | undefined
let sweeps: Readonly<Record<string, () => Promise<unknown>>>
let ask: (method: string, path?: string, body?: object, key?: string) => Promise<Response>

beforeAll(async () => {
  house = await openAccountsForTests()
  const { db, clock, mails, integrationKeys } = house
  const module = interestsModule({
    db,
    now: clock.now,
    environment: 'development',
    log: house.log,
    mails,
    residences: {
      homesByIds: async (_, ids) =>
        ids.includes('home-00017') ? [aHomeInDetail({ id: 'home-00017', stageId: 'stage-kajutan' })] : [],
      stagesByIds: async (_, ids) =>
        ids.includes('stage-kajutan')
          ? [aStageInDetail({ id: 'stage-kajutan', contacts: [...contacts] })]
          : [],
    },
    contactOf: async () => (desk === undefined ? undefined : { email: desk }),
    staffAddress: 'staff@company.example',
  })
  sweeps = Object.fromEntries((module.sweeps ?? []).map(({ name, run }) => [name, run]))
  secret = (await integrationKeys.create({ name: 'CRM', scopes: ['interests:read', 'interests:write'] }))
    .secret
  const { app } = makeTestApp({
    backend: {
      findKey: findKeysOf(integrationKeys, undefined),
      routes: module.routes ? [module.routes] : [],
    },
  })
  ask = async (method, path = '', body, key = secret) =>
    app.request(`/services/staff/interests${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
})
beforeEach(async () => {
  await house.db.deleteFrom('interests').execute()
  await house.db.deleteFrom('sign_in_failures').execute()
  contacts = [assistant, agent]
  desk = undefined
})
afterAll(() => house.close())

const lettersTo = async (address: string) => {
  await house.mails.settled()
  return house.mailbox.list().filter(({ to }) => to === address)
}
/** Registers, as a visitor whose address is new. */
let visitors = 0
const register = async (facts: Record<string, unknown> = {}, browser = house.aBrowser()) => {
  visitors += 1
  const email = `anna.${visitors}@example.com`
  const typed = {
    objectId: 'home-00017',
    firstName: 'Anna',
    lastName: 'Åkesson',
    email,
    phone: '070-174 06 05',
    message: 'Finns det förråd?',
    newsletter: false,
    ...facts,
  }
  expect((await browser.post('interest', typed)).status).toBe(200)
  return String(typed.email)
}
const tell = () => sweeps['interest letters']?.()
const remind = () => sweeps['interest reminders']?.()
const list = async (query = '') =>
  ((await (await ask('GET', query)).json()) as ResponseOf<typeof endpoints.getInterests>).interests
const open = () => list('?state=open')

it('Sellers get each interest once, with the words of the person, and answer to that person', async () => {
  const before = (await lettersTo('eva@company.example')).length
  const email = await register()
  await Promise.all([tell(), tell()])
  const letters = await lettersTo('eva@company.example')
  expect(letters).toHaveLength(before + 1)
  expect(letters[0]).toMatchObject({ replyTo: email, language: 'sv' })
  expect(letters[0]?.subject).toMatch(/Anna Åkesson är intresserad av /)
  for (const words of ['Finns det förråd?', '070-174 06 05', email, '2026-03-03', '/bostader/'])
    expect(letters[0]?.text).toContain(words)
  expect(await lettersTo('assistant@company.example')).toEqual([])
  expect(await toldEvents(house.db)).toContain('interest.registered')
})

it('The letter goes to the assistant if no agent has an address, then to the desk of the site, then to the staff', async () => {
  contacts = [assistant, { ...agent, email: undefined } as never]
  await register()
  await tell()
  expect(await lettersTo('assistant@company.example')).toHaveLength(1)
  contacts = []
  desk = 'desk@company.example'
  await register()
  await tell()
  expect(await lettersTo('desk@company.example')).toHaveLength(1)
  desk = undefined
  await register({ objectId: undefined, stageId: 'stage-kajutan', message: '' })
  await tell()
  expect((await lettersTo('staff@company.example'))[0]?.text).not.toContain('>')
})

it('An interest without an answer is reminded of once, after the next working day', async () => {
  await register()
  await tell()
  const before = (await lettersTo('eva@company.example')).length
  await remind()
  house.clock.pass(dayMs)
  await remind()
  expect(await lettersTo('eva@company.example')).toHaveLength(before)
  house.clock.pass(dayMs)
  await remind()
  await remind()
  const letters = await lettersTo('eva@company.example')
  expect(letters).toHaveLength(before + 1)
  expect(letters[0]?.subject).toMatch(/väntar på svar/)
})

it('Staff list, assign and answer interests; the first answer stays', async () => {
  const first = await register()
  await tell()
  house.clock.pass(60_000)
  const second = await register({ message: '' })
  const [one, two] = (await open()) as [StaffInterest, StaffInterest]
  expect(one).toMatchObject({
    site: 'sweden',
    homeId: 'home-00017',
    person: { name: 'Anna Åkesson', email: first, phone: '070-174 06 05' },
    message: 'Finns det förråd?',
    newsletter: false,
  })
  expect(two).toMatchObject({ person: { email: second } })
  expect(two).not.toHaveProperty('message')
  const assigned = await ask('POST', `/${one.id}/assign`, { to: 'Eva Ek' })
  expect(await assigned.json()).toMatchObject({ assigned: { to: 'Eva Ek' } })
  const answer = (by: string, outcome = 'answered') => ask('POST', `/${one.id}/answer`, { by, outcome })
  expect((await answer('Eva Ek')).status).toBe(200)
  expect((await answer('Eva Ek')).status).toBe(200)
  expect((await answer('Bo Ek')).status).toBe(409)
  expect((await answer('Eva Ek', 'closed')).status).toBe(409)
  expect(await open()).toMatchObject([{ id: two.id }])
  expect((await list()).map(({ id }) => id)).toEqual([two.id, one.id])
  expect(await list(`?after=${two.id}`)).toMatchObject([
    { id: one.id, answer: { by: 'Eva Ek', outcome: 'answered' } },
  ])
})

it('A new message of the person opens the interest again, and nothing else does', async () => {
  const email = await register()
  await tell()
  const [{ id }] = (await open()) as [StaffInterest]
  await ask('POST', `/${id}/answer`, { by: 'Eva Ek', outcome: 'notReached' })
  await register({ email })
  expect(await open()).toEqual([])
  const before = (await lettersTo('eva@company.example')).length
  await register({ email, message: 'Och balkong?' })
  await tell()
  expect(await open()).toMatchObject([{ id, message: 'Och balkong?' }])
  expect(await lettersTo('eva@company.example')).toHaveLength(before + 1)
})

it('A signed-in person sees in My Pages what came of it', async () => {
  const { id: accountId, email } = await house.addAccount()
  const browser = house.aBrowser()
  await browser.logIn(email, goodPassword)
  await register({ email }, browser)
  await tell()
  const reader = { accountId, site: siteByKey('sweden') }
  const see = () =>
    makeOwnContacts(house.db, { contactOf: async () => undefined, now: house.clock.now }).see(reader)
  const [sent] = (await see()).interests
  expect(sent).toMatchObject({ message: 'Finns det förråd?' })
  expect(sent?.about).not.toBe('')
  expect(sent).not.toHaveProperty('answer')
  await ask('POST', `/${sent?.id}/answer`, { by: 'Eva Ek', outcome: 'answered' })
  expect((await see()).interests).toMatchObject([{ answer: { outcome: 'answered' } }])
  expect((await see()).interests[0]).not.toHaveProperty('answer.by')
})

it('Only a key with the scope reads or answers interests, and unknown ones are not found', async () => {
  const { secret: other } = await house.integrationKeys.create({ name: 'Other', scopes: ['tasks:read'] })
  expect((await ask('GET', '', undefined, other)).status).toBe(403)
  expect((await ask('GET', '', undefined, 'none')).status).toBe(401)
  const unknown = '552b32cf-76f7-4140-a7de-dfb2948cba83'
  for (const id of [unknown, 'none'])
    expect((await ask('POST', `/${id}/answer`, { by: 'Eva', outcome: 'closed' })).status).toBe(404)
  expect((await ask('GET', '?site=denmark')).status).toBe(400)
  expect((await ask('GET', '?after=none')).status).toBe(400)
})

it('Interests are deleted two years after their last change', async () => {
  await register()
  house.clock.pass(interestsRetentionMs - dayMs)
  await sweeps.interests?.()
  expect(await open()).toHaveLength(1)
  house.clock.pass(2 * dayMs)
  await sweeps.interests?.()
  expect(await open()).toEqual([])
})
