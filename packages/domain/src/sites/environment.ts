// The environment of the platform, and its effects.

/** The kinds of API host; the host names are configuration. */
export type ApiHostKind = 'dev' | 'test' | 'prod'

const apiHostKinds = {
  local: 'dev',
  development: 'dev',
  test: 'test',
  preproduction: 'test',
  production: 'prod',
} as const satisfies Readonly<Record<string, ApiHostKind>>

/** One of {@link environments}. */
export type Environment = keyof typeof apiHostKinds
/** The environments (PLAT-8). */
export const environments = Object.keys(apiHostKinds) as readonly Environment[]

/** The API host of an environment (PLAT-8). */
export const apiHostKindOf = (environment: Environment): ApiHostKind => apiHostKinds[environment]

/**
 * Whether development tools exist: the site switcher, the developer identity form, the test error button. Not in pre-production and
 * production (PLAT-9).
 */
export const showsDevelopmentTools = (environment: Environment): boolean =>
  environment !== 'preproduction' && environment !== 'production'
