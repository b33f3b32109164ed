// Interface for the calls of a page during rendering.
import type { CallEndpoint } from '@husrum/contract'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'

/** Makes the calls of one page. `cookies` replaces those of the request: fewer, for a shared page. */
export type CallsOfPage = (c: Context<AppEnv>, cookies?: string) => CallEndpoint
