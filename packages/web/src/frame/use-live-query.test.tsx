// A question on a page: answered by what came along, asked only when it is another, and asked again when it failed.
import type { DehydratedState } from '@tanstack/react-query'
import { dehydrate, queryOptions } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeAnswerCache } from './answer-cache.ts'
import type { AnswerCache } from './answers.ts'
import { makeAnswers } from './answers.ts'
import { AnswersProvider } from './answers-context.tsx'
import { previousAnswer, useAnswer } from './use-answer.ts'

afterEach(cleanup)

/** Homes in a town; `ask` answers for those that nobody has asked about yet. */
const homesIn = (town: string, ask: (town: string) => Promise<string>) =>
  queryOptions({ queryKey: ['homes', { town }], queryFn: () => ask(town) })

/** What the server would send along with a page about these towns. */
const sentAbout = async (towns: readonly string[]): Promise<DehydratedState> => {
  const { client } = makeAnswerCache('server')
  for (const town of towns) await client.fetchQuery(homesIn(town, async () => `Homes in ${town}`))
  return JSON.parse(JSON.stringify(dehydrate(client))) as DehydratedState
}

const Page = ({ ask }: { ask: (town: string) => Promise<string> }) => {
  const [town, setTown] = useState('Lund')
  const { data, isError, isPlaceholderData, refetch } = useAnswer({
    ...homesIn(town, ask),
    placeholderData: previousAnswer,
  })
  return (
    <>
      <output aria-busy={isPlaceholderData}>{isError ? 'Failed' : (data ?? 'Nothing')}</output>
      <button type="button" onClick={() => setTown('Malmö')}>
        Malmö
      </button>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    </>
  )
}

const open = async ({
  sent,
  ask = async (town) => `Homes in ${town}`,
  load,
}: {
  sent: DehydratedState
  ask?: (town: string) => Promise<string>
  load?: () => Promise<AnswerCache>
}) => {
  const brought: true[] = []
  const asked: string[] = []
  const answers = makeAnswers({
    sent,
    load: async () => {
      brought.push(true)
      return load ? load() : makeAnswerCache('browser', sent, false)
    },
  })
  render(
    <AnswersProvider answers={answers}>
      <Page
        ask={(town) => {
          asked.push(town)
          return ask(town)
        }}
      />
    </AnswersProvider>,
  )
  return { answers, brought, asked }
}
const shown = () => screen.getByRole('status').textContent
const shows = (words: string) => waitFor(() => expect(shown()).toBe(words))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('A question', () => {
  it('whose answer came with the page is shown at once, and nothing is brought or asked', async () => {
    const { brought, asked } = await open({ sent: await sentAbout(['Lund']) })
    expect(shown()).toBe('Homes in Lund')
    expect([brought, asked]).toEqual([[], []])
  })

  it('that is new keeps the last answer until its own is there', async () => {
    let answer: (words: string) => void = () => undefined
    let arrive: () => void = () => undefined
    const sent = await sentAbout(['Lund'])
    const { asked } = await open({
      sent,
      ask: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
      load: () =>
        new Promise((resolve) => {
          arrive = () => resolve(makeAnswerCache('browser', sent, false))
        }),
    })
    await press('Malmö')
    expect(shown()).toBe('Homes in Lund')
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
    arrive()
    await waitFor(() => expect(asked).toEqual(['Malmö']))
    expect(shown()).toBe('Homes in Lund')
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
    answer('Three homes')
    await shows('Three homes')
  })

  it('that the server could not answer is asked by the browser', async () => {
    const { asked } = await open({ sent: await sentAbout([]) })
    await shows('Homes in Lund')
    expect(asked).toEqual(['Lund'])
  })

  it('is asked nothing more when the cache comes for something else', async () => {
    const { answers, asked } = await open({ sent: await sentAbout(['Lund']) })
    const { client } = await answers.bring()
    client.setQueryData(homesIn('Lund', async () => '').queryKey, 'Homes in Lund, and one more')
    await shows('Homes in Lund, and one more')
    expect(asked).toEqual([])
  })

  it('fails where the cache cannot be had, and can be asked again', async () => {
    let isAway = true
    const sent = await sentAbout(['Lund'])
    await open({
      sent,
      load: async () => {
        if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
        return makeAnswerCache('browser', sent, false)
      },
    })
    await press('Malmö')
    await shows('Failed')
    isAway = false
    await press('Again')
    await shows('Homes in Malmö')
  })
})
