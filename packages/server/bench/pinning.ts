// Server and load on a core each, where there are two and `taskset`: neither takes the other's time.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

export const isPinned =
  process.platform === 'linux' && availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0

/** A program's arguments, Node's if it is not named, as a command that runs on the server's core. */
export const onServerCore = (
  args: readonly string[],
  program = process.execPath,
): { program: string; args: readonly string[] } =>
  isPinned ? { program: 'taskset', args: ['-c', '0', program, ...args] } : { program, args }

const moveTo = (pid: number, cores: string): void => {
  if (isPinned) spawnSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' })
}

/** Gives servers a core each, as far as there are cores: as on machines of their own, none has its caches emptied by another. */
export const onCoresOfTheirOwn = (servers: readonly { readonly pid: number | undefined }[]): void => {
  for (const [at, { pid }] of servers.entries())
    if (pid !== undefined) moveTo(pid, String(at % availableParallelism()))
}

/** Keeps this process to the other core while `work` runs. */
export const onLoadCore = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  moveTo(process.pid, '1')
  try {
    return await work()
  } finally {
    moveTo(process.pid, `0-${availableParallelism() - 1}`)
  }
}

/** Processor time that a process has used with all its threads, in milliseconds; undefined where nobody says. */
export const processorTime = (pid: number | undefined): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Behind the name in parentheses: user and system time in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return undefined
  }
}
