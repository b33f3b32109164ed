// A service that has one capability alone: its checks ask the rest for who somebody is, and it for what is its own.
import { endpoints } from '@husrum/contract'
import { expect, it } from 'vitest'
import { makeService } from './service.ts'

it('A service with a part is asked for that part, and the rest for all else', async () => {
  const asked: [address: string, origin: string | undefined][] = []
  const { send, request } = makeService({
    baseUrl: 'https://cases.example.com/v1',
    rest: { baseUrl: 'https://www.example.com', but: ['cases'] },
    fetch: async (address, { headers }) => {
      asked.push([address, (headers as Record<string, string>).origin])
      return new Response('{}')
    },
  })
  await send(endpoints.getMe)
  await send(endpoints.getErrands, { status: 'open' })
  await request('/identity-simulator')
  expect(asked).toEqual([
    ['https://www.example.com/services/account_service/me', 'https://www.example.com'],
    [
      'https://cases.example.com/v1/services/case_management/errands?status=open',
      'https://cases.example.com',
    ],
    ['https://www.example.com/identity-simulator', undefined],
  ])
})
