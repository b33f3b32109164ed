// The address of the database, its replica, and their certificate authority.
import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { z } from '@husrum/contract'
import { sslModeOf, sslModes, withTls } from '../database/database-tls.ts'
import { address, setting, wholeNumber } from './parse-settings.ts'

const databaseAddress = (name: string) =>
  address(name, ['postgres:', 'postgresql:']).check(
    z.refine(
      (text) => (sslModes as readonly (string | undefined)[]).includes(sslModeOf(text) ?? 'disable'),
      `${name} has an unknown sslmode. Use one of ${sslModes.join(', ')}.`,
    ),
  )

export const databaseShape = {
  DATABASE_URL: setting(
    z.optional(databaseAddress('DATABASE_URL')),
    'address of a PostgreSQL database, version 15 or newer. `?sslmode=require` or `DATABASE_CA` encrypts the connection',
    'the embedded database, in development only',
  ),
  EMBEDDED_DATABASE: setting(
    z.optional(z.enum(['0', '1'], 'EMBEDDED_DATABASE must be 0 or 1.')),
    '`1` lets a server in production start without `DATABASE_URL`, on the embedded database with demo data',
    'the embedded database is for development only',
  ),
  DATABASE_REPLICA_URL: setting(
    z.optional(databaseAddress('DATABASE_REPLICA_URL')),
    'address of a streaming replica, from which servers read the catalogue',
    'none',
  ),
  DATABASE_CONNECTIONS: setting(
    z._default(wholeNumber('DATABASE_CONNECTIONS', 2, 1_000), 10),
    'limit for connections to the database and to the replica, each. One more listens for changes',
    '10',
  ),
  DATABASE_CA: setting(
    z.optional(z.string()),
    'PEM file with the certificate authority of the database and the replica. The connection is encrypted and the certificate checked',
    'the authorities that Node trusts, if `sslmode` asks for a check',
  ),
}

/** @param root what a relative path is relative to. */
export const databasesOf = (
  {
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: replica,
    DATABASE_CA: ca,
    EMBEDDED_DATABASE: embedded,
    NODE_ENV: environment,
    API_URL: api,
  }: {
    readonly DATABASE_URL?: string | undefined
    readonly DATABASE_REPLICA_URL?: string | undefined
    readonly DATABASE_CA?: string | undefined
    readonly EMBEDDED_DATABASE?: string | undefined
    readonly NODE_ENV?: string | undefined
    readonly API_URL?: string | undefined
  },
  root: string,
): {
  readonly databases: { readonly databaseUrl?: string; readonly replicaUrl?: string }
  readonly wrong: readonly string[]
} => {
  if (replica !== undefined && url === undefined)
    return {
      databases: {},
      wrong: ['DATABASE_REPLICA_URL needs DATABASE_URL: set both.'],
    }
  // With a forgotten setting, production would show demo data, and lose its data with the container.
  if (environment === 'production' && url === undefined && api === undefined && embedded !== '1')
    return {
      databases: {},
      wrong: [
        'DATABASE_URL must be set in production. EMBEDDED_DATABASE=1 starts on the embedded database with demo data, for a trial.',
      ],
    }
  const file = ca === undefined ? undefined : resolve(root, ca)
  try {
    if (file !== undefined) accessSync(file, constants.R_OK)
  } catch {
    return { databases: {}, wrong: [`DATABASE_CA must be a readable file; ${ca} is not.`] }
  }
  return {
    databases: {
      ...(url !== undefined && { databaseUrl: withTls(url, file) }),
      ...(replica !== undefined && { replicaUrl: withTls(replica, file) }),
    },
    wrong: [],
  }
}
