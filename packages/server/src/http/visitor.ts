// Who makes a request, and where: what a use case may know of it.
import type { SiteDefinition } from '@husrum/domain'
import type { Context } from 'hono'
import type { AppEnv } from './app-environment.ts'
import type { Caller } from './caller.ts'
import { visitorAddressOf } from './visitor-address.ts'

export interface Visitor {
  /** From the host only (SEC-19). */
  readonly site: SiteDefinition
  /** Where the site stands on the net, as the visitor reaches it: its own host, whatever the request says. */
  readonly origin: string
  readonly caller: Caller
  readonly requestId: string
  /** Network address; empty where it is not known. It is counted and told to the bank, never logged; the audit log keeps its network. */
  readonly address: string
  /** The header by which a browser names itself; empty where it was not sent. */
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
