// Finds contradictory facts about a home, and sentences that promise content that the page lacks.
import type { ResidenceStatus } from '@husrum/domain'
import { searchedStatuses } from '@husrum/domain'
import { factWords } from './fact-words.ts'
import type { Part } from './page-lines.ts'
import { headOf, linesOf, mainOf } from './page-lines.ts'
import type { Line, Reading, Statement } from './statements.ts'
import { statementsOf } from './statements.ts'

/** A home as shown on another page: on a card, or in the list of its stage. */
export interface Sight {
  readonly lines: readonly Line[]
  readonly status: ResidenceStatus | undefined
}

const told = ({ where, words }: Statement): string => `${where} “${words}”`

/** Compares statements with the page's list of facts. Facts that it lacks must be the same everywhere. */
export const disagreements = (statements: readonly Statement[]): readonly string[] => {
  const byFact = Map.groupBy(statements, ({ fact }) => fact)
  return [...byFact].flatMap(([fact, said]) => {
    const listed = said.filter(({ where }) => where === 'facts')
    const truth = listed.length > 0 ? listed : said.slice(0, 1)
    const values = new Set(truth.map(({ value }) => value))
    return said
      .filter(({ value }) => !values.has(value))
      .map((one) => `${fact}: ${truth.map(told).join(' and ')}, but ${told(one)}`)
  })
}

const availabilities: Readonly<Record<string, readonly ResidenceStatus[]>> = {
  InStock: ['forSale', 'reserved', 'succession'],
  PreSale: ['preSelling'],
  SoldOut: ['booked', 'sold', 'showingApartment', 'notAvailable'],
}

type Data = Record<string, unknown>
const inside = (data: unknown, key: string): unknown => (data as Data | undefined)?.[key]

/** Facts of the structured data for search engines. */
const structured = (graph: readonly Data[]): { statements: readonly Statement[]; availability: string } => {
  const listing = graph.find((one) => one['@type'] === 'RealEstateListing')
  const home = inside(listing, 'mainEntity')
  const offer = inside(listing, 'offers')
  const monthly = inside(offer, 'priceSpecification')
  const say = (fact: string, value: unknown): readonly Statement[] =>
    value === undefined ? [] : [{ fact, value: String(value), where: 'JSON-LD', words: `${fact} ${value}` }]
  return {
    statements: [
      ...say('rooms', inside(home, 'numberOfRooms')),
      ...say('area', inside(inside(home, 'floorSize'), 'value')),
      ...say('floor', inside(home, 'floorLevel')),
      ...say('price', inside(offer, 'price')),
      ...say('fee', inside(monthly, 'price')),
    ],
    availability: String(inside(offer, 'availability') ?? '').replace(/.*\//u, ''),
  }
}

export const statusIn = (
  texts: readonly string[],
  { texts: words }: Reading,
): ResidenceStatus | undefined => {
  // Rentals have their own status texts.
  const statuses = [words.status, words.card.rentalStatus].flatMap(
    (list) => Object.entries(list) as [ResidenceStatus, string][],
  )
  for (const text of texts) {
    const found = statuses.find(([, word]) => text.trim() === word)
    if (found) return found[0]
  }
  return undefined
}

/** Removes statements about the stage and about other homes. */
const withoutOthers = (main: Part, stageName: string, { texts }: Reading): void => {
  for (const card of main.querySelectorAll('[data-item-id]')) card.remove()
  for (const heading of main.querySelectorAll('h2'))
    if ([texts.object.aboutStage(stageName), texts.object.similar].includes(heading.textContent ?? ''))
      heading.closest('section')?.remove()
}

/** Removes and returns the rooms of the plan. They have their own areas, whose sum must fit into the home. */
const takePlanRooms = (main: Part, { texts: { planRooms } }: Reading): readonly Line[] => {
  const heading = [...main.querySelectorAll('h2, h3, h4')].find(
    ({ textContent }) => textContent === planRooms.heading,
  )
  const list = heading?.nextElementSibling as unknown as Part | undefined
  const lines = list ? linesOf(list, 'plan') : []
  list?.remove()
  return lines
}

const squareMetresIn = (text: string): number =>
  Number(/([\d,.]+)[\s\u00a0]m²/u.exec(text)?.[1]?.replace(',', '.') ?? 0)

const planLargerThanHome = (rooms: readonly Line[], said: readonly Statement[]): readonly string[] => {
  const tenths = rooms.reduce((all, { text }) => all + Math.round(squareMetresIn(text) * 10), 0)
  const sum = tenths / 10
  const area = said.find(({ fact }) => fact === 'area')
  return area && sum > Number(area.value)
    ? [`the rooms of the plan are ${sum} m², the home ${area.value}`]
    : []
}

const whereOf = ({ where, text }: Line, { texts }: Reading): Line => {
  const label = /^([^:]+): /u.exec(text)?.[1]
  const isFact = Object.values(texts.labels).includes(label ?? '')
  return isFact && label !== texts.labels.price ? { where: 'facts', text } : { where, text }
}

const promises = (
  main: Part,
  lines: readonly Line[],
  description: string,
  reading: Reading,
  status: ResidenceStatus | undefined,
) => {
  const words = factWords[reading.site.locale]
  const has = (selector: string) => main.querySelector(selector) !== null
  const isPlanShown = [...main.querySelectorAll('h2, h3')].some(
    (heading) => heading.textContent === reading.texts.floorPlan.heading,
  )
  const canBuy = searchedStatuses.some((searched) => searched === status)
  return [
    ...(words.seeViewings.test(description) && !has('time') ? [`promises viewings: “${description}”`] : []),
    ...(words.seePlan.test(description) && !isPlanShown ? [`promises a plan: “${description}”`] : []),
    ...lines.flatMap(({ text }) => [
      ...(words.callUs.test(text) && !has('a[href^="tel:"]') ? [`promises a number: “${text}”`] : []),
      ...(words.buyNow.test(text) && !canBuy ? [`can be bought, being ${status}: “${text}”`] : []),
    ]),
  ]
}

/** All contradictions on a home's page, and between it and other pages that show the home. */
export const contradictionsOf = (
  html: string,
  sights: readonly Sight[],
  stageName: string,
  reading: Reading,
): readonly string[] => {
  const main = mainOf(html)
  if (!main) return ['has no main part']
  withoutOthers(main, stageName, reading)
  const planRooms = takePlanRooms(main, reading)
  const { title, description, graph } = headOf(html)
  const lines = linesOf(main, 'page').map((line) => whereOf(line, reading))
  const status = statusIn(
    lines.map(({ text }) => text),
    reading,
  )
  const { statements, availability } = structured(graph)
  const said = [
    ...[...lines, { where: 'title', text: title }, { where: 'meta', text: description }].flatMap((line) =>
      statementsOf(line, reading),
    ),
    ...statements,
    ...sights.flatMap(({ lines: seen }) => seen.flatMap((line) => statementsOf(line, reading))),
  ]
  return [
    ...disagreements(said),
    ...planLargerThanHome(planRooms, said),
    ...promises(main, lines, description, reading, status),
    ...(status === undefined ? ['says no status'] : []),
    ...sights.flatMap((sight) =>
      sight.status === undefined || sight.status === status
        ? []
        : [`status: page says ${status}, ${sight.lines[0]?.where} says ${sight.status}`],
    ),
    ...(status !== undefined && availabilities[availability]?.includes(status) !== true
      ? [`status: page says ${status}, JSON-LD says ${availability}`]
      : []),
  ]
}
