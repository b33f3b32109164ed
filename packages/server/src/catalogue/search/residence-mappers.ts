// Domain → wire and back, for homes, stages, areas and places.
import type {
  Answer,
  AreaHitDto,
  MapCellDto,
  ObjectHitDto,
  PinnedHomeDto,
  SearchFilterDto,
  StageHitDto,
  TagDto,
} from '@husrum/contract'
import type { GeoSearch, Home, HomeCriteria, HomeSpans, PinnedHome, Stage, Tag } from '@husrum/domain'
import { searchedStatuses, wholeUnitsOf, withoutUndefined } from '@husrum/domain'
import type { FoundArea, FoundCell } from './residence-service.ts'

/** Prices on the wire are whole units of the site's currency. */
export const toPriceSpansDto = ({ minPrice, maxPrice, minTotalPrice, maxTotalPrice }: HomeSpans) => ({
  minPrice: wholeUnitsOf(minPrice),
  maxPrice: wholeUnitsOf(maxPrice),
  minTotalPrice: wholeUnitsOf(minTotalPrice),
  maxTotalPrice: wholeUnitsOf(maxTotalPrice),
})

export const toObjectHitDto = (home: Home): Answer<ObjectHitDto> => ({
  type: 'object',
  id: home.id,
  siteId: home.siteId,
  stageId: home.stageId,
  stageName: home.stageName,
  name: home.name,
  url: home.path,
  residenceType: home.residenceType,
  disposalForm: home.disposalForm,
  status: home.status,
  soldAt: home.soldAt,
  stageStatus: home.projectStatus,
  concept: home.concept,
  minRooms: home.rooms,
  maxRooms: home.rooms,
  livingArea: home.area,
  minPrice: wholeUnitsOf(home.price),
  maxPrice: wholeUnitsOf(home.price),
  ...(home.totalPrice !== undefined && {
    minTotalPrice: wholeUnitsOf(home.totalPrice),
    maxTotalPrice: wholeUnitsOf(home.totalPrice),
  }),
  inhabitDates: [home.inhabitDate],
  showings: [...home.showings],
  outdoorSpaces: home.outdoorSpaces.map((space) => ({ ...space })),
  ...(home.accessibility !== undefined && { accessibility: [...home.accessibility] }),
  ...(home.sunTimes !== undefined && { sunTimes: [...home.sunTimes] }),
  sunHours: home.sunHours,
  county: home.county,
  municipality: home.municipality,
  area: home.areaName,
  tags: [...home.tagIds],
  geo: home.geo,
  shortDescription: home.shortDescription,
  searchImage: home.images[0] ?? '',
  images: [...home.images],
  floorPlan: home.floorPlan,
  floor: home.floor,
  maxFloor: home.maxFloor,
  monthlyFee: wholeUnitsOf(home.monthlyFee),
})

export const toStageHitDto = (stage: Stage): Answer<StageHitDto> => ({
  type: 'stage',
  id: stage.id,
  siteId: stage.siteId,
  name: stage.name,
  url: stage.path,
  status: stage.status,
  stageStatus: stage.status,
  phase: stage.phase,
  concept: stage.concept,
  residenceTypes: [...stage.residenceTypes],
  disposalForms: [...stage.disposalForms],
  minRooms: stage.minRooms,
  maxRooms: stage.maxRooms,
  minLivingArea: stage.minArea,
  maxLivingArea: stage.maxArea,
  ...toPriceSpansDto(stage),
  objects: stage.homes,
  inhabitDates: [...stage.inhabitDates],
  showings: [...stage.showings],
  vipStart: stage.vipStart,
  vipEnd: stage.vipEnd,
  county: stage.county,
  municipality: stage.municipality,
  area: stage.areaName,
  tags: [...stage.tagIds],
  geo: stage.geo,
  shortDescription: stage.shortDescription,
  searchImage: stage.image,
})

export const toAreaHitDto = ({
  tag,
  municipality,
  homes,
  stages,
  minPrice,
  maxPrice,
  image,
}: FoundArea): Answer<AreaHitDto> => ({
  type: 'area',
  tag: toTagDto(tag),
  id: tag.id,
  siteId: tag.siteId,
  name: tag.name,
  url: tag.url,
  municipality,
  objects: homes,
  stages,
  minPrice: wholeUnitsOf(minPrice),
  maxPrice: wholeUnitsOf(maxPrice),
  geo: tag.geo,
  searchImage: image,
})

const toPinnedHomeDto = (home: PinnedHome): Answer<PinnedHomeDto> => ({
  id: home.id,
  name: home.name,
  url: home.path,
  status: home.status,
  disposalForm: home.disposalForm,
  minPrice: wholeUnitsOf(home.price),
  minTotalPrice: wholeUnitsOf(home.totalPrice),
  monthlyFee: wholeUnitsOf(home.monthlyFee),
})

export const toMapCellDto = ({
  column,
  row,
  homes,
  bounds,
  minPrice,
  homeIds,
  home,
}: FoundCell): Answer<MapCellDto> => ({
  column,
  row,
  objects: homes,
  bounds: [...bounds],
  minPrice: wholeUnitsOf(minPrice),
  ids: [...homeIds],
  ...(home && { home: toPinnedHomeDto(home) }),
})

export const toTagDto = (tag: Tag): Answer<TagDto> => ({ ...tag })

/** The wire's filter as criteria. Without statuses, a search uses the searchable ones. */
export const toHomeCriteria = (filter: SearchFilterDto): HomeCriteria => {
  const {
    siteId,
    status,
    residenceType,
    disposalForm,
    projectStatus,
    outdoorArea,
    tags,
    geoSearch,
    ...same
  } = filter
  return {
    ...withoutUndefined({
      ...same,
      residenceTypes: residenceType,
      disposalForms: disposalForm,
      projectStatuses: projectStatus,
      outdoorAreas: outdoorArea,
      tagIds: tags,
      geoSearch: geoSearch as GeoSearch | undefined,
    }),
    siteId,
    statuses: status ?? searchedStatuses,
  }
}
