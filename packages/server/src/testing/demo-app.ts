// The whole server with the demo company, in this process and without pages, for tests that call it as a backend.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { makeApp } from '../app.ts'
import { startBackend } from '../backend.ts'
import { openDemo } from '../demo.ts'

export interface DemoAppOptions {
  readonly catalogueKey: string
  /** Homes of the demo world. */
  readonly objects?: number
  readonly now?: () => number
}

export interface DemoApp {
  /** `network` is the address of the caller, for rate limits. */
  readonly fetch: (address: string, init: RequestInit, network?: string) => Promise<Response>
  readonly close: () => Promise<void>
}

/** On an embedded database that is deleted when it is closed. */
export const openDemoApp = async ({ catalogueKey, objects = 200, now }: DemoAppOptions): Promise<DemoApp> => {
  const directory = await mkdtemp(join(tmpdir(), 'husrum-demo-'))
  const log = pino({ level: 'silent' })
  const backend = startBackend({
    port: 3000,
    dataDirectory: directory,
    environment: 'development',
    pictureMegabytes: 64,
    mustSeed: true,
    seed: 1,
    objects,
    files: {},
    signIn: { providers: { oidc: {} }, trustedProxies: { hops: 0 } },
    payments: {},
    catalogueKey,
    log,
    demo: await openDemo(),
    ...(now && { now }),
  })
  const ready = await backend.bringUp('test')
  await ready.seed?.()
  const app = makeApp({
    environment: 'development',
    log,
    version: '0.0.0',
    backend: ready,
  })
  return {
    fetch: async (address, init, network = '127.0.0.1') => {
      const headers = { host: new URL(address).host, ...(init.headers as Record<string, string>) }
      return app.request(address, { ...init, headers }, { incoming: { socket: { remoteAddress: network } } })
    },
    close: async () => {
      await backend.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
