// The body of a response as JSON sends it: without undefined members. A page that is rendered in this process receives it as well.
import { withoutUndefined } from '@husrum/domain'

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Omits undefined members at every depth. Parts without any are not copied. */
export const answerBody = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map(answerBody)
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (!isPlain(value)) return value
  const members = Object.entries(value)
  const sent = members.map(([name, member]) => [name, answerBody(member)] as const)
  const isSame = sent.every(([, member], at) => member !== undefined && member === members[at]?.[1])
  return isSame ? value : withoutUndefined(Object.fromEntries(sent))
}
