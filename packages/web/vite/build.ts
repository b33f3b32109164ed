// Builds the web for the browser and for the server at the same time: neither build needs the other.
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

await Promise.all([build({ root }), build({ root, build: { ssr: true } })])
