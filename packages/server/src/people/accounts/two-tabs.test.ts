// Settings that are open twice: the later save gets a conflict at the field, and overwrites nothing unseen.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { openAccountsForTests } from '../../testing/accounts.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

const signedIn = async () => {
  const { email } = await house.addAccount()
  const browser = house.aBrowser()
  await browser.logIn(email)
  return browser
}
const seen = {
  preferredName: '',
  phoneNumber: '+46701740605',
  address: '',
  postalCode: '',
  city: '',
  countryId: '',
  newsLetter: false,
}

it('Two saves of different fields are both applied', async () => {
  const browser = await signedIn()
  await browser.post('update', { ...seen, city: 'Lund', seen })
  await browser.post('update', { ...seen, address: 'Kajgatan 4', seen })
  expect((await browser.get('me')).body).toMatchObject({ city: 'Lund', address: 'Kajgatan 4' })
})

it('The later of two saves of one field gets a conflict at the field, and may overwrite it then', async () => {
  const browser = await signedIn()
  await browser.post('update', { ...seen, city: 'Lund', seen })
  const { status, body } = await browser.post('update', { ...seen, city: 'Malmö', seen })
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'city', key: 'changedElsewhere', params: { now: 'Lund' } }],
  ])
  expect((await browser.get('me')).body.city).toBe('Lund')
  await browser.post('update', { ...seen, city: 'Malmö', seen: { ...seen, city: 'Lund' } })
  expect((await browser.get('me')).body.city).toBe('Malmö')
})

it('A form without script gets the same conflict', async () => {
  const browser = await signedIn()
  const opened = { 'seen.phone': '+46701740605', 'seen.city': '', 'seen.newsletter': 'false' }
  await browser.submit('details', { ...opened, phone: '+46701740605', city: 'Lund' })
  const { location } = await browser.submit('details', { ...opened, phone: '+46701740605', city: 'Malmö' })
  expect(location).toContain('field=city%3AchangedElsewhere')
})

it('A name may be of any script, and an address of ten kilobytes is rejected at its field', async () => {
  const browser = await signedIn()
  await browser.post('update', { preferredName: 'محمد' })
  expect((await browser.get('me')).body.preferredName).toBe('محمد')
  const { status, body } = await browser.post('update', { address: 'å'.repeat(5_000) })
  expect([status, body.errors]).toMatchObject([400, [{ field: 'address', key: 'inputToLong' }]])
})
