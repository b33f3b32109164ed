// What every identity service must do.
import type { IdentityReport, IdentityService, IdentityStart } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import type { InMemoryIdentitiesOptions } from '@husrum/application/testing'
import { makeInMemoryIdentityService } from '@husrum/application/testing'
import type { Answer, EndpointReply, IdentityStatusDto } from '@husrum/contract'
import { describe, expect, it } from 'vitest'
import { authResultDtoOf, authResultReply } from './auth-result-dto-of.ts'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

const statusDtoOf = ({ status, flow, authResult, ...same }: IdentityReport): Answer<IdentityStatusDto> => ({
  ...same,
  status: status.kind,
  type: flow,
  ...('hintCode' in status && status.hintCode !== undefined && { hintCode: status.hintCode }),
  ...('qr' in status && status.qr !== undefined && { qr: status.qr }),
  ...('associations' in status && { associations: [...status.associations] }),
  ...('errorKind' in status && status.errorKind !== undefined && { errorKind: String(status.errorKind) }),
  ...(authResult && { result: authResultDtoOf(authResult) }),
})

/** The endpoints of identifications, answered from memory. */
export const identityEndpoints = (given: InMemoryIdentitiesOptions): FakeEndpoints => {
  const identities = makeInMemoryIdentityService(given)
  const statusReply = (report: IdentityReport | undefined): EndpointReply =>
    report ? { status: 200, body: statusDtoOf(report) } : problemReply(404, 'notFound')
  return {
    startIdentification: ({ provider, flow, device, loginType, returnUrl, page = '/' }) =>
      identities
        .start({
          method: provider,
          flow,
          device,
          page,
          ...(loginType && { loginType }),
          ...(returnUrl !== undefined && { returnPath: returnUrl }),
        })
        .then(
          (started) =>
            'order' in started ? { status: 200, body: started.order } : authResultReply(started.refused),
          failureReply,
        ),
    getBankIdStatus: ({ id }) => identities.status('bank_id', id).then(statusReply, failureReply),
    getIdentityStatus: ({ provider, poolingId }) =>
      identities.status(provider, poolingId).then(statusReply, failureReply),
    cancelIdentification: async ({ provider, id }) => {
      await identities.cancel(provider, id)
      return { status: 204, body: undefined }
    },
    loginBoard: ({ sessionId, brfAccountId }) =>
      identities.chooseAssociation(sessionId, brfAccountId).then(authResultReply, failureReply),
  }
}

/** The contract of the port `IdentityService`. */
export const describeIdentityService = (
  name: string,
  make: (given: InMemoryIdentitiesOptions) => IdentityService,
): void => {
  const start: IdentityStart = { method: 'bank_id', flow: 'login', device: 'other', page: '/logga-in/' }
  const reportOf = (status: IdentityReport['status']): IdentityReport => ({ flow: 'login', status })
  const begin = async (given: InMemoryIdentitiesOptions, facts: Partial<IdentityStart> = {}) => {
    const identities = make(given)
    const started = await identities.start({ ...start, ...facts })
    if (!('order' in started)) throw new Error(`Refused: ${started.refused.code}`)
    return { identities, order: started.order }
  }

  describe(`${name}, as an identity service`, () => {
    it('starts an order', async () => {
      const { order } = await begin({ start: { qr: 'first', autoStartToken: 'auto' } })
      expect(order).toEqual({ id: expect.any(String), qr: 'first', autoStartToken: 'auto' })
    })

    it('refuses to start with the reason', async () => {
      const refused = {
        code: 'HasOngoingBusiness',
        blocking: [{ kind: 'payment', id: '1', title: 'VIP' }],
      } as const
      expect(await make({ start: { refused } }).start(start)).toEqual({ refused })
    })

    it.each(['bank_id', 'eident'] as const)(
      'reports the status of an order of %s until it is complete',
      async (method) => {
        const end: IdentityReport = {
          ...reportOf({ kind: 'ok' }),
          authResult: { code: 'Ok', token: 'new' },
          returnPath: '/mina-sidor/vip/',
        }
        const pending = reportOf({ kind: 'pending', hintCode: 'userSign', qr: 'second' })
        const { identities, order } = await begin({ reports: [pending, end] }, { method })
        expect(await identities.status(method, order.id)).toEqual(pending)
        expect(await identities.status(method, order.id)).toEqual(end)
      },
    )

    it.each([
      reportOf({ kind: 'error', hintCode: 'certificateErr', errorKind: 'bankidinvalid' }),
      reportOf({ kind: 'cancelled' }),
      { ...reportOf({ kind: 'error' }), authResult: { code: 'SsnNotFound', flowId: 'proof' } } as const,
    ])('reports %o', async (report) => {
      const { identities, order } = await begin({ reports: [report] })
      expect(await identities.status('bank_id', order.id)).toEqual(report)
    })

    it('returns undefined for an order of another browser', async () => {
      expect(await make({}).status('bank_id', 'stranger')).toBeUndefined()
    })

    it('cancels an order, and ignores an unknown one', async () => {
      const { identities, order } = await begin({})
      await identities.cancel('bank_id', order.id)
      expect((await identities.status('bank_id', order.id))?.status.kind).toBe('cancelled')
      await expect(identities.cancel('bank_id', 'stranger')).resolves.toBeUndefined()
    })

    it('signs in only for an offered association', async () => {
      const associations = [{ id: 'skutan', name: 'Brf Skutan' }]
      const { identities, order } = await begin({
        reports: [reportOf({ kind: 'chooseBoardMember', associations })],
      })
      expect((await identities.status('bank_id', order.id))?.status).toEqual({
        kind: 'chooseBoardMember',
        associations,
      })
      expect(await identities.chooseAssociation(order.id, 'lotsen')).toEqual({ code: 'NoBoardMember' })
      expect(await identities.chooseAssociation(order.id, 'skutan')).toEqual({
        code: 'Ok',
        token: 'token-of-board',
      })
    })

    it('rejects while the service is unavailable', async () => {
      const away = new ServiceUnavailable('away')
      await expect(make({ start: away }).start(start)).rejects.toBeInstanceOf(ServiceUnavailable)
      const { identities, order } = await begin({ reports: [away] })
      await expect(identities.status('bank_id', order.id)).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
