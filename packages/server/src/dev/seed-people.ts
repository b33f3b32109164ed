// Adds the demo people that do not exist yet. Never in production.
import type { AccountOrganisation, SiteDefinition } from '@husrum/domain'
import { organisationOf, sites, userBrandOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Accounts } from '../people/accounts/accounts.ts'
import type { CampaignCodes } from '../people/accounts/campaign-codes.ts'
import type { Passwords } from '../people/accounts/passwords.ts'
import { notePeopleOfDevelopment } from '../people/accounts/people-of-development.ts'
import { makeAccountChanges } from '../people/accounts/postgres-account-changes.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { InventedPeople, InventedPerson } from './people.ts'

export interface SeedPeopleOptions {
  readonly db: Kysely<Schema>
  readonly accounts: Accounts
  readonly passwords: Passwords
  readonly people: InventedPeople
  readonly now: () => number
}

/** The campaign code of development, valid on every site with VIP. */
export const seededCampaigns = ({ campaignCode }: InventedPeople): CampaignCodes => ({
  accepts: async (site, code) =>
    site.features.vip && campaignCode !== '' && code.toUpperCase() === campaignCode,
})

const addConsentAndMemberships = async (
  { db, accounts, now }: SeedPeopleOptions,
  id: string,
  person: InventedPerson,
  sitesOfOrganisation: readonly SiteDefinition[],
): Promise<void> => {
  const createdAt = new Date(now()).toISOString()
  for (const site of sitesOfOrganisation) {
    const brand = userBrandOf(site)
    if (brand === undefined) continue
    if (!person.hasNoConsent) await accounts.giveConsent(id, site, true)
    if (person.vip && site.features.vip) {
      await db.insertInto('vip_memberships').values({ account_id: id, brand }).execute()
      await db.insertInto('user_payments').values({ account_id: id, brand, status: person.vip }).execute()
    }
    for (const type of person.notifications ?? [])
      await db
        .insertInto('notifications')
        .values({ account_id: id, brand, type, created_at: createdAt })
        .execute()
  }
}

const addAssociations = async (
  { db }: SeedPeopleOptions,
  id: string,
  organisation: AccountOrganisation,
  { associations = [] }: InventedPerson,
): Promise<void> => {
  for (const { name, activeFinancialManagement } of associations) {
    const association = await db
      .insertInto('associations')
      .values({ organisation, name, active_financial_management: activeFinancialManagement })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('association_members')
      .values({ association_id: association.id, account_id: id })
      .execute()
  }
}

const addPerson = async (
  context: SeedPeopleOptions,
  organisation: AccountOrganisation,
  person: InventedPerson,
  passwordHash: string,
): Promise<string | undefined> => {
  const { db, accounts, now } = context
  const { email, phone, identity } = person
  const made = await accounts.create({
    organisation,
    firstName: identity.firstName,
    lastName: identity.lastName,
    email,
    phone,
    newsletter: false,
    passwordHash,
    ...(!person.isUntied && { identity }),
  })
  if (made === 'taken') return undefined
  // Before the account can sign in with its password.
  await notePeopleOfDevelopment(db, [made.id])
  await makeAccountChanges(db, { now }).confirmEmail(made.id, email)
  if (person.requiresIdentity)
    await db.updateTable('accounts').set({ requires_identity: true }).where('id', '=', made.id).execute()
  return made.id
}

/** Stores the campaign code, so that existing accounts can pay with it as well. */
const addCampaign = async ({ db, people: { campaignCode } }: SeedPeopleOptions): Promise<void> => {
  const brands = new Set(
    (sites as readonly SiteDefinition[]).filter(({ features }) => features.vip).map(userBrandOf),
  )
  for (const brand of brands)
    if (brand !== undefined && campaignCode !== '')
      await db
        .insertInto('campaign_codes')
        .values({ code: campaignCode, brand })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}

/** @returns the number of created accounts; 0 the second time. */
export const seedPeople = async (context: SeedPeopleOptions): Promise<number> => {
  const { accounts, passwords, people } = context
  const withLogin: readonly SiteDefinition[] = sites.filter(({ features }) => features.login)
  const passwordHash = await passwords.hash(people.password)
  let made = 0
  await addCampaign(context)
  for (const organisation of new Set(withLogin.map(organisationOf))) {
    const itsSites = withLogin.filter((site) => organisationOf(site) === organisation)
    const [first] = itsSites
    if (!first) continue
    for (const person of people.of(first)) {
      if (person.isUnknown) continue
      const known = await accounts.findByEmail(organisation, person.email)
      if (known) {
        await notePeopleOfDevelopment(context.db, [known.id])
        continue
      }
      const id = await addPerson(context, organisation, person, passwordHash)
      if (id === undefined) continue
      await addConsentAndMemberships(context, id, person, itsSites)
      await addAssociations(context, id, organisation, person)
      made += 1
    }
  }
  return made
}
