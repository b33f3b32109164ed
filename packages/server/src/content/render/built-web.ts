// The web built by `npm run build`: files with hashed names, and a bundle that renders.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DocumentAssets, Render } from '@husrum/contract'
import { accepts } from '../../platform/http/compress.ts'
import type { Manifest } from './page-files.ts'
import { makePageFiles } from './page-files.ts'
import type { StaticFile, WebSource } from './web-source.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

/** File names in it contain a hash of the contents. */
const assetFolder = '/assets/'

const contentTypeOf = (path: string): string => contentTypes[extname(path)] ?? 'application/octet-stream'

const bodyOf = (client: string, path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(client, path)))

/** The build is missing or incomplete. */
export class WebNotBuilt extends Error {
  constructor(directory: string, cause?: unknown) {
    super(`The web is not built (${directory}). Run "npm run build" first.`, { cause })
    this.name = 'WebNotBuilt'
  }
}

/** Reads a build. `directory` is the web package's `dist`. Throws `WebNotBuilt` if there is none. */
export const openBuiltWeb = async (directory: string): Promise<WebSource> => {
  const client = join(directory, 'client')
  const manifestFile = join(client, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new WebNotBuilt(directory)
  const manifestText = readFileSync(manifestFile, 'utf8')
  const manifest = JSON.parse(manifestText) as Manifest
  const entry = Object.values(manifest).find(({ isEntry, file }) => isEntry === true && file.endsWith('.js'))
  if (!entry) throw new WebNotBuilt(directory)

  const files = new Set(
    readdirSync(client, { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile())
      .map((found) => join(found.parentPath, found.name).slice(client.length).replaceAll('\\', '/'))
      // Source maps are not published.
      .filter((path) => !path.startsWith('/.') && !path.endsWith('.map')),
  )

  const bundle = join(directory, 'server/entry-server.js')
  const { render } = (await import(pathToFileURL(bundle).href).catch((cause: unknown) => {
    throw new WebNotBuilt(directory, cause)
  })) as { render: Render }
  const assets: DocumentAssets = {
    entry: `/${entry.file}`,
    files: makePageFiles(manifest, (file) => readFileSync(join(client, file), 'utf8')),
    preloadFonts: Object.keys(manifest)
      .filter((key) => key.endsWith('fonts/schibsted-grotesk.woff2'))
      .map((key) => `/${manifest[key]?.file}`),
  }
  const serverText = readFileSync(bundle)

  return {
    version: createHash('sha256').update(manifestText).update(serverText).digest('hex').slice(0, 12),
    render,
    assets,
    built: {
      paths: [...files].filter((path) => path.startsWith(assetFolder)),
      read: (path) => ({ body: bodyOf(client, path), contentType: contentTypeOf(path) }),
    },
    file: makeFileReader(client, files),
  }
}

/** Text is compressed once on first request and cached; all else is small or already compressed. */
const makeFileReader = (client: string, files: ReadonlySet<string>): WebSource['file'] => {
  const kept = new Map<string, Promise<StaticFile>>()

  const read = async (path: string, encoding: 'br' | 'gzip' | undefined): Promise<StaticFile> => {
    const body = bodyOf(client, path)
    const described = {
      contentType: contentTypeOf(path),
      isImmutable: path.startsWith(assetFolder),
      isText: isText(path),
    }
    if (encoding === 'br') {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      return { ...described, encoding, body: new Uint8Array(await brotli(body, { params })) }
    }
    if (encoding === 'gzip')
      return { ...described, encoding, body: new Uint8Array(await gzipped(body, { level: 8 })) }
    return { ...described, body }
  }

  return async (path, acceptEncoding) => {
    if (!files.has(path)) return undefined
    const encoding = !isText(path)
      ? undefined
      : accepts(acceptEncoding, 'br')
        ? 'br'
        : accepts(acceptEncoding, 'gzip')
          ? 'gzip'
          : undefined
    const key = `${encoding ?? ''} ${path}`
    const known = kept.get(key)
    if (known) return known
    const reading = read(path, encoding)
    reading.catch(() => kept.delete(key))
    kept.set(key, reading)
    return reading
  }
}

const isText = (path: string): boolean => /\.(?:js|css|json|svg|txt|webmanifest)$/.test(path)
