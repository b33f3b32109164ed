// Rules that hold for every endpoint alike: access, the form of requests, and the answer for unknown ids.
// They are derived from the contract's table, so that a new endpoint is checked without changes here.
import type { Capability, Endpoint, EndpointName } from '@husrum/contract'
import {
  capabilities,
  endpointsOfCapability,
  isKeyAccess,
  salesSystemScopes,
  scopeOfAccess,
  sendsBody,
  z,
} from '@husrum/contract'
import { endpointExamples } from '@husrum/contract/examples'
import type { PermissionVerdict } from '@husrum/domain'
import { mayDo } from '@husrum/domain'
import type { Check, Setting } from './check.ts'
import { checksOf } from './check.ts'
import { answered, Broken, refused } from './expect.ts'
import type { Role } from './people.ts'
import { roleNames, roles } from './people.ts'
import type { Person, Values } from './service.ts'
import { parametersOf } from './service.ts'

/** An id that does not exist. */
const nowhere = '00000000-0000-4000-8000-000000000000'

/** Endpoints that the sweep cannot check, with the story that checks them, or with the reason. */
const checkedElsewhere: Partial<Readonly<Record<EndpointName, string>>> = {
  getViewModel: 'pages',
  getRefreshedToken: 'it replaces the token that other checks use',
  registerInterest: 'a missing field is answered with a message',
}

const fieldOf = (endpoint: Endpoint, name: string): z.ZodMiniType | undefined =>
  endpoint.request instanceof z.ZodMiniObject
    ? (endpoint.request.def.shape[name] as z.ZodMiniType | undefined)
    : undefined

const innermost = (field: z.ZodMiniType | undefined): z.ZodMiniType | undefined => {
  const inner = (field?._zod.def as { readonly innerType?: z.ZodMiniType } | undefined)?.innerType
  return inner ? innermost(inner) : field
}

const isOptional = (field: z.ZodMiniType): boolean => z.safeParse(field, undefined).success

const sampleOf = (name: string, field: z.ZodMiniType | undefined, { site }: Setting): unknown => {
  const inner = innermost(field)
  if (name === 'siteKey') return site.key
  if (name === 'siteId') return site.catalogueSiteId
  if (name === 'experimentId') return 'no-such-experiment'
  if (inner instanceof z.ZodMiniEnum) return inner.options[0]
  return inner?._zod.def.type === 'number' ? 0 : nowhere
}

/** A valid request for ids that do not exist. */
const valuesFor = (name: string, endpoint: Endpoint, setting: Setting): Values => {
  const example = endpointExamples[name as EndpointName] as { readonly request?: Values }
  const needed =
    endpoint.request instanceof z.ZodMiniObject
      ? Object.entries(endpoint.request.def.shape as Record<string, z.ZodMiniType>).filter(
          ([field, schema]) =>
            parametersOf(endpoint.path).includes(field) ||
            (!isOptional(schema) && !(field in (example.request ?? {}))),
        )
      : []
  return {
    ...example.request,
    ...Object.fromEntries(needed.map(([field, schema]) => [field, sampleOf(field, schema, setting)])),
  }
}

const refusals: Partial<Readonly<Record<PermissionVerdict, 403 | 409>>> = {
  no: 403,
  editors: 403,
  upgradeFirst: 409,
}

/** The status with which the permission matrix refuses a role; undefined if it is allowed. */
const refusalFor = (role: Role, { access }: Endpoint): 403 | 409 | undefined => {
  const { principal } = roles[role]
  if (access === 'public' || access === 'flowHolder' || isKeyAccess(access) || access === 'signedIn')
    return undefined
  if (access === 'identified') return principal === 'privateWithoutIdentity' ? 409 : undefined
  return refusals[mayDo(principal, access)]
}

const isForPeople = ({ access }: Endpoint): boolean =>
  !['public', 'flowHolder'].includes(access) &&
  !isKeyAccess(access) &&
  (access === 'signedIn' || access === 'identified' || mayDo('anonymous', access as never) !== 'yes')

/** A person who may call the endpoint; undefined if it is public. */
const personFor = async (
  endpoint: Endpoint,
  { people, given, salesKey }: Setting,
): Promise<Person | undefined> => {
  if (isKeyAccess(endpoint.access)) return { authorization: `Bearer ${salesKey ?? ''}`, cookie: '' }
  if (!isForPeople(endpoint)) return undefined
  const order: readonly Role[] = ['buyer', 'resident', 'member', 'board', 'boardWithout']
  const role = order.find((each) => given[each] && refusalFor(each, endpoint) === undefined)
  return people.of(role ?? 'buyer')
}

/** Whether the endpoint needs no scope, or one that the given key of the sales system has. */
const isAllowedForSales = ({ access }: Endpoint, { salesKey }: Setting): boolean => {
  const scope = scopeOfAccess(access)
  return scope === undefined || (salesKey !== undefined && salesSystemScopes.includes(scope))
}

type Rule = (name: string, endpoint: Endpoint, setting: Setting) => Promise<void>

const guests: Rule = async (name, endpoint, setting) => {
  const values = valuesFor(name, endpoint, setting)
  if (isForPeople(endpoint)) refused(await setting.service.send(endpoint, values), 401, 'signedOut')
  if (isKeyAccess(endpoint.access)) {
    refused(await setting.service.send(endpoint, values), 401)
    const stranger = { authorization: `Bearer ${'no'.repeat(20)}`, cookie: '' }
    refused(await setting.service.send(endpoint, values, { as: stranger }), 401)
  }
}

const otherRoles: Rule = async (name, endpoint, setting) => {
  const principalsTried = new Set<string>()
  for (const role of roleNames) {
    const status = refusalFor(role, endpoint)
    const { principal } = roles[role]
    if (status === undefined || !setting.given[role] || principalsTried.has(principal)) continue
    principalsTried.add(principal)
    const as = await setting.people.of(role)
    const reply = await setting.service.send(endpoint, valuesFor(name, endpoint, setting), { as })
    refused(reply, status, status === 409 ? 'identityRequired' : 'forbidden')
  }
}

const otherSites: Rule = async (name, endpoint, setting) => {
  if (!endpoint.isForOwnPages) return
  const as = await personFor(endpoint, setting)
  const values = valuesFor(name, endpoint, setting)
  for (const from of ['elsewhere', 'nowhere'] as const)
    refused(await setting.service.send(endpoint, values, { as, from }), 403, 'foreignOrigin')
}

const bodies: Rule = async (name, endpoint, setting) => {
  if (!sendsBody(endpoint) || !isAllowedForSales(endpoint, setting)) return
  const { service } = setting
  const as = await personFor(endpoint, setting)
  const values = valuesFor(name, endpoint, setting)
  const raw = (body: string, contentType = 'application/json') =>
    service.send(endpoint, values, { as, raw: { body, contentType } })
  refused(await raw('{"a":'), 400, 'malformedJson')
  refused(await raw('a=1', 'application/x-www-form-urlencoded'), [400, 415])
  refused(await raw(JSON.stringify({ filler: 'x'.repeat(3_000_000) })), 413, 'bodyTooLarge')
}

/** A required field of the body. */
const neededField = (endpoint: Endpoint): string | undefined => {
  if (!(endpoint.request instanceof z.ZodMiniObject)) return undefined
  const shape = endpoint.request.def.shape as Record<string, z.ZodMiniType>
  return Object.keys(shape).find(
    (field) =>
      !parametersOf(endpoint.path).includes(field) &&
      !endpoint.inQuery?.includes(field) &&
      !isOptional(shape[field] as z.ZodMiniType),
  )
}

const fields: Rule = async (name, endpoint, setting) => {
  if (!sendsBody(endpoint) || checkedElsewhere[name as EndpointName] || !isAllowedForSales(endpoint, setting))
    return
  const field = neededField(endpoint)
  if (field === undefined) return
  const as = await personFor(endpoint, setting)
  const values = valuesFor(name, endpoint, setting)
  for (const wrong of [undefined, { not: 'this' }]) {
    const reply = await setting.service.send(endpoint, { ...values, [field]: wrong }, { as })
    const { errors = [] } = refused(reply, 400, 'invalidRequest')
    if (!errors.some((error) => error.field === field || error.field.startsWith(`${field}.`)))
      throw new Broken(`the refusal does not name the field ${field}`)
  }
}

/** Endpoints that do not answer 404 for an unknown id, because another rule applies first. */
const endpointsWithout404 = new Set<string>([
  'isBookable',
  'getLastVisited',
  'forgetVisits',
  'getMostVisited',
  'removeFavourite',
  'showHome',
  'discardCaseDraft',
  'getPublicAddresses',
  'stageTags',
  'getWishesOfProject',
  'getNotifications',
  'readAllNotifications',
  'saveCaseDraft',
])

const unknownIds: Rule = async (name, endpoint, setting) => {
  const named = parametersOf(endpoint.path).filter((parameter) => {
    const inner = innermost(fieldOf(endpoint, parameter))
    return !(inner instanceof z.ZodMiniEnum) && parameter !== 'siteKey'
  })
  const isExempt =
    endpoint.outcomes?.notFound === undefined ||
    endpointsWithout404.has(name) ||
    !isAllowedForSales(endpoint, setting)
  if (named.length === 0 || isExempt || endpoint.access === 'flowHolder') return
  const as = await personFor(endpoint, setting)
  const reply = await setting.service.send(endpoint, valuesFor(name, endpoint, setting), { as })
  refused(reply, 404, 'notFound')
}

/** Flows of a browser are inaccessible without its cookie. */
const flows: Rule = async (name, endpoint, setting) => {
  if (endpoint.access !== 'flowHolder') return
  refused(await setting.service.send(endpoint, valuesFor(name, endpoint, setting)), [401, 404])
}

const reads: Rule = async (name, endpoint, setting) => {
  if (checkedElsewhere[name as EndpointName]) return
  const isPlain = parametersOf(endpoint.path).length === 0 && endpoint.method === 'GET'
  const mayBeGone = endpoint.outcomes?.notFound !== undefined || endpoint.access === 'flowHolder'
  const needsValues = Object.keys(valuesFor(name, endpoint, setting)).length > 0
  if (!isPlain || mayBeGone || needsValues || endpoint.isForOwnPages || !isAllowedForSales(endpoint, setting))
    return
  const as = await personFor(endpoint, setting)
  answered(endpoint, await setting.service.send(endpoint, {}, { as }))
}

const rules: Readonly<Record<string, Rule>> = {
  'answers 401 to guests': guests,
  'refuses roles that the permission matrix does not allow': otherRoles,
  'refuses requests from pages of other sites': otherSites,
  'accepts JSON, and refuses other content types and bodies that are too large': bodies,
  'names the invalid field': fields,
  'answers 404 for unknown ids': unknownIds,
  'requires the cookie of its browser': flows,
  'answers as the contract describes': reads,
}

const sweepOf = (capability: Capability): readonly Check[] =>
  Object.entries(rules).flatMap(([rule, check]) =>
    checksOf(
      capability,
      Object.fromEntries(
        endpointsOfCapability(capability)
          .filter(([name]) => checkedElsewhere[name as EndpointName] !== 'pages')
          .map(([name, endpoint]) => [
            `${name} ${rule}`,
            async (setting: Setting) => check(name, endpoint, setting),
          ]),
      ),
    ),
  )

/** Rules that do not apply to an endpoint are not counted. */
const concerns = (rule: string, endpoint: Endpoint): boolean => {
  if (rule === 'answers 401 to guests') return isForPeople(endpoint) || isKeyAccess(endpoint.access)
  if (rule === 'refuses roles that the permission matrix does not allow')
    return roleNames.some((role) => refusalFor(role, endpoint) !== undefined)
  if (rule === 'refuses requests from pages of other sites') return endpoint.isForOwnPages === true
  if (rule.startsWith('accepts JSON')) return sendsBody(endpoint)
  if (rule.startsWith('names the invalid')) return sendsBody(endpoint) && neededField(endpoint) !== undefined
  if (rule.startsWith('answers 404')) return parametersOf(endpoint.path).length > 0
  if (rule.startsWith('requires the cookie')) return endpoint.access === 'flowHolder'
  return endpoint.method === 'GET'
}

export const sweep: readonly Check[] = capabilities.flatMap((capability) => {
  const table = new Map(endpointsOfCapability(capability))
  return sweepOf(capability).filter(({ sentence }) => {
    const [name = ''] = sentence.split(' ')
    const endpoint = table.get(name)
    return endpoint !== undefined && concerns(sentence.slice(name.length + 1), endpoint)
  })
})
