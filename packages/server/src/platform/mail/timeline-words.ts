// Calendar texts for the days of a timeline, in each language.
import type { Locale, ResidenceDayKind, ResidenceDaySource } from '@husrum/domain'

interface TimelineWords {
  readonly days: Readonly<Record<ResidenceDayKind, string>>
  /** "Nycklarna: {home}" */
  readonly of: (day: string, home: string) => string
  readonly sources: Readonly<Record<ResidenceDaySource, string>>
}

export const timelineWords: Readonly<Record<Locale, TimelineWords>> = {
  sv: {
    days: {
      interior: 'Välj inredning',
      inspection: 'Besiktning av bostaden',
      finalInspection: 'Slutbesiktning av huset',
      payment: 'Slutbetalning',
      moveIn: 'Tillträde och nycklar',
    },
    of: (day, home) => `${day}: ${home}`,
    sources: {
      agreement: 'Datumet står i ditt avtal.',
      estimate: 'Datumet är beräknat och kan ändras.',
      changed: 'Datumet har ändrats.',
    },
  },
  nb: {
    days: {
      interior: 'Velg innredning',
      inspection: 'Befaring av boligen',
      finalInspection: 'Sluttbefaring av bygget',
      payment: 'Sluttoppgjør',
      moveIn: 'Overtakelse og nøkler',
    },
    of: (day, home) => `${day}: ${home}`,
    sources: {
      agreement: 'Datoen står i avtalen din.',
      estimate: 'Datoen er beregnet og kan bli endret.',
      changed: 'Datoen er endret.',
    },
  },
  fi: {
    days: {
      interior: 'Sisustusvalinnat',
      inspection: 'Asunnon tarkastus',
      finalInspection: 'Talon loppukatselmus',
      payment: 'Viimeinen maksuerä',
      moveIn: 'Muutto ja avaimet',
    },
    of: (day, home) => `${day}: ${home}`,
    sources: {
      agreement: 'Päivä on sopimuksessasi.',
      estimate: 'Päivä on arvio ja voi muuttua.',
      changed: 'Päivä on muuttunut.',
    },
  },
  en: {
    days: {
      interior: 'Choose interior',
      inspection: 'Inspection of the home',
      finalInspection: 'Final inspection of the building',
      payment: 'Final payment',
      moveIn: 'Access and keys',
    },
    of: (day, home) => `${day}: ${home}`,
    sources: {
      agreement: 'The date is in your agreement.',
      estimate: 'The date is estimated and may change.',
      changed: 'The date has changed.',
    },
  },
}
