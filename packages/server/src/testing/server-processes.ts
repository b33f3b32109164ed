// Servers as processes, which a test kills: each of `*-process.ts` prints its port when it listens.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface ServerProcess {
  readonly origin: string
  /** SIGKILL at any moment. Rejects for a process that has ended by itself: that is another fault. */
  readonly kill: () => Promise<void>
}

export interface ServerProcesses {
  readonly start: () => Promise<ServerProcess>
  /** Kills all that are still running. */
  readonly killAll: () => void
}

/** @param settings environment variables of the process */
export const makeServerProcesses = (
  file: `${string}-process.ts`,
  settings: Readonly<Record<string, string>>,
): ServerProcesses => {
  const running = new Set<ChildProcess>()
  return {
    start: async () => {
      const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      running.add(child)
      const ended = new Promise<never>((_, reject) => {
        child.once('exit', (code, signal) => reject(new Error(`The server ended: ${code ?? signal}`)))
      })
      ended.catch(() => running.delete(child))
      const said = new Promise<string>((resolve) =>
        child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
      )
      const port = await Promise.race([said, ended])
      return {
        origin: `http://localhost:${port}`,
        kill: async () => {
          if (child.exitCode !== null || child.signalCode !== null)
            throw new Error(`The server had ended: ${child.exitCode ?? child.signalCode}`)
          child.kill('SIGKILL')
          await ended.catch(() => undefined)
        },
      }
    },
    killAll: () => {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}
