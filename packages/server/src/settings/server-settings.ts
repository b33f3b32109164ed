// What the server is told from outside: environment and arguments, checked before anything starts.
import { resolve } from 'node:path'
import { z } from '@husrum/contract'
import type { TagManagers } from '../consent/tag-managers.ts'
import { readTagManagers } from '../consent/tag-managers.ts'
import type { SignInSettings } from './sign-in-settings.ts'
import { readSignInSettings } from './sign-in-settings.ts'

export interface ServerSettings {
  readonly environment: 'development' | 'production'
  readonly port: number
  /** Absent: the loopback addresses in development, every address in production. */
  readonly host?: string | undefined
  readonly databaseUrl?: string | undefined
  readonly dataDirectory: string
  readonly logLevel: string
  readonly apiUrl?: string | undefined
  /** Vite serves the web from its source. */
  readonly dev: boolean
  readonly seed: number
  readonly objects?: number | undefined
  /** The generated world is wanted though the database is not the embedded one. */
  readonly mustSeed: boolean
  /** By site; a site without one loads nothing whatever is agreed to. */
  readonly tagManagers: TagManagers
  readonly signIn: SignInSettings
}

/** Something that was said cannot be used. The message is for the person at the terminal. */
export class SettingsError extends Error {
  constructor(messages: readonly string[]) {
    super(messages.join('\n'))
    this.name = 'SettingsError'
  }
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (least: number, most: number, what: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, what)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least, what), z.maximum(most, what))),
  )

const addressOf = (schemes: readonly string[], what: string) =>
  z.string().check(
    z.refine((text) => {
      const scheme = URL.parse(text)?.protocol
      return scheme !== undefined && schemes.includes(scheme)
    }, what),
  )

const said = z.object({
  PORT: z._default(wholeNumber(0, 65_535, 'PORT must be a port number, 0 to 65535.'), 3000),
  HOST: z.optional(z.string()),
  DATABASE_URL: z.optional(
    addressOf(['postgres:', 'postgresql:'], 'DATABASE_URL must begin with postgres:// or postgresql://.'),
  ),
  HUSRUM_DATA_DIR: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(levels, `LOG_LEVEL must be one of ${levels.join(', ')}.`), 'info'),
  NODE_ENV: z.optional(
    z.enum(['production', 'development', 'test'], 'NODE_ENV must be production or development.'),
  ),
  API_URL: z.optional(addressOf(['http:', 'https:'], 'API_URL must begin with http:// or https://.')),
  SEED_WORLD: z.optional(z.enum(['0', '1'], 'SEED_WORLD must be 0 or 1.')),
  seed: z.optional(wholeNumber(0, 2_147_483_647, '--seed must be a whole number, 0 to 2147483647.')),
  objects: z.optional(wholeNumber(1, 1_000_000, '--objects must be a whole number, 1 to 1000000.')),
})

const readArguments = (words: readonly string[]): Readonly<Record<string, string | boolean>> => {
  const read: Record<string, string | boolean> = {}
  const wrong: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [name = '', inline] = (words[at] ?? '').split('=', 2)
    if (name === '--dev') read.dev = true
    else if (name === '--seed' || name === '--objects') {
      if (inline === undefined) at += 1
      read[name.slice(2)] = inline ?? words[at] ?? ''
    } else wrong.push(`I do not know the argument ${name}. There are --dev, --seed N and --objects N.`)
  }
  if (wrong.length > 0) throw new SettingsError(wrong)
  return read
}

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** Development lets anybody sign in as anybody: beyond this machine that must be meant. */
const unsaidEnvironment = ({
  HOST = 'localhost',
  NODE_ENV,
}: Readonly<Record<string, string | undefined>>): readonly string[] =>
  NODE_ENV === undefined && !isLoopback(HOST)
    ? ['NODE_ENV must be said where HOST is an address for others: production, or development.']
    : []

/** An empty variable is one that was not set. Throws `SettingsError` with a line for each thing that is wrong. */
export const readSettings = (
  variables: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
  root: string,
): ServerSettings => {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const { dev = false, ...numbers } = readArguments(words)
  const result = z.safeParse(said, { ...set, seed: undefined, objects: undefined, ...numbers })
  const { tagManagers, wrong: wrongTags } = readTagManagers(set)
  const signIn = readSignInSettings(set, root)
  const wrong = [...wrongTags, ...signIn.wrong, ...unsaidEnvironment(set)]
  if (!result.success)
    throw new SettingsError([...result.error.issues.map(({ message }) => message), ...wrong])
  if (wrong.length > 0) throw new SettingsError(wrong)
  const { data } = result
  return {
    environment: data.NODE_ENV === 'production' ? 'production' : 'development',
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDirectory: resolve(root, data.HUSRUM_DATA_DIR ?? '.data'),
    logLevel: data.LOG_LEVEL,
    apiUrl: data.API_URL?.replace(/\/$/, ''),
    dev: dev === true,
    seed: data.seed ?? 1,
    objects: data.objects,
    mustSeed: data.SEED_WORLD === '1' || data.seed !== undefined || data.objects !== undefined,
    tagManagers,
    signIn: signIn.settings,
  }
}
