// Domain → wire and back, for homes, stages, areas and places.
import type {
  AreaHitDto,
  MapCellDto,
  ObjectHitDto,
  PinnedHomeDto,
  SearchFilterDto,
  StageHitDto,
  TagDto,
} from '@husrum/contract'
import type { GeoSearch, Home, HomeCriteria, HomeSpans, PinnedHome, Stage, Tag } from '@husrum/domain'
import { searchedStatuses, wholeUnitsOf } from '@husrum/domain'
import type { FoundArea, FoundCell } from './residence-service.ts'

/** Prices on the wire are whole units of the site's currency. */
export const toPriceSpansDto = ({ minPrice, maxPrice, minTotalPrice, maxTotalPrice }: HomeSpans) => ({
  minPrice: wholeUnitsOf(minPrice),
  maxPrice: wholeUnitsOf(maxPrice),
  ...(minTotalPrice !== undefined && { minTotalPrice: wholeUnitsOf(minTotalPrice) }),
  ...(maxTotalPrice !== undefined && { maxTotalPrice: wholeUnitsOf(maxTotalPrice) }),
})

export const toObjectHitDto = (home: Home): ObjectHitDto => ({
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
  ...(home.soldAt !== undefined && { soldAt: home.soldAt }),
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
  ...(home.sunHours !== undefined && { sunHours: home.sunHours }),
  county: home.county,
  municipality: home.municipality,
  area: home.areaName,
  tags: [...home.tagIds],
  geo: home.geo,
  shortDescription: home.shortDescription,
  searchImage: home.images[0] ?? '',
  images: [...home.images],
  ...(home.floorPlan !== undefined && { floorPlan: home.floorPlan }),
  ...(home.floor !== undefined && { floor: home.floor }),
  ...(home.maxFloor !== undefined && { maxFloor: home.maxFloor }),
  ...(home.monthlyFee !== undefined && { monthlyFee: wholeUnitsOf(home.monthlyFee) }),
})

export const toStageHitDto = (stage: Stage): StageHitDto => ({
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
  ...(stage.vipStart !== undefined && { vipStart: stage.vipStart }),
  ...(stage.vipEnd !== undefined && { vipEnd: stage.vipEnd }),
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
}: FoundArea): AreaHitDto => ({
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

const toPinnedHomeDto = (home: PinnedHome): PinnedHomeDto => ({
  id: home.id,
  name: home.name,
  url: home.path,
  status: home.status,
  disposalForm: home.disposalForm,
  minPrice: wholeUnitsOf(home.price),
  ...(home.totalPrice !== undefined && { minTotalPrice: wholeUnitsOf(home.totalPrice) }),
  ...(home.monthlyFee !== undefined && { monthlyFee: wholeUnitsOf(home.monthlyFee) }),
})

export const toMapCellDto = ({
  column,
  row,
  homes,
  bounds,
  minPrice,
  homeIds,
  home,
}: FoundCell): MapCellDto => ({
  column,
  row,
  objects: homes,
  bounds: [...bounds],
  ...(minPrice !== undefined && { minPrice: wholeUnitsOf(minPrice) }),
  ids: [...homeIds],
  ...(home && { home: toPinnedHomeDto(home) }),
})

export const toTagDto = (tag: Tag): TagDto => ({ ...tag })

/** Removes undefined fields: absent on the wire means absent here. */
export const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>
  }

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
    ...present({
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
