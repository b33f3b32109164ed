// The template of the page that is shown: known after its view model call, and recorded for page metrics.
import type { CallEndpoint } from '@husrum/contract'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'

const templateOf = (body: unknown): string | undefined => {
  const { template } = (body ?? {}) as { readonly template?: unknown }
  return typeof template === 'string' && /^\w{1,40}$/.test(template) ? template : undefined
}

/** The calls of a page; records the template from its view model call. */
export const noteTemplate =
  (c: Context<AppEnv>, call: CallEndpoint): CallEndpoint =>
  async (name, request) => {
    const reply = await call(name, request)
    if (name === 'getViewModel') c.set('template', templateOf(reply.body))
    return reply
  }
