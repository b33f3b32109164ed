// A company brings its seller, its texts and its PDF papers by command.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@husrum/contract'
import { aStageRecord } from '@husrum/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPdf } from '../../buying/documents/index.ts'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { openBookingsForTests } from '../../testing/bookings.ts'
import type { PapersServer } from './command.ts'
import { runPapersCommand } from './command.ts'

let house: BookingsForTests
let folder: string
let server: PapersServer
let uploads = 0

const send = async (path: string, init: RequestInit): Promise<never> => {
  const { status, body } = await house.browser().send(path, init)
  if (status >= 400) throw Object.assign(new Error(String(status)), { problem: body })
  return body as never
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husrum-papers-'))
  house = await openBookingsForTests({ withDocuments: true, withPapers: true })
  const { secret } = await house.integrationKeys.create({ name: 'Files', scopes: ['catalogue:write'] })
  const authorization = `Bearer ${secret}`
  server = {
    call: (name, request) => {
      const { method, path } = endpoints[name]
      const query = method === 'GET' ? `?${new URLSearchParams(request as never)}` : ''
      return send(path + query, {
        method,
        headers: { authorization, ...(method === 'POST' && { 'content-type': 'application/json' }) },
        ...(method === 'POST' && { body: JSON.stringify(request) }),
      })
    },
    upload: async (path, bytes, name) => {
      uploads += 1
      const form = new FormData()
      form.append('file', new File([Buffer.from(bytes)], name))
      const { file } = await send(path, { method: 'POST', headers: { authorization }, body: form })
      return file
    },
  }
  await house.db
    .insertInto('catalogue_records')
    .values({
      source: 'files',
      kind: 'stage',
      external_id: 'kajutan',
      id: 'files-kajutan',
      site_id: 1,
      record: JSON.stringify(aStageRecord()),
    })
    .execute()
})
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})

const catalogue = async (...args: readonly string[]) => {
  const lines: string[] = []
  const errors: string[] = []
  const code = await runPapersCommand(args, {
    directory: folder,
    server,
    print: (text) => lines.push(text),
    printError: (text) => errors.push(text),
  })
  return { code, stdout: lines.join('\n'), stderr: errors.join('\n') }
}

const seller = {
  key: 'kajutan',
  country: 'SE',
  siteIds: [1],
  legalName: 'Kajutan Bostad AB',
  organisationNumber: '556036-0793',
  address: 'Kajgatan 1, 417 56 Göteborg',
  email: 'avtal@example.com',
  phone: '+46 31 10 20 30',
  signatories: ['Eva Ek'],
}
const agreement = '# Avtal\n{{parties}}\n{{home}}\n{{price}}\nDatum: {{booking.date}}\n'

it('Sellers are set from a file, and printed', async () => {
  await writeFile(join(folder, 'sellers.json'), JSON.stringify([seller]))
  expect(await catalogue('sellers', 'sellers.json')).toMatchObject({
    code: 0,
    stdout: '  kajutan: Kajutan Bostad AB, 556036-0793, sites 1',
  })
  expect(JSON.parse((await catalogue('sellers')).stdout)).toEqual({ sellers: [seller] })
  await writeFile(join(folder, 'wrong.json'), JSON.stringify([{ ...seller, organisationNumber: '1' }]))
  expect(await catalogue('sellers', 'wrong.json')).toMatchObject({
    code: 1,
    stderr: '  wrong.json sellers.0.organisationNumber: orgNr\nNothing was changed.',
  })
})

it('Texts are checked with file, line and column, previewed and applied', async () => {
  const file = join(folder, 'booking-agreement.sv.condominium.md')
  await writeFile(file, agreement.replace('{{price}}', 'Pris: {{price.all}}'))
  expect(await catalogue('templates', 'apply', '--site', '1', '.')).toMatchObject({
    code: 1,
    stdout: [
      'booking-agreement.sv.condominium.md: 2 problems',
      '  booking-agreement.sv.condominium.md:4:7 {{price.all}} does not exist',
      '  booking-agreement.sv.condominium.md:5:1 one of these is required, outside of conditions: price / price.total',
    ].join('\n'),
    stderr: 'Nothing was sent. Correct the lines above.',
  })
  await writeFile(file, agreement)
  expect((await catalogue('templates', 'check', '.')).code).toBe(0)
  expect((await catalogue('templates', 'preview', '--site', '1', '.')).code).toBe(0)
  const pdf = await readFile(file.replace('.md', '.pdf'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const applied = await catalogue('templates', 'apply', '--site', '1', '.')
  expect(applied.stdout).toContain('site 1 booking-agreement.sv.condominium: version 1, created')
  expect((await catalogue('templates', 'list', '--site', '1')).stdout).toMatch(
    /booking-agreement\.sv\.condominium\s+1\s/,
  )
})

it('The built-in texts are a start, and never overwrite a file', async () => {
  const start = async () => (await catalogue('templates', 'start', '--site', '1', 'own')).stdout
  expect(await start()).toContain('own/booking-terms.sv.md: Villkor för bokningen')
  expect(await readFile(join(folder, 'own/booking-terms.sv.md'), 'utf8')).toContain(
    'Bokningsavgiften är {{price.fee}}.',
  )
  expect(await start()).toContain('booking-terms.sv.md: exists, left as it is')
  expect((await catalogue('templates', 'check', 'own')).code).toBe(0)
})

it('Papers are uploaded once', async () => {
  const bytes = await drawPdf(
    {
      title: 'Plan',
      language: 'sv',
      subtitle: '',
      blocks: [{ kind: 'paragraph', text: 'Plan' }],
      footer: '',
    },
    0,
  )
  await mkdir(join(folder, 'papers'))
  await writeFile(join(folder, 'papers/plan.pdf'), bytes)
  const paper = {
    externalId: 'plan',
    stage: 'kajutan',
    kind: 'economicPlan',
    titles: { sv: 'Ekonomisk plan' },
    visibility: 'public',
    path: 'plan.pdf',
  }
  await writeFile(join(folder, 'papers/papers.json'), JSON.stringify({ papers: [paper] }))
  const apply = () => catalogue('papers', '--source', 'files', 'papers/papers.json')
  expect(await apply()).toMatchObject({ code: 0, stdout: '  plan: created' })
  expect(await apply()).toMatchObject({ code: 0, stdout: '  plan: unchanged' })
  expect(uploads).toBe(1)
  await writeFile(join(folder, 'papers/plan.pdf'), 'no PDF')
  expect(await apply()).toMatchObject({ code: 1, stderr: '  plan.pdf: fileType\nNothing was changed.' })
})

it.each([
  [['templates']],
  [['templates', 'apply', '.']],
  [['papers', 'papers.json']],
  [['sellers', 'missing.json']],
  [['templates', 'check', 'missing']],
])('Wrong arguments are explained: %j', async (args) => {
  expect((await catalogue(...args)).code).toBe(2)
})
