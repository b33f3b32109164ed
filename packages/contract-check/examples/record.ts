// For `npm run examples:record`: records the examples of the OpenAPI document from a run of the contract checks against the server, and from
// the calls that tests have recorded in the folder of the first argument.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint, EndpointName } from '@husrum/contract'
import { endpoints, endpointsOfSubject } from '@husrum/contract'
import { viewModelSuffix } from '@husrum/contract/pages/wire'
import { siteByKey } from '@husrum/domain'
import type { RecordedLine } from '@husrum/server/testing'
import { openDemoApp } from '@husrum/server/testing'
import { makePeople, makeService, peopleOfDevelopment, runChecks } from '../src/index.ts'
import type { Service } from '../src/service.ts'
import type { Example, RecordedCall } from './example-of.ts'
import { createStableValues, exampleOf } from './example-of.ts'
import { makeMoreCalls } from './more-calls.ts'
import { recordingStart, startRecordingClock } from './recording-clock.ts'

const folder = join(import.meta.dirname, '../../contract/src/examples')
const salesKey = 'the-key-of-a-sales-system-in-tests'
startRecordingClock()

const nameOf = new Map(
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [endpoint, name as EndpointName]),
)
const calls = new Map<EndpointName, RecordedCall[]>()
const record = (name: EndpointName, call: RecordedCall): void => {
  calls.set(name, [...(calls.get(name) ?? []), call])
}

/** Records successful calls. */
const recording = (service: Service): Service => ({
  ...service,
  send: async (endpoint, values = {}, sent = {}) => {
    const reply = await service.send(endpoint, values, sent)
    const name = nameOf.get(endpoint)
    const isExample = reply.status < 300 && sent.raw === undefined
    if (name && isExample) record(name, { values, answer: reply.body })
    return reply
  },
  request: async (path, init) => {
    const reply = await service.request(path, init)
    if (path.endsWith(`/${viewModelSuffix}`) && reply.status === 200)
      record('getViewModel', { values: {}, answer: reply.body })
    return reply
  },
})

const app = await openDemoApp({
  catalogueKey: salesKey,
  objects: 120,
  now: () => Date.now(),
})
// Rate limits are per network.
let requestCount = 0
const service = recording(
  makeService({
    baseUrl: 'http://localhost:3000',
    fetch: (address, init) => {
      requestCount += 1
      return app.fetch(address, init, `10.9.${(requestCount >> 8) & 255}.${requestCount & 255}`)
    },
  }),
)
const site = siteByKey('sweden')
const people = makePeople(service, site, peopleOfDevelopment)
const results = await runChecks({ service, site, given: peopleOfDevelopment, salesKey, people })

const broken = results.filter(({ outcome }) => outcome === 'broken')
for (const { sentence, reason } of broken) console.error(`${sentence}: ${reason}`)
await makeMoreCalls({ service, site, people })
await app.close()

const [, , recordedByTests = ''] = process.argv
for (const file of readdirSync(recordedByTests).toSorted())
  for (const line of readFileSync(join(recordedByTests, file), 'utf8').trim().split('\n')) {
    const { name, ...call } = JSON.parse(line) as RecordedLine
    record(name, { answer: undefined, ...call })
  }

const stable = createStableValues(recordingStart)
let recordedCount = 0
for (const [subject, ofSubject] of Object.entries(endpointsOfSubject)) {
  const examples: Record<string, Example> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(ofSubject)) {
    const example = exampleOf(endpoint, calls.get(name as EndpointName) ?? [], stable)
    if (example) examples[name] = example
  }
  recordedCount += Object.keys(examples).length
  writeFileSync(join(folder, `${subject}.json`), `${JSON.stringify(examples, undefined, 2)}\n`)
}
const subjectsInOrder = Object.keys(endpointsOfSubject)
writeFileSync(
  join(folder, 'index.ts'),
  `// Written by \`npm run examples:record\`.
${subjectsInOrder
  .map((subject, at) => `import subject${at} from './${subject}.json' with { type: 'json' }\n`)
  .join('')}
export const examples = {
${subjectsInOrder.map((_, at) => `  ...subject${at},\n`).join('')}}
`,
)
console.log(`Recorded ${recordedCount} of ${nameOf.size} endpoints in packages/contract/src/examples.`)
// What a broken check has recorded is not what the contract describes.
process.exit(broken.length > 0 ? 1 : 0)
