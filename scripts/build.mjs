// Builds the web if its inputs have changed since the last build; prints nothing otherwise.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installOrLeave } from './install.mjs'
import { fingerprint, readStamp, writeStamp } from './lib/fingerprint.mjs'
import { pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

const STAMP = '.husrum/web-build'

/** All inputs of the build. turbo.json has the same list for turbo's own cache. */
const INPUTS = [
  'package.json',
  'package-lock.json',
  'turbo.json',
  'tsconfig.base.json',
  'packages/web/src',
  'packages/web/public',
  'packages/web/types',
  'packages/web/package.json',
  'packages/web/tsconfig.json',
  'packages/web/vite.config.ts',
  'packages/web/vite',
  ...['application', 'contract', 'domain', 'infrastructure'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
]

const OUTPUTS = ['packages/web/dist/client/.vite/manifest.json', 'packages/web/dist/server/entry-server.js']

/** State of the outputs on disk, to detect builds by other means. */
const outputsNow = () =>
  OUTPUTS.map((file) => {
    const stat = statSync(join(root, file), { throwIfNoEntry: false })
    return stat ? `${stat.size}@${Math.round(stat.mtimeMs)}` : 'missing'
  }).join(' ')

/** All builds except production builds contain developer tools (packages/web/vite.config.ts). */
const hasDevTools = () => process.env.NODE_ENV !== 'production'

const inputsNow = () => fingerprint(INPUTS, [process.env.NODE_ENV ?? ''])

/** Whether there is a build that matches the source. */
export const isBuilt = (inputs = inputsNow()) =>
  readStamp(STAMP) === `${inputs} ${outputsNow()}` && OUTPUTS.every((file) => existsSync(join(root, file)))

/** Builds if necessary; returns whether there is a build that matches the source. */
export const build = async () => {
  const inputs = inputsNow()
  if (isBuilt(inputs)) return true
  const started = Date.now()
  console.log('Building the web.')
  const { code, output } = await run(
    pinnedNode(),
    [
      join(root, 'node_modules/turbo/bin/turbo'),
      'run',
      'build',
      '--filter=@husrum/web',
      '--output-logs=errors-only',
      '--no-daemon',
    ],
    { quiet: true, env: { HUSRUM_DEV_TOOLS: hasDevTools() ? '1' : '' } },
  )
  if (code !== 0 || outputsNow().includes('missing')) {
    console.error(output.trim())
    console.error('\nThe web could not be built (see above), so nothing was started.')
    return false
  }
  writeStamp(STAMP, `${inputs} ${outputsNow()}`)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return true
}

export const buildOrLeave = async () => {
  const release = stopOnSignals()
  if (!(await build())) process.exit(1)
  release()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installOrLeave()
  await buildOrLeave()
}
