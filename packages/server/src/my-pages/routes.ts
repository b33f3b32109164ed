// `/services/my_pages/…`: My Pages as a whole.
import { endpoints } from '@husrum/contract'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import type { makeReadOverview } from './read-overview.ts'

export interface MyPagesRoutesOptions {
  readonly readOverview: ReturnType<typeof makeReadOverview>
}

export const myPagesRoutes = (app: Hono<AppEnv>, { readOverview }: MyPagesRoutesOptions): void => {
  bindEndpoint(app, endpoints.getMyPagesOverview, async (_, context) => readOverview(context))
}
