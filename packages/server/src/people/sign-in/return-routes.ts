// Where a browser returns from the bank's app or the provider's page; redirects to the page that it left.
import type { LoginMethod, SiteDefinition } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { Problem } from '../../platform/http/problem.ts'
import { hashOf } from './flow-cookie.ts'
import { noteProgress } from './follow-identification.ts'
import type { IdentificationRoutesOptions } from './identification-dependencies.ts'
import type { Identification } from './identifications.ts'

export const callbackPath = (provider: LoginMethod): string =>
  `/services/account_service/${provider}/callback`

const isSame = (one: Uint8Array, other: Uint8Array | undefined): boolean =>
  other !== undefined && Buffer.compare(one, other) === 0

/**
 * Records a return, once. A return in another browser than the one that left ends the identification: one person would
 * have approved what another began (SEC-12).
 */
const noteReturn = async (
  found: Identification,
  { cookies, callback }: { readonly cookies: string; readonly callback: URL },
  options: IdentificationRoutesOptions,
): Promise<void> => {
  const { store, providers, flowCookie, now } = options
  const provider = providers[found.provider]
  if (!isSame(found.flowHash, flowCookie.read(cookies))) {
    const wasOpen = await store.end(found.id, 'failed', 'otherBrowser')
    if (wasOpen && found.status === 'pending') await provider?.cancel(found.order)
    return
  }
  const isFirst = await store.noteReturn(found.id, now())
  if (!isFirst || found.status !== 'pending' || !provider?.finish) return
  const progress = await provider.finish(found.order, callback)
  // The callback can be used once.
  await noteProgress(
    found,
    progress.kind === 'away' ? { kind: 'failed', hint: 'internalError' } : progress,
    options,
  )
}

/** Adds only the handle and the flow to the page's own query; in another browser, they are answered 404 there. */
const pageOf = (found: Identification | undefined, { routes }: SiteDefinition): string =>
  found
    ? `${found.page}${found.page.includes('?') ? '&' : '?'}poolingId=${found.id}&type=${found.purpose}`
    : (routes.login ?? routes.start)

export const returnRoutes = (app: Hono<AppEnv>, options: IdentificationRoutesOptions): void => {
  for (const provider of Object.values(defaultLoginMethods))
    app.get(callbackPath(provider), async (c) => {
      const site = c.get('site')
      if (!site.features.login) throw new Problem('notFound')
      const state = c.req.query('state') ?? ''
      const stored = await options.store.ofState({
        stateHash: hashOf(state),
        siteId: site.siteId,
        now: options.now(),
      })
      const found = stored?.provider === provider ? stored : undefined
      const { pathname, search } = new URL(c.req.url)
      const callback = new URL(`${c.get('origin')}${pathname}${search}`)
      if (found) await noteReturn(found, { cookies: c.req.header('cookie') ?? '', callback }, options)
      c.header('cache-control', 'no-store')
      // The provider's parameters in this address must not leak.
      c.header('referrer-policy', 'no-referrer')
      return c.redirect(pageOf(found, site), 303)
    })
}
