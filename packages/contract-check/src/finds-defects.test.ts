// The checks pass on our own server, and detect defects of a broken one. `npm run contract:defects` tries all sixty.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Defect } from '../defects/defect.ts'
import { defects } from '../defects/defects.ts'
import { openCheckedServer } from '../defects/find-defects.ts'

let server: Awaited<ReturnType<typeof openCheckedServer>>
beforeAll(async () => {
  server = await openCheckedServer()
}, 120_000)
afterAll(() => server.close())

describe('The contract checks', () => {
  it('pass on our own server', { timeout: 120_000 }, async () => {
    const results = await server.check(
      ({ capability, sentence }) =>
        ['search', 'pages', 'measurements'].includes(capability) ||
        sentence.startsWith('of two ') ||
        sentence.startsWith('a report that is sent twice'),
    )
    expect(results.filter(({ outcome }) => outcome !== 'holds')).toEqual([])
    expect(results.length).toBeGreaterThan(70)
  })

  it.each([
    ['the highest price is ignored', 'the lowest and the highest price include their own value'],
    ['an unknown page is answered with 200', 'an unknown page answers 404, with a view model'],
    ['both of two members get the last place', 'of two members who want the last place, one gets it'],
    ['scripts can read the cookie of an identification', 'an identification is bound to its browser'],
  ])('detect that %s', { timeout: 60_000 }, async (name, sentence) => {
    const defect = defects.find((each) => each.name === name) as Defect
    expect((await server.find(defect))?.sentence).toContain(sentence)
  })

  it('are tested with sixty defects', () => {
    expect(new Set(defects.map((defect) => defect.name)).size).toBe(60)
  })
})
