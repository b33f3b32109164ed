// Events for other systems: written with each deed, read as a feed, and sent to connections.
import { defaultSite } from '@husrum/domain'
import { makePostPublic } from '../http/fetch-public.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailService } from '../mail/mail-service.ts'
import { companyAddress } from '../mail/recipient.ts'
import type { Module, Platform } from '../modules/module.ts'
import { makeSeal } from '../secrets/seal.ts'
import { makeEventFeed } from './event-feed.ts'
import { eventRoutes } from './routes.ts'
import { makeWebhooks, webhookRules } from './webhooks.ts'

const orderEveryMs = 5_000

export const eventsModule = (
  {
    db,
    keys,
    now,
    environment,
    stopping,
  }: Pick<Platform, 'db' | 'keys' | 'now' | 'environment' | 'stopping'>,
  {
    jobs,
    mails,
    staffAddress,
  }: {
    readonly jobs: Jobs
    readonly mails: Pick<MailService, 'within'>
    readonly staffAddress: string | undefined
  },
): Module => {
  const feed = makeEventFeed(db)
  const { order } = makeWebhooks({
    db,
    now,
    jobs,
    feed,
    seal: makeSeal(keys.keysFor('webhook')),
    post: makePostPublic(webhookRules(environment)),
    tellStaff: async (trx, about) => {
      if (staffAddress === undefined) return
      const to = companyAddress(staffAddress)
      await mails.within(trx).post({ kind: 'connectionOff', to, site: defaultSite, about })
    },
    stopping,
  })
  return {
    routes: (app) => eventRoutes(app, { feed, stopping }),
    sweeps: [{ name: 'webhooks', everyMs: orderEveryMs, run: order }],
  }
}
