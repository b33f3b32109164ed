// `npm run contract:defects`: how many of the seeded defects the checks find. An argument filters them by name or endpoint.
import { capabilityOf } from './defect.ts'
import { defects } from './defects.ts'
import { openCheckedServer } from './find-defects.ts'

const wanted = process.argv[2] ?? ''
const minShareFound = 0.95
const selected = defects.filter(({ name, endpoint }) => `${name} ${endpoint}`.includes(wanted))

const server = await openCheckedServer()
const sound = await server.check(() => wanted === '')
const alreadyBroken = sound.filter(({ outcome }) => outcome === 'broken')
for (const { sentence, reason } of alreadyBroken) console.log(`Without a defect: ${sentence}: ${reason}`)

let found = 0
for (const defect of selected) {
  const result = await server.find(defect)
  if (result) found += 1
  const place = `${capabilityOf(defect)} ${defect.endpoint}`.padEnd(36)
  console.log(`${result ? 'found    ' : 'NOT FOUND'} ${place} ${defect.name}`)
  if (result) console.log(`${' '.repeat(10)}by: ${result.sentence} (${result.reason?.slice(0, 140)})`)
}
await server.close()
console.log(
  `\n${found} of ${selected.length} defects found; ${alreadyBroken.length} checks fail without one.`,
)
process.exit(found >= minShareFound * selected.length && alreadyBroken.length === 0 ? 0 : 1)
