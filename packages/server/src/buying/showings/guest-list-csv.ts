// The host's list as CSV for spreadsheets, without formulas in cells (SEC-23).
import type { Locale, SiteDefinition } from '@husrum/domain'
import { formatDateTime, wallClockOf } from '@husrum/domain'
import { stringify } from 'csv-stringify/sync'
import type { HostedShowing } from './showing-door.ts'

type Guest = HostedShowing['guests'][number]

interface Words {
  readonly file: string
  readonly columns: readonly string[]
  readonly states: Readonly<Record<Guest['state'], string>>
  readonly cameBy: string
}

const words: Readonly<Record<Locale, Words>> = {
  sv: {
    file: 'gaster.csv',
    columns: ['Namn', 'Antal', 'Telefon', 'E-post', 'Läge', 'Kom'],
    states: { booked: 'Anmäld', waiting: 'I kö', cancelled: 'Avbokad', attended: 'Har kommit' },
    cameBy: 'Kom förbi',
  },
  nb: {
    file: 'gjester.csv',
    columns: ['Navn', 'Antall', 'Telefon', 'E-post', 'Status', 'Kom'],
    states: { booked: 'Påmeldt', waiting: 'På venteliste', cancelled: 'Avmeldt', attended: 'Har kommet' },
    cameBy: 'Kom innom',
  },
  fi: {
    file: 'vieraat.csv',
    columns: ['Nimi', 'Henkilöitä', 'Puhelin', 'Sähköposti', 'Tila', 'Saapui'],
    states: { booked: 'Ilmoittautunut', waiting: 'Jonossa', cancelled: 'Peruttu', attended: 'Saapunut' },
    cameBy: 'Tuli käymään',
  },
  en: {
    file: 'guests.csv',
    columns: ['Name', 'People', 'Phone', 'Email', 'Status', 'Came'],
    states: { booked: 'Booked', waiting: 'In line', cancelled: 'Cancelled', attended: 'Has come' },
    cameBy: 'Came by',
  },
}

export const guestListName = (site: SiteDefinition): string => words[site.locale].file

/** Byte order mark, by which spreadsheets recognise the encoding. */
const mark = '\ufeff'

export const guestListCsv = ({ guests }: HostedShowing, site: SiteDefinition): string => {
  const { columns, states, cameBy } = words[site.locale]
  const momentOf = (instant: number | undefined): string =>
    instant === undefined
      ? ''
      : formatDateTime(wallClockOf(new Date(instant).toISOString(), site.country) ?? instant, site.formats)
  const rows = guests.map(({ name, partySize, phone = '', email, state, kind, attendedAt }) => [
    name,
    partySize,
    phone,
    email,
    kind === 'cameBy' ? cameBy : states[state],
    momentOf(attendedAt),
  ])
  return (
    mark + stringify([columns, ...rows], { delimiter: ';', record_delimiter: '\r\n', escape_formulas: true })
  )
}
