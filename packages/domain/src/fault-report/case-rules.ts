// The field rules of each step of a fault report (FAULT-40 to FAULT-50).
import type { ErrandArea, ErrandAttachment } from '../errands/errand.ts'
import type { FileOptions } from '../files/file-rules.ts'
import { filesRule } from '../files/file-rules.ts'
import { dwellingNumberRule } from '../validation/dwelling-number.ts'
import { emailRule } from '../validation/email.ts'
import { associationNumberRule } from '../validation/organisation-number.ts'
import { phoneRule } from '../validation/phone.ts'
import { postalCodeRule } from '../validation/postal-code.ts'
import type { Rule } from '../validation/rule.ts'
import {
  checkboxRule,
  formRule,
  invalid,
  listOfRule,
  mustBeTrueRule,
  oneOfRule,
  optionalRule,
  rule,
  textRule,
  valid,
} from '../validation/rule.ts'
import { addressRule, descriptionRule, lightTextRule, nameRule, shortTextRule } from '../validation/text.ts'
import type { CaseFile, CaseForm } from './case-form.ts'
import {
  emptyCaseForm,
  isOtherAddress,
  readApartment,
  readCaseForm,
  readFiles,
  residenceKinds,
} from './case-form.ts'
import type { CaseView } from './case-steps.ts'
import { caseFieldsOf, caseStepOrder } from './case-steps.ts'
import type { CaseType, CaseVariant } from './case-types.ts'
import { isNameReadOnly } from './case-types.ts'

/** The kind of report: determines the fields and the number formats of the country. */
export interface CaseOptions {
  readonly caseType: CaseType
  readonly variant: CaseVariant
}

/** Whether the address is typed: always by boards without management, by residents if they chose another address. */
export const isAddressTyped = (caseType: CaseType, answers: Pick<CaseForm, 'selectedApartmentId'>): boolean =>
  caseType === 'boardMemberNoManagement' || (caseType === 'resident' && isOtherAddress(answers))

/** The area of the fault: residents choose it, board members select a whole building or a home in it. */
export const caseAreaOf = ({ fullBuilding, type }: Pick<CaseForm, 'fullBuilding' | 'type'>): ErrandArea =>
  fullBuilding || type === 'publicSpace' ? 'CommonAreas' : 'YourApartment'

/**
 * Whether a fault is inside a resident's own home, so that the resident decides whether the board may read it. It is asked if the home has
 * a board.
 */
export const mayShareCase = (
  caseType: CaseType,
  answers: Pick<CaseForm, 'fullBuilding' | 'selectedApartmentId' | 'type'>,
): boolean =>
  caseType === 'resident' && caseAreaOf(answers) === 'YourApartment' && !isAddressTyped(caseType, answers)

const requiredRule = textRule(valid)
const anyTextRule = optionalRule(requiredRule)
const pickedHomeRule = rule((value) => {
  const home = readApartment(value)
  return home ? valid(home) : invalid('required')
})

/** Files that have been uploaded, so that each has an id; one without is `invalidInput`. */
const uploadedFilesRule = (options?: FileOptions): Rule<readonly CaseFile[]> =>
  rule((value) => {
    const checked = filesRule(options).check(value)
    if (checked.kind === 'invalid') return checked
    const files = readFiles(value)
    return files.length === checked.value.length ? valid(files) : invalid('invalidInput')
  })

const otherContactRules = ({ other }: CaseForm) => ({
  other: checkboxRule,
  ...(other && {
    otherFirstName: nameRule,
    otherLastName: nameRule,
    otherEmail: emailRule,
    otherPhone: phoneRule,
  }),
})

/** The rules of the fields for these options and answers. */
const fieldRules = ({ caseType, variant }: CaseOptions, answers: CaseForm) => {
  // A read-only name cannot be corrected, so it is only required.
  const ownName = isNameReadOnly(caseType, variant) ? requiredRule : nameRule
  return {
    acceptTerms: mustBeTrueRule,
    firstName: ownName,
    lastName: ownName,
    email: emailRule,
    phone: phoneRule,
    ...(caseType !== 'resident' && { boardEmail: optionalRule(emailRule) }),
    ...otherContactRules(answers),
    compoundName: lightTextRule,
    compoundNumber: associationNumberRule(variant),
    isMember: mustBeTrueRule,
    type: oneOfRule(residenceKinds),
    ...(isAddressTyped(caseType, answers)
      ? { address: addressRule, zipCode: postalCodeRule, city: shortTextRule }
      : { selectedApartment: pickedHomeRule }),
    selectedApartmentId: anyTextRule,
    object: dwellingNumberRule(variant),
    searchString: anyTextRule,
    fullBuilding: checkboxRule,
    problemArea: requiredRule,
    problemAreaName: anyTextRule,
    publicAreaProblem: anyTextRule,
    problemAreaDetails: requiredRule,
    problemAreaDetailsName: anyTextRule,
    description: descriptionRule,
    files: uploadedFilesRule(),
    sendCopy: checkboxRule,
    ...(mayShareCase(caseType, answers) && { shareWithBoard: checkboxRule }),
  }
}

const viewsRule = (views: readonly CaseView[], options: CaseOptions): Rule<Partial<CaseForm>> =>
  rule((value) => {
    const fields: readonly string[] = views.flatMap((view) => caseFieldsOf[view])
    const asked = Object.entries(fieldRules(options, readCaseForm(value))).filter(([field]) =>
      fields.includes(field),
    )
    return formRule(Object.fromEntries<Rule<unknown>>(asked)).check(value)
  })

/**
 * The rule of one step: validates the step's fields of a whole form. Value: the step's answers in canonical form, for example a Norwegian
 * dwelling number without its letter.
 */
export const caseStepRule = (view: CaseView, options: CaseOptions): Rule<Partial<CaseForm>> =>
  viewsRule([view], options)

/**
 * The rule of a whole report: every step of the case type. The server applies it too, before it accepts a report. Value: the form with only
 * the fields that were asked for.
 */
export const caseRule = (options: CaseOptions): Rule<CaseForm> =>
  rule((value) => {
    const checked = viewsRule(caseStepOrder[options.caseType], options).check(value)
    return checked.kind === 'valid' ? valid({ ...emptyCaseForm, ...checked.value }) : checked
  })

/** An update of an errand (FAULT-32). `removeFiles` holds ids of attachments. */
export interface CaseUpdate
  extends Partial<
    Pick<CaseForm, 'other' | 'otherEmail' | 'otherFirstName' | 'otherLastName' | 'otherPhone'>
  > {
  readonly description: string
  readonly removeFiles?: readonly string[]
  readonly newFiles: readonly CaseFile[]
}

/**
 * The rule of an update of an errand with these attachments. Removed files make room for new ones; removing a file that is not attached is
 * `unknownValue`.
 */
export const caseUpdateRule = (attached: readonly ErrandAttachment[]): Rule<CaseUpdate> =>
  rule((value) => {
    const ids = attached.map(({ attachmentId }) => attachmentId)
    const { removeFiles }: { readonly removeFiles?: unknown } = { ...(value as object) }
    const kept = Array.isArray(removeFiles) ? ids.filter((id) => !removeFiles.includes(id)) : ids
    return formRule({
      removeFiles: optionalRule(listOfRule(oneOfRule(ids))),
      newFiles: uploadedFilesRule({ alreadyAttached: kept.length }),
      description: descriptionRule,
      ...otherContactRules(readCaseForm(value)),
    }).check(value)
  })
