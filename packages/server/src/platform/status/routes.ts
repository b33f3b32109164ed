// `GET /services/status`: a page for staff, with the key as HTTP basic password and any user name.
import type { Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { isKnownKey } from '../http/is-known-key.ts'
import { limitRate } from '../http/limit-rate.ts'
import { Problem } from '../http/problem.ts'
import type { Status } from './read-status.ts'
import { statusPage, statusStyle } from './status-page.ts'
import type { StatusLanguage } from './status-words.ts'

export const statusPath = '/services/status'

/** Attempts of one network in a minute; the page reloads itself four times. */
const perMinute = 30

const passwordOf = (authorization: string): string => {
  const basic = /^Basic ([\w+/=-]{1,1000})$/i.exec(authorization)?.[1]
  const pair = Buffer.from(basic ?? '', 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

/** The first of the two in the browser's list. */
const languageOf = (accepted = ''): StatusLanguage =>
  /\b(?:sv|en)\b/i.exec(accepted)?.[0].toLowerCase() === 'en' ? 'en' : 'sv'

const assertStaff = (authorization: string, key: string | undefined): void => {
  if (key === undefined) throw new Problem('notFound')
  if (isKnownKey(passwordOf(authorization), key)) return
  throw new Problem('signedOut', {
    headers: { 'www-authenticate': 'Basic realm="Status", charset="UTF-8"' },
  })
}

export const statusRoutes = (
  app: Hono<AppEnv>,
  { key, status }: { readonly key: string | undefined; readonly status: () => Promise<Status> },
): void => {
  app.get(statusPath, limitRate(perMinute), async (c) => {
    assertStaff(c.req.header('authorization') ?? '', key)
    const seen = await status().catch((cause: unknown) => {
      if (outageOf(cause) === undefined) throw cause
      return undefined
    })
    c.set('inline', { styles: [statusStyle] })
    return c.html(
      statusPage(seen, languageOf(c.req.header('accept-language')), Date.now()),
      seen ? 200 : 503,
      {
        'cache-control': 'no-store',
        vary: 'accept-language',
      },
    )
  })
}
