import pg from './packages/server/node_modules/pg/lib/index.js'
const c = new pg.Client('postgres://husrum:husrum@127.0.0.1:4303/husrum_test'); await c.connect()
for (const q of ['select status,count(*) from bookings group by 1','select count(*) from cases','select count(*) from interests','select count(*) from marked_homes','select count(*) from sessions','select state,count(*) from uploads group by 1','select name,state,count(*), min(start_after), max(retry_count) from pgboss.job group by 1,2','select status,count(*) from payments group by 1', 'select status, count(*) from payment_refunds group by 1', 'select count(*) from case_messages']) console.log(q, JSON.stringify((await c.query(q)).rows))
await c.end()
