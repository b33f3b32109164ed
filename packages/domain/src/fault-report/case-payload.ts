// What is sent of a fault report: names and values as the contract has them, in its order (specification 2 §3, §7).
import { formatOtherResidentInfo } from '../errands/other-resident-info.ts'
import { canonicalEmail } from '../validation/email.ts'
import { canonicalPhone } from '../validation/phone.ts'
import type { CaseForm, CaseProfile } from './case-form.ts'
import type { CaseTerms, CaseUpdate } from './case-rules.ts'
import { caseAreaOf, isAddressTyped } from './case-rules.ts'
import type { CaseType } from './case-types.ts'
import { errandAreaCodes } from './problem-areas.ts'

/** Parts of a multipart body, in order; a name may come more than once. Of a file the value is the id of its upload. */
export type CasePayload = readonly (readonly [name: string, value: string])[]

const alternativeContact = (answers: Omit<CaseUpdate, 'newFiles' | 'removeFiles'>): CasePayload =>
  answers.other
    ? [
        ['alternativeContactFirstName', answers.otherFirstName],
        ['alternativeContactLastName', answers.otherLastName],
        ['alternativeContactEmail', answers.otherEmail],
        ['alternativeContactPhone', answers.otherPhone],
      ]
    : []

const typedDwellingNumber = (answers: CaseForm, caseType: CaseType): string =>
  caseType === 'boardMemberNoManagement' ? answers.object : ''

const alwaysSent = new Set(['siteId', 'roomId', 'description', 'area'])

/**
 * The body of a new report out of a form that its rule has answered. `siteId`, `roomId`, `description` and `area` are
 * always there, all else only if filled. A board's call with management takes no address, and calls its files `Files`.
 */
export const casePayload = (answers: CaseForm, caseType: CaseType, siteId: number): CasePayload => {
  const isTyped = isAddressTyped(caseType, answers)
  const home = isTyped ? null : answers.selectedApartment
  const isBuilding = caseType === 'boardMember' && answers.fullBuilding
  const hasManagement = caseType === 'boardMember'
  const place: CasePayload = hasManagement
    ? []
    : [
        ['governmentObjectId', home ? home.governmentObjectId : typedDwellingNumber(answers, caseType)],
        ['address', home ? home.address : answers.address],
        ['zipCode', home ? '' : answers.zipCode],
        ['city', home ? '' : answers.city],
      ]
  const board: CasePayload =
    caseType === 'resident'
      ? []
      : [
          ['compoundName', answers.compoundName],
          ['compoundNumber', answers.compoundNumber],
          ['isMember', answers.isMember ? 'true' : ''],
          ['boardEmail', answers.boardEmail],
        ]
  const parts: CasePayload = [
    ['siteId', String(siteId)],
    ['propertyId', home?.propertyId ?? ''],
    ['assetTypeId', answers.problemAreaDetails],
    ['roomId', answers.problemArea],
    ['description', answers.description],
    ['area', String(errandAreaCodes[caseAreaOf(caseType, answers)])],
    ['buildingPartId', home?.buildingPartId ?? ''],
    ['objectId', isBuilding ? '' : (home?.id ?? '')],
    ['buildingId', home?.buildingId ?? (isBuilding ? (home?.id ?? '') : '')],
    ...answers.files.map(({ id }) => [hasManagement ? 'Files' : 'files', id] as const),
    ...place,
    ...alternativeContact(answers),
    ...board,
    ['sendCopy', answers.sendCopy ? 'true' : ''],
  ]
  return parts.filter(([name, value]) => value !== '' || alwaysSent.has(name))
}

/** The body of an update of an errand: `site` and `description` always, all else only if filled. */
export const caseUpdatePayload = (update: CaseUpdate, site: string): CasePayload => [
  ['site', site],
  ['description', update.description],
  ...alternativeContact(update),
  ...update.removeFiles.map((id) => ['RemoveFiles', id] as const),
  ...update.newFiles.map(({ id }) => ['NewFiles', id] as const),
]

/** The typed place of a report as the errand's `otherResidentInfo`; empty where a home was picked. */
export const otherResidentInfoOf = (answers: CaseForm, caseType: CaseType): string =>
  isAddressTyped(caseType, answers)
    ? formatOtherResidentInfo({
        address: answers.address,
        zipCode: answers.zipCode,
        city: answers.city,
        governmentObjectId: typedDwellingNumber(answers, caseType),
      })
    : ''

/** What to change in the profile: fields of the account's update call. */
export interface ProfileChanges {
  readonly email?: string
  readonly phoneNumber?: string
}

/**
 * The contact e-mail and phone that differ from the profile, to be changed there before the report is sent (specification
 * 2 §4); `undefined` when neither does. Another way of writing the same number or address is no change.
 */
export const profileChanges = (
  answers: Pick<CaseForm, 'email' | 'phone'>,
  profile: Pick<CaseProfile, 'email' | 'phoneNumber'>,
  { variant }: Pick<CaseTerms, 'variant'>,
): ProfileChanges | undefined => {
  const isSamePhone = canonicalPhone(answers.phone, variant) === canonicalPhone(profile.phoneNumber, variant)
  const isSameEmail = canonicalEmail(answers.email) === canonicalEmail(profile.email)
  return isSameEmail && isSamePhone
    ? undefined
    : { ...(!isSameEmail && { email: answers.email }), ...(!isSamePhone && { phoneNumber: answers.phone }) }
}

/** The board's e-mail where a board member with management changed it; `undefined` when it is the same, or empty. */
export const boardEmailChange = (
  answers: Pick<CaseForm, 'boardEmail'>,
  profile: Pick<CaseProfile, 'boardEmail'>,
  caseType: CaseType,
): string | undefined =>
  caseType === 'boardMember' &&
  answers.boardEmail !== '' &&
  canonicalEmail(answers.boardEmail) !== canonicalEmail(profile.boardEmail)
    ? answers.boardEmail
    : undefined
