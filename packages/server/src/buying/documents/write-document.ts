// Writes the documents of a booking from its facts: from the text of the company if it has one, otherwise from the built-in one, in a language
// that has texts for the law of its country.
import { createHash } from 'node:crypto'
import type { Applicant, CountryCode, Locale, Money, PaperKind, PlanDue, SaleTerms } from '@husrum/domain'
import {
  dayIn,
  formatArea,
  formatDate,
  formatPrice,
  formatRooms,
  maskedPersonalNumber,
  paymentPlanOf,
  siteById,
} from '@husrum/domain'
import type { PaperFact, StandardBlock, Template } from '../paper-texts/index.ts'
import { fillTemplate } from '../paper-texts/index.ts'
import type {
  Block,
  DocumentId,
  DocumentTexts,
  LawTexts,
  MadeSignature,
  ReceiptFacts,
  Section,
  WrittenDocument,
} from './document-facts.ts'
import type { BookingFacts, NamedSeller } from './paper-facts.ts'
import {
  accessIn,
  momentOf,
  namesOf,
  paperConditions,
  paperFacts,
  referenceOf,
  sellerOf,
  totalOf,
} from './paper-facts.ts'
import { en } from './texts/en.ts'
import { fi } from './texts/fi.ts'
import { nb } from './texts/nb.ts'
import { sv } from './texts/sv.ts'

export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = { sv, nb, fi, en }

/** The company's own texts, by kind and language. */
export type Templates = ReadonlyMap<`${PaperKind}.${Locale}`, Template>

export interface WritingOptions {
  readonly locale: Locale
  readonly signatures?: readonly MadeSignature[]
  /** Hash of the agreement that the signatures are for. */
  readonly signedHash?: string
  readonly receipt?: ReceiptFacts
  /** When a withdrawal was received, epoch milliseconds. */
  readonly receivedAt?: number
  readonly templates?: Templates
}

interface Words {
  readonly texts: DocumentTexts
  readonly law: LawTexts
}

/** The texts for a country's law; English if the language has none. */
export const wordsFor = (locale: Locale, country: CountryCode): Words => {
  const own = documentTexts[locale].laws[country]
  if (own) return { texts: documentTexts[locale], law: own }
  const law = en.laws[country]
  if (!law) throw new Error(`No documents are written for ${country}`)
  return { texts: en, law }
}

/** The language in which the documents of a site are signed. */
export const languageOf = ({ site }: Pick<BookingFacts, 'site'>): Locale => site.locale

/** The names by which the built-in texts use facts. */
export const shortNames: Readonly<Record<string, PaperFact>> = {
  home: 'home.name',
  project: 'home.project',
  seller: 'seller.name',
  price: 'price.price',
  total: 'price.total',
  fee: 'price.fee',
  withdrawalCost: 'price.withdrawalCost',
  access: 'home.access',
}

const fillFor =
  (facts: BookingFacts, texts: DocumentTexts) =>
  (text: string): string =>
    text.replace(/\{(\w+)\}/g, (found, name: string) => {
      const fact = shortNames[name]
      return fact === undefined ? found : paperFacts[fact](facts, texts, {})
    })

/** Only what applies to the home's phase: some paragraphs are different, or missing, for a home that is built. */
const sectionBlocks = (
  sections: readonly Section[],
  { home }: Pick<BookingFacts, 'home'>,
  fill: (text: string) => string,
): readonly Block[] =>
  sections.flatMap(({ heading, paragraphs }): readonly Block[] => [
    { kind: 'heading', text: fill(heading) },
    ...paragraphs.flatMap((paragraph): readonly Block[] => {
      const phased = typeof paragraph === 'string' ? { coming: paragraph, built: paragraph } : paragraph
      const text = home.isMoveInReady ? phased.built : phased.coming
      return text === undefined ? [] : [{ kind: 'paragraph', text: fill(text) }]
    }),
  ])

type Row = readonly [string, string]

const homeBlock = ({ home, site }: BookingFacts, texts: DocumentTexts, caption?: string): Block => {
  const rows: readonly (Row | false)[] = [
    [texts.object, home.name],
    [texts.address, [home.address, home.municipality].filter((part) => part !== '').join(', ')],
    [texts.project, home.stageName],
    [texts.rooms, formatRooms(home.rooms, site.formats)],
    [texts.area, formatArea(home.area, site.formats)],
    home.floor !== undefined && [texts.floor, String(home.floor)],
    [home.isMoveInReady ? texts.accessWhenBuilt : texts.access, accessIn({ home, site }, texts)],
    home.monthlyFee !== undefined && [texts.monthlyFee, formatPrice(home.monthlyFee, site.formats)],
  ]
  return { kind: 'facts', ...(caption && { caption }), rows: rows.filter((row) => row !== false) }
}

const moneyRows = ({ lines }: SaleTerms, texts: DocumentTexts, money: (amount: Money) => string): Row[] =>
  lines
    .filter(({ kind, amount }) => kind !== 'bookingFee' || amount > 0)
    .map(({ kind, amount }) => [texts.lines[kind], money(amount)])

const moneyBlock = ({ terms, site }: BookingFacts, texts: DocumentTexts, caption?: string): Block => {
  const money = (amount: Money) => formatPrice(amount, site.formats)
  const cost: readonly Row[] =
    terms.withdrawalCost > 0 ? [[texts.withdrawalCost, money(terms.withdrawalCost)]] : []
  return { kind: 'facts', ...(caption && { caption }), rows: [...moneyRows(terms, texts, money), ...cost] }
}

const personBlock = (person: Applicant, count: number, texts: DocumentTexts): Block => ({
  kind: 'facts',
  caption: texts.buyer,
  rows: [
    [texts.name, `${person.firstName} ${person.lastName}`],
    [texts.personalNumber, maskedPersonalNumber(person.personalNumber)],
    [texts.address, person.address],
    [texts.contact, [person.email, person.phone].filter((part) => part !== '').join(', ')],
    ...(count > 1 ? [[texts.share, `${person.share}\u00a0%`] as const] : []),
  ],
})

/** The rows of a named company; without one, only the name of the site. */
const sellerRows = (seller: NamedSeller, texts: DocumentTexts): readonly Row[] => {
  const {
    legalName,
    organisationNumber = '',
    vatNumber = '',
    address = '',
    email = '',
    phone = '',
    signatories = [],
  } = seller
  const rows: readonly Row[] = [
    [texts.name, legalName],
    [texts.organisationNumber, organisationNumber],
    [texts.vatNumber, vatNumber],
    [texts.address, address],
    [texts.contact, [email, phone].filter((part) => part !== '').join(', ')],
    [texts.signsForSeller, signatories.join(', ')],
  ]
  return rows.filter(([, value]) => value !== '')
}

const partiesBlocks = (facts: BookingFacts, texts: DocumentTexts): readonly Block[] => [
  { kind: 'facts', caption: texts.seller, rows: sellerRows(sellerOf(facts), texts) },
  ...facts.applicants.map((person) => personBlock(person, facts.applicants.length, texts)),
]

const optionsBlock = ({ options, site }: BookingFacts, texts: DocumentTexts): Block =>
  options.length === 0
    ? { kind: 'paragraph', text: texts.noOptions }
    : {
        kind: 'facts',
        rows: options.map(({ title, price }) => [title, formatPrice(price as Money, site.formats)]),
      }

/** When a payment of the plan is due, in words: days that are not known yet are not dates. */
const dueWords = (due: PlanDue, { site }: BookingFacts, { plan }: DocumentTexts): string => {
  if ('on' in due) return formatDate(due.on, site.formats)
  const words = due.days === 0 ? plan.on : due.days < 0 ? plan.before : plan.after
  return words[due.after].replace('{days}', String(Math.abs(due.days)))
}

/** The payments that the buyers agree on: they are asked for no others. */
const planRows = (facts: BookingFacts, texts: DocumentTexts): readonly Row[] => {
  const { paperSources, terms, site, startedAt = 0 } = facts
  return paymentPlanOf({
    instalments: paperSources?.plan ?? [],
    country: site.country,
    total: totalOf(facts),
    paidFee: terms.fee,
    agreedOn: dayIn(startedAt, site.country),
  }).map(({ kind, amount, due }) => [
    texts.receipt.home[kind],
    `${formatPrice(amount, site.formats)}, ${dueWords(due, facts, texts)}`,
  ])
}

const planBlock = (facts: BookingFacts, texts: DocumentTexts): Block => {
  const rows = planRows(facts, texts)
  return rows.length === 0 ? { kind: 'paragraph', text: texts.plan.none } : { kind: 'facts', rows }
}

const agreementBlocks = (facts: BookingFacts, { texts, law }: Words): readonly Block[] => [
  { kind: 'heading', text: texts.parties },
  ...partiesBlocks(facts, texts),
  { kind: 'heading', text: texts.home },
  homeBlock(facts, texts),
  { kind: 'heading', text: texts.money },
  moneyBlock(facts, texts),
  { kind: 'heading', text: texts.options },
  optionsBlock(facts, texts),
  ...(facts.paperSources?.plan
    ? [{ kind: 'heading', text: texts.plan.heading } as const, planBlock(facts, texts)]
    : []),
  ...sectionBlocks(law.agreement, facts, fillFor(facts, texts)),
]

const signatureBlocks = (
  facts: BookingFacts,
  texts: DocumentTexts,
  { signatures = [], signedHash = '' }: WritingOptions,
): readonly Block[] => [
  { kind: 'heading', text: texts.signatures },
  { kind: 'paragraph', text: texts.signaturesAre.replace('{hash}', signedHash) },
  {
    kind: 'facts',
    rows: signatures.map(({ name, provider, signedAt }) => [
      name,
      texts.signedWith
        .replace('{method}', texts.methods[provider])
        .replace('{moment}', momentOf(signedAt, facts)),
    ]),
  },
]

/** A receipt names the company and its number. */
export const receiptSellerRows = (
  { legalName, organisationNumber = '', vatNumber = '', address = '' }: NamedSeller,
  texts: DocumentTexts,
): readonly Row[] => {
  const rows: readonly Row[] = [
    [texts.seller, legalName],
    [texts.organisationNumber, organisationNumber],
    [texts.vatNumber, vatNumber],
    [texts.address, organisationNumber === '' ? '' : address],
  ]
  return rows.filter(([, value]) => value !== '')
}

const receiptBlocks = (
  facts: BookingFacts,
  texts: DocumentTexts,
  { number, paidAt, amount, provider }: ReceiptFacts,
): readonly Block[] => [
  {
    kind: 'facts',
    caption: texts.receipt.concerns,
    rows: [
      [texts.receipt.number, number],
      [texts.receipt.status, texts.receipt.paid],
      [texts.receipt.concerns, `${texts.receipt.bookingFee}: ${facts.home.name}`],
      [texts.address, [facts.home.address, facts.home.municipality].filter((part) => part !== '').join(', ')],
      [texts.receipt.payer, namesOf(facts.applicants.slice(0, 1))],
      [texts.receipt.amount, formatPrice(amount, facts.site.formats)],
      [texts.receipt.paidAt, momentOf(paidAt, facts)],
      [texts.receipt.paidWith, texts.receipt.providers[provider]],
      ...receiptSellerRows(sellerOf(facts), texts),
    ],
  },
  { kind: 'paragraph', text: texts.receipt.note },
]

const withdrawalBlocks = (
  facts: BookingFacts,
  { texts, law }: Words,
  receivedAt: number,
): readonly Block[] => [
  {
    kind: 'facts',
    caption: texts.booking,
    rows: [
      [texts.withdrawal.receivedAt, momentOf(receivedAt, facts)],
      [texts.withdrawal.by, namesOf(facts.applicants)],
      [texts.object, facts.home.name],
      [texts.seller, sellerOf(facts).legalName],
    ],
  },
  ...sectionBlocks(law.withdrawal, facts, fillFor(facts, texts)),
]

const blocksOf = (
  id: DocumentId,
  facts: BookingFacts,
  words: Words,
  options: WritingOptions,
): readonly Block[] | undefined => {
  const { texts, law } = words
  const fill = fillFor(facts, texts)
  switch (id) {
    case 'information':
      return [
        homeBlock(facts, texts, texts.home),
        moneyBlock(facts, texts, texts.money),
        ...sectionBlocks(law.information, facts, fill),
      ]
    case 'security':
      // The security is for the time of construction.
      return facts.home.isMoveInReady
        ? undefined
        : law.security && sectionBlocks(law.security.sections, facts, fill)
    case 'terms':
      return sectionBlocks(law.terms, facts, fill)
    case 'agreement':
      return facts.applicants.length === 0 ? undefined : agreementBlocks(facts, words)
    case 'signedAgreement':
      return options.signatures?.length
        ? [...agreementBlocks(facts, words), ...signatureBlocks(facts, texts, options)]
        : undefined
    case 'receipt':
      return options.receipt && receiptBlocks(facts, texts, options.receipt)
    case 'withdrawal':
      return options.receivedAt === undefined ? undefined : withdrawalBlocks(facts, words, options.receivedAt)
  }
}

/** The language of the site that owns the homes, in which the company writes first. */
const mainLocaleOf = ({ site }: Pick<BookingFacts, 'site'>): Locale =>
  siteById(site.catalogueSiteId)?.locale ?? site.locale

/** The company's own text for a paper, in the wanted language or else in that of the country. */
const templateOf = (
  kind: PaperKind,
  facts: BookingFacts,
  { locale, templates }: WritingOptions,
): { readonly template: Template; readonly language: Locale } | undefined => {
  for (const language of [locale, mainLocaleOf(facts)]) {
    const template = templates?.get(`${kind}.${language}`)
    if (template) return { template, language }
  }
  return undefined
}

const writeFromTemplate = (
  id: DocumentId,
  facts: BookingFacts,
  { template, language }: { readonly template: Template; readonly language: Locale },
  options: WritingOptions,
): WrittenDocument => {
  const { texts } = wordsFor(language, facts.site.country)
  const tables: Readonly<Record<StandardBlock, () => readonly Block[]>> = {
    parties: () => partiesBlocks(facts, texts),
    home: () => [homeBlock(facts, texts)],
    price: () => [moneyBlock(facts, texts)],
    options: () => [optionsBlock(facts, texts)],
    plan: () => [planBlock(facts, texts)],
  }
  const { title, blocks } = fillTemplate(template, {
    factOf: (fact) => paperFacts[fact](facts, texts, options),
    isTrue: (condition) => paperConditions[condition](facts),
    blocksOf: (name) => tables[name](),
  })
  const signatures = id === 'signedAgreement' ? signatureBlocks(facts, texts, options) : []
  return documentOf(id, title, [...blocks, ...signatures], { facts, texts, language })
}

const documentOf = (
  id: DocumentId,
  title: string,
  blocks: readonly Block[],
  {
    facts,
    texts,
    language,
  }: {
    readonly facts: BookingFacts
    readonly texts: DocumentTexts
    readonly language: Locale
  },
): WrittenDocument => {
  const { translation } = texts
  const isTranslation = translation !== undefined && facts.site.locale !== 'en'
  const note: readonly Block[] = isTranslation ? [{ kind: 'paragraph', text: translation }] : []
  return {
    id,
    title,
    language,
    subtitle: `${facts.site.name} · ${texts.booking} ${referenceOf(facts)}`,
    blocks: [...note, ...blocks],
    footer: texts.page,
  }
}

/** Undefined if the booking does not have the document, or not yet. */
export const writeDocument = (
  id: DocumentId,
  facts: BookingFacts,
  options: WritingOptions,
): WrittenDocument | undefined => {
  const words = wordsFor(options.locale, facts.site.country)
  const { texts, law } = words
  const titles = { ...law.titles, signedAgreement: law.titles.agreement, security: law.security?.title ?? '' }
  const blocks = blocksOf(id, facts, words, options)
  if (!blocks) return undefined
  const own = templateOf(id === 'signedAgreement' ? 'agreement' : id, facts, options)
  if (own) return writeFromTemplate(id, facts, own, options)
  const language = texts === en ? 'en' : options.locale
  return documentOf(id, titles[id], blocks, { facts, texts, language })
}

/** The hash of a text, which its signers' signatures list. Lower-case hex SHA-256 over all content. */
export const hashOfDocument = ({ id, title, language, subtitle, blocks }: WrittenDocument<string>): string =>
  createHash('sha256')
    .update(JSON.stringify([id, title, language, subtitle, blocks]))
    .digest('hex')
