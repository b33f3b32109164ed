import type { CallEndpoint } from '@husrum/contract'
import { getPublicAddresses, getReportedFaults, joinBookingLine, searchCaseObjects } from '@husrum/contract'
import { expect, it } from 'vitest'
import { makeDirectClient } from './direct-client.ts'
import { verbsOf } from './endpoint-verbs.ts'

const answering = (body: unknown) => {
  const asked: unknown[] = []
  const call = (async (name: string, request: unknown) => {
    asked.push([name, request])
    return { status: 200, body }
  }) as CallEndpoint
  return { asked, client: makeDirectClient({ call }) }
}

it('sends the arguments as the fields of the request, in their order, and returns the body', async () => {
  const { client, asked } = answering([{ id: 'fault-1' }])
  const { reportedFaults } = verbsOf(client, { reportedFaults: [getReportedFaults, 'placeId', 'roomId'] })
  expect(await reportedFaults('place-1', 'room-1')).toEqual([{ id: 'fault-1' }])
  expect(asked).toEqual([['getReportedFaults', { placeId: 'place-1', roomId: 'room-1' }]])
})

it('sends no field for an argument that is undefined, and nothing beyond the fields', async () => {
  const { client, asked } = answering([])
  const verbs: Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>> = verbsOf(
    client,
    {
      publicAddresses: [getPublicAddresses],
      searchHomes: [searchCaseObjects, 'text'],
    },
  ) as never
  await verbs.publicAddresses?.({ signal: 'of a query' })
  await verbs.searchHomes?.(undefined)
  expect(asked).toEqual([
    ['getPublicAddresses', {}],
    ['searchCaseObjects', {}],
  ])
})

it('is checked by the compiler against the request and the port', () => {
  const { client } = answering([])
  // @ts-expect-error The endpoint has no such field.
  const unknown: (id: string) => Promise<unknown> = verbsOf(client, { see: [joinBookingLine, 'id'] }).see
  // @ts-expect-error No argument fills the field `roomId`.
  const missing: (placeId: string) => Promise<unknown> = verbsOf(client, {
    see: [getReportedFaults, 'placeId'],
  }).see
  // @ts-expect-error The port returns something else than the endpoint.
  const other: () => Promise<number> = verbsOf(client, { see: [getPublicAddresses] }).see
  expect([unknown, missing, other]).toHaveLength(3)
})
