import { startRealPostgres } from '../../testkit/src/real-postgres.ts'
const p=await startRealPostgres(); console.log(p.url)
process.on('SIGTERM',()=>{void p.stop().then(()=>process.exit())})
setInterval(()=>{},1e6)
