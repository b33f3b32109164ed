// Inspections of a home: their remarks, the state of each remark, and the owner's actions. Instants are epoch ms.
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
 * The inspections of a new home. Sweden: förbesiktning, slutbesiktning, garantibesiktning after two years (konsumenttjänstlagen, ABT 06).
 * Norway: forhåndsbefaring, overtakelse, ettårsbefaring (bustadoppføringslova §§ 14 to 16). Finland: muuttotarkastus, luovutus,
 * vuositarkastus 12 to 15 months after (asuntokauppalaki 4:18).
 */
export const inspectionKinds = ['preliminary', 'final', 'guarantee'] as const
/** One of {@link inspectionKinds}. */
export type InspectionKind = (typeof inspectionKinds)[number]

/** The state of a remark. It is not stored: it is derived from the remark's errand. */
export type RemarkState =
  /** Work has not started. */
  | 'noted'
  | 'beingFixed'
  | 'fixed'
  /** The builder does not accept it as a fault. */
  | 'disputed'
  /** Its author withdraws it. */
  | 'withdrawn'

/** The colour of each state; the text next to it carries the meaning. */
export const remarkColours = {
  noted: 'blue',
  beingFixed: 'orange',
  fixed: 'green',
  disputed: 'red',
  withdrawn: 'grey',
} as const satisfies Readonly<Record<RemarkState, StatusColour>>

/** The state of a remark by the status of its errand. A completed errand also settles a disputed remark. */
export const remarkStateOf = (status: ErrandStatusName, isDisputed: boolean): RemarkState => {
  if (status === 'cancelledByCustomer') return 'withdrawn'
  const { group } = errandStatusOf(status)
  if (group === 'executed' || group === 'completed' || status === 'executedNo') return 'fixed'
  if (isDisputed) return 'disputed'
  return group === 'ongoing' ? 'beingFixed' : 'noted'
}

/** How an errand is reported as not fixed: by reopening it, or by requesting that; undefined if neither is possible. */
export const notFixedAction = (
  errand: { readonly status: ErrandStatusName; readonly statusSince: number },
  now: number,
): 'reopen' | 'requestReopening' | undefined =>
  customerActions(errand, now).find((action) => action === 'reopen' || action === 'requestReopening')

/** A remark from an inspection. */
export interface InspectionRemark {
  readonly id: string
  /** From 1, as in the protocol. */
  readonly number: number
  /** Text; empty if unknown. */
  readonly room: string
  readonly text: string
  readonly by: 'inspector' | 'buyer'
  readonly state: RemarkState
  /** The assignee; empty if there is none. */
  readonly responsible: string
  /** The deadline for fixing it, `yyyy-MM-dd`. */
  readonly due?: string
  /** Why it is disputed. */
  readonly dispute?: string
  /** The errand of the remark. */
  readonly errand: { readonly id: string; readonly number: string }
  readonly photos: readonly ErrandAttachment[]
  readonly canReportNotFixed: boolean
}

/** An appointment, and its remarks. */
export interface Inspection {
  readonly id: string
  readonly kind: InspectionKind
  readonly startsAt: number
  readonly endsAt: number
  readonly place: string
  /** The inspector. */
  readonly inspector: string
  /** Information about it; may be empty. */
  readonly note: string
  /** Its previous time, and the reason for the change. */
  readonly moved?: { readonly startedAt: number; readonly reason: string }
  /** A resident's request for another time. */
  readonly wish?: { readonly text: string; readonly at: number }
  /** When the protocol was closed, after which nothing is added. */
  readonly closedAt?: number
  readonly remarks: readonly InspectionRemark[]
}

/** The inspections of a home, the first first. */
export interface InspectionsView {
  readonly residenceId: string
  /** The home's name. */
  readonly name: string
  /** The server's clock at the time of the response. */
  readonly now: number
  readonly isOver: boolean
  readonly inspections: readonly Inspection[]
}

/** Whether a remark may be added: from the appointment on, until the protocol is closed. */
export const mayAddRemark = (
  { startsAt, closedAt }: Pick<Inspection, 'startsAt' | 'closedAt'>,
  now: number,
): boolean => startsAt <= now && closedAt === undefined

/** Whether another time may be requested: once, for a future inspection. */
export const mayAskForTime = (
  { startsAt, wish, closedAt }: Pick<Inspection, 'startsAt' | 'wish' | 'closedAt'>,
  now: number,
): boolean => startsAt > now && wish === undefined && closedAt === undefined

/** A remark as a resident of the home writes it. */
export interface RemarkForm {
  readonly room: string
  readonly text: string
}

/** Room and text of a remark. */
export const remarkRule: Rule<RemarkForm> = /* @__PURE__ */ formRule({
  room: shortTextRule,
  text: messageRule,
}) as Rule<RemarkForm>

/** The text of "it is not fixed", and of a request for another time. */
export const inspectionTextRule: Rule<string> = messageRule

/** The issues of a remark's form; empty if it can be sent. */
export const issuesOfRemark = (form: unknown): readonly FieldIssue[] => {
  const checked = remarkRule.check(form)
  return checked.kind === 'invalid' ? checked.issues : []
}
