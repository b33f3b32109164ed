// `npm run rolling`: a rolling update of two servers from an earlier release to this one under traffic, and back. `-- --from v1.2.0`
// sets the earlier release, a tag or a commit; default: the previous commit. It is checked out and built below .husrum.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD~1' },
    journey: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '4300' },
  },
})

await installOrLeave()
await buildOrLeave()

const release = stopOnSignals()
/** @param {string} program @param {readonly string[]} args @param {string} [cwd] */
const must = async (program, args, cwd = root) => {
  const { code, output } = await run(program, args, { quiet: true, cwd })
  if (code === 0) return output.trim()
  console.error(output)
  return process.exit(1)
}
const commit = await must('git', ['rev-parse', '--verify', `${values.from}^{commit}`])
const checkout = join(root, '.husrum/releases', commit)
if (!existsSync(join(checkout, 'package.json'))) {
  console.log(`Checking out ${values.from}.`)
  await must('git', ['worktree', 'prune'])
  await must('git', ['worktree', 'add', '--detach', checkout, commit])
}
console.log(`Installing and building ${values.from}.`)
await must(pinnedNode(), [join(checkout, 'scripts/build.mjs')], checkout)
release()

const { journey, port } = values
become([
  join(root, 'packages/testkit/src/harness/rolling-main.ts'),
  ...['--from', checkout, '--port', port],
  ...journey.flatMap((name) => ['--journey', name]),
])
