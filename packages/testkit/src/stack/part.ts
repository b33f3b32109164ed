// One part of the stack as a process: `node part.ts NAME '{"port":…}'`. It prints one line of JSON with its pid when it is ready.
import type { PartName, PartOptions } from './parts.ts'
import { parts } from './parts.ts'

const [name = '', text = '{}'] = process.argv.slice(2)
const part = parts[name as PartName]
const running = await part(JSON.parse(text) as PartOptions)

let isStopping = false
const stop = async (code: number): Promise<void> => {
  if (isStopping) return
  isStopping = true
  await running.stop()
  process.exit(code)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
// The supervisor has ended.
process.on('disconnect', () => void stop(0))
void running.died?.then(() => process.exit(1))

process.stdout.write(`${JSON.stringify({ pid: running.pid ?? process.pid })}\n`)
