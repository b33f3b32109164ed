// Residents and board members on a database of their own, for news and contacts: what they see, and which e-mails they get.
import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contact, SiteDefinition } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aBookedHome, aUser } from '@husrum/domain/testing'
import type { FindCaller } from '../people/sessions/know-caller.ts'
import { callerOf } from '../people/sessions/know-caller.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { openDirectoryUploadStore } from '../platform/files/directory-upload-store.ts'
import { makeUploadService } from '../platform/files/make-upload-service.ts'
import { noScanner } from '../platform/files/scanner.ts'
import type { UploadService } from '../platform/files/upload-service.ts'
import { makeCallLimit } from '../platform/http/limit-calls.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import type { MailService } from '../platform/mail/mail-service.ts'
import { makeMailService } from '../platform/mail/mail-service.ts'
import type { Mail } from '../platform/mail/mailer.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { letters } from '../subjects.ts'
import type { SessionsForTests } from './sessions.ts'
import { addAccount, openTestSessions, testSecret } from './sessions.ts'

export interface WordsForTests extends Omit<SessionsForTests, 'accountId'> {
  readonly jobs: Jobs
  readonly mails: MailService
  readonly uploads: UploadService
  /** E-mails sent so far, the oldest first. */
  readonly sent: readonly Mail[]
  /** A person with a confirmed address. */
  person(email: string): Promise<string>
  /** A home of a person; returns its residence's id. */
  home(
    accountId: string,
    facts?: { objectId?: string; stageId?: string; site?: SiteDefinition; leftOn?: string; entry?: string },
  ): Promise<string>
  association(name: string, members: readonly string[], contacts?: readonly Contact[]): Promise<string>
  /** Every caller is this person. */
  as(accountId: string, associationId?: string): FindCaller
}

/** In memory unless a database is given. */
export const openWords = async ({
  formsPerMinute = 120,
  ...given
}: {
  readonly database?: OpenDatabase
  /** Forms with files, per network. */
  readonly formsPerMinute?: number
} = {}): Promise<WordsForTests & { readonly close: () => Promise<void> }> => {
  const { accountId: _, ...house } = await openTestSessions(given)
  const { db } = house.database
  const sent: Mail[] = []
  const log = { error: () => undefined, warn: () => undefined } as never
  const jobs = await openPgBossJobs({ db, keys: makeSecretKeys(testSecret), log })
  const mails = makeMailService({
    letters,
    db,
    jobs,
    mailer: { send: async (mail) => void sent.push(mail) },
    keys: makeSecretKeys(testSecret),
    now: house.clock.now,
    log,
  })
  const directory = await mkdtemp(join(tmpdir(), 'words-'))
  const uploads = makeUploadService({
    db,
    now: house.clock.now,
    jobs,
    store: await openDirectoryUploadStore(directory),
    scanner: noScanner,
    directory: join(directory, 'judging'),
    countForm: makeCallLimit(
      { db, keys: makeSecretKeys(testSecret), now: house.clock.now },
      'uploads',
      formsPerMinute,
    ),
  })
  return {
    ...house,
    jobs,
    mails,
    uploads,
    sent,
    person: async (email) => {
      const id = await addAccount(house.database, email)
      const email_confirmed_at = new Date().toISOString()
      await db.updateTable('accounts').set({ email_confirmed_at }).where('id', '=', id).execute()
      return id
    },
    home: async (accountId, facts = {}) => {
      const { objectId = 'home-1', stageId = 'stage-1', site = siteByKey('sweden'), leftOn, entry } = facts
      const id = randomUUID()
      await db
        .insertInto('residences')
        .values({
          id,
          site: site.key,
          object_id: objectId,
          stage_id: stageId,
          home: JSON.stringify(aBookedHome({ name: `Brf Kajutan ${objectId}`, stageName: 'Brf Kajutan' })),
          left_on: leftOn ?? null,
        })
        .execute()
      await db
        .insertInto('residence_people')
        .values({ residence_id: id, account_id: accountId, role: 'owner' })
        .execute()
      if (entry !== undefined)
        await db
          .insertInto('residence_days')
          .values({
            residence_id: id,
            kind: 'moveIn',
            earliest: entry,
            source: 'agreement',
            set_at: '2026-01-01T09:00:00Z',
          })
          .execute()
      return id
    },
    association: async (name, members, contacts = []) => {
      const { id } = await db
        .insertInto('associations')
        .values({ organisation: 'mainAndCooperative', name, active_financial_management: true })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const account_id of members)
        await db.insertInto('association_members').values({ association_id: id, account_id }).execute()
      for (const [place, contact] of contacts.entries())
        await db
          .insertInto('association_contacts')
          .values({ association_id: id, place, contact: JSON.stringify(contact) })
          .execute()
      return id
    },
    as: (accountId, associationId) => async (_, site) =>
      callerOf(
        {
          sessionId: 's',
          tokenId: 't',
          accountId,
          associationId,
          hasIdentity: true,
          beganAt: 0,
          expiresAt: 0,
        },
        site,
        {
          user: async () => {
            const { email } = await db
              .selectFrom('accounts')
              .select('email')
              .where('id', '=', accountId)
              .executeTakeFirstOrThrow()
            return aUser({ id: accountId, email, firstName: 'Anna', lastName: 'Test' })
          },
        },
      ),
    close: async () => {
      await jobs.finish()
      await house.database.close()
    },
  }
}
