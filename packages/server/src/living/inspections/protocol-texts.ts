// The texts of the protocol of an inspection, in the language of the site.
import type { Locale } from '@husrum/domain'

export interface ProtocolTexts {
  /** @param kind name of the inspection, in lower case */
  readonly title: (kind: string) => string
  readonly home: string
  readonly address: string
  readonly when: string
  readonly place: string
  readonly inspector: string
  readonly closed: string
  readonly remarks: string
  readonly noRemarks: string
  readonly remark: string
  readonly notedBy: string
  readonly buyer: string
  readonly responsible: string
  readonly due: string
  readonly dispute: string
  readonly photos: string
  readonly note: string
  /** `{page}`, `{pages}` */
  readonly page: string
}

export const protocolTexts: Readonly<Record<Locale, ProtocolTexts>> = {
  sv: {
    title: (kind) => `Protokoll från ${kind}`,
    home: 'Bostad',
    address: 'Adress',
    when: 'Tid',
    place: 'Plats',
    inspector: 'Besiktningsman',
    closed: 'Protokollet avslutat',
    remarks: 'Anmärkningar',
    noRemarks: 'Inga anmärkningar.',
    remark: 'Anmärkning',
    notedBy: 'Antecknad av',
    buyer: 'Köparen',
    responsible: 'Åtgärdas av',
    due: 'Senast',
    dispute: 'Entreprenörens invändning',
    photos: 'Foton',
    note: 'Protokollet ändras inte mer. Hur det går med varje anmärkning står under Besiktning på Mina sidor.',
    page: 'Sida {page} av {pages}',
  },
  nb: {
    title: (kind) => `Protokoll fra ${kind}`,
    home: 'Bolig',
    address: 'Adresse',
    when: 'Tid',
    place: 'Sted',
    inspector: 'Befaringsleder',
    closed: 'Protokollen avsluttet',
    remarks: 'Anmerkninger',
    noRemarks: 'Ingen anmerkninger.',
    remark: 'Anmerkning',
    notedBy: 'Notert av',
    buyer: 'Kjøperen',
    responsible: 'Utbedres av',
    due: 'Senest',
    dispute: 'Entreprenørens innsigelse',
    photos: 'Bilder',
    note: 'Protokollen endres ikke lenger. Hvordan det går med hver anmerkning, står under Befaring på Mine sider.',
    page: 'Side {page} av {pages}',
  },
  fi: {
    title: (kind) => `Pöytäkirja: ${kind}`,
    home: 'Asunto',
    address: 'Osoite',
    when: 'Aika',
    place: 'Paikka',
    inspector: 'Tarkastaja',
    closed: 'Pöytäkirja suljettu',
    remarks: 'Huomautukset',
    noRemarks: 'Ei huomautuksia.',
    remark: 'Huomautus',
    notedBy: 'Kirjannut',
    buyer: 'Ostaja',
    responsible: 'Korjaaja',
    due: 'Viimeistään',
    dispute: 'Urakoitsijan vastine',
    photos: 'Valokuvia',
    note: 'Pöytäkirjaa ei enää muuteta. Huomautusten korjaaminen näkyy Omien sivujen tarkastusvaiheessa.',
    page: 'Sivu {page}/{pages}',
  },
  en: {
    title: (kind) => `Report of the ${kind}`,
    home: 'Home',
    address: 'Address',
    when: 'Time',
    place: 'Place',
    inspector: 'Inspector',
    closed: 'Report closed',
    remarks: 'Remarks',
    noRemarks: 'No remarks.',
    remark: 'Remark',
    notedBy: 'Noted by',
    buyer: 'The buyer',
    responsible: 'To be fixed by',
    due: 'No later than',
    dispute: 'Objection of the contractor',
    photos: 'Photos',
    note: 'The report does not change any more. How each remark is dealt with stands under Inspection in My Pages.',
    page: 'Page {page} of {pages}',
  },
}
