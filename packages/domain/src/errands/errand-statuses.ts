// The statuses of an errand: each with its group, its colour and its weight in sorting.

/** Groups of the list of errands; an unknown status is in `other` (FAULT-61). */
export type ErrandGroup = 'completed' | 'executed' | 'ongoing' | 'other' | 'registered'

/** The colour of the dot before a status; the text beside it carries the meaning (FAULT-62). */
export type ErrandColour = 'blue' | 'yellow' | 'green' | 'grey'

/** The properties of a status. */
export interface ErrandStatus {
  readonly group: ErrandGroup
  readonly colour: ErrandColour
  /** Weight in a list sorted by status: lightest first. */
  readonly weight: number
  /** Whether the customer can still act (FAULT-61). `customerActions` decides which actions are offered. */
  readonly canStillAct: boolean
  /** Whether the errand waits for the customer and shows a badge for it. */
  readonly isYourMove: boolean
}

const status = (group: ErrandGroup, colour: ErrandColour, weight: number): ErrandStatus => ({
  group,
  colour,
  weight,
  canStillAct: false,
  isYourMove: false,
})
const started = status('ongoing', 'yellow', 200)
const open: ErrandStatus = { ...started, canStillAct: true }
const yours: ErrandStatus = { ...open, isYourMove: true }
const closed = status('completed', 'grey', 400)

/**
 * Every status of an errand (FAULT-61). A key is also the key of the text in a site's texts. `executedNo` is the Norwegian variant of
 * `executed` and is shown among the ongoing; `reference` is shown there too and has the weight 400.
 */
export const errandStatuses = {
  registered: status('registered', 'blue', 150),
  ongoing: started,
  notResponding: yours,
  waitingOnWeather: open,
  waitingOnDecision: yours,
  waitingOnSubcontractor: open,
  waitingOnMaterial: open,
  waitingOnInvestigation: open,
  waitingOnCustomer: yours,
  // The visit is booked, so the customer has nothing to do (FAULT-63).
  customerBooked: open,
  customerNotBooked: yours,
  materials: started,
  investigation: started,
  infoFromCustomer: yours,
  otherSeason: open,
  subcontractorWithLogin: started,
  subcontractorWithoutLogin: started,
  executedNo: started,
  reference: { ...started, weight: 400 },
  executed: status('executed', 'green', 300),
  completed: closed,
  cancelledByCustomer: { ...closed, canStillAct: true },
  shredded: closed,
} as const satisfies Readonly<Record<string, ErrandStatus>>

/** The key of a status of {@link errandStatuses}. */
export type ErrandStatusKey = keyof typeof errandStatuses

/** Every {@link ErrandStatusKey}, in the order of the table. */
export const errandStatusKeys = Object.keys(errandStatuses) as readonly ErrandStatusKey[]

/** A known status, or `unknown`. */
export type ErrandStatusName = ErrandStatusKey | 'unknown'

// Neutral, without actions.
const unknownStatus = status('other', 'grey', 100)

/** The properties of a status; for an unknown key, neutral grey in the group `other`. */
export const errandStatusOf = (key: ErrandStatusName): ErrandStatus =>
  Object.hasOwn(errandStatuses, key) ? errandStatuses[key as ErrandStatusKey] : unknownStatus

/** The statuses of a group, in the order of the table. */
export const errandStatusesIn = (group: ErrandGroup): readonly ErrandStatusKey[] =>
  errandStatusKeys.filter((key) => errandStatuses[key].group === group)
