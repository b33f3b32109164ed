// A step in progress: saved on the server while typing, validated, and submitted.
import type { BookingWrite, StepForm } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { BookingStep, BookingView, FieldIssue } from '@husrum/domain'
import { bookingStepRule, dayIn } from '@husrum/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { WrongField } from '../../ui/FormError.tsx'
import { errorOf, fieldId, issueOf, namesItsField, pathOf } from './booking-words.ts'
import { removeFromDevice, storedOnDevice, storeOnDevice } from './device-storage.ts'
import { useBookingCache } from './queries.ts'

/** Why a step was not accepted. */
export type StepTrouble = 'offline' | 'away' | 'generic' | 'tooFast' | 'changedMeanwhile'

export type StepSaving =
  | { readonly kind: 'none' | 'saving' | 'failed' }
  | { readonly kind: 'saved'; readonly at: number }

export interface StepProps {
  readonly booking: BookingView
  /** Errors of a form that was returned without script. */
  readonly sentIssues: readonly FieldIssue[]
  /** The session is over: signing in again returns to this step. */
  readonly onSignedOut: () => void
  /** The booking is at another step now. */
  readonly onElsewhere: () => void
}

/** The fields of a step, for its error summary. */
export interface StepFields {
  /** The name of a field by its path. An error that names its field gets only what else identifies it, such as the person. */
  readonly labelOf: (path: string, namesItsField: boolean) => string
  /** The paths of the fields in the order of the page. Errors of other paths come last. */
  readonly fields?: readonly string[]
}

export interface BookingStepFlow<Form> {
  readonly form: Form
  /** Saved shortly after the last change; `after` ms if nothing was typed. */
  readonly change: (next: Form, after?: number) => void
  /** By the path of its field. */
  readonly errorAt: (path: string) => string | undefined
  /** For the error summary, in the order of `fields`; `labelOf` returns what precedes the error of a path. */
  readonly wrong: (facts: StepFields) => readonly WrongField[]
  /** Number of rejected submissions. */
  readonly attempt: number
  readonly trouble: StepTrouble | undefined
  readonly saving: StepSaving
  readonly isSending: boolean
  readonly submit: () => Promise<void>
  readonly goBack: () => Promise<void>
  /** Sets or clears the error of a field that the server has checked. */
  readonly mark: (path: string, key: FieldIssue['key'] | undefined) => void
}

/** Value at a path of a form, or undefined. */
const valueAt = (form: unknown, path: FieldIssue['path']): unknown =>
  path.reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], form)

/** Delay after the last keystroke. */
const typingPauseMs = 900
const retryMs = 5_000

const troubleOfError = (error: unknown): StepTrouble => {
  if (error instanceof ServiceUnavailable) return navigator.onLine ? 'away' : 'offline'
  reportError(error)
  return 'generic'
}

/** `part` is the name of the step's form among the booking's forms. */
export const useBookingStep = <Part extends string, Form>({
  booking,
  step,
  part,
  initial,
  sentIssues,
  onSignedOut,
  onElsewhere,
}: StepProps & {
  readonly step: BookingStep
  readonly part: Part
  readonly initial: Form
}): BookingStepFlow<Form> => {
  const site = useSite()
  const texts = useTexts().booking
  const { bookings } = useCapabilities()
  const { keep, askAgain } = useBookingCache()
  const [form, setForm] = useState(initial)
  const [issues, setIssues] = useState<readonly FieldIssue[]>(sentIssues)
  const [attempt, setAttempt] = useState(sentIssues.length > 0 ? 1 : 0)
  const [trouble, setTrouble] = useState<StepTrouble>()
  const [saving, setSaving] = useState<StepSaving>({ kind: 'none' })
  const [isSending, setSending] = useState(false)
  const now = useRef({ form: initial, version: booking.version, isDirty: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const given = useRef({ onSignedOut, onElsewhere })
  given.current = { onSignedOut, onElsewhere }
  now.current.version = Math.max(now.current.version, booking.version)
  const { bookingId } = booking
  useBusy('form', saving.kind === 'saving' || saving.kind === 'failed')

  /** Writes run one at a time, because each sends the version that the previous one returned. */
  const write = useCallback(
    (goesOn: boolean): Promise<BookingWrite> => {
      const run = async (): Promise<BookingWrite> => {
        const sent: StepForm = { [part]: now.current.form }
        now.current.isDirty = false
        const { version } = now.current
        const answer = await bookings.save({ bookingId, version }, step, sent, goesOn)
        if (answer.kind === 'written') {
          now.current.version = answer.booking.version
          removeFromDevice(bookingId, step)
        }
        return answer
      }
      const turn = queue.current.catch(() => undefined).then(run)
      queue.current = turn
      return turn
    },
    [bookings, bookingId, part, step],
  )

  const saveSoon = useCallback(
    (after: number): void => {
      clearTimeout(timer.current)
      timer.current = setTimeout(async () => {
        if (!now.current.isDirty) return
        setSaving({ kind: 'saving' })
        try {
          const answer = await write(false)
          if (answer.kind === 'written') {
            setSaving({ kind: 'saved', at: answer.booking.now })
            await keep(answer.booking)
          } else if (answer.kind === 'conflict') given.current.onElsewhere()
          else {
            now.current.isDirty = true
            setSaving({ kind: 'failed' })
            if (answer.kind === 'changedMeanwhile') setTrouble('changedMeanwhile')
            await askAgain(bookingId)
          }
        } catch (error) {
          now.current.isDirty = true
          storeOnDevice(bookingId, step, { [part]: now.current.form })
          setSaving({ kind: 'failed' })
          if (error instanceof SessionExpired) given.current.onSignedOut()
          else if (error instanceof ServiceUnavailable) saveSoon(retryMs)
          else reportError(error)
        }
      }, after)
    },
    [write, keep, askAgain, bookingId, part, step],
  )

  const change = useCallback(
    (next: Form, after = typingPauseMs): void => {
      const before = now.current.form
      // A changed answer clears its error until it is validated again.
      setIssues((found) =>
        found.filter(({ path: [, ...path] }) => valueAt(before, path) === valueAt(next, path)),
      )
      now.current.form = next
      now.current.isDirty = true
      setForm(next)
      saveSoon(after)
    },
    [saveSoon],
  )

  // Restore input that was not sent before a reload or crash; pending changes are sent when back online.
  useEffect(() => {
    const kept = storedOnDevice(bookingId, step)?.[part] as Form | undefined
    if (kept !== undefined) change(kept)
    const goOn = () => saveSoon(0)
    addEventListener('online', goOn)
    return () => {
      removeEventListener('online', goOn)
      clearTimeout(timer.current)
    }
  }, [bookingId, step, part, change, saveSoon])

  const refuse = (found: readonly FieldIssue[], why?: StepTrouble): void => {
    setIssues(found)
    setTrouble(why)
    setAttempt((count) => count + 1)
  }

  const take = async (answer: BookingWrite): Promise<void> => {
    switch (answer.kind) {
      case 'written':
        await keep(answer.booking)
        break
      case 'invalid':
        refuse(answer.errors.map(issueOf))
        break
      case 'conflict':
        given.current.onElsewhere()
        break
      case 'changedMeanwhile':
        await askAgain(bookingId)
        refuse([], 'changedMeanwhile')
        break
      default:
        refuse([], 'tooFast')
    }
  }

  const attempted = async (work: () => Promise<BookingWrite>): Promise<void> => {
    if (isSending) return
    clearTimeout(timer.current)
    setSending(true)
    setTrouble(undefined)
    try {
      await take(await work())
    } catch (error) {
      storeOnDevice(bookingId, step, { [part]: now.current.form })
      if (error instanceof SessionExpired) given.current.onSignedOut()
      else refuse([], troubleOfError(error))
    } finally {
      setSending(false)
    }
  }

  const submit = async (): Promise<void> => {
    const { price, totalPrice, minDownPaymentRate } = booking.terms
    const checked = bookingStepRule(step, {
      country: site.country,
      variant: booking.variant,
      today: dayIn(Date.now(), site.country),
      now: booking.now,
      price,
      ...(totalPrice !== undefined && { totalPrice }),
      minDownPaymentRate,
      options: booking.options,
      choices: booking.forms.choices ?? [],
      documents: booking.documents,
    }).check({ [part]: now.current.form })
    if (checked.kind === 'invalid') {
      refuse(checked.issues)
      return
    }
    setIssues([])
    await attempted(() => write(true))
  }

  const goBack = () =>
    attempted(async () => {
      // Unsaved input is sent first.
      if (now.current.isDirty) await write(false)
      return bookings.goBack(bookingId)
    })

  const mark = useCallback((path: string, key: FieldIssue['key'] | undefined) => {
    setIssues((before) => [
      ...before.filter((issue) => pathOf(issue) !== path),
      ...(key === undefined ? [] : [{ key, path: path.split('.') }]),
    ])
  }, [])

  const words = useMemo(
    () => new Map(issues.map((issue) => [pathOf(issue), errorOf(issue, texts, site)])),
    [issues, texts, site],
  )
  return {
    form,
    change,
    errorAt: (path) => words.get(path),
    wrong: ({ labelOf, fields = [] }) => {
      const placeOf = (path: string) => (fields.indexOf(path) + fields.length + 1) % (fields.length + 1)
      return [...new Map(issues.map((issue) => [pathOf(issue), issue]))]
        .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
        .map(([path, issue]) => ({
          id: fieldId(path),
          label: labelOf(path, namesItsField(issue, texts)),
          error: errorOf(issue, texts, site),
        }))
    },
    attempt,
    trouble,
    saving,
    isSending,
    submit,
    goBack,
    mark,
  }
}
