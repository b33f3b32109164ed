// The whole server over a PostgreSQL database, and users who are signed in without any provider.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@husrum/contract'
import { sendsBody, z } from '@husrum/contract'
import type { SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { Logger } from 'pino'
import pino from 'pino'
import type { AppOptions } from '../app.ts'
import { makeApp } from '../app.ts'
import type { BackendOptions } from '../backend.ts'
import { startBackend } from '../backend.ts'
import { openDemo } from '../demo.ts'
import { makeSessions } from '../people/sessions/postgres-sessions.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import type { CallValues } from './contract-calls.ts'
import { filled, queryOf } from './contract-calls.ts'
import { recordCalls } from './record-calls.ts'
import { testSecret } from './sessions.ts'

export type WholeServer = Awaited<ReturnType<typeof openWholeServer>>
export type PersonOfServer = Awaited<ReturnType<WholeServer['signIn']>>

export interface SignedInAs {
  /** Whether the session has shown an identity; true if absent. */
  readonly hasIdentity?: boolean
  readonly associationId?: string
}

export const fieldsOf = ({ request }: Pick<Endpoint, 'request'>): readonly string[] =>
  request instanceof z.ZodMiniObject ? Object.keys(request.def.shape) : []

/** With the homes and people of the demo company. */
export const openWholeServer = async (
  { url }: { readonly url: string },
  more: Partial<Pick<BackendOptions, 'cdn' | 'catalogueKey' | 'replicaUrl' | 'statusKey'>> &
    Partial<Pick<AppOptions, 'web' | 'pageCacheMegabytes'>> & {
      /** Silent if absent. */
      readonly log?: Logger
    } = {},
) => {
  const directory = await mkdtemp(join(tmpdir(), 'husrum-server-'))
  const { log = pino({ level: 'silent' }) } = more
  const backend = startBackend({
    port: 3000,
    databaseUrl: url,
    dataDirectory: directory,
    environment: 'development',
    pictureMegabytes: 64,
    mustSeed: true,
    seed: 1,
    objects: 40,
    files: {},
    signIn: { secret: testSecret, providers: { oidc: {} }, trustedProxies: { hops: 0 } },
    payments: {},
    cdn: more.cdn,
    catalogueKey: more.catalogueKey,
    replicaUrl: more.replicaUrl,
    statusKey: more.statusKey,
    log,
    demo: await openDemo(),
  })
  const ready = await backend.bringUp('test')
  await ready.seed?.()
  const app = recordCalls(
    makeApp({
      environment: 'development',
      log,
      version: '0.0.0',
      backend: ready,
      web: more.web,
      pageCacheMegabytes: more.pageCacheMegabytes,
      cdn: more.cdn?.kind,
    }),
  )
  const database = openDatabase({ url })
  const sessions = makeSessions({ db: database.db, keys: makeSecretKeys(testSecret) })

  /** A user with a session on each site that they visit; a guest without an account. */
  const signIn = async (accountId?: string, { hasIdentity = true, associationId }: SignedInAs = {}) => {
    const begun = new Map<SiteKey, Awaited<ReturnType<typeof sessions.begin>>>()
    const sessionOn = async (key: SiteKey) => {
      const session =
        begun.get(key) ??
        (await sessions.begin({
          site: siteByKey(key),
          accountId: accountId ?? '',
          hasIdentity,
          associationId,
        }))
      begun.set(key, session)
      return session
    }
    return {
      sessionOn,
      send: async (
        endpoint: Endpoint,
        values: CallValues = {},
        site: SiteKey = 'sweden',
      ): Promise<{ readonly status: number; readonly body: unknown }> => {
        const session = accountId === undefined ? undefined : await sessionOn(site)
        const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
        const beside = fieldsOf(endpoint).filter((name) => !inPath.includes(name))
        const hasBody = sendsBody(endpoint)
        const query = hasBody ? beside.filter((name) => endpoint.inQuery?.includes(name)) : beside
        const body = Object.fromEntries(Object.entries(values).filter(([name]) => beside.includes(name)))
        const response = await app.request(filled(endpoint.path, values) + queryOf(values, query), {
          method: endpoint.method,
          headers: {
            host: siteByKey(site).hosts.development,
            'sec-fetch-site': 'same-origin',
            ...(session && {
              authorization: `Bearer ${session.token}`,
              cookie: `jwtToken=${session.token}; bind=${session.binding}`,
            }),
            ...(hasBody && { 'content-type': 'application/json' }),
          },
          ...(hasBody && { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        return { status: response.status, body: /^[{["]/.test(text) ? JSON.parse(text) : text }
      },
    }
  }

  return {
    app,
    db: database.db,
    signIn,
    /** Whether an endpoint has a route. */
    isBound: ({ method, path }: Endpoint): boolean =>
      app.routes.some(
        (route) =>
          route.method === method &&
          route.path.replace(/(:\w+)\{[^{}]+\}/g, '$1') === path.replace(/\{(\w+)\}/g, ':$1'),
      ),
    close: async () => {
      await database.close()
      await backend.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
