// A text that a company has written for a paper: a small part of Markdown, with facts of the booking as {{home.address}}. It is checked when it
// is stored; every mistake has a line and a column.
import type { CountryCode, PaperKind } from '@husrum/domain'

/** A block of a document. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A table of names and values. */
  | {
      readonly kind: 'facts'
      readonly caption?: string
      readonly rows: readonly (readonly [string, string])[]
    }

/** The names of all facts; `documents/paper-facts.ts` has their values. */
export const paperFactNames = [
  'seller.name',
  'seller.organisationNumber',
  'seller.vatNumber',
  'seller.address',
  'seller.email',
  'seller.phone',
  'seller.signatories',
  'buyer.names',
  'buyer.personalNumbers',
  'buyer.addresses',
  'buyer.contacts',
  'buyer.shares',
  'home.name',
  'home.address',
  'home.project',
  'home.rooms',
  'home.area',
  'home.floor',
  'home.access',
  'home.monthlyFee',
  'price.price',
  'price.total',
  'price.options',
  'price.fee',
  'price.withdrawalCost',
  'booking.number',
  'booking.date',
  'receipt.number',
  'receipt.amount',
  'receipt.paidAt',
  'receipt.paidWith',
  'withdrawal.receivedAt',
] as const
export type PaperFact = (typeof paperFactNames)[number]

/** What a part of a text may depend on. */
export const paperConditionNames = [
  'coBuyer',
  'built',
  'options',
  'fee',
  'withdrawalCost',
  'floor',
  'monthlyFee',
  'plan',
] as const
export type PaperCondition = (typeof paperConditionNames)[number]

const isPaperFact = (name: string): name is PaperFact => paperFactNames.some((each) => each === name)
const isPaperCondition = (name: string): name is PaperCondition =>
  paperConditionNames.some((each) => each === name)

/** Tables that the product writes, each alone on a line. */
export const standardBlocks = ['parties', 'home', 'price', 'options', 'plan'] as const
export type StandardBlock = (typeof standardBlocks)[number]

export type TemplateProblem =
  | 'noTitle'
  | 'tooLong'
  /** No fact, table or condition has this name. */
  | 'unknownName'
  /** This kind of paper does not have the fact. */
  | 'notInThisPaper'
  /** A table, or a word of a condition, is not alone on its line. */
  | 'notAlone'
  /** A condition inside another one, or without its beginning or end. */
  | 'wrongCondition'
  /** Braces that do not belong together. */
  | 'wrongBraces'
  /** Bold, links, pictures, quotes, rules, tables that have not two columns, and headings of other levels. */
  | 'notSupported'
  /** One of the `names` is required. */
  | 'missing'

export interface TemplateIssue {
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
  readonly problem: TemplateProblem
  /** What is meant: a name, or a piece of the text. */
  readonly about: string
}

interface Part {
  readonly when?: { readonly condition: PaperCondition; readonly is: boolean }
  readonly block: Block | { readonly kind: 'standard'; readonly name: StandardBlock }
}

export interface Template {
  readonly title: string
  readonly parts: readonly Part[]
}

/** Characters of a text. */
export const maxTemplateLength = 40_000

const isStandard = (name: string): name is StandardBlock => standardBlocks.some((each) => each === name)

/** Markdown that has no place in a paper. */
const unsupported = /\*\*|__|!\[|\]\(|```|^#{3,}|^>|^(?:-{3,}|\*{3,}|_{3,})$/
const factPattern = /\{\{([^{}]*)\}\}/g

type Issue = (column: number, problem: TemplateProblem, about: string) => unknown

const checkFacts = (line: string, note: Issue): readonly string[] => {
  const names: string[] = []
  for (const { 1: inner = '', index } of line.matchAll(factPattern)) {
    const name = inner.trim()
    names.push(name)
    if (isStandard(name) || /^(?:#if|else|\/if)\b/.test(name)) note(index + 1, 'notAlone', name)
    else if (!isPaperFact(name)) note(index + 1, 'unknownName', name)
  }
  const rest = line.replace(factPattern, (found) => ' '.repeat(found.length))
  const braces = rest.search(/\{\{|\}\}/)
  if (braces >= 0) note(braces + 1, 'wrongBraces', rest.slice(braces, braces + 2))
  return names
}

interface UsedPlace {
  readonly line: number
  readonly column: number
}

interface UsedName extends UsedPlace {
  readonly name: string
  /** Whether it is used whatever a condition says. */
  readonly isAlways: boolean
}

interface ParsedTemplate {
  readonly template: Template
  readonly issues: readonly TemplateIssue[]
  readonly used: readonly UsedName[]
}

/** Collects the lines of a paragraph, a list, or a table until another begins. */
const makeCollector = (add: (block: Block) => void) => {
  let words: string[] = []
  let items: string[] = []
  let rows: (readonly [string, string])[] = []
  const flush = (): void => {
    if (words.length > 0) add({ kind: 'paragraph', text: words.join(' ') })
    if (items.length > 0) add({ kind: 'list', items })
    if (rows.length > 0) add({ kind: 'facts', rows })
    words = []
    items = []
    rows = []
  }
  return {
    flush,
    word: (text: string): void => {
      // A numbered point is a paragraph of its own, and a line after an item belongs to it.
      if (rows.length > 0 || /^\d{1,3}(?:\.\d{1,3})*[.)] /.test(text)) flush()
      const last = items.at(-1)
      if (last === undefined) words.push(text)
      else items[items.length - 1] = `${last} ${text}`
    },
    item: (text: string): void => {
      if (items.length === 0) flush()
      items.push(text)
    },
    row: (row: readonly [string, string]): void => {
      if (rows.length === 0) flush()
      rows.push(row)
    },
  }
}

export const parseTemplate = (source: string): ParsedTemplate => {
  const issues: TemplateIssue[] = []
  const used: UsedName[] = []
  const parts: Part[] = []
  let title: string | undefined
  let open: { condition: PaperCondition | undefined; is: boolean; line: number } | undefined
  const add = (block: Part['block']): void => {
    parts.push({
      ...(open?.condition && { when: { condition: open.condition, is: open.is } }),
      block,
    })
  }
  const collector = makeCollector(add)

  /** A condition begins, changes, or ends. */
  const readCondition = (word: string, name: string, note: Issue, at: UsedPlace): void => {
    collector.flush()
    if (word === '#if') {
      if (open) note(1, 'wrongCondition', `{{#if ${name}}}`)
      if (!isPaperCondition(name)) note(1, 'unknownName', name)
      else if (name === 'coBuyer') used.push({ name, ...at, isAlways: false })
      open = { condition: isPaperCondition(name) ? name : undefined, is: true, line: at.line }
      return
    }
    if (!open || name !== '' || (word === 'else' && !open.is)) note(1, 'wrongCondition', `{{${word}}}`)
    open = word === 'else' && open ? { ...open, is: false } : undefined
  }

  const readTitle = (text: string, note: Issue): void => {
    if (title !== undefined || open) note(1, 'notSupported', '#')
    title ??= text.slice(2).trim()
  }

  const readRow = (text: string, note: Issue): void => {
    if (/^\|[\s:|-]+\|$/.test(text)) return
    const cells = text.replace(/\|$/, '').slice(1).split('|')
    const [label = '', value = ''] = cells.map((cell) => cell.trim())
    if (cells.length === 2) collector.row([label, value])
    else note(1, 'notSupported', '|')
  }

  const readWords = (text: string, note: Issue): void => {
    if (title === undefined) {
      note(1, 'noTitle', '')
      title = ''
    }
    if (text.startsWith('## ')) {
      collector.flush()
      add({ kind: 'heading', text: text.slice(3).trim() })
    } else if (/^[-*] /.test(text)) collector.item(text.slice(2).trim())
    else if (text.startsWith('|')) readRow(text, note)
    else collector.word(text)
  }

  const readLine = (raw: string, line: number): void => {
    const text = raw.trim()
    const indent = raw.length - raw.trimStart().length
    const at = { line, column: indent + 1 }
    const note: Issue = (column, problem, about) =>
      issues.push({ line, column: indent + column, problem, about })
    const [, inner = ''] = /^\{\{([^{}]*)\}\}$/.exec(text) ?? []
    const [, word = '', name = ''] = /^(#if|else|\/if)(?: ([\w.]*))?$/.exec(inner.trim()) ?? []
    const standard = inner.trim()
    if (text === '') collector.flush()
    else if (word !== '') readCondition(word, name, note, at)
    else if (isStandard(standard)) {
      collector.flush()
      used.push({ name: standard, ...at, isAlways: !open })
      add({ kind: 'standard', name: standard })
    } else {
      for (const fact of checkFacts(text, note))
        used.push({ name: fact, line, column: at.column + text.indexOf(fact), isAlways: !open })
      const bad = unsupported.exec(text)
      if (bad) note(bad.index + 1, 'notSupported', bad[0])
      else if (text.startsWith('# ')) readTitle(text, note)
      else readWords(text, note)
    }
  }

  const lines = source.replace(/\r\n?/g, '\n').split('\n')
  for (const [at, line] of lines.entries()) readLine(line, at + 1)
  collector.flush()
  if (open) issues.push({ line: open.line, column: 1, problem: 'wrongCondition', about: '#if' })
  if (!title && !issues.some(({ problem }) => problem === 'noTitle'))
    issues.push({ line: 1, column: 1, problem: 'noTitle', about: '' })
  return { template: { title: title ?? '', parts }, issues, used }
}

/** Groups of facts that every paper has; others are those of single kinds. */
const groupsOfAll = ['seller', 'home', 'price', 'booking'] as const
const groupsOf: Readonly<Record<PaperKind, readonly string[]>> = {
  // These are written before the buyer has said who buys, and must not change when that is said.
  information: groupsOfAll,
  security: groupsOfAll,
  terms: groupsOfAll,
  agreement: [...groupsOfAll, 'buyer'],
  receipt: [...groupsOfAll, 'buyer', 'receipt'],
  withdrawal: [...groupsOfAll, 'buyer', 'withdrawal'],
}

/** The papers in which the tables of the product may stand. */
const blocksOf: Readonly<Record<PaperKind, readonly StandardBlock[]>> = {
  information: ['home', 'price'],
  security: ['home'],
  terms: [],
  agreement: standardBlocks,
  receipt: ['home'],
  withdrawal: ['home'],
}

/** What the law or the signing needs: one name of each list, outside of conditions. */
const requiredIn: Readonly<Record<PaperKind, readonly (readonly (PaperFact | StandardBlock)[])[]>> = {
  information: [['seller.name'], ['home', 'home.name', 'home.address'], ['price', 'price.total']],
  security: [],
  terms: [],
  agreement: [
    ['parties', 'buyer.names'],
    ['parties', 'seller.name'],
    ['home', 'home.address', 'home.name'],
    ['price', 'price.total'],
    ['booking.date'],
  ],
  receipt: [['seller.name'], ['receipt.number'], ['receipt.amount'], ['receipt.paidAt']],
  withdrawal: [['seller.name'], ['home', 'home.name', 'home.address'], ['withdrawal.receivedAt']],
}

const isAllowed = (name: string, kind: PaperKind): boolean => {
  if (name === 'coBuyer') return groupsOf[kind].includes('buyer')
  if (isStandard(name)) return blocksOf[kind].includes(name)
  return !isPaperFact(name) || groupsOf[kind].includes(name.split('.')[0] ?? '')
}

/** The kinds of papers that a country has. */
export const hasPaper = (kind: PaperKind, country: CountryCode): boolean =>
  kind !== 'security' || country === 'FI'

/** All mistakes of a text, in the order of its lines. */
export const templateIssues = (source: string, kind: PaperKind): readonly TemplateIssue[] => {
  if (source.length > maxTemplateLength)
    return [{ line: 1, column: 1, problem: 'tooLong', about: String(maxTemplateLength) }]
  const { issues, used } = parseTemplate(source)
  const always = new Set(used.filter(({ isAlways }) => isAlways).map(({ name }) => name))
  const lastLine = source.trimEnd().split('\n').length
  return [
    ...issues,
    ...used
      .filter(({ name }) => !isAllowed(name, kind))
      .map(
        ({ name, line, column }): TemplateIssue => ({ line, column, problem: 'notInThisPaper', about: name }),
      ),
    ...requiredIn[kind]
      .filter((names) => !names.some((name) => always.has(name)))
      .map(
        (names): TemplateIssue => ({
          line: lastLine,
          column: 1,
          problem: 'missing',
          about: names.join(' / '),
        }),
      ),
  ].toSorted((one, other) => one.line - other.line || one.column - other.column)
}

/** What a text is filled with. */
export interface TemplateFacts {
  readonly factOf: (fact: PaperFact) => string
  readonly isTrue: (condition: PaperCondition) => boolean
  readonly blocksOf: (name: StandardBlock) => readonly Block[]
}

/** A table row whose value is empty is left out, for example the floor of a house. */
export const fillTemplate = (
  { title, parts }: Template,
  { factOf, isTrue, blocksOf: standard }: TemplateFacts,
): { readonly title: string; readonly blocks: readonly Block[] } => {
  const fill = (text: string): string =>
    text.replace(factPattern, (found, inner: string) => {
      const name = inner.trim()
      return isPaperFact(name) ? factOf(name) : found
    })
  const filled = (block: Part['block']): readonly Block[] => {
    if (block.kind === 'standard') return standard(block.name)
    if (block.kind === 'list') return [{ kind: 'list', items: block.items.map(fill) }]
    if (block.kind !== 'facts') return [{ kind: block.kind, text: fill(block.text) }]
    const rows = block.rows
      .map(([name, value]) => [fill(name), fill(value)] as const)
      .filter(([, value]) => value !== '')
    return rows.length === 0 ? [] : [{ kind: 'facts', rows }]
  }
  return {
    title: fill(title),
    blocks: parts
      .filter(({ when }) => when === undefined || isTrue(when.condition) === when.is)
      .flatMap(({ block }) => filled(block)),
  }
}
