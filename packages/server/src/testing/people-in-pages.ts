// For tests of caches in front of the server: pages that show the signed-in user, and two signed-in users.
import { aWeb } from './test-app.ts'
import type { WholeServer } from './whole-server.ts'

/** Shows the page's model, and the signed-in user. */
export const aWebOfModels = () =>
  aWeb({
    render: async ({ url, call, cookies }) => {
      const { pathname } = new URL(url)
      const { status, body: page } = await call('getViewModel', { path: pathname })
      const me = cookies.includes('jwtToken=') ? (await call('getMe', {})).body : undefined
      return {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' },
        body: JSON.stringify({ page, me }),
      }
    },
  })

/** Session cookies on the Swedish site, by first name. */
export const signInTwo = async (house: WholeServer): Promise<ReadonlyMap<string, string>> => {
  const people = new Map<string, string>()
  for (const name of ['Vega', 'Rut']) {
    const { id } = await house.db
      .insertInto('accounts')
      .values({
        organisation: 'mainAndCooperative',
        first_name: name,
        last_name: 'Test',
        email: `${name}@example.com`,
        email_key: `${name}@example.com`,
        email_confirmed_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { token, binding } = await (await house.signIn(id)).sessionOn('sweden')
    people.set(name, `jwtToken=${token}; bind=${binding}`)
  }
  return people
}

/** Two homes for sale, of different stages. */
export const twoHomesOnSale = async ({ db }: WholeServer) => {
  const rows = await db
    .selectFrom('homes')
    .select('details')
    .where('site_id', '=', 1)
    .orderBy('number')
    .execute()
  const [home, ...others] = rows.map(({ details }) => details).filter(({ status }) => status === 'forSale')
  const other = others.find(({ stageId }) => stageId !== home?.stageId)
  if (!home || !other) throw new Error('Nothing is for sale in two stages')
  return { home, other }
}
