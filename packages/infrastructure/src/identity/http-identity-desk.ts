// Identifications over HTTP: the wire's statuses as what the domain's machine takes.
import type { IdentityDesk, IdentityReport } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import type { IdentityStatusDto } from '@husrum/contract'
import { endpoints, identityOrderDto } from '@husrum/contract'
import type { IdentityOrderStatus, IdentityOrder, SiteDefinition } from '@husrum/domain'
import { toAuthAnswer } from '../accounts/auth-answer-mapper.ts'
import type { HttpClient } from '../http-client.ts'
import { refusalOf } from '../http-client.ts'

const toAnswer = ({ status, hintCode, qr, associations, errorKind }: IdentityStatusDto): IdentityOrderStatus => {
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
  answer: toAnswer(dto),
  flow: dto.type,
  ...(dto.autoStartToken !== undefined && { autoStartToken: dto.autoStartToken }),
  ...(dto.result && { result: toAuthAnswer(dto.result) }),
  ...(dto.returnPath !== undefined && { returnPath: dto.returnPath }),
})

const toOrder = ({ id, autoStartToken, qr, redirectUrl }: IdentityOrder): IdentityOrder => ({
  id,
  ...(autoStartToken !== undefined && { autoStartToken }),
  ...(qr !== undefined && { qr }),
  ...(redirectUrl !== undefined && { redirectUrl }),
})

/** Hands on how long the service asks to wait. */
const withWait = (error: unknown): unknown => {
  const { retryAfterMs } = refusalOf(error)
  return error instanceof ServiceUnavailable && retryAfterMs !== undefined
    ? Object.assign(error, { retryAfterMs })
    : error
}

const waiting = <Value>(answer: Promise<Value>): Promise<Value> =>
  answer.catch((error: unknown) => {
    throw withWait(error)
  })

export const makeHttpIdentityDesk = ({
  http,
  site: { siteId },
}: {
  readonly http: HttpClient
  readonly site: Pick<SiteDefinition, 'siteId'>
}): IdentityDesk => ({
  async start({ method, flow, device, loginType, returnPath, page }) {
    const request = {
      provider: method,
      flow,
      device,
      siteId,
      page,
      ...(loginType && { loginType }),
      ...(returnPath !== undefined && { returnUrl: returnPath }),
    }
    const { body } = await waiting(http.call(endpoints.startIdentification, request))
    if ('code' in body) return { refused: toAuthAnswer(body) }
    return { order: toOrder(identityOrderDto.parse(body) as IdentityOrder) }
  },

  async status(method, orderId) {
    try {
      const { body } =
        method === 'bank_id'
          ? await http.call(endpoints.getBankIdStatus, { id: orderId })
          : await http.call(endpoints.getIdentityStatus, { provider: method, poolingId: orderId })
      return toReport(body)
    } catch (error) {
      if (refusalOf(error).status === 404) return undefined
      throw withWait(error)
    }
  },

  async cancel(method, orderId) {
    await http.call(endpoints.cancelIdentification, { provider: method, id: orderId }).catch(() => {})
  },

  async chooseAssociation(sessionId, brfAccountId) {
    const { body } = await waiting(http.call(endpoints.loginBoard, { sessionId, brfAccountId }))
    return toAuthAnswer(body)
  },
})
