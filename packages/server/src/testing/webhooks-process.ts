// A server that sends events, as a process that a test kills. Setting: DATABASE_URL. It prints when it has started.
import { openDatabase } from '../platform/database/open-database.ts'
import { makeEventFeed } from '../platform/events/event-feed.ts'
import { makeWebhooks } from '../platform/events/webhooks.ts'
import { makePostPublic } from '../platform/http/fetch-public.ts'
import { jobsModule } from '../platform/jobs/module.ts'
import { makeSeal } from '../platform/secrets/seal.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { testSecret } from './sessions.ts'

const { db } = openDatabase({ url: process.env.DATABASE_URL })
const begun = Number(process.env.CLOCK_START)
const keys = makeSecretKeys(testSecret)
const log = { error: () => undefined, warn: () => undefined }
const { jobs, start } = await jobsModule({ db, keys, log } as never)
const { order } = makeWebhooks({
  db,
  // Leases of killed servers end sooner.
  now: () => begun + (Date.now() - begun) * 60,
  jobs,
  feed: makeEventFeed(db),
  seal: makeSeal(keys.keysFor('webhook')),
  post: makePostPublic({ allowsHttp: true, isAllowedAddress: () => true }),
  tellStaff: async () => undefined,
})
start?.()
process.stdout.write('begun\n')
for (;;) {
  await order()
  await new Promise((resolve) => setTimeout(resolve, 50))
}
