// The fault-report wizard: the shell around its steps (FAULT-9 to FAULT-16). Every step is a form that works without script; with it, the
// same answers are read from the same form.

import { caseFormPath, caseQuery, caseTroubleId } from '@husrum/contract/fault-report/wire'
import type { CaseField, CaseView, CaseWizardModel, FieldIssue, SafeHtml, Upload } from '@husrum/domain'
import { areAttachable, caseAddress, caseWizardView, loginAddress, routePath } from '@husrum/domain'
import type { ChangeEvent, FocusEvent, FormEvent, ReactNode } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { updateTitle } from '../../frame/update-head.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useModal } from '../../ui/modal/modal.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StepProgress } from '../../ui/StepProgress.tsx'
import { AbortQuestion } from './AbortQuestion.tsx'
import { makeAfterPress } from './after-press.ts'
import type { CaseFilesProps } from './CaseFiles.tsx'
import { CaseFiles } from './CaseFiles.tsx'
import { CaseSent } from './CaseSent.tsx'
import { CaseStepFields } from './CaseSteps.tsx'
import {
  errorOf,
  fieldId,
  isView,
  legendOf,
  stepWords,
  summaryErrorOf,
  timeOf,
  titleOf,
} from './case-words.ts'
import { EmergencyLine, EmergencyNotice } from './EmergencyCall.tsx'
import styles from './FaultReport.module.css'
import { changedFields } from './read-form.ts'
import type { CaseFlow, CaseHappening, SubmitTrouble } from './use-case-wizard.ts'
import { useCaseWizard } from './use-case-wizard.ts'
import { useChoices } from './use-choices.ts'

export interface CaseWizardProps {
  readonly model: CaseWizardModel
  /** A page of its own, or a dialog over another. */
  readonly place: 'page' | 'dialog'
  /** The step in the address; undefined in a dialog. */
  readonly addressed?: CaseView | undefined
  /** Called when another step is shown, or the report is sent; `isRefused` if the step in the address cannot be shown yet. */
  readonly onView: (view: CaseView | 'submitted', isRefused: boolean) => void
  readonly onHappening: (happening: CaseHappening) => void
  readonly onLeave: (to: 'errands' | 'closed') => void
  readonly richText: (html: SafeHtml) => ReactNode
  /** Errors of a form that was returned without script. */
  readonly sentIssues?: readonly FieldIssue[]
  /** Why a form that was sent without script was returned. */
  readonly sentBack?: SubmitTrouble | undefined
}

const Saved = ({ flow: { saving } }: { readonly flow: CaseFlow }) => {
  const site = useSite()
  const { shell } = useTexts().faultReport
  // A session that has ended has a notice of its own.
  if (saving.kind === 'none' || (saving.kind === 'failed' && saving.why === 'signedOut')) return null
  return (
    <p
      className={styles.saved}
      data-failed={saving.kind === 'failed'}
      role={saving.kind === 'failed' ? 'alert' : undefined}
    >
      {saving.kind === 'saved' && shell.saved(timeOf(saving.at, site))}
      {saving.kind === 'saving' && shell.saving}
      {saving.kind === 'failed' && shell.notSaved[saving.why]}
    </p>
  )
}

/** The session has ended while the report is written: says that nothing is lost, and leads back to this step after signing in. */
const SignedOut = ({ flow: { wizard, saving, trouble } }: { readonly flow: CaseFlow }) => {
  const site = useSite()
  const { shell } = useTexts().faultReport
  const { kind } = useSession()
  const hasBeenSignedIn = useRef(false)
  hasBeenSignedIn.current ||= kind === 'signedIn'
  const isRefused = (saving.kind === 'failed' && saving.why === 'signedOut') || trouble?.kind === 'signedOut'
  if (!isRefused && (kind === 'signedIn' || !hasBeenSignedIn.current)) return null
  const { start, view } = wizard
  return (
    <Notice kind="warning">
      <p role="alert">{shell.notSaved.signedOut}</p>
      <ButtonLink href={loginAddress(site, caseAddress(site, start.caseType, view)) ?? site.routes.start}>
        {shell.signIn}
      </ButtonLink>
    </Notice>
  )
}

const Progress = ({ flow: { wizard } }: { readonly flow: CaseFlow }) => {
  const texts = useTexts().faultReport
  const { shell } = texts
  const { number, progress, steps } = caseWizardView(wizard)
  return (
    <StepProgress
      stepOf={shell.stepOf(number, steps.length)}
      bar={{ value: progress, max: 1, label: shell.progress }}
      steps={steps.map(({ view, isCurrent, isCompleted }) => ({
        key: view,
        name: legendOf(view, texts),
        isCurrent,
        isDone: isCompleted,
      }))}
      words={shell}
    />
  )
}

const Failure = ({
  flow,
  trouble,
}: {
  readonly flow: CaseFlow
  readonly trouble: NonNullable<CaseFlow['trouble']>
}) => {
  const { failures } = useTexts().faultReport
  if (trouble.kind === 'sent') return null
  const words = trouble.kind === 'tooFast' ? failures.tooFast(trouble.minutes) : failures[trouble.kind]
  return (
    <FormError heading={failures.heading} attempt={flow.attempt} id={caseTroubleId}>
      <p>{words}</p>
      <p>{failures.kept}</p>
    </FormError>
  )
}

/** Files upload while the user types; submitting the report waits for them. */
const useWaitForFiles = (flow: CaseFlow, uploads: readonly Upload[]) => {
  const [isWaiting, setWaiting] = useState(false)
  const pending = uploads.filter(({ state }) => state === 'receiving' || state === 'judging').length
  const refused = uploads.some(({ state }) => state === 'refused')
  const { send } = flow
  useEffect(() => {
    if (!isWaiting || pending > 0) return
    setWaiting(false)
    if (areAttachable(uploads)) send({ kind: 'submit' })
  }, [isWaiting, pending, uploads, send])
  return {
    isWaiting,
    pending,
    hasRefused: refused,
    /** False if the report cannot be submitted yet. */
    maySubmit: (): boolean => {
      if (pending > 0) setWaiting(true)
      return pending === 0 && !refused
    },
    stop: () => setWaiting(false),
  }
}

export const CaseWizard = ({
  model,
  place,
  addressed,
  onView,
  onHappening,
  onLeave,
  richText,
  sentIssues = [],
  sentBack,
}: CaseWizardProps) => {
  const site = useSite()
  const texts = useTexts().faultReport
  const { shell, files: fileWords } = texts
  const modals = useModal()
  /** Discarded or finished: later changes of the step are ignored. */
  const isLeft = useRef(false)
  const flow = useCaseWizard({
    model,
    onHappening,
    onLeave: (to) => {
      isLeft.current = true
      onLeave(to)
    },
  })
  const { wizard, send } = flow
  const { view, kind, form, start } = wizard
  const choices = useChoices(model, wizard, texts)
  const { emergencies } = model
  const { emergency } = choices
  const shown = caseWizardView(wizard)
  const [uploads, setUploads] = useState(model.uploads)
  const [refusedFiles, setRefusedFiles] = useState(0)
  const waiting = useWaitForFiles(flow, uploads)
  const element = useRef<HTMLFormElement>(null)
  const [afterPress] = useState(makeAfterPress)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isFresh, setFresh] = useState(false)
  const Heading = place === 'page' ? ('h1' as const) : ('h2' as const)

  const shownAs = kind === 'submitted' ? ('submitted' as const) : view
  const before = useRef(shownAs)
  const tell = useRef(onView)
  tell.current = onView
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    if (place === 'page') updateTitle(`${titleOf(wizard, shown, texts)} – ${site.name}`)
  })
  useEffect(() => {
    if (before.current === shownAs || isLeft.current) return
    before.current = shownAs
    tell.current(shownAs, false)
    if (shownAs === 'submitted') {
      setFresh(true)
      return
    }
    window.scrollTo?.({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: place === 'page' })
  }, [shownAs, place])

  // Back and Forward in the browser: go to the step in the address, if everything before it is answered.
  const now = useRef(wizard)
  now.current = wizard
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (addressed === undefined || addressed === now.current.view) return
    before.current = addressed
    const reached = send({ kind: 'goToView', view: addressed })
    // A sent report cannot be edited again.
    if (reached.kind === 'submitted') {
      isLeft.current = true
      leave.current('closed')
      return
    }
    if (reached.view === addressed) return
    before.current = reached.view
    tell.current(reached.view, true)
  }, [addressed, send])

  // Input from before hydration.
  const read = () => {
    if (element.current) flow.answer(changedFields(element.current, view, now.current.form, choices))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes alive.
  useEffect(read, [])
  const handleChange = (_: ChangeEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) => read()
  const handleBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as { readonly name?: string; readonly value?: string }
    if (name && value && name in form) afterPress.run(() => send({ kind: 'touch', field: name as CaseField }))
  }

  // The selected detail may require the step about appliances.
  const needsAppliances = choices.notices.includes('appliances')
  const isKnown = choices.requestedRooms.kind === 'loaded' && choices.requestedAssets.kind === 'loaded'
  useEffect(() => {
    if (view === 'problemAreaDetails' && isKnown) send({ kind: 'enableAppliances', enabled: needsAppliances })
  }, [view, isKnown, needsAppliances, send])

  useEffect(() => {
    if (kind !== 'confirmingAbort') return
    modals.show({
      id: 'case-abort',
      heading: texts.abort.heading,
      noHash: true,
      content: (
        <AbortQuestion
          onKeep={() => modals.finish('case-abort')}
          onAbort={() => {
            send({ kind: 'confirmAbort' })
            modals.finish('case-abort')
          }}
        />
      ),
      onClosed: () => send({ kind: 'continue' }),
    })
  }, [kind, modals, send, texts])

  const hasPhotosFirst = shown.number === 1
  const showsFiles = view === 'description' || hasPhotosFirst
  const act = (action: string) => {
    read()
    const [verb, target = ''] = action.split(':')
    if (verb === 'goTo' && isView(target)) send({ kind: 'goToView', view: target })
    else if (verb === 'next' && showsFiles && waiting.hasRefused) setRefusedFiles((count) => count + 1)
    else if (verb === 'next' || verb === 'previous' || verb === 'abort') send({ kind: verb })
    else if (verb === 'submit') {
      if (waiting.maySubmit()) send({ kind: 'submit' })
      else if (waiting.hasRefused) {
        // The files are at their own step.
        send({ kind: 'goToView', view: 'description' })
        setRefusedFiles((count) => count + 1)
      }
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (kind !== 'editing') return
    act(
      submitter instanceof HTMLButtonElement && submitter.name === 'action'
        ? submitter.value
        : shown.isLast
          ? 'submit'
          : 'next',
    )
  }

  const errors = useMemo(
    () => new Map(shown.errors.map((issue) => [String(issue.path[0]), errorOf(issue, texts)])),
    [shown.errors, texts],
  )
  const wrongIn = (field: CaseField) => errors.get(field)
  // The server checks files, so the form's rules do not contain the reason for a rejection.
  const refusal =
    view === 'description' && !errors.has('files')
      ? sentIssues.find(({ path }) => path[0] === 'files')
      : undefined
  const wrong = refusal ? [...shown.errors, refusal] : shown.errors
  const hasOwnButtons = shown.step.hasOwnButtons
  const backAt = routePath(site, 'faultReport') ?? site.routes.start
  const trouble = flow.trouble ?? sentBack

  if (kind === 'submitted' && flow.outcome)
    return (
      <div className={styles.wizard}>
        <CaseSent
          caseType={start.caseType}
          outcome={flow.outcome}
          emergencies={emergencies}
          heading={Heading}
          isFresh={isFresh}
          againAt={caseAddress(site, start.caseType) ?? backAt}
          onAgain={isFresh ? () => send({ kind: 'startNew', draftId: crypto.randomUUID() }) : undefined}
          onErrands={isFresh ? () => send({ kind: 'goToErrands' }) : undefined}
          closeAt={backAt}
          onClose={place === 'dialog' ? () => send({ kind: 'close' }) : undefined}
        />
      </div>
    )

  const isSending = kind === 'submitting' || waiting.isWaiting
  const fileProps: CaseFilesProps = {
    draftId: start.draftId,
    uploads,
    error: wrongIn('files') ?? (refusal && errorOf(refusal, texts)),
    onChange: (changed) => {
      setUploads(changed)
      const files = changed.flatMap(({ id, name, size, state, kind: is }) =>
        state === 'clean' && is ? [{ id, name, size, kind: is }] : [],
      )
      if (JSON.stringify(files) !== JSON.stringify(now.current.form.files)) flow.answer({ files })
    },
  }
  return (
    <div className={styles.wizard} data-bare={shown.step.hideShell}>
      <EmergencyLine emergencies={emergencies} kind={emergency} />
      {!shown.step.hideShell && <Progress flow={flow} />}
      <form
        key={start.draftId}
        ref={element}
        className={styles.form}
        method="post"
        action={`${caseFormPath}?${caseQuery.draft}=${start.draftId}`}
        encType="multipart/form-data"
        onSubmit={handleSubmit}
        onChange={handleChange}
        onBlur={handleBlur}
        onPointerDown={afterPress.pressed}
        noValidate
      >
        <input type="hidden" name="view" value={view} />
        <input type="hidden" name="caseType" value={start.caseType} />
        <Heading ref={heading} className={styles.heading} tabIndex={-1}>
          {stepWords(shown, texts) !== '' && (
            <span className={styles.forEars}>{stepWords(shown, texts)}, </span>
          )}
          {legendOf(view, texts)}
        </Heading>
        {flow.attempt > 0 && wrong.length > 0 && (
          <FormError
            heading={shell.wrong}
            id={caseTroubleId}
            attempt={flow.attempt}
            fields={wrong.map((issue) => {
              return { id: fieldId(String(issue.path[0])), ...summaryErrorOf(issue, texts) }
            })}
          />
        )}
        {refusedFiles > 0 && showsFiles && waiting.hasRefused && (
          <FormError heading={fileWords.refused} attempt={refusedFiles} />
        )}
        {flow.sentElsewhere !== undefined && (
          <Notice kind="warning">
            <p role="alert">{shell.sentElsewhere(flow.sentElsewhere)}</p>
            <p>
              <SiteLink
                className={styles.link}
                href={caseAddress(site, start.caseType, 'submitted') ?? backAt}
              >
                {shell.toSent}
              </SiteLink>
            </p>
          </Notice>
        )}
        {flow.elsewhere && (
          <Notice kind="warning">
            <p role="alert">{shell.elsewhere}</p>
            <Button look="secondary" onClick={flow.takeElsewhere}>
              {shell.takeElsewhere}
            </Button>
            <Button look="secondary" onClick={flow.keepOwn}>
              {shell.keepOwn}
            </Button>
          </Notice>
        )}
        <div className={styles.live} role="status">
          {flow.cleared && (
            <Notice>
              <p>{shell.cleared}</p>
              <Button look="secondary" onClick={flow.undo}>
                {shell.undo}
              </Button>
            </Notice>
          )}
        </div>
        <div className={styles.fields} key={`${view} ${flow.revision}`}>
          <CaseStepFields flow={flow} choices={choices} errorOf={wrongIn} richText={richText} />
          <div aria-live="polite">
            <EmergencyNotice emergencies={emergencies} kind={emergency} />
          </div>
        </div>
        {!shown.step.hideShell && (
          <CaseFiles
            {...fileProps}
            look={view === 'description' ? 'asked' : hasPhotosFirst ? 'first' : 'hidden'}
          />
        )}
        <p className={`${styles.quiet} ${styles.live}`} role="status">
          {waiting.isWaiting && fileWords.waiting(waiting.pending)}
        </p>
        <SignedOut flow={flow} />
        <div className={styles.ways}>
          <Button type="submit" name="action" value={shown.isLast ? 'submit' : 'next'} loading={isSending}>
            {shown.isLast
              ? isSending
                ? shell.sending
                : shell.submit
              : hasOwnButtons
                ? shell.applianceNext
                : shown.step.hideShell
                  ? shell.start
                  : shell.next}
          </Button>
          {waiting.isWaiting && (
            <Button look="secondary" onClick={waiting.stop}>
              {fileWords.stopWaiting}
            </Button>
          )}
          {!shown.hidePrevious && !isSending && (
            <Button type="submit" look="secondary" name="action" value="previous">
              {hasOwnButtons ? shell.applianceBack : shell.back}
            </Button>
          )}
          {shown.step.hideShell && place === 'page' && (
            <SiteLink className={styles.link} href={backAt}>
              {shell.back}
            </SiteLink>
          )}
          {!shown.step.hideShell && !isSending && (
            <Button type="submit" look="quiet" name="action" value="abort">
              {shell.cancel}
            </Button>
          )}
        </div>
        <Saved flow={flow} />
      </form>
      {trouble && <Failure flow={flow} trouble={trouble} />}
    </div>
  )
}
