// The error message of a command whose call to a running server failed.
import type { CallFailed } from '@husrum/client'

/** What failed, and a line that says how to fix it. */
export const wordsOfCall = ({ message, status, problem }: CallFailed, url: string): string => {
  const fields = problem?.errors?.map(({ field, key }) => `${field}: ${key}`).join(', ')
  const details = [fields, problem?.present && `It is: ${problem.present}.`].filter(Boolean).join(' ')
  if (status === 0)
    return `${message}\nHUSRUM_URL is ${url}: it begins with https:// and is the address of a site.`
  if (status === 401) return `${message}\nThe key is unknown, revoked or expired: see npm run keys -- list.`
  if (status === 403) return `${message}\nThe key lacks the scope for this.`
  if (problem?.present === 'needsAnotherPerson')
    return 'Another person must have prepared this transfer, with another key: npm run staff -- payments prepare'
  return details === '' ? message : `${message}\n${details}`
}
