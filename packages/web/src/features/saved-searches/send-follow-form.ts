// Sends the form to follow a search without leaving the page: the redirect address contains the result.
import type { AlertQuery } from './alert-query.ts'
import { readAlertQuery } from './alert-query.ts'

/** Result of the form from its redirect address; `elsewhere` is a page where the visitor has to continue, such as sign-in. */
export type SentFollowForm =
  | { readonly kind: 'answered'; readonly query: AlertQuery }
  | { readonly kind: 'elsewhere'; readonly address: string }

/** Rejects if the request fails. */
export const sendFollowForm = async (form: HTMLFormElement): Promise<SentFollowForm> => {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const response = await fetch(form.action, { method: 'POST', body })
  const query = readAlertQuery(new URL(response.url).search)
  if (query.done === undefined && query.error === undefined) {
    if (response.redirected) return { kind: 'elsewhere', address: response.url }
    throw new Error(`The form was answered by ${response.status}`)
  }
  return { kind: 'answered', query }
}
