// Private data of others is inaccessible: at every call of the contract that can name it, for every kind of person.
//
// A new module adds its name to `subjects`, its private data to `things`, and other values that its calls need to
// `samples`. A new call, field or route without a case fails here.
import type { EndpointSubject } from '@husrum/contract'
import {
  boardErrandsCsvPath,
  caseFormPath,
  createCasePaths,
  endpoints,
  errandFilePaths,
  errandFormPath,
  errandLetterPaths,
  errandStatusPath,
  errandVisitPath,
  updateCasePaths,
  uploadsPath,
} from '@husrum/contract'
import type { SeededPersonKey } from '@husrum/demo'
import type { Principal } from '@husrum/domain'
import { emptyCaseForm, principals } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statusByMatrix } from '../../testing/callers.ts'
import type { CallOfContract } from '../../testing/contract-calls.ts'
import { callsOf, filled, queryOf } from '../../testing/contract-calls.ts'
import type { FaultReportsForTests } from '../../testing/fault-reports.ts'
import { openFaultReportsForTests } from '../../testing/fault-reports.ts'
import { aJpeg } from '../../testing/sent-files.ts'

const subjects = ['fault-report', 'errands', 'files'] as const satisfies readonly EndpointSubject[]

type Person = Awaited<ReturnType<FaultReportsForTests['signIn']>>

/** A person of each kind without relation to the house, its homes and its board. */
const strangers: Readonly<Record<Principal, SeededPersonKey | undefined>> = {
  anonymous: undefined,
  privateWithoutIdentity: 'withoutIdentity',
  privateWithIdentity: 'buyer',
  vip: 'vip',
  boardWithManagement: 'boardTwo',
  boardWithoutManagement: 'boardWithout',
}

const home = 'mainAndCooperative-kajutan-4-1201'
const stairs = 'mainAndCooperative-kajutan-4-a'
const kitchen = 'mainAndCooperative-large-kitchen'
const lift = 'mainAndCooperative-property-elevator'
const words = 'Kranen läcker hos Vega'

let house: FaultReportsForTests
let vega: Person
let gunnel: Person
const people = new Map<Principal, Person>()
/** Ids of what is Vega's, of the board of her house, or of the house itself. */
const own = {
  draft: '',
  fileOfDraft: '',
  errand: '',
  fileOfErrand: '',
  errandOfBoard: '',

  round: '',
  home,
  property: 'mainAndCooperative-kajutan',
  stairs,
}
type Own = keyof typeof own

beforeAll(async () => {
  house = await openFaultReportsForTests()
  vega = await house.signIn('resident')
  gunnel = await house.signIn('boardOne')
  for (const principal of principals)
    people.set(
      principal,
      await house.signIn(strangers[principal], 'sweden', principal === 'boardWithManagement' ? 'Skutan' : ''),
    )
  const photo = await aJpeg({ width: 30, height: 20 })
  const sendFile = async (draft: string) => {
    const body = new FormData()
    body.append('files', new Blob([new Uint8Array(photo)]), 'kran.jpg')
    const { files } = await house.uploads.takeMultipart(
      new Request('http://localhost/', { method: 'POST', body }),
      { owner: { kind: 'draft', id: draft }, purpose: 'case', site: 'sweden', fileFields: ['files'] },
    )
    return files[0]?.id ?? ''
  }
  const draft = async (who: Person, facts: object, form: object) => {
    const id = house.newId()
    const file = await sendFile(id)
    const files = [{ id: file, name: 'kran.jpg', size: photo.length, kind: 'jpeg' }]
    const { status } = await who.call('POST', `drafts/${id}`, {
      caseType: 'resident',
      step: 'residentSummary',
      form: { ...emptyCaseForm, acceptTerms: true, ...form, description: words, files },
      appliances: false,
      submission: 1,
      isNewCase: false,
      isSwitched: false,
      ...facts,
    })
    expect(status).toBe(200)
    return { id, file }
  }
  const submitted = async (who: Person, id: string): Promise<string> => {
    const { status, body } = await who.call('POST', `drafts/${id}/submit`, { submission: 1 })
    expect([status, body.errors]).toEqual([expect.toSatisfy((code: number) => code < 300), undefined])
    return body.id
  }
  const contact = {
    firstName: 'Vega',
    lastName: 'Lindqvist',
    email: 'vega.lindqvist@husrum.example',
    phone: '+46701740605',
  }
  const atHome = {
    ...contact,
    type: 'apartment',
    selectedApartment: { id: home, propertyId: 'x', address: 'x' },
    selectedApartmentId: home,
    problemArea: kitchen,
    problemAreaDetails: `${kitchen}-water`,
  }
  const onStairs = {
    ...contact,
    boardEmail: 'styrelsen@husrum.example',
    fullBuilding: true,
    selectedApartment: { id: stairs, propertyId: 'x', address: 'x' },
    selectedApartmentId: stairs,
    problemArea: lift,
    problemAreaDetails: `${lift}-1`,
  }
  const sent = await draft(vega, {}, atHome)
  own.errand = await submitted(vega, sent.id)
  own.fileOfErrand = sent.file
  const ofBoard = await draft(gunnel, { caseType: 'boardMember', step: 'summary' }, onStairs)
  own.errandOfBoard = await submitted(gunnel, ofBoard.id)
  const kept = await draft(vega, {}, atHome)
  own.draft = kept.id
  own.fileOfDraft = kept.file
  const at = house.clock.now()
  for (const id of [own.errand, own.errandOfBoard])
    await house.caseSystem.book(id, { startsAt: at + 3_600_000, endsAt: at + 7_200_000 })
  own.round = await house.caseSystem.addRound({
    associationId: gunnel.associationId ?? '',
    errandId: own.errandOfBoard,
    title: words,
    plannedDate: '2026-03-01',
    status: 'done',
    controlPoints: [{ text: words, status: 'OK', comment: '' }],
  })
  await house.jobs.settled()
})
afterAll(() => house.close())

/** The fields of calls that name private data, and the kinds of data that they name. */
const things: readonly (readonly [field: string, at: RegExp, what: readonly Own[]])[] = [
  ['id', /\/(?:case|errands)\/\{id\}/, ['errand', 'errandOfBoard']],
  ['id', /\/rounds\/\{id\}/, ['round', 'errandOfBoard']],
  ['id', /\/drafts\/\{id\}/, ['draft']],
  ['id', /\/reported\/\{id\}/, ['errandOfBoard']],
  ['id', /\/uploads\/\{id\}/, ['fileOfDraft']],
  ['attachmentId', /\/file\//, ['fileOfErrand']],
  ['apartmentId', /\/rooms\//, ['home']],
  ['propertyId', /\/building_rooms\//, ['property']],
  ['placeId', /\/reported/, ['home', 'stairs']],
  ['draft', /\/uploads/, ['draft']],
]

/** Values that identify no private data, for fields that are required. */
const samples: Readonly<Record<string, unknown>> = {
  site: '1',
  text: 'Hej där',
  ids: ['tap'],
  faqIds: ['tap'],
  roomId: kitchen,
  email: 'brf.skutan@husrum.example',
  caseType: 'resident',
  step: 'description',
  form: emptyCaseForm,
  appliances: false,
  submission: 1,
  base: { version: 0, tab: 'another' },
  isNewCase: false,
  isSwitched: false,
  description: 'Nytt',
  other: false,
  otherFirstName: '',
  otherLastName: '',
  otherEmail: '',
  otherPhone: '',
  removeFiles: [],
  newFiles: [],
  files: [],
  action: 'close',
  rating: 3,
  off: [],
  purpose: 'case',
  filename: 'kran.jpg',
  status: 'ongoing',
  errandType: 'Resident',
  sort: '-creationDate',
  limit: 10,
  // The cursor of the caller's own list.
  after: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c20',
}
/** A draft next to an errand is the owner of the sent files: without files it is ignored. */
const unsaid = (field: string, path: string): boolean => field === 'draft' && path.includes('/errands/')

type Call = CallOfContract<Person>

const ofContract = callsOf<Person>(subjects)

const formOf = (values: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, String(value))
  return form
}

const tus = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
}

/** Files, forms and resumable uploads, whose paths are in the contract without a schema. */
const besideIt: readonly Call[] = [
  ...[
    [updateCasePaths.board, endpoints.closeBoardErrand.access] as const,
    [updateCasePaths.resident, endpoints.closeResidentErrand.access] as const,
  ].map(
    ([path, access]): Call => ({
      name: `multipart ${path}`,
      method: 'PATCH',
      path,
      access,
      fields: ['id', 'description'],
      send: (who, { id, description }) =>
        who.send(filled(path, { id }), { method: 'PATCH', body: formOf({ description }) }),
    }),
  ),
  ...[
    [errandFilePaths.board, endpoints.getBoardErrand.access] as const,
    [errandFilePaths.round, endpoints.getRound.access] as const,
    [errandFilePaths.resident, endpoints.getResidentErrand.access] as const,
  ].map(
    ([path, access]): Call => ({
      name: path,
      method: 'GET',
      path,
      access,
      fields: ['attachmentId', 'filename'],
      send: (who, values) => who.send(filled(path, values)),
    }),
  ),
  {
    name: errandVisitPath,
    method: 'GET',
    path: errandVisitPath,
    access: endpoints.getErrand.access,
    fields: ['id'],
    send: (who, values) => who.send(filled(errandVisitPath, values)),
  },
  {
    name: boardErrandsCsvPath,
    method: 'GET',
    path: boardErrandsCsvPath,
    access: endpoints.getBoardErrands.access,
    fields: [],
    send: (who) => who.send(boardErrandsCsvPath),
  },
  ...(['GET', 'PATCH', 'DELETE'] as const).map(
    (method): Call => ({
      name: `${method} of a file`,
      method,
      path: `${uploadsPath}/{id}`,
      access: 'public',
      fields: ['id', 'draft', 'purpose'],
      send: (who, values) =>
        who.send(filled(`${uploadsPath}/{id}`, values) + queryOf(values, ['draft', 'purpose']), {
          method,
          ...(method !== 'GET' && { headers: tus }),
          ...(method === 'PATCH' && { body: 'x' }),
        }),
    }),
  ),
  {
    name: 'begin of a file',
    method: 'POST',
    path: uploadsPath,
    access: 'public',
    fields: ['draft', 'purpose'],
    send: (who, values) =>
      who.send(uploadsPath + queryOf(values, ['draft', 'purpose']), {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', 'upload-length': '10' },
      }),
  },
]

/** Tested separately: without access they answer with a page, or they need a token only. */
const others: readonly string[] = [
  ...Object.values(createCasePaths),
  caseFormPath,
  errandFormPath,
  ...Object.values(errandLetterPaths),
  errandStatusPath,
]

const calls = [...ofContract, ...besideIt]

const ownOf = ({ path }: Call, field: string): readonly Own[] =>
  things.find(([name, at]) => name === field && at.test(path))?.[2] ?? []

/** All data of Vega and the board. */
const state = async (): Promise<string> => {
  const { db } = house
  return JSON.stringify([
    await db.selectFrom('cases').selectAll().orderBy('id').execute(),
    await db.selectFrom('case_events').selectAll().orderBy('id').execute(),
    await db.selectFrom('case_followers').selectAll().execute(),
    await db.selectFrom('case_drafts').selectAll().where('id', '=', own.draft).execute(),
    await db
      .selectFrom('uploads')
      .selectAll()
      .where('id', 'in', [own.fileOfDraft, own.fileOfErrand])
      .orderBy('id')
      .execute(),
  ])
}

describe('Every call of these modules', () => {
  it('is tested with data of others: each of its fields is known as private or public', () => {
    const unknown = calls.flatMap((call) =>
      call.fields
        .filter(
          (field) => ownOf(call, field).length === 0 && !(field in samples) && !unsaid(field, call.path),
        )
        .map((field) => `${call.name}: ${field}`),
    )
    expect(unknown).toEqual([])
  })

  it('has a case: no route is missing', () => {
    const known = new Set([
      ...calls.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      ...others.flatMap((path) => [`GET ${path}`, `POST ${path}`]),
    ])
    const left = house.app.routes
      .filter(({ method, path }) => !['ALL', 'OPTIONS'].includes(method) && path.startsWith('/services/'))
      .filter(({ path }) => /^\/services\/(?:case_management|files|system)\//.test(path))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !known.has(route))
    expect(left).toEqual([])
  })

  it('is sent by a caller of every kind', async () => {
    for (const [principal, key] of Object.entries(strangers))
      if (key) {
        const { body } = await (people.get(principal as Principal) as Person).get('letters')
        expect([principal, body]).toEqual([principal, { off: [] }])
      }
    expect(Object.keys(strangers).sort()).toEqual([...principals].sort())
  })
})

describe.each(calls)('$name', (call) => {
  const named = call.fields.filter((field) => ownOf(call, field).length > 0)
  const values = Object.fromEntries(
    call.fields.filter((field) => field in samples).map((field) => [field, samples[field]]),
  )
  /** All private ids of the owner, one in each field that takes one. */
  const asked = (): readonly Readonly<Record<string, string>>[] => {
    const max = Math.max(0, ...named.map((field) => ownOf(call, field).length))
    return Array.from({ length: max }, (_, at) =>
      Object.fromEntries(
        named.map((field) => {
          const what = ownOf(call, field)
          return [field, own[what[Math.min(at, what.length - 1)] as Own]]
        }),
      ),
    )
  }

  it.each(principals)('reveals nothing to %s, and changes nothing', async (principal) => {
    const who = people.get(principal) as Person
    const before = await state()
    const secrets = [
      own.errand,
      own.errandOfBoard,
      own.round,
      own.fileOfErrand,
      own.fileOfDraft,
      words,
      'vega.lindqvist',
    ]
    const byMatrix = statusByMatrix(principal, call)
    for (const ids of asked()) {
      const { status, body } = await call.send(who, { ...values, ...ids })
      expect([ids, status]).toEqual([ids, byMatrix === 200 ? 404 : byMatrix])
      expect(body).toMatchObject({ status })
    }
    if (named.length === 0) {
      const text = JSON.stringify((await call.send(who, values)).body)
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    }
    expect(await state()).toBe(before)
  })
})

describe('The owner', () => {
  it('has access by the same calls', async () => {
    const found = async (name: string, who: Person, ids: Readonly<Record<string, string>>) => {
      const call = calls.find((one) => one.name === name) as Call
      const values = Object.fromEntries(
        call.fields.filter((field) => field in samples).map((field) => [field, samples[field]]),
      )
      return (await call.send(who, { ...values, ...ids })).status
    }
    expect([
      await found('getResidentErrand', vega, { id: own.errand }),
      await found('getErrand', gunnel, { id: own.errandOfBoard }),
      await found('getRound', gunnel, { id: own.round }),
      await found(errandFilePaths.resident, vega, { attachmentId: own.fileOfErrand }),
      await found(errandVisitPath, vega, { id: own.errand }),
      await found('GET of a file', vega, { id: own.fileOfDraft, draft: own.draft }),
      await found('listUploads', vega, { draft: own.draft }),
      await found('getCaseRooms', vega, { apartmentId: home }),
      await found('getReportedFaults', vega, { placeId: stairs }),
    ]).toEqual(Array.from({ length: 9 }, () => 200))
  })
})
