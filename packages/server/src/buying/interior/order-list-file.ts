// An order list as a table for the builder: as CSV, or as a workbook.
import type { Locale } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { writeCsv, writeSheets } from '../../platform/files/write-sheets.ts'
import type { OrderList } from './order-lists.ts'
import { orderListTotalsOf } from './order-lists.ts'

interface Words {
  readonly file: string
  readonly sheet: string
  readonly totals: string
  readonly columns: readonly string[]
  readonly origins: Readonly<Record<OrderList['rows'][number]['origin'], string>>
  readonly changes: Readonly<Record<'added' | 'removed', string>>
  readonly count: string
}

const words: Readonly<Record<Locale, Words>> = {
  sv: {
    file: 'bestallning',
    sheet: 'Beställning',
    totals: 'Antal',
    columns: [
      'Bostad',
      'Lägenhetsnummer',
      'Adress',
      'Grupp',
      'Val',
      'Underlag',
      'Beställningsnummer',
      'Kan ändras t.o.m.',
      'Ändring',
    ],
    origins: {
      ordered: 'Beställt',
      agreed: 'Enligt avtal',
      standard: 'Standard',
      unsold: 'Standard, osåld',
    },
    changes: { added: 'Ny', removed: 'Utgår' },
    count: 'Antal',
  },
  nb: {
    file: 'bestilling',
    sheet: 'Bestilling',
    totals: 'Antall',
    columns: [
      'Bolig',
      'Bolignummer',
      'Adresse',
      'Gruppe',
      'Valg',
      'Grunnlag',
      'Bestillingsnummer',
      'Kan endres t.o.m.',
      'Endring',
    ],
    origins: {
      ordered: 'Bestilt',
      agreed: 'Ifølge avtalen',
      standard: 'Standard',
      unsold: 'Standard, usolgt',
    },
    changes: { added: 'Ny', removed: 'Utgår' },
    count: 'Antall',
  },
  fi: {
    file: 'tilaus',
    sheet: 'Tilaus',
    totals: 'Määrät',
    columns: [
      'Asunto',
      'Huoneistonumero',
      'Osoite',
      'Ryhmä',
      'Valinta',
      'Peruste',
      'Tilausnumero',
      'Muutettavissa viimeistään',
      'Muutos',
    ],
    origins: {
      ordered: 'Tilattu',
      agreed: 'Sopimuksen mukaan',
      standard: 'Vakio',
      unsold: 'Vakio, myymättä',
    },
    changes: { added: 'Uusi', removed: 'Poistuu' },
    count: 'Määrä',
  },
  en: {
    file: 'order',
    sheet: 'Order',
    totals: 'Totals',
    columns: [
      'Home',
      'Apartment number',
      'Address',
      'Group',
      'Option',
      'Basis',
      'Order number',
      'Can change until',
      'Change',
    ],
    origins: {
      ordered: 'Ordered',
      agreed: 'As agreed',
      standard: 'Standard',
      unsold: 'Standard, unsold',
    },
    changes: { added: 'New', removed: 'Removed' },
    count: 'Count',
  },
}

const wordsOf = ({ site }: OrderList): Words => words[siteByKey(site).locale]

const rowsOf = (list: OrderList): readonly (readonly string[])[] => {
  const { origins, changes } = wordsOf(list)
  return list.rows.map((row) => [
    row.home,
    row.apartmentNumber,
    row.address,
    row.group,
    row.option,
    origins[row.origin],
    row.orderNumber ?? '',
    row.lastDay ?? '',
    row.change ? changes[row.change] : '',
  ])
}

export const orderListFileName = (list: OrderList, extension: 'csv' | 'xlsx'): string =>
  `${wordsOf(list).file}-${list.number}.${extension}`

export const orderListCsv = (list: OrderList): string =>
  writeCsv({ rows: [wordsOf(list).columns, ...rowsOf(list)] })

/** The rows, and how many homes get each option. */
export const orderListWorkbook = (list: OrderList): Promise<Uint8Array> => {
  const { sheet, totals, columns, count } = wordsOf(list)
  const [, , , group = '', option = ''] = columns
  return writeSheets([
    { name: sheet, rows: [columns, ...rowsOf(list)] },
    {
      name: totals,
      rows: [
        [group, option, count],
        ...orderListTotalsOf(list).map((each) => [each.group, each.option, each.count]),
      ],
    },
  ])
}

/** One line each for a letter: the totals, or the changes. */
export const orderListLines = (list: OrderList, what: 'totals' | 'changes'): readonly string[] => {
  const { changes } = wordsOf(list)
  return what === 'totals'
    ? orderListTotalsOf(list).map(({ group, option, count }) => `${count} × ${option} (${group})`)
    : list.rows.flatMap(({ change, home, option, group }) =>
        change ? [`${changes[change]}: ${home}, ${option} (${group})`] : [],
      )
}
