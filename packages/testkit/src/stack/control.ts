// The control page of a part, for acting as the outside person: pending items, and a button for each action. As JSON for programs.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'

export interface Shown {
  readonly title: string
  readonly list: () => readonly { readonly id: string }[]
  readonly acts?: readonly string[]
  /** Fields sent with an action, with their initial values. */
  readonly fields?: Readonly<Record<string, string>>
  /** Throws if the item is no longer open. */
  readonly act?: (id: string, act: string, fields: Readonly<Record<string, string | undefined>>) => void
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = ({ title, list, acts = [], fields = {} }: Shown): string => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<label>${name} <input name="${name}" value="${escaped(value)}"></label> `,
  )
  const buttons = acts.map((act) => `<button name="act" value="${act}">${act}</button> `)
  const rows = [...list()]
    .reverse()
    .map(
      (row) =>
        `<li><pre>${escaped(JSON.stringify(row, undefined, 1).replaceAll('\\r\\n', '\n'))}</pre>${
          acts.length === 0
            ? ''
            : `<form method="post"><input type="hidden" name="id" value="${escaped(row.id)}">${inputs.join('')}${buttons.join('')}</form>`
        }</li>`,
    )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><ul>${rows.join('')}</ul></html>`
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = ''
  for await (const part of request) text += String(part)
  return Object.fromEntries(new URLSearchParams(text))
}

/** Starts the page on the loopback address. @returns how it is closed */
export const startControl = async (port: number, shown: Shown): Promise<{ close(): Promise<void> }> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST') {
      const { id = '', act = '', ...fields } = await bodyOf(request)
      try {
        shown.act?.(id, act, fields)
        response.writeHead(303, { location: '/' }).end()
      } catch (cause) {
        response.writeHead(409, { 'content-type': 'text/plain' }).end(String(cause))
      }
      return
    }
    const wantsPage = request.headers.accept?.includes('text/html')
    response.writeHead(200, { 'content-type': wantsPage ? 'text/html' : 'application/json' })
    response.end(wantsPage ? page(shown) : JSON.stringify(shown.list()))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(() => resolve(undefined)))
    },
  }
}
