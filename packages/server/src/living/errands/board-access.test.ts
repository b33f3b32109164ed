// The fields of an errand in responses, for every viewer, kind of errand and path: inside a home the board sees place and status,
// and the rest only while the resident shares it.
import { errandVisitPath } from '@husrum/contract'
import type { ErrandAccess } from '@husrum/domain'
import { errandStatusIdOf } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrandsForTests, PersonForTests } from '../../testing/errands.ts'
import { openErrandsForTests } from '../../testing/errands.ts'
import { aJpeg } from '../../testing/sent-files.ts'

/** Part of every text, and of the name of every file. */
const secret = 'Hemligt'
const hour = 3_600_000

const kinds = ['inHome', 'shared', 'common', 'ofBoard'] as const
type Kind = (typeof kinds)[number]
const viewers = [
  'anna',
  'neighbour',
  'board',
  'otherBoard',
  'boardWithoutManagement',
  'vip',
  'anonymous',
] as const satisfies readonly PersonForTests[]

/** Others have no access. */
const accesses: Partial<Record<(typeof viewers)[number], Partial<Record<Kind, ErrandAccess>>>> = {
  anna: { inHome: 'full', shared: 'full' },
  board: { inHome: 'placeAndStatus', shared: 'shared', common: 'full', ofBoard: 'full' },
}

let house: ErrandsForTests
beforeAll(async () => {
  house = await openErrandsForTests()
})
afterAll(() => house.close())

const photoOf = async (who: PersonForTests): Promise<string> => {
  const body = new FormData()
  const photo = await aJpeg({ width: 30, height: 20 })
  body.append('files', new File([new Uint8Array(photo)], `${secret}.jpg`, { type: 'image/jpeg' }))
  const owner = { kind: 'account', id: house.accountOf(who) } as const
  const of = { owner, purpose: 'message', site: 'sweden', fileFields: ['files'] } as const
  const { files } = await house.uploads.takeMultipart(new Request('http://x/', { method: 'POST', body }), of)
  return files[0]?.id ?? ''
}

/** An errand with all possible data: texts, photos, another contact, messages, a question, a visit, a round. */
const openOf = async (kind: Kind) => {
  await house.db.deleteFrom('cases').execute()
  await house.db.deleteFrom('rounds').execute()
  const isOfBoard = kind === 'ofBoard'
  const writer = kind === 'common' || isOfBoard ? 'board' : 'anna'
  const { id } = await house.open({
    area: kind === 'common' ? 'CommonAreas' : 'YourApartment',
    role: isOfBoard ? 'BOARD_MEMBER' : 'RESIDENT',
    reporterAccountId: house.accountOf(isOfBoard ? 'board' : 'anna'),
    type: 'warranty',
    problem: `${secret} fel`,
    description: `${secret} om felet.`,
    otherResidentInfo: `${secret}, , , `,
    alternativeContact: {
      firstName: secret,
      lastName: 'Berg',
      email: 'ada@example.com',
      phone: '0701740605',
    },
    contact: { email: `${secret}@example.com`, phone: '0701740605' },
  })
  const photo = await photoOf(writer)
  const inMessage = await photoOf(writer)
  const sent = [
    await house.ask(writer, 'PATCH', `/errands/${id}`, {
      body: { description: `${secret} om felet.`, newFiles: [photo] },
    }),
    await house.ask(writer, 'POST', `/errands/${id}/messages`, {
      body: { text: `${secret} i ett meddelande`, files: [inMessage] },
    }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  const { caseSystem } = house.module
  await caseSystem.assign(id, { name: `${secret} Norling`, phone: '+46701740690' })
  await caseSystem.write(id, `${secret} från oss`)
  await caseSystem.book(id, { startsAt: house.clock.now() + hour, endsAt: house.clock.now() + 2 * hour })
  await caseSystem.ask(id, `${secret} fråga`)
  const associationId = house.associationOf('board')
  const point = { text: `${secret} punkt`, status: 'OK', comment: secret }
  const plan = { associationId, plannedDate: '2026-03-01', status: 'done', title: `${secret} rond` }
  const round = await caseSystem.addRound({ ...plan, errandId: id, controlPoints: [point] })
  if (kind === 'shared')
    expect(
      (await house.ask('anna', 'POST', `/errands/${id}/actions`, { body: { action: 'share' } })).status,
    ).toBe(200)
  await house.jobs.settled()
  return { id, round, photo, inMessage }
}

const stateOf = async () => [
  await house.db.selectFrom('cases').selectAll().execute(),
  await house.db.selectFrom('case_events').selectAll().orderBy('id').execute(),
  await house.db.selectFrom('case_messages').selectAll().orderBy('id').execute(),
  await house.db.selectFrom('case_files').selectAll().orderBy('id').execute(),
]

const matrix = viewers.flatMap((viewer) =>
  kinds.map((kind) => [viewer, kind, accesses[viewer]?.[kind] ?? 'none'] as const),
)

describe.each(matrix)('For %s and an errand of the kind %s, the access %s', (viewer, kind, access) => {
  const mayRead = access === 'full' || access === 'shared'
  let errand: Awaited<ReturnType<typeof openOf>>
  beforeAll(async () => {
    errand = await openOf(kind)
  })

  it('applies to lists, figures and tables', async () => {
    const isBoard = viewer === 'board'
    const lists = [
      '/errands',
      '/errands?sort=address',
      '/errands?errandType=warranty',
      ...(viewer === 'anna' ? ['/customer/get_cases'] : ['/cases', '/cases/overview', '/cases.csv']),
    ]
    for (const path of lists) {
      const { status, text, body } = await house.ask(viewer, 'GET', path)
      expect([path, text.includes(secret)]).toEqual([path, mayRead])
      const isShown = access !== 'none' && !(path.includes('warranty') && !mayRead)
      const names = path.endsWith('.csv') ? 'Kajgatan 4' : errand.id
      expect([path, text.includes(names)]).toEqual([path, isShown])
      if (access !== 'none') expect([path, status]).toEqual([path, 200])
      if (path === '/errands' && access !== 'none')
        expect(body.counts).toEqual([
          expect.objectContaining({ count: 1, caseTypeName: mayRead ? 'warranty' : '' }),
        ])
      if (path === '/cases/overview' && isBoard) expect(body.all.all).toBe(1)
    }
    const own = await house.ask(viewer, 'GET', '/board_cases')
    expect(own.text.includes(secret)).toBe(isBoard && kind === 'ofBoard')
    const has = await house.ask(viewer, 'GET', '/has_cases')
    expect(has.body?.data === true).toBe(access !== 'none')
  })

  it('applies to its page', async () => {
    for (const path of [
      `/errands/${errand.id}`,
      viewer === 'anna' ? `/customer/case/${errand.id}` : `/case/${errand.id}`,
    ]) {
      const { status, text, body } = await house.ask(viewer, 'GET', path)
      if (access === 'none') {
        expect([401, 403, 404]).toContain(status)
        expect(text).not.toContain(errand.id)
      } else {
        expect([status, body.id, body.access]).toEqual([200, errand.id, access])
        expect(body.objectAddress).toBe('Kajgatan 4')
      }
      expect(text.includes(secret)).toBe(mayRead)
      if (access !== 'placeAndStatus') continue
      const { caseStatusId, statusSince, creationDate, ticketNumber, history, ...rest } = body
      expect(caseStatusId).toBe(errandStatusIdOf('infoFromCustomer', 'SE'))
      expect([statusSince, creationDate, ticketNumber]).toEqual([
        expect.any(Number),
        expect.any(Number),
        expect.stringMatching(/^F-/),
      ])
      expect(history.map(({ kind: of, text: said }: { kind: string; text?: string }) => [of, said])).toEqual([
        ['created', undefined],
        ['status', undefined],
        ['status', undefined],
        ['status', undefined],
      ])
      // All other fields.
      expect(rest).toEqual({
        id: errand.id,
        access: 'placeAndStatus',
        area: 'YourApartment',
        objectName: '1203',
        objectAddress: 'Kajgatan 4',
        buildingPartName: 'Trapphus A',
        brfName: 'Brf Kajutan',
        roomType: 'Kök',
        caseTypeName: '',
        otherResidentInfo: '',
        problem: '',
        description: '',
        nrOfCaseControlPoints: 0,
        attachments: [],
        messages: [],
        version: 0,
      })
    }
  })

  it('applies to its files, its visit and its rounds', async () => {
    const files = [errand.photo, errand.inMessage].flatMap((file) =>
      viewer === 'anna' ? [`/customer/file/${file}/a.jpg`] : [`/file/${file}/a.jpg`],
    )
    for (const path of [...files, errandVisitPath.replace('{id}', errand.id)]) {
      const { status } = await house.ask(viewer, 'GET', path)
      if (mayRead) expect([path, status]).toEqual([path, 200])
      else expect([401, 403, 404]).toContain(status)
    }
    for (const path of ['/rounds', `/rounds/${errand.round}`, `/rounds/${errand.id}`]) {
      const { text } = await house.ask(viewer, 'GET', path)
      expect([path, text.includes(secret)]).toEqual([path, mayRead && viewer === 'board'])
    }
  })

  const action = (of: string, more = {}) =>
    [
      of,
      () => house.ask(viewer, 'POST', `/errands/${errand.id}/actions`, { body: { action: of, ...more } }),
    ] as const
  const isResidentPath = viewer !== 'board' && viewer !== 'otherBoard'
  const multipart = () => {
    const body = new FormData()
    body.append('description', 'Överskrivet')
    const path = isResidentPath ? `/customer/case/${errand.id}` : `/case/${errand.id}`
    return house.ask(viewer, 'PATCH', path, { body })
  }
  const closing = () =>
    house.ask(
      viewer,
      'PATCH',
      isResidentPath ? `/customer/case/${errand.id}/close` : `/case/${errand.id}/close`,
      { body: {} },
    )
  const send = (of: string) => () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({
      id: errand.id,
      action: of,
      text: 'Hej',
      description: 'Nytt',
    }))
      body.append(name, value)
    return house.ask(viewer, 'POST', '/errands/form', { body })
  }
  const changes = [
    ['update', () => house.ask(viewer, 'PATCH', `/errands/${errand.id}`, { body: { description: 'Nytt' } })],
    ['multipart update', multipart],
    ['closing', closing],
    action('close'),
    action('answer', { text: 'Svar' }),
    action('reopen', { text: 'Igen' }),
    action('requestReopening', { text: 'Igen' }),
    action('rate', { rating: 1, text: 'Dåligt' }),
  ] as const

  if (access !== 'full')
    it('forbids to change or close it', async () => {
      const before = await stateOf()
      for (const [name, change] of [...changes, action('share'), action('unshare')]) {
        const { status } = await change()
        const refused = access === 'none' ? [401, 403, 404] : [403]
        expect(refused, name).toContain(status)
      }
      for (const form of ['close', 'update', 'answer', 'rate', 'reopen', 'share', 'unshare']) {
        const { status, headers } = await send(form)()
        if (access === 'none') expect([303, 401, 403, 404], form).toContain(status)
        else expect(headers.get('location'), form).toContain('error=forbidden')
      }
      expect(await stateOf()).toEqual(before)
    })

  it(`means that it ${access === 'full' || access === 'shared' ? 'is' : 'is not'} open to messages`, async () => {
    const before = await stateOf()
    const { status, body } = await house.ask(viewer, 'POST', `/errands/${errand.id}/messages`, {
      body: { text: 'Hej' },
    })
    if (mayRead) {
      const isBoard = viewer === 'board'
      expect(status).toBe(200)
      const written = body.messages.find(({ text }: { text: string }) => text === 'Hej')
      expect(written.by).toBe(isBoard ? 'board' : 'customer')
      expect(written.signedBy?.association).toBe(isBoard ? 'Brf board' : undefined)
      return
    }
    expect(access === 'none' ? [401, 403, 404] : [403]).toContain(status)
    const { headers } = await send('message')()
    if (access === 'placeAndStatus') expect(headers.get('location')).toContain('error=forbidden')
    expect(await stateOf()).toEqual(before)
  })
})

describe('A resident', () => {
  const share = (id: string, action: 'share' | 'unshare', who: PersonForTests = 'anna') =>
    house.ask(who, 'POST', `/errands/${id}/actions`, { body: { action } })
  const accessOfBoard = async (id: string) => (await house.ask('board', 'GET', `/errands/${id}`)).body.access

  it('shares with the board and revokes it, as the history shows, without work for the staff', async () => {
    const { id } = await house.open()
    expect((await house.ask('anna', 'GET', `/errands/${id}`)).body.sharedWithBoard).toBe(false)
    const shared = await share(id, 'share')
    expect([shared.status, shared.body.sharedWithBoard, await accessOfBoard(id)]).toEqual([
      200,
      true,
      'shared',
    ])
    await share(id, 'share')
    const taken = await share(id, 'unshare')
    expect([taken.body.sharedWithBoard, await accessOfBoard(id)]).toEqual([false, 'placeAndStatus'])
    expect(taken.body.history.map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual([
      ['created', 'customer'],
      ['shared', 'customer'],
      ['unshared', 'customer'],
    ])
    const row = await house.db
      .selectFrom('cases')
      .select(['awaits_staff_since', 'written_version'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ awaits_staff_since: null, written_version: 1 })
  })

  it('shares and revokes without script', async () => {
    const { id } = await house.open()
    const send = async (action: string) => {
      const body = new FormData()
      body.append('id', id)
      body.append('action', action)
      return (await house.ask('anna', 'POST', '/errands/form', { body })).headers.get('location')
    }
    expect(await send('share')).toContain('done=shared')
    expect(await accessOfBoard(id)).toBe('shared')
    expect(await send('unshare')).toContain('done=unshared')
    expect(await accessOfBoard(id)).toBe('placeAndStatus')
  })

  it.each([
    ['where no association is known', () => null],
    ['where the board does not follow errands', () => house.associationOf('boardWithoutManagement')],
  ])('cannot share %s', async (_, associationId) => {
    const { id } = await house.open({ associationId: associationId() })
    const { body } = await house.ask('anna', 'GET', `/errands/${id}`)
    expect(body.sharedWithBoard).toBeUndefined()
    expect((await share(id, 'share')).status).toBe(403)
  })

  it('gets an e-mail about a message of the board, with the member’s name and the association', async () => {
    await house.db
      .updateTable('accounts')
      .set({ first_name: 'Bo', last_name: 'Berg' })
      .where('id', '=', house.accountOf('board'))
      .execute()
    const { id } = await house.open()
    await share(id, 'share')
    await house.ask('board', 'POST', `/errands/${id}/messages`, { body: { text: 'Vi ringer rörmokaren.' } })
    const [letter] = house.mailbox.list()
    expect(letter?.to).toBe('anna@example.com')
    expect(letter?.text).toContain('Av: Bo Berg, styrelsen i Brf board')
    const { body } = await house.ask('anna', 'GET', `/errands/${id}`)
    const signedBy = { name: 'Bo Berg', association: 'Brf board' }
    expect(body.messages.at(-1)).toMatchObject({ by: 'board', signedBy })
  })

  it('shares nothing once the errand is shredded', async () => {
    const { id } = await house.open()
    await share(id, 'share')
    await house.ask('anna', 'POST', `/errands/${id}/actions`, { body: { action: 'close' } })
    expect(await house.module.caseSystem.move(id, 'shredded')).toEqual({ kind: 'done' })
    expect(await accessOfBoard(id)).toBe('placeAndStatus')
    expect((await share(id, 'share')).status).toBe(404)
  })
})
