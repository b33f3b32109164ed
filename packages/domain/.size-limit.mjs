// Cost of an entry in an integrator's bundle: minified and brotli-compressed, with everything that it imports.
// 4.5 kB a subject, but 8.5 for fault reports, 7 for accounts, 6.75 for errands, 6 for booking and homes, 5.75 for searches,
// 5.1 for the sun, 5 for sites and payments, 6 for pages, and
// 18.5 for the words of the text search, 6 for My Pages, 5.25 for the catalogue, and 94 in all, 1.5 of which are the names of statuses:
// docs/decisions/0012, 0021 and 0022.
import { existsSync, readdirSync } from 'node:fs'

const built = `${import.meta.dirname}/dist/npm`
// The builders for tests are not bundled.
const subjects = readdirSync(built).filter(
  (name) => name !== 'testing' && existsSync(`${built}/${name}/index.js`),
)
const larger = {
  'fault-report': '8704 B',
  booking: '6144 B',
  payments: '5 kB',
  errands: '6912 B',
  homes: '6144 B',
  accounts: '7168 B',
  catalogue: '5376 B',
  search: '5888 B',
  sites: '5.1 kB',
  pages: '6144 B',
  'my-pages': '6 kB',
  // Half of it is the library that computes the position of the sun.
  sun: '5222 B',
  'text-search': '18944 B',
}

export default [
  { name: 'all', path: 'dist/npm/index.js', import: '*', limit: '94 kB' },
  ...subjects.map((name) => ({
    name,
    path: `dist/npm/${name}/index.js`,
    import: '*',
    limit: larger[name] ?? '4608 B',
  })),
]
