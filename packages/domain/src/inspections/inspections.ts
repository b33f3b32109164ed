// Inspections of a home: what is noted at them, how each remark stands, and what its owner may do. Instants are epoch ms.
import type { ErrandAttachment } from '../errands/errand.ts'
import type { ErrandStatusName } from '../errands/errand-statuses.ts'
import { errandStatusOf } from '../errands/errand-statuses.ts'
import { customerActions } from '../errands/errand-transitions.ts'
import type { StatusColour } from '../homes/statuses.ts'
import type { FieldIssue } from '../validation/field-error.ts'
import type { Rule } from '../validation/rule.ts'
import { formRule } from '../validation/rule.ts'
import { messageRule, shortTextRule } from '../validation/text.ts'

/**
 * The inspections of a new home. Sweden: förbesiktning, slutbesiktning, garantibesiktning after two years
 * (konsumenttjänstlagen, ABT 06). Norway: forhåndsbefaring, overtakelse, ettårsbefaring (bustadoppføringslova §§ 14 to
 * 16). Finland: muuttotarkastus, luovutus, vuositarkastus 12 to 15 months after (asuntokauppalaki 4:18).
 */
export const inspectionKinds = ['preliminary', 'final', 'guarantee'] as const
/** One of {@link inspectionKinds}. */
export type InspectionKind = (typeof inspectionKinds)[number]

/** How a remark stands. It is never written down: it follows from the errand that deals with the remark. */
export type RemarkState =
  /** Nobody has begun with it. */
  | 'noted'
  | 'beingFixed'
  | 'fixed'
  /** Whoever built the home does not agree that it is a fault. */
  | 'disputed'
  /** Whoever noted it takes it back. */
  | 'withdrawn'

/** The colour of each state; the word beside it carries the meaning. */
export const remarkColours = {
  noted: 'blue',
  beingFixed: 'orange',
  fixed: 'green',
  disputed: 'red',
  withdrawn: 'grey',
} as const satisfies Readonly<Record<RemarkState, StatusColour>>

/** The state of a remark by the status of its errand. An errand that is done settles also what was disputed. */
export const remarkStateOf = (status: ErrandStatusName, isDisputed: boolean): RemarkState => {
  if (status === 'cancelledByCustomer') return 'withdrawn'
  const { group } = errandStatusOf(status)
  if (group === 'executed' || group === 'completed' || status === 'executedNo') return 'fixed'
  if (isDisputed) return 'disputed'
  return group === 'ongoing' ? 'beingFixed' : 'noted'
}

/** How "it is not fixed" is said of an errand: by opening it again, or by asking for that; undefined where neither can be. */
export const notFixedAction = (
  errand: { readonly status: ErrandStatusName; readonly statusSince: number },
  now: number,
): 'reopen' | 'requestReopening' | undefined =>
  customerActions(errand, now).find((action) => action === 'reopen' || action === 'requestReopening')

/** What was noted at an inspection. */
export interface InspectionRemark {
  readonly id: string
  /** From 1, as the protocol counts. */
  readonly number: number
  /** In words; empty where nobody has said. */
  readonly room: string
  readonly text: string
  readonly by: 'inspector' | 'buyer'
  readonly state: RemarkState
  /** Who fixes it; empty as long as nobody does. */
  readonly responsible: string
  /** By when it shall be fixed, `yyyy-MM-dd`. */
  readonly due?: string
  /** Why it is disputed. */
  readonly dispute?: string
  /** The errand that deals with it. */
  readonly errand: { readonly id: string; readonly number: string }
  readonly photos: readonly ErrandAttachment[]
  readonly canReportNotFixed: boolean
}

/** An appointment, and what was noted at it. */
export interface Inspection {
  readonly id: string
  readonly kind: InspectionKind
  readonly startsAt: number
  readonly endsAt: number
  readonly place: string
  /** Who comes. */
  readonly inspector: string
  /** What to know of it; empty for nothing. */
  readonly note: string
  /** When it was before, and why it was moved. */
  readonly moved?: { readonly startedAt: number; readonly reason: string }
  /** That somebody of the home asked for another time. */
  readonly wish?: { readonly text: string; readonly at: number }
  /** When the protocol was closed: nothing is added to it any more. */
  readonly closedAt?: number
  readonly remarks: readonly InspectionRemark[]
}

/** The inspections of somebody's home, the first first. */
export interface InspectionsView {
  readonly residenceId: string
  /** The home's name. */
  readonly name: string
  /** The server's clock when it answered. */
  readonly now: number
  readonly isOver: boolean
  readonly inspections: readonly Inspection[]
}

/** Whether a remark may be added: from the appointment on, until the protocol is closed. */
export const mayAddRemark = (
  { startsAt, closedAt }: Pick<Inspection, 'startsAt' | 'closedAt'>,
  now: number,
): boolean => startsAt <= now && closedAt === undefined

/** Whether another time may be asked for: of what lies ahead, once. */
export const mayAskForTime = (
  { startsAt, wish, closedAt }: Pick<Inspection, 'startsAt' | 'wish' | 'closedAt'>,
  now: number,
): boolean => startsAt > now && wish === undefined && closedAt === undefined

/** A remark as somebody of the home writes it. */
export interface RemarkForm {
  readonly room: string
  readonly text: string
}

/** Room and text of a remark. */
export const remarkRule: Rule<RemarkForm> = /* @__PURE__ */ formRule({
  room: shortTextRule,
  text: messageRule,
}) as Rule<RemarkForm>

/** The text of "it is not fixed", and of a wish for another time. */
export const inspectionTextRule: Rule<string> = messageRule

/** What is wrong with a remark's form; none: it can be sent. */
export const issuesOfRemark = (form: unknown): readonly FieldIssue[] => {
  const checked = remarkRule.check(form)
  return checked.kind === 'invalid' ? checked.issues : []
}
