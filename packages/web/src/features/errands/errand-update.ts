// What a form of an update holds: as it was typed, as the rule looks at it, and as it is sent.
import type { ErrandDetails, ErrandUpdate } from '@husrum/application'
import type { ErrandAttachment, FieldIssue, WrittenErrand } from '@husrum/domain'
import { caseUpdateRule } from '@husrum/domain'
import type { FormFiles } from './FilesPart.tsx'

/** What was typed, and which files are to go. */
export interface YourUpdate {
  readonly written: WrittenErrand
  readonly removeFiles: readonly string[]
}

/** What was read, what stands there by now, and what was written instead. */
export interface Merge {
  /** Undefined where nobody knows any more. */
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

/** By the names of the fields. */
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

/** As it is sent. */
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

/** What is wrong with it, by the names of the form's fields. */
export const issuesOfUpdate = (
  attached: readonly ErrandAttachment[],
  update: ErrandUpdate,
  { files }: FormFiles,
): readonly FieldIssue[] => {
  const checked = caseUpdateRule(attached).check({ ...update, newFiles: files })
  const issues = checked.kind === 'invalid' ? checked.issues : []
  return issues.map((issue) => (issue.path[0] === 'newFiles' ? { ...issue, path: ['files'] } : issue))
}
