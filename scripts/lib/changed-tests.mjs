// Tests that a change can reach directly: those beside a changed file, and those that import it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './processes.mjs'

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean)

/** The commit to compare with: the last one if there are changes that are not committed, or else the one before. */
export const changeBase = () => (git('status', '--porcelain').length === 0 ? 'HEAD~1' : 'HEAD')

/** Paths from the root. @returns {string[]} */
export const changedFiles = (/** @type {string} */ base) => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** @returns {string[]} */
export const testsOf = (/** @type {string[]} */ changed) => {
  const files = new Set(changed)
  const folders = new Set(changed.filter((file) => /\.tsx?$/.test(file)).map(dirname))
  const tests = [
    ...git('ls-files', 'packages'),
    ...git('ls-files', '--others', '--exclude-standard', 'packages'),
  ].filter((file) => /\.test\.tsx?$/.test(file) && existsSync(join(root, file)))
  return tests.filter(
    (test) =>
      folders.has(dirname(test)) ||
      [...readFileSync(join(root, test), 'utf8').matchAll(IMPORT)].some(([, path = '']) =>
        files.has(join(dirname(test), path)),
      ),
  )
}
