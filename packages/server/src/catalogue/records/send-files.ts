// Sends files to a running server as an import.

import type { endpoints, ResponseOf } from '@husrum/contract'
import { catalogueImportsPath } from '@husrum/contract'
import type { SentFile } from './read-tables.ts'

export type Import = ResponseOf<typeof endpoints.getCatalogueImport>

/** The server refused the files themselves, or the key. */
export class SendingFailed extends Error {}

/** @param settings as in {@link catalogueImportsPath}. @throws SendingFailed */
export const sendFiles = async (
  { url, bearer }: { readonly url: string; readonly bearer: string },
  files: readonly SentFile[],
  settings: Readonly<Record<string, string>>,
): Promise<Import> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(settings)) form.set(name, value)
  for (const { name, bytes } of files) form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${url}${catalogueImportsPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: form,
    signal: AbortSignal.timeout(300_000),
  })
  if (answer.status === 201) return (await answer.json()) as Import
  const problem = (await answer.json().catch(() => ({}))) as {
    title?: string
    errors?: readonly { field: string; key: string }[]
  }
  const fields = (problem.errors ?? []).map(({ field, key }) => ` ${field}: ${key}.`).join('')
  throw new SendingFailed(
    `${answer.status}: ${problem.title ?? 'The server did not take the files.'}${fields}`,
  )
}
