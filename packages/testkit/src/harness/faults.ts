// Faults between the parts of a stack, and in the parts themselves.
import type { Stack, StackLink, StackPart } from '../stack/start-stack.ts'
import type { LineTrouble } from './bad-line.ts'

export interface FaultyHouse {
  readonly stack: Stack
  readonly setTrouble: (isMeant: (link: StackLink) => boolean, trouble: LineTrouble | undefined) => void
}

export interface Fault {
  readonly name: string
  readonly begin: (house: FaultyHouse) => void
  /** Killed parts are restarted by the stack's supervisor. */
  readonly end: (house: FaultyHouse) => void
}

const signal =
  (part: StackPart, name: NodeJS.Signals) =>
  ({ stack }: FaultyHouse): void => {
    const pid = stack.pid(part)
    if (pid !== undefined) process.kill(pid, name)
  }

const line = (name: string, isMeant: (link: StackLink) => boolean, trouble: LineTrouble): Fault => ({
  name,
  begin: ({ setTrouble }) => setTrouble(isMeant, trouble),
  end: ({ setTrouble }) => setTrouble(isMeant, undefined),
})

const to = (part: StackPart) => (link: StackLink) => link.endsWith(`→${part}`)
const only = (one: StackLink) => (link: StackLink) => link === one

const error500 = [
  'HTTP/1.1 500 Internal Server Error',
  'Content-Type: text/html',
  'Content-Length: 5',
  'Connection: close',
  '',
  '<h1/>',
].join('\r\n')

export const faults: readonly Fault[] = [
  { name: 'a server is killed', begin: signal('server-1', 'SIGKILL'), end: () => undefined },
  { name: 'a server freezes', begin: signal('server-2', 'SIGSTOP'), end: signal('server-2', 'SIGCONT') },
  { name: 'PostgreSQL is killed', begin: signal('postgres', 'SIGKILL'), end: () => undefined },
  line('PostgreSQL is slow', to('postgres'), { kind: 'slow', ms: 100 }),
  line('the way to PostgreSQL is cut', to('postgres'), { kind: 'cut', afterBytes: 20_000 }),
  line('PostgreSQL is silent', to('postgres'), { kind: 'silent' }),
  line('the store of files lies', to('files'), { kind: 'lying', answer: error500 }),
  line('the store of files is silent', to('files'), { kind: 'silent' }),
  line('the mail server refuses', to('mail'), { kind: 'refused' }),
  line('identities lie', to('bank-id'), { kind: 'lying', answer: 'no TLS at all' }),
  line('payments are silent', to('swish'), { kind: 'silent' }),
  line('the proxy loses one server', only('proxy→server-1'), { kind: 'cut', afterBytes: 5_000 }),
  // The request is processed, but the response is lost.
  line('people lose the proxy', only('client→proxy'), { kind: 'cut', afterBytes: 300, oneIn: 2 }),
]
