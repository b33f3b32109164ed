import pg from 'pg'
const c=new pg.Client({connectionString:process.argv[2]}); await c.connect(); await c.query('drop schema public cascade; create schema public'); await c.end()
