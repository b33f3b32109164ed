// Answers to the cookie prompt: the endpoint that records them, and the form that works without script (PLAT-53 to PLAT-55).

import { randomUUID } from 'node:crypto'
import type { ProblemFieldKey } from '@husrum/contract'
import {
  consentExperiment,
  consentFormPath,
  consentRevision,
  endpoints,
  keepCookiesPath,
} from '@husrum/contract'
import type {
  Consent,
  ConsentChoice,
  ConsentChoiceCode,
  ConsentEvent,
  ConsentFlow,
  ConsentMoment,
  ConsentSwitches,
  SiteDefinition,
} from '@husrum/domain'
import {
  consentChoiceCodes,
  consentOf,
  consentSwitchesOf,
  cookies,
  isConsentedTo,
  listedCookies,
  longLivedCookies,
  optionalConsentCategories,
  readConsentCookie,
  safeReturnPath,
  stepConsent,
  writeConsentCookie,
} from '@husrum/domain'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { parseInput, routeOf } from '../../platform/http/bind-endpoint.ts'
import { limitRate } from '../../platform/http/limit-rate.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readForm } from '../../platform/http/read-form.ts'
import { fromOurPages } from '../../platform/http/same-origin.ts'
import type { SetCookie } from '../../platform/http/set-cookie.ts'
import { dropCookie, readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import { siteAt } from '../../platform/http/site-origins.ts'
import type { ConsentRecords } from './postgres-consent-records.ts'

export interface ConsentRoutesOptions {
  readonly records: ConsentRecords
  readonly environment: 'development' | 'production'
  /** Calls per address; 300 if absent. */
  readonly perMinute?: number
}

type CookieOptions = Pick<ConsentRoutesOptions, 'environment'>

/** In bytes: our forms have a handful of short fields. */
const longestForm = 4_096

const choicesByCode = Object.fromEntries(
  Object.entries(consentChoiceCodes).map(([choice, code]) => [String(code), choice]),
) as Readonly<Record<string, ConsentChoice>>

const isChoice = (value: string | null): value is ConsentChoice =>
  value !== null && Object.hasOwn(consentChoiceCodes, value)

/** `/api` paths have no site of their own: on a host with several sites, the calling page decides. */
const siteOfPage = (c: Context<AppEnv>, path: string | undefined, { environment }: CookieOptions) =>
  (path?.startsWith('/') && siteAt(c.req.header('host') ?? '', path, environment)) || c.get('site')

const callingPath = (c: Context<AppEnv>): string | undefined =>
  URL.parse(c.req.header('referer') ?? '')?.pathname

const visitorIdOf = (c: Context<AppEnv>, { environment }: CookieOptions): string | undefined => {
  const id = readCookie('visitor', c.req.header('cookie') ?? '', environment)
  return id !== undefined && isUuid(id) ? id : undefined
}

const refuse = (field: string, key: ProblemFieldKey): never => {
  throw new Problem('invalidRequest', { errors: [{ field, key }] })
}

/** The switches of a recorded choice. Those of a manual choice are in the cookie. */
const switchesOf = (choice: ConsentChoice, told: Consent, now: number): ConsentSwitches | undefined => {
  if (choice !== 'manual') return consentSwitchesOf(consentOf(choice, { now, revision: consentRevision }))
  return told.kind === 'answered' ? consentSwitchesOf(told) : undefined
}

const deciding: Readonly<Record<ConsentChoice, ConsentEvent>> = {
  all: { kind: 'agreed' },
  necessaryOnly: { kind: 'necessaryOnlyChosen' },
  manual: { kind: 'saved' },
  close: { kind: 'necessaryOnlyChosen' },
}

/** Runs an answer through the same state machine as the dialog in the browser, and sets the resulting cookies. */
const carryOut = (
  c: Context<AppEnv>,
  choice: ConsentChoice,
  switches: ConsentSwitches,
  moment: ConsentMoment,
  { environment }: CookieOptions,
): { readonly consent: Consent; readonly visitorId?: string | undefined } => {
  const add = ([name, value]: SetCookie) => c.header(name, value, { append: true })
  const before = readConsentCookie(readCookie('consent', c.req.header('cookie') ?? '', environment))
  const open: ConsentFlow = { kind: 'settings', consent: before, switches, from: 'idle' }
  const { state, effects } = stepConsent(open, deciding[choice], moment)
  let visitorId = visitorIdOf(c, { environment })
  for (const effect of effects) {
    if (effect.kind === 'storeConsent')
      add(setCookie('consent', writeConsentCookie(effect.consent), { environment }))
    else if (effect.kind === 'setVisitorId') {
      visitorId ??= randomUUID()
      add(setCookie('visitor', visitorId, { environment }))
    } else if (effect.kind === 'removeCookies') {
      if (effect.names.includes(cookies.visitor.name)) visitorId = undefined
      for (const purpose of listedCookies)
        if (effect.names.includes(cookies[purpose].name)) add(dropCookie(purpose, environment))
    }
  }
  return { consent: state.consent, visitorId }
}

/** So that a refusal is in the language of the calling page. */
const asSiteOfPage =
  (options: CookieOptions): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('site', siteOfPage(c, callingPath(c), options))
    return next()
  }

/** `POST /api/experiments/cookie-consent/{code}`, `POST /api/consent` and `POST /api/cookies`. */
export const consentRoutes = (
  app: Hono<AppEnv>,
  { records, environment, perMinute = 300 }: ConsentRoutesOptions,
): void => {
  const { method, request } = endpoints.recordExperiment
  const limit = limitRate(perMinute)

  app.on(method, routeOf(endpoints.recordExperiment), fromOurPages, limit, async (c) => {
    const { experimentId, variant } = parseInput(request, c.req.param()) as {
      readonly experimentId: string
      readonly variant: string
    }
    const choice = choicesByCode[variant]
    if (experimentId !== consentExperiment || choice === undefined) throw new Problem('notFound')
    const told = readConsentCookie(readCookie('consent', c.req.header('cookie') ?? '', environment))
    const switches = switchesOf(choice, told, Date.now())
    await records.add({
      site: siteOfPage(c, callingPath(c), { environment }),
      choice: Number(variant) as ConsentChoiceCode,
      switches,
      revision: told.kind === 'answered' ? told.revision : consentRevision,
      ...(switches?.statistics && { visitorId: visitorIdOf(c, { environment }) }),
    })
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })

  app.post(keepCookiesPath, fromOurPages, limit, (c) => {
    const keep = c.req.query('keep')?.split(',') ?? []
    const sent = c.req.header('cookie') ?? ''
    const consent = readConsentCookie(readCookie('consent', sent, environment))
    for (const purpose of longLivedCookies) {
      const { category } = cookies[purpose]
      const value = readCookie(purpose, sent, environment)
      if (!keep.includes(purpose) || value === undefined) continue
      if (category !== 'necessary' && !isConsentedTo(consent, category)) continue
      const [name, text] = setCookie(purpose, value, { environment })
      c.header(name, text, { append: true })
    }
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })

  app.post(consentFormPath, asSiteOfPage({ environment }), fromOurPages, limit, async (c) => {
    const form = await readForm(c.req.raw, longestForm)
    const choice = form.get('choice')
    if (!isChoice(choice)) return refuse('choice', choice === null ? 'required' : 'unknownValue')
    const returnTo = form.get('returnTo') ?? callingPath(c)
    const site: SiteDefinition = siteOfPage(c, returnTo, { environment })
    const switches = Object.fromEntries(
      optionalConsentCategories.map((category) => [category, form.get(category) === 'on']),
    ) as ConsentSwitches
    const moment = { site, path: returnTo ?? '/', now: Date.now(), revision: consentRevision }
    const { consent, visitorId } = carryOut(c, choice, switches, moment, { environment })
    await records.add({
      site,
      choice: consentChoiceCodes[choice],
      switches: consentSwitchesOf(consent),
      revision: consentRevision,
      visitorId,
    })
    c.header('cache-control', 'no-store')
    return c.redirect(safeReturnPath(returnTo, site) ?? site.routes.cookies ?? site.routes.start, 303)
  })
}
