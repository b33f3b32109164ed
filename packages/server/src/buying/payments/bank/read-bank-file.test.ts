// Files of banks: their payments, and files that are damaged.
import { describe, expect, it } from 'vitest'
import { plainAccount } from './bank-entry.ts'
import { readBankFile } from './read-bank-file.ts'

const bytes = (text: string, encoding: BufferEncoding = 'latin1') => Buffer.from(text, encoding)
const pad = (text: string, length: number) => text.padEnd(length).slice(0, length)
const zeros = (value: number | string, length: number) => String(value).padStart(length, '0')

/** Lines as the manual of Bankgirot describes them. */
const bgMax = (...lines: readonly string[]) => bytes(lines.map((line) => pad(line, 80)).join('\r\n'))
const payment = (kind: 20 | 21, reference: string, amount: number, serial: number) =>
  `${kind}0003783511${pad(reference, 25)}${zeros(amount, 18)}22${zeros(serial, 12)}0`
const bgMaxFile = (count = 2, deductions = 1) =>
  bgMax(
    '01BGMAX               0120260302173035010331P',
    '050050501055          SEK',
    payment(20, '10000181', 161_550_000, 11),
    '25Slutbetalning',
    '26Åsa Öberg',
    payment(20, '10000181 10000280', 300_000, 12),
    '220003783511                 10000280000000000000000000220000000000120',
    payment(21, '10000181', 50_000, 13),
    `15${zeros(0, 35)}20260303${zeros(7, 5)}${zeros(161_800_000, 18)}SEK00000003`,
    `70${zeros(count, 8)}${zeros(deductions, 8)}${zeros(1, 8)}${zeros(1, 8)}`,
  )

const norwegian = (amount = 161_550_000, count = 2) =>
  bytes(
    [
      'NY000010000080800170031000102000000000000000000000000000000000000000000000000000',
      'NY090020001008566000000286011117947000000000000000000000000000000000000000000000',
      `NY09103000000010203261320101464${amount < 0 ? '-' : '0'}${zeros(Math.abs(amount), 17)}${'1000016'.padStart(25)}000000`,
      'NY091031000000196368271940990385620000000160192999905123410000000000000000000000',
      `NY09213000000020203261320101464000000000000102000${'1000024'.padStart(25)}000000`,
      'NY0921320000002Foo bar baz                             0000000000000000000000000',
      `NY090088${zeros(count, 8)}${zeros(4, 8)}00000000005144900200192200192200192000000000000000000000000`,
      'NY000089000000020000000800000000005144900200192000000000000000000000000000000000',
    ].join('\n'),
  )

const camt = (entries: string, message = 'BkToCstmrStmt', part = 'Stmt') =>
  bytes(
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><${message}><GrpHdr><MsgId>1</MsgId></GrpHdr>
<${part}><Id>1</Id><Acct><Id><IBAN>FI2112345600000785</IBAN></Id></Acct>${entries}</${part}></${message}></Document>`,
    'utf8',
  )
const entry = (
  amount: string,
  {
    reference = '',
    text = '',
    name = 'Åsa Öberg',
    id = '20260302-1',
    status = '<Sts>BOOK</Sts>',
    isDebit = false,
    isReversal = false,
  } = {},
) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
${isReversal ? '<RvslInd>true</RvslInd>' : ''}${status}<BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf>${text && `<Ustrd>${text}</Ustrd>`}${
  reference && `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`
}</RmtInf></TxDtls></NtryDtls></Ntry>`

describe('BgMax', () => {
  it('has payments, several references of one payment, and deductions', () => {
    expect(readBankFile(bgMaxFile())).toMatchObject({
      format: 'bgmax',
      entries: [
        {
          account: '50501055',
          bookedOn: '2026-03-03',
          amount: 161_550_000,
          currency: 'SEK',
          references: ['10000181'],
          payer: 'Åsa Öberg',
          message: 'Slutbetalning',
        },
        { amount: 300_000, references: ['10000181 10000280', '10000280'] },
        { amount: -50_000, references: ['10000181'] },
      ],
    })
  })

  it('is refused if payments are missing, or its end', () => {
    expect(() => readBankFile(bgMaxFile(3))).toThrow('announces 4 payments and has 3')
    const cut = bgMaxFile().toString('latin1').split('\r\n').slice(0, -1).join('\r\n')
    expect(() => readBankFile(bytes(cut))).toThrow('no end')
  })
})

describe('OCR giro', () => {
  it('has payments with their KID, and texts', () => {
    const { entries } = readBankFile(norwegian())
    expect(entries).toMatchObject([
      {
        account: '86011117947',
        bookedOn: '2026-03-02',
        amount: 161_550_000,
        currency: 'NOK',
        references: ['1000016'],
      },
      { amount: 102_000, references: ['1000024'], message: 'Foo bar baz' },
    ])
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(2)
    expect(readBankFile(norwegian(-5)).entries[0]?.amount).toBe(-5)
  })

  it('is refused if payments are missing', () => {
    expect(() => readBankFile(norwegian(1, 3))).toThrow('announces 3 payments and has 2')
  })
})

describe('camt', () => {
  it('has credits with structured references, and texts that are references', () => {
    const { format, entries } = readBankFile(
      camt(
        entry('16155.50', { reference: 'RF741000005' }) +
          entry('10', { id: '2', text: '1000005' }) +
          entry('11.1', { id: '3', text: 'Maksu 1000005' }),
      ),
    )
    expect(format).toBe('camt')
    expect(entries).toMatchObject([
      {
        account: 'FI2112345600000785',
        bookedOn: '2026-03-02',
        amount: 1_615_550,
        currency: 'EUR',
        references: ['RF741000005'],
        payer: 'Åsa Öberg',
      },
      { amount: 1_000, references: ['1000005'] },
      { amount: 1_110, references: [], message: 'Maksu 1000005' },
    ])
  })

  it('has reversals, and neither debits, nor what is not booked, nor sums without parts', () => {
    const sum = `<Ntry><Amt Ccy="EUR">5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <NtryDtls><Btch><NbOfTxs>7</NbOfTxs></Btch></NtryDtls></Ntry>`
    const { entries, skipped } = readBankFile(
      camt(
        entry('5', { isDebit: true, isReversal: true, reference: '1000005' }) +
          entry('6', { isDebit: true }) +
          entry('7', { status: '<Sts><Cd>PDNG</Cd></Sts>' }) +
          sum,
        'BkToCstmrDbtCdtNtfctn',
        'Ntfctn',
      ),
    )
    expect([entries.map(({ amount }) => amount), skipped]).toEqual([[-500], 3])
  })

  it('has the parts of an entry, which add up to it', () => {
    const parts = (first: string) => `<Ntry><Amt Ccy="EUR">30</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>A</AcctSvcrRef><NtryDtls>
      <TxDtls><Amt Ccy="EUR">${first}</Amt></TxDtls><TxDtls><Amt Ccy="EUR">10</Amt></TxDtls><TxDtls><Amt Ccy="EUR">10</Amt></TxDtls>
      </NtryDtls></Ntry>`
    const { entries } = readBankFile(camt(parts('10')))
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(3)
    expect(() => readBankFile(camt(parts('11')))).toThrow('do not add up')
  })

  it.each([
    ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><Document/>'],
    ['not XML', '<Document><Stmt></Document>'],
    ['not camt', '<html></html>'],
    ['an amount', camt(entry('1e3')).toString('utf8')],
    ['no file', 'Datum;Belopp'],
  ])('is refused for %s', (_, text) => {
    expect(() => readBankFile(bytes(text, 'utf8'))).toThrow()
  })
})

it('accounts are compared however they are written', () => {
  expect(plainAccount('0050-501055')).toBe(plainAccount('5050-1055'))
  expect(plainAccount('se45 5000')).toBe('SE455000')
})
