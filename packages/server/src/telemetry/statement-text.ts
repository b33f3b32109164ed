// A statement as it may be shown to whoever looks at a trace: the text as we wrote it, and no value.

const longest = 1_000

/** Literals go even where we wrote them ourselves; what is asked for is in placeholders anyway. */
export const withoutValues = (sql: string): string =>
  sql
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/'[^']*'/g, '?')
    .replace(/(?<![$\w])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

const operations = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'listen']

/** Its first word; `other` for any that is rare. */
export const operationOf = (sql: string): string => {
  const word = /^[\s(]*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? ''
  return operations.includes(word) ? word : 'other'
}
