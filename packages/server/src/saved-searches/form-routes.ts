// Forms for saved searches, answered by a redirect (303), with script and without; and the one-click unsubscribe of
// mail programs (RFC 8058).
import type { SearchAlertForm, SearchAlertFormDone } from '@husrum/contract'
import { endpoints, searchAlertFormPaths, searchAlertQuery, unsubscribePath } from '@husrum/contract'
import type { FieldIssue, SiteDefinition } from '@husrum/domain'
import { loginAddress, routePath, savedSearchRule, searchAlertRule, sites } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import type { TypedForms } from '../accounts/typed-forms.ts'
import { outageOf } from '../database/database-outage.ts'
import { isUuid } from '../database/is-uuid.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import type { Caller } from '../http/caller.ts'
import { signedInOf } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import { networkOf } from '../http/visitor-address.ts'
import { admitQuietly } from '../mail/admit-quietly.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { SeenLists } from '../seen-lists/seen-lists.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import { alertPage } from './alert-addresses.ts'
import type { AskForAlert } from './ask-for-alert.ts'
import type { SavedSearches, SearchesOf } from './postgres-saved-searches.ts'
import { addressOfTyped } from './routes.ts'

export interface SearchAlertFormOptions {
  readonly searches: SavedSearches
  readonly seenLists: SeenLists
  readonly askForAlert: AskForAlert
  readonly mails: Pick<MailService, 'admit'>
  readonly typedForms: TypedForms
  readonly findCaller: FindCaller
  readonly environment: 'development' | 'production'
}

/** An address of a search has at most 2,000 characters, which a form may write in three each. */
const longestForm = 8_192

type Fields = Readonly<Record<string, string>>

/** Checkboxes of one name: the ticked ones; undefined for a form without any. */
const kindsOf = (kinds: string | undefined): readonly string[] | undefined =>
  kinds?.split(' ').filter((kind) => kind !== '')

interface Sent {
  readonly fields: Fields
  readonly visitor: Visitor
  readonly caller: Caller
}

/** The page that a form redirects to, and its query. */
interface Answer {
  readonly page: 'alert' | 'savedSearches'
  readonly done?: SearchAlertFormDone
  readonly error?: 'invalid' | 'tooMany' | 'tooFast' | 'unknown' | 'failed'
  readonly issues?: readonly FieldIssue[]
  /** Fields that were not typed, to be sent along again. */
  readonly passed?: Readonly<Record<string, string | undefined>>
}

type Answering = (sent: Sent) => Promise<Answer>

/** A subsite shares its parent's host, so its forms name the site. */
const siteAsked = (at: SiteDefinition, key: string | undefined): SiteDefinition =>
  sites.find((site) => site.key === key && site.hosts.production === at.hosts.production) ?? at

const isSecret = (text: string | undefined): text is string => /^[\w-]{1,200}$/.test(text ?? '')
const isId = (text: string | undefined): text is string => isUuid(text ?? '')

const ownerOf = async ({ visitor: { site }, caller }: Sent): Promise<SearchesOf> => {
  await assertAccess({ site, caller }, endpoints.getSavedSearches)
  return { accountId: signedInOf(caller).session.accountId, site }
}

const makeAnswers = ({
  searches,
  seenLists,
  askForAlert,
  mails,
}: SearchAlertFormOptions): Readonly<Record<SearchAlertForm, Answering>> => {
  const byLink =
    (
      form: 'confirm' | 'stop',
      done: SearchAlertFormDone,
      use: (secret: string, sent: Sent) => Promise<boolean>,
    ): Answering =>
    async (sent) => {
      const { token } = sent.fields
      if (isSecret(token) && (await use(token, sent))) return { page: 'alert', done }
      return { page: 'alert', error: 'unknown', passed: { [searchAlertQuery.purpose]: form } }
    }
  /** For the caller's own search. */
  const ofOwn =
    (
      work: (
        id: string,
        whose: SearchesOf,
        fields: Fields,
      ) => Promise<SearchAlertFormDone | Answer | undefined>,
    ): Answering =>
    async (sent) => {
      const whose = await ownerOf(sent)
      const { id } = sent.fields
      const done = isId(id) ? await work(id, whose, sent.fields) : undefined
      if (typeof done === 'object') return done
      if (done === undefined) return { page: 'savedSearches', error: 'unknown' }
      return { page: 'savedSearches', done, passed: { [searchAlertQuery.id]: id } }
    }

  return {
    start: async ({ fields, visitor }) => {
      const { site, origin } = visitor
      const passed = { [searchAlertQuery.search]: fields.search }
      const checked = searchAlertRule(site).check({
        ...fields,
        address: fields.search,
        kinds: kindsOf(fields.kinds),
      })
      if (checked.kind === 'invalid')
        return { page: 'alert', error: 'invalid', issues: checked.issues, passed }
      const { email, rhythm, kinds } = checked.value
      const address = addressOfTyped(checked.value.address, site)
      const network = networkOf(visitor.address)
      const pass = await admitQuietly(mails, 'searchAlert', { email, network })
      if (pass) await askForAlert({ email, rhythm, kinds, address, site, origin }, pass)
      return { page: 'alert', done: 'started', passed: { [searchAlertQuery.search]: address } }
    },
    confirm: byLink('confirm', 'confirmed', (secret, { visitor }) => searches.confirm(secret, visitor.site)),
    stop: byLink('stop', 'stopped', (secret) => searches.stop(secret)),
    save: async (sent) => {
      const whose = await ownerOf(sent)
      const { site, origin } = sent.visitor
      const { search } = sent.fields
      const passed = { [searchAlertQuery.search]: search }
      const checked = savedSearchRule(site).check({
        ...sent.fields,
        address: search,
        kinds: kindsOf(sent.fields.kinds),
      })
      if (checked.kind === 'invalid')
        return { page: 'alert', error: 'invalid', issues: checked.issues, passed }
      const { name, rhythm, kinds } = checked.value
      const address = addressOfTyped(checked.value.address, site)
      const saved = await searches.save({ name, rhythm, kinds, address, origin }, whose)
      return saved === 'tooMany'
        ? { page: 'alert', error: 'tooMany', passed }
        : { page: 'savedSearches', done: 'saved', passed: { [searchAlertQuery.id]: saved.id } }
    },
    change: ofOwn(async (id, whose, { name, rhythm, kinds, paused }) => {
      if (paused === 'true' || paused === 'false') {
        const isPaused = paused === 'true'
        return (await searches.change(id, { isPaused }, whose)) && (isPaused ? 'paused' : 'resumed')
      }
      const checked = savedSearchRule(whose.site).check({
        name,
        rhythm,
        kinds: kindsOf(kinds),
        address: whose.site.routes.search,
      })
      if (checked.kind === 'invalid')
        return {
          page: 'savedSearches',
          error: 'invalid',
          issues: checked.issues,
          passed: { [searchAlertQuery.id]: id },
        }
      const { address: _, ...change } = checked.value
      return (await searches.change(id, change, whose)) && 'changed'
    }),
    see: async (sent) => {
      const whose = await ownerOf(sent)
      const newsTo = Number(sent.fields.newsTo)
      if (!Number.isSafeInteger(newsTo) || newsTo < 0) return { page: 'savedSearches', error: 'failed' }
      await seenLists.see({ ...whose, list: 'savedSearches' }, newsTo, { isRead: true })
      return { page: 'savedSearches', done: 'seen' }
    },
    remove: ofOwn(async (id, whose) => ((await searches.remove(id, whose)) ? 'removed' : undefined)),
    restore: ofOwn(
      async (id, whose) => (await searches.change(id, { isRemoved: false }, whose)) && 'restored',
    ),
  }
}

/** Errors that plain forms show on the page: an outage, or a rate limit. */
const errorOf = (cause: unknown): 'tooFast' | 'failed' => {
  if (outageOf(cause) !== undefined) return 'failed'
  if (cause instanceof Problem && cause.status === 429) return 'tooFast'
  if (cause instanceof Problem && cause.status === 503) return 'failed'
  throw cause
}

/** What a person typed or chose. */
const storedFields = ['email', 'name', 'rhythm', 'kinds'] as const

export const searchAlertFormRoutes = (app: Hono<AppEnv>, options: SearchAlertFormOptions): void => {
  const { typedForms, findCaller, environment, searches } = options
  const answers = makeAnswers(options)

  const addressOf = ({ page, done, error, issues = [], passed = {} }: Answer, { site }: Visitor): string => {
    const path = (page === 'savedSearches' ? routePath(site, 'savedSearches') : undefined) ?? alertPage(site)
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ done, error, ...passed }))
      if (value !== undefined) query.append(name, value)
    for (const { key, path: at } of issues) query.append(searchAlertQuery.field, `${String(at[0])}:${key}`)
    return `${path}?${query}`
  }

  const failed = (form: SearchAlertForm, { search, id }: Fields, error: 'tooFast' | 'failed'): Answer => ({
    page: ['change', 'remove', 'restore'].includes(form) ? 'savedSearches' : 'alert',
    error,
    passed:
      form === 'confirm' || form === 'stop'
        ? {}
        : { search: search?.slice(0, 2_000), id: isId(id) ? id : undefined },
  })

  const answer = async (c: Context<AppEnv>, form: SearchAlertForm): Promise<Response> => {
    const sent = await readForm(c.req.raw, longestForm)
    const fields: Fields = {
      ...Object.fromEntries(sent),
      // Checkboxes of one name are sent one by one.
      ...(sent.has('kinds') && { kinds: sent.getAll('kinds').join(' ').trim() }),
    }
    const cookies = c.req.header('cookie') ?? ''
    const visitor = { ...visitorOf(c), site: siteAsked(c.get('site'), fields.site) }
    let result: Answer
    try {
      const caller = await findCaller(sessionOfCookies(cookies, environment), visitor.site)
      result = await answers[form]({ fields, visitor: { ...visitor, caller }, caller })
    } catch (cause) {
      // A caller whose session has ended signs in and returns to the page.
      if (cause instanceof Problem && cause.code === 'signedOut') {
        const back = routePath(visitor.site, 'savedSearches')
        return c.redirect(loginAddress(visitor.site, back) ?? visitor.site.routes.start, 303)
      }
      result = failed(form, fields, errorOf(cause))
    }
    const typed = Object.fromEntries(storedFields.map((name) => [name, fields[name] ?? '']))
    const headers =
      result.error === undefined
        ? // The page that says where the letter went shows the address.
          form === 'start'
          ? typedForms.keep(form, { email: fields.email ?? '' })
          : typedForms.forget(cookies)
        : typedForms.keep(form, typed)
    c.header('cache-control', 'no-store')
    for (const [name, value] of headers) c.header(name, value, { append: true })
    return c.redirect(addressOf(result, visitor), 303)
  }

  for (const form of Object.keys(searchAlertFormPaths) as SearchAlertForm[])
    app.post(searchAlertFormPaths[form], fromOurPages, async (c) => {
      if (c.get('site').routes.search === undefined) throw new Problem('notFound')
      return answer(c, form)
    })

  // Sent by mail programs, without our pages or cookies: only the secret in the address counts.
  app.post(unsubscribePath, async (c) => {
    const secret = c.req.query(searchAlertQuery.token)
    if (isSecret(secret)) await searches.stop(secret)
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })
  // Mail scanners follow links: this only redirects to the confirmation page.
  app.get(unsubscribePath, async (c) => {
    const secret = c.req.query(searchAlertQuery.token)
    const path = alertPage(siteAsked(c.get('site'), c.req.query(searchAlertQuery.site)))
    const query = new URLSearchParams({
      [searchAlertQuery.purpose]: 'stop',
      ...(isSecret(secret) && { [searchAlertQuery.token]: secret }),
    })
    c.header('cache-control', 'no-store')
    return c.redirect(`${path}?${query}`, 303)
  })
}
