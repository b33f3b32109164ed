// `/services/my_pages/…`: the overview of My Pages.
import { endpoints } from '@husrum/contract'
import type { OverviewItem } from '@husrum/domain'
import { wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { makeReadOverview } from './read-overview.ts'

export interface MyPagesRoutesOptions {
  readonly readOverview: ReturnType<typeof makeReadOverview>
}

const onTheWire = <Kind extends string>({ amount, ...item }: OverviewItem<Kind>) => ({
  ...item,
  amount: wholeUnitsOf(amount),
})

export const myPagesRoutes = (app: Hono<AppEnv>, { readOverview }: MyPagesRoutesOptions): void => {
  bindEndpoint(app, endpoints.getMyPagesOverview, async (_, context) => {
    const { next, coming, fresh, ...rest } = await readOverview(context)
    return { ...rest, next: next.map(onTheWire), coming: coming.map(onTheWire), fresh: fresh.map(onTheWire) }
  })
}
