// Submits a form about an errand: the domain's rule checks the fields, the service responds, and the input is kept. If a native input holds
// files, the browser submits the form.
import type { ErrandChange, ErrandDetails } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { FieldIssue } from '@husrum/domain'
import { areAttachable } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useTexts } from '../../frame/site.tsx'
import { useKeptText } from '../../frame/use-kept-text.ts'
import type { ErrandFieldError, ErrandsTexts } from '../../texts/sv/errands.ts'
import type { WrongField } from '../../ui/FormError.tsx'
import type { ErrandAction, ErrandDone, ErrandFormError } from './errand-page-address.ts'
import type { FormFiles } from './FilesPart.tsx'
import { useKeepErrand } from './queries.ts'

/** Props of all forms of an errand. */
export interface ErrandFormProps {
  readonly errand: ErrandDetails
  /** When the errand was fetched, epoch milliseconds. */
  readonly at: number
  /** Idempotency key of a form without script. */
  readonly formKey: string
  /** Result and input of a form that was returned without script. */
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
  /** Validation errors; if there are none, the form is sent. */
  readonly check?: (fields: FormData) => readonly FieldIssue[]
  /** Files to attach. */
  readonly files?: FormFiles
  readonly send: (fields: FormData, key: string) => Promise<ErrandChange>
  /** Called with the current errand after a concurrent change. */
  readonly onChangedMeanwhile?: (errand: ErrandDetails, fields: FormData) => void
}

const isKnown = (key: string, { forms }: ErrandsTexts): key is ErrandFieldError =>
  Object.hasOwn(forms.errors, key)

/** Text of a field error from a rule or the server. */
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
  /** Idempotency key: the same for all retries of one change. */
  const key = useRef<string>(undefined)
  useBusy('form', isTouched)
  const kept = useKeptText({ name: `errand:${errand.id}:${action}`, isBack })

  /** The input is kept, so that it only has to be sent again. */
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
    formRef: kept.form,
    isSending,
    /** It was returned without script. */
    isBack,
    attempt,
    /** Error of the form as a whole. */
    trouble: failure ?? (wrong.length > 0 || issues.length > 0 ? summary : undefined),
    wrong: failure === undefined ? wrong : [],
    submit,
    touch: () => {
      // Changed input is a new change.
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
    /** Previous input of a returned form, or else the initial value. */
    typed: (name: string, otherwise = '') => (isBack ? (returned.typed[name] ?? otherwise) : otherwise),
    /** Hidden fields, for submission by the browser. */
    hidden: [
      ['id', errand.id],
      ['version', String(errand.version)],
      ['action', action],
      ['key', formKey],
    ] as const,
  }
}

export type ErrandForm = ReturnType<typeof useErrandForm>
