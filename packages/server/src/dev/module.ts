// Development only: the mailbox, simulated providers, demo people, the sandbox, and pages that act as staff.

import type { SigningProviders } from '../buying/documents/signing-provider.ts'
import type { PageCatalogue } from '../content/pages/page-catalogue.ts'
import type { PageService } from '../content/pages/page-service.ts'
import type { ViewModelAt } from '../content/pages/view-model-at.ts'
import type { CampaignCodes } from '../people/accounts/campaign-codes.ts'
import type { IdentityProviders } from '../people/sign-in/identity-provider.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Module, Platform } from '../platform/modules/module.ts'
import type { ModuleList } from '../platform/modules/run-modules.ts'
import { makeIdentitySimulator } from './identity-simulator.ts'
import type { Demo } from './invented-company.ts'
import { makeMailbox } from './mailbox.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import type { PagesAndDataOptions } from './pages-and-data.ts'
import { addPagesAndData } from './pages-and-data.ts'
import type { PaymentsOfDevelopment } from './payments/module.ts'
import { paymentsOfDevelopment } from './payments/module.ts'
import { noPeople } from './people.ts'
import { devRoutes } from './routes.ts'
import { sandboxPicture, withSandbox } from './sandbox-page.ts'
import { noOptions, picturesOfOptions } from './seed-booking-options.ts'
import { seededCampaigns } from './seed-people.ts'

export interface DevelopmentModule extends Module {
  readonly mailer: Mailer
  /** Receives e-mails to staff. */
  readonly staffMail: string
  readonly campaignCodes: CampaignCodes
  /** The pages of a site, including the sandbox. */
  readonly viewModelAt: ViewModelAt
  /** One for each login method. A configured real provider takes precedence. */
  readonly providers: IdentityProviders
  /** The same providers, for signing. */
  readonly signing: SigningProviders
  /** Ids of the pictures on these pages. */
  readonly pictures: readonly string[]
  /** Settings of the simulated payment providers. Configured real providers take precedence. */
  readonly payments: PaymentsOfDevelopment['settings']
  /**
   * Adds the pages that act as staff, once all modules exist that they use.
   *
   * @returns a function that adds the demo people and all that belongs to them. It takes seconds on a new database.
   */
  addPagesAndData(list: Pick<ModuleList, 'add'>, modules: PagesAndDataOptions): () => Promise<void>
}

export const developmentModule = async (
  platform: Pick<Platform, 'db' | 'now'>,
  {
    demo,
    pages,
    catalogue,
    viewModelAt: writtenPageAt,
  }: {
    readonly demo: Demo | undefined
    readonly pages: PageService
    readonly catalogue: PageCatalogue
    readonly viewModelAt: ViewModelAt
  },
): Promise<DevelopmentModule> => {
  const { now } = platform
  const { people = noPeople, options = noOptions } = demo ?? {}
  const mailbox = makeMailbox({ now })
  const viewModelAt = withSandbox(writtenPageAt, { pages, catalogue })
  const simulator = makeIdentitySimulator(now, people)
  const payments = await paymentsOfDevelopment({ now })
  let isSeeded = false
  return {
    mailer: mailbox,
    staffMail: 'personal@husrum.example',
    viewModelAt,
    campaignCodes: seededCampaigns(people),
    providers: simulator.providers,
    signing: simulator.signing,
    pictures: [sandboxPicture, ...picturesOfOptions(options)],
    payments: payments.settings,
    addPagesAndData: (list, modules) => {
      const seed = addPagesAndData(list, platform, demo, modules)
      return async () => {
        await seed()
        isSeeded = true
      }
    },
    routes: (app) => {
      mailboxRoutes(app, { mailbox })
      simulator.routes(app)
      devRoutes(app, { viewModelAt, isSeeded: () => isSeeded })
      payments.routes?.(app)
    },
    close: () => payments.close?.(),
  }
}
