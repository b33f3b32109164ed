// The results of the checks, as a table by capability.
import { capabilities } from '@husrum/contract'
import type { CheckResult } from './run-checks.ts'

const counted = (results: readonly CheckResult[]) => ({
  holds: results.filter(({ outcome }) => outcome === 'holds').length,
  broken: results.filter(({ outcome }) => outcome === 'broken').length,
  notTried: results.filter(({ outcome }) => outcome === 'notTried').length,
})

const row = (name: string, { holds, broken, notTried }: ReturnType<typeof counted>): string =>
  [name.padEnd(14), ...[holds, broken, notTried].map((count) => String(count).padStart(10))].join('')

export const reportOf = (results: readonly CheckResult[]): string => {
  const lines = [
    ['capability'.padEnd(14), ...['holds', 'broken', 'not tried'].map((name) => name.padStart(10))].join(''),
  ]
  for (const capability of capabilities) {
    const own = results.filter((result) => result.capability === capability)
    if (own.length > 0) lines.push(row(capability, counted(own)))
  }
  lines.push(row('all', counted(results)))
  for (const [outcome, title] of [
    ['broken', 'Failed:'],
    ['notTried', 'Skipped:'],
  ] as const) {
    const these = results.filter((result) => result.outcome === outcome)
    if (these.length === 0) continue
    lines.push('', title)
    for (const { capability, sentence, reason } of these)
      lines.push(`  ${capability}: ${sentence}`, `      ${reason}`)
  }
  return lines.join('\n')
}
