// Calls services in the same process during server rendering: without HTTP, and without a second contract check.
import type {
  CallEndpoint,
  Endpoint,
  EndpointName,
  EndpointReply,
  RequestOf,
  ResponseOf,
  ResultOf,
} from '@husrum/contract'
import { endpoints, outcomeOf, problemDto, resultOf } from '@husrum/contract'
import type { EndpointResponse, ServiceClient } from './service-client.ts'
import { failureOf } from './service-client.ts'

const names: ReadonlyMap<Endpoint, EndpointName> = new Map(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name as EndpointName]),
)

const nameOf = (endpoint: Endpoint): EndpointName => {
  const name = names.get(endpoint)
  if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is not in the table of endpoints`)
  return name
}

/** The body of a problem (RFC 9457) repeats the status; the body of a regular response does not. */
const isProblem = ({ status, body }: EndpointReply): boolean =>
  status >= 400 && typeof body === 'object' && body !== null && Reflect.get(body, 'status') === status

/** `call` is bound to the visitor whose page is rendered. */
export const makeDirectClient = ({ call }: { readonly call: CallEndpoint }): ServiceClient => ({
  async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<EndpointResponse<E>> {
    const reply = await call(nameOf(endpoint), request)
    const { status, body } = reply
    const result = isProblem(reply) ? undefined : resultOf(endpoint, status)
    if (result !== undefined) return { status, result: result as ResultOf<E>, body: body as ResponseOf<E> }
    const read = problemDto.safeParse(body)
    const { code, present, errors = [] } = read.success ? read.data : {}
    throw failureOf({ status, outcome: outcomeOf(endpoint, { status, code }), present, errors })
  },
  async viewModel(path) {
    const { status, body, isUnchecked = false } = await call('getViewModel', { path })
    return { status, body, isChecked: !isUnchecked }
  },
})
