/**
 * A response as a server returns it: it is only read, so its values may be readonly; and it is sent as JSON, which omits undefined
 * members, so every optional member may be undefined. The received response has exact members (`field?: T`).
 */
export type Answer<Response> = Response extends readonly (infer Item)[]
  ? readonly Answer<Item>[]
  : Response extends object
    ? {
        readonly [Name in keyof Response]: Partial<Pick<Response, Name>> extends Pick<Response, Name>
          ? Answer<Response[Name]> | undefined
          : Answer<Response[Name]>
      }
    : Response
