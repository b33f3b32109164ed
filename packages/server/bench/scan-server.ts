// The plain scan, with thirty homes as JSON, behind Node's own HTTP: `node scan-server.ts <objects> <queries>`.
import { createServer } from 'node:http'
import { demoWorld } from '@husrum/demo'
import { toObjectHitDto } from '../src/catalogue/search/residence-mappers.ts'
import { makePlainScan } from './plain-scan.ts'
import { searchQueries } from './search-queries.ts'

const [objects, count] = process.argv.slice(2).map(Number)
const today = new Date().toISOString().slice(0, 10)
const world = demoWorld.generate({ seed: 20_261_120, objects: objects ?? 20_000, anchor: today })
const queries = searchQueries(world, { seed: 11, count: count ?? 400, today })
const scan = makePlainScan(world.homes, today)
const homes = new Map(world.homes.map((home) => [home.id, home]))

createServer((request, response) => {
  const at = Number(new URL(request.url ?? '/', 'http://localhost').searchParams.get('query'))
  request.resume()
  const query = queries[at % queries.length]
  if (!query) return response.writeHead(404).end()
  const { ids, total } = scan(query)
  const hits = ids.flatMap((id) => homes.get(id) ?? []).map(toObjectHitDto)
  response.writeHead(200, { 'content-type': 'application/json' })
  return response.end(JSON.stringify({ hits, estimatedTotalHits: total }))
}).listen(Number(process.env.PORT), '127.0.0.1')
