// A flood, in its own process: `flood-load.ts <kind> <port> <address> <seconds>`, and for pictures their ids on the input.
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

const [kind = '', port = '', localAddress = '', seconds = ''] = process.argv.slice(2)
const until = Date.now() + Number(seconds) * 1_000
const statuses = new Map<number, number>()
const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

const ask = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const asked = request(
      { port, host: '127.0.0.1', localAddress, path, headers: { accept: 'text/html' } },
      (answer) => {
        note(answer.statusCode ?? 0)
        answer.resume().on('end', resolve).on('error', resolve)
      },
    )
    asked.on('error', () => {
      note(0)
      resolve()
    })
    asked.end()
  })

/** Pipelines many requests, again and again, and reconnects after it is disconnected. */
const pipeline = (): void => {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
  const burst = 'GET /sok-bostad/ HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n'.repeat(50)
  const send = () => socket.write(burst)
  socket.on('connect', send)
  socket.on('drain', send)
  socket.on('data', () => undefined)
  socket.on('error', () => undefined)
  socket.on('close', () => {
    note(0)
    if (Date.now() < until) setTimeout(pipeline, 10)
  })
}

const askOnAndOn = async (): Promise<void> => {
  while (Date.now() < until) await ask('/sok-bostad/')
}

if (kind === 'pictures')
  await Promise.all(
    (JSON.parse(await text(process.stdin)) as string[]).map((id) =>
      ask(`/images/${encodeURIComponent(id)}?w=1900`),
    ),
  )
else if (kind === 'pipelining') {
  for (let at = 0; at < 300; at += 1) pipeline()
  await new Promise((done) => setTimeout(done, until - Date.now()))
} else await Promise.all(Array.from({ length: 300 }, askOnAndOn))
process.stdout.write(JSON.stringify(Object.fromEntries(statuses)))
process.exit()
