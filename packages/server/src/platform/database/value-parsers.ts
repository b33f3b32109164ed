// Parses values from the database identically for PGlite and PostgreSQL servers.
import pg from 'pg'

const instant = (text: string): string => new Date(text).toISOString()
const asItIs = (text: string): string => text

/** By PostgreSQL type: int8 and numeric are numbers, date is `yyyy-MM-dd`, timestamptz an ISO instant. */
const scalars: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1700: Number,
  1082: asItIs,
  1184: instant,
}

const arrays: Readonly<Record<number, (text: string) => unknown>> = {
  1016: Number,
  1231: Number,
  1182: asItIs,
  1185: instant,
}

/** Arrays of one dimension whose elements contain neither commas nor quotes, such as numbers and times. */
const elementsOf = (text: string): readonly (string | undefined)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((part) => (part === 'NULL' ? undefined : part.replace(/^"|"$/g, '')))

/** For PGlite, which derives the arrays by itself. */
export const pgliteParsers = { ...scalars }

/** For node-postgres. */
export const postgresTypes = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    const scalar = scalars[id]
    if (scalar) return scalar
    const element = arrays[id]
    if (element)
      return (text: string) => elementsOf(text).map((part) => (part === undefined ? null : element(part)))
    return format === 'binary' ? pg.types.getTypeParser(id, 'binary') : pg.types.getTypeParser(id, 'text')
  },
}
