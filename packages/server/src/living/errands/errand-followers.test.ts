// Notifications for followers of an errand that another person reported, and their opt-outs.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrandsForTests } from '../../testing/errands.ts'
import { openErrandsForTests } from '../../testing/errands.ts'

let house: ErrandsForTests
let before = 0
beforeAll(async () => {
  house = await openErrandsForTests()
})
beforeEach(async () => {
  await house.db.deleteFrom('cases').execute()
  await house.db.deleteFrom('case_followers').execute()
  before = house.mailbox.list().length
})
afterAll(() => house.close())

const neighbour = 'neighbour@example.com'
/** E-mails to the neighbour, latest first. */
const heard = () =>
  house.mailbox
    .list()
    .slice(0, house.mailbox.list().length - before)
    .filter(({ to }) => to === neighbour)

/** A lift that Anna has reported and the neighbour follows. */
const followedLift = async (): Promise<string> => {
  const { id } = await house.open({ area: 'CommonAreas', roomType: 'Hiss', problem: 'Står still' })
  await house.db
    .insertInto('case_followers')
    .values({
      case_id: id,
      account_id: house.accountOf('neighbour'),
      site_id: 1,
      followed_at: new Date(house.clock.now()).toISOString(),
    })
    .execute()
  return id
}

describe('A follower of an errand', () => {
  it('is notified of each status and visit, without any text of the errand', async () => {
    const id = await followedLift()
    const staff = house.module.caseSystem
    await staff.assign(id, { name: 'Siv Norling' })
    await staff.book(id, { startsAt: house.clock.now(), endsAt: house.clock.now() + 1 })
    await staff.write(id, 'Portkoden är hemlig.')
    await staff.ask(id, 'Vad är portkoden?')
    await staff.move(id, 'executed', 'Bytte din lampa.')
    await house.jobs.settled()
    // E-mails are sent concurrently, in no order.
    const statuses = heard().map(({ subject }) => subject.replace(/^.*följer: /, ''))
    expect(statuses.toSorted()).toEqual(['Pågår', 'Tid är bokad', 'Utfört', 'Väntar på ditt svar'])
    expect(heard()[0]?.text).toContain('Hiss: Står still')
    expect(JSON.stringify(heard())).not.toMatch(/portkod|lampa|errandId/)
  })

  it('opts out with the link of an e-mail or with one click, of this errand only', async () => {
    const id = await followedLift()
    await house.module.caseSystem.move(id, 'ongoing')
    await house.jobs.settled()
    const link = /http:\S*letters\/stop\S*/.exec(heard()[0]?.text ?? '')?.[0] ?? ''
    const { pathname, search, searchParams } = new URL(link)
    expect((await house.ask('anonymous', 'GET', pathname + search)).text).toContain(
      'Vill du sluta följa felet?',
    )
    const token = searchParams.get('token') ?? ''
    const press = (stop: boolean) =>
      house.ask('anonymous', 'POST', pathname, { body: new URLSearchParams({ token, stop: String(stop) }) })
    expect((await press(true)).text).toContain('Du följer inte längre felet')
    await house.module.caseSystem.move(id, 'investigation')
    expect(heard()).toHaveLength(1)
    expect((await press(false)).text).toContain('Du följer felet igen')
    await house.module.caseSystem.move(id, 'materials')
    await house.jobs.settled()
    expect(heard()).toHaveLength(2)
    const oneClick = await house.ask('anonymous', 'POST', `/letters/unsubscribe?token=${token}`)
    expect(oneClick.status).toBe(204)
    await house.module.caseSystem.move(id, 'executed')
    await house.jobs.settled()
    expect(heard()).toHaveLength(2)
    const other = token.replace(id, '00000000-0000-4000-8000-000000000000')
    expect((await house.ask('anonymous', 'GET', `${pathname}?token=${other}`)).status).toBe(404)
  })
})

describe('The staff', () => {
  it('see the errands that await them, longest first, until they act', async () => {
    const { id } = await house.open()
    house.clock.pass(1_000)
    const { id: other } = await house.open()
    const write = (errand: string) =>
      house.ask('anna', 'POST', `/errands/${errand}/messages`, { body: { text: 'När kommer ni?' } })
    expect(await house.module.caseSystem.awaiting(10)).toEqual([])
    await write(other)
    const since = house.clock.now()
    house.clock.pass(1_000)
    await write(id)
    await write(other)
    expect(await house.module.caseSystem.awaiting(10)).toEqual([
      { id: other, since },
      { id, since: since + 1_000 },
    ])
    await house.module.caseSystem.write(other, 'I morgon.')
    expect((await house.module.caseSystem.awaiting(10)).map((each) => each.id)).toEqual([id])
  })
})

describe('An update', () => {
  const update = (id: string, body: object, version: number) =>
    house.ask('anna', 'PATCH', `/errands/${id}`, { body, headers: { 'if-match': `"${version}"` } })

  it('is not rejected if the staff has written meanwhile', async () => {
    const { id } = await house.open()
    const { version } = (await house.ask('anna', 'GET', `/errands/${id}`)).body
    await house.module.caseSystem.write(id, 'Vi kommer.')
    await house.module.caseSystem.move(id, 'ongoing')
    const updated = await update(id, { description: 'Det rinner.' }, version)
    expect([updated.status, updated.body.description]).toEqual([200, 'Det rinner.'])
    expect((await update(id, { description: 'Nej.' }, version)).status).toBe(412)
  })

  it('that conflicts with another one requires a choice between both without script', async () => {
    const { id } = await house.open()
    await update(id, { description: 'Så står det.' }, 1)
    const send = (choice: Record<string, string>) => {
      const body = new FormData()
      const fields = { id, action: 'update', version: '2', description: 'Så skrev du.', merge: 'description' }
      for (const [name, value] of Object.entries({ ...fields, ...choice })) body.append(name, value)
      return house.ask('anna', 'POST', '/errands/form', { body })
    }
    const described = async () => (await house.ask('anna', 'GET', `/errands/${id}`)).body.description
    const asked = await send({})
    expect(asked.headers.get('location')).toContain('error=changed&field=descriptionChoice%3Arequired')
    expect(await described()).toBe('Så står det.')
    expect((await house.ask('anna', 'GET', '/errands/typed')).body.fields.description).toBe('Så skrev du.')
    expect((await send({ descriptionChoice: 'theirs' })).headers.get('location')).toContain('done=updated')
    expect(await described()).toBe('Så står det.')
    await send({ descriptionChoice: 'yours', version: '3' })
    expect(await described()).toBe('Så skrev du.')
  })
})
