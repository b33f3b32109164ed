// Serves one page from memory, compressed once, with the product's files: `node still-server.ts page.html <product>`.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const [file = '', product = ''] = process.argv.slice(2)
const page = gzipSync(readFileSync(file))
const files = new Map<string, Promise<{ type: string; bytes: Buffer }>>()

const fileAt = (path: string) => {
  const found =
    files.get(path) ??
    fetch(`${product}${path}`).then(async (answer) => ({
      type: answer.headers.get('content-type') ?? 'application/octet-stream',
      bytes: Buffer.from(await answer.arrayBuffer()),
    }))
  files.set(path, found)
  return found
}

createServer(async (request, response) => {
  const path = request.url ?? '/'
  if (path === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    response.end(page)
    return
  }
  const { type, bytes } = await fileAt(path)
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
  response.end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
