// Parses the HTML forms of a booking (used without script). Each field name is the path of its value.
import type { BookingStep, FieldIssue, TypedApplicant } from '@husrum/domain'
import { maxApplicants } from '@husrum/domain'
import type { FormFields } from '../../platform/http/form-fields.ts'
import { optionalTextOf, textOf } from '../../platform/http/form-fields.ts'

const applicantFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'country',
  'personalNumber',
  'share',
] as const satisfies readonly (keyof TypedApplicant)[]

const applicantAt = (fields: FormFields, at: number): TypedApplicant | undefined => {
  const typed = applicantFields.map(
    (name) => [name, optionalTextOf(fields, `applicants.${at}.${name}`)] as const,
  )
  if (typed.every(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(typed.map(([name, value]) => [name, value ?? ''])) as never
}

const emptyApplicant = (country: string): TypedApplicant => ({
  ...(Object.fromEntries(applicantFields.map((name) => [name, ''])) as unknown as TypedApplicant),
  country,
  share: '50',
})

/** The typed applicants. The actions `add` and `remove` add and remove the second one. */
const applicantsOf = (fields: FormFields, action: string): readonly TypedApplicant[] => {
  const typed = Array.from({ length: maxApplicants }, (_, at) => applicantAt(fields, at)).filter(
    (each) => each !== undefined,
  )
  const [buyer] = typed
  if (!buyer) return []
  if (action === 'remove') return [{ ...buyer, share: '100' }]
  if (action === 'add' && typed.length === 1)
    return [{ ...buyer, share: '50' }, emptyApplicant(buyer.country)]
  return typed
}

const amountsOf = (fields: FormFields) =>
  Object.fromEntries(
    (['ownMoney', 'loans', 'homeSale'] as const).flatMap((name) => {
      const value = optionalTextOf(fields, `financing.${name}`)
      return value === undefined ? [] : [[name, value]]
    }),
  )

interface SentFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

/** The step's form, in the same shape as a script sends it. `files` are the files that are already uploaded. */
export const stepFormOf = (
  step: BookingStep,
  fields: FormFields,
  { action, files }: { readonly action: string; readonly files: readonly SentFile[] },
): Readonly<Record<string, unknown>> => {
  switch (step) {
    case 'personal-info':
      return { applicants: applicantsOf(fields, action) }
    case 'documents':
      return { documentsRead: fields.get('documentsRead') ?? [] }
    case 'choices':
      // A group that has only one choice is a field of its own.
      return {
        choices: [...fields].flatMap(([name, values]) =>
          name === 'choices' || name.startsWith('choices.') ? values : [],
        ),
      }
    case 'financing':
      return {
        financing: {
          ownMoney: '',
          ...amountsOf(fields),
          ...(files.length > 0 && { incomeFile: files.map(({ id, name, size }) => ({ id, name, size })) }),
        },
      }
    case 'accomodation': {
      const other = optionalTextOf(fields, 'accommodation.other')
      return {
        accommodation: {
          presentHome: textOf(fields, 'accommodation.presentHome'),
          mustSell: optionalTextOf(fields, 'accommodation.mustSell') === 'true',
          ...(other && { other }),
        },
      }
    }
    default:
      return {}
  }
}

/** In the format in which the page reads issues from its address: names and keys, no typed values. */
export const issueText = ({ field, key }: { readonly field: string; readonly key: string }): string =>
  `${field}:${key satisfies string as FieldIssue['key']}`
