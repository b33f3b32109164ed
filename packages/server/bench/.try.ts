import { seededWorld } from '/work/main/packages/testkit/src/seeded-world.ts'
import { searchQueries } from '/work/main/packages/server/bench/search-queries.ts'
import { makeInMemoryResidenceCatalogue } from '/work/main/packages/application/src/testing.ts'
import { openDatabase } from '/work/main/packages/server/src/database/open-database.ts'
import { migrate } from '/work/main/packages/server/src/database/migrate.ts'
import { insertWorld } from '/work/main/packages/server/src/search/insert-world.ts'
import { makePostgresHomeSearch } from '/work/main/packages/server/src/search/postgres-home-search.ts'
import { isDeepStrictEqual } from 'node:util'
const n=Number(process.argv[2]??300)
const t0=performance.now()
const lap=(s:string)=>console.log(s,Math.round(performance.now()-t0))
const world=seededWorld({seed:1,homes:n}); lap('world')
const database=openDatabase(process.argv[3]?{url:process.argv[3]}:{})
await migrate(database.db); lap('migrate')
if(!process.argv[4]) await insertWorld(database.db as never,world); lap('insert')
const search=makePostgresHomeSearch(database.db as never)
const oracle=makeInMemoryResidenceCatalogue(world)
const queries=searchQueries(world,{seed:5,count:n>1000?200:400,today:'2026-11-20'})
let bad=0; const times:[number,number][]=[]
for(const [i,q] of queries.entries()){const s=performance.now();const f=await search.findHomes(q);times.push([performance.now()-s,i])
 if(n<=1000||i%40===0){const o=await oracle.findHomes(q); const a={ids:f.ids,total:f.total,facets:f.facets}, b={ids:o.homes.map(h=>h.id),total:o.total,facets:o.facets}
 if(!isDeepStrictEqual(a,b)){bad++; if(bad<3)console.log(JSON.stringify(q),JSON.stringify(a).slice(0,1200),'\n',JSON.stringify(b).slice(0,1200))}}}
times.sort((a,b)=>a[0]-b[0]); const p=(x:number)=>times[Math.floor(times.length*x)]![0].toFixed(1)
console.log('bad',bad,'p50',p(.5),'p95',p(.95),'max',times.at(-1)![0].toFixed(1))
for(const [t,i] of times.slice(-5)) console.log(t.toFixed(0),JSON.stringify(queries[i]))
await database.close()
