// `npm run test:repeat`: runs `npm test` ten times with two busy loops beside it, and fails if one run fails. A test that passes only on a
// quiet machine fails here. `-- --times 3` changes the number; further arguments go to `npm test`.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

const BUSY = '--busy-loop'

// A busy loop: this file, started as a child. It ends with its parent.
if (process.argv.includes(BUSY)) {
  process.on('disconnect', () => process.exit())
  const spin = () => {
    const until = Date.now() + 50
    while (Date.now() < until);
    setImmediate(spin)
  }
  spin()
} else {
  await installOrLeave()
  stopOnSignals()
  const words = process.argv.slice(2)
  const at = words.indexOf('--times')
  const times = at < 0 ? 10 : Number(words[at + 1])
  if (!Number.isInteger(times) || times < 1) {
    console.error('--times needs a whole number, 1 or more.')
    process.exit(2)
  }
  const args = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  const loops = [1, 2].map(() => fork(import.meta.filename, [BUSY]))
  let failed = 0
  for (let turn = 1; turn <= times; turn += 1) {
    const started = Date.now()
    const { code, output } = await run(pinnedNode(), [join(root, 'scripts/test.mjs'), ...args], {
      quiet: true,
    })
    const minutes = ((Date.now() - started) / 60_000).toFixed(1)
    if (code !== 0) failed += 1
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} run ${turn} of ${times}, ${minutes} minutes`)
    if (code !== 0) console.log(output)
  }
  for (const loop of loops) loop.kill()
  console.log(failed === 0 ? `All ${times} runs passed.` : `${failed} of ${times} runs failed.`)
  process.exit(failed === 0 ? 0 : 1)
}
