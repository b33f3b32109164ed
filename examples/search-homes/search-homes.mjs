// Searches homes from the command line:
//   node search-homes.mjs göteborg --rooms 3 --max-price 4000000 --base-url https://www.example.com
import { parseArgs } from 'node:util'
import { CallFailed, makeClient } from '@husrum/client'
import { formatPrice, moneyOf, searchedStatuses, siteByKey } from '@husrum/domain'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'base-url': { type: 'string', default: 'http://localhost:3000' },
    site: { type: 'string', default: 'sweden' },
    rooms: { type: 'string' },
    'max-price': { type: 'string' },
    max: { type: 'string', default: '10' },
  },
})
const { catalogueSiteId: siteId, formats } = siteByKey(values.site)
const client = makeClient({ baseUrl: values['base-url'] })
const number = (text) => (text === undefined ? undefined : Number(text))

/** The places whose name begins with the words. */
const placesOf = async (text) => {
  if (text === '') return undefined
  const { hits } = await client.call('searchTags', { text, filter: { siteId }, limit: 5 })
  if (hits.length === 0) throw new Error(`We do not build in ${text}.`)
  return hits.map(({ id }) => id)
}

try {
  const { hits, estimatedTotalHits } = await client.call('searchObject', {
    limit: Number(values.max),
    sort: 'price:asc',
    filter: {
      siteId,
      status: [...searchedStatuses],
      tags: await placesOf(positionals.join(' ')),
      minRooms: number(values.rooms),
      maxPrice: number(values['max-price']),
    },
  })
  for (const { name, minRooms, livingArea, minPrice, municipality, url } of hits) {
    const price = minPrice > 0 ? formatPrice(moneyOf(minPrice), formats) : '–'
    console.log(`${price}  ${minRooms} rum  ${livingArea} m²  ${name}, ${municipality}`)
    console.log(`  ${values['base-url']}${url}`)
  }
  console.log(`${hits.length} of ${estimatedTotalHits}`)
} catch (error) {
  const wait = error instanceof CallFailed && error.retryAfter ? ` Try again in ${error.retryAfter} s.` : ''
  console.error(`${error.message}${wait}`)
  process.exitCode = 1
}
