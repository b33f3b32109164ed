// The part of `npm run staff` about bank transfers: files of the bank, lines, matches, and transfers back.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import type { CallAnswer, Client } from '@husrum/client'
import { inColumns } from './in-columns.ts'

export const bankUsage = `Read what came in on the accounts of the sellers, with money:write. The same file, or line, again changes nothing:
  npm run staff -- bank-file <camt.053, camt.054, BgMax or OCR giro file> …
  npm run staff -- bank-lines [<file>] --account 5050-1055 --by "Karin Ek"     lines of: day;amount;reference;payer, or pasted
  npm run staff -- payments list [--open]                                      with suggestions
  npm run staff -- payments claims                                             what is not paid yet, with references
  npm run staff -- payments match <line> --claim <reference> [--amount 500] --by "Karin Ek"
  npm run staff -- payments unmatch <line> --by "Karin Ek"

Transfer back in two steps, by two people with two keys (money:write or tasks:write, then tasks:write):
  npm run staff -- payments pay-back <line> [--amount 500] --by "Eva Ek"       what pays nothing
  npm run staff -- payments prepare <task> --by "Eva Ek"                       after a purchase has ended
  npm run staff -- payments paid-back <task> --reference "BG 4711" --by "Karin Ek"`

export interface BankCommand {
  readonly client: Client
  readonly key: { readonly bearer: string }
  readonly positionals: readonly string[]
  readonly values: {
    readonly account?: string | undefined
    readonly amount?: string | undefined
    readonly by?: string | undefined
    readonly claim?: string | undefined
    readonly open?: boolean | undefined
    readonly reference?: string | undefined
  }
  /** Throws with the usage if the value is absent. */
  readonly needed: (name: string, value: string | undefined) => string
}

type Line = CallAnswer<'getBankLines'>['lines'][number]

const lineTitles = {
  id: 'LINE',
  bookedOn: 'BOOKED',
  amount: 'AMOUNT',
  rest: 'LEFT',
  state: 'STATE',
  payer: 'PAYER',
  reference: 'REFERENCE',
  about: 'PAYS, OR MAY PAY',
}

const rowOf = (line: Line) => ({
  id: line.id,
  bookedOn: line.bookedOn,
  amount: `${line.amount} ${line.currency}`,
  rest: String(line.rest),
  state: line.state,
  payer: line.payer,
  reference: line.reference,
  about: [
    ...line.parts.map(({ about, amount }) => `${about} ${amount}`),
    ...line.suggestions.map(
      ({ claim, because }) => `? ${claim.reference ?? claim.id} ${claim.about} (${because.join(', ')})`,
    ),
  ].join(' | '),
})

const show = (lines: readonly Line[]): void =>
  console.log(lines.length === 0 ? 'No lines.' : inColumns(lines.map(rowOf), lineTitles))

const showAdded = ({ isNew, knownCount, skippedCount, lines }: CallAnswer<'addBankFile'>, name: string) => {
  const isMatched = (line: Line) => line.state === 'matched'
  console.log(
    isNew
      ? `${name}: ${lines.length} new, ${lines.filter(isMatched).length} of them matched. ${knownCount} known before, ${skippedCount} skipped.`
      : `${name}: nothing new.`,
  )
  const open = lines.filter((line) => !isMatched(line))
  if (open.length > 0) show(open)
}

/** "1 615 500,00" and "1615500.00". */
const amountIn = (text: string): number =>
  Number(
    text
      .replace(/[\s\u00a0\u202f]/g, '')
      .replace('\u2212', '-')
      .replace(',', '.'),
  )

/** Pasted rows: day, amount, reference, payer. */
const pasted = (text: string, account: string) => {
  const seen = new Map<string, number>()
  return text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map((row, at) => {
      const [bookedOn = '', amount = '', reference = '', payer = ''] = row
        .split(/[\t;]/)
        .map((cell) => cell.trim())
      const value = amountIn(amount)
      if (!/^\d{4}-\d\d-\d\d$/.test(bookedOn) || !Number.isFinite(value) || value === 0)
        throw new Error(`Row ${at + 1} is not "day;amount;reference;payer": ${row}`)
      const content = [account, bookedOn, value, reference, payer].join('|')
      const count = (seen.get(content) ?? 0) + 1
      seen.set(content, count)
      return {
        entryId: createHash('sha256').update(`${content}|${count}`).digest('hex'),
        account,
        bookedOn,
        amount: value,
        reference,
        payer,
      }
    })
}

const currencyOf = (account: string): 'SEK' | 'NOK' | 'EUR' =>
  /^NO/i.test(account.trim()) ? 'NOK' : /^FI/i.test(account.trim()) ? 'EUR' : 'SEK'

/** False for a command of another part. */
export const bankCommand = async ({
  client,
  key,
  positionals,
  values,
  needed,
}: BankCommand): Promise<boolean> => {
  const [command, ...rest] = positionals
  const by = () => needed('--by', values.by)
  const amount = () => (values.amount === undefined ? {} : { amount: amountIn(values.amount) })
  if (command === 'bank-file') {
    needed('The file', rest[0])
    for (const file of rest) {
      const body = await readFile(file)
      const name = basename(file)
      const sent = { ...key, file: { type: 'application/octet-stream', body } }
      showAdded(await client.call('addBankFile', { name }, sent), name)
    }
    return true
  }
  if (command === 'bank-lines') {
    const [file] = rest
    const account = needed('--account', values.account)
    const text = file === undefined ? await textOf(process.stdin) : await readFile(file, 'utf8')
    const lines = pasted(text, account).map((line) => ({ ...line, currency: currencyOf(account) }))
    showAdded(await client.call('addBankLines', { by: by(), lines }, key), file ?? 'Pasted')
    return true
  }
  if (command !== 'payments') return false
  const [deed, id] = rest
  const target = () => needed('The id', id)
  switch (deed) {
    case 'list': {
      const { lines } = await client.call(
        'getBankLines',
        { state: values.open === true ? 'open' : 'all' },
        key,
      )
      show(lines)
      return true
    }
    case 'claims': {
      const { claims } = await client.call('getClaims', {}, key)
      const rows = claims.map((claim) => ({
        reference: claim.reference ?? 'no account',
        about: claim.about,
        kind: claim.kind,
        owners: claim.owners,
        missing: `${claim.missing} ${claim.currency}`,
        due: claim.dueOn ?? '',
      }))
      const titles = {
        reference: 'REFERENCE',
        about: 'HOME',
        kind: 'KIND',
        owners: 'OWNERS',
        missing: 'MISSING',
        due: 'DUE',
      }
      console.log(rows.length === 0 ? 'Everything is paid.' : inColumns(rows, titles))
      return true
    }
    case 'match':
      show([
        await client.call(
          'matchBankLine',
          { id: target(), claim: needed('--claim', values.claim), by: by(), ...amount() },
          key,
        ),
      ])
      return true
    case 'unmatch':
      show([await client.call('unmatchBankLine', { id: target(), by: by() }, key)])
      return true
    case 'pay-back':
      show([await client.call('payBackBankLine', { id: target(), by: by(), ...amount() }, key)])
      return true
    case 'prepare': {
      const task = await client.call('prepareStaffTask', { id: target(), by: by() }, key)
      console.log(`Task ${task.number} is prepared. Another person completes it with another key.`)
      return true
    }
    case 'paid-back': {
      const reference = needed('--reference', values.reference)
      const task = await client.call('finishStaffTask', { id: target(), by: by(), reference }, key)
      console.log(
        `Task ${task.number} is done: ${task.amount} ${task.currency} to ${task.to?.name ?? 'the payer'}.`,
      )
      return true
    }
    default:
      needed('list, claims, match, unmatch, pay-back, prepare or paid-back', undefined)
      return true
  }
}
