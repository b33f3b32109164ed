// The text-search category of each page, and the pages that it leaves out.
import type { PageTemplateKind } from '../pages/template-kinds.ts'
import { templateFamilies } from '../pages/template-kinds.ts'
import type { TextSearchCategory } from './text-search.ts'

const categories: Partial<Readonly<Record<PageTemplateKind, TextSearchCategory>>> = {
  pressRelease: 'pressrelease',
  blog: 'news',
  newsRoom: 'news',
  career: 'career',
  area: 'residencialarea',
  seoCounty: 'residencialarea',
  seoMunicipality: 'residencialarea',
  referenceProject: 'residencialproject',
  rentalProject: 'residencialproject',
  successionStage: 'residencialproject',
  soldOut: 'residencialproject',
  rental: 'residencialobject',
  premisesObject: 'residencialobject',
}

/** Steps of a flow, and personal pages: not searchable. */
const leftOut = new Set<PageTemplateKind>([
  ...templateFamilies.booking.filter((kind) => kind !== 'buyResidenceInfo'),
  ...templateFamilies.myPages.filter((kind) => kind !== 'myPages'),
  ...templateFamilies.system,
  'textSearch',
  'corporateSearch',
  'consent',
  'setPassword',
  'changeEmail',
  'identificationReturn',
  'notFoundObject',
  'notFoundStage',
  'notFoundPremises',
])

/** The category of pages of a kind; undefined for those that a text search leaves out. */
export const textSearchCategoryOf = (kind: PageTemplateKind): TextSearchCategory | undefined =>
  leftOut.has(kind) ? undefined : (categories[kind] ?? 'content')
