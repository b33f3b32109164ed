// The built-in text of a paper in the format of a company's own texts, as a start for its own.
import type { CountryCode, Locale, PaperKind } from '@husrum/domain'
import type { DocumentTexts, LawTexts, Section } from './document-facts.ts'
import { shortNames, wordsFor } from './write-document.ts'

const withFacts = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (found, name: string) => {
    const fact = shortNames[name]
    return fact === undefined ? found : `{{${fact}}}`
  })

const paragraphOf = (paragraph: Section['paragraphs'][number]): readonly string[] => {
  if (typeof paragraph === 'string') return [withFacts(paragraph)]
  const { coming, built } = paragraph
  if (built === undefined)
    return coming === undefined ? [] : ['{{#if built}}', '{{else}}', withFacts(coming), '{{/if}}']
  return [
    '{{#if built}}',
    withFacts(built),
    ...(coming === undefined ? [] : ['{{else}}', withFacts(coming)]),
    '{{/if}}',
  ]
}

const sectionText = ({ heading, paragraphs }: Section): string =>
  [`## ${withFacts(heading)}`, ...paragraphs.map((paragraph) => paragraphOf(paragraph).join('\n'))].join(
    '\n\n',
  )

/** What the product writes above the sections. */
const headOf = (kind: PaperKind, { receipt, withdrawal, ...texts }: DocumentTexts): readonly string[] => {
  const row = (label: string, fact: string): string => `| ${label} | {{${fact}}} |`
  switch (kind) {
    case 'information':
      return ['{{home}}', '{{price}}', row(texts.seller, 'seller.name')]
    case 'agreement':
      return [
        row(texts.booking, 'booking.date'),
        `## ${texts.parties}\n\n{{parties}}`,
        `## ${texts.home}\n\n{{home}}`,
        `## ${texts.money}\n\n{{price}}`,
        `## ${texts.options}\n\n{{options}}`,
        `{{#if plan}}\n## ${texts.plan.heading}\n\n{{plan}}\n{{/if}}`,
      ]
    case 'receipt':
      return [
        [
          row(receipt.number, 'receipt.number'),
          row(receipt.amount, 'receipt.amount'),
          row(receipt.paidAt, 'receipt.paidAt'),
          row(receipt.paidWith, 'receipt.paidWith'),
          row(receipt.payer, 'buyer.names'),
          row(texts.object, 'home.name'),
          row(texts.seller, 'seller.name'),
          row(texts.organisationNumber, 'seller.organisationNumber'),
          row(texts.vatNumber, 'seller.vatNumber'),
        ].join('\n'),
        receipt.note,
      ]
    case 'withdrawal':
      return [
        [
          row(withdrawal.receivedAt, 'withdrawal.receivedAt'),
          row(withdrawal.by, 'buyer.names'),
          row(texts.object, 'home.name'),
          row(texts.seller, 'seller.name'),
        ].join('\n'),
      ]
    default:
      return []
  }
}

const sectionsOf = (kind: PaperKind, law: LawTexts): readonly Section[] => {
  if (kind === 'security') return law.security?.sections ?? []
  return kind === 'receipt' ? [] : law[kind]
}

/** Empty for a paper that the country does not have. */
export const builtInTemplate = (kind: PaperKind, language: Locale, country: CountryCode): string => {
  const { texts, law } = wordsFor(language, country)
  const title = kind === 'security' ? law.security?.title : law.titles[kind]
  return title === undefined
    ? ''
    : `${[`# ${title}`, ...headOf(kind, texts), ...sectionsOf(kind, law).map(sectionText)].join('\n\n')}\n`
}
