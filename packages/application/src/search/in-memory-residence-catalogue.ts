// A complete catalogue in an array, for tests and sketches. Faster implementations are compared with it.

import type {
  ChoiceFilter,
  FacetDistribution,
  Home,
  HomeCriteria,
  MapCellPlace,
  Money,
  Stage,
  Tag,
} from '@husrum/domain'
import {
  choiceFilterNames,
  choiceFilters,
  compareHomes,
  compareSuggestions,
  expandChoice,
  homeSpans,
  inhabitBefore,
  inhabitDateCodes,
  isWithinBox,
  mapCellOf,
  matchesCriteria,
  maxHomesNamed,
  noMoney,
  orderHomes,
  pinnedHomeOf,
  searchedPrice,
  viewingFilters,
  viewingWindow,
} from '@husrum/domain'
import type { FoundArea, FoundCell, ResidenceCatalogue } from './residence-catalogue.ts'

type OptionalCriterion = Exclude<keyof HomeCriteria, 'siteId' | 'statuses'>

const without = (criteria: HomeCriteria, ...keys: readonly OptionalCriterion[]): HomeCriteria => {
  const rest: { -readonly [Key in keyof HomeCriteria]: HomeCriteria[Key] } = { ...criteria }
  for (const key of keys) delete rest[key]
  return rest
}

const criterionOf: Record<ChoiceFilter, OptionalCriterion> = {
  residenceType: 'residenceTypes',
  disposalForm: 'disposalForms',
  concepts: 'concepts',
  projectStatus: 'projectStatuses',
  outdoorArea: 'outdoorAreas',
  accessibility: 'accessibility',
  sun: 'sun',
}

const hasValue: Record<ChoiceFilter, (home: Home, value: string) => boolean> = {
  residenceType: (home, value) => home.residenceType === value,
  disposalForm: (home, value) => home.disposalForm === value,
  concepts: (home, value) => home.concept === value,
  projectStatus: (home, value) => home.projectStatus === value,
  outdoorArea: (home, value) => {
    const meant: readonly string[] = expandChoice([value as never])
    return home.outdoorSpaces.some((space) => meant.includes(space.type))
  },
  accessibility: (home, value) => (home.accessibility ?? []).some((known) => known === value),
  sun: (home, value) => (home.sunTimes ?? []).some((known) => known === value),
}

/** Counts only what exists: a value without homes is omitted, except the codes of `inhabitDate` and `viewing`. */
const byHomes = (a: Tag, b: Tag): number => b.homes - a.homes || (a.id < b.id ? -1 : 1)

const facetsOf = (homes: readonly Home[], criteria: HomeCriteria, today: string): FacetDistribution => {
  const count = (wanted: HomeCriteria) => homes.filter((home) => matchesCriteria(home, wanted)).length
  const choices = Object.fromEntries(
    choiceFilterNames.map((name) => {
      const others = homes.filter((home) => matchesCriteria(home, without(criteria, criterionOf[name])))
      const counts = choiceFilters[name]
        .map((value) => [value, others.filter((home) => hasValue[name](home, value)).length] as const)
        .filter(([, found]) => found > 0)
      return [name, Object.fromEntries(counts)]
    }),
  ) as Record<ChoiceFilter, Record<string, number>>
  const anyDate = without(criteria, 'inhabitBefore')
  const anyViewing = without(criteria, 'viewingFrom', 'viewingBefore')
  const matching = homes.filter((home) => matchesCriteria(home, criteria))
  return {
    ...choices,
    inhabitDate: Object.fromEntries(
      inhabitDateCodes.map((code) => {
        const before = inhabitBefore(code, today)
        return [String(code), count(before === undefined ? anyDate : { ...anyDate, inhabitBefore: before })]
      }),
    ),
    viewing: Object.fromEntries(
      viewingFilters.map((viewing) => {
        const window = viewingWindow(viewing, today)
        return [
          viewing,
          count({
            ...anyViewing,
            ...(window && { viewingFrom: window.from }),
            ...(window?.before !== undefined && { viewingBefore: window.before }),
          }),
        ]
      }),
    ),
    type: {
      object: matching.length,
      stage: new Set(matching.map((home) => home.stageId)).size,
      area: new Set(matching.map((home) => `${home.municipality}/${home.areaName}`)).size,
    },
  }
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** Of the prices that are set. */
const range = (prices: readonly Money[]) => {
  const inOrder = prices.filter((price) => price > 0).sort((a, b) => a - b)
  return { min: inOrder[0] ?? noMoney, max: inOrder.at(-1) ?? noMoney }
}

const cellOf = ({ column, row }: MapCellPlace, members: readonly [Home, ...Home[]]): FoundCell => {
  const lats = members.map(({ geo }) => geo.lat)
  const lons = members.map(({ geo }) => geo.lon)
  const prices = members.map(searchedPrice).filter((price) => price > 0)
  return {
    column,
    row,
    homes: members.length,
    bounds: [Math.min(...lats), Math.min(...lons), Math.max(...lats), Math.max(...lons)],
    ...(prices.length > 0 && { minPrice: range(prices).min }),
    homeIds: members.length > maxHomesNamed ? [] : members.map(({ id }) => id).sort(),
    ...(members.length === 1 && { home: pinnedHomeOf(members[0]) }),
  }
}

export const makeInMemoryResidenceCatalogue = ({
  homes,
  stages = [],
  tags = [],
}: {
  homes: readonly Home[]
  stages?: readonly Stage[]
  tags?: readonly Tag[]
}): ResidenceCatalogue => ({
  async findHomes({ criteria, sort, offset, limit, facetsAt, geo, near }) {
    const found = homes.filter((home) => matchesCriteria(home, criteria))
    const matching = orderHomes(found, sort, geo?.geo === 'auto' ? near : undefined)
    return {
      homes: matching.slice(offset, offset + limit),
      total: matching.length,
      ...(facetsAt !== undefined && { facets: facetsOf(homes, criteria, facetsAt) }),
    }
  },

  async findStagesAndAreas({ criteria, sort }) {
    const matching = homes.filter((home) => matchesCriteria(home, criteria)).sort(compareHomes(sort))
    const inStage = Map.groupBy(matching, (home) => home.stageId)
    const foundStages = [...inStage].flatMap(([stageId, members]) => {
      const stage = stages.find((candidate) => candidate.id === stageId)
      if (!stage) return []
      const { minTotalPrice: _min, maxTotalPrice: _max, ...rest } = stage
      return [{ ...rest, ...homeSpans(members) }]
    })
    const areas = tags
      .filter((tag) => tag.kind === 'area')
      .flatMap((tag): readonly FoundArea[] => {
        const members = matching.filter((home) => home.tagIds.includes(tag.id))
        const [first] = members
        if (!first) return []
        const price = range(members.map(searchedPrice))
        return [
          {
            tag,
            municipality: first.municipality,
            homes: members.length,
            stages: new Set(members.map((home) => home.stageId)).size,
            minPrice: price.min,
            maxPrice: price.max,
            image: stages.find(({ id }) => id === first.stageId)?.image ?? '',
          },
        ]
      })
      .sort((a, b) => b.homes - a.homes || (a.tag.id < b.tag.id ? -1 : 1))
    return { stages: foundStages, areas }
  },

  async findCells({ criteria, box, zoom }) {
    const matching = homes.filter((home) => matchesCriteria(home, criteria) && isWithinBox(home.geo, box))
    const cells = Map.groupBy(matching, ({ geo }) => {
      const { column, row } = mapCellOf(geo, zoom)
      return `${column} ${row}`
    })
    return [...cells.values()]
      .map((members) => {
        const inCell = members as [Home, ...Home[]]
        return cellOf(mapCellOf(inCell[0].geo, zoom), inCell)
      })
      .sort((a, b) => a.row - b.row || a.column - b.column)
  },

  async homesByIds(siteId, ids) {
    return ids.flatMap((id) => homes.filter((home) => home.siteId === siteId && home.id === id))
  },

  async stagesByIds(siteId, ids) {
    return ids.flatMap((id) => stages.filter((stage) => stage.siteId === siteId && stage.id === id))
  },

  async findTags({ siteId, text, limit }) {
    const wanted = fold(text)
    return tags
      .filter((tag) => tag.siteId === siteId)
      .filter(
        (tag) =>
          fold(tag.name)
            .split(/[\s-]+/)
            .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted)) ||
          fold(tag.name).startsWith(wanted),
      )
      .sort(wanted === '' ? byHomes : compareSuggestions((name) => fold(name).startsWith(wanted)))
      .slice(0, limit)
  },

  async stageTags(siteId) {
    const named = new Set(stages.flatMap((stage) => (stage.siteId === siteId ? stage.tagIds : [])))
    return tags.filter((tag) => tag.siteId === siteId && named.has(tag.id)).sort(byHomes)
  },

  async tagsByUrl(siteId, urls) {
    return urls.flatMap((url) => tags.filter((tag) => tag.siteId === siteId && tag.url === url))
  },
})
