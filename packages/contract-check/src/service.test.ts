// A service with a single capability: its checks call it for that capability, and the other service for everything else.
import { endpoints } from '@husrum/contract'
import { expect, it } from 'vitest'
import { makeService } from './service.ts'

it('A partial service gets calls of its capability, and the other service gets the rest', async () => {
  const calls: [address: string, origin: string | undefined][] = []
  const { send, request } = makeService({
    baseUrl: 'https://cases.example.com/v1',
    rest: { baseUrl: 'https://www.example.com', but: ['cases'] },
    fetch: async (address, { headers }) => {
      calls.push([address, (headers as Record<string, string>).origin])
      return new Response('{}')
    },
  })
  await send(endpoints.getMe)
  await send(endpoints.getErrands, { status: 'open' })
  await request('/identity-simulator')
  expect(calls).toEqual([
    ['https://www.example.com/services/account_service/me', 'https://www.example.com'],
    [
      'https://cases.example.com/v1/services/case_management/errands?status=open',
      'https://cases.example.com',
    ],
    ['https://www.example.com/identity-simulator', undefined],
  ])
})
