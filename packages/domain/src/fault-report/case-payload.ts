// The body of a new report or an update: names, values and order of the wire (FAULT-31, FAULT-32).
import { canonicalEmail } from '../validation/email.ts'
import { canonicalPhone } from '../validation/phone.ts'
import type { CaseForm, CaseProfile } from './case-form.ts'
import type { CaseUpdate } from './case-rules.ts'
import { caseAreaOf } from './case-rules.ts'
import type { CaseType, CaseVariant } from './case-types.ts'
import { errandAreaCodes } from './problem-areas.ts'

/** Parts of a multipart body, in order; names may repeat. The value of a file is the id of its upload. */
export type CasePayload = readonly (readonly [name: string, value: string])[]

type Parts = readonly (readonly [name: string, value: string | undefined])[]

const alwaysSent = ['siteId', 'roomId', 'description', 'area', 'site']

const filled = (parts: Parts): CasePayload =>
  parts.flatMap(([name, value = '']) => (value || alwaysSent.includes(name) ? [[name, value]] : []))

const alternativeContact = (answers: Pick<CaseUpdate, keyof CaseForm & keyof CaseUpdate>): Parts =>
  answers.other
    ? (['FirstName', 'LastName', 'Email', 'Phone'] as const).map((part) => [
        `alternativeContact${part}`,
        answers[`other${part}`],
      ])
    : []

/**
 * The body of a new report from the value of `caseRule`, so that it contains only fields that were asked for. `siteId`, `roomId`,
 * `description` and `area` are always present, all others only if filled. For a board with management, the call accepts no address and
 * names its files `Files`.
 */
export const casePayload = (answers: CaseForm, caseType: CaseType, siteId: number): CasePayload => {
  const hasManagement = caseType === 'boardMember'
  const home = answers.selectedApartment
  const building = answers.fullBuilding ? home?.id : ''
  const place: Parts = [
    ['governmentObjectId', home?.governmentObjectId ?? answers.object],
    ['address', home?.address ?? answers.address],
    ['zipCode', answers.zipCode],
    ['city', answers.city],
  ]
  return filled([
    ['siteId', `${siteId}`],
    ['propertyId', home?.propertyId],
    ['assetTypeId', answers.problemAreaDetails],
    ['roomId', answers.problemArea],
    ['description', answers.description],
    ['area', `${errandAreaCodes[caseAreaOf(answers)]}`],
    ['buildingPartId', home?.buildingPartId],
    ['objectId', building ? '' : home?.id],
    ['buildingId', home?.buildingId || building],
    ...answers.files.map(({ id }) => [hasManagement ? 'Files' : 'files', id] as const),
    ...(hasManagement ? [] : place),
    ...alternativeContact(answers),
    ['compoundName', answers.compoundName],
    ['compoundNumber', answers.compoundNumber],
    ['isMember', answers.isMember ? 'true' : ''],
    ['boardEmail', hasManagement ? '' : answers.boardEmail],
    ['sendCopy', answers.sendCopy ? 'true' : ''],
    ['shareWithBoard', answers.shareWithBoard ? 'true' : ''],
  ])
}

/** The body of an update of an errand: `site` and `description` always, all others only if filled. */
export const caseUpdatePayload = (update: CaseUpdate, site: string): CasePayload =>
  filled([
    ['site', site],
    ['description', update.description],
    ...alternativeContact(update),
    ...(update.removeFiles ?? []).map((id) => ['RemoveFiles', id] as const),
    ...update.newFiles.map(({ id }) => ['NewFiles', id] as const),
  ])

/** The changes of the profile: fields of the account's update call. */
export interface ProfileChanges {
  readonly email?: string
  readonly phoneNumber?: string
}

const isSameEmail = (a: string, b: string): boolean => canonicalEmail(a) === canonicalEmail(b)

/**
 * The contact e-mail and phone that differ from the profile and change it (FAULT-36). `undefined` if neither differs. Another spelling of
 * the same number or address is not a change.
 */
export const profileChanges = (
  { email, phone }: Pick<CaseForm, 'email' | 'phone'>,
  profile: Pick<CaseProfile, 'email' | 'phoneNumber'>,
  variant: CaseVariant,
): ProfileChanges | undefined => {
  const isSamePhone = canonicalPhone(phone, variant) === canonicalPhone(profile.phoneNumber, variant)
  const changes = {
    ...(!isSameEmail(email, profile.email) && { email }),
    ...(!isSamePhone && { phoneNumber: phone }),
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

/** The board's e-mail if it was asked for and changed; `undefined` if it is unchanged, or empty. */
export const boardEmailChange = (
  { boardEmail }: Pick<CaseForm, 'boardEmail'>,
  profile: Pick<CaseProfile, 'boardEmail'>,
): string | undefined => (boardEmail && !isSameEmail(boardEmail, profile.boardEmail) ? boardEmail : undefined)
