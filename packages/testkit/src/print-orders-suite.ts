// What every source of printed material must do.
import type { PrintOrders, PrintOrdersSeen } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { makeInMemoryPrintOrders } from '@husrum/application/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply } from './fake-backend.ts'

export type PrintOrdersSetup = NonNullable<Parameters<typeof makeInMemoryPrintOrders>[0]>

/** The endpoint of printed material, answered from memory. */
export const printOrderEndpoints = (given: PrintOrdersSetup): FakeEndpoints => {
  const orders = makeInMemoryPrintOrders(given)
  return {
    getPrintOrders: async () =>
      orders.list().then(
        ({ stages, orders, recipient, typed }) => ({
          status: 200,
          body: {
            stages: [...stages],
            orders: orders.map((order) => ({ ...order, material: [...order.material] })),
            recipient,
            ...(typed && { typed: { ...typed, material: [...typed.material] } }),
          },
        }),
        failureReply,
      ),
  }
}

/** The contract of the port `PrintOrders`. */
export const describePrintOrders = (
  name: string,
  make: (given: PrintOrdersSetup) => PrintOrders | Promise<PrintOrders>,
): void => {
  const recipient = { name: 'Signe Hammar', address: 'Kajgatan 4', postalCode: '411 03', city: 'Göteborg' }
  const order = {
    ...recipient,
    id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c21',
    stageId: 'stage-4',
    stageName: 'Brf Kajutan',
    material: ['brochure'],
    orderedAt: 1,
  } as const
  const seen: PrintOrdersSeen = {
    stages: [{ id: 'stage-4', name: 'Brf Kajutan' }],
    orders: [{ ...order, postedAt: 2 }, order],
    recipient,
    typed: { ...recipient, stageId: 'stage-4', material: ['floorPlans'], postalCode: '4110' },
  }
  describe(`${name}, as a repository of print orders`, () => {
    it('returns available material, previous orders and the address', async () => {
      expect(await (await make({ seen })).list()).toEqual(seen)
    })

    it.each([
      ['the caller is not signed in', { isSignedIn: false }, SessionExpired],
      ['the service is unavailable', { failure: new ServiceUnavailable('away') }, ServiceUnavailable],
    ])('rejects when %s', async (_, given, kind) => {
      await expect((await make(given)).list()).rejects.toBeInstanceOf(kind)
    })
  })
}
