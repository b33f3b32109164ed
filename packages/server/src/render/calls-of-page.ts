// The port to what a page asks for while it is rendered.
import type { CallEndpoint } from '@husrum/contract'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'

/** Makes the calls of one page. `cookies` takes the place of those of the request: fewer, for a page that others are shown. */
export type CallsOfPage = (c: Context<AppEnv>, cookies?: string) => CallEndpoint
