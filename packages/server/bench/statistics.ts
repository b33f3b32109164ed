// Medians of cases that were measured in turns.

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

/** Measures each case once a round, every round in another order, so that none profits from its position. */
export const inTurns = async <Case, Figures>(
  cases: readonly Case[],
  rounds: number,
  measure: (one: Case) => Promise<Figures>,
): Promise<ReadonlyMap<Case, readonly Figures[]>> => {
  const found = new Map<Case, Figures[]>(cases.map((one) => [one, []]))
  for (let round = 0; round < rounds; round += 1) {
    const turned = cases.map((_, at) => cases[(at + round) % cases.length] as Case)
    for (const one of round % 2 === 0 ? turned : turned.reverse()) found.get(one)?.push(await measure(one))
  }
  return found
}

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
