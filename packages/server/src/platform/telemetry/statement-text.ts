// A SQL statement for traces: our own text, without values.

const longest = 1_000

/** Removes literals, even our own; input is in placeholders anyway. */
export const withoutValues = (sql: string): string =>
  sql
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/'[^']*'/g, '?')
    .replace(/(?<![$\w])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

const operations = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'listen']

/** Its first word; `other` for rare ones. */
export const operationOf = (sql: string): string => {
  const word = /^[\s(]*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? ''
  return operations.includes(word) ? word : 'other'
}
