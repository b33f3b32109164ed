// The facts of homes, one per row, in the words of their own pages.
import type { HomeDetails, SiteDefinition } from '@husrum/domain'
import { costLines, formatArea, formatLayout, formatPrice, squareMetrePrice } from '@husrum/domain'
import { momentIn, placeWords, statusWords } from '../../features/homes/home-words.ts'
import type { Texts } from '../../texts/load-texts.ts'
import { mainPrice } from '../object/main-price.ts'
import { objectFacts } from '../object/object-facts.ts'

export interface ComparedFact {
  readonly label: string
  /** One per home, in their order; undefined if a home has none. */
  readonly words: readonly (string | undefined)[]
  /** Whether the homes differ in this fact. */
  readonly differs: boolean
}

type Said = readonly (readonly [label: string, words: string])[]

const saidOf = (home: HomeDetails, site: SiteDefinition, { homes, homePage, favourites }: Texts): Said => {
  const { formats, country } = site
  const main = mainPrice(home, site, homes)
  const perSquareMetre = squareMetrePrice(home, country)
  const viewing = home.showings[0] === undefined ? undefined : momentIn(home.showings[0], country)
  return [
    [favourites.statusLabel, statusWords(home, homes)],
    [main.label, main.words],
    ...(main.isMonthly ? [] : costLines(home)).map(({ kind, amount, isMonthly }) => {
      const words = formatPrice(amount, formats)
      return [homes.labels[kind], isMonthly ? homes.perMonth(words) : words] as const
    }),
    ...(perSquareMetre === undefined
      ? []
      : [[homePage.price.perSquareMetre, formatPrice(perSquareMetre, formats)] as const]),
    [favourites.rooms, formatLayout(home, formats)],
    [favourites.area, formatArea(home.area, formats)],
    [favourites.stage, home.stageName],
    [favourites.place, placeWords(home)],
    ...objectFacts(home, site, homes).flatMap((fact) =>
      fact === undefined ? [] : [[fact.label, fact.values.join(', ')] as const],
    ),
    ...(viewing ? [[favourites.viewing, homes.momentShort(viewing)] as const] : []),
  ]
}

/** A fact has the position that it has in the first home that has it. */
export const comparisonOf = (
  homes: readonly HomeDetails[],
  site: SiteDefinition,
  texts: Texts,
): readonly ComparedFact[] => {
  const said = homes.map((home) => saidOf(home, site, texts))
  const labels: string[] = []
  for (const facts of said)
    facts.forEach(([label], at) => {
      if (labels.includes(label)) return
      const before = facts[at - 1]?.[0]
      labels.splice(before === undefined ? 0 : labels.indexOf(before) + 1, 0, label)
    })
  return labels.map((label) => {
    const words = said.map((facts) => facts.find(([known]) => known === label)?.[1])
    return { label, words, differs: new Set(words).size > 1 }
  })
}
