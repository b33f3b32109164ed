// Content of an update form: as typed, as validated, and as sent.
import type { ErrandDetails, ErrandUpdate } from '@husrum/application'
import type { ErrandAttachment, FieldIssue, WrittenErrand } from '@husrum/domain'
import { caseUpdateRule } from '@husrum/domain'
import type { FormFiles } from './FilesPart.tsx'

/** The input, and the files to remove. */
export interface YourUpdate {
  readonly written: WrittenErrand
  readonly removeFiles: readonly string[]
}

/** The version that was read, the current one, and the user's input. */
export interface Merge {
  /** Undefined if it is not known any more. */
  readonly base: ErrandDetails | undefined
  readonly now: ErrandDetails
  readonly yours: YourUpdate
}

const contactFields = {
  firstName: 'otherFirstName',
  lastName: 'otherLastName',
  email: 'otherEmail',
  phone: 'otherPhone',
} as const

/** `typed` is keyed by field name. */
export const typedUpdate = (typed: Readonly<Record<string, string>>): YourUpdate => ({
  written: {
    description: typed.description ?? '',
    ...(typed.other === 'true' && {
      alternativeContact: {
        firstName: typed[contactFields.firstName] ?? '',
        lastName: typed[contactFields.lastName] ?? '',
        email: typed[contactFields.email] ?? '',
        phone: typed[contactFields.phone] ?? '',
      },
    }),
  },
  removeFiles: typed.removeFiles?.split(',').filter(Boolean) ?? [],
})

export const writtenOf = (fields: FormData): WrittenErrand =>
  typedUpdate(
    Object.fromEntries(
      [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  ).written

/** The update as it is sent. */
export const updateOf = (
  { description, alternativeContact: contact }: WrittenErrand,
  removeFiles: readonly string[],
  files: FormFiles,
): ErrandUpdate => ({
  description,
  ...(contact && {
    other: true,
    [contactFields.firstName]: contact.firstName,
    [contactFields.lastName]: contact.lastName,
    [contactFields.email]: contact.email,
    [contactFields.phone]: contact.phone,
  }),
  ...(removeFiles.length > 0 && { removeFiles }),
  ...(files.files.length > 0 && { newFiles: files.sent }),
})

/** Validation errors, by the form's field names. */
export const issuesOfUpdate = (
  attached: readonly ErrandAttachment[],
  update: ErrandUpdate,
  { files }: FormFiles,
): readonly FieldIssue[] => {
  const checked = caseUpdateRule(attached).check({ ...update, newFiles: files })
  const issues = checked.kind === 'invalid' ? checked.issues : []
  return issues.map((issue) => (issue.path[0] === 'newFiles' ? { ...issue, path: ['files'] } : issue))
}
