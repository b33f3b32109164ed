// Fault reports for tests: given places, saved drafts, and submission that accepts each report once.
import type {
  CaseArticle,
  CaseAsset,
  CaseAssociation,
  CaseBuilding,
  CaseFaqItem,
  CasePlace,
  CaseRoom,
  ReportedFault,
  StoredCaseDraft,
} from '@husrum/domain'
import { caseFailureOf, showsNewErrand } from '@husrum/domain'
import { ContractBroken, ReportAlreadySent, SessionExpired } from '../failures.ts'
import type { CaseDrafts, CasePlaces, CaseSubmission, CaseSubmitter } from './fault-reports.ts'

export interface InMemoryFaultReportsOptions {
  readonly agreements?: readonly CasePlace[]
  readonly publicAddresses?: readonly CasePlace[]
  readonly buildings?: readonly CaseBuilding[]
  /** Homes of the association, found by text. */
  readonly homes?: readonly CasePlace[]
  /** By id of a home or a property. */
  readonly rooms?: Readonly<Record<string, readonly CaseRoom[]>>
  /** By id of a room. */
  readonly assets?: Readonly<Record<string, readonly CaseAsset[]>>
  readonly articles?: Readonly<Record<string, CaseArticle>>
  readonly faq?: Readonly<Record<string, CaseFaqItem>>
  readonly association?: CaseAssociation
  readonly reported?: readonly ReportedFault[]
  readonly drafts?: readonly StoredCaseDraft[]
  /** Results of the next submissions, in this order; later ones are accepted. */
  readonly answers?: readonly (CaseSubmission | Error)[]
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
  readonly now?: () => number
}

export interface InMemoryFaultReports {
  readonly places: CasePlaces
  readonly drafts: CaseDrafts
  readonly submitter: CaseSubmitter
  /** Drafts stored now. */
  kept(): readonly StoredCaseDraft[]
  /** Accepted drafts and submissions, each once. */
  taken(): readonly string[]
}

const minLength = 2
const has = ({ address, governmentObjectId }: CasePlace, text: string): boolean =>
  `${address} ${governmentObjectId}`.toLowerCase().includes(text.toLowerCase())
const found = <Place extends CasePlace>(places: readonly Place[], text: string): readonly Place[] =>
  text.trim().length < minLength ? [] : places.filter((place) => has(place, text.trim()))

/** Hours until a report will have been reviewed. */
const promisedHours = 48
const hourMs = 3_600_000

export const makeInMemoryFaultReports = (given: InMemoryFaultReportsOptions = {}): InMemoryFaultReports => {
  const { isSignedIn = true, failure, now = Date.now } = given
  let kept = [...(given.drafts ?? [])]
  let reported = given.reported ?? []
  let { association } = given
  const answers = [...(given.answers ?? [])]
  const taken = new Map<string, CaseSubmission>()
  /** The ticket numbers of sent drafts, and the tabs that saved drafts last. */
  const sent = new Map<string, string>()
  const savers = new Map<string, string>()
  const answered = async <Value>(value: () => Value): Promise<Value> => {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
    return value()
  }
  const byId = <Value>(table: Readonly<Record<string, Value>> = {}, ids: readonly string[]) =>
    ids.flatMap((id) => table[id] ?? [])
  const itsAssociation = (): CaseAssociation => {
    if (!association) throw new ContractBroken('The person acts for no association')
    return association
  }

  return {
    kept: () => kept,
    taken: () => [...taken.keys()],
    places: {
      agreements: () => answered(() => given.agreements ?? []),
      publicAddresses: () => answered(() => given.publicAddresses ?? []),
      searchBuildings: (text) => answered(() => found(given.buildings ?? [], text)),
      searchHomes: (text) => answered(() => found(given.homes ?? [], text)),
      roomsOfHome: (id) => answered(() => given.rooms?.[id] ?? []),
      roomsOfProperty: (id) => answered(() => given.rooms?.[id] ?? []),
      assets: (id) => answered(() => given.assets?.[id] ?? []),
      articles: (ids) => answered(() => byId(given.articles, ids)),
      faq: (ids) => answered(() => byId(given.faq, ids)),
      association: () => answered(itsAssociation),
      reportedFaults: () => answered(() => reported),
      follow: (id) =>
        answered(() => {
          const isThere = reported.some((each) => each.id === id)
          reported = reported.map((each) => (each.id === id ? { ...each, isFollowed: true } : each))
          return isThere
        }),
      changeBoardEmail: (boardEmail) =>
        answered(() => {
          association = { ...itsAssociation(), boardEmail }
        }),
    },
    drafts: {
      list: () => answered(() => [...kept].sort((one, other) => other.changedOn - one.changedOn)),
      save: (draft, base) =>
        answered(() => {
          const ticketNumber = sent.get(draft.id)
          if (ticketNumber !== undefined) throw new ReportAlreadySent(ticketNumber)
          const before = kept.find(({ id }) => id === draft.id)
          const { version = 0 } = before ?? {}
          const isOwn = base && (base.version === version || savers.get(draft.id) === base.tab)
          if (before && base && !isOwn) return { ...before, isElsewhere: true }
          if (before && !base && before.submission > draft.submission) return before
          if (base) savers.set(draft.id, base.tab)
          const after: StoredCaseDraft = { ...draft, changedOn: now(), version: version + 1 }
          kept = [...kept.filter(({ id }) => id !== draft.id), after]
          return after
        }),
      discard: (id) =>
        answered(() => {
          kept = kept.filter((draft) => draft.id !== id)
        }),
    },
    submitter: {
      submit: (draftId, submission) =>
        answered(() => {
          const key = `${draftId}.${submission}`
          const first = taken.get(key)
          if (first) return first
          const answer = answers.shift()
          if (answer instanceof Error) throw answer
          if (answer && answer.kind !== 'taken') return answer
          const draft = kept.find(({ id }) => id === draftId)
          if (!draft || draft.submission !== submission)
            return { kind: 'refused', failure: caseFailureOf(404), status: 404 }
          const isForBoard = draft.caseType === 'boardMember'
          const outcome: CaseSubmission = answer ?? {
            kind: 'taken',
            id: `errand-${taken.size + 1}`,
            ticketNumber: isForBoard ? null : `F-${taken.size + 1}`,
            copySent: draft.form.sendCopy,
            promisedBy: now() + promisedHours * hourMs,
            visibleInErrands: showsNewErrand(draft.caseType, draft.form),
          }
          taken.set(key, outcome)
          if (outcome.kind === 'taken') sent.set(draftId, outcome.ticketNumber ?? '')
          kept = kept.filter(({ id }) => id !== draftId)
          return outcome
        }),
    },
  }
}
