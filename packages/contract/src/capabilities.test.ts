import { describe, expect, it } from 'vitest'
import { capabilityOfPath, endpointsOfCapability } from './capabilities.ts'
import { endpoints } from './endpoints.ts'
import { capabilities } from './subjects.ts'

describe('A capability', () => {
  it('is assigned to each endpoint exactly once', () => {
    const named = capabilities.flatMap((capability) =>
      endpointsOfCapability(capability).map(([name]) => name),
    )
    expect(named.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  it('is found by the path of each of its endpoints', () => {
    for (const capability of capabilities)
      for (const [name, { path }] of endpointsOfCapability(capability))
        expect([name, capabilityOfPath(path)]).toEqual([name, capability])
  })

  it('includes forms for use without JavaScript, and no pages', () => {
    expect(capabilityOfPath('/services/account_service/form/login')).toBe('accounts')
    expect(capabilityOfPath('/services/account_service/form/mark')).toBe('my-pages')
    expect(capabilityOfPath('/services/files/uploads/1')).toBe('cases')
    expect(capabilityOfPath('/sok-bostad/')).toBeUndefined()
    expect(capabilityOfPath('/health/ready')).toBeUndefined()
  })
})
