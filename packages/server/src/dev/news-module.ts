// Development only: a page that publishes news for a site, a stage, a home or an association.
import type { SiteDefinition } from '@husrum/domain'
import { organisationOf, siteByKey, sites } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { NewsFor, PublishNews } from '../content/news/publish-news.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { readForm } from '../platform/http/read-form.ts'
import { fromOurPages } from '../platform/http/same-origin.ts'
import { originOf } from '../platform/http/site-origins.ts'
import type { Module } from '../platform/modules/module.ts'

export const devNewsPath = '/__dev/news'

const maxFormBytes = 64 * 1_024
const shownAtOnce = 30

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
  form { display: grid; gap: .75rem; margin-block: 1rem } label { display: grid; gap: .25rem } form > button { justify-self: start }
  input, select, textarea, button { font: inherit; padding: .375rem .5rem; max-width: 100%; box-sizing: border-box }
  p { margin: 0 } li { margin-block: .5rem } [role=status] { padding: .5rem; background: #fff3c4 }`

export interface NewsOfDevelopmentOptions {
  readonly db: Kysely<Schema>
  readonly publishNews: PublishNews
  readonly port: number
}

/** A possible audience of news, selected in the form by `value`. */
interface Audience {
  readonly value: string
  readonly words: string
  readonly to: NewsFor
}

export const newsOfDevelopment = ({ db, publishNews, port }: NewsOfDevelopmentOptions): Module => {
  const withNews = (sites as readonly SiteDefinition[]).filter(
    ({ features }) => features.login && features.myPagesNews,
  )

  const audiencesOf = async (site: SiteDefinition): Promise<readonly Audience[]> => {
    const [homes, associations] = await Promise.all([
      db
        .selectFrom('residences')
        .select(['id', 'stage_id', 'home'])
        .where('site', '=', site.key)
        .where('left_on', 'is', null)
        .orderBy(sql`home ->> 'name'`)
        .execute(),
      db
        .selectFrom('associations')
        .select(['id', 'name'])
        .where('organisation', '=', organisationOf(site))
        .orderBy('name')
        .execute(),
    ])
    const stages = new Map(homes.map(({ stage_id: id, home }) => [id, home.stageName]))
    return [
      {
        value: 'site',
        words: 'All users of the site (listed, without e-mails)',
        to: { audience: 'site' },
      },
      ...[...stages].map(
        ([stageId, name]): Audience => ({
          value: `stage ${stageId}`,
          words: `Stage: ${name}`,
          to: { audience: 'stage', stageId },
        }),
      ),
      ...homes.map(
        ({ id, home }): Audience => ({
          value: `residence ${id}`,
          words: `Home: ${home.name}, ${home.address}`,
          to: { audience: 'residence', residenceId: id },
        }),
      ),
      ...associations.map(
        ({ id, name }): Audience => ({
          value: `association ${id}`,
          words: `Board: ${name}`,
          to: { audience: 'association', associationId: id },
        }),
      ),
    ]
  }

  const siteOf = (key: string | undefined): SiteDefinition =>
    withNews.find((site) => site.key === key) ?? withNews[0] ?? siteByKey('sweden')

  const show = async (c: Context<AppEnv>, site: SiteDefinition, message: string) => {
    const [audiences, latest] = await Promise.all([
      audiencesOf(site),
      db
        .selectFrom('news_items')
        .select(['title', 'audience', 'published_at', 'told_at'])
        .where('site', '=', site.key)
        .orderBy('published_at', 'desc')
        .limit(shownAtOnce)
        .execute(),
    ])
    c.set('inline', { styles: [style] })
    return c.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>News</title><style>${raw(style)}</style></head>
        <body><main><h1>News</h1>${message === '' ? '' : html`<p role="status">${message}</p>`}
        <form method="get"><label>Site <select name="site">${withNews.map(
          ({ key, name }) =>
            html`<option value="${key}" ${key === site.key ? raw('selected') : ''}>${name} (${key})</option>`,
        )}</select></label><button>Show</button></form>
        <form method="post"><input type="hidden" name="site" value="${site.key}">
          <label>For <select name="to">${audiences.map(({ value, words }) => html`<option value="${value}">${words}</option>`)}</select></label>
          <label>Title <input name="title" required maxlength="120" lang="${site.locale}"></label>
          <label>Preamble <input name="preamble" required maxlength="300" lang="${site.locale}"></label>
          <label>Text (Markdown) <textarea name="body" rows="8" required maxlength="10000" lang="${site.locale}"></textarea></label>
          <button>Publish</button></form>
        <h2>Latest on ${site.name}</h2>
        <ol>${latest.map(
          ({ title, audience, published_at: at, told_at: sentAt }) =>
            html`<li>${title} (${audience}, ${at.slice(0, 16)}${sentAt === null ? ', not sent yet' : ''})</li>`,
        )}</ol></main></body></html>`,
      200,
      { 'cache-control': 'no-store' },
    )
  }

  return {
    routes: (app: Hono<AppEnv>) => {
      app.get(devNewsPath, (c) => show(c, siteOf(c.req.query('site')), ''))
      app.post(devNewsPath, fromOurPages, async (c) => {
        const fields = await readForm(c.req.raw, maxFormBytes)
        const field = (name: string) => (fields.get(name) ?? '').trim()
        const site = siteOf(field('site'))
        const to = (await audiencesOf(site)).find(({ value }) => value === field('to'))?.to
        const [title, preamble, body] = [field('title'), field('preamble'), field('body')]
        if (!to || [title, preamble, body].includes(''))
          return show(c, site, 'Not published: a field is missing')
        const origin = originOf(site, {
          environment: 'development',
          requestUrl: `http://localhost:${port}`,
        })
        await publishNews({ ...to, site, language: site.locale, title, preamble, body }, origin)
        return show(c, site, `Published: ${title}`)
      })
    },
  }
}
