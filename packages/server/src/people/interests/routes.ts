// Interests over HTTP, authenticated by a key of the company's own tools.
import { endpoints } from '@husrum/contract'
import { sites } from '@husrum/domain'
import type { Hono } from 'hono'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { InterestDesk } from './interest-desk.ts'

export const interestRoutes = (app: Hono<AppEnv>, { desk }: { readonly desk: InterestDesk }): void => {
  bindEndpoint(app, endpoints.getInterests, async ({ site, after, ...wanted }) => {
    const known = sites.find(({ key }) => key === site)?.key
    if (site !== undefined && known === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'site', key: 'unknownValue' }] })
    if (after !== undefined && !isUuid(after))
      throw new Problem('invalidRequest', { errors: [{ field: 'after', key: 'wrongFormat' }] })
    return desk.list({ ...wanted, site: known, after })
  })
  bindEndpoint(app, endpoints.assignInterest, async ({ id, to }) => {
    const interest = isUuid(id) ? await desk.assign(id, to) : undefined
    if (!interest) throw new Problem('notFound')
    return interest
  })
  bindEndpoint(app, endpoints.answerInterest, async ({ id, by, outcome }) => {
    const interest = isUuid(id) ? await desk.answer(id, { by, outcome }) : undefined
    if (!interest) throw new Problem('notFound')
    if (interest === 'answered') throw new Problem('statusConflict')
    return interest
  })
}
