// What the pages about followed searches read from their address. It is untrusted: only known values are accepted.
import type { SearchAlertFormDone } from '@husrum/contract/saved-searches/wire'
import { searchAlertFormsDone, searchAlertQuery } from '@husrum/contract/saved-searches/wire'
import type { SavedSearchesTexts, SavedSearchField } from '../../texts/sv/saved-searches.ts'

export interface AlertQuery {
  /** Address of the search to follow. */
  readonly search: string | undefined
  readonly token: string | undefined
  readonly purpose: 'confirm' | 'stop' | undefined
  readonly done: SearchAlertFormDone | undefined
  readonly id: string | undefined
  readonly error: keyof SavedSearchesTexts['errors'] | undefined
  readonly wrong: readonly SavedSearchField[]
}

const errors = ['invalid', 'tooMany', 'tooFast', 'failed', 'unknown'] as const
const purposes = ['confirm', 'stop'] as const
const fields = ['email', 'name', 'rhythm', 'kinds'] as const

export const readAlertQuery = (address: string): AlertQuery => {
  const query = new URLSearchParams(address)
  const given = (name: keyof typeof searchAlertQuery): string | undefined =>
    query.get(searchAlertQuery[name]) ?? undefined
  const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined) =>
    words.find((word) => word === text)
  const handle = (text: string | undefined) => (/^[\w-]{1,200}$/.test(text ?? '') ? text : undefined)
  const wrong = query.getAll(searchAlertQuery.field).map((text) => text.split(':')[0])
  return {
    search: given('search'),
    token: handle(given('token')),
    purpose: oneOf(purposes, given('purpose')),
    done: oneOf(searchAlertFormsDone, given('done')),
    id: handle(given('id')),
    error: oneOf(errors, given('error')),
    wrong: fields.filter((field) => wrong.includes(field)),
  }
}

/** Whether a form was returned, so that its input may be available. */
export const isAnsweredForm = ({ error, done }: AlertQuery): boolean =>
  error !== undefined || done === 'started'
