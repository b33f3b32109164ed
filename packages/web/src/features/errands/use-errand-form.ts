// Sends a form about an errand: the domain's rule marks the fields, the service answers, and nothing typed is lost. Where the
// browser holds files that only a form can carry, the browser sends it.
import type { ErrandChange, ErrandDetails } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { FieldIssue } from '@husrum/domain'
import { areAttachable } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useTexts } from '../../frame/site.tsx'
import type { ErrandFieldError, ErrandsTexts } from '../../texts/sv/errands.ts'
import type { WrongField } from '../../ui/FormError.tsx'
import type { ErrandAction, ErrandDone, ErrandFormError } from './errand-page-address.ts'
import type { FormFiles } from './FilesPart.tsx'
import { useKeepErrand } from './queries.ts'

/** What every form about an errand is given. */
export interface ErrandFormProps {
  readonly errand: ErrandDetails
  /** When the errand was had, epoch milliseconds. */
  readonly at: number
  /** Makes sure that a form without script is done once. */
  readonly formKey: string
  /** What a form that came back without script says, and what had been typed. */
  readonly returned?: {
    readonly action: ErrandAction
    readonly error?: ErrandFormError
    readonly wrong: readonly (readonly [field: string, key: string])[]
    readonly typed: Readonly<Record<string, string>>
  }
  readonly onDone: (done: ErrandDone) => void
}

interface Options extends ErrandFormProps {
  readonly action: ErrandAction
  readonly done: ErrandDone
  readonly labels: Readonly<Record<string, string>>
  /** What is wrong with what the form holds; none: it is sent. */
  readonly check?: (fields: FormData) => readonly FieldIssue[]
  /** Files that go along. */
  readonly files?: FormFiles
  readonly send: (fields: FormData, key: string) => Promise<ErrandChange>
  /** The errand as it is now, where somebody changed it meanwhile. */
  readonly onChangedMeanwhile?: (errand: ErrandDetails, fields: FormData) => void
}

const isKnown = (key: string, { forms }: ErrandsTexts): key is ErrandFieldError =>
  Object.hasOwn(forms.errors, key)

/** Of a field that a rule or the server found wrong. */
export const errorWords = (key: string, max: unknown, texts: ErrandsTexts): string =>
  texts.forms.errors[isKnown(key, texts) ? key : 'invalid'](Number(max) || 50)

export const useErrandForm = (options: Options) => {
  const { action, done, errand, formKey, labels, returned, onDone } = options
  const { errands: texts } = useTexts()
  const { failures, summary } = texts.forms
  const id = useId()
  const keepErrand = useKeepErrand()
  const isBack = returned?.action === action
  const [issues, setIssues] = useState<readonly FieldIssue[]>(() =>
    isBack ? returned.wrong.map(([field, key]) => ({ path: [field], key: key as FieldIssue['key'] })) : [],
  )
  const [failure, setFailure] = useState<string | undefined>(() =>
    isBack && returned.error && returned.error !== 'invalid' && returned.wrong.length === 0
      ? failures[returned.error]
      : undefined,
  )
  const [attempt, setAttempt] = useState(isBack && returned.error ? 1 : 0)
  const [isSending, setSending] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const sending = useRef(false)
  /** The same for every try of one change, another for the next. */
  const key = useRef<string>(undefined)
  useBusy('form', isTouched)

  /** What was typed stays: it only has to be sent again. */
  const wordsOf = (error: unknown): string => {
    if (error instanceof SessionExpired) return failures.signedOut
    if (!(error instanceof ServiceUnavailable)) {
      reportError(error)
      return failures.failed
    }
    if (error.retryAfterMs !== undefined) return failures.tooFast
    return navigator.onLine ? failures.failed : failures.offline
  }

  const send = async (form: HTMLFormElement, fields: FormData): Promise<void> => {
    key.current ??= crypto.randomUUID()
    const change = await options.send(fields, key.current)
    if (change.kind === 'notFound') return setFailure(failures.failed)
    if (change.kind === 'forbidden') return setFailure(failures.forbidden)
    if (change.kind === 'statusConflict') return setFailure(failures.conflict)
    if (change.kind === 'changedMeanwhile') {
      key.current = undefined
      options.onChangedMeanwhile?.(change.errand, fields)
      return
    }
    key.current = undefined
    await keepErrand(change.errand)
    setTouched(false)
    form.reset()
    options.files?.startAnew()
    onDone(done)
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget
    const fields = new FormData(form)
    const hasFiles = [...fields.values()].some((value) => value instanceof File && value.size > 0)
    const isWaiting = options.files !== undefined && !areAttachable(options.files.files)
    const found = [
      ...(options.check?.(fields) ?? []),
      ...(isWaiting ? [{ key: 'invalidInput', path: ['files'] } as const] : []),
    ]
    if (hasFiles && found.length === 0) return
    event.preventDefault()
    if (sending.current) return
    setFailure(undefined)
    setIssues(found)
    if (found.length > 0) {
      setAttempt((before) => before + 1)
      return
    }
    sending.current = true
    setSending(true)
    send(form, fields)
      .catch((error: unknown) => setFailure(wordsOf(error)))
      .finally(() => {
        sending.current = false
        setSending(false)
        setAttempt((before) => before + 1)
      })
  }

  const errorOf = (name: string): string | undefined => {
    const issue = issues.find(({ path }) => path[0] === name)
    if (name === 'files' && issue?.key === 'invalidInput') return texts.forms.filesWait
    return issue && errorWords(issue.key, issue.params?.max, texts)
  }
  const wrong = Object.entries(labels).flatMap(([name, label]): readonly WrongField[] => {
    const error = errorOf(name)
    return error === undefined ? [] : [{ id: `${id}-${name}`, label, error }]
  })
  return {
    isSending,
    /** It came back without script. */
    isBack,
    attempt,
    /** What is wrong with the form as a whole. */
    trouble: failure ?? (wrong.length > 0 || issues.length > 0 ? summary : undefined),
    wrong: failure === undefined ? wrong : [],
    submit,
    touch: () => {
      // What is typed now is another change.
      key.current = undefined
      if (!isTouched) setTouched(true)
    },
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      label: labels[name] ?? name,
      error: errorOf(name),
    }),
    filesField: { id: `${id}-files`, error: errorOf('files') },
    /** What had been typed before the form came back, or else what it begins with. */
    typed: (name: string, otherwise = '') => (isBack ? (returned.typed[name] ?? otherwise) : otherwise),
    /** What the browser sends by itself. */
    hidden: [
      ['id', errand.id],
      ['version', String(errand.version)],
      ['action', action],
      ['key', formKey],
    ] as const,
  }
}

export type ErrandForm = ReturnType<typeof useErrandForm>
