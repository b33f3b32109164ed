// Which kind of page is shown: known to whoever asked for its view model, and told to whoever watches how fast pages are.
import type { CallEndpoint } from '@husrum/contract'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'

const templateOf = (body: unknown): string | undefined => {
  const { template } = (body ?? {}) as { readonly template?: unknown }
  return typeof template === 'string' && /^\w{1,40}$/.test(template) ? template : undefined
}

/** The calls of a page, of which the one for its view model is remembered. */
export const noteTemplate =
  (c: Context<AppEnv>, call: CallEndpoint): CallEndpoint =>
  async (name, request) => {
    const reply = await call(name, request)
    if (name === 'getViewModel') c.set('template', templateOf(reply.body))
    return reply
  }
