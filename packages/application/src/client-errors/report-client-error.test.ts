// Client errors are reported once, and never in a loop.
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../failures.ts'
import { makeInMemoryClientErrorService } from './in-memory-client-error-service.ts'
import { makeReportClientError } from './report-client-error.ts'

describe('An error in a page', () => {
  it('is reported once a page, and returns the same reference when repeated', async () => {
    const service = makeInMemoryClientErrorService()
    const report = makeReportClientError({ service })
    const breakAgain = () => new TypeError('x is undefined')
    const numbers = await Promise.all([1, 2, 3].map(() => report(breakAgain())))
    expect(numbers).toEqual(['r-1', 'r-1', 'r-1'])
    expect(service.reported).toMatchObject([{ message: 'TypeError: x is undefined' }])
  })

  it('is not reported after five others', async () => {
    const service = makeInMemoryClientErrorService()
    const report = makeReportClientError({ service })
    const breakWith = (number: number) => new Error(`number ${number}`)
    for (let at = 0; at < 100; at += 1) await report(breakWith(at))
    expect(service.reported).toHaveLength(5)
    expect(await report(breakWith(2))).toBe('r-3')
  })

  it('is not reported for an outage or a cancelled call', async () => {
    const service = makeInMemoryClientErrorService()
    const report = makeReportClientError({ service })
    await report(new ServiceUnavailable('Answered 503'))
    await report(Object.assign(new Error('Given up'), { name: 'AbortError' }))
    expect(service.reported).toEqual([])
  })

  it('may be any thrown value', async () => {
    const service = makeInMemoryClientErrorService()
    await makeReportClientError({ service })('just words')
    expect(service.reported).toEqual([{ message: 'just words', stack: '' }])
  })
})
