// Maps homes and stages of pages from the wire, where prices are whole units of the site's currency.
import type { HomeDetailsDto, HomeDto, StageDto } from '@husrum/contract'
import type { Home, HomeDetails, Stage } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'

const withMoney = <Dto extends HomeDto>({ price, totalPrice, monthlyFee, ...dto }: Dto) => ({
  ...dto,
  price: moneyOf(price),
  ...(totalPrice !== undefined && { totalPrice: moneyOf(totalPrice) }),
  ...(monthlyFee !== undefined && { monthlyFee: moneyOf(monthlyFee) }),
})

export const toPageHome = (dto: HomeDto): Home => withMoney(dto) as Home

export const toHomeDetails = ({ financingFee, purchaseCosts, ...dto }: HomeDetailsDto): HomeDetails =>
  ({
    ...withMoney(dto),
    ...(financingFee !== undefined && { financingFee: moneyOf(financingFee) }),
    ...(purchaseCosts !== undefined && { purchaseCosts: moneyOf(purchaseCosts) }),
  }) as HomeDetails

export const toPageStage = ({ minPrice, maxPrice, minTotalPrice, maxTotalPrice, ...dto }: StageDto): Stage =>
  ({
    ...dto,
    minPrice: moneyOf(minPrice),
    maxPrice: moneyOf(maxPrice),
    ...(minTotalPrice !== undefined && { minTotalPrice: moneyOf(minTotalPrice) }),
    ...(maxTotalPrice !== undefined && { maxTotalPrice: moneyOf(maxTotalPrice) }),
  }) as Stage
