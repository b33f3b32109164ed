// Manual tasks of staff, with due dates.
import type { MailService } from '../mail/mail-service.ts'
import type { Module, Platform } from '../modules/module.ts'
import { staffTaskRoutes } from './routes.ts'
import type { SettlePaymentTask, StaffTasks } from './staff-tasks.ts'
import { makeStaffTasks } from './staff-tasks.ts'

const hourMs = 3_600_000

export const staffTasksModule = (
  { db, now, environment }: Pick<Platform, 'db' | 'now' | 'environment'>,
  {
    mails,
    staffAddress,
    settle,
  }: {
    readonly mails: Pick<MailService, 'within'>
    readonly staffAddress: string | undefined
    /** Completes a task about a payment; resolved lazily, when a task is done. */
    readonly settle: () => SettlePaymentTask
  },
): Module & { readonly tasks: StaffTasks } => {
  const tasks = makeStaffTasks({ db, mails, now, staffAddress, environment, settle })
  return {
    tasks,
    routes: (app) => staffTaskRoutes(app, { tasks }),
    sweeps: [{ name: 'staff tasks', everyMs: hourMs, run: tasks.remind }],
  }
}
