// A question on a page: answered by what came along, asked only when it is another, and asked again when it failed.
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

/** Homes in a town; `ask` answers for those that nobody has asked about yet. */
const homesIn = (town: string, ask: Ask): Query<string> => ({
  queryKey: ['homes', { town }],
  queryFn: () => ask(town),
})

/** What the server sends along with a page about these towns. */
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

describe('A question', () => {
  it('whose answer came with the page is shown at once, and nothing is loaded or asked', () => {
    const { loads, asked } = open({ sent: sentAbout('Lund') })
    expect(shown()).toBe('Homes in Lund')
    expect([loads, asked]).toEqual([[], []])
  })

  it('that is new keeps the last answer until its own is there', async () => {
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

  it('that was answered a moment ago is not asked again', async () => {
    const { asked } = open({ sent: sentAbout('Lund') })
    await press('Malmö')
    await shows('Homes in Malmö')
    await press('Lund')
    await shows('Homes in Lund')
    expect([isPrevious(), asked]).toEqual([false, ['Malmö']])
  })

  it('that the server could not answer is asked by the browser', async () => {
    const { asked } = open({ sent: [] })
    await shows('Homes in Lund')
    expect(asked).toEqual(['Lund'])
  })

  it('is asked nothing more when the library is loaded for something else', async () => {
    const { queries, asked } = open({ sent: sentAbout('Lund') })
    const { client } = await queries.library.load()
    client.setQueryData(['homes', { town: 'Lund' }], 'Homes in Lund, and one more')
    await shows('Homes in Lund, and one more')
    expect(asked).toEqual([])
  })

  it('that the service refuses says so, and can be asked again', async () => {
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

  it('fails where the library cannot be loaded, and can be asked again', async () => {
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
