// `npm run staff`: decisions of staff about bookings and homes, through a running server. HUSRUM_URL is its address, HUSRUM_KEY
// a key of `npm run keys`.
import { parseArgs } from 'node:util'
import { CallFailed, makeClient } from '@husrum/client'
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

Renew or withdraw the code that opens the guest list of a showing, with showings:write:
  npm run staff -- renew-host-code|withdraw-host-code <showing>

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
    },
  })
  const [command = '', id] = positionals
  const client = makeClient({
    baseUrl: needed('HUSRUM_URL', process.env.HUSRUM_URL).replace(/\/$/, ''),
    timeout: 30_000,
  })
  const key = { bearer: needed('HUSRUM_KEY', process.env.HUSRUM_KEY) }
  const target = () => needed('The id', id)
  const decision = () => ({
    id: target(),
    reason: needed('--reason', values.reason),
    by: needed('--by', values.by),
  })
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

/** One line that says how to fix it. */
const wordsOf = ({ message, status, problem }: CallFailed): string => {
  const fields = problem?.errors?.map(({ field, key }) => `${field}: ${key}`).join(', ')
  const details = [fields, problem?.present && `It is: ${problem.present}.`].filter(Boolean).join(' ')
  if (status === 401) return `${message}\nThe key is unknown, revoked or expired: see npm run keys -- list.`
  if (status === 403) return `${message}\nThe key lacks the scope for this.`
  return details === '' ? message : `${message}\n${details}`
}

try {
  await work()
} catch (cause) {
  const isUsage =
    cause instanceof UsageError || String((cause as { code?: string }).code).startsWith('ERR_PARSE_ARGS')
  console.error(cause instanceof CallFailed ? wordsOf(cause) : isUsage ? (cause as Error).message : cause)
  process.exitCode = isUsage ? 2 : 1
}
