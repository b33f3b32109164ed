// Staff tasks over HTTP, with the key of the company's own system.
import { endpoints } from '@husrum/contract'
import type { Money } from '@husrum/domain'
import { dayIn, siteByKey, wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import { isUuid } from '../database/is-uuid.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { Problem } from '../http/problem.ts'
import type { StaffTask, StaffTasks } from './staff-tasks.ts'

const dtoOf = (task: StaffTask) => {
  const { country } = siteByKey(task.site)
  const dayOf = (at: string) => dayIn(Date.parse(at), country)
  return {
    id: task.id,
    number: String(task.number),
    kind: task.kind,
    site: task.site,
    about: task.about,
    ...(task.payment !== null && { payment: task.payment }),
    ...(task.payment_id !== null && {
      paymentId: task.payment_id,
      paymentNumber: task.payment_number ?? '',
      ...(task.provider !== null && { provider: task.provider }),
    }),
    ...(task.booking_id !== null && { bookingId: task.booking_id }),
    ...((task.account_id !== null || task.name !== null) && {
      to: { ...(task.account_id !== null && { accountId: task.account_id }), name: task.name ?? '' },
    }),
    amount: wholeUnitsOf(task.amount as Money),
    currency: task.currency,
    createdOn: dayOf(task.created_at),
    ...(task.bank_line_id !== null && { bankLineId: task.bank_line_id }),
    ...(task.prepared_at !== null && {
      prepared: { on: dayOf(task.prepared_at), by: task.prepared_by ?? '' },
    }),
    dueOn: task.due_on,
    ...(task.done_at !== null && {
      done: { on: dayOf(task.done_at), by: task.done_by ?? '', reference: task.reference ?? '' },
    }),
  }
}

export const staffTaskRoutes = (app: Hono<AppEnv>, { tasks }: { readonly tasks: StaffTasks }): void => {
  bindEndpoint(app, endpoints.getStaffTasks, async () => ({
    tasks: (await tasks.list()).map(dtoOf),
  }))
  bindEndpoint(app, endpoints.prepareStaffTask, async ({ id, by }, { keyName }) => {
    const task = isUuid(id) ? await tasks.prepare(id, { by, key: keyName }) : undefined
    if (!task) throw new Problem('notFound')
    return dtoOf(task)
  })
  bindEndpoint(app, endpoints.finishStaffTask, async ({ id, by, reference, outcome: moved }, { keyName }) => {
    if (!isUuid(id)) throw new Problem('notFound')
    const outcome = await tasks.finish(id, { by, reference, outcome: moved, key: keyName })
    if (outcome.kind === 'unknown') throw new Problem('notFound')
    if (outcome.kind === 'outcomeMissing')
      throw new Problem('invalidRequest', { errors: [{ field: 'outcome', key: 'required' }] })
    if (outcome.kind === 'needsTwo') throw new Problem('statusConflict', { present: 'needsAnotherPerson' })
    if (outcome.kind !== 'done') throw new Problem('statusConflict')
    return dtoOf(outcome.task)
  })
}
