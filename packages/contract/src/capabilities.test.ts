import { describe, expect, it } from 'vitest'
import { capabilities, capabilityOfPath, endpointsOfCapability } from './capabilities.ts'
import { endpoints } from './endpoints.ts'

describe('A capability', () => {
  it('is each endpoint’s, and of each only one', () => {
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

  it('is that of its forms without script too, and of no page', () => {
    expect(capabilityOfPath('/services/account_service/form/login')).toBe('accounts')
    expect(capabilityOfPath('/services/account_service/form/mark')).toBe('my-pages')
    expect(capabilityOfPath('/services/files/uploads/1')).toBe('cases')
    expect(capabilityOfPath('/sok-bostad/')).toBeUndefined()
    expect(capabilityOfPath('/health/ready')).toBeUndefined()
  })
})
