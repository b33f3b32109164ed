// Pages as sent on the wire: prices of homes and stages are whole units of the site's currency.
import type { HomeDetailsDto, HomeDto, PageDto, StageDto } from '@husrum/contract'
import { homeDto } from '@husrum/contract'
import type { Home, HomeDetails, Page, PlacedBlock, Stage } from '@husrum/domain'
import { wholeUnitsOf, withoutUndefined } from '@husrum/domain'
import { toPremisesDetailsDto, toPremisesDto } from '../../catalogue/premises/index.ts'
import { toPriceSpansDto } from '../../catalogue/search/index.ts'

const pricesOf = ({ price, totalPrice, monthlyFee }: Home) => ({
  price: wholeUnitsOf(price),
  ...withoutUndefined({ totalPrice: wholeUnitsOf(totalPrice), monthlyFee: wholeUnitsOf(monthlyFee) }),
})

/** The fields of a home that a card shows, without its details. */
const toHomeDto = (home: Home): HomeDto => homeDto.parse({ ...home, ...pricesOf(home) })

const toHomeDetailsDto = (home: HomeDetails): HomeDetailsDto =>
  ({
    ...home,
    ...pricesOf(home),
    ...withoutUndefined({
      financingFee: wholeUnitsOf(home.financingFee),
      purchaseCosts: wholeUnitsOf(home.purchaseCosts),
    }),
  }) as HomeDetailsDto

const toStageDto = (stage: Stage): StageDto => ({ ...stage, ...toPriceSpansDto(stage) }) as StageDto

const toBlockDto = (block: PlacedBlock) =>
  block.kind === 'listing' && 'stages' in block ? { ...block, stages: block.stages.map(toStageDto) } : block

export const toPageDto = (page: Page): PageDto => {
  if (page.template === 'object' || page.template === 'rental') {
    const { home, stage, similar } = page.model
    return {
      ...page,
      model: {
        ...page.model,
        home: toHomeDetailsDto(home),
        stage: toStageDto(stage),
        similar: similar.map(toHomeDto),
      },
    } as PageDto
  }
  if (page.template === 'stage' || page.template === 'rentalProject')
    return {
      ...page,
      model: {
        ...page.model,
        stage: toStageDto(page.model.stage),
        nearby: page.model.nearby.map(toStageDto),
      },
    } as PageDto
  if (page.template === 'residenceExplorer')
    return { ...page, model: { stage: toStageDto(page.model.stage) } } as PageDto
  if ('instead' in page.model && page.model.instead)
    return { ...page, model: { ...page.model, instead: page.model.instead.map(toStageDto) } } as PageDto
  if (page.template === 'successionStage') {
    const { stage, homes } = page.model
    const model = { ...page.model, stage: toStageDto(stage), homes: homes.map(toHomeDto) }
    return { ...page, model } as PageDto
  }
  if (page.template === 'premisesObject') {
    const { premises, similar } = page.model
    const model = { premises: toPremisesDetailsDto(premises), similar: similar.map(toPremisesDto) }
    return { ...page, model } as PageDto
  }
  if (page.template === 'notFoundPremises') {
    const { nearest, blocks } = page.model
    const model = { ...page.model, nearest: nearest.map(toPremisesDto), blocks: blocks.map(toBlockDto) }
    return { ...page, model } as PageDto
  }
  if (!('blocks' in page.model)) return page as PageDto
  return { ...page, model: { ...page.model, blocks: page.model.blocks.map(toBlockDto) } } as PageDto
}
