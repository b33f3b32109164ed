// Direct calls: what every service client must do, and what is said of a body that nobody has checked.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeServiceClient } from '@husrum/testkit/service-client-suite'
import { expect, it } from 'vitest'
import { makeDirectClient } from './direct-client.ts'

describeServiceClient('The direct client', makeDirectClient)

it('tells a view model that was passed on unchecked from one of this server', async () => {
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
