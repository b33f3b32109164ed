// Parses reports of the multipart calls (FAULT-31) into the form that the domain's rule checks.
import type { CaseForm, CaseProfile, CaseType, SelectedApartment } from '@husrum/domain'
import { emptyCaseForm, errandAreaCodes, otherAddressChoice } from '@husrum/domain'

type Fields = ReadonlyMap<string, readonly string[]>

/**
 * The report of a call; contact details, for which it has no fields, come from the profile. Of a selected place only the id is
 * used: the server looks up the rest.
 */
export const readCasePayload = (fields: Fields, caseType: CaseType, profile: CaseProfile): CaseForm => {
  const text = (name: string): string => fields.get(name)?.at(-1) ?? ''
  const isPublic = text('area') === String(errandAreaCodes.CommonAreas)
  const pickedId = text('objectId') || (isPublic ? text('buildingPartId') || text('buildingId') : '')
  const home: SelectedApartment | null = pickedId
    ? {
        id: pickedId,
        propertyId: text('propertyId') || pickedId,
        address: text('address') || pickedId,
        governmentObjectId: text('governmentObjectId'),
        objectTypeId: '',
        rentalBuilding: false,
        buildingId: text('buildingId'),
        buildingPartId: text('buildingPartId'),
      }
    : null
  const other = [1, 2, 3, 4].some((_, at) =>
    Boolean(text(`alternativeContact${['FirstName', 'LastName', 'Email', 'Phone'][at]}`)),
  )
  return {
    ...emptyCaseForm,
    // API callers have agreed to the terms before: the call has no field for it.
    acceptTerms: true,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    phone: profile.phoneNumber,
    boardEmail: text('boardEmail') || profile.boardEmail,
    other,
    otherFirstName: text('alternativeContactFirstName'),
    otherLastName: text('alternativeContactLastName'),
    otherEmail: text('alternativeContactEmail'),
    otherPhone: text('alternativeContactPhone'),
    compoundName: text('compoundName'),
    compoundNumber: text('compoundNumber'),
    isMember: text('isMember') === 'true',
    type: isPublic ? 'publicSpace' : 'apartment',
    address: text('address'),
    zipCode: text('zipCode'),
    city: text('city'),
    object: text('governmentObjectId'),
    selectedApartment: home,
    selectedApartmentId: home?.id ?? (caseType === 'resident' ? otherAddressChoice : ''),
    fullBuilding: isPublic,
    problemArea: text('roomId'),
    problemAreaDetails: text('assetTypeId') || 'other',
    description: text('description'),
    sendCopy: text('sendCopy') === 'true',
    shareWithBoard: text('shareWithBoard') === 'true',
  }
}
