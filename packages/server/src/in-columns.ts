// Table output of commands.

/** Aligns columns for a terminal. */
export const inColumns = <Name extends string>(
  rows: readonly Readonly<Record<Name, string>>[],
  titles: Readonly<Record<Name, string>>,
): string => {
  const all = [titles, ...rows]
  const names = Object.keys(titles) as Name[]
  const widths = names.map((name) => Math.max(...all.map((row) => row[name].length)))
  return all
    .map((row) =>
      names
        .map((name, at) => row[name].padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
