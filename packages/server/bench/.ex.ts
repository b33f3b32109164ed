import pg from 'pg'
const c=new pg.Client({connectionString:process.argv[2]}); await c.connect()
const F="site_id=1 and rank<3"
const P="choices | ((case when inhabit_day<=20777 then 0 when inhabit_day<=20960 then 1 when inhabit_day<=21142 then 2 else 3 end)<<21) | ((case when last_showing<20777 then 3 when (case when first_showing>=20777 then first_showing else (select min(day) from unnest(showing_days) day where day>=20777) end)<20784 then 0 when first_showing<20807 then 1 else 2 end)<<23) as packed"
const qs=[
`select count(*) from home_search where ${F}`,
`select packed,count(*)::integer from (select ${P} from home_search where ${F}) r group by packed`,
`select (array_agg(packed) filter (where place=1))::text, count(distinct stage_no) filter (where place=0 and passing>0) from (select packed, stage_no, area_no, grouping(stage_no) as place, count(*) as homes, count(*) as passing from (select stage_no,area_no,${P} from home_search where ${F}) r group by grouping sets ((packed),(stage_no,area_no))) x`,
]
for(const set of ['set max_parallel_workers_per_gather=0','set max_parallel_workers_per_gather=2']){ await c.query(set); for(const q of qs){await c.query(q); const r=await c.query('explain (analyze) '+q); console.log(q.slice(0,50)); console.log(r.rows.map(x=>x['QUERY PLAN'].slice(0,150)).join('\n'))}}
await c.end()
