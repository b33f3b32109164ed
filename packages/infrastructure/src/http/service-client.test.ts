// How adapters handle the refusals of an endpoint, by name.
import { ContractBroken, ServiceUnavailable } from '@husrum/application'
import { endpoints } from '@husrum/contract'
import { makeFakeBackend, problemReply } from '@husrum/testkit/fake-backend'
import { expect, it } from 'vitest'
import { makeDirectClient } from './direct-client.ts'
import { forEachOf, onOutcome, unexpected } from './service-client.ts'

const { bookShowing } = endpoints
const place = { id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c20', partySize: 2 }

const book = (status: number, code: string, details?: object) => {
  const { call } = makeFakeBackend({ bookShowing: () => problemReply(status, code, details) })
  const client = makeDirectClient({ call })
  return client.call(bookShowing, place).then(
    ({ body }) => body.outcome,
    onOutcome(bookShowing, {
      ...forEachOf(['full', 'over'], ({ outcome }) => `no place: ${outcome}`),
      notFound: () => 'no showing',
      attended: unexpected,
      members: unexpected,
      tooManyRequests: ({ status }) => `later: ${status}`,
      invalidRequest: ({ errors }) => (errors.length > 0 ? 'invalid' : unexpected),
    }),
  )
}

it('A handler receives the refusal that it is named after', async () => {
  expect(await book(409, 'full')).toBe('no place: full')
  expect(await book(409, 'over')).toBe('no place: over')
  expect(await book(404, 'notFound')).toBe('no showing')
  expect(await book(429, 'tooManyRequests')).toBe('later: 429')
  expect(await book(400, 'invalidRequest', { errors: [{ field: 'partySize', key: 'tooLarge' }] })).toBe(
    'invalid',
  )
})

it('An unexpected refusal rejects, also if a handler returns it as such', async () => {
  await expect(book(409, 'attended')).rejects.toBeInstanceOf(ContractBroken)
  await expect(book(400, 'invalidRequest')).rejects.toBeInstanceOf(ContractBroken)
  await expect(book(409, 'identityRequired')).rejects.toBeInstanceOf(ContractBroken)
  await expect(book(503, 'serviceUnavailable')).rejects.toBeInstanceOf(ServiceUnavailable)
})

it('The compiler reports a missing name and an unknown one', () => {
  // @ts-expect-error: the endpoint lists `notFound`.
  onOutcome(endpoints.getErrand, {})
  // @ts-expect-error: the endpoint does not list `full`.
  onOutcome(endpoints.getErrand, { notFound: () => undefined, full: () => undefined })
  expect(() => onOutcome(endpoints.getErrand, { notFound: unexpected })(new Error('no call'))).toThrow(
    'no call',
  )
})
