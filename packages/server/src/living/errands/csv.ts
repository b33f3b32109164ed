// The errands of an association as a table for spreadsheets, with formulas escaped (SEC-23).
import type { Locale, SiteDefinition } from '@husrum/domain'
import {
  errandAgeInDays,
  errandPromiseOf,
  errandStatusWordOf,
  errandTypes,
  formatDateTime,
  readErrandStatusId,
  wallClockOf,
} from '@husrum/domain'
import { stringify } from 'csv-stringify/sync'
import { mailTexts } from '../../platform/mail/write-mail.ts'
import type { ErrandDto as Listed } from './listed-errands.ts'

interface Words {
  readonly file: string
  readonly columns: readonly string[]
  readonly areas: Readonly<Record<Listed['area'], string>>
  readonly promises: Readonly<Record<ReturnType<typeof errandPromiseOf>, string>>
  readonly types: Readonly<Record<(typeof errandTypes)[number], string>>
}

const words: Readonly<Record<Locale, Words>> = {
  sv: {
    file: 'arenden.csv',
    columns: [
      'Ärendenummer',
      'Anmält',
      'Status',
      'Typ',
      'Område',
      'Adress',
      'Objekt',
      'Trapphus',
      'Utrymme',
      'Fel',
      'Utlovat senast',
      'Åtgärdat',
      'Löfte',
      'Dagar',
    ],
    areas: { YourApartment: 'Bostad', CommonAreas: 'Gemensamt' },
    promises: { none: '', running: 'pågår', late: 'försenat', kept: 'hölls', missed: 'hölls inte' },
    types: {
      management: 'Förvaltning',
      managementOther: 'Övrig förvaltning',
      warranty: 'Garanti',
      inspection: 'Besiktning',
      other: 'Annat',
    },
  },
  nb: {
    file: 'saker.csv',
    columns: [
      'Saksnummer',
      'Meldt',
      'Status',
      'Type',
      'Område',
      'Adresse',
      'Objekt',
      'Oppgang',
      'Rom',
      'Feil',
      'Lovet innen',
      'Utbedret',
      'Løfte',
      'Dager',
    ],
    areas: { YourApartment: 'Bolig', CommonAreas: 'Felles' },
    promises: { none: '', running: 'pågår', late: 'forsinket', kept: 'holdt', missed: 'ikke holdt' },
    types: {
      management: 'Forvaltning',
      managementOther: 'Annen forvaltning',
      warranty: 'Reklamasjon',
      inspection: 'Befaring',
      other: 'Annet',
    },
  },
  fi: {
    file: 'palvelupyynnot.csv',
    columns: [
      'Numero',
      'Ilmoitettu',
      'Tila',
      'Tyyppi',
      'Alue',
      'Osoite',
      'Kohde',
      'Porras',
      'Tila asunnossa',
      'Vika',
      'Luvattu viimeistään',
      'Korjattu',
      'Lupaus',
      'Päiviä',
    ],
    areas: { YourApartment: 'Asunto', CommonAreas: 'Yhteinen' },
    promises: { none: '', running: 'kesken', late: 'myöhässä', kept: 'pidettiin', missed: 'ei pidetty' },
    types: {
      management: 'Kunnossapito',
      managementOther: 'Muu kunnossapito',
      warranty: 'Takuu',
      inspection: 'Tarkastus',
      other: 'Muu',
    },
  },
  en: {
    file: 'errands.csv',
    columns: [
      'Number',
      'Reported',
      'Status',
      'Type',
      'Area',
      'Address',
      'Object',
      'Stairwell',
      'Room',
      'Fault',
      'Promised by',
      'Done',
      'Promise',
      'Days',
    ],
    areas: { YourApartment: 'Home', CommonAreas: 'Common' },
    promises: { none: '', running: 'running', late: 'late', kept: 'kept', missed: 'missed' },
    types: {
      management: 'Management',
      managementOther: 'Other management',
      warranty: 'Warranty',
      inspection: 'Inspection',
      other: 'Other',
    },
  },
}

export const csvNameOf = (site: SiteDefinition): string => words[site.locale].file

/** Byte order mark before all rows, by which spreadsheets detect the encoding. */
const mark = '\ufeff'

/** A part of the table, the first with its header; with the separator of spreadsheets in our countries. */
export const errandsAsCsv = (
  errands: readonly Listed[],
  { site, now, isFirst }: { readonly site: SiteDefinition; readonly now: number; readonly isFirst: boolean },
): string => {
  const { columns, areas, promises, types } = words[site.locale]
  const momentOf = (instant: number | undefined): string =>
    instant === undefined
      ? ''
      : formatDateTime(
          wallClockOf(new Date(instant).toISOString(), site.country) ?? Number.NaN,
          site.formats,
        ).replace(' ', ' ')
  const rows = errands.map((errand) => {
    const status = readErrandStatusId(errand.caseStatusId)
    const type = errandTypes.find((known) => known === errand.caseTypeName) ?? 'other'
    const promised = { ...errand, status, type } as Parameters<typeof errandPromiseOf>[0]
    return [
      errand.ticketNumber,
      momentOf(errand.creationDate),
      mailTexts[site.locale].errandNews.statuses[errandStatusWordOf({ ...errand, status })],
      errand.access === 'placeAndStatus' ? '' : types[type],
      areas[errand.area],
      errand.objectAddress,
      errand.objectName,
      errand.buildingPartName,
      errand.roomType,
      errand.problem ?? '',
      momentOf(errand.promisedBy),
      momentOf(errand.doneAt),
      promises[errandPromiseOf(promised, now)],
      String(errandAgeInDays(promised, now)),
    ]
  })
  const text = stringify(isFirst ? [columns, ...rows] : rows, {
    delimiter: ';',
    escape_formulas: true,
    record_delimiter: '\r\n',
  })
  return isFirst ? mark + text : text
}
