// Where the platform runs, and what follows from that.

/** The environments (specification 1 §6, §7). */
export const environments = ['local', 'development', 'test', 'preproduction', 'production'] as const
/** One of {@link environments}. */
export type Environment = (typeof environments)[number]

/** The kinds of API host; which host that is, is configuration. */
export type ApiHostKind = 'dev' | 'test' | 'prod'

const apiHostKinds: Readonly<Record<Environment, ApiHostKind>> = {
  local: 'dev',
  development: 'dev',
  test: 'test',
  preproduction: 'test',
  production: 'prod',
}

/** Which API host an environment calls (specification 1 §7). */
export const apiHostKindOf = (environment: Environment): ApiHostKind => apiHostKinds[environment]

/**
 * Whether development-only things exist: the site switcher, the developer identity form, the test error button
 * (specification 1 §6). They do not in pre-production and production.
 */
export const showsDevelopmentTools = (environment: Environment): boolean =>
  environment !== 'preproduction' && environment !== 'production'
