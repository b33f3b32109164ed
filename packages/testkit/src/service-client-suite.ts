// How every service client must interpret a backend's responses, independent of the transport.
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import { endpoints } from '@husrum/contract'
import type { ServiceClient } from '@husrum/infrastructure'
import { describe, expect, it } from 'vitest'
import type { FakeBackend, FakeEndpoints } from './fake-backend.ts'
import { makeFakeBackend, problemReply } from './fake-backend.ts'

/** The contract of `ServiceClient`, as a suite for Vitest. */
export const describeServiceClient = (
  name: string,
  clientOf: (backend: FakeBackend) => ServiceClient,
): void => {
  const clientWith = (answers: FakeEndpoints) => clientOf(makeFakeBackend(answers))
  const typed = { email: 'vega@husrum.example', password: 'wrong' }

  describe(`${name}, as a service client`, () => {
    it('sends the request to its endpoint, and returns the response', async () => {
      const client = clientWith({
        getNotifications: ({ siteKey }) => ({
          status: 200,
          body: [
            { notificationType: 'DocumentSigning', name: 'awaiting_signature', id: siteKey, createdOn: 17 },
          ],
        }),
      })
      expect(await client.call(endpoints.getNotifications, { siteKey: 'norway' })).toMatchObject({
        status: 200,
        body: [{ id: 'norway', createdOn: 17 }],
      })
    })

    it('returns results by name with any status, even 401, which elsewhere ends the session', async () => {
      const client = clientWith({
        loginWithEmail: () => ({ status: 401, body: { code: 'InvalidEmailLoginInput' } }),
      })
      expect(await client.call(endpoints.loginWithEmail, typed)).toEqual({
        status: 401,
        result: 'InvalidEmailLoginInput',
        body: { code: 'InvalidEmailLoginInput' },
      })
    })

    it.each([
      [400, ContractBroken],
      [401, SessionExpired],
      [403, ContractBroken],
      [404, ContractBroken],
      [429, ServiceUnavailable],
      [500, ServiceUnavailable],
      [503, ServiceUnavailable],
    ])(
      'rejects a problem with status %i, even if the endpoint has results with this status',
      async (status, kind) => {
        const client = clientWith({
          loginWithEmail: () => problemReply(status),
          getMe: () => problemReply(status),
        })
        await expect(client.call(endpoints.loginWithEmail, typed)).rejects.toBeInstanceOf(kind)
        await expect(client.call(endpoints.getMe, {})).rejects.toBeInstanceOf(kind)
      },
    )

    it('accepts a response without a body', async () => {
      const ended: string[] = []
      const client = clientWith({
        cancelIdentification: ({ id }) => {
          ended.push(id)
          return { status: 204, body: undefined }
        },
      })
      const request = { provider: 'bank_id', id: 'order-1' } as const
      expect(await client.call(endpoints.cancelIdentification, request)).toEqual({
        status: 204,
        result: 'ok',
        body: undefined,
      })
      expect(ended).toEqual(['order-1'])
    })

    it.each([200, 401, 404, 503])('returns a view model with status %i to the caller', async (status) => {
      const asked: string[] = []
      const client = clientWith({
        getViewModel: ({ path }) => {
          asked.push(path)
          return { status, body: { template: 'faq' } }
        },
      })
      expect(await client.viewModel('/fr%C3%A5gor/')).toMatchObject({ status, body: { template: 'faq' } })
      expect(asked).toEqual(['/fr%C3%A5gor/'])
    })
  })
}
