// Tasks of staff over HTTP, by the key of the company's own system.
import { endpoints } from '@husrum/contract'
import type { Money } from '@husrum/domain'
import { dayIn, siteByKey, wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import { isUuid } from '../database/is-uuid.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { Problem } from '../http/problem.ts'
import { assertKey } from '../search/change-routes.ts'
import type { StaffTask, StaffTasks } from './staff-tasks.ts'

const dtoOf = (task: StaffTask) => {
  const { country } = siteByKey(task.site)
  const dayOf = (at: string) => dayIn(Date.parse(at), country)
  return {
    id: task.id,
    number: String(task.number),
    kind: 'payBack' as const,
    site: task.site,
    about: task.about,
    payment: task.payment,
    bookingId: task.booking_id,
    ...(task.account_id !== null && { to: { accountId: task.account_id, name: task.name ?? '' } }),
    amount: wholeUnitsOf(task.amount as Money),
    currency: task.currency,
    createdOn: dayOf(task.created_at),
    dueOn: task.due_on,
    ...(task.done_at !== null && {
      done: { on: dayOf(task.done_at), by: task.done_by ?? '', reference: task.reference ?? '' },
    }),
  }
}

export const staffTaskRoutes = (
  app: Hono<AppEnv>,
  { tasks, key }: { readonly tasks: StaffTasks; readonly key: string | undefined },
): void => {
  bindEndpoint(app, endpoints.getStaffTasks, async (_, { authorization }) => {
    assertKey(authorization, key)
    return { tasks: (await tasks.list()).map(dtoOf) }
  })
  bindEndpoint(app, endpoints.finishStaffTask, async ({ id, by, reference }, { authorization }) => {
    assertKey(authorization, key)
    if (!isUuid(id)) throw new Problem('notFound')
    const outcome = await tasks.finish(id, { by, reference })
    if (outcome.kind === 'unknown') throw new Problem('notFound')
    if (outcome.kind === 'doneOtherwise') throw new Problem('statusConflict')
    return dtoOf(outcome.task)
  })
}
