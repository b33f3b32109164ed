// Money that comes in by bank transfer, over HTTP with the keys of the company's own tools.
import { createHash } from 'node:crypto'
import { endpoints } from '@husrum/contract'
import type { Money } from '@husrum/domain'
import { exactMoney, wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../../platform/http/app-environment.ts'
import { bindEndpoint, bindFileEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { BankAnswer, BankBook, ListedLine } from './bank-book.ts'
import type { BankEntry, ReadBankFile } from './bank-entry.ts'
import { plainAccount, UnreadableBankFile } from './bank-entry.ts'
import type { Claim } from './claim.ts'
import { missingOf, transferOf } from './claim.ts'
import { readBankFile } from './read-bank-file.ts'
import { suggestClaims } from './suggest-claims.ts'

const maxListed = 500

const units = (amount: number): number => wholeUnitsOf(amount as Money)

const claimDto = (claim: Claim) => {
  const reference = transferOf(claim.seller, claim.number)?.reference
  return {
    id: claim.id,
    site: claim.site.key,
    about: claim.about,
    kind: claim.kind,
    owners: claim.owners,
    ...(reference !== undefined && { reference }),
    amount: units(claim.amount),
    received: units(claim.received),
    missing: units(missingOf(claim)),
    currency: claim.currency,
    ...(claim.dueOn !== null && { dueOn: claim.dueOn }),
  }
}

const lineDto = (line: ListedLine, claims: readonly Claim[]) => ({
  id: line.id,
  seller: line.seller,
  account: line.account,
  bookedOn: line.booked_on,
  amount: units(line.amount),
  currency: line.currency,
  reference: line.reference,
  payer: line.payer,
  message: line.message,
  state: line.isTakenBack
    ? ('reversed' as const)
    : line.rest === 0
      ? ('matched' as const)
      : ('open' as const),
  rest: units(line.rest),
  paidBack: units(line.paidBack),
  parts: line.parts.map(({ claim, about, amount, by }) => ({ claim, about, amount: units(amount), by })),
  suggestions: suggestClaims(line, claims).map(({ claim, because }) => ({
    claim: claimDto(claim),
    because: [...because],
  })),
})

const read = (bytes: Uint8Array): ReadBankFile => {
  try {
    return readBankFile(bytes)
  } catch (cause) {
    if (!(cause instanceof UnreadableBankFile)) throw cause
    const place = cause.line === undefined ? '' : `Line ${cause.line}: `
    throw new Problem('invalidRequest', {
      errors: [{ field: 'file', key: 'fileBroken' }],
      present: `${place}${cause.message}`,
    })
  }
}

const moneyOfSent = (amount: number, field: string): Money => {
  const money = exactMoney(amount)
  if (money === undefined) throw new Problem('invalidRequest', { errors: [{ field, key: 'wrongFormat' }] })
  return money
}

export const bankRoutes = (app: Hono<AppEnv>, { book }: { readonly book: BankBook }): void => {
  const requireAccounts = async (entries: readonly BankEntry[], field: string): Promise<void> => {
    const [account] = await book.foreignAccounts(entries)
    if (account !== undefined)
      throw new Problem('invalidRequest', {
        errors: [{ field, key: 'unknownValue' }],
        present: `The account ${account} belongs to no seller: see npm run catalogue -- sellers`,
      })
  }

  const listed = async (ids: readonly string[]) => {
    const lines = await book.lines({ isOpen: false, ids, limit: 100_000 })
    const claims = lines.some(({ rest }) => rest > 0) ? await book.openClaims() : []
    return lines.map((line) => lineDto(line, claims))
  }

  /** The line after a decision. */
  const after = async (id: string, answer: BankAnswer) => {
    if (answer.kind === 'unknown') {
      if (answer.what === 'line') throw new Problem('notFound')
      throw new Problem('invalidRequest', { errors: [{ field: 'claim', key: 'unknownValue' }] })
    }
    if (answer.kind === 'refused') throw new Problem('statusConflict', { present: answer.why })
    const [line] = await listed([id])
    if (!line) throw new Problem('notFound')
    return line
  }

  bindFileEndpoint(app, endpoints.addBankFile, async ({ name }, readFile, { keyName }) => {
    const bytes = await readFile()
    const file = read(bytes)
    await requireAccounts(file.entries, 'account')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const result = await book.addFile(file, { name, sha256, key: keyName })
    return {
      isNew: result !== undefined,
      format: file.format,
      knownCount: result?.knownCount ?? file.entries.length,
      skippedCount: file.skipped,
      lines: await listed(result?.added ?? []),
    }
  })

  bindEndpoint(app, endpoints.addBankLines, async ({ by, lines }, { keyName }) => {
    const entries = lines.map(
      (
        { entryId, account, bookedOn, amount, currency, reference = '', payer = '', message = '' },
        place,
      ) => ({
        entryId: `hand|${entryId}`,
        account: plainAccount(account),
        bookedOn,
        amount: moneyOfSent(amount, `lines.${place}.amount`),
        currency,
        references: reference === '' ? [] : [reference],
        payer,
        message,
      }),
    )
    await requireAccounts(entries, 'lines')
    const { added, knownCount } = await book.addEntries(entries, { by, key: keyName })
    return { isNew: added.length > 0, knownCount, skippedCount: 0, lines: await listed(added) }
  })

  bindEndpoint(app, endpoints.getBankLines, async ({ state = 'all' }) => {
    const lines = await book.lines({ isOpen: state === 'open', limit: maxListed })
    const claims = lines.some(({ rest }) => rest > 0) ? await book.openClaims() : []
    return { lines: lines.map((line) => lineDto(line, claims)) }
  })

  bindEndpoint(app, endpoints.getClaims, async () => ({
    claims: (await book.openClaims()).map(claimDto),
  }))

  bindEndpoint(app, endpoints.matchBankLine, async ({ id, claim, amount, by }, { keyName }) =>
    after(
      id,
      await book.match(
        id,
        claim,
        { by, key: keyName },
        amount === undefined ? undefined : moneyOfSent(amount, 'amount'),
      ),
    ),
  )

  bindEndpoint(app, endpoints.unmatchBankLine, async ({ id, by }, { keyName }) =>
    after(id, await book.unmatch(id, { by, key: keyName })),
  )

  bindEndpoint(app, endpoints.payBackBankLine, async ({ id, amount, by }, { keyName }) =>
    after(
      id,
      await book.payBack(
        id,
        { by, key: keyName },
        amount === undefined ? undefined : moneyOfSent(amount, 'amount'),
      ),
    ),
  )
}
