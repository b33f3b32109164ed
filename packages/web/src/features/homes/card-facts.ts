// What the card of a home says, in the order and the weight that its site asks for.
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
  /** Said with weight: what the home costs. */
  readonly isPrice: boolean
}

export interface CardWords {
  readonly lead: string
  readonly lines: readonly CardLine[]
}

/** The dot stays with the fact before it, so that no line begins with one. */
const joined = (words: readonly string[]): string => words.join('\u00a0· ')

/** A home that lacks what its site would say first begins with its price. */
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

/** The picture that stands for a home among others; the house where it has none of its own, as a plot. */
export const cardPicture = (
  { floorPlan = '', images: [first] }: Pick<Home, 'floorPlan' | 'images'>,
  { showcase }: SiteDefinition,
): { readonly id: string; readonly isPlan: boolean } | undefined => {
  if (showcase.homePicture === 'floorPlan' && floorPlan !== '') return { id: floorPlan, isPlan: true }
  return first === undefined ? undefined : { id: first, isPlan: false }
}
