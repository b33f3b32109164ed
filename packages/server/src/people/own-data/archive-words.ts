// Texts of the readable page of an archive, in each language.
import type { Locale } from '@husrum/domain'
import type { Tables } from '../../platform/database/tables.ts'
import type { DataCategory } from '../../platform/modules/personal-data.ts'

export interface ArchiveWords {
  readonly title: string
  /** `brand` is the site's name, `day` is formatted for the site. */
  readonly intro: (brand: string, day: string) => string
  readonly data: string
  readonly files: string
  readonly noFiles: string
  readonly tooLarge: string
  readonly none: string
  readonly categories: Readonly<Record<DataCategory, string>>
  /** The common tables; others appear under their name in the data file. */
  readonly tables: { readonly [Name in keyof Tables]?: string }
}

export const archiveWords: Readonly<Record<Locale, ArchiveWords>> = {
  sv: {
    title: 'Allt vi vet om dig',
    intro: (brand, day) =>
      `Det här är allt som ${brand} hade sparat om dig den ${day}. Samma uppgifter finns som JSON i mappen data, för den som vill flytta dem till en annan tjänst. Lösenord och tekniska nycklar är utelämnade.`,
    data: 'Uppgifter',
    files: 'Dina filer och handlingar',
    noFiles: 'Inga filer.',
    tooLarge: 'Filen fick inte plats i arkivet. Den finns kvar där du laddade upp den.',
    none: 'Ingenting.',
    categories: {
      account: 'Ditt konto',
      signIn: 'Inloggningar',
      consent: 'Samtycken',
      membership: 'VIP-medlemskap',
      bookings: 'Bokningar',
      homes: 'Bostäder',
      payments: 'Betalningar',
      documents: 'Avtal och handlingar',
      errands: 'Felanmälningar och ärenden',
      searches: 'Sökningar, favoriter och intresse',
      messages: 'Meddelanden och notiser',
      files: 'Filer',
    },
    tables: {
      accounts: 'Kontot',
      sessions: 'Var du är inloggad',
      audit_log: 'Vad som har hänt med kontot',
      bookings: 'Bokningar',
      payments: 'Betalningar',
      cases: 'Ärenden',
      marked_homes: 'Favoriter och dolda bostäder',
      saved_searches: 'Sparade sökningar',
      interests: 'Intresseanmälningar',
      visits: 'Bostäder som du har tittat på',
      notifications: 'Notiser',
      site_consents: 'Var kontot får användas',
    },
  },
  nb: {
    title: 'Alt vi vet om deg',
    intro: (brand, day) =>
      `Dette er alt ${brand} hadde lagret om deg den ${day}. De samme opplysningene ligger som JSON i mappen data, for deg som vil flytte dem til en annen tjeneste. Passord og tekniske nøkler er utelatt.`,
    data: 'Opplysninger',
    files: 'Filene og dokumentene dine',
    noFiles: 'Ingen filer.',
    tooLarge: 'Det var ikke plass til filen i arkivet. Den ligger fortsatt der du lastet den opp.',
    none: 'Ingenting.',
    categories: {
      account: 'Kontoen din',
      signIn: 'Innlogginger',
      consent: 'Samtykker',
      membership: 'VIP-medlemskap',
      bookings: 'Kjøp',
      homes: 'Boliger',
      payments: 'Betalinger',
      documents: 'Avtaler og dokumenter',
      errands: 'Feilmeldinger og saker',
      searches: 'Søk, favoritter og interesse',
      messages: 'Meldinger og varsler',
      files: 'Filer',
    },
    tables: {
      accounts: 'Kontoen',
      sessions: 'Hvor du er logget inn',
      audit_log: 'Hva som har skjedd med kontoen',
      bookings: 'Kjøp',
      payments: 'Betalinger',
      cases: 'Saker',
      marked_homes: 'Favoritter og skjulte boliger',
      saved_searches: 'Lagrede søk',
      interests: 'Interessemeldinger',
      visits: 'Boliger du har sett på',
      notifications: 'Varsler',
      site_consents: 'Hvor kontoen kan brukes',
    },
  },
  fi: {
    title: 'Kaikki, mitä tiedämme sinusta',
    intro: (brand, day) =>
      `Tässä on kaikki, mitä ${brand} oli tallentanut sinusta ${day}. Samat tiedot ovat JSON-muodossa kansiossa data, jos haluat siirtää ne toiseen palveluun. Salasanat ja tekniset avaimet on jätetty pois.`,
    data: 'Tiedot',
    files: 'Tiedostosi ja asiakirjasi',
    noFiles: 'Ei tiedostoja.',
    tooLarge: 'Tiedosto ei mahtunut arkistoon. Se on yhä siellä, minne latasit sen.',
    none: 'Ei mitään.',
    categories: {
      account: 'Tilisi',
      signIn: 'Kirjautumiset',
      consent: 'Suostumukset',
      membership: 'VIP-jäsenyys',
      bookings: 'Varaukset',
      homes: 'Asunnot',
      payments: 'Maksut',
      documents: 'Sopimukset ja asiakirjat',
      errands: 'Vikailmoitukset ja palvelupyynnöt',
      searches: 'Haut, suosikit ja kiinnostus',
      messages: 'Viestit ja ilmoitukset',
      files: 'Tiedostot',
    },
    tables: {
      accounts: 'Tili',
      sessions: 'Missä olet kirjautuneena',
      audit_log: 'Mitä tilille on tapahtunut',
      bookings: 'Varaukset',
      payments: 'Maksut',
      cases: 'Palvelupyynnöt',
      marked_homes: 'Suosikit ja piilotetut asunnot',
      saved_searches: 'Tallennetut haut',
      interests: 'Kiinnostuksen ilmaisut',
      visits: 'Asunnot, joita olet katsonut',
      notifications: 'Ilmoitukset',
      site_consents: 'Missä tiliä saa käyttää',
    },
  },
  en: {
    title: 'Everything we know about you',
    intro: (brand, day) =>
      `This is everything that ${brand} had stored about you on ${day}. The same facts are there as JSON in the folder data, if you want to take them to another service. Passwords and technical keys are left out.`,
    data: 'Facts',
    files: 'Your files and papers',
    noFiles: 'No files.',
    tooLarge: 'There was no room for this file in the archive. It is still where you uploaded it.',
    none: 'Nothing.',
    categories: {
      account: 'Your account',
      signIn: 'Signing in',
      consent: 'Consents',
      membership: 'VIP membership',
      bookings: 'Bookings',
      homes: 'Homes',
      payments: 'Payments',
      documents: 'Agreements and papers',
      errands: 'Faults and errands',
      searches: 'Searches, favourites and interest',
      messages: 'Messages and notifications',
      files: 'Files',
    },
    tables: {
      accounts: 'The account',
      sessions: 'Where you are signed in',
      audit_log: 'What has happened to the account',
      bookings: 'Bookings',
      payments: 'Payments',
      cases: 'Errands',
      marked_homes: 'Favourites and hidden homes',
      saved_searches: 'Saved searches',
      interests: 'Registered interest',
      visits: 'Homes you have looked at',
      notifications: 'Notifications',
      site_consents: 'Where the account may be used',
    },
  },
}
