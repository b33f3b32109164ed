// What a company enters about its stages and homes. Everything else on their pages is derived from it.
import type { Contact } from '../contacts/contacts.ts'
import type { Concept, EnergyClass, ProjectPhase } from '../homes/enumerations.ts'
import type { GeoPoint, HomeDetails } from '../homes/home.ts'
import type { Surrounding } from '../pages/page.ts'
import type { RecordMedia } from './record-media.ts'

/** Kinds of records. */
export const catalogueKinds = ['stage', 'home', 'premises', 'optionGroup', 'contact'] as const
/** One of {@link catalogueKinds}. */
export type CatalogueKind = (typeof catalogueKinds)[number]

/** A stage as its source describes it. */
export interface StageRecord {
  /** The source's own key. */
  readonly externalId: string
  readonly siteId: number
  readonly name: string
  /** Last segment of the path of its page; the name as a slug if absent. */
  readonly slug?: string
  readonly phase: ProjectPhase
  /** The brand's own concept if absent. */
  readonly concept?: Concept
  readonly county: string
  readonly municipality: string
  readonly areaName: string
  readonly geo: GeoPoint
  readonly shortDescription: string
  /** Pictures of the house. The first from outside is shown in lists; all of them on the pages of its homes. */
  readonly media?: readonly RecordMedia[]
  readonly vipStart?: string
  readonly vipEnd?: string
  /** A text is the key of a {@link ContactRecord} of the same source, which may come later. */
  readonly contacts?: readonly (Contact | string)[]
  readonly surroundings?: readonly Surrounding[]
  readonly energyClass?: EnergyClass
  /** The key of the company that sells its homes; the seller of the site if absent. */
  readonly seller?: string
  /** When it becomes visible to visitors, ISO 8601; now if absent. */
  readonly publishAt?: string
  /** Not visible to visitors, whatever `publishAt` says. */
  readonly isDraft?: boolean
}

/** Facts of a home that come from its source unchanged. */
export const homeRecordFacts = [
  'name',
  'objectNumber',
  'apartmentNumber',
  'address',
  'residenceType',
  'disposalForm',
  'status',
  'soldAt',
  'concept',
  'rooms',
  'area',
  'price',
  'totalPrice',
  'monthlyFee',
  'financingFee',
  'purchaseCosts',
  'inhabitDate',
  'showings',
  'outdoorSpaces',
  'accessibility',
  'parking',
  'plotArea',
  'energyClass',
  'floor',
  'maxFloor',
  'geo',
  'shortDescription',
  'description',
  'publishedAt',
  'resale',
] as const satisfies readonly (keyof HomeDetails)[]

type HomeRecordFact = (typeof homeRecordFacts)[number]

/** Facts that a source need not send. */
type OptionalFact =
  | 'name'
  | 'objectNumber'
  | 'concept'
  | 'geo'
  | 'shortDescription'
  | 'description'
  | 'publishedAt'
  | 'price'
  | 'showings'
  | 'outdoorSpaces'

/** A home as its source describes it. */
export interface HomeRecord
  extends Omit<Pick<HomeDetails, HomeRecordFact>, OptionalFact>,
    Partial<Pick<HomeDetails, OptionalFact>> {
  /** The source's own key. */
  readonly externalId: string
  /** The key of its stage in the same source. */
  readonly stage: string
  /** Pictures, plans and panoramas, the best one first. */
  readonly media?: readonly RecordMedia[]
}
