// The catalogue of homes over HTTP.
import type { FoundArea, FoundCell, HomesQuery, ResidenceCatalogue } from '@husrum/application'
import type {
  AreaHitDto,
  MapCellDto,
  ObjectHitDto,
  SearchFilterDto,
  StageHitDto,
  TagDto,
} from '@husrum/contract'
import {
  objectsByIds,
  searchMap,
  searchObject,
  searchTags,
  stageAndAreaSearch,
  stagesByIds,
  stageTags,
  tagsByUrl,
} from '@husrum/contract'
import type { Home, HomeCriteria, SiteDefinition, Stage, Tag } from '@husrum/domain'
import { homeAddressOn, homePageOn, moneyOf, withoutUndefined } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'

const mutable = <Item>(items: readonly Item[] | undefined): Item[] | undefined =>
  items ? [...items] : undefined

const toFilterDto = (criteria: HomeCriteria): SearchFilterDto => ({
  siteId: criteria.siteId,
  status: [...criteria.statuses],
  minPrice: criteria.minPrice,
  maxPrice: criteria.maxPrice,
  minRent: criteria.minRent,
  maxRent: criteria.maxRent,
  minRooms: criteria.minRooms,
  maxRooms: criteria.maxRooms,
  minArea: criteria.minArea,
  maxArea: criteria.maxArea,
  inhabitBefore: criteria.inhabitBefore,
  viewingFrom: criteria.viewingFrom,
  viewingBefore: criteria.viewingBefore,
  residenceType: mutable(criteria.residenceTypes),
  disposalForm: mutable(criteria.disposalForms),
  concepts: mutable(criteria.concepts),
  projectStatus: mutable(criteria.projectStatuses),
  outdoorArea: mutable(criteria.outdoorAreas),
  accessibility: mutable(criteria.accessibility),
  sun: mutable(criteria.sun),
  stageIds: mutable(criteria.stageIds),
  tags: mutable(criteria.tagIds),
  geoSearch: mutable(criteria.geoSearch),
})

const toHome = (hit: ObjectHitDto, site: SiteDefinition): Home => ({
  id: hit.id,
  siteId: hit.siteId,
  stageId: hit.stageId,
  stageName: hit.stageName,
  name: hit.name,
  path: homePageOn(site, { path: hit.url, status: hit.status }),
  residenceType: hit.residenceType,
  disposalForm: hit.disposalForm,
  status: hit.status,
  projectStatus: hit.stageStatus,
  concept: hit.concept,
  rooms: hit.minRooms,
  area: hit.livingArea,
  price: moneyOf(hit.minPrice),
  inhabitDate: hit.inhabitDates[0] ?? '',
  showings: hit.showings,
  outdoorSpaces: hit.outdoorSpaces,
  county: hit.county,
  municipality: hit.municipality,
  areaName: hit.area,
  tagIds: hit.tags,
  geo: hit.geo,
  shortDescription: hit.shortDescription,
  images: hit.images,
  ...withoutUndefined({
    totalPrice: moneyOf(hit.minTotalPrice),
    monthlyFee: moneyOf(hit.monthlyFee),
    soldAt: hit.soldAt,
    accessibility: hit.accessibility,
    sunTimes: hit.sunTimes,
    sunHours: hit.sunHours,
    floorPlan: hit.floorPlan,
    floor: hit.floor,
    maxFloor: hit.maxFloor,
  }),
})

const toStage = (hit: StageHitDto, site: SiteDefinition): Stage => ({
  id: hit.id,
  siteId: hit.siteId,
  name: hit.name,
  path: homeAddressOn(site, hit.url),
  status: hit.status,
  phase: hit.phase,
  concept: hit.concept,
  residenceTypes: hit.residenceTypes,
  disposalForms: hit.disposalForms,
  county: hit.county,
  municipality: hit.municipality,
  areaName: hit.area,
  tagIds: hit.tags,
  geo: hit.geo,
  shortDescription: hit.shortDescription,
  image: hit.searchImage,
  homes: hit.objects,
  minRooms: hit.minRooms,
  maxRooms: hit.maxRooms,
  minArea: hit.minLivingArea,
  maxArea: hit.maxLivingArea,
  minPrice: moneyOf(hit.minPrice),
  maxPrice: moneyOf(hit.maxPrice),
  inhabitDate: hit.inhabitDates[0] ?? '',
  inhabitDates: hit.inhabitDates,
  showings: hit.showings,
  ...withoutUndefined({
    minTotalPrice: moneyOf(hit.minTotalPrice),
    maxTotalPrice: moneyOf(hit.maxTotalPrice),
    vipStart: hit.vipStart,
    vipEnd: hit.vipEnd,
  }),
})

const toTag = (dto: TagDto): Tag => dto

const toFoundArea = (hit: AreaHitDto): FoundArea => ({
  tag: hit.tag,
  municipality: hit.municipality,
  homes: hit.objects,
  stages: hit.stages,
  minPrice: moneyOf(hit.minPrice),
  maxPrice: moneyOf(hit.maxPrice),
  image: hit.searchImage,
})

const toFoundCell = (
  { column, row, objects, bounds, minPrice, ids, home }: MapCellDto,
  site: SiteDefinition,
): FoundCell => ({
  column,
  row,
  homes: objects,
  bounds,
  ...withoutUndefined({ minPrice: moneyOf(minPrice) }),
  homeIds: ids,
  ...(home && {
    home: {
      id: home.id,
      name: home.name,
      path: homePageOn(site, { path: home.url, status: home.status }),
      status: home.status,
      disposalForm: home.disposalForm,
      price: moneyOf(home.minPrice),
      ...withoutUndefined({
        totalPrice: moneyOf(home.minTotalPrice),
        monthlyFee: moneyOf(home.monthlyFee),
      }),
    },
  }),
})

export const makeHttpResidenceCatalogue = ({
  client,
  site,
}: {
  client: ServiceClient
  site: SiteDefinition
}): ResidenceCatalogue => ({
  async findHomes({ criteria, sort, offset, limit, facetsAt, geo, near }: HomesQuery) {
    const { body } = await client.call(searchObject, {
      limit,
      offset,
      sort,
      filter: toFilterDto(criteria),
      facetsAt,
      ...geo,
      ...(near && { near: { ...near } }),
    })
    return {
      homes: body.hits.map((hit) => toHome(hit, site)),
      total: body.estimatedTotalHits,
      ...(body.facetDistribution && { facets: body.facetDistribution }),
    }
  },

  async findStagesAndAreas({ criteria, sort }) {
    const { body } = await client.call(stageAndAreaSearch, { sort, filter: toFilterDto(criteria) })
    // Without a list of attributes, hits are complete.
    const hits = body.hits as readonly (StageHitDto | AreaHitDto)[]
    return {
      stages: hits.flatMap((hit) => (hit.type === 'stage' ? [toStage(hit, site)] : [])),
      areas: hits.flatMap((hit) => (hit.type === 'area' ? [toFoundArea(hit)] : [])),
    }
  },

  async findCells({ criteria, box, zoom }) {
    const { body } = await client.call(searchMap, { filter: toFilterDto(criteria), box: [...box], zoom })
    return body.cells.map((cell) => toFoundCell(cell, site))
  },

  async homesByIds(siteId, ids) {
    const { body } = await client.call(objectsByIds, {
      filter: { siteId, ids: [...ids] },
      sort: '',
    })
    return body.hits.map((hit) => toHome(hit, site))
  },

  async stagesByIds(siteId, ids) {
    const { body } = await client.call(stagesByIds, { filter: { siteId, ids: [...ids] }, sort: '' })
    return body.hits.map((hit) => toStage(hit, site))
  },

  async findTags({ siteId, text, limit }) {
    const { body } = await client.call(searchTags, { text, limit, filter: { siteId }, sort: '' })
    return body.hits.map(toTag)
  },

  async stageTags(siteId) {
    const { body } = await client.call(stageTags, { siteId })
    return body.hits.map(toTag)
  },

  async tagsByUrl(siteId, urls) {
    const { body } = await client.call(tagsByUrl, { siteId, urls: [...urls] })
    return body.hits.map(toTag)
  },
})
