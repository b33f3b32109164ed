// Errands: viewed and changed by those with access, and hidden from all others.
import type { Endpoint } from '@husrum/contract'
import { endpoints, z } from '@husrum/contract'
import { errandStatusIdOf, principals, readErrandStatusId, siteByKey } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrandsForTests, PersonForTests } from '../../testing/errands.ts'
import { openErrandsForTests } from '../../testing/errands.ts'
import { aJpeg } from '../../testing/sent-files.ts'

let house: ErrandsForTests
let before = 0
beforeAll(async () => {
  house = await openErrandsForTests()
})
beforeEach(async () => {
  await house.db.deleteFrom('cases').execute()
  await house.db.deleteFrom('case_requests').execute()
  await house.db.deleteFrom('notifications').execute()
  await house.db.deleteFrom('telling_stops').execute()
  before = house.mailbox.list().length
})
afterAll(() => house.close())

const day = 86_400_000
const statusOf = ({ body }: { readonly body: { readonly caseStatusId: string } }): string =>
  readErrandStatusId(body.caseStatusId)
/** Latest first. */
const mailed = () => house.mailbox.list().slice(0, house.mailbox.list().length - before)
const subjects = (): readonly string[] => mailed().map(({ subject }) => subject)
const bells = () => house.db.selectFrom('notifications').selectAll().execute()

/** An upload that is not attached yet. */
const sent = async (who: PersonForTests, name = 'kran.jpg'): Promise<string> => {
  const body = new FormData()
  const photo = await aJpeg({ width: 30, height: 20 })
  body.append('files', new File([new Uint8Array(photo)], name, { type: 'image/jpeg' }))
  const { files } = await house.uploads.takeMultipart(
    new Request('http://localhost/', { method: 'POST', body }),
    {
      owner: { kind: 'account', id: house.accountOf(who) },
      purpose: 'message',
      site: 'sweden',
      fileFields: ['files'],
    },
  )
  return files[0]?.id ?? ''
}

describe('The errands of a resident', () => {
  it('are those in their own homes, newest first', async () => {
    const first = await house.open()
    house.clock.pass(1_000)
    const second = await house.open()
    await house.open({ area: 'CommonAreas' })
    await house.open({ isOtherAddress: true })
    const list = await house.ask('anna', 'GET', '/customer/get_cases')
    expect(list.body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    expect((await house.ask('neighbour', 'GET', '/customer/get_cases')).body).toEqual([])
    expect((await house.ask('anna', 'GET', '/has_cases')).body).toEqual({ data: true })
    expect((await house.ask('neighbour', 'GET', '/has_cases')).body).toEqual({ data: false })
    expect((await house.ask('anna', 'GET', '/errands')).body.viewer).toBe('resident')
  })

  it('return all details of one', async () => {
    const { id, ticketNumber, promisedBy } = await house.open()
    const { body, status } = await house.ask('anna', 'GET', `/customer/case/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      ticketNumber,
      promisedBy,
      caseTypeName: 'management',
      description: 'Diskmaskinen läcker.',
      problem: 'Vitvaror',
      version: 1,
      history: [{ kind: 'created', by: 'customer' }],
      messages: [],
    })
    expect(ticketNumber).toMatch(/^F-\d{6}$/)
  })

  it('return an unknown status as it is stored', async () => {
    const { id } = await house.open()
    await house.db.updateTable('cases').set({ case_status_id: 'vendor-17' }).execute()
    const { body } = await house.ask('anna', 'GET', `/errands/${id}`)
    expect(body.caseStatusId).toBe('vendor-17')
    const close = await house.ask('anna', 'POST', `/errands/${id}/actions`, { body: { action: 'close' } })
    expect([close.status, close.body.code, close.body.present]).toEqual([409, 'statusConflict', 'vendor-17'])
  })

  it('are not available on a site without fault reports', async () => {
    await house.open()
    expect((await house.ask('anna', 'GET', '/has_cases', { site: 'finland' })).body).toEqual({ data: false })
    expect((await house.ask('anna', 'GET', '/customer/get_cases', { site: 'finland' })).status).not.toBe(200)
  })
})

describe('The errands of an association', () => {
  it('are all of its property, and visible to its board only', async () => {
    const ofResident = await house.open({ area: 'CommonAreas' })
    house.clock.pass(1)
    const ofBoard = await house.open({ role: 'BOARD_MEMBER', reporterAccountId: house.accountOf('board') })
    await house.open({ associationId: house.associationOf('otherBoard') })
    const ids = async (path: string) =>
      (await house.ask('board', 'GET', path)).body.map(({ id }: { id: string }) => id)
    expect(await ids('/cases')).toEqual([ofBoard.id, ofResident.id])
    expect(await ids('/board_cases')).toEqual([ofBoard.id])
  })

  it('come in pages, each with a link to the next', async () => {
    for (let count = 0; count < 3; count += 1) {
      await house.open()
      house.clock.pass(1_000)
    }
    const whole = await house.ask('board', 'GET', '/cases')
    expect([whole.body.length, whole.headers.get('link')]).toEqual([3, null])
    const first = await house.ask('board', 'GET', '/cases?limit=2')
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
    const second = await house.ask('board', 'GET', next)
    expect(second.headers.get('link')).toBeNull()
    expect([...first.body, ...second.body]).toEqual(whole.body)
    expect((await house.ask('board', 'GET', '/cases?after=drop')).status).toBe(400)
  })

  it('are counted for the board, and their overview is hidden from others', async () => {
    await house.open({ area: 'CommonAreas' })
    const { body } = await house.ask('board', 'GET', '/errands?status=executed&limit=5')
    expect(body).toMatchObject({ viewer: 'board', errands: [], counts: [{ count: 1 }], late: { count: 0 } })
    const overview = await house.ask('board', 'GET', '/cases/overview')
    expect(overview.body).toMatchObject({ all: { all: 1, open: 1 }, byStairwell: [{ name: 'Trapphus A' }] })
    expect((await house.ask('anna', 'GET', '/cases/overview')).status).toBe(403)
    expect((await house.ask('otherBoard', 'GET', '/cases/overview')).body.all.all).toBe(0)
  })

  it('are exported completely, however many there are', async () => {
    const { id } = await house.open()
    await house.db
      .insertInto('cases')
      .columns([
        'site_id',
        'origin',
        'role',
        'association_id',
        'area',
        'is_other_address',
        'description',
        'case_status_id',
        'status_since',
        'created_at',
        'ticket_number',
      ])
      .expression(
        house.db
          .selectFrom('cases')
          .innerJoin(sql<{ n: number }>`generate_series(1, 1100)`.as('n'), (join) => join.onTrue())
          .select([
            'site_id',
            'origin',
            'role',
            'association_id',
            'area',
            'is_other_address',
            'description',
            'case_status_id',
            'status_since',
            'created_at',
            sql<string>`'N-' || n`.as('ticket_number'),
          ])
          .where('id', '=', id),
      )
      .execute()
    const { text } = await house.ask('board', 'GET', '/cases.csv')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    const numbers = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';')[0])
    expect([numbers.length, new Set(numbers).size]).toEqual([1_101, 1_101])
  })

  it('get their number from the case system shortly after, with the copy that was requested', async () => {
    const opened = await house.open({
      role: 'BOARD_MEMBER',
      reporterAccountId: house.accountOf('board'),
      letterTo: 'Board@Example.com',
      isCopy: true,
    })
    expect(opened.ticketNumber).toBeNull()
    await house.jobs.settled()
    const { body } = await house.ask('board', 'GET', `/case/${opened.id}`)
    expect(body.ticketNumber).toMatch(/^F-\d{6}$/)
    const mails = mailed()
    expect(mails.map(({ to }) => to)).toEqual(['board@example.com'])
    expect(mails[0]?.text).toContain('> Diskmaskinen läcker.')
    expect(mails[0]?.text).toContain(body.ticketNumber)
  })

  it('are confirmed with their number and without any user’s text to an unconfirmed address', async () => {
    const opened = await house.open({
      role: 'BOARD_MEMBER',
      reporterAccountId: house.accountOf('board'),
      isOtherAddress: true,
      objectName: 'Vinn en resa',
      objectAddress: 'www.evil.example 4',
      letterTo: 'stranger@example.com',
      isCopy: true,
    })
    await house.jobs.settled()
    const [mail, ...others] = mailed()
    expect([mail?.to, others]).toEqual(['stranger@example.com', []])
    expect(mail?.text).toContain((await house.ask('board', 'GET', `/case/${opened.id}`)).body.ticketNumber)
    expect(mail?.text).toContain('Kök: Vitvaror')
    expect(mail?.text + (mail?.html ?? '') + (mail?.subject ?? '')).not.toMatch(/Diskmaskinen|evil|Vinn/)
  })

  it('are confirmed with a promised time and without any user’s text if no copy was requested', async () => {
    await house.open({ letterTo: 'anna@example.com' })
    await house.jobs.settled()
    const [mail] = mailed()
    expect(mail?.to).toBe('anna@example.com')
    expect(mail?.text).toMatch(/Vi svarar senast: \d{4}-\d{2}-\d{2}\u00a0\d{2}:\d{2}/)
    expect(mail?.text).not.toContain('Diskmaskinen läcker.')
  })

  it('are exported without a formula in any cell', async () => {
    await house.open({ objectAddress: '=cmd|calc', objectName: '+46', roomType: '@home', problem: '-1\t' })
    const { text, headers, status } = await house.ask('board', 'GET', '/cases.csv')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('attachment; filename="arenden.csv"')
    const [, row = ''] = text.trim().split('\r\n')
    const cells = row.split(';').map((cell) => cell.replace(/^"|"$/g, ''))
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells).toContain("'=cmd|calc")
    expect((await house.ask('anna', 'GET', '/cases.csv')).status).toBe(403)
  })
})

describe('A caller without access to an errand', () => {
  // All calls of the contract with an errand id, so that new calls are tested, too.
  const routes = Object.entries<Endpoint>(endpoints).filter(([, { path }]) =>
    /case_management\/(?:(?:customer\/)?case|errands|rounds)\/\{id\}/.test(path),
  )
  const fields = { description: 'Nytt', action: 'close', text: 'Hej' }
  const bodyOf = ({ method, request }: Endpoint) => {
    const shape = request instanceof z.ZodMiniObject ? Object.keys(request.def.shape) : []
    const body = Object.fromEntries(Object.entries(fields).filter(([field]) => shape.includes(field)))
    return method === 'GET' ? {} : { body }
  }
  /** Strangers who may use the call, and those rejected by the matrix before the errand is looked up. */
  const others = [...principals, 'neighbour', 'otherBoard'] as const

  it('is tested at every call of the contract', () => {
    expect(routes.length).toBeGreaterThanOrEqual(9)
  })

  it.each(routes)('finds nothing at %s', async (_, described) => {
    const { id } = await house.open()
    const { method, path } = described
    const found: string[] = []
    for (const who of others)
      for (const asked of [id, '00000000-0000-4000-8000-000000000000', 'no-id']) {
        const { status } = await house.ask(who, method, path.replace('{id}', asked), bodyOf(described))
        const isForResidents = /\/(?:customer|errands)\//.test(path)
        const isForBoards = !path.includes('/customer/') || described.access !== 'seeBoardCases'
        const mustBe404 = (who === 'neighbour' && isForResidents) || (who === 'otherBoard' && isForBoards)
        const isRefused = mustBe404 ? status === 404 : [401, 403, 404, 409].includes(status)
        if (!isRefused) found.push(`${who} ${asked}: ${status}`)
      }
    expect(found).toEqual([])
    const row = await house.db
      .selectFrom('cases')
      .select(['version', 'description'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ version: 1, description: 'Diskmaskinen läcker.' })
  })
})

describe('Closing', () => {
  it('is possible until the errand is over, sets the country’s status and sends an e-mail', async () => {
    const { id } = await house.open()
    const closed = await house.ask('anna', 'PATCH', `/customer/case/${id}/close`, { body: { site: '1' } })
    expect([closed.status, statusOf(closed)]).toEqual([200, 'cancelledByCustomer'])
    expect(closed.body.history).toHaveLength(2)
    const again = await house.ask('anna', 'PATCH', `/customer/case/${id}/close`, { body: {} })
    expect([again.status, again.body.code]).toEqual([409, 'statusConflict'])
    expect(again.body.present).toBe(errandStatusIdOf('cancelledByCustomer', 'SE'))
    expect(subjects()).toEqual([expect.stringContaining('är stängt')])
    expect(await bells()).toEqual([])
  })

  it('by the board notifies the reporter', async () => {
    await house.db
      .updateTable('accounts')
      .set({ first_name: 'Bo', last_name: 'Berg' })
      .where('id', '=', house.accountOf('board'))
      .execute()
    const { id } = await house.open({ area: 'CommonAreas' })
    const closed = await house.ask('board', 'PATCH', `/case/${id}/close`, { body: {} })
    const signedBy = { name: 'Bo Berg', association: 'Brf board' }
    expect(closed.body).toMatchObject({ closedBy: 'board' })
    expect(closed.body.history.at(-1)).toMatchObject({ kind: 'status', by: 'board', signedBy })
    expect(mailed()[0]?.to).toBe('anna@example.com')
    expect(mailed()[0]?.text).toContain('Status: Stängt av styrelsen')
    expect(mailed()[0]?.text).toContain('Av: Bo Berg, styrelsen i Brf board')
    expect((await house.ask('board', 'GET', '/cases.csv')).text).toContain('Stängt av styrelsen')
    // The member's name is deleted with the account; the board stays.
    await house.db.updateTable('case_events').set({ account_id: null }).execute()
    const later = await house.ask('board', 'GET', `/errands/${id}`)
    expect(later.body.history.at(-1).signedBy).toEqual({ ...signedBy, name: '' })
  })
})

describe('A repeated change', () => {
  it('is made once, and another change under the same key is rejected', async () => {
    const { id } = await house.open()
    const write = (text: string) =>
      house.ask('anna', 'POST', `/errands/${id}/messages`, {
        body: { text },
        headers: { 'idempotency-key': 'key-1' },
      })
    const first = await write('När kommer ni?')
    const second = await write('När kommer ni?')
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.messages).toHaveLength(1)
    expect(second.body.history).toHaveLength(2)
    expect((await write('Något annat')).body.code).toBe('keyReused')
  })
})

describe('An update', () => {
  const update = (
    id: string,
    body: object,
    headers: Record<string, string> = {},
    who: PersonForTests = 'anna',
  ) => house.ask(who, 'PATCH', `/errands/${id}`, { body, headers })

  it('changes text, contact and files, and deletes removed files', async () => {
    const { id } = await house.open()
    const photo = await sent('anna')
    const updated = await update(
      id,
      {
        description: 'Nu läcker den mer.',
        other: true,
        otherFirstName: 'Ada',
        otherLastName: 'Berg',
        otherEmail: 'ada@example.com',
        otherPhone: '+46 70 174 06 05',
        newFiles: [photo],
      },
      { 'if-match': '"1"' },
    )
    expect(updated.status).toBe(200)
    expect(updated.body).toMatchObject({
      description: 'Nu läcker den mer.',
      alternativeContact: { firstName: 'Ada' },
      attachments: [{ attachmentId: photo, filename: 'kran.jpg', kind: 'jpeg' }],
      version: 2,
    })
    const file = await house.ask('anna', 'GET', `/customer/file/${photo}/whatever.exe`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(file.headers.get('content-disposition')).toContain('kran.jpg')
    for (const who of ['neighbour', 'otherBoard', 'anonymous'] as const)
      expect((await house.ask(who, 'GET', `/customer/file/${photo}/kran.jpg`)).status).not.toBe(200)
    expect((await house.ask('neighbour', 'GET', `/customer/file/${photo}/kran.jpg`)).status).toBe(404)
    expect((await house.ask('otherBoard', 'GET', `/file/${photo}/kran.jpg`)).status).toBe(404)
    expect((await house.ask('board', 'GET', `/file/${photo}/kran.jpg`)).status).toBe(404)

    const removed = await update(id, { description: 'Klart.', removeFiles: [photo] })
    expect([removed.body.attachments, removed.body.alternativeContact?.firstName]).toEqual([[], 'Ada'])
    expect((await house.ask('anna', 'GET', `/customer/file/${photo}/kran.jpg`)).status).toBe(404)
  })

  it('of an outdated version changes nothing, and returns the current one', async () => {
    const { id } = await house.open()
    await update(id, { description: 'Först.' }, { 'if-match': '"1"' })
    const late = await update(id, { description: 'Sedan.' }, { 'if-match': '"1"' })
    expect([late.status, late.body.description, late.body.version]).toEqual([412, 'Först.', 2])
  })

  it('is rejected if the rules forbid it, and its files can be sent again', async () => {
    const { id } = await house.open()
    const photo = await sent('anna')
    const refused = await update(id, { description: '', newFiles: [photo] })
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field: 'description', key: 'required' }]])
    expect((await update(id, { description: 'Ny.', newFiles: [photo] })).body.attachments).toHaveLength(1)
    const foreign = await sent('neighbour')
    expect((await update(id, { description: 'Ny.', newFiles: [foreign] })).status).toBe(400)
  })

  it('is accepted as the multipart call, with its names (FAULT-32)', async () => {
    const { id } = await house.open()
    const body = new FormData()
    body.append('site', '1')
    body.append('description', 'Nu läcker den mer.')
    body.append('alternativeContactFirstName', 'Ada')
    body.append('alternativeContactLastName', 'Berg')
    body.append('alternativeContactEmail', 'ada@example.com')
    body.append('alternativeContactPhone', '0701740605')
    const photo = await aJpeg({ width: 30, height: 20 })
    body.append('NewFiles', new File([new Uint8Array(photo)], 'ny.jpg', { type: 'image/jpeg' }))
    const updated = await house.ask('anna', 'PATCH', `/customer/case/${id}`, { body })
    expect([updated.status, updated.body?.attachments?.[0]?.filename]).toEqual([200, 'ny.jpg'])
    expect(updated.body.alternativeContact.lastName).toBe('Berg')
    expect((await house.ask('neighbour', 'PATCH', `/customer/case/${id}`, { body })).status).toBe(404)
  })

  it('by a message takes five files, and is rejected in a shredded or unknown status', async () => {
    const { id } = await house.open()
    const write = (files: readonly string[] = []) =>
      house.ask('anna', 'POST', `/errands/${id}/messages`, { body: { text: 'Hej', files } })
    const files = await Promise.all([1, 2, 3, 4, 5].map((at) => sent('anna', `${at}.jpg`)))
    expect((await write(files)).body.messages[0].attachments).toHaveLength(5)
    const gone = await write(['00000000-0000-4000-8000-000000000000'])
    expect([gone.status, gone.body.errors]).toEqual([400, [{ field: 'files', key: 'invalidInput' }]])
    for (const status of [errandStatusIdOf('shredded', 'SE'), 'vendor-17']) {
      await house.db.updateTable('cases').set({ case_status_id: status }).execute()
      const { status: answered, body } = await write()
      expect([answered, body.code, body.present]).toEqual([409, 'statusConflict', status])
    }
  })

  it('as multipart is made once for a key and the same file, and rejected files take no room', async () => {
    const { id } = await house.open()
    const photo = new Uint8Array(await aJpeg({ width: 30, height: 20 }))
    const patch = (
      text: string,
      headers: Record<string, string> = {},
      files: readonly Uint8Array[] = [photo],
    ) => {
      const body = new FormData()
      body.append('description', text)
      for (const content of files) body.append('NewFiles', new File([content as never], 'ny.jpg'))
      return house.ask('anna', 'PATCH', `/customer/case/${id}`, { body, headers })
    }
    const key = { 'idempotency-key': 'again' }
    expect((await patch('Mer.', key)).body.version).toBe(2)
    const again = await patch('Mer.', key)
    expect([again.status, again.body.version, again.body.attachments.length]).toEqual([200, 2, 1])
    expect((await patch('Mindre.', key)).status).toBe(422)
    const four = [photo, photo, photo, photo]
    for (let times = 0; times < 3; times += 1) {
      expect((await patch('Mer.', { 'if-match': '"1"' }, four)).status).toBe(412)
      expect((await patch('Mer.', {}, [...four, new Uint8Array([77, 90])])).status).toBe(415)
    }
    expect((await patch('Mer.', {}, four)).body.attachments).toHaveLength(5)
    const waiting = house.db.selectFrom('uploads').select('id').where('claimed_by', 'is', null)
    expect(await waiting.where('purpose', '=', 'caseUpdate').where('state', '=', 'clean').execute()).toEqual(
      [],
    )
  })
})

describe('An action of the staff', () => {
  const system = () => house.module.caseSystem

  it('notifies by bell and e-mail, and is rejected if the status does not allow it', async () => {
    const { id } = await house.open()
    expect(await system().assign(id, { name: 'Siv', phone: '0701740690' })).toEqual({ kind: 'done' })
    expect(await system().ask(id, 'När är du hemma?')).toEqual({ kind: 'done' })
    await house.jobs.settled()
    const { body } = await house.ask('anna', 'GET', `/errands/${id}`)
    expect(body).toMatchObject({ question: 'När är du hemma?', handler: { name: 'Siv' } })
    // E-mails are sent concurrently: their order is not defined.
    expect(subjects().toSorted()).toEqual([
      expect.stringContaining('Vi behöver ditt svar'),
      expect.stringContaining('Pågår'),
    ])
    expect(await bells()).toHaveLength(1)
    expect(await system().move(id, 'completed')).toEqual({ kind: 'done' })
    expect((await system().move(id, 'executed')).kind).toBe('statusConflict')
    expect((await system().move('00000000-0000-4000-8000-000000000000', 'ongoing')).kind).toBe('notFound')
  })

  it('asks a question that is answered by a message with files', async () => {
    const { id } = await house.open()
    await system().ask(id, 'När är du hemma?')
    const photo = await sent('anna')
    const answered = await house.ask('anna', 'POST', `/errands/${id}/actions`, {
      body: { action: 'answer', text: 'Efter tre.', files: [photo] },
      headers: { 'idempotency-key': 'a' },
    })
    expect([answered.status, statusOf(answered), answered.body.question]).toEqual([200, 'ongoing', undefined])
    expect(answered.body.messages).toMatchObject([
      { by: 'customer', text: 'Efter tre.', attachments: [{ attachmentId: photo }] },
    ])
  })

  it('keeps the promised time, and records when the errand was answered and done', async () => {
    const { id, promisedBy } = await house.open()
    house.clock.pass(day)
    await system().move(id, 'ongoing')
    const answeredAt = house.clock.now()
    house.clock.pass(day)
    await system().move(id, 'executed')
    const { body } = await house.ask('anna', 'GET', `/errands/${id}`)
    expect([body.promisedBy, body.answeredAt, body.doneAt]).toEqual([
      promisedBy,
      answeredAt,
      house.clock.now(),
    ])
  })

  it('names a day of completion only once staff say it, and every letter names the promise that stands', async () => {
    const { id } = await house.open()
    const seen = async () => (await house.ask('anna', 'GET', `/errands/${id}`)).body
    expect((await seen()).doneBy).toBeUndefined()
    const doneBy = house.clock.now() + 3 * day
    await system().expect(id, doneBy)
    expect(await seen()).toMatchObject({ doneBy, answeredAt: house.clock.now() })
    await house.jobs.settled()
    const told = mailed()[0]?.text
    expect(told).toContain('Klart senast')
    expect(told).not.toContain('Vi svarar senast')
    // A visit after the day moves it.
    const visit = { startsAt: doneBy + day, endsAt: doneBy + day + 3_600_000 }
    await system().book(id, visit)
    expect((await seen()).doneBy).toBe(visit.endsAt)
    await house.ask('anna', 'PATCH', `/customer/case/${id}/close`, { body: { site: '1' } })
    const closed = await seen()
    expect([statusOf({ body: closed }), closed.visit]).toEqual(['cancelledByCustomer', undefined])
    expect((await system().expect(id, doneBy)).kind).not.toBe('done')
  })

  it('books a visit, which can be added to a calendar', async () => {
    const { id } = await house.open()
    expect((await house.ask('anna', 'GET', `/errands/${id}/visit.ics`)).status).toBe(404)
    await system().book(id, { startsAt: Date.UTC(2026, 2, 4, 8), endsAt: Date.UTC(2026, 2, 4, 10) })
    const { text, status } = await house.ask('anna', 'GET', `/errands/${id}/visit.ics`)
    expect([status, text.includes('DTSTART:20260304T080000Z')]).toEqual([200, true])
    expect((await house.ask('neighbour', 'GET', `/errands/${id}/visit.ics`)).status).toBe(404)
  })

  it('shreds personal data, and keeps the row', async () => {
    const { id } = await house.open()
    const photo = await sent('anna')
    await house.ask('anna', 'POST', `/errands/${id}/messages`, { body: { text: 'Hej', files: [photo] } })
    expect((await system().move(id, 'shredded')).kind).toBe('done')
    expect((await house.ask('anna', 'GET', `/errands/${id}`)).status).toBe(404)
    const { body } = await house.ask('board', 'GET', `/errands/${id}`)
    expect([statusOf({ body }), body.description, body.messages]).toEqual(['shredded', '', []])
  })
})

describe('An executed errand', () => {
  const act = (id: string, body: object) => house.ask('anna', 'POST', `/errands/${id}/actions`, { body })

  it('is reopened within fourteen days with a text, and promised anew', async () => {
    const { id, promisedBy } = await house.open()
    await house.module.caseSystem.move(id, 'executed')
    expect((await act(id, { action: 'reopen' })).status).toBe(400)
    house.clock.pass(14 * day)
    const reopened = await act(id, { action: 'reopen', text: 'Den läcker igen.' })
    expect([reopened.status, statusOf(reopened)]).toEqual([200, 'ongoing'])
    expect(reopened.body.promisedBy).toBeGreaterThan(Math.max(house.clock.now(), promisedBy))
    expect(reopened.body.answeredAt).toBeUndefined()
    await house.module.caseSystem.move(id, 'executed')
    house.clock.pass(14 * day + 1)
    expect((await act(id, { action: 'reopen', text: 'Igen.' })).status).toBe(409)
  })

  it.each([
    [5, 'Bra!', 'executed'],
    [1, '', 'executed'],
    [2, 'Den läcker.', 'ongoing'],
  ])('rated %s of five with %j becomes %s', async (rating, text, status) => {
    const { id } = await house.open()
    await house.module.caseSystem.move(id, 'executed')
    const rated = await act(id, { action: 'rate', rating, text })
    expect([rated.status, rated.body.rating, statusOf(rated)]).toEqual([200, rating, status])
  })

  it('requests to be reopened after a bad rating if it is completed', async () => {
    const { id } = await house.open()
    await house.module.caseSystem.move(id, 'completed')
    const rated = await act(id, { action: 'rate', rating: 1, text: 'Den läcker.' })
    expect(rated.body.history.map(({ kind }: { kind: string }) => kind)).toContain('reopenRequested')
    expect(statusOf(rated)).toBe('completed')
  })
})

describe('A kind of e-mail', () => {
  it('is stopped by its link with one click, and resumed in the settings', async () => {
    const { id } = await house.open()
    await house.module.caseSystem.write(id, 'Vi kommer på onsdag.')
    await house.jobs.settled()
    const [mail] = mailed()
    const link = /http:\S*letters\/stop\S*/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.unsubscribe).toContain('/letters/unsubscribe?token=')
    const page = await house.ask('anonymous', 'GET', new URL(link).pathname + new URL(link).search)
    expect([page.status, page.text.includes('Sluta skicka')]).toEqual([200, true])
    const path = new URL(mail?.unsubscribe ?? '')
    expect((await house.ask('anonymous', 'POST', path.pathname + path.search)).status).toBe(204)
    expect((await house.ask('anna', 'GET', '/letters')).body).toEqual({ off: ['message'] })
    await house.module.caseSystem.write(id, 'Eller på torsdag.')
    await house.jobs.settled()
    expect(mailed()).toHaveLength(1)
    await house.ask('anna', 'PATCH', '/letters', { body: { off: ['progress'] } })
    await house.module.caseSystem.write(id, 'Nej, på onsdag.')
    await house.jobs.settled()
    expect(mailed()).toHaveLength(2)
    const forged = path.search.replace('.message.', '.question.')
    expect((await house.ask('anonymous', 'GET', `${new URL(link).pathname}${forged}`)).status).toBe(404)
  })
})

describe('Rounds', () => {
  it('are those of the association with control points', async () => {
    const associationId = house.associationOf('board')
    const { id: errandId } = await house.open({ area: 'CommonAreas' })
    const plan = { associationId, plannedDate: '2026-03-01', status: 'done' }
    const point = { text: 'Takrännor', status: 'OK', comment: '' }
    const id = await house.module.caseSystem.addRound({
      ...plan,
      errandId,
      title: 'Vår',
      controlPoints: [point, point],
    })
    await house.module.caseSystem.addRound({ ...plan, title: 'Tom', controlPoints: [] })
    const { body } = await house.ask('board', 'GET', '/rounds')
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Vår'])
    expect(body[0]).toMatchObject({
      id,
      caseId: errandId,
      nrOfCaseControlPoints: 2,
      plannedDate: '2026-03-01',
    })
    expect((await house.ask('board', 'GET', `/rounds/${errandId}`)).body.id).toBe(id)
    expect((await house.ask('otherBoard', 'GET', `/rounds/${id}`)).status).toBe(404)
    expect((await house.ask('board', 'GET', '/cases')).body[0].nrOfCaseControlPoints).toBe(2)
  })
})

describe('A form without script', () => {
  const send = (who: PersonForTests, fields: Record<string, string>, file?: File) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    if (file) body.append('files', file)
    return house.ask(who, 'POST', '/errands/form', { body })
  }
  const photoFile = async () =>
    new File([new Uint8Array(await aJpeg({ width: 30, height: 20 }))], 'kran.jpg', { type: 'image/jpeg' })

  it('performs its action, and redirects to the errand', async () => {
    const { id } = await house.open()
    const answer = await send('anna', { id, action: 'message', text: 'Hej!' }, await photoFile())
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/mina-sidor/arenden/?errandId=${id}&done=sent`,
    ])
    const { body } = await house.ask('anna', 'GET', `/errands/${id}`)
    expect(body.messages).toMatchObject([{ text: 'Hej!', attachments: [{ filename: 'kran.jpg' }] }])
  })

  it('keeps the typed text and the files until it is valid', async () => {
    const { id } = await house.open()
    const wrong = await send('anna', { id, action: 'message', text: 'x'.repeat(501) }, await photoFile())
    expect(wrong.headers.get('location')).toContain(`open=message&error=invalid&field=text%3A`)
    const { body: typed } = await house.ask('anna', 'GET', '/errands/typed')
    expect(typed.fields).toMatchObject({ id, action: 'message', text: 'x'.repeat(501) })
    await send('anna', { id, action: 'message', text: 'Hej!' })
    const { body } = await house.ask('anna', 'GET', `/errands/${id}`)
    expect(body.messages).toMatchObject([{ attachments: [{ filename: 'kran.jpg' }] }])
    expect((await house.ask('anna', 'GET', '/errands/typed')).body).toEqual({ fields: {} })
  })

  it('redirects a signed-out visitor to sign in, and finds no errand of other users', async () => {
    const { id } = await house.open()
    expect((await send('anonymous', { id, action: 'close' })).status).toBe(303)
    expect((await send('neighbour', { id, action: 'close' })).status).toBe(404)
    const conflict = await send('anna', { id, action: 'reopen', text: 'Nej' })
    expect(conflict.headers.get('location')).toContain('error=conflict')
  })
})

describe('A reporter who cannot open the errand among the own ones', () => {
  const linkIn = (text: string | undefined) => /http:\S*\/status\S*/.exec(text ?? '')?.[0] ?? ''
  const pathOf = (link: string) => link.replace(/^http:\/\/[^/]+/, '')

  it('follows it by the secret link in the letter, answers a question and writes', async () => {
    const { id } = await house.open({ area: 'CommonAreas', letterTo: 'anna@example.com' })
    await house.jobs.settled()
    const link = pathOf(linkIn(mailed()[0]?.text))
    const seen = await house.ask('anonymous', 'GET', link)
    expect([seen.status, seen.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    expect(seen.text).toContain('Vi svarar senast')
    await house.module.caseSystem.ask(id, 'Vilken våning?')
    await house.jobs.settled()
    expect(pathOf(linkIn(mailed()[0]?.text))).toBe(link)
    const token = new URL(link, 'http://x').searchParams.get('token') ?? ''
    const send = (text: string, action: string) =>
      house.ask('anonymous', 'POST', '/status', {
        body: new URLSearchParams({ token, action, text, key: action }),
      })
    const empty = await send('  ', 'answer')
    expect([empty.status, empty.text.includes('Skriv något först.')]).toEqual([422, true])
    expect((await send('Tredje.', 'answer')).status).toBe(303)
    expect((await send('Det droppar mer nu.', 'message')).status).toBe(303)
    await house.module.caseSystem.write(id, 'Vi kommer i morgon.')
    const { text } = await house.ask('anonymous', 'GET', link)
    for (const said of ['Tredje.', 'Det droppar mer nu.', 'Vi kommer i morgon.']) expect(text).toContain(said)
    expect(text).not.toContain('Vilken våning?')
  })

  it('shows an unconfirmed reader only the status, until the reporter signs in', async () => {
    const { id } = await house.open({ area: 'CommonAreas' })
    await house.module.caseSystem.write(id, 'Bara för Anna.')
    const path = house.module.statusPathOf(id, siteByKey('sweden'))
    const token = new URL(path, 'http://x').searchParams.get('token') ?? ''
    expect((await house.ask('neighbour', 'GET', path)).text).not.toContain('Bara för Anna.')
    expect((await house.ask('anonymous', 'GET', path)).text).toContain('Logga in')
    expect((await house.ask('anna', 'GET', path)).text).toContain('Bara för Anna.')
    const body = new URLSearchParams({ token, text: 'Hej', action: 'message' })
    expect((await house.ask('anonymous', 'POST', '/status', { body })).status).toBe(403)
    for (const forged of [
      token.replace('.status.', '.messages.'),
      token.replace(/.{10}$/, 'A'.repeat(10)),
      '',
    ])
      expect((await house.ask('anna', 'GET', `/status?token=${forged}`)).status).toBe(404)
    expect((await house.ask('anna', 'GET', `/errands/${id}`)).status).toBe(404)
  })
})
