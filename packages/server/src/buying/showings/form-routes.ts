// Showing forms without script: each redirects back to its page with the result.
import { endpoints, showingFormPath, showingQuery } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { loginAddress } from '@husrum/domain'
import type { Hono } from 'hono'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { FormPage, SentForm, Submission } from '../../platform/http/bind-form.ts'
import { bindForms, byAction, formOf, signInForAccess } from '../../platform/http/bind-form.ts'
import { isTicked, textOf } from '../../platform/http/form-fields.ts'
import type { QueryEntries } from '../../platform/http/with-query.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { ShowingRoutesOptions } from './routes.ts'
import { showingsPathOf } from './showing-letters.ts'

export interface ShowingFormOptions extends Pick<ShowingRoutesOptions, 'door' | 'ticketPathOf'> {
  /** The page of a template on a site. */
  readonly pageOf: (
    template: 'showingForm' | 'reportList',
    site: SiteDefinition,
  ) => Promise<string | undefined>
}

type Buttons = Readonly<Record<string, Submission>>

/** For members, on their page of showings. */
const memberButtons = (): Buttons => {
  const back = ({ fields, page }: SentForm, query: QueryEntries): string => {
    const id = textOf(fields, 'id')
    if (!isUuid(id)) return withQuery(page, query)
    return `${withQuery(page, [...query, [showingQuery.showing, id]])}#showing-${id}`
  }
  const form: FormPage = {
    page: ({ key }) => showingsPathOf(key),
    otherMessage: 'away',
    backAt: (message, sent, { code }) =>
      signInForAccess.includes(code)
        ? (loginAddress(sent.visitor.site, sent.page) ?? sent.page)
        : back(sent, [[showingQuery.error, message]]),
  }
  const messages = { notFound: 'gone', over: 'over', attended: 'attended' } as const
  return {
    book: formOf(endpoints.bookShowing, {
      ...form,
      messages: {
        ...messages,
        invalidRequest: ({ errors }) =>
          errors.some(({ field }) => field === 'partySize') ? 'partySize' : 'gone',
        full: 'full',
        members: 'members',
      },
      fields: ({ fields }) => ({ insteadOf: textOf(fields, 'insteadOf') || undefined }),
      doneAt: ({ body }, sent) => back(sent, [[showingQuery.done, body.outcome]]),
    }),
    cancel: formOf(endpoints.cancelShowing, {
      ...form,
      messages: { ...messages, invalidRequest: 'gone' },
      doneAt: (_, sent) => back(sent, [[showingQuery.done, 'cancelled']]),
    }),
  }
}

/** For hosts: the list of guests, or the ticket of one of them. */
const hostButtons = ({ ticketPathOf, pageOf }: ShowingFormOptions): Buttons => {
  const listOf = async (site: SiteDefinition) => (await pageOf('reportList', site)) ?? site.routes.start
  const form: FormPage = {
    page: async (site, fields) => {
      const ticket = textOf(fields, 'ticket')
      return (ticket !== '' && (await ticketPathOf(ticket, site))) || listOf(site)
    },
    otherMessage: 'away',
  }
  const checkIn = (hasCome: boolean): Submission =>
    formOf(endpoints.checkInToShowing, {
      ...form,
      messages: {
        notFound: 'gone',
        invalidRequest: 'gone',
        full: 'full',
        statusConflict: ({ present = 'away' }) => present,
        tooManyRequests: 'often',
      },
      fields: () => ({ hasCome }),
      doneAt: (_, { page }) => withQuery(page, [[showingQuery.done, hasCome ? 'checkedIn' : 'undone']]),
    })
  return {
    host: formOf(endpoints.openShowingAsHost, {
      ...form,
      messages: { invalidRequest: 'code', notFound: 'gone', tooManyRequests: 'often' },
      doneAt: (_, { visitor }) => listOf(visitor.site),
    }),
    checkIn: checkIn(true),
    undo: checkIn(false),
  }
}

/** For visitors who have not booked. */
const visitorButtons = ({ door, pageOf }: ShowingFormOptions): Buttons => {
  const page: FormPage['page'] = async (site) => (await pageOf('showingForm', site)) ?? site.routes.start
  const back = (sent: SentForm, query: QueryEntries): string =>
    withQuery(sent.page, [...query, [showingQuery.showing, textOf(sent.fields, 'id')]])
  return {
    visit: formOf(endpoints.registerAtShowing, {
      page,
      doneAt: (_, sent) =>
        back(sent, [
          [showingQuery.done, isTicked(sent.fields, 'wantsNews') ? 'requestedNews' : 'registered'],
        ]),
      messages: { notFound: 'gone', closed: 'closed', invalidRequest: 'invalid', tooManyRequests: 'often' },
      otherMessage: 'away',
      // Only the names of the invalid fields, not their values: browsers store addresses.
      backAt: (message, sent, { errors }) =>
        back(sent, [
          [showingQuery.error, message],
          ...(errors.length > 0
            ? [[showingQuery.wrong, errors.map(({ field, key }) => `${field}.${key}`).join()] as const]
            : []),
        ]),
    }),
    // From the link in an e-mail.
    confirmNews: {
      page,
      submit: async ({ fields, visitor, page }) =>
        withQuery(page, [
          (await door.confirmNews(textOf(fields, 'token'), visitor.site))
            ? [showingQuery.done, 'newsConfirmed']
            : [showingQuery.error, 'newsUnknown'],
        ]),
    },
  }
}

export const showingFormRoutes = (app: Hono<AppEnv>, options: ShowingFormOptions): void =>
  bindForms(
    app,
    // Names, an address and a few ids.
    { path: showingFormPath, maxBytes: 4_096, signIn: [], messages: { serviceUnavailable: 'away' } },
    byAction({ ...memberButtons(), ...hostButtons(options), ...visitorButtons(options) }),
  )
