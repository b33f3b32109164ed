// Chooses the backend of a call: parts of the API may be elsewhere, and the rest here or at another one.
import type { CallEndpoint, Capability, EndpointName } from '@husrum/contract'
import { capabilities, capabilityOfPath, endpoints } from '@husrum/contract'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { CapabilityAddresses } from '../../platform/settings/capability-settings.ts'
import type { BackendRequest } from './backend-request.ts'
import { makeGuardedBackend } from './guard-backend.ts'

export interface BackendsElsewhereOptions {
  readonly addresses: CapabilityAddresses
  /** For everything without an address of its own; absent if this server answers it. */
  readonly all?: string | undefined
  readonly timeoutMs: number
  readonly log: Logger
}

export interface BackendsElsewhere {
  /** Whether another backend answers a path. */
  readonly has: (path: string) => boolean
  readonly send: BackendRequest
}

/** Each capability has its own circuit breaker, even at the same address: a slow one must not block the others. */
export const makeBackendsElsewhere = ({
  addresses,
  all,
  timeoutMs,
  log,
}: BackendsElsewhereOptions): BackendsElsewhere => {
  const guarded = (url: string, name: string) => makeGuardedBackend({ url, name, timeoutMs, log })
  const rest = all === undefined ? undefined : guarded(all, 'the rest')
  const senders = new Map<Capability, BackendRequest>(
    capabilities.flatMap((capability) => {
      const url = addresses[capability] ?? all
      return url === undefined ? [] : [[capability, guarded(url, capability)]]
    }),
  )
  const senderFor = (path: string): BackendRequest | undefined => {
    const capability = capabilityOfPath(path)
    return (capability && senders.get(capability)) ?? rest
  }
  return {
    has: (path) => senderFor(path) !== undefined,
    send: async (request, visitor, limits) => {
      const { pathname } = new URL(request.url)
      const send = senderFor(pathname)
      if (!send) throw new Error(`No other backend answers ${pathname}`)
      return send(request, visitor, limits)
    },
  }
}

/** The calls of a page: passed on to other backends or answered here. */
export const makeCallEither =
  (
    { has }: Pick<BackendsElsewhere, 'has'>,
    here: (c: Context<AppEnv>) => CallEndpoint,
    there: (c: Context<AppEnv>) => CallEndpoint,
  ): ((c: Context<AppEnv>) => CallEndpoint) =>
  (c) => {
    const [own, other] = [here(c), there(c)]
    return (name: EndpointName, request: unknown) =>
      has(endpoints[name].path) ? other(name, request as never) : own(name, request as never)
  }
