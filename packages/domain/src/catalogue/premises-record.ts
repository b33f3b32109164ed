// Premises as a company enters them, and their page as it follows from that.
import type { Contact } from '../contacts/contacts.ts'
import type { PlacesOfPremises, PremisesDetails } from '../premises/premises.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { withoutUndefined } from '../without-undefined.ts'
import { catalogueIdOf } from './catalogue-id.ts'
import type { ContactOf } from './contact-record.ts'
import { resolveContacts } from './contact-record.ts'
import type { PlaceNames } from './places.ts'
import { placesOf } from './places.ts'
import type { RecordIssue } from './record-issues.ts'
import { placeIssues } from './record-issues.ts'
import { slugOf } from './slug.ts'

/** Facts of premises that come from their source unchanged. */
type SameFacts =
  | 'name'
  | 'type'
  | 'status'
  | 'disposalForm'
  | 'area'
  | 'price'
  | 'inhabitDate'
  | 'address'
  | 'geo'
  | 'shortDescription'
  | 'ceilingHeight'
  | 'leaseYears'

/** Premises as their source describes them. */
export interface PremisesRecord
  extends Pick<PremisesDetails, SameFacts>,
    PlaceNames,
    Partial<Pick<PremisesDetails, 'description' | 'images' | 'floorPlan' | 'sortOrder' | 'publishedAt'>> {
  /** The source's own key. */
  readonly externalId: string
  readonly siteId: number
  /** Last segment of the path of the page; the name as a slug if absent. */
  readonly slug?: string
  /** A text is the key of a contact of the same source, which may come later. */
  readonly contacts?: readonly (Contact | string)[]
  /** When they become visible to visitors, ISO 8601; now if absent. */
  readonly publishAt?: string
  /** Not visible to visitors, whatever `publishAt` says. */
  readonly isDraft?: boolean
}

/** Premises as visitors see them, and the places that they are found by. */
export interface DerivedPremises {
  readonly premises: PremisesDetails
  readonly places: PlacesOfPremises
}

/** Behind the premises to which the editors gave a position. */
const lastSortOrder = 1_000

/** The path of their page, for example `/lokaler/kajgatan-4/`. */
const pathOf = (
  { slug, name }: PremisesRecord,
  { routes }: { readonly routes: Readonly<Partial<Record<string, string>>> },
): string => `${routes.premises ?? '/'}${slug ?? slugOf(name)}/`

/**
 * Premises as their record describes them.
 *
 * @param options.source the name of the source: a part of every id.
 * @param options.publishedAt `yyyy-MM-dd`: the day of publication of premises that have none.
 */
export const derivePremises = (
  record: PremisesRecord,
  {
    source,
    site,
    publishedAt,
    contactOf,
  }: {
    readonly source: string
    readonly site: SiteDefinition
    readonly publishedAt: string
    readonly contactOf: ContactOf
  },
): DerivedPremises => {
  const {
    externalId,
    slug: _slug,
    publishAt: _at,
    isDraft: _draft,
    contacts,
    county: _county,
    ...facts
  } = record
  const places = placesOf(record)
  return {
    premises: {
      ...facts,
      id: catalogueIdOf(source, externalId),
      path: pathOf(record, site),
      description: facts.description ?? '',
      images: facts.images ?? [],
      sortOrder: facts.sortOrder ?? lastSortOrder,
      publishedAt: facts.publishedAt ?? publishedAt,
      tags: places.map(({ url }) => url),
      ...withoutUndefined({ contacts: resolveContacts(contacts, contactOf) }),
    },
    places,
  }
}

/** Mistakes of premises. `site` is undefined for an unknown site, and for one without premises. */
export const premisesRecordIssues = (
  record: PremisesRecord,
  site: SiteDefinition | undefined,
): readonly RecordIssue[] => {
  if (!site) return [{ field: 'siteId', key: 'unknownValue' }]
  return [
    ...placeIssues(record, site),
    ...(record.leaseYears !== undefined && record.disposalForm !== 'tenancy'
      ? [{ field: 'leaseYears', key: 'invalidInput' } as const]
      : []),
  ]
}
