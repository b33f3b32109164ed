// The loggable parts of an error: external messages may contain the address or the name that they were about.

export const reasonOf = (cause: unknown): Readonly<Record<string, unknown>> => {
  const { name, code, responseCode, command } = cause as Record<string, unknown>
  return { name, code, responseCode, command }
}
