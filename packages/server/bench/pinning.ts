// Server and load on a core each, if there are two and `taskset`: neither takes the other's time.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

export const isPinned =
  process.platform === 'linux' && availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0

/** Runs a program on the server's core; Node's arguments if no program is named. */
export const onServerCore = (
  args: readonly string[],
  program = process.execPath,
): { program: string; args: readonly string[] } =>
  isPinned ? { program: 'taskset', args: ['-c', '0', program, ...args] } : { program, args }

const moveTo = (pid: number, cores: string): void => {
  if (isPinned) spawnSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' })
}

/** Pins each server to a core, as far as there are cores: as on separate machines, none has its caches evicted by another. */
export const onCoresOfTheirOwn = (servers: readonly { readonly pid: number | undefined }[]): void => {
  for (const [at, { pid }] of servers.entries())
    if (pid !== undefined) moveTo(pid, String(at % availableParallelism()))
}

/** Pins this process to the other core while `work` runs. */
export const onLoadCore = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  moveTo(process.pid, '1')
  try {
    return await work()
  } finally {
    moveTo(process.pid, `0-${availableParallelism() - 1}`)
  }
}

/** Processor time that a process has used with all its threads, in milliseconds; undefined if unavailable. */
export const processorTime = (pid: number | undefined): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name in parentheses: user and system time in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return undefined
  }
}
