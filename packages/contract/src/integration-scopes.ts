// Scopes of the keys of other systems (sales system, ERP, staff tool).

/** Scopes of integration keys. A key has some of them; an endpoint requires one. */
export const integrationScopes = [
  /** Stages and homes: create, change, end. */
  'catalogue:write',
  /** Fields of stages and homes, which are locked for their source. */
  'catalogue:edit',
  /** Status, price, access and viewings of homes. */
  'status:write',
  /** Sales that were made outside of the website. They end an unsigned online booking. */
  'sales:write',
  'bookings:read',
  /** Confirm, refuse and release. */
  'bookings:write',
  /** Refund, retry a refund, and mark it as paid by hand. */
  'refunds:write',
  /** Name, address and personal number of people whose account is deleted. */
  'parties:read',
  /** Registrations of interest: names, addresses, messages. */
  'interests:read',
  /** Assign and answer them. */
  'interests:write',
  /** What buyers have ordered for their homes, and printed material that members have ordered, with postal addresses. */
  'orders:read',
  /** Freeze lists for the builder, and mark printed material as posted. */
  'orders:write',
  /** List, publish, correct and withdraw news. */
  'news:write',
  /** Movements on the company's accounts, with names of payers, and payments that are not paid yet. */
  'money:read',
  /** Read files of the bank, match movements with payments, and prepare transfers back. */
  'money:write',
  /** Houses and homes, associations, residences, and the people who are expected there. */
  'registers:write',
  'tasks:read',
  'tasks:write',
  'wishes:read',
  'showings:write',
  /** The feed of events: ids and statuses, no personal data. */
  'events:read',
] as const
/** One of {@link integrationScopes}. */
export type IntegrationScope = (typeof integrationScopes)[number]

/** The scopes of a sales system: those of the key in the server's settings (`CATALOGUE_KEY`). */
export const salesSystemScopes: readonly IntegrationScope[] = [
  'status:write',
  'sales:write',
  'tasks:read',
  'tasks:write',
  'wishes:read',
  'showings:write',
]

const prefix = 'key:'

/** The access of an endpoint that requires a key: `key:` and the scope. */
export type KeyAccess = `${typeof prefix}${IntegrationScope}`

/** Whether an endpoint requires a key. */
export const isKeyAccess = (access: string): access is KeyAccess => access.startsWith(prefix)

/** The scope that an endpoint requires; undefined for endpoints without a key. */
export const scopeOfAccess = (access: string): IntegrationScope | undefined =>
  integrationScopes.find((scope) => access === `${prefix}${scope}`)
