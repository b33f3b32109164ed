// An identity service for tests, whose orders take the course that a test sets.
import type { IdentityOrder, SelectableAssociation } from '@husrum/domain'
import type { AuthResult } from '../accounts/account-service.ts'
import type { IdentityReport, IdentityService, IdentityStart } from './identity-service.ts'

export type InMemoryIdentityCall =
  | readonly ['start', IdentityStart]
  | readonly ['status' | 'cancel', orderId: string]
  | readonly ['chooseAssociation', orderId: string, associationId: string]

export interface InMemoryIdentityService extends IdentityService {
  /** Calls so far, in order. */
  readonly calls: readonly InMemoryIdentityCall[]
}

export interface InMemoryIdentitiesOptions {
  /** What a start returns: the facts of its order, a refusal, or an error for an unavailable service. */
  readonly start?: Partial<IdentityOrder> | { readonly refused: AuthResult } | Error
  /** Returned in turn, the last one repeatedly; an error for a poll that fails. If empty, an order stays pending. */
  readonly reports?: readonly (IdentityReport | Error)[]
  /** Result of choosing an association. */
  readonly choice?: AuthResult
  /** Orders that this browser began before. */
  readonly begun?: readonly string[]
  /** Called with every call as it is made. */
  readonly onCall?: (call: InMemoryIdentityCall) => void
}

const offeredIn = ({ status }: IdentityReport): readonly SelectableAssociation[] =>
  status.kind === 'chooseBoardMember' ? status.associations : []

export const makeInMemoryIdentityService = ({
  start: started = {},
  reports = [],
  choice = { code: 'Ok', token: 'token-of-board' },
  begun = [],
  onCall = () => {},
}: InMemoryIdentitiesOptions = {}): InMemoryIdentityService => {
  const calls: InMemoryIdentityCall[] = []
  const orders = new Map<string, Pick<IdentityReport, 'flow'> & { readonly isCancelled: boolean }>()
  const waiting = [...reports]
  let offered: readonly SelectableAssociation[] = []

  const record = (call: InMemoryIdentityCall): void => {
    calls.push(call)
    onCall(call)
  }
  const nextReport = (): IdentityReport | Error | undefined =>
    waiting.length > 1 ? waiting.shift() : waiting[0]

  return {
    calls,
    async start(start) {
      record(['start', start])
      if (started instanceof Error) throw started
      if ('refused' in started) return started
      const order = { id: `order-${orders.size + 1}`, qr: 'bankid.token.0.code', ...started }
      orders.set(order.id, { flow: start.flow, isCancelled: false })
      return { order }
    },
    async status(_, orderId) {
      record(['status', orderId])
      const order = orders.get(orderId)
      if (!order && !begun.includes(orderId)) return undefined
      if (order?.isCancelled) return { flow: order.flow, status: { kind: 'cancelled' } }
      const report = nextReport()
      if (report instanceof Error) throw report
      if (report) offered = offeredIn(report)
      return report ?? { flow: order?.flow ?? 'login', status: { kind: 'pending', qr: undefined } }
    },
    async cancel(_, orderId) {
      record(['cancel', orderId])
      const order = orders.get(orderId)
      if (order) orders.set(orderId, { ...order, isCancelled: true })
    },
    async chooseAssociation(orderId, associationId) {
      record(['chooseAssociation', orderId, associationId])
      return offered.some(({ id }) => id === associationId)
        ? choice
        : { code: 'InvalidInput', errors: [{ path: ['brfAccountId'], key: 'unknownValue' }] }
    },
  }
}
