// Reporting a fault over HTTP: the choices, the stored drafts, and the report, without access to data of others.
import { emptyCaseForm, readCaseForm } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultReportsForTests } from '../../testing/fault-reports.ts'
import { openFaultReportsForTests } from '../../testing/fault-reports.ts'
import { aJpeg } from '../../testing/sent-files.ts'

let house: FaultReportsForTests
let photo: Buffer
type Person = Awaited<ReturnType<FaultReportsForTests['signIn']>>
let vega: Person
let gunnel: Person
beforeAll(async () => {
  house = await openFaultReportsForTests()
  photo = await aJpeg({ width: 300, height: 200 })
  vega = await house.signIn('resident')
  gunnel = await house.signIn('boardOne')
})
beforeEach(async () => {
  await house.db.deleteFrom('case_drafts').execute()
  await house.db.deleteFrom('case_submissions').execute()
  await house.db.deleteFrom('cases').execute()
})
afterAll(() => house.close())

const org = 'mainAndCooperative'
const home = `${org}-kajutan-4-1201`
const stairs = `${org}-kajutan-4-a`
const rooms = { kitchen: `${org}-large-kitchen`, lift: `${org}-property-elevator` }

const aForm = (facts: object = {}) => ({
  ...emptyCaseForm,
  acceptTerms: true,
  firstName: 'Vega',
  lastName: 'Lindqvist',
  email: 'resident@husrum.example',
  phone: '+46701740605',
  type: 'apartment',
  selectedApartment: { id: home, propertyId: 'x', address: 'What a browser says' },
  selectedApartmentId: home,
  problemArea: rooms.kitchen,
  problemAreaDetails: `${rooms.kitchen}-water`,
  description: 'Varför läcker kranen?',
  ...facts,
})

const aDraft = (facts: object = {}, form: object = {}) => ({
  caseType: 'resident',
  step: 'residentSummary',
  form: aForm(form),
  appliances: false,
  submission: 3,
  isNewCase: false,
  isSwitched: false,
  ...facts,
})

const save = (who: Person, id: string, facts: object = {}, form: object = {}) =>
  who.call('POST', `drafts/${id}`, aDraft(facts, form))

const cases = () => house.db.selectFrom('cases').selectAll().execute()

describe('The choices of a report', () => {
  it('are a home with its rooms, what can break there, and advice', async () => {
    const { body: homes } = await vega.get('customer/get_agreements')
    expect(homes).toMatchObject([
      { id: home, address: 'Lotsrännegatan 4', governmentObjectId: '1201', hasBoard: true },
    ])
    const { body: itsRooms } = await vega.get(`rooms/${home}`)
    expect(itsRooms).toContainEqual({ id: rooms.kitchen, key: 'kitchen', name: 'Kök' })
    const { body: assets } = await vega.get(`assets/${rooms.kitchen}`)
    const water = assets.find(({ key }: { key: string }) => key === 'water')
    expect(water).toEqual({
      id: `${rooms.kitchen}-water`,
      key: 'water',
      name: 'Vatten och avlopp',
      faqIds: ['tap', 'drain'],
    })
    const { body: articles } = await vega.call('POST', 'customer/articles', {
      ids: [...water.faqIds, 'none'],
    })
    expect(articles.items.map(({ title }: { title: string }) => title)).toEqual([
      'Kranen droppar',
      'Stopp i avloppet',
    ])
    expect(JSON.stringify(articles)).not.toMatch(/script|synas/)
  })

  it('are empty for a caller without an agreement', async () => {
    const birger = await house.signIn('buyer')
    expect((await birger.get('customer/get_agreements')).status).toBe(204)
    expect((await birger.get('public_addresses')).body).toEqual([])
  })

  it('include a house of the association, found by two letters or more', async () => {
    const find = async (path: string, text: string) => (await gunnel.call('POST', path, { text })).body
    expect(await find('search/object', 'L')).toEqual([])
    expect(await find('search/object', 'lotsr')).toHaveLength(12)
    expect(await find('search/object', 'Märsv')).toEqual([])
    expect(await find('search/building', 'Trapphus 4')).toMatchObject([
      { id: stairs, buildingType: 'stairs' },
    ])
    expect(await find('search/building', '%_')).toEqual([])
    const { body } = await gunnel.get('association')
    expect(body).toMatchObject({
      name: 'Brf Kajutan',
      organisationNumber: '769699-0014',
      activeFinancialManagement: true,
    })
  })

  it('never include those of others', async () => {
    const rune = await house.signIn('boardTwo', 'sweden', 'Skutan')
    const foreign = [
      `rooms/${home}`,
      `building_rooms/${org}-kajutan`,
      `reported?placeId=${stairs}&roomId=`,
      'rooms/nowhere',
      'assets/nowhere',
    ]
    for (const path of foreign) expect([path, (await rune.get(path)).status]).toEqual([path, 404])
    const norwegian = await house.signIn('resident', 'norway')
    expect((await norwegian.get(`assets/${rooms.kitchen}`)).status).toBe(404)
    expect((await vega.get(`rooms/${org}-kajutan-4-1202`)).status).toBe(404)
  })

  it('do not exist on a site without reports, and are empty for a stranger', async () => {
    for (const site of ['finland', 'sweden-english', 'contractor'] as const) {
      const stranger = await house.signIn(undefined, site)
      if (site !== 'sweden-english')
        expect([site, (await stranger.get('customer/get_agreements')).status]).toEqual([site, 404])
    }
    const stranger = await house.signIn(undefined)
    expect((await stranger.get('customer/get_agreements')).status).toBe(401)
  })
})

describe('A draft', () => {
  it('is stored encrypted, and continues where it stopped', async () => {
    const id = house.newId()
    const { status, body, headers } = await save(vega, id, { step: 'description' })
    expect([status, body.step, readCaseForm(body.form).description]).toEqual([
      200,
      'description',
      'Varför läcker kranen?',
    ])
    expect(headers.get('set-cookie')).toMatch(`case-management=${id}.description; Max-Age=7200`)
    const row = await house.db.selectFrom('case_drafts').selectAll().executeTakeFirstOrThrow()
    expect(Buffer.from(row.sealed).toString('latin1')).not.toMatch(/kranen|Vega/)
    expect((await vega.get('drafts')).body).toMatchObject([{ id, submission: 3 }])
  })

  it('is not overwritten by an older version', async () => {
    const id = house.newId()
    await save(vega, id, { submission: 5 }, { description: 'Nu forsar det.' })
    const late = await save(vega, id, { submission: 4 }, { description: 'Det droppar.' })
    expect([late.status, late.body.submission, late.body.form.description]).toEqual([
      200,
      5,
      'Nu forsar det.',
    ])
  })

  it('is inaccessible to other callers, on every route', async () => {
    const id = house.newId()
    await save(vega, id)
    const other = await house.signIn('vip')
    expect((await other.get('drafts')).body).toEqual([])
    expect((await save(other, id, { submission: 9 })).status).toBe(404)
    expect((await other.call('DELETE', `drafts/${id}`)).status).toBe(404)
    expect((await other.call('POST', `drafts/${id}/submit`, { submission: 3 })).status).toBe(404)
    expect(
      (await other.submit(`form?draft=${id}`, { view: 'description', action: 'next', caseType: 'resident' }))
        .status,
    ).toBe(404)
    const senior = await house.signIn('resident', 'cooperative')
    expect((await senior.get('drafts')).body).toEqual([])
    expect((await vega.get('drafts')).body).toHaveLength(1)
  })

  it('is deleted with its files when it is discarded, and after a day', async () => {
    const id = house.newId()
    await vega.submit(
      `form?draft=${id}`,
      { caseType: 'resident', view: 'acceptTerms', action: 'next', acceptTerms: 'on' },
      { files: [{ name: 'kran.jpg', content: photo }] },
    )
    const of = { owner: { kind: 'draft', id }, purpose: 'case' } as const
    expect(await house.uploads.list(of)).toHaveLength(1)
    expect((await vega.call('DELETE', `drafts/${id}`)).status).toBe(204)
    expect(await house.uploads.list(of)).toEqual([])
    const next = house.newId()
    await save(vega, next)
    house.clock.pass(24 * 3_600_000 + 1)
    expect((await vega.get('drafts')).body).toEqual([])
    await house.sweep()
    expect(await house.db.selectFrom('case_drafts').select('id').execute()).toEqual([])
  })
})

describe('A report', () => {
  it('of a resident creates one errand with a number and a promised time', async () => {
    const id = house.newId()
    await save(vega, id, {}, { sendCopy: true, phone: '0701740699' })
    const submit = () =>
      vega.call('POST', `drafts/${id}/submit`, { submission: 3 }, { 'idempotency-key': `${id}.3` })
    const { status, body } = await submit()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ticketNumber: expect.stringMatching(/^F-\d+$/),
      copySent: true,
      visibleInErrands: true,
    })
    expect(body.promisedBy).toBeGreaterThan(house.clock.now())
    expect(await submit()).toMatchObject({ status: 201, body })
    expect(await cases()).toMatchObject([
      {
        id: body.id,
        object_address: 'Lotsrännegatan 4',
        object_name: 'Lägenhet 1201',
        brf_name: 'Brf Kajutan',
        room_type: 'Kök',
        problem: 'Vatten och avlopp',
        description: 'Varför läcker kranen?',
      },
    ])
    expect((await vega.get('drafts')).body).toEqual([])
    expect((await save(vega, id, { submission: 4 })).status).toBe(409)
    expect((await vega.call('POST', `drafts/${id}/submit`, { submission: 4 })).status).toBe(422)
    const changed = house.db.selectFrom('accounts').select('id').where('phone', '=', '+46701740699')
    expect(await changed.execute()).toEqual([{ id: vega.accountId }])
  })

  it('is shared with the board only if the resident agrees, inside a home that has a board', async () => {
    const send = async (form: object): Promise<boolean> => {
      const id = house.newId()
      await save(vega, id, {}, form)
      const { status, body } = await vega.call('POST', `drafts/${id}/submit`, { submission: 3 })
      expect(status).toBe(201)
      const row = await house.db
        .selectFrom('cases')
        .leftJoin('case_events', (join) =>
          join.onRef('case_events.case_id', '=', 'cases.id').on('case_events.kind', '=', 'shared'),
        )
        .select(['shared_with_board_at', 'case_events.by_party'])
        .where('cases.id', '=', body.id)
        .executeTakeFirstOrThrow()
      expect(row.by_party).toBe(row.shared_with_board_at === null ? null : 'customer')
      return row.shared_with_board_at !== null
    }
    expect(await send({})).toBe(false)
    expect(await send({ shareWithBoard: true })).toBe(true)
    const inStairs = {
      type: 'publicSpace',
      selectedApartment: { id: stairs, propertyId: 'x', address: 'x' },
      selectedApartmentId: stairs,
      problemArea: rooms.lift,
      problemAreaDetails: `${rooms.lift}-1`,
    }
    expect(await send({ ...inStairs, shareWithBoard: true })).toBe(false)
    const associations = house.db.updateTable('associations').where('name', '=', 'Brf Kajutan')
    await associations.set({ active_financial_management: false }).execute()
    expect(await send({ shareWithBoard: true })).toBe(false)
    expect((await vega.get('customer/get_agreements')).body[0].hasBoard).toBeUndefined()
    await associations.set({ active_financial_management: true }).execute()
  })

  it('with another address than the account’s is accepted; the address is confirmed as for accounts', async () => {
    const id = house.newId()
    await save(vega, id, {}, { email: 'ny@husrum.example' })
    expect(await vega.call('POST', `drafts/${id}/submit`, { submission: 3 })).toMatchObject({
      status: 201,
      body: { emailChange: 'asked' },
    })
    expect(house.asked).toEqual(['ny@husrum.example'])
    expect(await cases()).toMatchObject([{ contact_email: 'ny@husrum.example' }])
  })

  it('is confirmed to an address other than the account’s without the typed text, and within a rate limit', async () => {
    await house.jobs.settled()
    const before = house.mailbox.list().length
    const copies = []
    for (let report = 0; report < 25; report += 1) {
      const id = house.newId()
      await save(
        vega,
        id,
        {},
        { email: 'stranger@example.com', sendCopy: true, description: 'x'.repeat(5_000) },
      )
      const { status, body } = await vega.call('POST', `drafts/${id}/submit`, { submission: 3 })
      expect(status).toBe(201)
      copies.push(`${body.copySent} ${body.letterNote}`)
    }
    expect(copies).toEqual([
      ...Array.from({ length: 8 }, () => 'false withoutWords'),
      ...Array.from({ length: 17 }, () => 'false heldBack'),
    ])
    await house.jobs.settled()
    const letters = house.mailbox.list().slice(0, house.mailbox.list().length - before)
    const sent = letters.filter(({ to }) => to === 'stranger@example.com')
    expect(sent).toHaveLength(8)
    for (const { text, html } of sent) expect(`${text}${html}`).not.toContain('xxx')
    expect(await cases()).toHaveLength(25)
  })

  it('that is incomplete, or names data of others, is rejected, and the draft is preserved', async () => {
    const wrong: readonly (readonly [object, string, string?])[] = [
      [{ description: '' }, 'description', 'required'],
      [{ description: 'x'.repeat(5001) }, 'description', 'inputToLong'],
      [{ email: 'vega' }, 'email', 'email'],
      // A room of the house, and one of the fixed lists, for which the home has its own.
      [{ problemArea: rooms.lift, problemAreaDetails: `${rooms.lift}-1` }, 'problemArea'],
      [{ problemArea: 'kitchen' }, 'problemArea'],
      [{ problemAreaDetails: `${rooms.lift}-1` }, 'problemAreaDetails'],
      [{ problemArea: 'nowhere' }, 'problemArea'],
      [{ type: 'publicSpace' }, 'type'],
      [
        {
          selectedApartment: { id: stairs.replace('kajutan', 'skutan'), propertyId: 'x', address: 'x' },
          selectedApartmentId: 'x',
        },
        'selectedApartment',
      ],
      [{ files: [{ id: house.newId(), name: 'a.jpg', size: 9, kind: 'jpeg' }] }, 'files'],
    ]
    for (const [facts, field, key = 'unknownValue'] of wrong) {
      const id = house.newId()
      await save(vega, id, {}, facts)
      const { status, body } = await vega.call('POST', `drafts/${id}/submit`, { submission: 3 })
      expect([status, body.errors]).toEqual([400, [{ field, key }]])
      expect((await vega.get('drafts')).body).toContainEqual(expect.objectContaining({ id }))
    }
    expect(await cases()).toEqual([])
  })

  it('of a board is accepted, and gets its number later; a changed board address is stored', async () => {
    const id = house.newId()
    const facts = {
      fullBuilding: true,
      selectedApartment: { id: stairs, propertyId: 'x', address: 'x' },
      selectedApartmentId: stairs,
      problemArea: rooms.lift,
      problemAreaDetails: `${rooms.lift}-1`,
      boardEmail: 'ny.styrelse@husrum.example',
    }
    await save(gunnel, id, { caseType: 'boardMember', step: 'summary' }, facts)
    const { status, body } = await gunnel.call('POST', `drafts/${id}/submit`, { submission: 3 })
    expect([status, body.ticketNumber, body.visibleInErrands]).toEqual([202, null, true])
    expect(await cases()).toMatchObject([
      {
        role: 'BOARD_MEMBER',
        association_id: gunnel.associationId,
        area: 'CommonAreas',
        room_type: 'Hiss',
        problem: 'Hissen står still',
      },
    ])
    expect((await gunnel.get('account')).body).toEqual({ email: 'ny.styrelse@husrum.example' })
    // A resident of the building sees that it is reported, and follows it.
    const { body: told } = await vega.get(`reported?placeId=${stairs}&roomId=${rooms.lift}`)
    expect(told).toMatchObject([{ id: body.id, problem: 'Hissen står still', isFollowed: false }])
    for (let twice = 0; twice < 2; twice++)
      expect((await vega.call('POST', `reported/${body.id}/follow`, {})).status).toBe(204)
    expect((await vega.get(`reported?placeId=${stairs}&roomId=${rooms.lift}`)).body).toMatchObject([
      { isFollowed: true },
    ])
    const elsewhere = await house.signIn('vip')
    expect((await elsewhere.call('POST', `reported/${body.id}/follow`, {})).status).toBe(404)
  })

  it('of a board without management names its house itself', async () => {
    const maj = await house.signIn('boardWithout')
    const id = house.newId()
    const facts = {
      selectedApartment: null,
      selectedApartmentId: '',
      compoundName: 'Brf Fyren',
      compoundNumber: '769699-0048',
      isMember: true,
      address: 'Fyrvägen 2',
      zipCode: '41759',
      city: 'Göteborg',
      object: '1101',
      problemArea: 'kitchen',
      problemAreaDetails: 'water',
    }
    expect(
      (await save(maj, id, { caseType: 'boardMemberNoManagement', step: 'summaryWithoutManagement' }, facts))
        .status,
    ).toBe(200)
    const { status, body } = await maj.call('POST', `drafts/${id}/submit`, { submission: 3 })
    expect([status, body.visibleInErrands]).toEqual([201, false])
    expect(await cases()).toMatchObject([
      {
        brf_name: 'Brf Fyren (769699-0048)',
        other_resident_info: 'Fyrvägen 2, 41759, Göteborg, 1101',
        room_type: 'Kök',
      },
    ])
  })

  it('is rejected for a caller without permission to report', async () => {
    const id = house.newId()
    await save(vega, id, { caseType: 'boardMember', step: 'summary' })
    expect((await vega.call('POST', `drafts/${id}/submit`, { submission: 3 })).status).toBe(403)
    const ester = await house.signIn('withoutIdentity')
    expect((await save(ester, house.newId())).status).toBe(409)
  })
})

describe('The multipart call of FAULT-73', () => {
  const fields = {
    siteId: '1',
    objectId: home,
    propertyId: `${org}-kajutan`,
    area: '1',
    roomId: rooms.kitchen,
    assetTypeId: `${rooms.kitchen}-water`,
    description: 'Det droppar',
  }

  /** Uploaded, but part of no report. */
  const waiting = () =>
    house.db
      .selectFrom('uploads')
      .select('id')
      .where('claimed_by', 'is', null)
      .where('expires_at', '>', new Date(house.clock.now()).toISOString())
      .execute()

  it('accepts a report with its files, and is idempotent', async () => {
    const send = (key: string, facts: object = {}) =>
      vega.submit(
        'customer/create_case',
        { ...fields, ...facts },
        { isForm: false, headers: { 'idempotency-key': key }, files: [{ name: 'kran.jpg', content: photo }] },
      )
    const first = await send('once')
    expect([first.status, first.body.attachments.length]).toEqual([201, 1])
    const again = await send('once')
    expect(again.body).toEqual(first.body)
    expect((await send('once', { description: 'Något annat' })).status).toBe(422)
    expect(await cases()).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('treats a key as private to a person: the same key of another is another report', async () => {
    const headers = { 'idempotency-key': 'mine' }
    const first = await vega.submit('customer/create_case', fields, { isForm: false, headers })
    const place = { area: '2', buildingPartId: stairs, roomId: rooms.lift, assetTypeId: `${rooms.lift}-1` }
    const board = { siteId: '1', propertyId: `${org}-kajutan`, ...place, description: 'Står still' }
    const other = await gunnel.submit('create_board_case/v2', board, { isForm: false, headers })
    expect([first.status, other.status]).toEqual([201, 202])
    expect(await cases()).toHaveLength(2)
  })

  it('accepts a report with all of its files or not at all, whatever else is sent at the same time', async () => {
    const send = (count: number) =>
      vega.submit('customer/create_case', fields, {
        isForm: false,
        files: Array.from({ length: count }, (_, at) => ({ name: `${at}.jpg`, content: photo })),
      })
    const tooMany = await send(6)
    expect([tooMany.status, tooMany.body.errors]).toEqual([413, [{ field: 'files', key: 'tooManyFiles' }]])
    const answers = await Promise.all([send(5), send(5), send(5)])
    expect(answers.map(({ status, body }) => [status, body.attachments?.length])).toEqual(
      Array.from({ length: 3 }, () => [201, 5]),
    )
    expect(await waiting()).toEqual([])
  })

  it('is rejected with an invalid file, for a home of others, and for another site', async () => {
    const send = (facts: object, content = photo) =>
      vega.submit(
        'customer/create_case',
        { ...fields, ...facts },
        { isForm: false, files: [{ name: 'kran.jpg', content }] },
      )
    expect((await send({}, Buffer.from('<script>'))).status).toBe(415)
    expect((await send({ objectId: `${org}-skutan-11-1101` })).status).toBe(400)
    expect((await send({ siteId: '3' })).status).toBe(400)
    // The same keys as when an errand is changed.
    const errors = async (facts: object) => (await send(facts)).body.errors
    expect(await errors({ description: '' })).toEqual([{ field: 'description', key: 'required' }])
    expect(await errors({ alternativeContactPhone: '12' })).toEqual(
      expect.arrayContaining([
        { field: 'otherFirstName', key: 'required' },
        { field: 'otherPhone', key: 'minLength' },
      ]),
    )
    expect(await errors({ area: '2' })).toEqual([{ field: 'type', key: 'unknownValue' }])
    expect(await errors({ roomId: rooms.lift })).toEqual([{ field: 'problemArea', key: 'unknownValue' }])
    expect((await vega.submit('create_board_case/v2', fields, { isForm: false })).status).toBe(403)
    expect(await cases()).toEqual([])
  })

  it('accepts a board’s report with its repeated Files', async () => {
    const { status } = await gunnel.submit(
      'create_board_case/v2',
      {
        siteId: '1',
        propertyId: `${org}-kajutan`,
        area: '2',
        buildingPartId: stairs,
        roomId: rooms.lift,
        assetTypeId: `${rooms.lift}-1`,
        description: 'Står still',
      },
      {
        isForm: false,
        fileField: 'Files',
        files: [
          { name: 'a.jpg', content: photo },
          { name: 'b.jpg', content: photo },
        ],
      },
    )
    expect(status).toBe(202)
    expect(await house.db.selectFrom('case_files').select('name').execute()).toHaveLength(2)
  })
})
