// The shape of a rule: it accepts any input and returns a value or field errors. Any form library supports it, because each is also a
// Standard Schema (https://standardschema.dev, version 1).
import { lengthOfText, normaliseLine } from './characters.ts'
import type { Checked, FieldError, FieldErrorKey, FieldIssue } from './field-error.ts'

/** An issue of Standard Schema: `message` is the field error's key, which form libraries pass on. */
export interface RuleIssue {
  readonly message: FieldErrorKey
  readonly path: readonly (string | number)[]
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * A rule over a field or a whole form. `check` never throws for any input. `Input` is the form's type while it is filled in, from which
 * form libraries infer their values; `Output` is the canonical value.
 */
export interface Rule<Output, Input = Output> {
  readonly check: (value: unknown) => Checked<Output>
  /** Standard Schema 1. */
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'husrum'
    readonly validate: (
      value: unknown,
    ) => { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly RuleIssue[] }
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** The output of a valid input. */
export type OutputOf<R> = R extends Rule<infer Output, unknown> ? Output : never

/** The form's type for a rule while it is filled in. */
export type InputOf<R> = R extends Rule<unknown, infer Input> ? Input : never

/** Creates a rule from a check function. */
export const rule = <Output, Input = Output>(
  check: (value: unknown) => Checked<Output>,
): Rule<Output, Input> => ({
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

/** A valid result with the canonical value. */
export const valid = <Value>(value: Value): Checked<Value> => ({ kind: 'valid', value })

/** One error, at the value itself. */
export const invalid = (key: FieldErrorKey, params?: FieldError['params']): Checked<never> => ({
  kind: 'invalid',
  issues: [{ key, path: [], ...(params && { params }) }],
})

/**
 * A rule over a text. `read` gets it as `normalise` returns it, one line by default, and returns its canonical form or an error. A missing
 * text, or one that is empty after that, is `required`; a value that is no text is `invalidInput`.
 */
export const textRule = (
  read: (text: string) => Checked<string>,
  normalise: (typed: string) => string = normaliseLine,
): Rule<string> =>
  rule((value) => {
    const typed = value ?? ''
    if (typeof typed !== 'string') return invalid('invalidInput')
    const text = normalise(typed)
    return text === '' ? invalid('required') : read(text)
  })

/** A rule over a text that must match a pattern; `key` is its error. Otherwise as {@link textRule}. */
export const patternRule = (
  pattern: RegExp,
  key: FieldErrorKey,
  normalise?: (typed: string) => string,
): Rule<string> => textRule((text) => (pattern.test(text) ? valid(text) : invalid(key)), normalise)

/** The text, or `minLength` with `min`, or `maxLength` with `max`; in code points. */
export const ofLength = (
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): Checked<string> => {
  const length = lengthOfText(text)
  if (length < min) return invalid('minLength', { min })
  return length > max ? invalid('maxLength', { max }) : valid(text)
}

/** The same rule for a field that may be empty: missing, null, and a text without visible characters become `undefined`. */
export const optionalRule = <Output, Input>(
  inner: Rule<Output, Input>,
): Rule<Output | undefined, Input | undefined> =>
  rule((value) => {
    const given = value ?? ''
    return typeof given === 'string' && normaliseLine(given) === '' ? valid(undefined) : inner.check(given)
  })

/**
 * A box that must be ticked, such as acceptTerms and isMember (FAULT-40). Anything but `true` is `required`.
 */
export const mustBeTrueRule: Rule<true, boolean> = /* @__PURE__ */ rule((value) =>
  value === true ? valid(value) : invalid('required'),
)

/** A box that may be ticked; missing is false, anything but true and false is `invalidInput`. */
export const checkboxRule: Rule<boolean> = /* @__PURE__ */ rule((value) => {
  const ticked = value ?? false
  return typeof ticked === 'boolean' ? valid(ticked) : invalid('invalidInput')
})

/** A choice from a closed set: missing or empty is `required`, anything else `unknownValue`. */
export const oneOfRule = <Value extends string | number>(values: readonly Value[]): Rule<Value, Value | ''> =>
  rule((value) => {
    if ((value ?? '') === '') return invalid('required')
    return values.includes(value as Value) ? valid(value as Value) : invalid('unknownValue')
  })

/** Issues of a part, with paths from the whole. */
export const within = (step: string | number, issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.map((issue) => ({ ...issue, path: [step, ...issue.path] }))

/** The fields of a form: one rule each. */
export type FormFields = Readonly<Record<string, Rule<unknown>>>

/** The names of optional fields. */
type OptionalNames<Fields extends FormFields> = {
  [Name in keyof Fields]: undefined extends InputOf<Fields[Name]> ? Name : never
}[keyof Fields]

/** The form's type while it is filled in. */
export type FormInput<Fields extends FormFields> = {
  readonly [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: InputOf<Fields[Name]>
} & {
  readonly [Name in OptionalNames<Fields>]?: InputOf<Fields[Name]>
}

/** The output of a form with valid fields. An empty optional field is absent. */
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

/** All issues of a whole, or its value if there are none. */
export const validUnless = <Value>(issues: readonly FieldIssue[], value: Value): Checked<Value> =>
  issues.length > 0 ? { kind: 'invalid', issues } : valid(value)

/** The issues of a part, with paths from the whole; if there are none its value is stored. */
export const issuesOf = <Value>(
  step: string | number,
  checked: Checked<Value>,
  keep: (value: Value) => void,
): readonly FieldIssue[] => {
  if (checked.kind === 'invalid') return within(step, checked.issues)
  keep(checked.value)
  return []
}

/**
 * A rule over a whole form. Every field is checked, so that a person sees all errors at once; unknown fields are removed from the output.
 * `across` checks a form whose fields are all valid.
 *
 * @example
 * const signUp = formRule({ email: emailRule, phone: optionalRule(phoneRule) })
 * signUp.check({ email: 'anna@example' }) // { kind: 'invalid', issues: [{ key: 'email', path: ['email'] }] }
 */
export const formRule = <const Fields extends FormFields>(
  fields: Fields,
  across?: (values: FormValues<Fields>) => readonly FieldIssue[],
): Rule<FormValues<Fields>, FormInput<Fields>> =>
  rule((value) => {
    // Lists and texts become objects too, without own fields that a form has.
    const given: Readonly<Record<string, unknown>> = Object(value)
    const answers: Record<string, unknown> = {}
    const issues = Object.entries(fields).flatMap(([name, field]) =>
      issuesOf(name, field.check(Object.hasOwn(given, name) ? given[name] : undefined), (answer) => {
        if (answer !== undefined) answers[name] = answer
      }),
    )
    const values = answers as FormValues<Fields>
    return validUnless(issues.length > 0 ? issues : (across?.(values) ?? []), values)
  })

/** A list in which each entry follows one rule. A value that is no list is `required`; issues have the entry's index. */
export const listOfRule = <Output, Input>(
  entry: Rule<Output, Input>,
): Rule<readonly Output[], readonly Input[]> =>
  rule((value) => {
    if (!Array.isArray(value)) return invalid('required')
    const outputs: Output[] = []
    // Spread, as holes of a list would be skipped.
    const issues = [...value].flatMap((item, place) =>
      issuesOf(place, entry.check(item), (output) => outputs.push(output)),
    )
    return validUnless(issues, outputs)
  })
