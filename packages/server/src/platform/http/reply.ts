// A response with its own status or headers; any other result of a handler is answered 200.

export interface Reply<Body> {
  readonly reply: true
  readonly status: number
  readonly body: Body
  /** A name may occur several times: cookies. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

export const reply = <Body>(
  body: Body,
  {
    status = 200,
    headers = [],
  }: { readonly status?: number; readonly headers?: Reply<Body>['headers'] } = {},
): Reply<Body> => ({ reply: true, status, body, headers })

export const isReply = (value: unknown): value is Reply<unknown> =>
  typeof value === 'object' && value !== null && (value as { reply?: unknown }).reply === true
