// Editors' mistakes as letters to staff: one for each site whose pages they are.
import { defaultSite } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { postLetter } from '../../mail/mail-service.ts'
import { companyAddress } from '../../mail/recipient.ts'
import { siteOfStory } from './pages-of-stories.ts'

/** A letter stays one that is read: the log has all of them. */
const mostLines = 50

/** In the transaction in which they came in. Without an address nobody is told, and the log has them. */
export const tellOfRefusedPages =
  ({
    jobs,
    staffAddress,
  }: {
    readonly jobs: Pick<Jobs, 'enqueue'>
    readonly staffAddress: string | undefined
  }) =>
  async (trx: Kysely<Schema>, problems: readonly string[]): Promise<void> => {
    if (staffAddress === undefined) return
    // What lies in no site's folder is for those of the main one.
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
            ...lines.slice(0, mostLines),
            ...(lines.length > mostLines ? [`… (+ ${lines.length - mostLines})`] : []),
          ],
        },
        trx,
      )
  }
