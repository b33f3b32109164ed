// Development only: the mailbox, simulated providers, demo people, the sandbox, and pages that act as staff.
import type { CampaignCodes } from '../accounts/campaign-codes.ts'
import type { SigningProviders } from '../documents/signing-provider.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PageCatalogue } from '../pages/page-catalogue.ts'
import type { PageService } from '../pages/page-service.ts'
import type { ViewModelAt } from '../pages/view-model-at.ts'
import type { Module, Platform } from '../platform/module.ts'
import type { IdentityProviders } from '../sign-in/identity-provider.ts'
import type { BookingsOfDevelopmentOptions } from './bookings-module.ts'
import { bookingsOfDevelopment } from './bookings-module.ts'
import type { ErrandsOfDevelopmentOptions } from './errands-module.ts'
import { errandsOfDevelopment } from './errands-module.ts'
import { makeIdentitySimulator } from './identity-simulator.ts'
import type { InspectionsOfDevelopmentOptions } from './inspections-module.ts'
import { inspectionsOfDevelopment } from './inspections-module.ts'
import type { InventedCases } from './invented-cases.ts'
import { makeMailbox } from './mailbox.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import type { NewsOfDevelopmentOptions } from './news-module.ts'
import { newsOfDevelopment } from './news-module.ts'
import type { InventedPeople } from './people.ts'
import { noPeople } from './people.ts'
import type { ResidencesOfDevelopmentOptions } from './residences-module.ts'
import { residencesOfDevelopment } from './residences-module.ts'
import { devRoutes } from './routes.ts'
import { sandboxPicture, withSandbox } from './sandbox-page.ts'
import type { InventedOptions } from './seed-booking-options.ts'
import { noOptions, picturesOfOptions } from './seed-booking-options.ts'
import { seedCases } from './seed-cases.ts'
import type { SeedPeopleOptions } from './seed-people.ts'
import { seededCampaigns, seedPeople } from './seed-people.ts'

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
  /** Demo errands, and a page that acts as their staff. A separate module, because it needs services that are created later. */
  errands(
    needs: Pick<ErrandsOfDevelopmentOptions, 'caseSystem' | 'uploads' | 'pictures' | 'errands' | 'port'>,
  ): ReturnType<typeof errandsOfDevelopment>
  /** A page that acts as the sales staff. A separate module, because it needs services that are created later. */
  bookings(needs: Pick<BookingsOfDevelopmentOptions, 'staff' | 'read' | 'money'>): Module
  /** A page that changes the dates of homes. */
  residences(needs: Pick<ResidencesOfDevelopmentOptions, 'changeDay'>): Module
  /** A page that publishes news. */
  news(needs: Omit<NewsOfDevelopmentOptions, 'db'>): Module
  /** A page that acts as the inspectors of homes. */
  inspections(needs: Omit<InspectionsOfDevelopmentOptions, 'db'>): Module
  /** Creates the accounts of the demo people; returns the number of created accounts. */
  seed(accounts: Pick<SeedPeopleOptions, 'accounts' | 'passwords'>): Promise<number>
}

export const developmentModule = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    people = noPeople,
    cases,
    options = noOptions,
    pages,
    catalogue,
    viewModelAt: writtenPageAt,
  }: {
    readonly people: InventedPeople | undefined
    readonly cases?: InventedCases | undefined
    readonly options?: InventedOptions | undefined
    readonly pages: PageService
    readonly catalogue: PageCatalogue
    readonly viewModelAt: ViewModelAt
  },
): DevelopmentModule => {
  const mailbox = makeMailbox({ now })
  const viewModelAt = withSandbox(writtenPageAt, { pages, catalogue })
  const simulator = makeIdentitySimulator(now, people)
  return {
    mailer: mailbox,
    staffMail: 'personal@husrum.example',
    viewModelAt,
    campaignCodes: seededCampaigns(people),
    providers: simulator.providers,
    signing: simulator.signing,
    pictures: [sandboxPicture, ...picturesOfOptions(options)],
    bookings: (needs) => bookingsOfDevelopment({ db, ...needs }),
    residences: (needs) => residencesOfDevelopment({ db, ...needs }),
    news: (needs) => newsOfDevelopment({ db, ...needs }),
    inspections: (needs) => inspectionsOfDevelopment({ db, ...needs }),
    errands: (needs) => errandsOfDevelopment({ db, now, people, ...needs }),
    seed: async (accounts) => {
      if (people === noPeople) return 0
      const made = await seedPeople({ db, now, people, ...accounts })
      if (cases) await seedCases({ db, cases, people })
      return made
    },
    routes: (app) => {
      mailboxRoutes(app, { mailbox })
      simulator.routes(app)
      devRoutes(app, { viewModelAt })
    },
  }
}
