// Sends the form that follows a search without leaving the page: what the browser would be led to says what came of it.
import type { AlertQuery } from './alert-query.ts'
import { readAlertQuery } from './alert-query.ts'

/** What came of the form, as the address that it leads to says it; `elsewhere` is where somebody has to go on, as to sign in. */
export type SentFollowForm =
  | { readonly kind: 'answered'; readonly query: AlertQuery }
  | { readonly kind: 'elsewhere'; readonly address: string }

/** Rejects where nobody answers. */
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
