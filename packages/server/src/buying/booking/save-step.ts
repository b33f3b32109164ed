// Stores the form of a step, and completes a valid step by the rules of the domain. Amounts, options and documents are those of the server.
import { bookingFormsDto } from '@husrum/contract'
import type {
  Applicant,
  BookingEvent,
  BookingForms,
  BookingStep,
  Financing,
  Money,
  PickedFile,
  TypedFinancing,
} from '@husrum/domain'
import { bookingProgress, bookingStepRule, dayIn } from '@husrum/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { parseInput } from '../../platform/http/bind-endpoint.ts'
import type { FieldProblem } from '../../platform/http/problem.ts'
import { Problem } from '../../platform/http/problem.ts'
import { optionsOfBooking } from './booking-options.ts'
import type { BookingPapers } from './booking-service.ts'
import type { MoveBooking } from './move-booking.ts'
import { filesOfBooking } from './move-booking.ts'
import type { BookingStore, DecryptedBooking } from './postgres-bookings.ts'

type Trx = Transaction<Schema>

export interface StepSent {
  readonly step: BookingStep
  /** One field, named after its content. */
  readonly form: Readonly<Record<string, unknown>>
  /** False stores the form without leaving the step. */
  readonly goesOn: boolean
}

export interface SaveStepOptions {
  readonly store: BookingStore
  readonly move: MoveBooking
  readonly uploads: Pick<UploadService, 'claim' | 'claimedBy' | 'release'>
  readonly papers: () => BookingPapers
  readonly now: () => number
}

/** Of a booking that the transaction has locked. Throws `statusConflict` and `invalidRequest`. */
export type SaveStep = (trx: Trx, booking: DecryptedBooking, sent: StepSent) => Promise<DecryptedBooking>

/** The form field of each step. */
const fieldsOfSteps = {
  'personal-info': 'applicants',
  choices: 'choices',
  financing: 'financing',
  accomodation: 'accommodation',
} as const satisfies Partial<Record<BookingStep, keyof BookingForms>>

/** Longer than any legitimate input. */
const maxCharacters = 300
const maxEntries = 50

const isSound = (value: unknown): boolean => {
  if (typeof value === 'string') return value.length <= maxCharacters
  if (Array.isArray(value)) return value.length <= maxEntries && value.every(isSound)
  return typeof value !== 'object' || value === null || Object.values(value).every(isSound)
}

const refuse = (errors: readonly FieldProblem[]): never => {
  throw new Problem('invalidRequest', { errors })
}

/** The typed form of the step, validated against its schema. */
const typedForm = ({ step, form }: StepSent): Partial<BookingForms> => {
  const field = (fieldsOfSteps as Partial<Record<BookingStep, keyof BookingForms>>)[step]
  if (field === undefined || form[field] === undefined) return {}
  if (!isSound(form[field])) refuse([{ field, key: 'inputToLong' }])
  return parseInput(bookingFormsDto, { [field]: form[field] }) as Partial<BookingForms>
}

const eventOf = (step: BookingStep, applicants: number, now: number): BookingEvent => {
  switch (step) {
    case 'start-booking':
      return { kind: 'infoOpened', now }
    case 'personal-info':
      return { kind: 'infoFilled', applicants: applicants === 2 ? 2 : 1, now }
    case 'documents':
    case 'choices':
    case 'financing':
      return { kind: 'formFilled', form: step, now }
    case 'accomodation':
      return { kind: 'formFilled', form: 'accommodation', now }
    default:
      throw new Problem('statusConflict')
  }
}

export const makeSaveStep = ({ store, move, uploads, papers, now }: SaveStepOptions): SaveStep => {
  /** Claims the uploaded loan promise. File details in the form are ignored; only ids are used. */
  const claimFiles = async (
    trx: Trx,
    { id, accountId }: DecryptedBooking,
    { incomeFile = [] }: TypedFinancing,
  ): Promise<readonly PickedFile[]> => {
    const by = filesOfBooking(id)
    const ids = incomeFile.map((file) => file.id)
    const before = await uploads.claimedBy(trx, [by])
    const dropped = before.map((file) => file.id).filter((each) => !ids.includes(each))
    if (dropped.length > 0) await uploads.release(trx, { by, ids: dropped })
    const owner = { kind: 'account', id: accountId } as const
    const claimed = await uploads.claim(trx, { owner, purpose: 'loanPromise', ids, by })
    if (claimed.kind === 'notClaimed') return refuse([{ field: 'financing.incomeFile', key: 'invalidInput' }])
    return claimed.files.map(({ name, size, kind }) => ({ name, size, kind }))
  }

  const assertEmailsFree = async (
    trx: Trx,
    { id, site, accountId }: DecryptedBooking,
    applicants: readonly Applicant[],
  ) => {
    const errors: FieldProblem[] = []
    for (const [at, { email, personalNumber }] of applicants.entries())
      if (
        await store.isEmailOfAnotherApplicant(trx, {
          site,
          accountId,
          email,
          personalNumber,
          exceptBookingId: id,
        })
      )
        errors.push({ field: `applicants.${at}.email`, key: 'emailInUse' })
    if (errors.length > 0) refuse(errors)
  }

  /** Records the documents that the form reports as opened. Only the records count. */
  const readDocuments = async (trx: Trx, booking: DecryptedBooking, form: StepSent['form']) => {
    const { documentsRead } = form
    if (Array.isArray(documentsRead))
      for (const id of documentsRead.slice(0, maxEntries))
        if (typeof id === 'string') await papers().open(trx, booking, 'buyer', id)
    return papers().list(trx, booking, 'buyer')
  }

  const goOn = async (
    trx: Trx,
    booking: DecryptedBooking,
    { step, form }: StepSent,
  ): Promise<DecryptedBooking> => {
    const { site, terms, forms } = booking
    const documents = step === 'documents' ? await readDocuments(trx, booking, form) : []
    const options = await optionsOfBooking(trx, booking, now())
    const files =
      step === 'financing' && forms.financing ? await claimFiles(trx, booking, forms.financing) : []
    const financing = forms.financing && {
      ...forms.financing,
      incomeFile: files.length > 0 ? files : undefined,
    }
    const checked = bookingStepRule(step, {
      country: site.country,
      variant: booking.state.variant,
      today: dayIn(now(), site.country),
      now: now(),
      price: terms.price,
      ...(terms.totalPrice !== undefined && { totalPrice: terms.totalPrice }),
      minDownPaymentRate: terms.minDownPaymentRate,
      // Options already chosen keep the price of that time.
      options:
        step === 'choices'
          ? options
          : booking.options.map(({ id, price }) => ({ id, price: price as Money })),
      choices: booking.options.map(({ id }) => id),
      documents,
    }).check({ ...forms, financing: financing as Financing | undefined, documentsRead: [] })
    if (checked.kind === 'invalid')
      return refuse(checked.issues.map(({ path, key }) => ({ field: path.join('.') || step, key })))
    const { applicants = booking.applicants, choices } = checked.value
    if (step === 'personal-info') await assertEmailsFree(trx, booking, applicants)
    const filled: DecryptedBooking = {
      ...booking,
      applicants,
      ...(choices && {
        options: options.flatMap(({ id, title, price }) =>
          choices.includes(id) ? [{ id, title, price }] : [],
        ),
      }),
    }
    const moved = await move(trx, filled, eventOf(step, applicants.length, now()), { by: 'buyer' })
    if (step === 'personal-info') await store.keepApplicants(trx, moved)
    return moved
  }

  return async (trx, booking, sent) => {
    const { state } = booking
    const present = bookingProgress(state.variant, state.kind)?.step
    const isWritable = 'holdExpiresAt' in state && present !== 'sign' && present !== 'payment'
    if (present !== sent.step || !isWritable) throw new Problem('statusConflict', { present: state.kind })
    const typed = { ...booking, forms: { ...booking.forms, ...typedForm(sent) } }
    if (sent.goesOn) return goOn(trx, typed, sent)
    if (sent.step === 'documents') await readDocuments(trx, booking, sent.form)
    return store.update(trx, typed)
  }
}
