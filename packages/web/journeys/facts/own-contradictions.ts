// Finds contradictory facts about a home of a person: between the data of My Pages, its pages, papers and letters.
import type { SiteDefinition } from '@husrum/domain'
import { formatDate, formatPrice, moneyOf } from '@husrum/domain'
import { disagreements } from './contradictions.ts'
import type { Statement } from './statements.ts'

interface Agreed {
  readonly home: number
  readonly options: number
  readonly total: number
}

/** What the services answer about one home of a person. */
export interface OwnHome {
  readonly name: string
  readonly agreed?: Agreed | undefined
  /** The last days of groups of options. */
  readonly interiorStops: readonly string[]
  readonly payments?:
    | (Agreed & { readonly paid: number; readonly left: number; readonly amounts: readonly number[] })
    | undefined
  readonly interior?:
    | {
        readonly price: number
        readonly agreedSum: number
        readonly confirmed?: { readonly sum: number } | undefined
        readonly groups: readonly { readonly lastDay?: string | undefined }[]
      }
    | undefined
}

/** The text of a page, paper or letter. */
export interface OwnText {
  readonly where: string
  readonly text: string
  /** The amounts and days that it must contain. */
  readonly amounts?: readonly number[]
  readonly days?: readonly string[]
}

/** Spaces in amounts differ between formats and renderers. */
const plain = (text: string): string => text.replace(/[\s\u00a0\u202f]+/gu, ' ')

const say = (fact: string, value: number | string | undefined, where: string): readonly Statement[] =>
  value === undefined ? [] : [{ fact, value: String(value), where, words: String(value) }]

const sortedDays = (days: readonly (string | undefined)[]): string =>
  [...new Set(days.filter((day) => day !== undefined))].sort().join(', ')

/** Each pair of services that disagree, and each text that lacks what the services say. */
export const ownContradictionsOf = (
  { name, agreed, interiorStops, payments, interior }: OwnHome,
  texts: readonly OwnText[],
  { formats }: Pick<SiteDefinition, 'formats'>,
): readonly string[] => {
  const options = interior && (interior.confirmed?.sum ?? interior.agreedSum)
  const statements = [
    ...say('home', agreed?.home, 'residence'),
    ...say('home', payments?.home, 'payments'),
    ...say('home', interior?.price, 'interior'),
    ...say('options', agreed?.options, 'residence'),
    ...say('options', payments?.options, 'payments'),
    ...say('options', options, 'interior'),
    ...say('total', agreed?.total, 'residence'),
    ...say('total', payments?.total, 'payments'),
    ...say('total', interior && interior.price + (options ?? 0), 'interior'),
    ...say('total', payments && payments.paid + payments.left, 'paid and left'),
    ...say('days of options', sortedDays(interiorStops), 'residence'),
    ...say(
      'days of options',
      interior && sortedDays(interior.groups.map(({ lastDay }) => lastDay)),
      'interior',
    ),
  ]
  const lacks = texts.flatMap(({ where, text, amounts = [], days = [] }) =>
    [
      ...amounts.map((amount) => formatPrice(moneyOf(amount), formats)),
      ...days.map((day) => formatDate(day, formats)),
    ]
      .filter((words) => !plain(text).includes(plain(words)))
      .map((words) => `${where} lacks “${plain(words)}”`),
  )
  return [...disagreements(statements), ...lacks].map((fault) => `${name}: ${fault}`)
}
