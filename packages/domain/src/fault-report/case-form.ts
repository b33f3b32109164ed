// The fields of a fault report, empty or prefilled from the profile.
import type { FileKind } from '../files/file-kind.ts'
import { isFileKind } from '../files/file-kind.ts'
import type { PickedFile } from '../files/file-rules.ts'

/** A home or a public space selected from a list (FAULT-30). */
export interface SelectedApartment {
  readonly id: string
  readonly propertyId: string
  readonly address: string
  /** The authorities' dwelling number; empty for a building. */
  readonly governmentObjectId: string
  readonly objectTypeId: string
  readonly rentalBuilding: boolean
  /** Empty if unknown, and so is `buildingPartId`. */
  readonly buildingId: string
  readonly buildingPartId: string
  /** Whether it is a home in an association whose board follows errands here; false if absent. */
  readonly hasBoard?: boolean | undefined
}

/** The metadata of a file that has been uploaded for a report, never its bytes. */
export interface CaseFile extends PickedFile {
  /** Its id on the server. */
  readonly id: string
  readonly kind: FileKind
}

/** What the fault belongs to: an apartment or a public space (FAULT-19). */
export const residenceKinds = ['apartment', 'publicSpace'] as const
/** One of {@link residenceKinds}. */
export type ResidenceKind = (typeof residenceKinds)[number]

/** The last choice among the addresses: another one, typed by hand. Value of `selectedApartmentId`. */
export const otherAddressChoice = 'other'

/** Every field of a report (FAULT-29). Unanswered fields are empty. */
export interface CaseForm {
  readonly acceptTerms: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** The board's shared address. */
  readonly boardEmail: string
  /** Whether another person is to be contacted. */
  readonly other: boolean
  readonly otherFirstName: string
  readonly otherLastName: string
  readonly otherEmail: string
  readonly otherPhone: string
  readonly compoundName: string
  /** The association's organisation number. */
  readonly compoundNumber: string
  /** "I am a member of this association." */
  readonly isMember: boolean
  readonly type: ResidenceKind | ''
  readonly address: string
  readonly zipCode: string
  readonly city: string
  /** Dwelling number. */
  readonly object: string
  readonly searchString: string
  readonly selectedApartment: SelectedApartment | null
  /** The selected radio button: the home's id or {@link otherAddressChoice}. */
  readonly selectedApartmentId: string
  /** Whether the whole building was selected and not a home in it. */
  readonly fullBuilding: boolean
  /** Room id: of the fetched list or a key of the fallback list. */
  readonly problemArea: string
  readonly problemAreaName: string
  /** Asset id: of the fetched list or a key of the fallback list. */
  readonly problemAreaDetails: string
  readonly problemAreaDetailsName: string
  /** A category of public spaces, if they are asked for. */
  readonly publicAreaProblem: string
  readonly description: string
  readonly files: readonly CaseFile[]
  /** "Send me a copy." */
  readonly sendCopy: boolean
  /** "Share it with the board": for a resident's fault inside their home. */
  readonly shareWithBoard: boolean
}

/** The name of a field of {@link CaseForm}. */
export type CaseField = keyof CaseForm

/** A report without answers. */
export const emptyCaseForm: CaseForm = {
  acceptTerms: false,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  boardEmail: '',
  other: false,
  otherFirstName: '',
  otherLastName: '',
  otherEmail: '',
  otherPhone: '',
  compoundName: '',
  compoundNumber: '',
  isMember: false,
  type: '',
  address: '',
  zipCode: '',
  city: '',
  object: '',
  searchString: '',
  selectedApartment: null,
  selectedApartmentId: '',
  fullBuilding: false,
  problemArea: '',
  problemAreaName: '',
  problemAreaDetails: '',
  problemAreaDetailsName: '',
  publicAreaProblem: '',
  description: '',
  files: [],
  sendCopy: false,
  shareWithBoard: false,
}

/** The reporter's profile, which prefills the form (FAULT-36). */
export interface CaseProfile {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  /** The board's shared address, for board members with management. */
  readonly boardEmail: string
}

/** Whether the address is typed by hand: "another one" was selected among the addresses. */
export const isOtherAddress = ({ selectedApartmentId }: Pick<CaseForm, 'selectedApartmentId'>): boolean =>
  selectedApartmentId === otherAddressChoice

/** Picks the template's fields from any value; missing ones and those of another type are as in the template. */
const readLike = <Template extends object>(template: Template, value: unknown): Template => {
  const given: Readonly<Record<string, unknown>> = { ...(value as object) }
  const fields = Object.entries(template).map(([name, empty]) => [
    name,
    typeof given[name] === typeof empty ? given[name] : empty,
  ])
  return Object.fromEntries(fields)
}

const noApartment: SelectedApartment = {
  id: '',
  propertyId: '',
  address: '',
  governmentObjectId: '',
  objectTypeId: '',
  rentalBuilding: false,
  buildingId: '',
  buildingPartId: '',
}

/** Parses a home from any value; null without an id, a property or an address. @internal */
export const readApartment = (value: unknown): SelectedApartment | null => {
  const { hasBoard, ...home } = readLike({ ...noApartment, hasBoard: false }, value)
  return home.id && home.propertyId && home.address ? { ...home, ...(hasBoard && { hasBoard }) } : null
}

/**
 * Parses the uploaded files from any value; files without an id, a name, a size or an allowed kind are omitted.
 * @internal
 */
export const readFiles = (value: unknown): readonly CaseFile[] =>
  (Array.isArray(value) ? value : []).flatMap((given) => {
    const { kind, ...file } = readLike({ id: '', name: '', size: 0, kind: '' }, given)
    return file.id && file.name && file.size && isFileKind(kind) ? [{ ...file, kind }] : []
  })

/**
 * Parses a form from storage or a request: fields of the wrong type are empty, unknown ones are omitted, and files have only the properties
 * of {@link CaseFile}. Never throws.
 */
export const readCaseForm = (value: unknown): CaseForm => {
  const form = readLike(emptyCaseForm, value)
  return {
    ...form,
    type: residenceKinds.find((kind) => kind === form.type) ?? '',
    selectedApartment: readApartment(form.selectedApartment),
    files: readFiles(form.files),
  }
}
