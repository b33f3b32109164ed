// Submits a form: the domain's rule checks the fields, the service responds, and the input is kept.

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { AuthResult } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { FieldIssue, Rule } from '@husrum/domain'
import type { FormEvent, RefCallback } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { useBusy } from '../../frame/busy.ts'
import { useTexts } from '../../frame/site.tsx'
import type { OutcomeTexts, SignInFieldError } from '../../texts/sv/sign-in.ts'
import type { WrongField } from '../../ui/FormError.tsx'

export interface FormSubmissionOptions<Values> {
  /** Validates the form's values by field name. */
  readonly rule: Rule<Values, FieldValues>
  /** Labels of the fields. */
  readonly labels: Readonly<Record<string, string>>
  /** Required checkboxes, with the error text of each. */
  readonly ticks?: Readonly<Record<string, string>>
  /** More specific texts for fields that the service rejects as `invalidInput`. */
  readonly wrong?: Readonly<Record<string, string>>
  readonly send: (values: Values) => Promise<AuthResult>
  /** Called with every result that has no field errors. */
  readonly onResult: (result: AuthResult, values: Values) => unknown
  /** Response to a form that was submitted without script. */
  readonly sent?: AuthResult | undefined
}

export interface SubmissionField {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>
  readonly onChange: (event: { target: unknown }) => unknown
  readonly onBlur: (event: { target: unknown }) => unknown
}

/** Errors of the form as a whole. */
export interface SubmissionTrouble {
  readonly heading: string
  readonly fields: readonly WrongField[]
}

export interface FormSubmission {
  readonly field: (name: string) => SubmissionField
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  readonly isSending: boolean
  readonly trouble: SubmissionTrouble | undefined
  /** Number of submissions. */
  readonly count: number
  /** Clears a field and focuses it. */
  readonly retype: (name: string) => void
}

/** Text of a field error; errors without a text of their own get a general one. */
const wordsOf = ({ key, params = {} }: FieldIssue, { fieldErrors }: OutcomeTexts): string =>
  (fieldErrors[key as SignInFieldError] ?? fieldErrors.invalidInput)(params)

const failureText = (error: unknown, { offline, signedOut, messages }: OutcomeTexts): string => {
  if (error instanceof ServiceUnavailable) return offline
  if (error instanceof SessionExpired) return signedOut
  reportError(error)
  return messages.Error
}

const marksFields = ({ errors = [] }: AuthResult, labels: Readonly<Record<string, string>>): boolean =>
  errors.some(({ path }) => Object.hasOwn(labels, String(path[0])))

export const useFormSubmission = <Values>(options: FormSubmissionOptions<Values>): FormSubmission => {
  const { rule, labels, ticks = {}, wrong: wrongWords = {}, sent } = options
  const { outcomes } = useTexts().signIn
  const formId = useId()
  const {
    register,
    handleSubmit,
    getValues,
    resetField,
    setFocus,
    formState: { errors, isDirty, isSubmitting, isSubmitSuccessful },
  } = useForm<FieldValues, unknown, Values>({
    resolver: standardSchemaResolver(rule),
    shouldFocusError: false,
  })
  const [count, setCount] = useState(0)
  const [failure, setFailure] = useState<string>()
  /** Errors from the service, until the field is changed. */
  const [refused, setRefused] = useState<readonly FieldIssue[]>(() => sent?.errors ?? [])
  const isSending = useRef(false)
  useBusy('form', isDirty && !isSubmitSuccessful)

  const issueOf = (name: string): FieldIssue | undefined => {
    const key = errors[name]?.message
    if (typeof key !== 'string') return refused.find(({ path }) => path[0] === name)
    const checked = rule.check(getValues())
    const issues = checked.kind === 'invalid' ? checked.issues : []
    return (
      issues.find((issue) => issue.path[0] === name && issue.key === key) ?? {
        key: key as FieldIssue['key'],
        path: [name],
      }
    )
  }
  const errorOf = (name: string): string | undefined => {
    const issue = issueOf(name)
    const words = issue?.key === 'invalidInput' ? wrongWords[name] : undefined
    return issue && (ticks[name] ?? words ?? wordsOf(issue, outcomes))
  }
  const field = (name: string): SubmissionField => {
    const { ref, onChange, onBlur } = register(name, {
      onChange: () => setRefused((before) => before.filter(({ path }) => path[0] !== name)),
    })
    return {
      id: `${formId}-${name}`,
      name,
      label: labels[name] ?? name,
      error: errorOf(name),
      ref,
      onChange,
      onBlur,
    }
  }

  const send = async (values: Values): Promise<void> => {
    setFailure(undefined)
    setRefused([])
    try {
      const result = await options.send(values)
      if (marksFields(result, labels)) setRefused(result.errors ?? [])
      else await options.onResult(result, values)
    } catch (error) {
      setFailure(failureText(error, outcomes))
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    handleSubmit(send)(event)
      .catch((error: unknown) => reportError(error))
      .finally(() => {
        isSending.current = false
        setCount((before) => before + 1)
      })
  }

  // The field may be re-rendered first; emptying it also clears its error.
  const [retyped, setRetyped] = useState<string>()
  useEffect(() => {
    if (retyped === undefined || isSubmitting) return
    resetField(retyped, { defaultValue: '' })
    setFocus(retyped)
    setRetyped(undefined)
  }, [retyped, isSubmitting, resetField, setFocus])

  const wrong = Object.entries(labels).flatMap(([name, label]): readonly WrongField[] => {
    const error = errorOf(name)
    return error === undefined ? [] : [{ id: `${formId}-${name}`, label, error }]
  })
  const heading = failure ?? (wrong.length > 0 ? outcomes.summary : undefined)
  return {
    field,
    submit,
    isSending: isSubmitting,
    trouble: heading === undefined ? undefined : { heading, fields: failure === undefined ? wrong : [] },
    count,
    retype: setRetyped,
  }
}
