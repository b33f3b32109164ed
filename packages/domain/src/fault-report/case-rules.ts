// What each step of a fault report asks of its fields (specification 2 §5).
import type { ErrandArea, ErrandAttachment } from '../errands/errand.ts'
import type { FileTerms } from '../files/file-rules.ts'
import { fileLimits, filesRule } from '../files/file-rules.ts'
import { minSuggestionLength, searchDebounce } from '../search/paging.ts'
import { dwellingNumberRule, maxDwellingNumberLength } from '../validation/dwelling-number.ts'
import { emailRule } from '../validation/email.ts'
import { organisationNumberRule } from '../validation/organisation-number.ts'
import { phoneLengths, phoneRule } from '../validation/phone.ts'
import { postalCodeRule } from '../validation/postal-code.ts'
import type { FormFields, Rule } from '../validation/rule.ts'
import {
  checkbox,
  form,
  invalid,
  listOf,
  mustBeTrue,
  oneOf,
  optional,
  rule,
  textRule,
  valid,
} from '../validation/rule.ts'
import { addressRule, descriptionRule, nameRule, shortTextRule, textLimits } from '../validation/text.ts'
import type { CaseField, CaseFile, CaseForm } from './case-form.ts'
import { isOtherAddress, readApartment, readCaseForm, readFiles, residenceKinds } from './case-form.ts'
import type { CaseView } from './case-steps.ts'
import { caseFieldsOf, caseStepOrder } from './case-steps.ts'
import type { CaseType, CaseVariant } from './case-types.ts'
import { isNameReadOnly } from './case-types.ts'

/** Limits of the wizard (specification 2 §9), in characters unless the name says otherwise. */
export const caseLimits = {
  name: textLimits.name,
  address: textLimits.address,
  text: textLimits.long,
  description: textLimits.description,
  minPhone: phoneLengths.min,
  maxPhone: phoneLengths.max,
  dwellingNumber: maxDwellingNumberLength,
  norwegianCompoundNumber: 9,
  minSearch: minSuggestionLength,
  searchDebounceMs: searchDebounce,
  files: fileLimits.maxFiles,
  fileBytes: fileLimits.maxFileBytes,
  totalFileBytes: fileLimits.maxTotalBytes,
} as const

/** Whose report it is: this decides what is asked and which country's numbers are meant. */
export interface CaseTerms {
  readonly caseType: CaseType
  readonly variant: CaseVariant
}

/** Whether the address is typed: always by boards without management, by residents where they chose another address. */
export const isAddressTyped = (caseType: CaseType, answers: Pick<CaseForm, 'selectedApartmentId'>): boolean =>
  caseType === 'boardMemberNoManagement' || (caseType === 'resident' && isOtherAddress(answers))

/** What the fault belongs to: residents say it, board members by picking a whole building or a home in it. */
export const caseAreaOf = (
  caseType: CaseType,
  answers: Pick<CaseForm, 'fullBuilding' | 'type'>,
): ErrandArea =>
  (caseType === 'resident' && answers.type === 'publicSpace') ||
  (caseType === 'boardMember' && answers.fullBuilding)
    ? 'CommonAreas'
    : 'YourApartment'

const required = textRule(valid)
const pickedHome = rule((value) => {
  const home = readApartment(value)
  return home ? valid(home) : invalid('required')
})

/** Picked files that have been uploaded, so that each has an id; one without is `invalidInput`. */
const uploadedFilesRule = (terms?: FileTerms): Rule<readonly CaseFile[]> =>
  rule((value) => {
    const checked = filesRule(terms).check(value)
    if (checked.kind === 'invalid') return checked
    const files = readFiles(value)
    return files.length === checked.value.length ? valid(files) : invalid('invalidInput')
  })

/** Rules by field; false where a field is not asked now. */
type FieldRules = { readonly [Field in CaseField]?: Rule<unknown> | false }

const otherContactRules = ({ other }: CaseForm): FieldRules => ({
  other: checkbox,
  otherFirstName: other && nameRule,
  otherLastName: other && nameRule,
  otherEmail: other && emailRule,
  otherPhone: other && phoneRule,
})

/** The rule of each field that has one under these terms and with these answers. */
const fieldRules = ({ caseType, variant }: CaseTerms, answers: CaseForm): FieldRules => {
  const isTyped = isAddressTyped(caseType, answers)
  // Nobody can mend a name that they cannot change, so that it only has to be there.
  const ownName = isNameReadOnly(caseType, variant) ? required : nameRule
  return {
    acceptTerms: mustBeTrue,
    firstName: ownName,
    lastName: ownName,
    email: emailRule,
    phone: phoneRule,
    boardEmail: caseType === 'boardMember' && optional(emailRule),
    ...otherContactRules(answers),
    compoundName: shortTextRule,
    compoundNumber: organisationNumberRule(variant),
    isMember: mustBeTrue,
    type: oneOf(residenceKinds),
    address: isTyped && addressRule,
    zipCode: isTyped && postalCodeRule,
    city: isTyped && shortTextRule,
    object: dwellingNumberRule(variant),
    selectedApartment: !isTyped && pickedHome,
    problemArea: required,
    problemAreaDetails: required,
    description: descriptionRule,
    files: uploadedFilesRule(),
    sendCopy: checkbox,
  }
}

/** What is asked of these fields, in their order. */
const asked = (fields: readonly CaseField[], rules: FieldRules): FormFields => {
  const chosen: Record<string, Rule<unknown>> = {}
  for (const field of fields) {
    const each = rules[field]
    if (each) chosen[field] = each
  }
  return chosen
}

const ruleOver = (fields: readonly CaseField[], terms: CaseTerms): Rule<CaseForm> =>
  rule((value) => {
    const answers = readCaseForm(value)
    const checked = form(asked(fields, fieldRules(terms, answers))).check(value)
    return checked.kind === 'valid' ? valid({ ...answers, ...checked.value }) : checked
  })

/**
 * The rule of one step: reads a whole form and looks at what the step asks. Value: the form with these answers in their
 * canonical form, so that a Norwegian dwelling number has lost its letter.
 */
export const caseStepRule = (view: CaseView, terms: CaseTerms): Rule<CaseForm> =>
  ruleOver(caseFieldsOf[view], terms)

/** The rule of a whole report: every step of the case type (traps T22). The server asks it too, before it takes a report. */
export const caseRule = (terms: CaseTerms): Rule<CaseForm> =>
  ruleOver(
    caseStepOrder[terms.caseType].flatMap((view) => caseFieldsOf[view]),
    terms,
  )

/** A change to a report that has been made (specification 2 §3). `removeFiles` holds ids of attachments. */
export type CaseUpdate = Pick<
  CaseForm,
  'description' | 'other' | 'otherEmail' | 'otherFirstName' | 'otherLastName' | 'otherPhone'
> & {
  readonly removeFiles: readonly string[]
  readonly newFiles: CaseForm['files']
}

const otherContactFields = [
  'other',
  'otherFirstName',
  'otherLastName',
  'otherEmail',
  'otherPhone',
] as const satisfies readonly CaseField[]

/**
 * The rule of an update of an errand with these attachments. Files that are taken away make room for new ones; to take
 * away what is not attached is `unknownValue`.
 */
export const caseUpdateRule = (attached: readonly ErrandAttachment[]): Rule<CaseUpdate> =>
  rule((value) => {
    const given: Readonly<Record<string, unknown>> = { ...(value as object) }
    const answers = readCaseForm(given)
    const removed = new Set(Array.isArray(given.removeFiles) ? given.removeFiles : [])
    const kept = attached.filter(({ attachmentId }) => !removed.has(attachmentId))
    const checked = form({
      removeFiles: optional(listOf(oneOf(attached.map(({ attachmentId }) => attachmentId)))),
      newFiles: uploadedFilesRule({ alreadyAttached: kept.length }),
      description: descriptionRule,
      ...asked(otherContactFields, otherContactRules(answers)),
    }).check(given)
    if (checked.kind === 'invalid') return checked
    const { other, otherFirstName, otherLastName, otherEmail, otherPhone } = answers
    return valid({
      ...{ other, otherFirstName, otherLastName, otherEmail, otherPhone, removeFiles: [] },
      ...checked.value,
    })
  })
