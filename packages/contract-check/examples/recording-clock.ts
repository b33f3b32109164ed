// Examples are recorded at a fixed time, so that their dates are the same on any day.

/** Shortly after a full hour: times are recorded as full hours. */
export const recordingStart = Date.UTC(2026, 10, 23, 9, 5)

/** Starts the clock of this process at `recordingStart`. It runs on as usual. */
export const startRecordingClock = (): void => {
  const now = Date.now
  const begunAt = now()
  const recordedNow = () => recordingStart + now() - begunAt
  Date.now = recordedNow
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [recordedNow()] : given, made),
  })
}
