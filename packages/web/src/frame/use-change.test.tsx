import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { useChange } from './use-change.ts'

const key = ['session', 'sweden', 'count']

/** Shows a page with the change, and returns the change and the cached count. */
const showChange = async (change: (count: number) => Promise<number>) => {
  let run: (count: number) => Promise<number> = change
  const Page = () => {
    run = useChange(change, (client, count) => client.setQueryData(key, count))
    return null
  }
  const { queryClient } = await showPage(<Page />, { sent: [{ queryKey: key, data: 1 }] })
  return {
    run: (count: number) => act(() => run(count)),
    cached: () => queryClient.getQueryData(key),
  }
}

it('updates the cache with the result, and returns the result', async () => {
  const { run, cached } = await showChange(async (count) => count)
  expect(await run(2)).toBe(2)
  expect(cached()).toBe(2)
})

it('leaves the cache as it is when the change fails, and rejects', async () => {
  const { run, cached } = await showChange(async () => {
    throw new Error('No answer')
  })
  await expect(run(2)).rejects.toThrow('No answer')
  expect(cached()).toBe(1)
})
