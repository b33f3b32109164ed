// The answers that the server sent with a page, before and after the query library is loaded.
import { describe, expect, it } from 'vitest'
import { loadOnce } from '../lazy/load-once.ts'
import { makeQueryLibrary } from './query-library.ts'
import { fetchSent, makePageQueries } from './sent-queries.ts'

const key = (town: string) => ['homes', { town }]
const sent = [{ queryKey: key('Lund'), data: ['Lund 1'] }]

describe('The answers that came with a page', () => {
  it('are found by their query key only', () => {
    const queries = makePageQueries(
      sent,
      loadOnce(async () => makeQueryLibrary(sent)),
    )
    expect([queries.known(key('Lund')), queries.known(key('Malmö'))]).toEqual([['Lund 1'], undefined])
  })

  it('are in the query library from the start, and its cache is used from then on', async () => {
    const queries = makePageQueries(
      sent,
      loadOnce(async () => makeQueryLibrary(sent)),
    )
    const { client } = await queries.library.load()
    expect(queries.known(key('Lund'))).toEqual(['Lund 1'])
    client.setQueryData(key('Lund'), ['Lund 1', 'Lund 2'])
    expect(queries.known(key('Lund'))).toEqual(['Lund 1', 'Lund 2'])
  })

  it('are the only data at hydration; a missing one rejects', async () => {
    const fetch = fetchSent(sent)
    const queryFn = () => Promise.reject(new Error('Nothing is asked'))
    expect(await fetch({ queryKey: key('Lund'), queryFn })).toEqual(['Lund 1'])
    await expect(fetch({ queryKey: key('Malmö'), queryFn })).rejects.toThrow('not sent')
  })
})
