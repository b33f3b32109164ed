// `npm run staff`: decisions of staff about bookings and homes, through a running server. HUSRUM_URL is its address, HUSRUM_KEY
// a key of `npm run keys`.
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { CallAnswer, Client } from '@husrum/client'
import { CallFailed, makeClient } from '@husrum/client'
import { stringify } from 'csv-stringify/sync'
import { bankCommand, bankUsage } from './bank-command.ts'
import { wordsOfCall } from './call-failure.ts'
import { inColumns } from './in-columns.ts'

const usage = `Read, with a key of the scope bookings:read:
  npm run staff -- bookings [--status completed] [--site sweden]
  npm run staff -- booking <id>

Decide, with bookings:write; the buyer reads the reason:
  npm run staff -- confirm|refuse <booking> --reason "…" --by "Karin Ek"
  npm run staff -- release|withdraw <home> --reason "…" --by "Karin Ek"

Read the party to a contract or payment whose account is deleted, with parties:read:
  npm run staff -- party --booking <id>|--home <residence>|--payment <number> --by "Karin Ek"

Refund, with refunds:write; a refund is named by its id, or by that of its payment or booking:
  npm run staff -- refunds
  npm run staff -- refund <booking> --reason "…" --by "Karin Ek"
  npm run staff -- retry-refund <refund> --reason "…" --by "Karin Ek"
  npm run staff -- mark-refunded <refund> --reference "BG 4711" --by "Karin Ek"

${bankUsage}

Renew or withdraw the code that opens the guest list of a showing, with showings:write:
  npm run staff -- renew-host-code|withdraw-host-code <showing>

List who is interested in homes and stages, with interests:read; --csv for a spreadsheet:
  npm run staff -- interests [--open] [--site sweden] [--stage <stage>] [--csv]

Assign and answer, with interests:write; the person sees the answer in My Pages:
  npm run staff -- assign-interest <interest> --to "Eva Ek"
  npm run staff -- answer-interest <interest> --outcome answered|notReached|closed --by "Eva Ek"

List what the builder has to order, with orders:read; download a frozen list as xlsx or CSV:
  npm run staff -- order-lists [--stage <stage>]
  npm run staff -- order-list <list> --file kitchen.xlsx|kitchen.csv

Freeze a new list of a stage and supplier, with the changes since the last one marked, with orders:write:
  npm run staff -- freeze-order-list <stage> [--supplier "Kök AB"] --by "Karin Ek"

List printed material that members have ordered, with orders:read, and mark what is posted, with orders:write:
  npm run staff -- print-orders [--open] [--site sweden] [--stage <stage>] [--csv]
  npm run staff -- print-posted <order> --by "Karin Ek"

Publish news for residents, with news:write. The file is Markdown: a heading "# …", a paragraph as preamble, and the rest:
  npm run staff -- news --site sweden
  npm run staff -- publish-news <file> --site sweden --for site|stage:<id>|home:<id>|association:<id> [--at 2026-12-01T08:00+01:00]
  npm run staff -- withdraw-news <news>

Record a sale that was not made on the web, with sales:write:
  npm run staff -- sale <home> --status booked|sold --reason "…" --by "Karin Ek"`

/** The arguments are invalid. */
class UsageError extends Error {}

const needed = (name: string, value: string | undefined): string => {
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is missing.\n\n${usage}`)
  return value
}

const json = (value: unknown): void => console.log(JSON.stringify(value, null, 2))

const bookingTitles = {
  id: 'BOOKING',
  home: 'HOME',
  site: 'SITE',
  status: 'STATUS',
  buyer: 'BUYER',
  price: 'PRICE',
  started: 'STARTED',
}

type Interest = CallAnswer<'getInterests'>['interests'][number]

const interestTitles = {
  id: 'INTEREST',
  about: 'HOME OR STAGE',
  name: 'PERSON',
  email: 'E-MAIL',
  phone: 'PHONE',
  registered: 'REGISTERED',
  due: 'DUE',
  state: 'STATE',
}

const interestRow = ({ id, about, person, registeredAt, dueOn, assigned, answer }: Interest) => ({
  id,
  about,
  name: person.name,
  email: person.email,
  phone: person.phone ?? '',
  registered: registeredAt.slice(0, 16).replace('T', ' '),
  due: dueOn ?? '',
  state: answer ? `${answer.outcome} by ${answer.by}` : assigned ? `assigned to ${assigned.to}` : 'open',
})

const everyInterest = async (
  client: Client,
  key: { readonly bearer: string },
  wanted: object,
): Promise<readonly Interest[]> => {
  const all: Interest[] = []
  for (let after: string | undefined; ; ) {
    const { interests, next } = await client.call('getInterests', { ...wanted, after } as never, key)
    all.push(...interests)
    if (next === undefined) return all
    after = next
  }
}

const listInterests = (interests: readonly Interest[], isCsv: boolean): void => {
  if (isCsv) {
    const rows = interests.map((interest) => ({ ...interestRow(interest), message: interest.message ?? '' }))
    printCsv(rows, { ...interestTitles, message: 'MESSAGE' })
    return
  }
  console.log(
    interests.length === 0 ? 'No interests.' : inColumns(interests.map(interestRow), interestTitles),
  )
}

const listTitles = {
  id: 'LIST',
  stage: 'STAGE',
  supplier: 'SUPPLIER',
  number: 'NUMBER',
  rows: 'ROWS',
  state: 'STATE',
}

const printTitles = {
  id: 'ORDER',
  stage: 'STAGE',
  material: 'MATERIAL',
  name: 'NAME',
  address: 'ADDRESS',
  postalCode: 'POSTAL CODE',
  city: 'CITY',
  ordered: 'ORDERED',
  posted: 'POSTED',
}

/** Rows as CSV for spreadsheets and label printers; no cell is a formula. */
const printCsv = (rows: readonly object[], columns: Readonly<Record<string, string>>): void =>
  void process.stdout.write(
    stringify([...rows], { header: true, columns, bom: true, delimiter: ';', escape_formulas: true }),
  )

const orderListRowsOf = ({ lists, current }: CallAnswer<'getOrderLists'>) => [
  ...current.map(({ stageId, supplier, rowCount, frozen, changed, lastDay }) => ({
    id: '',
    stage: stageId,
    supplier,
    number: '',
    rows: String(rowCount),
    state: [
      frozen === undefined
        ? 'not frozen'
        : changed === 0
          ? `as list ${frozen}`
          : `${changed} changed since ${frozen}`,
      ...(lastDay === undefined ? [] : [`last day ${lastDay}`]),
    ].join(', '),
  })),
  ...lists.map(({ id, stageId, supplier, number, rowCount, frozenAt, frozenBy }) => ({
    id,
    stage: stageId,
    supplier,
    number: String(number),
    rows: String(rowCount),
    state: `frozen ${frozenAt.slice(0, 10)} by ${frozenBy}`,
  })),
]

const everyPrintOrder = async (client: Client, key: { readonly bearer: string }, wanted: object) => {
  const all: CallAnswer<'getStaffPrintOrders'>['orders'] = []
  for (let after: string | undefined; ; ) {
    const { orders, next } = await client.call('getStaffPrintOrders', { ...wanted, after } as never, key)
    all.push(...orders)
    if (next === undefined) return all
    after = next
  }
}

/** Saves a frozen list; the extension of the file says in which format. */
const saveOrderList = async (
  { baseUrl, bearer }: { readonly baseUrl: string; readonly bearer: string },
  id: string,
  file: string,
): Promise<void> => {
  const format = /\.(xlsx|csv)$/i.exec(file)?.[1]?.toLowerCase()
  if (format === undefined) throw new UsageError(`--file is not an xlsx or csv file: ${file}\n\n${usage}`)
  const path = `/services/staff/order_lists/${encodeURIComponent(id)}/file?format=${format}`
  const answer = await fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${bearer}` } })
  if (!answer.ok) throw new UsageError(`The list cannot be read: ${answer.status}.`)
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()))
  console.log(`${file} is written.`)
}

const audienceKinds = ['stage', 'home', 'association'] as const

/** `site`, or a kind and an id: `stage:kajutan`. */
const audienceOf = (text: string) => {
  if (text === 'site') return { kind: 'site' } as const
  const at = text.indexOf(':')
  const kind = audienceKinds.find((each) => each === text.slice(0, at))
  if (kind === undefined) throw new UsageError(`--for is not an audience: ${text}\n\n${usage}`)
  return { kind, id: text.slice(at + 1) }
}

/** With or without seconds. */
const momentOf = (text: string): string => {
  const moment = new Date(text)
  if (!/T[\d:.]{1,20}(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime()))
    throw new UsageError(`--at is a moment with its time zone, such as 2026-12-01T08:00+01:00, not ${text}`)
  return moment.toISOString()
}

/** The heading, the first paragraph and the rest of a Markdown file. */
const newsIn = async (file: string) => {
  const [heading = '', preamble = '', ...rest] = (await readFile(file, 'utf8')).trim().split(/\r?\n\s*\n/)
  if (!heading.startsWith('# ') || preamble === '' || rest.length === 0)
    throw new UsageError(`${file} needs a heading "# …", a paragraph as preamble, and a text.\n\n${usage}`)
  return { title: heading.slice(2).trim(), preamble: preamble.trim(), body: rest.join('\n\n') }
}

const work = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      site: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
      reference: { type: 'string' },
      booking: { type: 'string' },
      home: { type: 'string' },
      payment: { type: 'string' },
      stage: { type: 'string' },
      supplier: { type: 'string' },
      file: { type: 'string' },
      for: { type: 'string' },
      at: { type: 'string' },
      to: { type: 'string' },
      outcome: { type: 'string' },
      account: { type: 'string' },
      amount: { type: 'string' },
      claim: { type: 'string' },
      open: { type: 'boolean' },
      csv: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) return console.log(usage)
  const [command = '', id] = positionals
  const baseUrl = needed('HUSRUM_URL', process.env.HUSRUM_URL).replace(/\/$/, '')
  const client = makeClient({ baseUrl, timeout: 30_000 })
  const key = { bearer: needed('HUSRUM_KEY', process.env.HUSRUM_KEY) }
  const target = () => needed('The id', id)
  const decision = () => ({
    id: target(),
    reason: needed('--reason', values.reason),
    by: needed('--by', values.by),
  })
  if (await bankCommand({ client, key, positionals, values, needed })) return
  switch (command) {
    case 'bookings': {
      const { status, site } = values
      const { bookings, next } = await client.call('getStaffBookings', { status, site } as never, key)
      const rows = bookings.map((booking) => ({
        id: booking.id,
        home: booking.home.name,
        site: booking.site,
        status: booking.status,
        buyer: booking.buyer?.name ?? '',
        price: `${booking.price} ${booking.currency}`,
        started: booking.startedAt.slice(0, 16).replace('T', ' '),
      }))
      console.log(rows.length === 0 ? 'No bookings.' : inColumns(rows, bookingTitles))
      if (next !== undefined) console.error('There are older bookings. Filter by --status or --site.')
      return
    }
    case 'booking':
      return json(await client.call('getStaffBooking', { id: target() }, key))
    case 'party': {
      const { booking, home, payment } = values
      const by = needed('--by', values.by)
      return json(await client.call('readContractParties', { by, booking, home, payment } as never, key))
    }
    case 'confirm':
      return json(await client.call('confirmBooking', decision(), key))
    case 'refuse':
      return json(await client.call('refuseBooking', decision(), key))
    case 'refund':
      return json(await client.call('refundBooking', decision(), key))
    case 'refunds':
      return json(await client.call('getStaffRefunds', {}, key))
    case 'retry-refund':
      return json(await client.call('retryRefund', decision(), key))
    case 'mark-refunded': {
      const settled = { by: needed('--by', values.by), reference: needed('--reference', values.reference) }
      return json(await client.call('markRefundPaid', { id: target(), ...settled }, key))
    }
    case 'interests':
      return listInterests(
        await everyInterest(client, key, {
          site: values.site,
          stageId: values.stage,
          ...(values.open === true && { state: 'open' }),
        }),
        values.csv === true,
      )
    case 'assign-interest':
      return json(await client.call('assignInterest', { id: target(), to: needed('--to', values.to) }, key))
    case 'answer-interest': {
      const outcome = needed('--outcome', values.outcome) as 'answered' | 'notReached' | 'closed'
      const answer = { id: target(), by: needed('--by', values.by), outcome }
      return json(await client.call('answerInterest', answer, key))
    }
    case 'order-lists': {
      const rows = orderListRowsOf(
        await client.call('getOrderLists', { ...(values.stage && { stageId: values.stage }) }, key),
      )
      return console.log(rows.length === 0 ? 'No options to order.' : inColumns(rows, listTitles))
    }
    case 'order-list':
      return saveOrderList({ baseUrl, ...key }, target(), needed('--file', values.file))
    case 'freeze-order-list': {
      const stageId = needed('The stage', id)
      const wanted = { stageId, supplier: values.supplier ?? '', by: needed('--by', values.by) }
      const { rows, ...list } = await client.call('freezeOrderList', wanted, key)
      return json({ ...list, rows: rows.length, changed: rows.filter(({ change }) => change).length })
    }
    case 'print-orders': {
      const { site, stage: stageId, open } = values
      const wanted = { site, stageId, ...(open === true && { state: 'open' }) }
      const rows = (await everyPrintOrder(client, key, wanted)).map((order) => ({
        id: order.id,
        stage: order.stageName,
        name: order.name,
        address: order.address,
        postalCode: order.postalCode,
        city: order.city,
        material: order.material.join(', '),
        ordered: order.orderedAt.slice(0, 10),
        posted: order.posted ? `${order.posted.at.slice(0, 10)} by ${order.posted.by}` : '',
      }))
      if (values.csv === true) return printCsv(rows, printTitles)
      return console.log(rows.length === 0 ? 'No print orders.' : inColumns(rows, printTitles))
    }
    case 'print-posted':
      return json(
        await client.call('markPrintOrderPosted', { id: target(), by: needed('--by', values.by) }, key),
      )
    case 'news':
      return json(await client.call('getStaffNews', { site: needed('--site', values.site) }, key))
    case 'publish-news':
      return json(
        await client.call(
          'publishNews',
          {
            ...(await newsIn(needed('The file', id))),
            site: needed('--site', values.site),
            audience: audienceOf(needed('--for', values.for)),
            ...(values.at !== undefined && { publishAt: momentOf(values.at) }),
          },
          key,
        ),
      )
    case 'withdraw-news':
      await client.call('withdrawNews', { id: target() }, key)
      return console.log('Withdrawn.')
    case 'release':
      return json(await client.call('releaseHome', decision(), key))
    case 'renew-host-code':
      return json(await client.call('renewHostCode', { id: target() }, key))
    case 'withdraw-host-code':
      return json(await client.call('withdrawHostCode', { id: target() }, key))
    case 'withdraw':
      return json(await client.call('withdrawHome', decision(), key))
    case 'sale': {
      const status = needed('--status', values.status) as 'booked' | 'sold'
      return json(await client.call('recordSale', { ...decision(), status }, key))
    }
    default:
      throw new UsageError(usage)
  }
}

try {
  await work()
} catch (cause) {
  const { code = '' } = cause as { readonly code?: string }
  const isUsage = cause instanceof UsageError || code.startsWith('ERR_PARSE_ARGS') || code === 'ENOENT'
  console.error(
    cause instanceof CallFailed
      ? wordsOfCall(cause, process.env.HUSRUM_URL ?? '')
      : isUsage
        ? (cause as Error).message
        : cause,
  )
  process.exitCode = isUsage ? 2 : 1
}
