// Submits a form about an inspection: the domain's rule checks the fields, the service responds, and the input is kept. If a native input
// holds files, the browser submits the form.
import type { InspectionChange } from '@husrum/application'
import { SessionExpired } from '@husrum/application'
import type { FieldIssue, Upload } from '@husrum/domain'
import { areAttachable } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useTexts } from '../../frame/site.tsx'
import { useKeptText } from '../../frame/use-kept-text.ts'
import type { InspectionsTexts } from '../../texts/sv/inspections.ts'
import type { WrongField } from '../../ui/FormError.tsx'
import { useKeepInspections } from './queries.ts'

export type InspectionAction = 'remark' | 'notFixed' | 'time'

/** Result of a form submitted without script, from the address. */
export interface ReturnedForm {
  /** `{action}:{id}` of the returned form. */
  readonly form: string
  readonly error: 'invalid' | 'late' | 'failed' | undefined
  readonly wrong: readonly (readonly [field: string, key: string])[]
  readonly done: InspectionAction | undefined
}

interface Options {
  readonly action: InspectionAction
  readonly id: string
  readonly returned: ReturnedForm
  readonly labels: Readonly<Record<string, string>>
  readonly check: (fields: FormData) => readonly FieldIssue[]
  readonly files?: readonly Upload[]
  readonly send: (fields: FormData, key: string) => Promise<InspectionChange>
  readonly onDone: (action: InspectionAction) => void
}

const wordOf = (key: string, { fields }: InspectionsTexts): string =>
  Object.hasOwn(fields, key) ? fields[key as keyof typeof fields] : fields.invalid

export const useInspectionForm = ({ action, id, returned, labels, check, files, send, onDone }: Options) => {
  const { inspections: texts } = useTexts()
  const own = useId()
  const keep = useKeepInspections()
  const isBack = returned.form === `${action}:${id}` && returned.error !== undefined
  const [issues, setIssues] = useState<readonly FieldIssue[]>(() =>
    isBack ? returned.wrong.map(([field, key]) => ({ path: [field], key: key as FieldIssue['key'] })) : [],
  )
  const [failure, setFailure] = useState<string | undefined>(() =>
    isBack && returned.error !== undefined && returned.error !== 'invalid'
      ? texts.failures[returned.error]
      : undefined,
  )
  const [attempt, setAttempt] = useState(isBack ? 1 : 0)
  const [isSending, setSending] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const sending = useRef(false)
  /** Idempotency key: the same for all retries of one change. */
  const key = useRef<string>(undefined)
  useBusy('form', isTouched)
  const kept = useKeptText({ name: `inspection:${id}:${action}`, isBack })

  const deliver = async (form: HTMLFormElement): Promise<void> => {
    key.current ??= crypto.randomUUID()
    const change = await send(new FormData(form), key.current)
    if (change.kind === 'invalid') return setIssues(change.issues)
    if (change.kind !== 'done') return setFailure(texts.failures.late)
    key.current = undefined
    setTouched(false)
    form.reset()
    onDone(action)
    await keep(change.inspections)
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget
    const fields = new FormData(form)
    const isWaiting = files !== undefined && !areAttachable(files)
    const found = check(fields)
    const hasFiles = [...fields.values()].some((value) => value instanceof File && value.size > 0)
    if (hasFiles && found.length === 0) return
    event.preventDefault()
    if (sending.current) return
    setIssues(found)
    setFailure(found.length === 0 && isWaiting ? texts.waits : undefined)
    if (found.length > 0 || isWaiting) {
      setAttempt((before) => before + 1)
      return
    }
    sending.current = true
    setSending(true)
    deliver(form)
      .catch((error: unknown) => {
        setFailure(error instanceof SessionExpired ? texts.failures.signedOut : texts.failures.failed)
      })
      .finally(() => {
        sending.current = false
        setSending(false)
        setAttempt((before) => before + 1)
      })
  }

  const errorOf = (name: string): string | undefined => {
    const issue = issues.find(({ path }) => path[0] === name)
    return issue && wordOf(issue.key, texts)
  }
  const wrong = Object.entries(labels).flatMap(([name, label]): readonly WrongField[] => {
    const error = errorOf(name)
    return error === undefined ? [] : [{ id: `${own}-${name}`, label, error }]
  })
  return {
    formRef: kept.form,
    isBack,
    isSending,
    attempt,
    trouble: failure ?? (issues.length > 0 ? texts.wrong : undefined),
    wrong,
    submit,
    touch: () => {
      key.current = undefined
      if (!isTouched) setTouched(true)
    },
    field: (name: string) => ({
      id: `${own}-${name}`,
      name,
      label: labels[name] ?? name,
      error: errorOf(name),
    }),
  }
}

export type InspectionForm = ReturnType<typeof useInspectionForm>
