// A query on a page: answered by what came with the page, fetched only if it changes, and retried after a failure.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeQueryLibrary } from '../app/query-library.ts'
import { makePageQueries } from '../app/sent-queries.ts'
import { loadOnce } from '../lazy/load-once.ts'
import type { AnsweredQuery, Query, QueryLibrary } from './queries.tsx'
import { QueriesProvider } from './queries.tsx'
import { useLiveQuery } from './use-live-query.ts'

afterEach(cleanup)

type Ask = (town: string) => Promise<string>

/** Homes in a town; `ask` answers for towns that have not been requested yet. */
const homesIn = (town: string, ask: Ask): Query<string> => ({
  queryKey: ['homes', { town }],
  queryFn: () => ask(town),
})

/** The answers that the server sends with a page about these towns. */
const sentAbout = (...towns: readonly string[]): readonly AnsweredQuery[] =>
  towns.map((town) => ({ queryKey: ['homes', { town }], data: `Homes in ${town}` }))

const Page = ({ ask, hasFailed }: { ask: Ask; hasFailed: boolean }) => {
  const [town, setTown] = useState('Lund')
  const { data, isError, isPreviousData, retry } = useLiveQuery(homesIn(town, ask), { hasFailed })
  return (
    <>
      <output aria-busy={isPreviousData}>{isError ? 'Failed' : (data ?? 'Nothing')}</output>
      {['Lund', 'Malmö'].map((name) => (
        <button key={name} type="button" onClick={() => setTown(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={retry}>
        Again
      </button>
    </>
  )
}

const open = ({
  sent,
  ask = async (town) => `Homes in ${town}`,
  load = async () => makeQueryLibrary(sent, false),
  hasFailed = false,
}: {
  sent: readonly AnsweredQuery[]
  ask?: Ask
  load?: () => Promise<QueryLibrary>
  hasFailed?: boolean
}) => {
  const loads: true[] = []
  const asked: string[] = []
  const queries = makePageQueries(
    sent,
    loadOnce(() => {
      loads.push(true)
      return load()
    }),
  )
  render(
    <QueriesProvider queries={queries}>
      <Page
        hasFailed={hasFailed}
        ask={(town) => {
          asked.push(town)
          return ask(town)
        }}
      />
    </QueriesProvider>,
  )
  return { queries, loads, asked }
}
const shown = () => screen.getByRole('status').textContent
const isPrevious = () => screen.getByRole('status').getAttribute('aria-busy') === 'true'
const shows = (words: string) => waitFor(() => expect(shown()).toBe(words))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('A query', () => {
  it('shows the answer that came with the page immediately, without loading or fetching', () => {
    const { loads, asked } = open({ sent: sentAbout('Lund') })
    expect(shown()).toBe('Homes in Lund')
    expect([loads, asked]).toEqual([[], []])
  })

  it('keeps the previous answer until the new one arrives', async () => {
    const answer = Promise.withResolvers<string>()
    const library = Promise.withResolvers<QueryLibrary>()
    const sent = sentAbout('Lund')
    const { asked } = open({ sent, ask: () => answer.promise, load: () => library.promise })
    await press('Malmö')
    expect([shown(), isPrevious()]).toEqual(['Homes in Lund', true])
    library.resolve(makeQueryLibrary(sent, false))
    await waitFor(() => expect(asked).toEqual(['Malmö']))
    expect([shown(), isPrevious()]).toEqual(['Homes in Lund', true])
    answer.resolve('Three homes')
    await shows('Three homes')
    expect(isPrevious()).toBe(false)
  })

  it('does not fetch a recent answer again', async () => {
    const { asked } = open({ sent: sentAbout('Lund') })
    await press('Malmö')
    await shows('Homes in Malmö')
    await press('Lund')
    await shows('Homes in Lund')
    expect([isPrevious(), asked]).toEqual([false, ['Malmö']])
  })

  it('is fetched by the browser if the server had no answer', async () => {
    const { asked } = open({ sent: [] })
    await shows('Homes in Lund')
    expect(asked).toEqual(['Lund'])
  })

  it('is not fetched again when the library is loaded for another purpose', async () => {
    const { queries, asked } = open({ sent: sentAbout('Lund') })
    const { client } = await queries.library.load()
    client.setQueryData(['homes', { town: 'Lund' }], 'Homes in Lund, and one more')
    await shows('Homes in Lund, and one more')
    expect(asked).toEqual([])
  })

  it('shows a failure of the service, and can be retried', async () => {
    let isAway = true
    open({
      sent: sentAbout('Lund'),
      ask: async (town) => {
        if (isAway) throw new Error('away')
        return `Homes in ${town}`
      },
    })
    await press('Malmö')
    await shows('Failed')
    isAway = false
    await press('Again')
    await shows('Homes in Malmö')
  })

  it('fails if the library cannot be loaded, and can be retried', async () => {
    let isAway = true
    const sent = sentAbout('Lund')
    open({
      sent,
      load: async () => {
        if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
        return makeQueryLibrary(sent, false)
      },
    })
    await press('Malmö')
    await shows('Failed')
    isAway = false
    await press('Again')
    await shows('Homes in Malmö')
  })
})
