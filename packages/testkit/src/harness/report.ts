// The results of a harness run, as a Markdown table.
import type { Failures } from './browser.ts'
import type { FaultOutcome } from './run-harness.ts'
import { recoveryLimit } from './run-harness.ts'
import type { RollingOutcome } from './run-rolling.ts'

const wordsOf = (failures: Failures): string =>
  [...failures].map(([what, times]) => `${times} × ${what}`).join(', ') || '–'

const brokenOf = ({ broken }: Pick<FaultOutcome, 'broken'>) =>
  Object.entries(broken).filter(([, what]) => what.length > 0)

/** Whether no invariant was broken, and every journey recovered in time. */
export const isGood = (outcomes: readonly FaultOutcome[]): boolean =>
  outcomes.every(
    (outcome) =>
      brokenOf(outcome).length === 0 &&
      outcome.journeys.every(
        ({ throughMs = Number.POSITIVE_INFINITY, usualMs }) => throughMs - usualMs <= recoveryLimit,
      ),
  )

export const reportOf = (outcomes: readonly FaultOutcome[]): string => {
  const rows = outcomes.flatMap((outcome) =>
    outcome.journeys.map(({ journey, done, failures, throughMs, usualMs }) => {
      const seconds = throughMs === undefined ? 'not' : (throughMs / 1_000).toFixed(1)
      return `| ${outcome.fault} | ${journey} | ${done} | ${wordsOf(failures)} | ${seconds} | ${(usualMs / 1_000).toFixed(1)} |`
    }),
  )
  const kept = outcomes.map((outcome) => {
    const broken = brokenOf(outcome)
    const names = Object.keys(outcome.broken).length
    const words = broken.map(
      ([what, cases]) => `**${what}**: ${cases.slice(0, 5).join('; ')} (${cases.length})`,
    )
    return `| ${outcome.fault} | ${names - broken.length} of ${names} | ${words.join('<br>') || '–'} |`
  })
  return [
    '| Fault | Journey | Done | Calls that failed | Through afterwards in, s | Fastest, s |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '| Fault | Invariants kept | Broken |',
    '|---|---|---|',
    ...kept,
  ].join('\n')
}

export const rollingReportOf = (outcome: RollingOutcome): string => {
  const broken = brokenOf(outcome)
  const names = Object.keys(outcome.broken).length
  return [
    '| Step | s | Calls that failed |',
    '|---|---|---|',
    ...outcome.steps.map(
      ({ name, tookMs, failures }) => `| ${name} | ${(tookMs / 1_000).toFixed(1)} | ${wordsOf(failures)} |`,
    ),
    '',
    '| Journey | Done |',
    '|---|---|',
    ...outcome.done.map(({ journey, done }) => `| ${journey} | ${done} |`),
    '',
    `${names - broken.length} of ${names} invariants kept.`,
    ...broken.map(([what, cases]) => `- ${what}: ${cases.slice(0, 5).join('; ')} (${cases.length})`),
  ].join('\n')
}
