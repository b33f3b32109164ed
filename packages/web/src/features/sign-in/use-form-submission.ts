// Sends a form: the domain's rule marks the fields, the service answers, and nothing typed is lost.

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
  /** What it takes is what the form holds by the names of its fields. */
  readonly rule: Rule<Values, FieldValues>
  /** What each field is called. */
  readonly labels: Readonly<Record<string, string>>
  /** Boxes that must be ticked, with what is said where one is not. */
  readonly ticks?: Readonly<Record<string, string>>
  /** What is said of a field whose value the service finds wrong (`invalidInput`), where there is more to say than that. */
  readonly wrong?: Readonly<Record<string, string>>
  readonly send: (values: Values) => Promise<AuthResult>
  /** Gets every result that marks no field. */
  readonly onResult: (result: AuthResult, values: Values) => unknown
  /** What the form came back with where no script answered it. */
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

/** What is wrong with the form as a whole. */
export interface SubmissionTrouble {
  readonly heading: string
  readonly fields: readonly WrongField[]
}

export interface FormSubmission {
  readonly field: (name: string) => SubmissionField
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  readonly isSending: boolean
  readonly trouble: SubmissionTrouble | undefined
  /** How often it has been sent. */
  readonly count: number
  /** Empties a field and puts the focus there. */
  readonly retype: (name: string) => void
}

/** A field error in words; what has none of its own is told in general. */
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
  /** What the service refused, until the field is changed. */
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

  // The field may be drawn anew first: its error goes as it is emptied.
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
