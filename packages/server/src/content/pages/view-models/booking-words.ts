// The server's names for the steps of a booking, in page titles. The web pages use the same.
import type { BookingStep, Locale } from '@husrum/domain'

export interface BookingWords {
  readonly booking: string
  readonly description: string
  readonly step: (number: number, of: number) => string
  readonly steps: Readonly<Record<BookingStep, string>>
  /** Where a buyer withdraws. */
  readonly withdrawal: { readonly heading: string; readonly description: string }
  /** The page of one booking, if editors have written none about the agreement. */
  readonly ownBooking: string
}

/** No English page has booking. */
export const bookingWords: Readonly<Record<Exclude<Locale, 'en'>, BookingWords>> = {
  sv: {
    booking: 'Boka bostad',
    description: 'Boka en bostad på webben, steg för steg.',
    step: (number, of) => `Steg ${number} av ${of}`,
    steps: {
      'start-booking': 'Börja boka',
      'personal-info': 'Dina uppgifter',
      documents: 'Handlingar',
      choices: 'Tillval',
      financing: 'Finansiering',
      accomodation: 'Så bor du nu',
      sign: 'Skriv under',
      payment: 'Betala',
      done: 'Klart',
    },
    withdrawal: {
      heading: 'Ångra eller avbryt en bokning',
      description:
        'Ångra ett bokningsavtal eller avbryt en bokning som pågår. Du får en bekräftelse i ett mejl.',
    },
    ownBooking: 'Din bokning',
  },
  nb: {
    booking: 'Kjøp bolig',
    description: 'Kjøp en bolig på nettet, steg for steg.',
    step: (number, of) => `Steg ${number} av ${of}`,
    steps: {
      'start-booking': 'Start kjøpet',
      'personal-info': 'Dine opplysninger',
      documents: 'Dokumenter',
      choices: 'Tilvalg',
      financing: 'Finansiering',
      accomodation: 'Slik bor du nå',
      sign: 'Signer',
      payment: 'Betal',
      done: 'Ferdig',
    },
    withdrawal: {
      heading: 'Avbryt et kjøp',
      description: 'Avbryt et kjøp som du har begynt på. Du får en bekreftelse på e-post.',
    },
    ownBooking: 'Kjøpet ditt',
  },
  fi: {
    booking: 'Varaa asunto',
    description: 'Varaa asunto verkossa vaihe vaiheelta.',
    step: (number, of) => `Vaihe ${number}/${of}`,
    steps: {
      'start-booking': 'Aloita varaus',
      'personal-info': 'Omat tiedot',
      documents: 'Asiakirjat',
      choices: 'Valinnat',
      financing: 'Rahoitus',
      accomodation: 'Nykyinen asuminen',
      sign: 'Allekirjoita',
      payment: 'Maksa',
      done: 'Valmis',
    },
    withdrawal: {
      heading: 'Peruuta varaus',
      description: 'Peruuta varaussopimus tai keskeytä kesken oleva varaus. Saat vahvistuksen sähköpostiin.',
    },
    ownBooking: 'Varauksesi',
  },
}
