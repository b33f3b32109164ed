// What a checker of PDF/UA-1 (ISO 14289-1) finds in our documents, by the rules that a program can check: each part of each document
// in each language is tagged in its reading order, and has the same text for a screen reader as in its HTML version.
import type { Locale, Money, SiteKey } from '@husrum/domain'
import { bookedHomeOf, saleTermsOf, siteByKey } from '@husrum/domain'
import { aHomeInDetail } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { TaggedPart, TaggedPdf } from '../../testing/read-tagged-pdf.ts'
import { readTaggedPdf } from '../../testing/read-tagged-pdf.ts'
import type { Block, DocumentId, WrittenDocument } from './document-facts.ts'
import { drawPdf } from './draw-pdf.ts'
import type { BookingFacts } from './paper-facts.ts'
import { writeDocument } from './write-document.ts'

const documentIds = [
  ...['information', 'security', 'terms', 'agreement'],
  ...['signedAgreement', 'receipt', 'withdrawal'],
] as readonly DocumentId[]
const languages = [
  ['sweden', 'sv'],
  ['norway', 'nb'],
  ['finland', 'fi'],
  ['sweden', 'en'],
  ['finland', 'en'],
] as const satisfies readonly (readonly [SiteKey, Locale])[]

const applicant = {
  firstName: 'Łucja Šárka',
  lastName: 'Ångström-Østby Nguyễn Δημητρίου Щербак',
  email: 'lucja@example.com',
  phone: '+46701740605',
  address: 'Kajgatan 4, 417 64 Göteborg',
  country: 'SE',
  personalNumber: '196001011230',
  share: 50,
}

const factsOn = (key: SiteKey): BookingFacts => {
  const site = siteByKey(key)
  const home = aHomeInDetail({ siteId: site.catalogueSiteId, name: 'Kajutan 1203', status: 'forSale' })
  return {
    id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c20',
    site,
    home: bookedHomeOf(home),
    terms: saleTermsOf(home, site),
    applicants: [applicant, { ...applicant, firstName: 'Olle' }] as never,
    options: [
      { id: 'oak', title: 'Ekparkett', price: 2_500_000 as Money },
      { id: 'tiles', title: 'Kakel, vitt', price: 1_000_000 as Money },
    ],
  }
}

const written = languages.flatMap(([key, locale]) =>
  documentIds.flatMap((id): readonly [string, WrittenDocument][] => {
    const document = writeDocument(id, factsOn(key), {
      locale,
      signedHash: 'a'.repeat(64),
      signatures: (['buyer', 'coBuyer'] as const).map((role) => ({
        role,
        name: 'Łucja Ångström',
        provider: 'bank_id',
        signedAt: Date.UTC(2026, 2, 2, 12),
      })),
      receipt: {
        number: 'K-1-000042',
        paidAt: Date.UTC(2026, 2, 2, 12),
        amount: 2_500_000 as Money,
        provider: 'swish',
      },
      receivedAt: Date.UTC(2026, 2, 5, 12),
    })
    return document ? [[`${id} of ${key} in ${locale}`, document]] : []
  }),
)

/** A long example with every kind of block, over several pages. */
const long: WrittenDocument = {
  id: 'terms',
  title: 'Villkor & “citat” – 3 895 000 kr',
  language: 'sv',
  subtitle: 'Sten & Trä · A1B2',
  footer: 'Sida {page} av {pages}',
  blocks: Array.from({ length: 12 }, (_, at): readonly Block[] => [
    { kind: 'heading', text: `Avsnitt ${at + 1}` },
    { kind: 'paragraph', text: `Stycke ${at + 1} om Łódź och smör. `.repeat(40).trim() },
    { kind: 'list', items: [`första ${at}`, `andra ${at} `.repeat(30).trim(), 'tredje'] },
    {
      kind: 'facts',
      caption: `Tabell ${at}`,
      rows: [
        [`Pris ${at}`, '1 kr'],
        ['Avgift', '2 kr '.repeat(40).trim()],
      ],
    },
  ]).flat(),
}

const allParts = (parts: readonly TaggedPart[]): readonly TaggedPart[] =>
  parts.flatMap((part) => [part, ...allParts(part.parts)])
const childrenOf = ({ parts }: TaggedPart): string => parts.map(({ type }) => type).join(' ')

/** Layout and line breaks change only spaces. */
const bare = (text: string): string => text.replace(/[\s\u00a0\u2009\u202f\u2060\u200b]/gu, '')
const wordsOf = ({ title, subtitle, blocks }: WrittenDocument): string =>
  bare(
    [
      title,
      subtitle,
      ...blocks.map((block) => {
        if (block.kind === 'list') return block.items.map((item) => `•${item}`).join('')
        if (block.kind === 'facts') return (block.caption ?? '') + block.rows.flat().join('')
        return block.text
      }),
    ].join(''),
  )

/** The children that each part may have; other parts are not used. */
const grammar: Readonly<Record<string, RegExp>> = {
  Document: /^H1 P(?: (?:H2|P|L|Table))*$/,
  L: /^LI(?: LI)*$/,
  LI: /^Lbl LBody$/,
  Table: /^(?:Caption )?TR(?: TR)*$/,
  TR: /^TH TD$/,
  H1: /^$/,
  H2: /^$/,
  P: /^$/,
  Lbl: /^$/,
  LBody: /^$/,
  Caption: /^$/,
  TH: /^$/,
  TD: /^$/,
}

/** The rules that are broken; each names its clause of ISO 14289-1. */
const faultsOf = (pdf: TaggedPdf, document: WrittenDocument): readonly string[] => {
  const parts = allParts(pdf.root)
  const faults: (string | false)[] = [
    !pdf.isMarked && '6.2: not said to be tagged',
    !pdf.metadata.includes('<pdfuaid:part>1</pdfuaid:part>') && '5: not said to be PDF/UA',
    !pdf.metadata.includes(`<rdf:li xml:lang="x-default">${document.title.replace('&', '＆')}</rdf:li>`) &&
      '7.1: no title',
    /&(?!\w+;)/.test(pdf.metadata) && '7.1: the metadata is no XML',
    !pdf.showsTitle && '7.1: the title is not shown',
    pdf.language !== document.language && `7.2: the language is ${pdf.language}`,
    pdf.annotations > 0 && '7.18: annotations, which nothing describes',
    ...pdf.untagged.map((what) => `7.1: drawn and not tagged: ${what}`),
    ...pdf.strayMarks.map((what) => `7.1: a mark that leads nowhere: ${what}`),
    ...pdf.fonts.map(({ name, isEmbedded }) => !isEmbedded && `7.21.4: ${name} is not embedded`),
    ...pdf.fonts.map(({ name, hasText }) => !hasText && `7.21.7: ${name} has no text`),
    parts.some(({ text }) => text.includes('\ufffd')) && '7.21.7: signs that stand for no text',
    pdf.root.map(({ type }) => type).join(' ') !== 'Document' && '7.1: no single document',
    ...parts.map(
      (part) => !grammar[part.type]?.test(childrenOf(part)) && `7.2: ${part.type} holds ${childrenOf(part)}`,
    ),
    ...parts.map(({ type, scope }) => type === 'TH' && scope !== 'Row' && '7.5: a header of nothing'),
    ...parts.map(({ type, alt }) => type === 'Figure' && !alt && '7.3: a picture without words'),
    ...parts.map(({ type, text }) => text.trim() === '' && `7.1: an empty ${type}`),
    bare(pdf.root.map(({ text }) => text).join('')) !== wordsOf(document) &&
      '7.1: read aloud it says something else',
    ...pdf.artifacts.map(
      (text) => text !== '' && !/\d/.test(text) && `7.1: said to be decoration and is not: ${text}`,
    ),
  ]
  return faults.filter((fault) => fault !== false)
}
describe('Accessible PDFs', () => {
  it('exist of all documents, in four languages', () => {
    expect(new Set(written.map(([, { language }]) => language))).toEqual(new Set(['sv', 'nb', 'fi', 'en']))
    expect(new Set(written.map(([, { id }]) => id)).size).toBeGreaterThanOrEqual(5)
  })

  it.each(written)('break no rule of PDF/UA that a program can check: %s', async (_, document) => {
    expect(faultsOf(await readTaggedPdf(await drawPdf(document, 0)), document)).toEqual([])
  })

  it('break no rule if parts continue on the next page', async () => {
    const pdf = await readTaggedPdf(await drawPdf(long, 0))
    expect(pdf.pages).toBeGreaterThan(5)
    expect(faultsOf(pdf, long)).toEqual([])
    expect(pdf.artifacts.filter(Boolean)).toEqual(
      Array.from({ length: pdf.pages }, (_, at) => `Sten & Trä · A1B2 · Sida ${at + 1} av ${pdf.pages}`),
    )
  })
})

const textOf = (id: DocumentId, { home, ...facts }: BookingFacts, isBuilt = false): string =>
  JSON.stringify(
    writeDocument(
      id,
      { ...facts, home: { ...home, ...(isBuilt && { isMoveInReady: true as const }) } },
      {
        locale: facts.site.locale,
        receipt: { number: 'K-1-000042', paidAt: 0, amount: 2_500_000 as Money, provider: 'swish' },
      },
    )?.blocks ?? [],
  )

describe('The papers of a booking', () => {
  it('are drawn with a glyph for each letter of names in Latin, Greek and Cyrillic', async () => {
    const agreement = written.find(([, { id }]) => id === 'agreement')?.[1]
    if (!agreement) throw new Error('No agreement')
    const pdf = Buffer.from(await drawPdf(agreement, 0)).toString('latin1')
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]+\+NotoSans/u)
  })

  it('reveal neither the birth date nor the number of a buyer', () => {
    expect(textOf('agreement', factsOn('sweden'))).toContain('••••••••••30')
    expect(textOf('agreement', factsOn('sweden'))).not.toMatch(/1960|6001|0101/u)
  })

  it('follow the phase of the home', () => {
    const sweden = factsOn('sweden')
    expect(textOf('information', sweden)).toContain('Tillval ska vara gjorda')
    expect(textOf('information', sweden, true)).not.toMatch(/Beräknat|Tillval ska/u)
    expect(textOf('security', factsOn('finland'))).toContain('rakentamisen aikana')
    expect(textOf('security', factsOn('finland'), true)).toBe('[]')
  })

  it('say on a receipt that it is paid, the payer and the purpose', () => {
    const receipt = textOf('receipt', factsOn('sweden'))
    for (const row of [
      ['Status', 'Betald'],
      ['Betald av', `${applicant.firstName} ${applicant.lastName}`],
      ['Avser', 'Bokningsavgift: Kajutan 1203'],
    ])
      expect(receipt).toContain(JSON.stringify(row))
    expect(receipt).not.toContain('betalas nu')
  })
})
