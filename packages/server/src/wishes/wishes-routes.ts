// Wishes over HTTP, and by a form without script.
import { endpoints } from '@husrum/contract'
import { wishesFormPath, wishesQuery } from '@husrum/contract/wishes/wire'
import type { HomeWishes } from '@husrum/domain'
import { homeWishesRule, loginAddress, routePath, wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { signedInOf } from '../http/caller.ts'
import type { LimitCalls } from '../http/limit-calls.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { WishedProject, WishService } from './wish-service.ts'

const dtoOfWishes = ({ maxPrice, directions, must, ...rest }: HomeWishes) => ({
  ...rest,
  ...(maxPrice !== undefined && { maxPrice: wholeUnitsOf(maxPrice) }),
  directions: [...directions],
  must: [...must],
})

const dtoOf = ({ wishes, homes, ...project }: WishedProject) => ({
  ...project,
  wishes: dtoOfWishes(wishes),
  homes: homes.map(({ home: { id, name, path, rooms, area, price, status }, fit }) => ({
    objectId: id,
    name,
    path,
    rooms,
    area,
    price: wholeUnitsOf(price),
    status,
    fit: fit.kind,
    missing: [...fit.missing],
  })),
})

const memberOf = ({ caller, site }: Pick<Visitor, 'caller' | 'site'>) => ({
  accountId: signedInOf(caller).session.accountId,
  site,
})

const listIn = (text: string | undefined): readonly string[] => (text ? text.split(',') : [])

export const wishesRoutes = (
  app: Hono<AppEnv>,
  {
    wishes,
    count,
    findCaller,
    environment,
  }: {
    readonly wishes: WishService
    readonly count: LimitCalls
    readonly findCaller: FindCaller
    readonly environment: 'development' | 'production'
  },
): void => {
  const projectOf = async (who: Pick<Visitor, 'caller' | 'site'>, projectId: string) => {
    const project = await wishes.of(memberOf(who), projectId)
    if (!project) throw new Problem('notFound')
    return dtoOf(project)
  }
  bindEndpoint(app, endpoints.getWishes, async ({ projectId }, context) => projectOf(context, projectId))
  bindEndpoint(app, endpoints.putWishes, async ({ projectId, directions, must, ...said }, context) => {
    await count(context.address)
    const checked = homeWishesRule.check({ ...said, directions: listIn(directions), must: listIn(must) })
    if (checked.kind === 'invalid')
      throw new Problem('invalidRequest', {
        errors: checked.issues.map(({ path, key }) => ({ field: String(path[0]), key })),
      })
    if (!(await wishes.keep(memberOf(context), projectId, checked.value))) throw new Problem('notFound')
    return projectOf(context, projectId)
  })
  bindEndpoint(app, endpoints.getWishesOfProject, async ({ projectId }) => {
    const members = await wishes.ofMembers(projectId)
    return { members: members.map(({ wishes: own, ...member }) => ({ ...member, wishes: dtoOfWishes(own) })) }
  })

  // The same without script: redirects back, with the errors but without the typed values.
  app.post(wishesFormPath, fromOurPages, async (c) => {
    const visitor = visitorOf(c)
    const page = routePath(visitor.site, 'vip')
    if (page === undefined) throw new Problem('notFound')
    const form = await readForm(c.req.raw, 2_048)
    c.header('cache-control', 'no-store')
    const caller = await findCaller(sessionOfCookies(c.req.header('cookie') ?? '', environment), visitor.site)
    if (caller.kind === 'anonymous') return c.redirect(loginAddress(visitor.site, page) ?? page, 303)
    await assertAccess({ ...visitor, caller }, endpoints.putWishes)
    await count(visitor.address)
    const projectId = form.get('projectId') ?? ''
    const back = (facts: Readonly<Record<string, string>>) =>
      c.redirect(`${page}?${new URLSearchParams({ [wishesQuery.project]: projectId, ...facts })}`, 303)
    const checked = homeWishesRule.check({
      ...Object.fromEntries(form),
      directions: form.getAll('directions'),
      must: form.getAll('must'),
    })
    if (checked.kind === 'invalid')
      return back({ [wishesQuery.wrong]: checked.issues.map(({ path }) => path[0]).join(',') })
    if (!(await wishes.keep(memberOf({ ...visitor, caller }), projectId, checked.value)))
      throw new Problem('notFound')
    return back({ [wishesQuery.done]: 'kept' })
  })
}
