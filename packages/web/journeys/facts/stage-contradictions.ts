// Compares statements about a stage with its listed homes.
import type { ProjectStatus, ResidenceStatus } from '@husrum/domain'
import { searchedStatuses } from '@husrum/domain'
import { factWords } from './fact-words.ts'
import type { Part } from './page-lines.ts'
import { headOf, linesOf, mainOf } from './page-lines.ts'
import type { Reading } from './statements.ts'
import { statementsOf } from './statements.ts'

/** A home of the stage, as the catalogue has it. */
export interface StageHome {
  readonly status: ResidenceStatus
  /** The price as its country shows it; 0 for rentals. */
  readonly price: number
}

/** Statuses of stages with and without homes for sale. */
const inSale: readonly ProjectStatus[] = ['preSelling', 'forSale', 'moveInReady']
const outOfSale: readonly ProjectStatus[] = ['planned', 'soldOut', 'reference']

const isSearched = ({ status }: StageHome): boolean => searchedStatuses.some((one) => one === status)

const lowest = (numbers: readonly number[]): number => Math.min(...numbers)

/** Statements on the page of a stage that contradict its homes. */
export const stageContradictionsOf = (
  html: string,
  homes: readonly StageHome[],
  reading: Reading,
): readonly string[] => {
  const main = mainOf(html)
  const header = main?.querySelector('header')
  if (!main || !header) return ['has no header']
  const { description, graph } = headOf(html)
  const listing = graph.find((one) => one['@type'] === 'RealEstateListing')
  const offers = listing?.offers as { lowPrice?: number; offerCount?: number } | undefined
  const buyable = homes.filter(isSearched)
  const price = lowest(buyable.filter((home) => home.price > 0).map((home) => home.price))
  const words = [reading.texts.projectStatus, reading.texts.rentalProjectStatus].flatMap(
    (statuses) => Object.entries(statuses) as [ProjectStatus, string][],
  )
  const status = words.find(([, word]) => header.querySelector('span')?.textContent?.trim() === word)?.[0]
  const prices = [...linesOf(header as unknown as Part, 'page'), { where: 'meta', text: description }]
    .flatMap((line) => statementsOf(line, reading))
    .filter(({ fact }) => fact === 'price')
  const { seeViewings } = factWords[reading.site.locale]
  return [
    ...(status === undefined ? ['says no status'] : []),
    ...(status && inSale.includes(status) && buyable.length === 0
      ? [`is ${status}, and no home is for sale`]
      : []),
    ...(status && outOfSale.includes(status) && buyable.length > 0
      ? [`is ${status}, and ${buyable.length} homes are for sale`]
      : []),
    ...prices
      .filter(({ value }) => Number(value) !== price)
      .map(({ where, words: said }) => `the lowest price is ${price}, but ${where} “${said}”`),
    ...(offers?.offerCount !== undefined && offers.offerCount !== buyable.length
      ? [`${buyable.length} homes are for sale, JSON-LD says ${offers.offerCount}`]
      : []),
    ...(offers?.lowPrice !== undefined && offers.lowPrice !== price
      ? [`the lowest price is ${price}, JSON-LD says ${offers.lowPrice}`]
      : []),
    ...(seeViewings.test(description) && main.querySelector('time') === null
      ? [`promises viewings: “${description}”`]
      : []),
  ]
}
