// The five catalogues: where each site builds, its share of all homes, and the forms in which it sells.
import type { Concept, DisposalForm, ResidenceType, SiteDefinition, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { finnishWords } from './describe-finnish.ts'
import { norwegianWords } from './describe-norwegian.ts'
import { swedishWords } from './describe-swedish.ts'
import type { HomeFacts, HomeWords } from './home-facts.ts'
import type { StagePhase } from './phases.ts'
import { livedIn } from './phases.ts'
import type { AreaPlace } from './places.ts'
import { finnishAreas } from './places-finland.ts'
import { norwegianAreas } from './places-norway.ts'
import { swedishAreas } from './places-sweden.ts'

type Weights<Item> = readonly (readonly [Item, number])[]

export interface SpecialStage {
  readonly every: number
  readonly at: number
  readonly type: ResidenceType
  readonly form?: DisposalForm
  /** An affordable stage that must exist in every world: its sales have begun. */
  readonly area?: string
  readonly concept?: Concept
  /** A stage with homes on sale, if absent. */
  readonly phase?: StagePhase
  readonly size?: number
}

export interface Catalogue {
  readonly site: SiteDefinition
  readonly share: number
  readonly areas: readonly AreaPlace[]
  readonly words: HomeWords
  readonly audience: HomeFacts['audience']
  readonly fewestRooms: number
  readonly maxRooms: number
  /** Places with space for houses. */
  readonly types: Weights<ResidenceType>
  readonly apartmentForms: Weights<DisposalForm>
  readonly rowForms: Weights<DisposalForm>
  /** Stages at these places in the order have a kind that random choice could leave out, and are on sale. */
  readonly special: readonly SpecialStage[]
}

const inMunicipalities = (areas: readonly AreaPlace[], ...names: readonly string[]): readonly AreaPlace[] =>
  areas.filter(({ municipality }) => names.includes(municipality.name))

const houses: Weights<ResidenceType> = [
  ['apartment', 48],
  ['townHouse', 30],
  ['semiDetachedHouse', 10],
  ['detachedHouse', 12],
]

const catalogue = (key: SiteKey, share: number, rest: Omit<Catalogue, 'site' | 'share'>): Catalogue => ({
  site: siteByKey(key),
  share,
  ...rest,
})

export const catalogues: readonly Catalogue[] = [
  catalogue('sweden', 0.58, {
    areas: swedishAreas,
    words: swedishWords,
    audience: 'everyone',
    fewestRooms: 1,
    maxRooms: 6,
    types: houses,
    apartmentForms: [
      ['condominium', 90],
      ['ownershipApartment', 10],
    ],
    rowForms: [
      ['condominium', 60],
      ['ownership', 40],
    ],
    special: [
      { every: 36, at: 9, type: 'plot' },
      { every: 36, at: 21, type: 'house' },
      { every: 36, at: 14, type: 'apartment', form: 'tenancy' },
      { every: 36, at: 17, type: 'apartment', form: 'ownershipApartment' },
      { every: 36, at: 26, type: 'semiDetachedHouse' },
      { every: 36, at: 3, type: 'detachedHouse' },
      { every: 18, at: 6, type: 'townHouse' },
      { every: 72, at: 46, type: 'apartment', form: 'condominium', size: 34, phase: livedIn },
      { every: 72, at: 52, type: 'apartment', form: 'condominium', size: 26, phase: livedIn },
      { every: 72, at: 58, type: 'townHouse', size: 16, phase: livedIn },
      {
        every: 72,
        at: 1,
        type: 'apartment',
        form: 'condominium',
        area: 'Kvillebäcken',
        concept: 'product',
        size: 48,
      },
      {
        every: 72,
        at: 12,
        type: 'apartment',
        form: 'condominium',
        area: 'Gamlestaden',
        concept: 'original',
        size: 44,
      },
      {
        every: 72,
        at: 19,
        type: 'apartment',
        form: 'condominium',
        area: 'Västra Frölunda',
        concept: 'product',
        size: 40,
      },
    ],
  }),
  catalogue('norway', 0.14, {
    areas: norwegianAreas,
    words: norwegianWords,
    audience: 'everyone',
    fewestRooms: 1,
    maxRooms: 6,
    types: houses,
    apartmentForms: [
      ['ownershipApartment', 75],
      ['condominium', 25],
    ],
    rowForms: [
      ['ownership', 75],
      ['condominium', 25],
    ],
    special: [
      { every: 8, at: 2, type: 'townHouse' },
      { every: 12, at: 5, type: 'house' },
      { every: 12, at: 9, type: 'detachedHouse' },
      { every: 24, at: 11, type: 'plot' },
    ],
  }),
  catalogue('finland', 0.12, {
    areas: finnishAreas,
    words: finnishWords,
    audience: 'everyone',
    fewestRooms: 1,
    maxRooms: 5,
    types: [
      ['apartment', 60],
      ['townHouse', 25],
      ['semiDetachedHouse', 8],
      ['detachedHouse', 7],
    ],
    apartmentForms: [['condominium', 1]],
    rowForms: [['condominium', 1]],
    special: [
      { every: 6, at: 2, type: 'townHouse' },
      { every: 16, at: 10, type: 'detachedHouse' },
    ],
  }),
  catalogue('senior', 0.08, {
    areas: inMunicipalities(
      swedishAreas,
      'Stockholm',
      'Nacka',
      'Uppsala',
      'Göteborg',
      'Kungsbacka',
      'Malmö',
      'Linköping',
      'Örebro',
      'Västerås',
      'Jönköping',
    ),
    words: swedishWords,
    audience: 'seniors',
    fewestRooms: 2,
    maxRooms: 4,
    types: [['apartment', 1]],
    apartmentForms: [['condominium', 1]],
    rowForms: [['condominium', 1]],
    special: [
      { every: 20, at: 7, type: 'apartment', form: 'tenancy' },
      { every: 20, at: 5, type: 'apartment', form: 'condominium', size: 28, phase: livedIn },
    ],
  }),
  catalogue('cooperative', 0.08, {
    areas: inMunicipalities(
      swedishAreas,
      'Huddinge',
      'Järfälla',
      'Uppsala',
      'Göteborg',
      'Malmö',
      'Lund',
      'Norrköping',
      'Örebro',
      'Gävle',
      'Umeå',
    ),
    words: swedishWords,
    audience: 'members',
    fewestRooms: 1,
    maxRooms: 5,
    types: [
      ['apartment', 75],
      ['townHouse', 25],
    ],
    apartmentForms: [['condominium', 1]],
    rowForms: [
      ['condominium', 75],
      ['ownership', 25],
    ],
    special: [
      { every: 7, at: 1, type: 'townHouse' },
      { every: 12, at: 3, type: 'apartment', form: 'tenancy' },
      { every: 12, at: 6, type: 'apartment', form: 'condominium', size: 30, phase: livedIn },
    ],
  }),
]
