// The parts around the servers by name, each on a given port.
import { setTimeout as delay } from 'node:timers/promises'
import {
  makeSimulatedLedger,
  simulatorCa,
  simulatorCert,
  simulatorKey,
  startSimulatedSwish,
} from '@husrum/server/testing/outside'
import { startCachingProxy } from '../caching-proxy.ts'
import { startFakeBankId } from '../fake-bank-id.ts'
import { startMailServer } from '../mail-server.ts'
import { startOtlpCollector } from '../otlp-collector.ts'
import { startPostgresIn } from '../real-postgres.ts'
import { startTestBucket } from '../test-bucket.ts'
import { startControl } from './control.ts'

export interface PartOptions {
  readonly port: number
  /** Port of the control page, for acting as the outside person. */
  readonly controlPort?: number
  /** Folder for data that outlives the part. */
  readonly folder?: string
  /** Origins of the servers behind the proxy. */
  readonly upstreams?: readonly string[]
  /** Port for callbacks of providers. */
  readonly proxyPort?: number
}

export interface RunningPart {
  /** Pid of the main process, if it is not this one. */
  readonly pid?: number | undefined
  readonly stop: () => Promise<unknown>
  /** Resolves once that process has ended. */
  readonly died?: Promise<void>
}

const control = (port: number | undefined, shown: Parameters<typeof startControl>[1]) =>
  startControl(port ?? 0, shown)

const postgres = async ({ port, folder = '' }: PartOptions): Promise<RunningPart> => {
  const server = await startPostgresIn(folder, port)
  const untilDead = async (): Promise<void> => {
    while ((await server.pid()) !== undefined) await delay(200)
  }
  return { pid: await server.pid(), stop: server.stop, died: untilDead() }
}

const mail = async ({ port, controlPort }: PartOptions): Promise<RunningPart> => {
  const server = await startMailServer({ port })
  const page = await control(controlPort, {
    title: 'Mail',
    list: () => server.received.map((letter, at) => ({ id: String(at), ...letter })),
  })
  return { stop: () => Promise.all([server.stop(), page.close()]) }
}

const bankId = async ({ port, controlPort }: PartOptions): Promise<RunningPart> => {
  const bank = await startFakeBankId({ port })
  const page = await control(controlPort, {
    title: 'BankID',
    list: () => bank.orders().map((id) => ({ id, ...bank.words(id) })),
    acts: ['approve', 'cancel'],
    fields: { personalNumber: '199001010017', givenName: 'Astrid', surname: 'Lund' },
    act: (id, act, { personalNumber = '', givenName = '', surname = '' }) =>
      bank.act(
        id,
        act === 'approve'
          ? { kind: 'approve', person: { personalNumber, givenName, surname } }
          : { kind: 'cancel' },
      ),
  })
  return { stop: () => Promise.all([bank.close(), page.close()]) }
}

const swish = async ({ port, controlPort, proxyPort }: PartOptions): Promise<RunningPart> => {
  const ledger = makeSimulatedLedger()
  const server = await startSimulatedSwish({
    ledger,
    now: Date.now,
    port,
    ...(proxyPort !== undefined && { callbackPort: proxyPort }),
    tls: { cert: simulatorCert, key: simulatorKey, ca: simulatorCa },
  })
  const page = await control(controlPort, {
    title: 'Swish',
    list: () =>
      [...ledger.payments.values()].map(({ id, amount, currency, status }) => ({
        id,
        amount,
        currency,
        status,
        refunds: [...server.refunds.values()].filter(({ of }) => of === id),
      })),
    acts: ['paid', 'declined'],
    act: (id, act) => void ledger.end(id, act as 'paid' | 'declined'),
  })
  return { stop: () => Promise.all([server.close(), page.close()]) }
}

export const parts = {
  postgres,
  mail,
  'bank-id': bankId,
  swish,
  files: async ({ port, folder }: PartOptions): Promise<RunningPart> => {
    const { close } = await startTestBucket({ port, ...(folder !== undefined && { folder }) })
    return { stop: close }
  },
  collector: async ({ port }: PartOptions): Promise<RunningPart> => {
    const { close } = await startOtlpCollector({ port })
    return { stop: close }
  },
  proxy: async ({ port, upstreams = [] }: PartOptions): Promise<RunningPart> => {
    const { close } = await startCachingProxy({ upstreams, port })
    return { stop: close }
  },
} satisfies Readonly<Record<string, (options: PartOptions) => Promise<RunningPart>>>

export type PartName = keyof typeof parts
