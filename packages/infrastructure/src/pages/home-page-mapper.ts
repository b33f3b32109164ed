// Maps homes and stages of pages from the wire, where prices are whole units of the site's currency.
import type { HomeDetailsDto, HomeDto, StageDto } from '@husrum/contract'
import type { Home, HomeDetails, Stage } from '@husrum/domain'
import { moneyOf, withoutUndefined } from '@husrum/domain'

const withMoney = <Dto extends HomeDto>({ price, totalPrice, monthlyFee, ...dto }: Dto) => ({
  ...dto,
  price: moneyOf(price),
  ...withoutUndefined({ totalPrice: moneyOf(totalPrice), monthlyFee: moneyOf(monthlyFee) }),
})

export const toPageHome = (dto: HomeDto): Home => withMoney(dto) as Home

export const toHomeDetails = ({ financingFee, purchaseCosts, ...dto }: HomeDetailsDto): HomeDetails =>
  ({
    ...withMoney(dto),
    ...withoutUndefined({ financingFee: moneyOf(financingFee), purchaseCosts: moneyOf(purchaseCosts) }),
  }) as HomeDetails

export const toPageStage = ({ minPrice, maxPrice, minTotalPrice, maxTotalPrice, ...dto }: StageDto): Stage =>
  ({
    ...dto,
    minPrice: moneyOf(minPrice),
    maxPrice: moneyOf(maxPrice),
    ...withoutUndefined({ minTotalPrice: moneyOf(minTotalPrice), maxTotalPrice: moneyOf(maxTotalPrice) }),
  }) as Stage
