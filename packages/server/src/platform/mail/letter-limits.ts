// Limits on unrequested letters per mailbox, and on the letters that a network may cause: one table.

const hour = 3_600_000
const day = 24 * hour

/** Maximum number of letters within a period. */
export interface LetterLimit {
  readonly letters: number
  readonly withinMs: number
}

interface SubjectLimits {
  /** Per mailbox, for this subject only: a stranger cannot use up the quota of another letter. */
  readonly mailbox: readonly LetterLimit[]
  /** Per network. Subjects with the same name share their count. */
  readonly network?: { readonly name: string; readonly limits: readonly LetterLimit[] }
  /** What happens to a letter that is counted when it is sent and exceeds a limit. */
  readonly whenFull: 'drop' | 'delay'
}

/** Enough for a person who checks the wrong folder first, too few to be a nuisance. */
const mailboxOfRequests = [
  { letters: 3, withinMs: hour },
  { letters: 10, withinMs: day },
]
const networkOfRequests = { name: 'requests', limits: [{ letters: 30, withinMs: hour }] }
const request = { mailbox: mailboxOfRequests, network: networkOfRequests, whenFull: 'drop' } as const

/** Subjects of letters, each with its own reason to write to an unconfirmed address. */
export const letterLimits = {
  // Requested by a visitor, in answer to a form: these need a pass before they are posted.
  passwordReset: request,
  registration: request,
  emailCode: request,
  searchAlert: request,
  /** More homes than a person looks at. */
  interest: {
    mailbox: [
      { letters: 20, withinMs: hour },
      { letters: 40, withinMs: day },
    ],
    network: { name: 'interest', limits: [{ letters: 30, withinMs: hour / 6 }] },
    whenFull: 'drop',
  },
  /** A visitor of a showing asks for news. All visitors of a showing may register on one tablet at the door. */
  showingNews: {
    mailbox: mailboxOfRequests,
    network: { name: 'showingNews', limits: [{ letters: 200, withinMs: hour }] },
    whenFull: 'drop',
  },
  /** To a second applicant; the buyer can send it again. */
  bookingInvitation: {
    mailbox: [
      { letters: 3, withinMs: hour },
      { letters: 6, withinMs: day },
    ],
    network: { name: 'invitation', limits: [{ letters: 20, withinMs: hour }] },
    whenFull: 'drop',
  },
  /** Confirms a fault report. A board may report many faults in an afternoon. */
  faultReport: {
    mailbox: [
      { letters: 8, withinMs: hour },
      { letters: 20, withinMs: day },
    ],
    network: { name: 'faultReport', limits: [{ letters: 60, withinMs: hour }] },
    whenFull: 'drop',
  },
  // These follow from events; they are counted when they are sent.
  errand: {
    mailbox: [
      { letters: 10, withinMs: hour },
      { letters: 40, withinMs: day },
    ],
    whenFull: 'drop',
  },
  booking: {
    mailbox: [
      { letters: 10, withinMs: hour },
      { letters: 30, withinMs: day },
    ],
    whenFull: 'drop',
  },
  showing: {
    mailbox: [
      { letters: 10, withinMs: hour },
      { letters: 30, withinMs: day },
    ],
    whenFull: 'drop',
  },
  /** Contracts, homes and money: a visitor cannot cause many of them, and none may be lost. */
  business: { mailbox: [{ letters: 30, withinMs: day }], whenFull: 'delay' },
} as const satisfies Readonly<Record<string, SubjectLimits>>

export type LetterSubject = keyof typeof letterLimits
/** Subjects of letters that are posted with a pass. */
export type AdmittedSubject = {
  [Subject in LetterSubject]: (typeof letterLimits)[Subject] extends { readonly network: object }
    ? Subject
    : never
}[LetterSubject]
/** Subjects of letters that are counted when they are sent. */
export type CountedSubject = Exclude<LetterSubject, AdmittedSubject>

/** How long counts are stored: the longest period of a limit. Milliseconds. */
export const letterCountsRetentionMs = day

/** Seconds until the limits have room again, by the times of the counted letters; 0 if they have room now. */
export const secondsUntilRoom = (
  sentAt: readonly number[],
  limits: readonly LetterLimit[],
  now: number,
): number =>
  Math.max(
    0,
    ...limits.map(({ letters, withinMs }) => {
      const recent = sentAt.filter((at) => at > now - withinMs).sort((a, b) => a - b)
      const leaves = recent.at(-letters)
      return leaves === undefined ? 0 : Math.max(1, Math.ceil((leaves + withinMs - now) / 1_000))
    }),
  )
