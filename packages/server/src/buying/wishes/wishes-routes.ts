// Wishes over HTTP, and by a form without script.
import { endpoints } from '@husrum/contract'
import { wishesFormPath, wishesQuery } from '@husrum/contract/wishes/wire'
import type { HomeWishes } from '@husrum/domain'
import { homeWishesRule, routePath, wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { bindForm } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { FormFields } from '../../platform/http/form-fields.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { WishedProject, WishService } from './wish-service.ts'

const dtoOfWishes = ({ maxPrice, directions, must, ...rest }: HomeWishes) => ({
  ...rest,
  maxPrice: wholeUnitsOf(maxPrice),
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
  { wishes, count }: { readonly wishes: WishService; readonly count: LimitCalls },
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
  const projectQuery = (fields: FormFields) => [wishesQuery.project, textOf(fields, 'projectId')] as const
  bindForm(app, endpoints.putWishes, {
    path: wishesFormPath,
    maxBytes: 2_048,
    page: (site) => routePath(site, 'vip'),
    fields: ({ fields }) => ({
      directions: fields.get('directions')?.join(),
      must: fields.get('must')?.join(),
    }),
    doneAt: (_, { fields, page }) => withQuery(page, [projectQuery(fields), [wishesQuery.done, 'kept']]),
    messages: { invalidRequest: ({ errors }) => errors.map(({ field }) => field).join(), notFound: null },
    backAt: (wrong, { fields, page }) => withQuery(page, [projectQuery(fields), [wishesQuery.wrong, wrong]]),
  })
}
