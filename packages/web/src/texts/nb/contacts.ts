// Norwegian bokmål: contacts, and writing to them.
import type { ContactsTexts } from '../sv/contacts.ts'

export const texts: ContactsTexts = {
  openUntil: (time) => `Vi svarer nå, til kl. ${time}.`,
  today: (time) => `Stengt nå. Åpner i dag kl. ${time}.`,
  tomorrow: (time) => `Stengt nå. Åpner i morgen kl. ${time}.`,
  onDay: (day, time) => `Stengt nå. Åpner ${day} kl. ${time}.`,
  time: (clock) => clock.replace(/^0/, '').replace(':', '.'),
  weekdays: ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'],
  site: 'Kundeservice',
  writeTo: (name) => `Skriv til ${name}`,
  call: 'Ring',
  write: {
    heading: 'Skriv til oss',
    text: 'Svaret kommer til e-postadressen din. Haster det, ring vakttelefonen.',
    to: 'Til',
    subject: 'Hva gjelder det?',
    message: 'Melding',
    files: 'Legg ved filer',
    filesKept: (names: string) => `Følger med: ${names}.`,
    send: 'Send',
    sent: 'Takk, meldingen er sendt. Du får svar på e-post.',
  },
  written: {
    heading: 'Dette har du skrevet',
    none: 'Du har ikke skrevet noe ennå.',
    to: (name, about) => (about === '' ? `Til ${name}` : `Til ${name}, om ${about}`),
    files: (names: string) => `Med: ${names}`,
  },
  interests: {
    heading: 'Dette har du meldt interesse for',
    registered: (moment: string) => `Registrert ${moment}.`,
    waiting: 'Selgeren svarer innen én virkedag.',
    answer: {
      answered: (moment: string) => `Selgeren har svart ${moment}.`,
      notReached: (moment: string) => `Selgeren prøvde å nå deg, men fikk ikke tak i deg ${moment}.`,
      closed: (moment: string) => `Avsluttet ${moment}.`,
    },
  },
  wrong: 'Noe må rettes før meldingen kan sendes.',
  errors: {
    required: 'Fyll ut her.',
    inputToLong: 'Teksten er for lang.',
    invalidInput: 'Fjern lenker og tegnene < og >.',
    files:
      'Filene fulgte ikke med. Høyst 5 filer, 5 MB hver: pdf, jpg, png eller docx. Fjern dem som ikke gikk, eller vent til de er klare.',
  },
  failures: {
    failed: 'Meldingen kunne ikke sendes. Det du har skrevet, står der fortsatt; prøv igjen om litt.',
    offline: 'Du er ikke på nett. Det du har skrevet, står der fortsatt; prøv igjen når du er det.',
    tooFast: 'Du har skrevet mange meldinger i dag. Ring oss hvis det haster.',
    signedOut:
      'Du er logget ut. Logg inn i en annen fane og send igjen; det du har skrevet, står der fortsatt.',
    unknown: 'Den kontakten er ikke lenger din. Last siden på nytt og velg en annen.',
  },
  failed: 'Vi klarte ikke å hente kontaktene dine',
  failedText: 'De finnes fortsatt. Prøv igjen om litt, eller bruk opplysningene nedenfor.',
  retry: 'Prøv igjen',
}
