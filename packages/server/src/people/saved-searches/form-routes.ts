// Forms for saved searches, answered by a redirect (303), with script and without; and the one-click unsubscribe of
// mail programs (RFC 8058).
import type { SearchAlertForm, SearchAlertFormDone } from '@husrum/contract'
import { endpoints, searchAlertFormPaths, searchAlertQuery, unsubscribePath } from '@husrum/contract'
import type { FieldIssue, SiteDefinition } from '@husrum/domain'
import { routePath, savedSearchRule, searchAlertRule, sites } from '@husrum/domain'
import type { Hono } from 'hono'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { Destination, FormRoute, SentForm, Submission } from '../../platform/http/bind-form.ts'
import { bindForms } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { FormFields } from '../../platform/http/form-fields.ts'
import { optionalTextOf, textOf, textsOf } from '../../platform/http/form-fields.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import { admitQuietly } from '../../platform/mail/admit-quietly.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { TypedForms } from '../accounts/index.ts'
import type { SeenLists } from '../seen-lists/index.ts'
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
}

/** An address of a search has at most 2,000 characters, which a form may write in three each. */
const maxFormBytes = 8_192

/** The ticked checkboxes; undefined for a form without any. */
const kindsOf = (fields: FormFields): readonly string[] | undefined =>
  fields
    .get('kinds')
    ?.flatMap((kinds) => kinds.split(' '))
    .filter((kind) => kind !== '')

/** The page that a form redirects to, and its query. */
interface Answer {
  readonly page: 'alert' | 'savedSearches'
  readonly done?: SearchAlertFormDone
  readonly error?: 'invalid' | 'tooMany' | 'tooFast' | 'unknown' | 'failed'
  readonly issues?: readonly FieldIssue[]
  /** Fields that were not typed, to be sent along again. */
  readonly passed?: Readonly<Record<string, string | undefined>>
}

type Answering = (sent: SentForm) => Promise<Answer>

/** A subsite shares its parent's host, so its forms name the site. */
const siteAsked = (at: SiteDefinition, key: string | undefined): SiteDefinition =>
  sites.find((site) => site.key === key && site.hosts.production === at.hosts.production) ?? at

const isSecret = (text: string | undefined): text is string => /^[\w-]{1,200}$/.test(text ?? '')
const isId = (text: string | undefined): text is string => isUuid(text ?? '')

const ownerOf = ({ visitor: { site, caller } }: SentForm): SearchesOf => ({
  accountId: signedInOf(caller).session.accountId,
  site,
})

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
      use: (secret: string, sent: SentForm) => Promise<boolean>,
    ): Answering =>
    async (sent) => {
      const token = textOf(sent.fields, 'token')
      if (isSecret(token) && (await use(token, sent))) return { page: 'alert', done }
      return { page: 'alert', error: 'unknown', passed: { [searchAlertQuery.purpose]: form } }
    }
  /** For the caller's own search. */
  const ofOwn =
    (
      work: (
        id: string,
        whose: SearchesOf,
        fields: FormFields,
      ) => Promise<SearchAlertFormDone | Answer | undefined>,
    ): Answering =>
    async (sent) => {
      const whose = ownerOf(sent)
      const id = textOf(sent.fields, 'id')
      const done = isId(id) ? await work(id, whose, sent.fields) : undefined
      if (typeof done === 'object') return done
      if (done === undefined) return { page: 'savedSearches', error: 'unknown' }
      return { page: 'savedSearches', done, passed: { [searchAlertQuery.id]: id } }
    }

  return {
    start: async ({ fields, visitor }) => {
      const { site, origin } = visitor
      const search = optionalTextOf(fields, 'search')
      const passed = { [searchAlertQuery.search]: search }
      const checked = searchAlertRule(site).check({
        ...textsOf(fields),
        address: search,
        kinds: kindsOf(fields),
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
      const whose = ownerOf(sent)
      const { site, origin } = sent.visitor
      const search = optionalTextOf(sent.fields, 'search')
      const passed = { [searchAlertQuery.search]: search }
      const checked = savedSearchRule(site).check({
        ...textsOf(sent.fields),
        address: search,
        kinds: kindsOf(sent.fields),
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
    change: ofOwn(async (id, whose, fields) => {
      const paused = textOf(fields, 'paused')
      if (paused === 'true' || paused === 'false') {
        const isPaused = paused === 'true'
        return (await searches.change(id, { isPaused }, whose)) && (isPaused ? 'paused' : 'resumed')
      }
      const checked = savedSearchRule(whose.site).check({
        name: optionalTextOf(fields, 'name'),
        rhythm: optionalTextOf(fields, 'rhythm'),
        kinds: kindsOf(fields),
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
      const whose = ownerOf(sent)
      const newsTo = Number(optionalTextOf(sent.fields, 'newsTo'))
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

/** What a person typed or chose. */
const storedFields = ['email', 'name', 'rhythm'] as const

export const searchAlertFormRoutes = (app: Hono<AppEnv>, options: SearchAlertFormOptions): void => {
  const { typedForms, searches } = options
  const answers = makeAnswers(options)

  const addressOf = (
    { page, done, error, issues = [], passed = {} }: Answer,
    site: SiteDefinition,
  ): string => {
    const path = (page === 'savedSearches' ? routePath(site, 'savedSearches') : undefined) ?? alertPage(site)
    return withQuery(path, [
      ...Object.entries({ done, error, ...passed }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      ),
      ...issues.map(({ key, path: at }) => [searchAlertQuery.field, `${String(at[0])}:${key}`] as const),
    ])
  }

  const answerOf = (form: SearchAlertForm, result: Answer, { fields, visitor }: SentForm): Destination => {
    const typed = Object.fromEntries(storedFields.map((name) => [name, textOf(fields, name)]))
    const kinds = kindsOf(fields)?.join(' ') ?? ''
    const headers =
      result.error !== undefined
        ? typedForms.keep(form, { ...typed, kinds })
        : // The page that says where the letter went shows the address.
          form === 'start'
          ? typedForms.keep(form, { email: textOf(fields, 'email') })
          : typedForms.forget(visitor.cookies)
    return { location: addressOf(result, visitor.site), headers }
  }

  const failed = (form: SearchAlertForm, fields: FormFields, error: 'tooFast' | 'failed'): Answer => {
    const id = textOf(fields, 'id')
    return {
      page: ['change', 'remove', 'restore'].includes(form) ? 'savedSearches' : 'alert',
      error,
      passed:
        form === 'confirm' || form === 'stop'
          ? {}
          : { search: optionalTextOf(fields, 'search')?.slice(0, 2_000), id: isId(id) ? id : undefined },
    }
  }

  for (const form of Object.keys(searchAlertFormPaths) as SearchAlertForm[]) {
    const route: FormRoute = {
      path: searchAlertFormPaths[form],
      maxBytes: maxFormBytes,
      siteOf: (site, fields) => siteAsked(site, optionalTextOf(fields, 'site')),
      // Where a caller returns after sign-in, whose session has ended.
      page: (site) => site.routes.search && (routePath(site, 'savedSearches') ?? site.routes.start),
      messages: { tooManyRequests: 'tooFast', serviceUnavailable: 'failed' },
      backAt: (error, sent) =>
        answerOf(form, failed(form, sent.fields, error === 'tooFast' ? error : 'failed'), sent),
    }
    const submit: Submission['submit'] = async (sent) => answerOf(form, await answers[form](sent), sent)
    const isForAll = form === 'start' || form === 'confirm' || form === 'stop'
    bindForms(app, route, () => (isForAll ? { submit } : { access: endpoints.getSavedSearches, submit }))
  }

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
