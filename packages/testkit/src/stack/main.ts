// `npm run stack`: starts the stack, prints all addresses, and stops it on Ctrl-C.
import { parseArgs } from 'node:util'
import type { StackPart } from './start-stack.ts'
import { startStack } from './start-stack.ts'

const { values } = parseArgs({
  options: { homes: { type: 'string' }, port: { type: 'string' } },
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const began = performance.now()
say('Starting: PostgreSQL, files, mail, identities, payments, collector, two servers, proxy.')
const stack = await startStack({
  ...(values.homes !== undefined && { homes: Number(values.homes) }),
  ...(values.port !== undefined && { firstPort: Number(values.port) }),
  say,
})

const rows = Object.entries(stack.addresses).map(([place, address]) => {
  const pid = stack.pid(place as StackPart)
  return `  ${place.padEnd(14)}${address.padEnd(18)}${pid === undefined ? '' : `process ${pid}`}`
})
say(
  [
    '',
    `All is there after ${((performance.now() - began) / 1_000).toFixed(1)} s.`,
    '',
    ...rows,
    '',
    `  Swedish main site       ${stack.origin}/`,
    `  who signs in or signs   ${stack.control['bank-id']}/`,
    `  who pays                ${stack.control.swish}/`,
    `  letters                 ${stack.control.mail}/`,
    `  psql                    ${stack.databaseUrl}`,
    `  what servers say        ${stack.folder}/server-1.log, server-2.log`,
    '',
    'Kill what you like by its process: it is started again. Ctrl-C ends all.',
    '',
  ].join('\n'),
)

let isStopping = false
const stop = () => {
  if (isStopping) process.exit(1)
  isStopping = true
  say('Stopping.')
  void stack.stop().then(() => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
