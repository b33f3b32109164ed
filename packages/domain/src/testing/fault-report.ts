// Builders for fault reports: complete, plausible responses; a test sets only the relevant fields.
import type { CaseForm, CaseProfile, SelectedApartment } from '../fault-report/case-form.ts'
import { emptyCaseForm } from '../fault-report/case-form.ts'
import type { CaseType, CaseVariant } from '../fault-report/case-types.ts'
import type { CaseStart } from '../fault-report/case-wizard.ts'

/** Anna, who lives in Göteborg. */
export const aCaseProfile = (facts: Partial<CaseProfile> = {}): CaseProfile => ({
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.se',
  phoneNumber: '070-123 45 67',
  boardEmail: 'styrelsen@example.se',
  ...facts,
})

/** Her apartment. */
export const aSelectedApartment = (facts: Partial<SelectedApartment> = {}): SelectedApartment => ({
  id: 'apartment-1',
  propertyId: 'property-1',
  address: 'Kajskjulsgatan 4',
  governmentObjectId: '1203',
  objectTypeId: 'apartment',
  rentalBuilding: false,
  buildingId: 'building-1',
  buildingPartId: '',
  ...facts,
})

/** The input of a wizard of hers. */
export const aCaseStart = (facts: Partial<CaseStart> = {}): CaseStart => ({
  draftId: 'draft-1',
  caseType: 'resident',
  variant: 'SE',
  siteId: 1,
  profile: aCaseProfile(),
  isNewCase: false,
  isSwitched: false,
  ...facts,
})

/** A report of a dripping tap that is ready to be sent, for a case type and variant. */
export const aCaseForm = (
  facts: Partial<CaseForm> = {},
  caseType: CaseType = 'resident',
  variant: CaseVariant = 'SE',
): CaseForm => ({
  ...emptyCaseForm,
  acceptTerms: true,
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.se',
  phone: '070-123 45 67',
  problemArea: 'kitchen',
  problemAreaName: 'Kök',
  problemAreaDetails: 'water',
  problemAreaDetailsName: 'Vatten',
  description: 'Varför läcker kranen?',
  ...(caseType === 'boardMemberNoManagement'
    ? {
        compoundName: 'Brf Kajutan',
        compoundNumber: variant === 'NO' ? '974760673' : '769600-0012',
        isMember: true,
        address: 'Kajskjulsgatan 4',
        zipCode: variant === 'NO' ? '0150' : '417 55',
        city: 'Göteborg',
        object: '1203',
      }
    : {
        type: 'apartment' as const,
        selectedApartment: aSelectedApartment(),
        selectedApartmentId: 'apartment-1',
      }),
  ...facts,
})
