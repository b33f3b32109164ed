// How a rule looks: it reads whatever it is handed and answers a value or field errors. Any form library
// takes one, because each is also a Standard Schema (https://standardschema.dev, version 1).
import { normaliseLine } from './characters.ts'
import type { Checked, FieldError, FieldErrorKey, FieldIssue } from './field-error.ts'

/** An issue as Standard Schema has it: `message` is the field error's key, which form libraries hand on. */
export interface RuleIssue {
  readonly message: FieldErrorKey
  readonly path: readonly (string | number)[]
  readonly params?: Readonly<Record<string, string | number>>
}

/** A rule over a field or a whole form. `check` never throws, whatever it is given. */
export interface Rule<Output> {
  readonly check: (value: unknown) => Checked<Output>
  /** Standard Schema 1. */
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'husrum'
    readonly validate: (
      value: unknown,
    ) => { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly RuleIssue[] }
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

/** What a rule answers when all is well. */
export type OutputOf<R> = R extends Rule<infer Output> ? Output : never

/** Makes a rule of a function that checks. */
export const rule = <Output>(check: (value: unknown) => Checked<Output>): Rule<Output> => ({
  check,
  '~standard': {
    version: 1,
    vendor: 'husrum',
    validate: (value) => {
      const checked = check(value)
      return checked.kind === 'valid'
        ? { value: checked.value }
        : { issues: checked.issues.map(({ key, ...where }) => ({ message: key, ...where })) }
    },
  },
})

/** All is well, and this is the canonical value. */
export const valid = <Value>(value: Value): Checked<Value> => ({ kind: 'valid', value })

/** One error, at the value itself. */
export const invalid = (key: FieldErrorKey, params?: FieldError['params']): Checked<never> => ({
  kind: 'invalid',
  issues: [{ key, path: [], ...(params && { params }) }],
})

/** Nothing given: missing, or a text in which there is nothing to see. */
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && normaliseLine(value) === '')

/**
 * A rule over a text. What is missing, empty, or only white space and invisible characters is `required`;
 * what is no text is `invalidInput`. `read` sees the trimmed text and answers its canonical form or an error.
 */
export const textRule = (read: (text: string) => Checked<string>): Rule<string> =>
  rule((value) => {
    if (isMissing(value)) return invalid('required')
    return typeof value === 'string' ? read(value.trim()) : invalid('invalidInput')
  })

/** The same rule for a field that may be left empty: empty, null and missing give `undefined`. */
export const optional = <Output>(inner: Rule<Output>): Rule<Output | undefined> =>
  rule((value) => (isMissing(value) ? valid(undefined) : inner.check(value)))

/**
 * A box that must be ticked (specification 2 §5: acceptTerms, isMember). Anything but `true` is `required`.
 */
export const mustBeTrue: Rule<true> = rule((value) => (value === true ? valid(true) : invalid('required')))

/** A box that may be ticked; missing is false, anything but true and false is `invalidInput`. */
export const checkbox: Rule<boolean> = rule((value) =>
  value === undefined || value === null
    ? valid(false)
    : typeof value === 'boolean'
      ? valid(value)
      : invalid('invalidInput'),
)

/** A choice out of a closed set: missing or empty is `required`, anything else `unknownValue`. */
export const oneOf = <Value extends string | number>(values: readonly Value[]): Rule<Value> =>
  rule((value) => {
    if (value === undefined || value === null || value === '') return invalid('required')
    const found = values.find((candidate) => candidate === value)
    return found === undefined ? invalid('unknownValue') : valid(found)
  })

/** Issues of a part, seen from the whole. */
export const within = (step: string | number, issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.map((issue) => ({ ...issue, path: [step, ...issue.path] }))

/** What a form asks: one rule a field. */
export type FormFields = Readonly<Record<string, Rule<unknown>>>

/** The answers of a form whose fields are all well. A field that may be empty is absent when it is. */
export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields as undefined extends OutputOf<Fields[Name]> ? never : Name]: OutputOf<
    Fields[Name]
  >
} & {
  readonly [Name in keyof Fields as undefined extends OutputOf<Fields[Name]> ? Name : never]?: Exclude<
    OutputOf<Fields[Name]>,
    undefined
  >
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A rule over a whole form. Every field is looked at, so that a person sees all that is wrong at once; fields
 * that the form does not know are left out of the answer. `across` looks at a form whose fields are all well.
 *
 * @example
 * const signUp = form({ email: emailRule, phone: optional(phoneRule) })
 * signUp.check({ email: 'anna@example' }) // { kind: 'invalid', issues: [{ key: 'email', path: ['email'] }] }
 */
export const form = <const Fields extends FormFields>(
  fields: Fields,
  across?: (values: FormValues<Fields>) => readonly FieldIssue[],
): Rule<FormValues<Fields>> =>
  rule((value) => {
    const given = isRecord(value) ? value : {}
    const answers: Record<string, unknown> = {}
    const issues: FieldIssue[] = []
    for (const [name, field] of Object.entries(fields)) {
      const checked = field.check(Object.hasOwn(given, name) ? given[name] : undefined)
      if (checked.kind === 'invalid') issues.push(...within(name, checked.issues))
      else if (checked.value !== undefined) answers[name] = checked.value
    }
    if (issues.length > 0) return { kind: 'invalid', issues }
    const values = answers as FormValues<Fields>
    const crossing = across?.(values) ?? []
    return crossing.length > 0 ? { kind: 'invalid', issues: crossing } : valid(values)
  })

/**
 * A list in which each entry follows one rule. What is no list is `required`; issues carry the entry's place.
 */
export const listOf = <Output>(entry: Rule<Output>): Rule<readonly Output[]> =>
  rule((value) => {
    if (!Array.isArray(value)) return invalid('required')
    const outputs: Output[] = []
    const issues: FieldIssue[] = []
    for (const [place, item] of value.entries()) {
      const checked = entry.check(item)
      if (checked.kind === 'invalid') issues.push(...within(place, checked.issues))
      else outputs.push(checked.value)
    }
    return issues.length > 0 ? { kind: 'invalid', issues } : valid(outputs)
  })
