// Errands for tests: the given ones, changed by the domain's rules.
import type { CountryCode, CustomerErrandAction, ErrandCloser, ErrandRight, Round } from '@husrum/domain'
import {
  actOnErrand,
  asClosedErrand,
  countErrands,
  errandStatusIdOf,
  hasErrandRight,
  isErrandOpen,
  lateErrands,
  messageRule,
  showsErrand,
  sortErrands,
  sortForBoard,
  stairwellOf,
  tallyErrands,
} from '@husrum/domain'
import { anErrand } from '@husrum/domain/testing'
import { SessionExpired } from '../failures.ts'
import type { ErrandChange, ErrandDetails, ErrandEvent, Errands } from './errands.ts'

/** The dripping tap of `anErrand`, with all details. */
export const anErrandInDetail = (facts: Partial<ErrandDetails> = {}): ErrandDetails => {
  const errand = anErrand(facts)
  return {
    area: 'YourApartment',
    version: 1,
    description: 'Kranen i köket droppar hela tiden.',
    problem: 'Vatten',
    history: [{ at: errand.creationDate, kind: 'created', by: 'customer' }],
    messages: [],
    ...errand,
    ...facts,
  }
}

export interface InMemoryErrandsOptions {
  readonly errands?: readonly ErrandDetails[]
  readonly rounds?: readonly Round[]
  readonly viewer?: 'resident' | 'board'
  readonly typed?: Readonly<Record<string, string>>
  readonly country?: CountryCode
  readonly now?: () => number
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
}

export const makeInMemoryErrands = ({
  errands = [],
  rounds = [],
  viewer = 'resident',
  typed = {},
  country = 'SE',
  now = Date.now,
  isSignedIn = true,
  failure,
}: InMemoryErrandsOptions = {}): Errands => {
  const kept = new Map(errands.map((errand) => [errand.id, errand]))
  const answers = new Map<string, ErrandChange>()
  const by: ErrandCloser = viewer === 'board' ? 'board' : 'customer'
  const assertThere = (): void => {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
  }
  const lateOf = (all: readonly ErrandDetails[]) => {
    const late = lateErrands(all, now())
    return { count: late.length, first: late.slice(0, 5) }
  }
  const keep = (errand: ErrandDetails, event: Omit<ErrandEvent, 'at' | 'by'>): ErrandChange => {
    const changed = {
      ...errand,
      // Only updates of the customer's text increase the version; messages and statuses do not.
      version: errand.version + (event.kind === 'updated' ? 1 : 0),
      history: [...errand.history, { at: now(), by, ...event } as const],
    }
    kept.set(errand.id, changed)
    return { kind: 'done', errand: changed }
  }
  /** Applies a change once per key. */
  const change = async (
    id: string,
    key: string,
    work: (errand: ErrandDetails) => ErrandChange,
    right: ErrandRight = 'change',
  ): Promise<ErrandChange> => {
    assertThere()
    const errand = kept.get(id)
    if (!errand) return { kind: 'notFound' }
    if (!hasErrandRight(errand.access ?? 'full', right)) return { kind: 'forbidden' }
    const answer = answers.get(key) ?? work(errand)
    if (answer.kind === 'done') answers.set(key, answer)
    return answer
  }
  const act = (errand: ErrandDetails, action: CustomerErrandAction, text = ''): ErrandChange => {
    const result = actOnErrand(errand, action, now(), text)
    if (result.kind !== 'moved') return { kind: 'statusConflict' }
    const { status } = result
    const moved =
      action === 'close'
        ? { ...errand, ...asClosedErrand(errand, country, now()), closedBy: by }
        : { ...errand, status, caseStatusId: errandStatusIdOf(status, country), statusSince: now() }
    if (action === 'requestReopening') return keep(errand, { kind: 'reopenRequested', text })
    const { question: _, visit, ...still } = moved
    const rest = isErrandOpen(still) && visit ? { ...still, visit } : still
    return keep(rest, { kind: 'status', caseStatusId: moved.caseStatusId, ...(text && { text }) })
  }
  const withMessage = (errand: ErrandDetails, text: string): ErrandDetails => ({
    ...errand,
    messages: [
      ...errand.messages,
      { id: `message-${errand.messages.length + 1}`, at: now(), by, text, attachments: [] },
    ],
  })

  return {
    async list({ filter, order, limit }) {
      assertThere()
      const all = [...kept.values()]
      const shown = sortErrands(
        all.filter((errand) => showsErrand(filter, errand)),
        order,
      ) as readonly ErrandDetails[]
      return {
        viewer,
        errands: shown.slice(0, limit),
        counts: countErrands(all),
        ...(viewer === 'board' && { late: lateOf(all) }),
      }
    },
    async overview(limit) {
      assertThere()
      const all = [...kept.values()]
      const at = now()
      const [{ name: _, ...sum } = { name: '', all: 0, open: 0, late: 0, kept: 0, missed: 0 }] = tallyErrands(
        all,
        () => '',
        at,
      )
      return {
        late: lateOf(all),
        all: sum,
        byStairwell: tallyErrands(all, stairwellOf, at),
        byKind: tallyErrands(all, ({ roomType }) => roomType, at),
        errands: sortForBoard(all, at).slice(0, limit),
      }
    },
    async one(id) {
      assertThere()
      return kept.get(id)
    },
    async hasAny() {
      assertThere()
      return kept.size > 0
    },
    async rounds() {
      assertThere()
      return rounds
    },
    async typed() {
      assertThere()
      return typed
    },
    close: (id, key) => change(id, key, (errand) => act(errand, 'close')),
    async update(id, update, version) {
      assertThere()
      const errand = kept.get(id)
      if (!errand) return { kind: 'notFound' }
      if (!hasErrandRight(errand.access ?? 'full', 'change')) return { kind: 'forbidden' }
      if (errand.version !== version) return { kind: 'changedMeanwhile', errand }
      if (actOnErrand(errand, 'update', now()).kind !== 'moved') return { kind: 'statusConflict' }
      const { alternativeContact: _, ...rest } = errand
      const attachments = [
        ...errand.attachments.filter(({ attachmentId }) => !update.removeFiles?.includes(attachmentId)),
        ...(update.newFiles?.ids ?? []).map((attachmentId) => ({ attachmentId, filename: attachmentId })),
      ]
      const contact = {
        firstName: update.otherFirstName ?? '',
        lastName: update.otherLastName ?? '',
        email: update.otherEmail ?? '',
        phone: update.otherPhone ?? '',
      }
      return keep(
        {
          ...rest,
          description: update.description,
          attachments,
          ...(update.other && { alternativeContact: contact }),
        },
        { kind: 'updated' },
      )
    },
    answer: (id, text, _, key) => change(id, key, (errand) => act(withMessage(errand, text), 'answer', text)),
    reopen: (id, text, key) => change(id, key, (errand) => act(errand, 'reopen', text)),
    requestReopening: (id, text, key) => change(id, key, (errand) => act(errand, 'requestReopening', text)),
    rate: (id, rating, text, key) =>
      change(id, key, (errand) => {
        const rated = { ...errand, rating }
        const isLow = rating <= 2 && messageRule.check(text).kind === 'valid'
        const reopened = isLow
          ? act(rated, errand.status === 'completed' ? 'requestReopening' : 'reopen', text)
          : undefined
        return reopened?.kind === 'done' ? reopened : keep(rated, { kind: 'rated', ...(text && { text }) })
      }),
    share: (id, isShared, key) =>
      change(id, key, (errand) =>
        errand.sharedWithBoard === undefined
          ? { kind: 'forbidden' }
          : keep({ ...errand, sharedWithBoard: isShared }, { kind: isShared ? 'shared' : 'unshared' }),
      ),
    write: (id, text, _, key) =>
      change(id, key, (errand) => keep(withMessage(errand, text), { kind: 'message', text }), 'write'),
  }
}
