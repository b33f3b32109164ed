// The interior of homes under construction: options, selections and orders.
import type { SiteDefinition } from '@husrum/domain'
import type { FindCaller } from '../../people/sessions/index.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { AddToHome } from '../documents/index.ts'
import type { FollowOrder } from './change-interior.ts'
import { makeChangeInterior } from './change-interior.ts'
import { makeInteriorLetters } from './interior-letters.ts'
import { orderListRoutes } from './order-list-routes.ts'
import { makeOrderLists } from './order-lists.ts'
import { interiorRoutes } from './routes.ts'
import type { SendOrderListsOptions } from './send-order-lists.ts'
import { makeSendOrderLists } from './send-order-lists.ts'

export { interiorDeclaration } from './declaration.ts'
export { makeOptionPictures } from './option-pictures.ts'
export { writeOffers } from './write-offer.ts'

export interface NeedsOfInterior extends Pick<SendOrderListsOptions, 'residences' | 'staffAddress'> {
  readonly mails: Pick<MailService, 'within'>
  readonly addToHome: AddToHome
  readonly findCaller: FindCaller
  /** Origin for letters that no request causes. */
  readonly originOf: (site: SiteDefinition) => string
  /** Makes the payments of a home follow an order of options. */
  readonly followOrder: FollowOrder
}

const hourMs = 3_600_000

export const interiorModule = (
  { db, now, environment, log }: Pick<Platform, 'db' | 'now' | 'environment' | 'log'>,
  { mails, addToHome, findCaller, originOf, followOrder, residences, staffAddress }: NeedsOfInterior,
): Module => {
  const letters = makeInteriorLetters({ db, mails, originOf, now })
  const change = makeChangeInterior({ db, letters, addToHome, followOrder, now })
  const lists = makeOrderLists(db, { now })
  const sendOrderLists = makeSendOrderLists({ lists, mails, residences, staffAddress, log, now })
  return {
    routes: (app) => {
      interiorRoutes(app, { db, change, findCaller, environment, now })
      orderListRoutes(app, { lists })
    },
    sweeps: [
      { name: 'interior', everyMs: hourMs, run: letters.sweep },
      { name: 'order lists', everyMs: hourMs, run: sendOrderLists },
    ],
  }
}
