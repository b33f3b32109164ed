// The homes of demo people: each is at the intended stage, on every site that has them.
import type { SeededPersonKey } from '@husrum/demo'
import { demoPeople, demoResidences, seededPerson } from '@husrum/demo'
import type { SiteDefinition } from '@husrum/domain'
import { dayIn, organisationOf, sites, standingOf } from '@husrum/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertWorld } from '../catalogue/search/insert-world.ts'
import { residencesOf } from '../living/residences/own-residences.ts'
import { makePasswords } from '../people/accounts/passwords.ts'
import type { AccountsForTests } from '../testing/accounts.ts'
import { openAccountsForTests } from '../testing/accounts.ts'
import { bookedWorld } from '../testing/bookings.ts'
import { seedPeople } from './seed-people.ts'
import { seedResidences } from './seed-residences.ts'

let house: AccountsForTests
const seed = () =>
  seedResidences({ db: house.db, residences: demoResidences, people: demoPeople, now: house.clock.now })
beforeAll(async () => {
  house = await openAccountsForTests()
  await insertWorld(house.db, bookedWorld(12) as never)
  await seedPeople({
    db: house.db,
    accounts: house.accounts,
    passwords: makePasswords(),
    people: demoPeople,
    now: house.clock.now,
  })
  await seed()
})
afterAll(() => house.close())

const standingsOf = async (site: SiteDefinition, key: SeededPersonKey) => {
  const account = await house.accounts.findByEmail(organisationOf(site), seededPerson(site, key).email)
  const residences = await residencesOf(house.db, account?.id ?? '', site)
  return residences.map((residence) => standingOf(residence, dayIn(house.clock.now(), site.country)))
}

const withHomes: readonly SiteDefinition[] = sites.filter(
  ({ key, features }) => features.login && key !== 'cooperative',
)

it.each(withHomes.map((site) => [site.key, site] as const))('Demo homes are ready on %s', async (_, site) => {
  const expected: { readonly [Key in SeededPersonKey]?: readonly string[] } = {
    justJoined: [],
    nothing: [],
    bookedYesterday: ['signed'],
    choosing: ['choosing'],
    buyer: ['choosing'],
    movingIn: ['waiting'],
    movedIn: ['movedIn'],
    fiveYears: ['owned', 'left'],
    twoHomes: site.key === 'sweden' ? ['owned'] : ['signed', 'owned'],
    sellingOn: ['owned'],
  }
  for (const [key, standings] of Object.entries(expected))
    expect([key, await standingsOf(site, key as SeededPersonKey)]).toEqual([key, standings])
})

it('The second home of a demo person is on another site with the same accounts', async () => {
  const cooperative = sites.find(({ key }) => key === 'cooperative')
  expect(cooperative && (await standingsOf(cooperative, 'twoHomes'))).toEqual(['signed'])
})

it('Demo homes are written once', async () => {
  expect(await seed()).toBe(0)
})
