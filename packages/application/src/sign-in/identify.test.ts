// An identification on a page: its calls of the service, their times, and its outcome.
import type { IdentityRequest } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { ContractBroken, ServiceUnavailable } from '../failures.ts'
import { makeInMemoryClock } from '../in-memory-clock.ts'
import type { IdentityOutcome } from './identify.ts'
import { makeIdentify } from './identify.ts'
import type { IdentityReport } from './identity-service.ts'
import type { InMemoryIdentitiesOptions } from './in-memory-identity-service.ts'
import { makeInMemoryIdentityService } from './in-memory-identity-service.ts'

const request: IdentityRequest = { flow: 'login', country: 'SE', device: 'other', isMobile: false }
const pending: IdentityReport = {
  flow: 'login',
  status: { kind: 'pending', hintCode: 'outstandingTransaction', qr: 'next' },
}
const signedIn: IdentityReport = {
  flow: 'login',
  status: { kind: 'ok' },
  authResult: { code: 'Ok', token: 'new' },
  returnPath: '/mina-sidor/tidslinje/',
}

/** An identification with a service that reports this, and what was asked of the service, in seconds. */
const identify = (given: Omit<InMemoryIdentitiesOptions, 'onCall'> = {}) => {
  const clock = makeInMemoryClock()
  const begin = clock.now()
  const calls: string[] = []
  const opened: string[] = []
  const ends: IdentityOutcome[] = []
  const reported: unknown[] = []
  const identities = makeInMemoryIdentityService({
    start: { qr: 'first', autoStartToken: 'auto' },
    reports: [pending],
    choice: { code: 'Ok', token: 'board' },
    ...given,
    onCall: ([verb, ...about]) => {
      const orderId = verb === 'start' ? '' : ` ${String(about.at(-1))}`
      calls.push(`${(clock.now() - begin) / 1000} ${verb}${orderId}`)
    },
  })
  const identification = makeIdentify({
    identities,
    openIdentity: ({ id }) => opened.push(id),
    report: (error) => reported.push(error),
    clock,
    random: () => 0,
  })({ method: 'bank_id', page: '/logga-in/', onEnd: (outcome) => ends.push(outcome) })
  const seconds = (count: number) => clock.pass(count * 1000)
  return { identification, seconds, calls, opened, ends, reported, timers: clock.timers }
}

describe('An identification', () => {
  it('is polled once a second, and ends with the result of the account service', async () => {
    const { identification, seconds, timers, calls, ends } = identify({
      reports: [pending, pending, signedIn],
    })
    identification.start(request)
    await seconds(10)
    expect(calls).toEqual(['0 start', '1 status order-1', '2 status order-1', '3 status order-1'])
    expect(ends).toEqual([
      {
        result: { kind: 'ok', flow: 'login' },
        orderId: 'order-1',
        authResult: { code: 'Ok', token: 'new' },
        returnPath: '/mina-sidor/tidslinje/',
      },
    ])
    expect(timers()).toBe(0)
  })

  it('passes each code to its subscribers', async () => {
    const { identification, seconds } = identify()
    const shown: unknown[] = []
    identification.subscribe(() => {
      const session = identification.session()
      if (session.kind === 'waiting') shown.push(session.qr)
    })
    identification.start(request)
    await seconds(1)
    expect(shown).toEqual(['first', 'next'])
  })

  it('opens the app on the same device once', async () => {
    const { identification, seconds, opened } = identify()
    identification.start({ ...request, device: 'same' })
    await seconds(5)
    expect(opened).toEqual(['order-1'])
  })

  it('cancels the order on cancellation, and stops polling', async () => {
    const { identification, seconds, timers, calls, ends } = identify()
    identification.start(request)
    await seconds(1.5)
    identification.send('cancel')
    await seconds(60)
    expect(calls.slice(-1)).toEqual(['1.5 cancel order-1'])
    expect(ends).toMatchObject([{ result: { kind: 'cancelled' } }])
    expect(timers()).toBe(0)
  })

  it('resumed on a new page only polls', async () => {
    const { identification, seconds, calls, opened } = identify({ reports: [signedIn], begun: ['order-7'] })
    identification.resume('order-7', { ...request, device: 'same' })
    await seconds(5)
    expect([calls, opened]).toEqual([['0 status order-7'], []])
  })

  it('stops without cancelling the order when the page is left', async () => {
    const { identification, seconds, timers, calls, ends } = identify()
    identification.start(request)
    await seconds(1.5)
    identification.leave()
    await seconds(60)
    expect(calls).toEqual(['0 start', '1 status order-1'])
    expect([ends, timers()]).toEqual([[], 0])
  })

  it('ends after five minutes, whatever the service reports', async () => {
    const { identification, seconds, calls, ends } = identify()
    identification.start(request)
    await seconds(400)
    expect(ends).toMatchObject([{ result: { kind: 'error', errorPage: 'timeout' } }])
    expect(calls.at(-1)).toBe('300 cancel order-1')
    expect(calls.length).toBeLessThanOrEqual(302)
  })
})

describe('A failing service', () => {
  it('is polled again with backoff', async () => {
    const away = new ServiceUnavailable('away')
    const { identification, seconds, calls, ends } = identify({ reports: [away, away, signedIn] })
    identification.start(request)
    await seconds(10)
    expect(calls).toEqual(['0 start', '1 status order-1', '2 status order-1', '4 status order-1'])
    expect(ends).toHaveLength(1)
  })

  it('is not polled before its `Retry-After`', async () => {
    const busy = new ServiceUnavailable('busy', { retryAfterMs: 20_000 })
    const { identification, seconds, calls } = identify({ reports: [busy, signedIn] })
    identification.start(request)
    await seconds(60)
    expect(calls).toEqual(['0 start', '1 status order-1', '21 status order-1'])
  })

  it('that breaks the contract ends the identification, and is reported', async () => {
    const { identification, seconds, ends, reported } = identify({ start: new ContractBroken('what?') })
    identification.start(request)
    await seconds(5)
    expect(ends).toMatchObject([{ result: { kind: 'error', errorPage: 'loginfailed' } }])
    expect(reported).toHaveLength(1)
  })
})

describe('A failed identification', () => {
  it('has the reason why the service refused to start', async () => {
    const blocking = [{ kind: 'payment', id: '1', title: 'VIP' }] as const
    const { identification, seconds, ends } = identify({
      start: { refused: { code: 'HasOngoingBusiness', blocking } },
    })
    identification.start({ ...request, flow: 'update' })
    await seconds(5)
    expect(ends).toMatchObject([
      { result: { kind: 'error' }, authResult: { code: 'HasOngoingBusiness', blocking } },
    ])
  })

  it('has the proof of identity of a person without an account', async () => {
    const result = { code: 'SsnNotFound', flowId: 'proof' } as const
    const { identification, seconds, ends } = identify({
      reports: [{ flow: 'login', status: { kind: 'error' }, authResult: result }],
    })
    identification.start(request)
    await seconds(5)
    expect(ends).toMatchObject([{ result: { kind: 'error' }, authResult: result }])
  })

  it.each([
    ['of another browser', []],
    ['of another flow', ['stranger']],
  ])('results from an order %s', async (_, begun) => {
    const { identification, seconds, ends } = identify({ reports: [{ ...signedIn, flow: 'booking' }], begun })
    identification.resume('stranger', request)
    await seconds(5)
    expect(ends).toMatchObject([{ result: { kind: 'error', errorPage: 'browsererror' } }])
    expect(ends[0]).not.toHaveProperty('authResult')
  })
})

describe('A board member', () => {
  const offered = (...names: string[]): IdentityReport => ({
    flow: 'loginBoardMember',
    status: { kind: 'chooseBoardMember', associations: names.map((name) => ({ id: name, name })) },
  })
  const asBoard: IdentityRequest = { ...request, flow: 'loginBoardMember', loginType: 'boardMember' }

  it('of one association does not have to choose', async () => {
    const { identification, seconds, calls, ends } = identify({ reports: [offered('Skutan')] })
    identification.start(asBoard)
    await seconds(5)
    expect(calls.at(-1)).toBe('1 chooseAssociation Skutan')
    expect(ends).toMatchObject([{ result: { kind: 'ok' }, authResult: { token: 'board' } }])
  })

  it('of two associations chooses one, and polling stops meanwhile', async () => {
    const { identification, seconds, calls, ends } = identify({ reports: [offered('Skutan', 'Lotsen')] })
    identification.start(asBoard)
    await seconds(30)
    expect(calls).toEqual(['0 start', '1 status order-1'])
    identification.choose('Lotsen')
    await seconds(1)
    expect(ends).toMatchObject([{ result: { kind: 'ok' }, authResult: { token: 'board' } }])
  })

  it('of no association gets an error', async () => {
    const { identification, seconds, ends } = identify({ reports: [offered()] })
    identification.start(asBoard)
    await seconds(5)
    expect(ends).toMatchObject([{ result: { kind: 'error', message: 'NoBoardMember' } }])
  })
})
