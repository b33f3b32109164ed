// The mark that a link of a home's tools asks for without script.
import type { HomeMark } from '@husrum/domain'
import { homeMarks } from '@husrum/domain'

export interface AskedMark {
  readonly mark: HomeMark
  readonly id: string
}

/** Undefined if the address asks for nothing, or has an invalid id. */
export const askedMark = (search: string): AskedMark | undefined => {
  const query = new URLSearchParams(search)
  for (const mark of homeMarks) {
    const id = query.get(mark) ?? ''
    if (/^[\w-]{1,64}$/.test(id)) return { mark, id }
  }
  return undefined
}
