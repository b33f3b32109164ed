// Identifications over HTTP: maps statuses of the wire to those of the domain's state machine.
import type { IdentityReport, IdentityService } from '@husrum/application'
import type { IdentityStatusDto } from '@husrum/contract'
import {
  cancelIdentification,
  getBankIdStatus,
  getIdentityStatus,
  loginBoard,
  startIdentification,
} from '@husrum/contract'
import type { IdentityOrderStatus, SiteDefinition } from '@husrum/domain'
import { withoutUndefined } from '@husrum/domain'
import { toAuthResult } from '../accounts/auth-result-mapper.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

const toStatus = ({
  status,
  hintCode,
  qr,
  associations,
  errorKind,
}: IdentityStatusDto): IdentityOrderStatus => {
  const hint = hintCode !== undefined && { hintCode }
  switch (status) {
    case 'pending':
      return { kind: 'pending', qr, ...hint }
    case 'chooseBoardMember':
      return { kind: 'chooseBoardMember', associations: associations ?? [] }
    case 'error':
      return { kind: 'error', ...hint, ...(errorKind !== undefined && { errorKind }) }
    default:
      return { kind: status }
  }
}

const toReport = (dto: IdentityStatusDto): IdentityReport => ({
  status: toStatus(dto),
  flow: dto.type,
  ...withoutUndefined({
    autoStartToken: dto.autoStartToken,
    authResult: dto.result && toAuthResult(dto.result),
    person: dto.person,
    returnPath: dto.returnPath,
  }),
})

export const makeHttpIdentityService = ({
  client,
  site: { siteId },
}: {
  readonly client: ServiceClient
  readonly site: Pick<SiteDefinition, 'siteId'>
}): IdentityService => ({
  async start({ method, flow, device, loginType, returnPath, page, password }) {
    const request = {
      provider: method,
      flow,
      device,
      siteId,
      page,
      ...(loginType && { loginType }),
      returnUrl: returnPath,
      password,
    }
    const { body } = await client.call(startIdentification, request)
    if ('code' in body) return { refused: toAuthResult(body) }
    return { order: body }
  },

  status: (method, orderId) => {
    const answer =
      method === 'bank_id'
        ? client.call(getBankIdStatus, { id: orderId })
        : client.call(getIdentityStatus, { provider: method, poolingId: orderId })
    return answer.then(
      ({ body }) => toReport(body),
      onOutcome(getIdentityStatus, { notFound: () => undefined }),
    )
  },

  async cancel(method, orderId) {
    await client.call(cancelIdentification, { provider: method, id: orderId }).catch(() => {})
  },

  async chooseAssociation(sessionId, brfAccountId) {
    const { body } = await client.call(loginBoard, { sessionId, brfAccountId })
    return toAuthResult(body)
  },
})
