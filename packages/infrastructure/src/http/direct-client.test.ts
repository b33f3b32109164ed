// Direct calls: the contract of every service client, and unchecked bodies.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeServiceClient } from '@husrum/testkit/service-client-suite'
import { expect, it } from 'vitest'
import { makeDirectClient } from './direct-client.ts'

describeServiceClient('The direct client', makeDirectClient)

it('distinguishes an unchecked view model of another backend from one of this server', async () => {
  const { call } = makeFakeBackend({
    getViewModel: ({ path }) => ({
      status: 200,
      body: {},
      ...(path === '/elsewhere/' && { isUnchecked: true }),
    }),
  })
  const client = makeDirectClient({ call })
  expect((await client.viewModel('/here/')).isChecked).toBe(true)
  expect((await client.viewModel('/elsewhere/')).isChecked).toBe(false)
})
