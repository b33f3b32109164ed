// Calls services in the same process, while a page is rendered: no HTTP, and no second check against the contract.
import type {
  CallEndpoint,
  Endpoint,
  EndpointName,
  EndpointReply,
  RequestOf,
  ResponseOf,
} from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { ServiceClient } from './service-client.ts'
import { failureOf, isAnswered, problemFactsOf } from './service-client.ts'

const names: ReadonlyMap<Endpoint, EndpointName> = new Map(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name as EndpointName]),
)

const nameOf = (endpoint: Endpoint): EndpointName => {
  const name = names.get(endpoint)
  if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is not in the table of endpoints`)
  return name
}

/** A problem (RFC 9457) repeats its status in its body; what an endpoint answers does not. */
const isProblem = ({ status, body }: EndpointReply): boolean =>
  status >= 400 && typeof body === 'object' && body !== null && Reflect.get(body, 'status') === status

/** `call` is bound to the visitor whose page is rendered. */
export const makeDirectClient = ({ call }: { readonly call: CallEndpoint }): ServiceClient => ({
  async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
    const reply = await call(nameOf(endpoint), request)
    if (!isAnswered(endpoint, reply.status) || isProblem(reply))
      throw failureOf(reply.status, undefined, problemFactsOf(reply.body))
    return { status: reply.status, body: reply.body as ResponseOf<E> }
  },

  async viewModel(path) {
    const { status, body, isUnchecked = false } = await call('getViewModel', { path })
    return { status, body, isChecked: !isUnchecked }
  },
})
