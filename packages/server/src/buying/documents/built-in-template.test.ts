// The built-in text as a start for a company's own: it can be stored as it is, and says the same.
import type { Locale, PaperKind } from '@husrum/domain'
import { paperKinds, siteByKey } from '@husrum/domain'
import { expect, it } from 'vitest'
import { parseTemplate, templateIssues } from '../paper-texts/index.ts'
import { builtInTemplate } from './built-in-template.ts'
import type { Block } from './document-facts.ts'
import { sampleBooking, sampleReceipt } from './sample-booking.ts'
import { writeDocument } from './write-document.ts'

const languages = [
  ['sweden', 'sv'],
  ['sweden', 'en'],
  ['norway', 'nb'],
  ['norway', 'en'],
  ['finland', 'fi'],
  ['finland', 'en'],
] as const

const now = Date.UTC(2026, 10, 28)
const wordsOf = (blocks: readonly Block[] = []) =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : []))

const cases = languages.flatMap(([key, language]) =>
  paperKinds
    .filter((kind) => kind !== 'security' || key === 'finland')
    .flatMap((kind) => [false, true].map((isBuilt) => [key, language, kind, isBuilt] as const)),
)

it.each(cases)('%s in %s: %s (built: %s)', (key, language: Locale, kind: PaperKind, isBuilt) => {
  const site = siteByKey(key)
  const source = builtInTemplate(kind, language, site.country)
  expect(templateIssues(source, kind)).toEqual([])
  const sample = sampleBooking(site, { seller: undefined, now })
  const facts = { ...sample, home: { ...sample.home, ...(isBuilt && { isMoveInReady: true as const }) } }
  const options = {
    locale: language,
    receipt: sampleReceipt(site, facts.terms.fee, now),
    receivedAt: now,
  }
  const templates = new Map([[`${kind}.${language}`, parseTemplate(source).template] as const])
  const builtIn = writeDocument(kind, facts, options)
  const own = writeDocument(kind, facts, { ...options, templates })
  expect([own?.title, wordsOf(own?.blocks)]).toEqual([builtIn?.title, wordsOf(builtIn?.blocks)])
})
