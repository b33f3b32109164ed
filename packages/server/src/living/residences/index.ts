// Residences: their dates, their people, and staff changes.
import type { FindCaller } from '../../people/sessions/index.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { ChangeDay, ChangeDayOptions } from './change-day.ts'
import { makeChangeDay } from './change-day.ts'
import { residenceRoutes } from './routes.ts'

export type { BegunResidence } from './begin-residence.ts'
export { beginResidence, endResidence, joinResidences, leaveResidences } from './begin-residence.ts'
export { bookedHomeDtoOf } from './booked-home-dto.ts'
export { residencesDeclaration } from './declaration.ts'
export { notifyPeople } from './notify-people.ts'
export { interiorStopsOf, optionsSumOf, readDays, residenceOf, selectResidences } from './own-residences.ts'
export { ownersOf } from './owners-of.ts'
export {
  endRegisteredResidence,
  placeBookedResidences,
  writeRegisteredResidence,
} from './register-residences.ts'
export { dayOfRegisters, settleResidents } from './settle-access.ts'

export interface ResidencesModule extends Module {
  readonly changeDay: ChangeDay
}

export const residencesModule = (
  { db, now, environment }: Pick<Platform, 'db' | 'now' | 'environment'>,
  {
    mails,
    findCaller,
    follow,
  }: {
    readonly mails: Pick<MailService, 'within'>
    readonly findCaller: FindCaller
    readonly follow?: ChangeDayOptions['follow']
  },
): ResidencesModule => ({
  changeDay: makeChangeDay({ db, mails, environment, now, follow }),
  routes: (app) => residenceRoutes(app, { db, findCaller, environment }),
})
