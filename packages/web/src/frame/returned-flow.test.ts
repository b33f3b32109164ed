// The handle of an identification is removed from the address immediately, and only known flows open.
import { beforeEach, expect, it } from 'vitest'
import { rememberReturnedFlow, takeReturnedFlow } from './returned-flow.ts'

const arriveAt = async (address: string) => {
  history.replaceState({ idx: 3 }, '', address)
  const remembered = rememberReturnedFlow()
  const left = location.pathname + location.search + location.hash
  await remembered
  return left
}
beforeEach(() => void takeReturnedFlow())

it('is removed from the address, and all other parameters stay', async () => {
  expect(await arriveAt('/logga-in/?tab=board&poolingId=abc&type=loginBoardMember#map')).toBe(
    '/logga-in/?tab=board#map',
  )
  expect(history.state).toEqual({ idx: 3 })
  expect(takeReturnedFlow()).toEqual({ handle: 'poolingId', id: 'abc', type: 'loginBoardMember' })
  expect(takeReturnedFlow()).toBeUndefined()
})

it.each([
  '?poolingId=abc&type=admin',
  '?poolingId=a%2Fb&type=login',
  '?poolingId=abc',
  '?poolingId=abc&type=booking',
])('%s opens nothing, and is removed', async (query) => {
  expect(await arriveAt(`/${query}`)).not.toContain('poolingId')
  expect(takeReturnedFlow()).toBeUndefined()
})

it('does not change an address without it', async () => {
  expect(await arriveAt('/sok-bostad/?type=villa')).toBe('/sok-bostad/?type=villa')
})
