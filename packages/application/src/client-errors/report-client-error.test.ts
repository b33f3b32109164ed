// What broke is told once, and never in a loop.
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../failures.ts'
import type { ClientError } from './client-error-service.ts'
import { makeReportClientError } from './report-client-error.ts'

const aService = () => {
  const told: ClientError[] = []
  return {
    told,
    report: async (defect: ClientError) => {
      told.push(defect)
      return `r-${told.length}`
    },
  }
}

describe('A defect', () => {
  it('is told once a page, and whoever tells of it again hears the same number', async () => {
    const service = aService()
    const report = makeReportClientError({ service })
    const breakAgain = () => new TypeError('x is undefined')
    const numbers = await Promise.all([1, 2, 3].map(() => report(breakAgain())))
    expect(numbers).toEqual(['r-1', 'r-1', 'r-1'])
    expect(service.told).toMatchObject([{ message: 'TypeError: x is undefined' }])
  })

  it('is not told any more when there have been many others', async () => {
    const service = aService()
    const report = makeReportClientError({ service })
    const breakWith = (number: number) => new Error(`number ${number}`)
    for (let at = 0; at < 100; at += 1) await report(breakWith(at))
    expect(service.told).toHaveLength(5)
    expect(await report(breakWith(2))).toBe('r-3')
  })

  it('is neither an outage nor a call that was given up', async () => {
    const service = aService()
    const report = makeReportClientError({ service })
    await report(new ServiceUnavailable('Answered 503'))
    await report(Object.assign(new Error('Given up'), { name: 'AbortError' }))
    expect(service.told).toEqual([])
  })

  it('may be anything that was thrown', async () => {
    const service = aService()
    await makeReportClientError({ service })('just words')
    expect(service.told).toEqual([{ message: 'just words', stack: '' }])
  })
})
