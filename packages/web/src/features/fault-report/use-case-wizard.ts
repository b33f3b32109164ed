// The wizard in a browser: runs the domain's state machine and its effects.
import type { CaseSubmission } from '@husrum/application'
import { ReportAlreadySent, ServiceUnavailable, SessionExpired } from '@husrum/application'
import type {
  CaseEffect,
  CaseEvent,
  CaseForm,
  CaseOutcome,
  CaseWizard,
  CaseWizardModel,
  StoredCaseDraft,
} from '@husrum/domain'
import { caseDraftOf, stepCase } from '@husrum/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession, useSessionManager } from '../../frame/session.tsx'
import {
  forgetUnsaved,
  rememberUnsaved,
  removeFromDevice,
  storedOnDevice,
  storeOnDevice,
  unsavedOnDevice,
} from './device-storage.ts'

/** Event for analytics: the step, and the type of report. */
export type CaseHappening = {
  readonly event: 'step_complete' | 'abort'
  readonly step: string
  readonly case_type: string
}

/** Why a report was not accepted. */
export type SubmitTrouble =
  | {
      readonly kind:
        | 'fileSize'
        | 'fileType'
        | 'generic'
        | 'offline'
        | 'away'
        | 'signedOut'
        | 'elsewhere'
        | 'sent'
    }
  | { readonly kind: 'tooFast'; readonly minutes: number }

export type Saving =
  | { readonly kind: 'none' | 'saving' }
  /** The input is stored in the tab. */
  | { readonly kind: 'failed'; readonly why: 'offline' | 'away' | 'signedOut' }
  | { readonly kind: 'saved'; readonly at: number }

export interface CaseWizardOptions {
  readonly model: CaseWizardModel
  readonly onHappening: (happening: CaseHappening) => void
  /** The wizard is left: for the errands, or for the previous page. */
  readonly onLeave: (to: 'errands' | 'closed') => void
}

export interface CaseFlow {
  readonly wizard: CaseWizard
  /** Returns the resulting state. */
  readonly send: (event: CaseEvent) => CaseWizard
  /** Sets answers while typing. */
  readonly answer: (fields: Partial<CaseForm>) => void
  readonly saving: Saving
  /** Answers that a changed answer cleared, with their previous values. */
  readonly cleared: Partial<CaseForm> | undefined
  readonly undo: () => void
  /** Counts changes not made by typing: each re-renders the fields. */
  readonly revision: number
  /** The same report, as changed in another tab or device. */
  readonly elsewhere: StoredCaseDraft | undefined
  readonly takeElsewhere: () => void
  /** Saves the version of this tab over it. */
  readonly keepOwn: () => void
  /** The ticket number of the report if it was sent in another tab; empty until it has one. */
  readonly sentElsewhere: string | undefined
  readonly outcome: CaseOutcome | undefined
  readonly trouble: SubmitTrouble | undefined
  /** Number of rejected presses of Next or Submit. */
  readonly attempt: number
}

/** Delay after the last keystroke. */
const typingPauseMs = 800
const retryMs = 5_000
const maxTurns = 20
const minuteMs = 60_000

const pause = (milliseconds: number) => new Promise<void>((go) => setTimeout(go, milliseconds))

const troubleOf = (outcome: Exclude<CaseSubmission, { kind: 'taken' }>): SubmitTrouble => {
  if (outcome.kind === 'tooFast')
    return { kind: 'tooFast', minutes: Math.max(1, Math.ceil(outcome.retryAfterMs / minuteMs)) }
  return { kind: outcome.kind === 'refused' ? outcome.failure : 'away' }
}

/** Another tab or device saved the report first. */
class ChangedElsewhere extends Error {}

const troubleOfError = (error: unknown): SubmitTrouble => {
  if (error instanceof ChangedElsewhere) return { kind: 'elsewhere' }
  if (error instanceof ReportAlreadySent) return { kind: 'sent' }
  if (error instanceof SessionExpired) return { kind: 'signedOut' }
  if (error instanceof ServiceUnavailable) return { kind: navigator.onLine ? 'away' : 'offline' }
  reportError(error)
  return { kind: 'generic' }
}

export const useCaseWizard = ({ model, onHappening, onLeave }: CaseWizardOptions): CaseFlow => {
  const { caseDrafts, caseSubmitter } = useCapabilities()
  const { kind: sessionKind } = useSession()
  const { staySignedIn } = useSessionManager()
  const [wizard, setWizard] = useState(model.wizard)
  const now = useRef(wizard)
  const [saving, setSaving] = useState<Saving>(
    model.keptOn === undefined ? { kind: 'none' } : { kind: 'saved', at: model.keptOn },
  )
  const [cleared, setCleared] = useState<Partial<CaseForm>>()
  const [revision, setRevision] = useState(0)
  const [elsewhere, setElsewhere] = useState<StoredCaseDraft>()
  const [outcome, setOutcome] = useState(model.outcome)
  const [trouble, setTrouble] = useState<SubmitTrouble>()
  const [attempt, setAttempt] = useState(model.wizard.touched.length > 0 ? 1 : 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether there are changes that no save has started with. */
  const isWaiting = useRef(false)
  /** The version of the stored draft that this tab has seen, and the name of the tab. */
  const base = useRef({ version: model.keptVersion ?? 0, tab: '' })
  if (base.current.tab === '') base.current.tab = crypto.randomUUID()
  const [sentElsewhere, setSentElsewhere] = useState<string>()
  /** Whether the server has stored the report. */
  const isKept = useRef(model.keptOn !== undefined)
  /** The save in progress, and whether what it saves is outdated. */
  const underWay = useRef<Promise<void>>(undefined)
  const isStale = useRef(false)
  const given = useRef({ onHappening, onLeave })
  given.current = { onHappening, onLeave }
  useBusy('form', saving.kind === 'saving' || saving.kind === 'failed' || wizard.kind === 'submitting')

  const saveOnce = useCallback(async (): Promise<void> => {
    const { current } = now
    const { caseType, isNewCase, isSwitched } = current.start
    const draft = { ...caseDraftOf(current), caseType, isNewCase, isSwitched }
    isWaiting.current = false
    setSaving({ kind: 'saving' })
    try {
      const kept = await caseDrafts.save(draft, base.current)
      if (kept.isElsewhere) {
        // Nothing is lost: what was written here stays in the page and in the tab.
        storeOnDevice(draft, base.current.version)
        setElsewhere(kept)
        setSaving({ kind: 'none' })
        throw new ChangedElsewhere()
      }
      base.current.version = Math.max(base.current.version, kept.version ?? 0)
      isKept.current = true
      forgetUnsaved(current.start)
      setElsewhere(undefined)
      if (now.current.submission === draft.submission) removeFromDevice(draft.id)
      setSaving({ kind: 'saved', at: kept.changedOn })
    } catch (error) {
      if (error instanceof ChangedElsewhere) throw error
      if (error instanceof ReportAlreadySent) {
        removeFromDevice(draft.id)
        setSentElsewhere(error.ticketNumber)
        setSaving({ kind: 'none' })
        throw error
      }
      // For any error, the input is stored in the tab too, and sent with the next retry.
      storeOnDevice(draft, base.current.version)
      if (!isKept.current) rememberUnsaved(current.start)
      const { kind: why } = troubleOfError(error)
      // The whole page learns that the session is over.
      if (why === 'signedOut') staySignedIn()
      setSaving({ kind: 'failed', why: why === 'offline' || why === 'signedOut' ? why : 'away' })
      throw error
    }
  }, [caseDrafts, staySignedIn])

  /** Resolves when the current report is saved; rejects if that fails. */
  const save = useCallback((): Promise<void> => {
    clearTimeout(timer.current)
    if (underWay.current) {
      isStale.current = true
      return underWay.current
    }
    const run = async (): Promise<void> => {
      do {
        isStale.current = false
        await saveOnce()
      } while (isStale.current)
    }
    underWay.current = run().finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }, [saveOnce])

  const saveSoon = useCallback(
    (after: number): void => {
      clearTimeout(timer.current)
      isWaiting.current = true
      timer.current = setTimeout(() => {
        save().catch((error: unknown) => {
          if (error instanceof ServiceUnavailable) saveSoon(retryMs)
        })
      }, after)
    },
    [save],
  )

  const apply = useRef<(event: CaseEvent) => unknown>(() => undefined)

  const handIn = useCallback(async (): Promise<void> => {
    const fail = (why: SubmitTrouble, status?: number) => {
      setTrouble(why)
      setAttempt((before) => before + 1)
      apply.current({ kind: 'failed', ...(status !== undefined && { status }) })
    }
    try {
      await save()
      const { start, submission } = now.current
      for (let turn = 0; turn < maxTurns; turn += 1) {
        const answer = await caseSubmitter.submit(start.draftId, submission)
        if (answer.kind === 'stillRunning') {
          await pause(answer.retryAfterMs)
          continue
        }
        if (answer.kind !== 'taken')
          return fail(troubleOf(answer), 'status' in answer ? answer.status : undefined)
        const { kind: _, ...taken } = answer
        removeFromDevice(start.draftId)
        setOutcome(taken)
        apply.current({ kind: 'submitted', receipt: { ticketNumber: taken.ticketNumber } })
        return
      }
      return fail({ kind: 'away' })
    } catch (error) {
      return fail(troubleOfError(error))
    }
  }, [caseSubmitter, save])

  const carryOut = useCallback(
    (effect: CaseEffect, event: CaseEvent): void => {
      const { caseType } = now.current.start
      const tell = (name: CaseHappening['event'], step: string) =>
        given.current.onHappening({ event: name, step, case_type: caseType })
      switch (effect.kind) {
        case 'trackStepComplete':
          tell('step_complete', effect.view)
          break
        case 'trackAbort':
          tell('abort', effect.view)
          break
        case 'answersCleared':
          setCleared(effect.answers)
          break
        case 'saveDraft':
          saveSoon(0)
          break
        case 'discardDraft':
          // Accepting a report deletes its draft on the server.
          forgetUnsaved(now.current.start)
          removeFromDevice(effect.draftId)
          clearTimeout(timer.current)
          isWaiting.current = false
          if (event.kind !== 'submitted') caseDrafts.discard(effect.draftId).catch(() => undefined)
          break
        case 'submitCase':
          void handIn()
          break
        case 'openErrands':
          given.current.onLeave('errands')
          break
        case 'close':
          if (event.kind !== 'goToErrands') given.current.onLeave('closed')
          break
        // The server updates profile and board when it accepts the report.
        case 'updateAccount':
        case 'updateBoardEmail':
          break
      }
    },
    [caseDrafts, handIn, saveSoon],
  )

  const send = useCallback(
    (event: CaseEvent): CaseWizard => {
      const before = now.current
      const { state, effects } = stepCase(before, event)
      if (state.view !== before.view || state.kind !== before.kind) setCleared(undefined)
      if (event.kind === 'submit' || event.kind === 'next') {
        setTrouble(undefined)
        if (state.view === before.view && state.kind === 'editing') setAttempt((count) => count + 1)
        else if (state.view !== before.view) setAttempt(event.kind === 'submit' ? 1 : 0)
      } else if (state.view !== before.view) setAttempt(0)
      now.current = state
      setWizard(state)
      for (const effect of effects) carryOut(effect, event)
      return state
    },
    [carryOut],
  )
  apply.current = send

  const answer = useCallback(
    (fields: Partial<CaseForm>): void => {
      const { submission } = now.current
      send({ kind: 'setFields', fields })
      if (now.current.submission === submission || now.current.view === 'acceptTerms') return
      // The page may be closed before the delay is over.
      storeOnDevice(caseDraftOf(now.current), base.current.version)
      saveSoon(typingPauseMs)
    },
    [send, saveSoon],
  )

  const redraw = () => setRevision((before) => before + 1)
  const undo = () => {
    if (cleared) answer(cleared)
    setCleared(undefined)
    redraw()
  }
  const takeElsewhere = () => {
    if (elsewhere) {
      base.current.version = elsewhere.version ?? 0
      removeFromDevice(elsewhere.id)
      send({ kind: 'applyDraft', draft: elsewhere })
    }
    setElsewhere(undefined)
    redraw()
  }
  const keepOwn = () => {
    base.current.version = elsewhere?.version ?? base.current.version
    setElsewhere(undefined)
    saveSoon(0)
  }

  // Restore input that was not sent before a reload or crash.
  useEffect(() => {
    const { start, submission, kind } = now.current
    const id = isKept.current ? start.draftId : (unsavedOnDevice(start) ?? start.draftId)
    const here = kind === 'editing' ? storedOnDevice(id) : undefined
    if (!here || here.submission <= submission) return
    // What was written on an older version is not saved over a newer one.
    base.current.version = Math.min(base.current.version, here.version)
    send({ kind: 'applyDraft', draft: here })
    setRevision((before) => before + 1)
    saveSoon(0)
  }, [send, saveSoon])

  // Signed in again, in another tab: save what was refused.
  const sessionBefore = useRef(sessionKind)
  useEffect(() => {
    const isBack = sessionBefore.current === 'guest' && sessionKind === 'signedIn'
    sessionBefore.current = sessionKind
    if (isBack && now.current.kind === 'editing' && now.current.view !== 'acceptTerms') saveSoon(0)
  }, [sessionKind, saveSoon])

  // Back online: send pending changes at once.
  useEffect(() => {
    const goOn = () => {
      if (now.current.kind === 'editing' && now.current.view !== 'acceptTerms') saveSoon(0)
    }
    // The page may be closed before the delay is over: save immediately, without waiting for a save in progress.
    const hurry = () => {
      if (isWaiting.current) saveOnce().catch(() => undefined)
    }
    addEventListener('online', goOn)
    addEventListener('pagehide', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      removeEventListener('online', goOn)
      removeEventListener('pagehide', hurry)
      document.removeEventListener('visibilitychange', hurry)
      clearTimeout(timer.current)
    }
  }, [saveOnce, saveSoon])

  return {
    wizard,
    send,
    answer,
    saving,
    cleared,
    undo,
    revision,
    elsewhere,
    takeElsewhere,
    keepOwn,
    sentElsewhere,
    outcome,
    trouble,
    attempt,
  }
}
