// More forms with files about errands than one network may send: the typed fields are shown again, and the files are not stored.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ErrandsForTests } from '../../testing/errands.ts'
import { openErrandsForTests } from '../../testing/errands.ts'
import { aJpeg } from '../../testing/sent-files.ts'

let house: ErrandsForTests
beforeAll(async () => {
  house = await openErrandsForTests({ formsPerMinute: 1 })
})
afterAll(() => house.close())

const address = '203.0.113.7'

const formOf = async (fields: Readonly<Record<string, string>>): Promise<FormData> => {
  const form = new FormData()
  const photo = new Uint8Array(await aJpeg({ width: 30, height: 20 }))
  // A browser sends fields in the order of the page: some of them after the file.
  form.append('files', new File([photo], 'kran.jpg', { type: 'image/jpeg' }))
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it('A sender of too many forms sees the typed text again, and a program gets a 429', async () => {
  const { id } = await house.open()
  const write = async (text: string) =>
    house.ask('anna', 'POST', '/errands/form', {
      address,
      body: await formOf({ id, action: 'message', text }),
    })
  expect((await write('Hej!')).headers.get('location')).toContain('done=sent')

  const refused = await write('Det droppar ännu.')
  expect([refused.status, refused.headers.get('location')]).toEqual([
    303,
    `/mina-sidor/arenden/?errandId=${id}&open=message&error=tooFast#errand-form`,
  ])
  const { fields } = (await house.ask('anna', 'GET', '/errands/typed')).body
  expect(fields).toMatchObject({ id, action: 'message', text: 'Det droppar ännu.' })
  expect(fields.uploads).toBeUndefined()

  const body = await formOf({ description: 'Det droppar ännu.' })
  const update = await house.ask('anna', 'PATCH', `/customer/case/${id}`, { address, body })
  expect(update.status).toBe(429)

  house.clock.pass(60_000)
  expect((await write('Det droppar ännu.')).headers.get('location')).toContain('done=sent')
  const { messages } = (await house.ask('anna', 'GET', `/errands/${id}`)).body
  expect(messages.map(({ attachments }: { attachments: unknown[] }) => attachments.length)).toEqual([1, 1])
})
