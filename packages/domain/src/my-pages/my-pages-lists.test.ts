import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteByKey, sites } from '../sites/sites.ts'
import { timelineFacts } from '../testing/my-pages.ts'
import { timelineOf, timelinePath, timelineStepAt, timelineSteps } from './timeline.ts'

const sweden = siteByKey('sweden')
const today = '2026-03-10'

describe('The timeline', () => {
  test('has five steps in their order', () => {
    expect(timelineSteps).toEqual(['contract', 'interior', 'inspection', 'payment', 'move-in'])
  })

  test.each([
    ['sweden', 'contract', '/mina-sidor/tidslinje/contract/'],
    ['sweden', 'move-in', '/mina-sidor/tidslinje/move-in/'],
    ['norway', 'inspection', '/mine-sider/tidslinje/inspection/'],
    ['finland', 'payment', '/sivuni/aikajana/payment/'],
    ['contractor', 'interior', '/mina-sidor/tidslinje/interior/'],
    ['sweden-english', 'contract', undefined],
  ] as const)('on %s has the page of %s at %s', (key, step, path) => {
    expect(timelinePath(siteByKey(key), step)).toBe(path)
  })

  test.each([
    ['/mina-sidor/tidslinje/move-in/', 'move-in'],
    ['/mina-sidor/tidslinje/move-in', 'move-in'],
    ['/mina-sidor/tidslinje/', undefined],
    ['/mina-sidor/tidslinje/inflytt/', undefined],
    ['/sivuni/aikajana/contract/', undefined],
    ['/mina-sidor/contract/', undefined],
    ['/mina-sidor/tidslinje/contract/more/', undefined],
    ['/mina-sidor/tidslinje/contract/?from=mail', 'contract'],
    ['', undefined],
  ])('at the path %s shows the step %s', (path, step) => {
    expect(timelineStepAt(path, sweden)).toBe(step)
  })

  test('has a step for every page of a step', () => {
    for (const site of sites)
      for (const step of timelineSteps) {
        const path = timelinePath(site, step)
        if (path !== undefined) expect(timelineStepAt(path, site)).toBe(step)
      }
    expect(timelineStepAt('/', siteByKey('sweden-english'))).toBeUndefined()
  })

  const stateOf = (facts: Parameters<typeof timelineFacts>[0]) =>
    timelineOf(timelineFacts(facts), today).map(({ state }) => state)

  test.each([
    ['nothing has happened', {}, ['current', 'coming', 'coming', 'coming', 'coming']],
    ['the contract is signed', { isContractSigned: true }, ['done', 'current', 'coming', 'coming', 'coming']],
    [
      'interior is chosen',
      { isContractSigned: true, isInteriorChosen: true },
      ['done', 'done', 'current', 'coming', 'coming'],
    ],
    [
      'it is the last day to choose',
      { isContractSigned: true, lastInteriorDay: '2026-03-10' },
      ['done', 'current', 'coming', 'coming', 'coming'],
    ],
    [
      'the last day to choose is over',
      { isContractSigned: true, lastInteriorDay: '2026-03-09' },
      ['done', 'done', 'current', 'coming', 'coming'],
    ],
    [
      'it is the day of the inspection',
      { isContractSigned: true, isInteriorChosen: true, inspectionDay: '2026-03-10T09:00:00Z' },
      ['done', 'done', 'current', 'coming', 'coming'],
    ],
    [
      'the inspection is over, which closes the choices',
      { isContractSigned: true, inspectionDay: '2026-03-09' },
      ['done', 'done', 'done', 'current', 'coming'],
    ],
    [
      'all is paid',
      { isContractSigned: true, inspectionDay: '2026-03-09', isFullyPaid: true },
      ['done', 'done', 'done', 'done', 'current'],
    ],
    [
      'it is the day of moving in',
      { isContractSigned: true, inspectionDay: '2026-03-01', isFullyPaid: true, entryDate: '2026-03-10' },
      ['done', 'done', 'done', 'done', 'current'],
    ],
    [
      'it is the day after',
      { isContractSigned: true, inspectionDay: '2026-03-01', isFullyPaid: true, entryDate: '2026-03-09' },
      ['done', 'done', 'done', 'done', 'done'],
    ],
    [
      'the buyer has moved in and still owes',
      { isContractSigned: true, inspectionDay: '2026-03-01', entryDate: '2026-03-09' },
      ['done', 'done', 'done', 'current', 'done'],
    ],
    [
      'all is paid ahead',
      { isContractSigned: true, isFullyPaid: true },
      ['done', 'current', 'coming', 'done', 'coming'],
    ],
  ] as const)('has the right states when %s', (_, facts, states) => {
    expect(stateOf(facts)).toEqual(states)
  })

  test('keeps the order, and has one current step unless all are done', () => {
    const day = fc.option(fc.constantFrom('2026-03-09', '2026-03-10', '2026-03-11'), { nil: undefined })
    const facts = fc.record(
      {
        isContractSigned: fc.boolean(),
        isInteriorChosen: fc.boolean(),
        isFullyPaid: fc.boolean(),
        lastInteriorDay: day,
        inspectionDay: day,
        entryDate: day,
      },
      { requiredKeys: ['isContractSigned', 'isInteriorChosen', 'isFullyPaid'] },
    )
    fc.assert(
      fc.property(facts, (some) => {
        const line = timelineOf(some as Parameters<typeof timelineOf>[0], today)
        const states = line.map(({ state }) => state)
        expect(line.map(({ step }) => step)).toEqual(timelineSteps)
        const current = states.indexOf('current')
        expect(states.filter((state) => state === 'current')).toHaveLength(
          states.includes('coming') || current >= 0 ? 1 : 0,
        )
        if (current >= 0) expect(states.slice(0, current).every((state) => state === 'done')).toBe(true)
      }),
    )
  })
})
