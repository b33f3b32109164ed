// Setup of the tests whose calls `npm run examples:record` records. Test files that share a worker share its clock.
import { startRecordingClock } from './recording-clock.ts'

const started = Symbol.for('husrum.recordingClock')
if (!Object.hasOwn(globalThis, started)) {
  Object.defineProperty(globalThis, started, { value: true })
  startRecordingClock()
}
