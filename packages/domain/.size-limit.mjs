// What an integrator's bundle pays: minified and brotli-compressed, with the parts of date-fns that are used.
import { readdirSync, existsSync } from 'node:fs'

const home = import.meta.dirname
const subjects = readdirSync(`${home}/dist/npm`).filter((name) => existsSync(`${home}/dist/npm/${name}/index.js`))

export default [
  { name: 'all', path: 'dist/npm/index.js', import: '*', limit: '25 kB' },
  ...subjects.map((name) => ({ name, path: `dist/npm/${name}/index.js`, import: '*', limit: '4 kB' })),
]
