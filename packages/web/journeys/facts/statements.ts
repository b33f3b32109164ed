// Extracts facts about a home from a text, each with its place.
import type { SiteDefinition } from '@husrum/domain'
import type { HomesTexts } from '../../src/texts/sv/homes.ts'
import type { FactWords, Season } from './fact-words.ts'
import { factWords } from './fact-words.ts'

export interface Statement {
  /** "floor"; a named amount includes its name: "fee: hoitovastike". */
  readonly fact: string
  readonly value: string
  readonly where: string
  readonly words: string
}

/** A piece of visible text: a paragraph, a row, a line of a card. */
export interface Line {
  readonly where: string
  readonly text: string
}

export interface Reading {
  readonly site: SiteDefinition
  readonly texts: HomesTexts
  /** `yyyy-MM-dd`: a home is ready from its access date on. */
  readonly today: string
}

type Found = Pick<Statement, 'fact' | 'value'>

const plain = (text: string): string => text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim()
const digits = (text: string): string => text.replace(/\s/gu, '').replace(',', '.')
const groupOf = (match: RegExpMatchArray): string => match.slice(1).find((group) => group !== undefined) ?? ''

const countIn = (found: string, { numbers, sizes }: FactWords): string => {
  const word = found.toLowerCase()
  const at = [numbers, ...sizes].map((list) => list.indexOf(word)).find((index) => index > 0)
  return at === undefined ? word : String(at)
}

const seasonOfMonth = (month: number): Season =>
  month < 3 ? 'early' : month < 6 ? 'spring' : month < 9 ? 'summer' : month < 12 ? 'autumn' : 'late'

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?;]) (?=\p{Lu}|\d+[\p{L}-]|\d+ m²)| · /u).filter((sentence) => sentence !== '')

const areas = (sentence: string, words: FactWords): readonly Found[] =>
  [...sentence.matchAll(words.squareMetres)].map((match) => {
    const before = sentence.slice(0, match.index)
    const isPlot = words.plot.test(sentence) && !words.house.test(before)
    const fact = words.outdoors.test(sentence) ? 'outdoor area' : isPlot ? 'plot area' : 'area'
    return { fact, value: digits(groupOf(match)) }
  })

const amount = /kr (\d[\d ]*\d|\d)|(\d[\d ]*\d|\d) ?(?:kr|€)(?!\p{L})/gu

/** "Avgift/mån 3 230 kr", "Vastike/kk 1 469 €". */
const monthBefore = /\/\s?(?:mån|md|kk|month)\.?:?\s*$/iu
/** "Pris per m²: 34 425 kr", "Neliöhinta 4 020 €". */
const squareMetreBefore = /(?:\/\s?m²|per m²|per sq\.? ?m|neliöhinta):?\s*$/iu

/** A name before the amount distinguishes it from the home's price: "Försäljningspris 98 000 €". */
const nameOf = (before: string, { labels }: HomesTexts): string | undefined =>
  Object.entries(labels)
    .filter(([key]) => key !== 'price' && key !== 'totalPrice')
    .map(([, label]) => label.toLowerCase())
    .find((label) =>
      before
        .toLowerCase()
        .replace(/[:\s]+$/u, '')
        .endsWith(label),
    )

/** The site's amounts for booking and withdrawal, which are the same for all its homes. */
const bookingCosts = ({ site }: Reading): readonly string[] =>
  [site.bookingFee, site.withdrawalCost].filter((cost) => cost > 0).map(String)

const amounts = (sentence: string, words: FactWords, reading: Reading): readonly Found[] => {
  const costs = bookingCosts(reading)
  let from = 0
  return [...sentence.matchAll(amount)].flatMap((match) => {
    const after = sentence.slice(match.index + match[0].length)
    const before = sentence.slice(from, match.index)
    const name = nameOf(before, reading.texts)
    from = match.index + match[0].length
    const value = digits(groupOf(match))
    if (costs.includes(value)) return []
    if (words.aSquareMetre.test(after) || squareMetreBefore.test(before))
      return { fact: 'price of a square metre', value }
    const fact = words.aMonth.test(after) || monthBefore.test(before) ? 'fee' : 'price'
    return { fact: name === undefined ? fact : `${fact}: ${name}`, value }
  })
}

const accessOn = (date: string, today: string): string =>
  date <= today ? 'ready' : `${seasonOfMonth(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`

const times = (sentence: string, words: FactWords, { today }: Reading): readonly Found[] => [
  ...[...sentence.matchAll(words.seasons)].flatMap(([, word = '', year = '']) => {
    const season = words.season(word.toLowerCase())
    return season === undefined ? [] : [{ fact: 'access', value: `${season} ${year}` }]
  }),
  ...(words.ready.test(sentence) ? [{ fact: 'access', value: 'ready' }] : []),
  ...(words.access.test(sentence)
    ? [
        ...sentence.matchAll(/(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/gu),
        ...sentence.matchAll(/(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/gu),
      ].map(({ groups: { year = '', month = '', day = '' } = {} }) => ({
        fact: 'access',
        value: accessOn(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, today),
      }))
    : []),
]

/** Facts of a row whose label names them: "Rum: 4", "Våning: 3 av 6". */
const rowFacts = (sentence: string, { texts: { labels } }: Reading): readonly Found[] => {
  const [, label, value = ''] = /^([^:]+): (\d+)/u.exec(sentence) ?? []
  if (label === labels.rooms) return [{ fact: 'rooms', value }]
  if (label === labels.floor) return [{ fact: 'floor', value }]
  if (label === labels.energyClass) return [{ fact: 'energy class', value }]
  return []
}

const every = (patterns: readonly RegExp[], sentence: string): readonly string[] =>
  patterns.flatMap((pattern) => [...sentence.matchAll(pattern)].map(groupOf))

/** All facts in a line. */
export const statementsOf = ({ where, text }: Line, reading: Reading): readonly Statement[] => {
  const words = factWords[reading.site.locale]
  return sentencesOf(plain(text)).flatMap((sentence) =>
    [
      ...rowFacts(sentence, reading),
      ...every(words.rooms, sentence).map((count) => ({ fact: 'rooms', value: countIn(count, words) })),
      ...every(words.floor, sentence).map((value) => ({ fact: 'floor', value })),
      ...(words.groundFloor.test(sentence) ? [{ fact: 'floor', value: String(words.firstFloor) }] : []),
      ...Object.entries(words.directions)
        .filter(([, pattern]) => !words.twoWays.test(sentence) && pattern.test(sentence))
        .map(([value]) => ({ fact: 'direction', value })),
      ...areas(sentence, words),
      ...amounts(sentence, words, reading),
      ...times(sentence, words, reading),
      ...every([words.energyClass], sentence).map((value) => ({ fact: 'energy class', value })),
    ].map((found) => ({ ...found, where, words: sentence })),
  )
}
