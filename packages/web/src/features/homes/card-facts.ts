// Texts of a home's card, in the order and with the emphasis that the site defines.
import type { CardFact, Home, SiteDefinition } from '@husrum/domain'
import { formatPrice, noMoney, squareMetrePrice } from '@husrum/domain'
import type { HomesTexts } from '../../texts/sv/homes.ts'
import { accessWords, outdoorWords, priceWords, sizeWords } from './home-words.ts'

type SayFact = (home: Home, site: SiteDefinition, texts: HomesTexts) => readonly (string | undefined)[]

const facts: Readonly<Record<CardFact, SayFact>> = {
  price: (...given) => priceWords(...given).slice(0, 1),
  salesPrice: (...given) => priceWords(...given).slice(1),
  fee: ({ monthlyFee = noMoney, disposalForm }, { formats }, { card, perMonth }) => [
    monthlyFee > 0 && disposalForm !== 'tenancy'
      ? card.fee(perMonth(formatPrice(monthlyFee, formats)))
      : undefined,
  ],
  squareMetrePrice: (home, { country, formats }, { card }) => {
    const amount = squareMetrePrice(home, country)
    return [amount === undefined ? undefined : card.perSquareMetre(formatPrice(amount, formats))]
  },
  size: (home, site) => [sizeWords(home, site)],
  floor: ({ floor, maxFloor }, _site, { card }) => [
    floor === undefined ? undefined : card.floor(floor, maxFloor),
  ],
  outdoors: ({ outdoorSpaces: [first] }, _site, texts) => [first && outdoorWords(first, texts)],
  access: (home, _site, texts) => [accessWords(home, texts)],
  lift: ({ accessibility = [] }, _site, { card }) => [
    accessibility.includes('lift') ? card.amenities.lift : undefined,
  ],
  commonRoom: (_home, _site, { card }) => [card.amenities.commonRoom],
  guestRoom: (_home, _site, { card }) => [card.amenities.guestRoom],
}

export interface CardLine {
  readonly words: string
  /** Emphasised: the price of the home. */
  readonly isPrice: boolean
}

export interface CardWords {
  readonly lead: string
  readonly lines: readonly CardLine[]
}

/** A non-breaking space keeps the dot with the fact before it, so that no line starts with a dot. */
const joined = (words: readonly string[]): string => words.join('\u00a0· ')

/** If the site's first fact is missing, the card starts with the price. */
export const cardWords = (home: Home, site: SiteDefinition, texts: HomesTexts): CardWords => {
  const say = (fact: CardFact): readonly string[] =>
    facts[fact](home, site, texts).filter((words) => words !== undefined)
  const lead = say(site.showcase.lead).length > 0 ? site.showcase.lead : 'price'
  const lines = site.showcase.lines.map((line) => ({
    words: joined(line.filter((fact) => fact !== lead).flatMap(say)),
    isPrice: line.includes('price'),
  }))
  return { lead: joined(say(lead)), lines: lines.filter(({ words }) => words !== '') }
}

/** The picture of a home in lists; the house if it has none of its own, like a plot. */
export const cardPicture = (
  { floorPlan = '', images: [first] }: Pick<Home, 'floorPlan' | 'images'>,
  { showcase }: SiteDefinition,
): { readonly id: string; readonly isPlan: boolean } | undefined => {
  if (showcase.homePicture === 'floorPlan' && floorPlan !== '') return { id: floorPlan, isPlan: true }
  return first === undefined ? undefined : { id: first, isPlan: false }
}
