// Showing forms without script: each redirects back to its page with the result.
import { endpoints, showingFormPath, showingQuery } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { loginAddress, partySizeLimit, partySizeRule, showingVisitorRule } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import { isUuid } from '../database/is-uuid.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { HostOf, ShowingRoutesOptions } from './routes.ts'
import { guestOf, idOf } from './routes.ts'
import { showingsPathOf } from './showing-letters.ts'

export interface ShowingFormOptions
  extends Pick<
    ShowingRoutesOptions,
    'showingService' | 'door' | 'environment' | 'ticketPathOf' | 'registerVisitor'
  > {
  readonly host: HostOf
  readonly findCaller: FindCaller
  /** The page of a template on a site. */
  readonly pageOf: (
    template: 'showingForm' | 'reportList',
    site: SiteDefinition,
  ) => Promise<string | undefined>
}

/** Names, an address and a few ids. */
const longestForm = 4_096

const withQuery = (path: string, facts: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(facts).toString()
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** The message of a page for an error. */
const wordOf = ({ code, status, present }: Problem): string => {
  if (code === 'statusConflict') return present ?? 'away'
  if (code === 'notFound') return 'gone'
  return status === 409 ? code : 'away'
}

export const showingFormRoutes = (app: Hono<AppEnv>, options: ShowingFormOptions): void => {
  const { showingService, door, host, findCaller, environment, ticketPathOf, pageOf, registerVisitor } =
    options

  /** For members: the cookies count here, but only from our own pages. */
  const ofMember = async (c: Context<AppEnv>, form: URLSearchParams, visitor: Visitor): Promise<string> => {
    const page = showingsPathOf(visitor.site.key)
    const id = form.get('id') ?? ''
    const back = (facts: Readonly<Record<string, string>>) =>
      isUuid(id)
        ? `${withQuery(page, { ...facts, [showingQuery.showing]: id })}#showing-${id}`
        : withQuery(page, facts)
    const caller = await findCaller(sessionOfCookies(c.req.header('cookie') ?? '', environment), visitor.site)
    const guest = { ...visitor, caller }
    try {
      await assertAccess(guest, endpoints.bookShowing)
    } catch (cause) {
      if (cause instanceof Problem && cause.code !== 'serviceUnavailable')
        return loginAddress(visitor.site, page) ?? page
      throw cause
    }
    try {
      if (form.get('action') === 'cancel') {
        await showingService.cancel(idOf(form.get('id')), guestOf(guest))
        return back({ [showingQuery.done]: 'cancelled' })
      }
      const size = partySizeRule(partySizeLimit).check(form.get('partySize'))
      if (size.kind === 'invalid') return back({ [showingQuery.error]: 'partySize' })
      const insteadOf = form.get('insteadOf') || undefined
      const { outcome } = await showingService.book(
        { id: idOf(form.get('id')), partySize: size.value, ...(insteadOf && { insteadOf: idOf(insteadOf) }) },
        guestOf(guest),
      )
      return back({ [showingQuery.done]: outcome })
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      return back({ [showingQuery.error]: cause.code === 'invalidRequest' ? 'partySize' : wordOf(cause) })
    }
  }

  const ofHost = async (c: Context<AppEnv>, form: URLSearchParams, visitor: Visitor): Promise<string> => {
    const { site } = visitor
    const list = (await pageOf('reportList', site)) ?? site.routes.start
    const ticket = form.get('ticket') ?? ''
    const page = (ticket !== '' && (await ticketPathOf(ticket, site))) || list
    try {
      if (form.get('action') === 'host') {
        const { cookie } = await host.signIn(form.get('code') ?? '', visitor)
        c.header(...cookie)
        return list
      }
      const { id } = await host.hostedBy(c.req.header('cookie') ?? '', site)
      const hasCome = form.get('action') === 'checkIn'
      await door.checkIn(id, idOf(form.get('placeId')), hasCome)
      return withQuery(page, { [showingQuery.done]: hasCome ? 'checkedIn' : 'undone' })
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      return withQuery(page, {
        [showingQuery.error]:
          cause.code === 'invalidRequest'
            ? 'code'
            : cause.code === 'tooManyRequests'
              ? 'often'
              : wordOf(cause),
      })
    }
  }

  const ofVisitor = async (form: URLSearchParams, visitor: Visitor): Promise<string> => {
    const { site } = visitor
    const page = (await pageOf('showingForm', site)) ?? site.routes.start
    const id = form.get('id') ?? ''
    const back = (facts: Readonly<Record<string, string>>) =>
      withQuery(page, { ...facts, [showingQuery.showing]: id })
    try {
      const checked = showingVisitorRule.check({
        ...Object.fromEntries(form),
        wantsNews: form.get('wantsNews') === 'true',
        hasRead: form.get('hasRead') === 'true',
      })
      // Only the names of the invalid fields, not their values: browsers store addresses.
      if (checked.kind === 'invalid')
        return back({
          [showingQuery.error]: 'invalid',
          [showingQuery.wrong]: checked.issues.map(({ path, key }) => `${path[0]}.${key}`).join(','),
        })
      await registerVisitor(idOf(form.get('id')), checked.value, visitor)
      return back({ [showingQuery.done]: checked.value.wantsNews ? 'requestedNews' : 'registered' })
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      return back({ [showingQuery.error]: cause.code === 'tooManyRequests' ? 'often' : wordOf(cause) })
    }
  }

  /** From the link in an e-mail. */
  const confirmNews = async (form: URLSearchParams, { site }: Visitor): Promise<string> => {
    const page = (await pageOf('showingForm', site)) ?? site.routes.start
    const isKnown = await door.confirmNews(form.get('token') ?? '', site)
    return withQuery(
      page,
      isKnown ? { [showingQuery.done]: 'newsConfirmed' } : { [showingQuery.error]: 'newsUnknown' },
    )
  }

  app.post(showingFormPath, fromOurPages, async (c) => {
    const visitor = visitorOf(c)
    const form = await readForm(c.req.raw, longestForm)
    const action = form.get('action') ?? ''
    c.header('cache-control', 'no-store')
    try {
      if (action === 'book' || action === 'cancel') return c.redirect(await ofMember(c, form, visitor), 303)
      if (['host', 'checkIn', 'undo'].includes(action)) return c.redirect(await ofHost(c, form, visitor), 303)
      if (action === 'confirmNews') return c.redirect(await confirmNews(form, visitor), 303)
      if (action === 'visit') return c.redirect(await ofVisitor(form, visitor), 303)
    } catch (cause) {
      if (!(cause instanceof Problem && cause.code === 'serviceUnavailable') && outageOf(cause) === undefined)
        throw cause
      return c.redirect(withQuery(showingsPathOf(visitor.site.key), { [showingQuery.error]: 'away' }), 303)
    }
    throw new Problem('invalidRequest', { errors: [{ field: 'action', key: 'unknownValue' }] })
  })
}
