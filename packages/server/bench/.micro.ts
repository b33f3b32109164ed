import { seededWorld } from '@husrum/testkit/seeded-world'
import { searchQueries } from './search-queries.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { migrate } from '../src/database/migrate.ts'
import { insertWorld } from '../src/search/insert-world.ts'
import { readSnapshot } from '../src/search/catalogue-snapshot.ts'
import { makeColumnarHomeSearch } from '../src/search/columnar-home-search.ts'
import { makePlainScan } from './plain-scan.ts'
const world=seededWorld({seed:20261120,homes:Number(process.argv[2]??100000)})
const d=openDatabase(); await migrate(d.db); await insertWorld(d.db,world)
const snap=await readSnapshot(d.db,{withColumns:true}); await d.close()
const s=makeColumnarHomeSearch(async()=>snap)
const plain=makePlainScan(world.homes)
const qs=searchQueries(world,{seed:11,count:400,today:'2026-11-20'})
for(const [n,f] of [['plain',plain],['columnar',s.findHomes],['plain',plain],['columnar',s.findHomes]] as const){
 const t:number[]=[]; for(const q of qs){const a=performance.now(); await f(q); t.push(performance.now()-a)}
 t.sort((a,b)=>a-b); console.log(n,t[200]!.toFixed(2),t[380]!.toFixed(2),t[399]!.toFixed(2))}
const q0={criteria:{siteId:1,statuses:['forSale','reserved','preSelling'] as const},sort:'' as const,offset:0,limit:30,facetsAt:'2026-11-20'}
for(const [n,f] of [['plain',plain],['columnar',s.findHomes]] as const){const a=performance.now(); for(let i=0;i<50;i++) await f(q0); console.log('all',n,((performance.now()-a)/50).toFixed(2))}
