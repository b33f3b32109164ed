// The company's sellers and own texts over HTTP; no browser calls these endpoints.
import type { Answer, RequestOf, ResponseOf } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { Seller, SiteDefinition } from '@husrum/domain'
import { checkSellers, siteById } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { FieldProblem } from '../../platform/http/problem.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { TemplateIssue } from '../paper-texts/index.ts'
import { hasPaper, parseTemplate, templateIssues } from '../paper-texts/index.ts'
import { builtInTemplate } from './built-in-template.ts'
import type { DocumentId, WrittenDocument } from './document-facts.ts'
import type { BookingFacts } from './paper-facts.ts'
import { sampleBooking, sampleReceipt } from './sample-booking.ts'
import { findSeller, listSellers, sellersInUse, storeSellers } from './sellers.ts'
import type { TemplateStore } from './template-store.ts'
import { documentTexts, writeDocument } from './write-document.ts'

type SentTemplate = RequestOf<typeof endpoints.storeTemplates>['templates'][number]

export interface CompanyRoutesOptions {
  readonly db: Kysely<Schema>
  readonly templates: TemplateStore
  readonly drawPdf: (document: WrittenDocument, madeAt: number) => Promise<Uint8Array>
  readonly now: () => number
}

const refuse = (errors: readonly FieldProblem[]): void => {
  if (errors.length > 0) throw new Problem('invalidRequest', { errors })
}

const sentSeller = ({ siteIds, signatories, ...seller }: Seller): Answer<Seller> => ({
  ...seller,
  siteIds: [...siteIds],
  signatories: [...signatories],
})

/** The error of a mistake in a text, whose field ends with its place. */
const problemOf = (field: string, { line, column, problem, about }: TemplateIssue): FieldProblem => {
  const place = `${field}.${line}.${column}`
  switch (problem) {
    case 'missing':
      return { field: `${field}.${about}`, key: 'required' }
    case 'noTitle':
      return { field: place, key: 'required' }
    case 'tooLong':
      return { field, key: 'tooLarge' }
    case 'unknownName':
    case 'notInThisPaper':
      return { field: place, key: 'unknownValue' }
    default:
      return { field: place, key: 'wrongFormat' }
  }
}

const placeProblems = ({ siteId, kind, language }: SentTemplate, field: string): readonly FieldProblem[] => {
  const site = siteById(siteId)
  const sells = site?.features.clickToBuy && site.catalogueSiteId === siteId
  if (!site || !sells) return [{ field: `${field}siteId`, key: 'unknownValue' }]
  return [
    ...(hasPaper(kind, site.country) ? [] : [{ field: `${field}kind`, key: 'unknownValue' } as const]),
    // The law of a country is written in its own language, and in English.
    ...(documentTexts[language].laws[site.country]
      ? []
      : [{ field: `${field}language`, key: 'unknownValue' } as const]),
  ]
}

const textProblems = ({ text, kind }: SentTemplate, field: string): readonly FieldProblem[] =>
  text === undefined ? [] : templateIssues(text, kind).map((issue) => problemOf(`${field}text`, issue))

/** A text that stands twice in a request. */
const repeated = (templates: readonly SentTemplate[]): readonly FieldProblem[] => {
  const keys = templates.map(
    ({ siteId, kind, language, tenure }) => `${siteId} ${kind} ${language} ${tenure}`,
  )
  return keys.flatMap((key, at) =>
    keys.indexOf(key) < at ? [{ field: `templates.${at}.kind`, key: 'invalid' } as const] : [],
  )
}

const preview = async (
  sent: RequestOf<typeof endpoints.previewTemplate>,
  { db, templates, drawPdf, now }: CompanyRoutesOptions,
): Promise<Answer<ResponseOf<typeof endpoints.previewTemplate>>> => {
  const { siteId, kind, language, tenure, buyers } = sent
  const site = siteById(siteId) as SiteDefinition
  const text = sent.text ?? (await templates.current(db, sent))
  const named = await findSeller(db, site)
  const seller = 'organisationNumber' in named ? (named as Seller) : undefined
  const facts: BookingFacts = sampleBooking(site, { tenure, seller, buyers, now: now() })
  // Signed, so that the company sees all of its agreement.
  const id: DocumentId = kind === 'agreement' ? 'signedAgreement' : kind
  const document = writeDocument(id, facts, {
    locale: language,
    signatures: facts.applicants.map(({ firstName, lastName }, at) => ({
      role: at === 0 ? 'buyer' : 'coBuyer',
      name: `${firstName} ${lastName}`,
      provider: site.country === 'SE' ? 'bank_id' : site.country === 'NO' ? 'eident' : 'signicat',
      signedAt: now(),
    })),
    signedHash: '0'.repeat(64),
    receipt: sampleReceipt(site, facts.terms.fee, now()),
    receivedAt: now(),
    ...(text !== undefined && {
      templates: new Map([[`${kind}.${language}`, parseTemplate(text).template] as const]),
    }),
  })
  if (!document) throw new Problem('invalidRequest', { errors: [{ field: 'kind', key: 'unknownValue' }] })
  const pdf = await drawPdf(document, now())
  return {
    title: document.title,
    language,
    text: text ?? builtInTemplate(kind, language, site.country),
    pdf: Buffer.from(pdf).toString('base64'),
  }
}

export const companyRoutes = (app: Hono<AppEnv>, options: CompanyRoutesOptions): void => {
  const { db, templates, now } = options

  bindEndpoint(app, endpoints.setSellers, async (sent) => {
    const { sellers, issues } = checkSellers(sent.sellers, siteById)
    refuse(issues.map(({ at, field, key }) => ({ field: `sellers.${at}.${field}`, key })))
    await db.transaction().execute(async (trx) => {
      await storeSellers(trx, sellers, now())
      const keys = new Set(sellers.map(({ key }) => key))
      const missing = [...(await sellersInUse(trx))].filter((key) => !keys.has(key))
      refuse(missing.map((key) => ({ field: `sellers.${key}`, key: 'required' })))
    })
    return { sellers: (await listSellers(db)).map(sentSeller) }
  })
  bindEndpoint(app, endpoints.listSellers, async () => ({ sellers: (await listSellers(db)).map(sentSeller) }))

  bindEndpoint(app, endpoints.storeTemplates, async (sent, { keyName }) => {
    refuse([
      ...repeated(sent.templates),
      ...sent.templates.flatMap((template, at) => {
        const field = `templates.${at}.`
        return [...placeProblems(template, field), ...textProblems(template, field)]
      }),
    ])
    const results = await db
      .transaction()
      .execute((trx) => templates.store(trx, sent.templates, { name: keyName, now: now() }))
    return {
      rows: sent.templates.map(({ text, ...place }, at) => ({
        ...place,
        ...(results[at] ?? { version: 0, result: 'unchanged' as const }),
      })),
    }
  })
  bindEndpoint(app, endpoints.listTemplates, async ({ siteId }) => ({
    templates: (await templates.list(db, siteId)).map(({ tenure, ...row }) => ({
      ...row,
      ...(tenure !== undefined && { tenure }),
    })),
  }))
  bindEndpoint(app, endpoints.readTemplate, async ({ id }) => {
    const text = await templates.read(db, id)
    if (text === undefined) throw new Problem('notFound')
    return { text }
  })
  bindEndpoint(app, endpoints.previewTemplate, async (sent) => {
    refuse([...placeProblems(sent, ''), ...textProblems(sent, '')])
    return preview(sent, options)
  })
}
