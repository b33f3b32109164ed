// E-mails about editors' errors to staff: one for each affected site.
import { defaultSite } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { postLetter } from '../../../platform/mail/mail-service.ts'
import { companyAddress } from '../../../platform/mail/recipient.ts'
import { siteOfStory } from './pages-of-stories.ts'

/** Limits the length of the e-mail; the log has all errors. */
const maxLines = 50

/** In the transaction that stores the errors. Without an address no e-mail is sent; the errors are in the log. */
export const notifyStaffOfRejectedPages =
  ({
    jobs,
    staffAddress,
  }: {
    readonly jobs: Pick<Jobs, 'enqueue'>
    readonly staffAddress: string | undefined
  }) =>
  async (trx: Kysely<Schema>, problems: readonly string[]): Promise<void> => {
    if (staffAddress === undefined) return
    // Errors outside of every site's folder go to the main site.
    const bySite = Map.groupBy(
      problems,
      (problem) => siteOfStory(problem.split(':', 1)[0] ?? '') ?? defaultSite,
    )
    for (const [site, lines] of bySite)
      await postLetter(
        jobs,
        {
          kind: 'pagesRefused',
          to: companyAddress(staffAddress),
          site,
          lines: [
            ...lines.slice(0, maxLines),
            ...(lines.length > maxLines ? [`… (+ ${lines.length - maxLines})`] : []),
          ],
        },
        trx,
      )
  }
