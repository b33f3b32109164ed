// Signing in where nobody is real: mails that one can read, providers that play the bank, and people to be. Never loaded in production.
import type { Hono } from 'hono'
import type { CampaignCodes } from '../accounts/campaign-codes.ts'
import type { AppEnv } from '../http/app-environment.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { IdentityProviders } from '../sign-in/identity-provider.ts'
import { makeIdentitySimulator } from './identity-simulator.ts'
import { makeMailbox } from './mailbox.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import type { InventedPeople } from './people.ts'
import { nobody } from './people.ts'
import type { SeedPeopleTerms } from './seed-people.ts'
import { seededCampaigns, seedPeople } from './seed-people.ts'

export interface SignInOfDevelopment {
  readonly mailer: Mailer
  readonly campaignCodes: CampaignCodes
  /** One for each method; a real one that is configured goes before it. */
  readonly providers: IdentityProviders
  seed(terms: Omit<SeedPeopleTerms, 'people'>): Promise<number>
  routes(app: Hono<AppEnv>): void
}

/** @param now epoch milliseconds */
export const signInOfDevelopment = (
  now: () => number,
  people: InventedPeople = nobody,
): SignInOfDevelopment => {
  const mailbox = makeMailbox({ now })
  const simulator = makeIdentitySimulator(now, people)
  return {
    mailer: mailbox,
    campaignCodes: seededCampaigns(people),
    providers: simulator.providers,
    seed: async (terms) => (people === nobody ? 0 : seedPeople({ ...terms, people })),
    routes: (app) => {
      mailboxRoutes(app, { mailbox })
      simulator.routes(app)
    },
  }
}
