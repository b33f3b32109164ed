// The visitor of a request, as use cases see it.
import type { SiteDefinition } from '@husrum/domain'
import type { Context } from 'hono'
import type { AppEnv } from './app-environment.ts'
import type { Caller } from './caller.ts'
import { visitorAddressOf } from './visitor-address.ts'

export interface Visitor {
  /** From the host only (SEC-19). */
  readonly site: SiteDefinition
  /** The public origin of the site: its own host, independent of the request. */
  readonly origin: string
  readonly caller: Caller
  readonly requestId: string
  /** Network address; empty if unknown. Used for rate limits and sent to the bank, never logged; the audit log stores its network. */
  readonly address: string
  /** The `User-Agent` header; empty if it was not sent. */
  readonly userAgent: string
}

export const visitorOf = (c: Context<AppEnv>): Visitor => ({
  site: c.get('site'),
  origin: c.get('origin'),
  caller: c.get('caller'),
  requestId: c.get('requestId'),
  address: visitorAddressOf(c),
  userAgent: c.req.header('user-agent') ?? '',
})
