// Reporting and following a fault: reports are idempotent and private.
import { randomUUID } from 'node:crypto'
import { endpoints } from '@husrum/contract'
import { emptyCaseForm } from '@husrum/domain'
import type { Setting } from '../check.ts'
import { checksOf } from '../check.ts'
import { answered, holds, NotTried, refused, same } from '../expect.ts'
import type { Person, Values } from '../service.ts'

/** A report of a dripping tap in the person's own home, as the wizard sends it. */
const reportOf = async ({ service }: Setting, as: Person): Promise<Values> => {
  const reply = await service.send(endpoints.getCaseAgreements, {}, { as })
  const [home] = answered(endpoints.getCaseAgreements, reply) ?? []
  if (!home) throw new NotTried('the resident has no home to report for')
  const roomsReply = await service.send(endpoints.getCaseRooms, { apartmentId: home.id }, { as })
  for (const room of answered(endpoints.getCaseRooms, roomsReply)) {
    const assetsReply = await service.send(endpoints.getCaseAssets, { roomId: room.id }, { as })
    const [asset] = answered(endpoints.getCaseAssets, assetsReply)
    if (!asset) continue
    const me = answered(endpoints.getMe, await service.send(endpoints.getMe, {}, { as }))
    return {
      id: randomUUID(),
      caseType: 'resident',
      step: 'summary',
      appliances: false,
      submission: 1,
      isNewCase: false,
      isSwitched: false,
      form: {
        ...emptyCaseForm,
        acceptTerms: true,
        firstName: me.firstName,
        lastName: me.lastName,
        email: me.email,
        phone: me.phoneNumber ?? '070-174 06 05',
        type: 'apartment',
        selectedApartment: home,
        selectedApartmentId: home.id,
        problemArea: room.id,
        problemAreaName: room.name,
        problemAreaDetails: asset.id,
        problemAreaDetailsName: asset.name,
        description: 'Varför läcker kranen? (En prövning av kontraktet.)',
      },
    }
  }
  throw new NotTried('the home has nothing to report a fault about')
}

const save = (setting: Setting, draft: Values, as: Person) =>
  setting.service.send(endpoints.saveCaseDraft, draft, { as })
const submit = (setting: Setting, { id }: Values, submission: number, as: Person) =>
  setting.service.send(
    endpoints.submitCaseDraft,
    { id, submission },
    { as, headers: { 'idempotency-key': `${id}.${submission}` } },
  )

/** Reports the fault and returns its errand's id. */
const report = async (setting: Setting, as: Person): Promise<string> => {
  const draft = await reportOf(setting, as)
  answered(endpoints.saveCaseDraft, await save(setting, draft, as))
  const receipt = answered(endpoints.submitCaseDraft, await submit(setting, draft, 1, as))
  return receipt.id as string
}

const errandsOf = async (
  { service }: Setting,
  as: Person,
): Promise<readonly { id: string; creationDate: number }[]> =>
  answered(endpoints.getErrands, await service.send(endpoints.getErrands, { limit: 1_000 }, { as })).errands

const close = ({ service }: Setting, id: string, as: Person) =>
  service.send(
    endpoints.actOnOneErrand,
    { id, action: 'close' },
    { as, headers: { 'idempotency-key': randomUUID() } },
  )

export const caseChecks = checksOf('cases', {
  'a draft is stored, private, and not replaced by an older one': async (setting) => {
    const { service, people } = setting
    const [as, other] = [await people.of('resident'), await people.of('otherResident')]
    const draft = { ...(await reportOf(setting, as)), submission: 7 }
    const stored = answered(endpoints.saveCaseDraft, await save(setting, draft, as))
    same('submission', stored.submission, 7)
    const older = answered(endpoints.saveCaseDraft, await save(setting, { ...draft, submission: 3 }, as))
    same('submission after an older one', older.submission, 7)
    const list = async (who: Person): Promise<readonly { id: string }[]> =>
      answered(endpoints.getCaseDrafts, await service.send(endpoints.getCaseDrafts, {}, { as: who }))
    const { id } = draft as { readonly id?: string }
    holds(
      'the draft is not listed',
      (await list(as)).some((each) => each.id === id),
    )
    holds('another user sees the draft', !(await list(other)).some((each) => each.id === id))
    answered(endpoints.discardCaseDraft, await service.send(endpoints.discardCaseDraft, { id }, { as }))
    holds('the draft still exists', !(await list(as)).some((each) => each.id === id))
  },
  'a report that is sent twice is stored once': async (setting) => {
    const as = await setting.people.of('resident')
    const before = await errandsOf(setting, as)
    const draft = await reportOf(setting, as)
    answered(endpoints.saveCaseDraft, await save(setting, draft, as))
    const replies = await Promise.all([1, 2].map(() => submit(setting, draft, 1, as)))
    for (const reply of replies) if (reply.status !== 409) answered(endpoints.submitCaseDraft, reply)
    const again = await submit(setting, draft, 1, as)
    const receipt = answered(endpoints.submitCaseDraft, again)
    same('status', again.status, 201)
    for (const { status, body } of replies)
      if (status !== 409) same('receipt of the same report', body.id, receipt.id)
    const after = await errandsOf(setting, as)
    same('new errands', after.length, before.length + 1)
    same('the newest errand', after[0]?.id, receipt.id)
    answered(endpoints.actOnOneErrand, await close(setting, receipt.id, as))
  },
  'the key of a report is refused for another report': async (setting) => {
    const as = await setting.people.of('resident')
    const draft = await reportOf(setting, as)
    await save(setting, draft, as)
    const receipt = answered(endpoints.submitCaseDraft, await submit(setting, draft, 1, as))
    const other = { id: draft.id, submission: 2 }
    const reply = await setting.service.send(endpoints.submitCaseDraft, other, {
      as,
      headers: { 'idempotency-key': `${draft.id}.1` },
    })
    refused(reply, 422, 'keyReused')
    await close(setting, receipt.id, as)
  },
  'an incomplete report is refused with the missing field': async (setting) => {
    const as = await setting.people.of('resident')
    const draft = await reportOf(setting, as)
    await save(
      setting,
      { ...draft, form: { ...(draft.form as object), description: '', problemAreaDetails: '' } },
      as,
    )
    const { errors = [] } = refused(await submit(setting, draft, 1, as), [400, 422], 'invalidRequest')
    holds(
      'the refusal does not name the description',
      errors.some(({ field }) => field === 'description'),
    )
  },
  'an errand is visible to its reporter only': async (setting) => {
    const { service, people } = setting
    const [as, other] = [await people.of('resident'), await people.of('otherResident')]
    const id = await report(setting, as)
    const one = answered(endpoints.getErrand, await service.send(endpoints.getErrand, { id }, { as }))
    same('errand', one.id, id)
    const resident = await service.send(endpoints.getResidentErrand, { id }, { as })
    same(
      'the errand by the other endpoint',
      answered(endpoints.getResidentErrand, resident).ticketNumber,
      one.ticketNumber,
    )
    refused(await service.send(endpoints.getErrand, { id }, { as: other }), 404)
    refused(await service.send(endpoints.getResidentErrand, { id }, { as: other }), 404)
    refused(await close(setting, id, other), 404)
    const message = { id, text: 'Hej' }
    refused(await service.send(endpoints.writeErrandMessage, message, { as: other }), 404)
    holds('it is in another user’s list', !(await errandsOf(setting, other)).some((each) => each.id === id))
    await close(setting, id, as)
  },
  'a message that is sent twice with the same key is stored once': async (setting) => {
    const { service, people } = setting
    const as = await people.of('resident')
    const id = await report(setting, as)
    const headers = { 'idempotency-key': randomUUID() }
    const write = (text: string) => service.send(endpoints.writeErrandMessage, { id, text }, { as, headers })
    answered(endpoints.writeErrandMessage, await write('När kommer ni?'))
    const twice = answered(endpoints.writeErrandMessage, await write('När kommer ni?'))
    same(
      'messages',
      twice.messages.map(({ text }: { text: string }) => text),
      ['När kommer ni?'],
    )
    refused(await write('Något annat?'), 422, 'keyReused')
    await close(setting, id, as)
  },
  'an errand can be closed once': async (setting) => {
    const as = await setting.people.of('resident')
    const id = await report(setting, as)
    const before = answered(
      endpoints.getErrand,
      await setting.service.send(endpoints.getErrand, { id }, { as }),
    )
    const closed = answered(endpoints.actOnOneErrand, await close(setting, id, as))
    holds('its status did not change', closed.caseStatusId !== before.caseStatusId)
    refused(await close(setting, id, as), 409, 'statusConflict')
  },
  'a concurrent change is not overwritten': async (setting) => {
    const { service, people } = setting
    const as = await people.of('resident')
    const id = await report(setting, as)
    const { version } = answered(endpoints.getErrand, await service.send(endpoints.getErrand, { id }, { as }))
    const update = (description: string) =>
      service.send(
        endpoints.updateErrand,
        { id, description },
        { as, headers: { 'if-match': `"${version}"` } },
      )
    const first = await update('Det rinner.')
    const done = answered(endpoints.updateErrand, first)
    same('status', first.status, 200)
    same('description', done.description, 'Det rinner.')
    holds('its version did not change', done.version !== version)
    const late = await update('Det forsar.')
    same('status of the late request', late.status, 412)
    same('description then', answered(endpoints.updateErrand, late).description, 'Det rinner.')
    await close(setting, id, as)
  },
  'errands are counted and listed by status, with the requested limit': async (setting) => {
    const { service, people } = setting
    const as = await people.of('resident')
    const ids = [await report(setting, as), await report(setting, as)]
    const ask = async (values: Values) =>
      answered(endpoints.getErrands, await service.send(endpoints.getErrands, values, { as }))
    const all = await ask({ limit: 1_000 })
    same('viewer', all.viewer, 'resident')
    const counted = all.counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    same('errands counted', counted, all.errands.length)
    same('errands of a page of one', (await ask({ limit: 1 })).errands.length, 1)
    const dates = all.errands.map(({ creationDate }: { creationDate: number }) => creationDate)
    same(
      'order',
      dates,
      dates.toSorted((one: number, other: number) => other - one),
    )
    const oldest = await ask({ limit: 1, sort: 'creationDate' })
    same('the oldest', oldest.errands[0].creationDate, Math.min(...dates))
    same(
      'whether there are any',
      answered(endpoints.getHasErrands, await service.send(endpoints.getHasErrands, {}, { as })).data,
      true,
    )
    for (const id of ids) await close(setting, id, as)
  },
  'a board sees the errands of its association, page by page': async (setting) => {
    const { service, people } = setting
    const as = await people.of('board')
    const ask = (values: Values) => service.send(endpoints.getBoardErrands, values, { as })
    const whole = await ask({})
    const errands: readonly { id: string }[] = answered(endpoints.getBoardErrands, whole)
    if (errands.length < 3) throw new NotTried('the association has fewer than three errands')
    const first = await ask({ limit: 2 })
    const firsts: readonly { id: string }[] = answered(endpoints.getBoardErrands, first)
    same(
      'errands of a page',
      firsts.map(({ id }) => id),
      errands.slice(0, 2).map(({ id }) => id),
    )
    holds('there is no Link to the next page', /rel="next"/.test(first.headers.get('link') ?? ''))
    const next = answered(endpoints.getBoardErrands, await ask({ limit: 2, after: firsts[1]?.id }))
    same('the next page begins with', next[0]?.id, errands[2]?.id)
    const [{ id } = { id: '' }] = errands
    answered(endpoints.getBoardErrand, await service.send(endpoints.getBoardErrand, { id }, { as }))
    const stranger = await people.of('buyer')
    refused(await service.send(endpoints.getErrand, { id }, { as: stranger }), 404)
  },
  'the figures of a board match its errands': async ({ service, people }) => {
    const as = await people.of('board')
    const reply = await service.send(endpoints.getErrandsOverview, { limit: 10_000 }, { as })
    const { all, errands, byStairwell } = answered(endpoints.getErrandsOverview, reply)
    same('errands', errands.length, all.all)
    const sum = byStairwell.reduce((total: number, each: { all: number }) => total + each.all, 0)
    same('errands by stairwell', sum, all.all)
    holds('more are open than exist', all.open <= all.all && all.late <= all.open)
  },
  'a board finds its houses and their inspection rounds': async ({ service, people }) => {
    const as = await people.of('board')
    const association = answered(
      endpoints.getCaseAssociation,
      await service.send(endpoints.getCaseAssociation, {}, { as }),
    )
    const street = association.addresses[0]?.address.slice(0, 5)
    if (!street) throw new NotTried('the association has no address')
    const search = async (text: string) =>
      answered(endpoints.searchCaseObjects, await service.send(endpoints.searchCaseObjects, { text }, { as }))
    same('homes for a text that does not occur', await search('qzxqzx'), [])
    const [round] = answered(endpoints.getRounds, await service.send(endpoints.getRounds, {}, { as }))
    if (!round) return
    const one = answered(endpoints.getRound, await service.send(endpoints.getRound, { id: round.id }, { as }))
    same('round', one, round)
    same('control points', one.nrOfCaseControlPoints, one.controlPoints.length)
  },
  'e-mails about errands can be switched off': async ({ service, people }) => {
    const as = await people.of('resident')
    const read = async () =>
      answered(endpoints.getErrandLetters, await service.send(endpoints.getErrandLetters, {}, { as }))
    const before = await read()
    const change = (values: Values) => service.send(endpoints.changeErrandLetters, values, { as })
    answered(endpoints.changeErrandLetters, await change({ off: ['progress'] }))
    same('switched off', await read(), { off: ['progress'] })
    await change(before)
  },
  'an unknown draft has no files': async ({ service, people }) => {
    const as = await people.of('resident')
    const reply = await service.send(endpoints.listUploads, { purpose: 'case', draft: randomUUID() }, { as })
    if (reply.status === 404) refused(reply, 404)
    else same('files of an unknown draft', answered(endpoints.listUploads, reply), [])
  },
})
