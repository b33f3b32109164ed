// Receives events and verifies them with the library of Standard Webhooks: forged, changed and old ones are refused.
//   npm install standardwebhooks
//   SECRET=whsec_… PORT=8080 node receiver.mjs
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const { SECRET = '', PORT = '8080' } = process.env
const webhook = new Webhook(SECRET)

// Yours are in a database, in the transaction of what you make of the event.
const known = new Set()
const newest = new Map()

/** What to do with an event: your code. */
const take = ({ type, subject, data }) => console.log(type, subject, JSON.stringify(data))

createServer(async (request, response) => {
  const body = await text(request)
  let event
  try {
    // Compares the signature and the time: five minutes at most.
    event = webhook.verify(body, request.headers)
  } catch {
    return response.writeHead(401).end()
  }
  const isKnown = known.has(event.id)
  const isOld = event.sequence <= (newest.get(event.subject) ?? '')
  if (!isKnown && !isOld) {
    take(event)
    newest.set(event.subject, event.sequence)
  }
  known.add(event.id)
  // Answer at once: 15 seconds at most.
  response.writeHead(204).end()
}).listen(Number(PORT), function listening() {
  console.log(`Listening on ${this.address().port}`)
})
