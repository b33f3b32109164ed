// Verifies the signatures of a booking, or of a document of a home. The exit code is 1 for an invalid signature, 2 if nothing was found.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bookingThing, documentThing, verifySignatures } from './buying/documents/index.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { openSecretKeys } from './platform/secrets/open-secret-keys.ts'
import { readSettings } from './platform/settings/server-settings.ts'
import { storedSecret } from './platform/settings/stored-secret.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', multiple: true, default: [] } },
})
const [id = ''] = positionals
const settings = readSettings(process.env, [], resolve(import.meta.dirname, '../../..'))
const database = openDatabase({ url: settings.databaseUrl, directory: settings.dataDirectory })
const keys = await openSecretKeys(database.db, {
  secret: settings.signIn.secret ?? storedSecret(settings.dataDirectory),
  also: settings.signIn.secretsAlso,
})

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
const options = {
  db: database.db,
  keys,
  roots: values.root.map((each) => each.toLowerCase().replaceAll(':', '')),
}
const ofBooking = isId ? await verifySignatures(bookingThing(id), options) : []
const found = isId && ofBooking.length === 0 ? await verifySignatures(documentThing(id), options) : ofBooking
await database.close()

for (const { role, provider, signedAt, name, isVoid, documents, problems, notes } of found) {
  console.log(`${name || 'Unnamed'} (${role}), ${provider}, ${new Date(signedAt).toISOString()}`)
  if (isVoid) console.log('  Revoked since: it is no longer binding.')
  for (const { title, hash, pdfHash } of documents)
    console.log(`  ${title}\n    text ${hash}\n    PDF  ${pdfHash}`)
  for (const note of notes) console.log(`  ${note}`)
  for (const problem of problems) console.log(`  WRONG: ${problem}`)
  if (problems.length === 0) console.log('  Valid: our seal, the documents and the proof of the provider.')
}
if (found.length === 0) console.error('The booking or document has no signature.')
process.exitCode = found.length === 0 ? 2 : found.some(({ problems }) => problems.length > 0) ? 1 : 0
