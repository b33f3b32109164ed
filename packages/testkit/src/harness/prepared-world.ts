// The initial data: homes to buy, eligible buyers, and places where they can report faults.
import { demoCases, demoPeople } from '@husrum/demo'
import { migrate, openDatabase } from '@husrum/server'
import type { PersistentBuyer } from '@husrum/server/testing'
import { bookedWorld, insertWorld } from '@husrum/server/testing'
import { addBuyers, makeIdentityVault, makeSecretKeys, seedCases } from '@husrum/server/testing/outside'

/** The home of every person, and a room in it. */
export const home = 'mainAndCooperative-kajutan-4-1201'
export const room = 'mainAndCooperative-large-kitchen'

export const prepareWorld = async (
  { url, secret }: { readonly url: string; readonly secret: string },
  { homes, people }: { readonly homes: number; readonly people: number },
): Promise<readonly PersistentBuyer[]> => {
  const database = openDatabase({ url, statementTimeout: 0 })
  const { db } = database
  try {
    await migrate(db)
    await insertWorld(db, bookedWorld(homes) as never)
    const vault = makeIdentityVault(makeSecretKeys(secret))
    const buyers = await addBuyers({ db, vault, now: Date.now }, people)
    // Reporting a fault requires a phone number.
    await db.updateTable('accounts').set({ phone: '+46701740605' }).execute()
    await seedCases({ db, cases: demoCases, people: demoPeople })
    const agreements = buyers.map(({ id }) => ({ account_id: id, place_id: home }))
    await db.insertInto('case_agreements').values(agreements).execute()
    return buyers
  } finally {
    await database.close()
  }
}
