// Memory of a process.
import { readFileSync } from 'node:fs'

/** Megabytes that a process uses now, or used at most; NaN if unavailable. */
export const memoryOf = (pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${which}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1_024
  } catch {
    return Number.NaN
  }
}
