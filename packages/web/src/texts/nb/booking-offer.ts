// Norwegian bokmål: what the page of a home says of booking it online.
import type { BookingOfferTexts } from '../sv/booking-offer.ts'

export const texts: BookingOfferTexts = {
  heading: 'Kjøp på nett',
  book: 'Kjøp boligen',
  goOn: 'Fortsett kjøpet',
  joinLine: 'Still deg i kø',
  leaveLine: 'Forlat køen',
  fee: (amount) => `Du betaler ${amount} når du bestiller. Beløpet er en del av prisen.`,
  noFee: 'Du betaler ingenting nå. Forskuddet kommer først når garantien er stilt.',
  regret: {
    days: (cost) =>
      `Du kan angre uten kostnad i 14 dager etter at du har signert. Deretter koster det ${cost}.`,
    anyTime: 'Du kan avbestille når som helst og får beløpet tilbake.',
    none: 'Kjøpstilbudet er bindende når du har signert det.',
  },
  hold: (minutes) => `Boligen holdes av til deg i ${minutes} minutter mens du fyller ut.`,
  elsewhere: 'Du kjøper boligen på de svenske sidene våre.',
  reasons: {
    notInSale: 'Salget har ikke startet. Meld interesse, så sier vi fra når boligen kan kjøpes.',
    vipOnly:
      'Akkurat nå selger vi til medlemmer. Bli medlem, eller meld interesse så sier vi fra når alle kan kjøpe.',
    vipUnpaid: 'Medlemskapet ditt er ikke betalt. Når det er betalt, kan du kjøpe.',
    alreadyBooked:
      'Du har allerede et kjøp i gang i dette prosjektet. Fortsett med det, eller avbryt det hvis du heller vil ha denne boligen.',
    quota:
      'Det er flere medlemmer foran deg enn det er boliger. Meld interesse, så sier vi fra hvis noen trekker seg.',
    missingIdentity: 'Du identifiserer deg når du starter kjøpet.',
    underAge: 'Du må ha fylt 18 år for å kjøpe bolig.',
    noSiteConsent: 'Før du kjøper, trenger vi samtykke til å bruke kontoen din her.',
    held: 'Noen andre er i ferd med å kjøpe boligen. Still deg i kø, så får du en e-post hvis den blir ledig.',
    booked: 'Boligen er solgt. Se hvilke andre boliger som er ledige her.',
    sold: 'Boligen er solgt. Se hvilke andre boliger som er ledige her.',
    noOnlineBooking: 'Denne boligen kjøpes ikke på nett. Kontakt selgeren, så hjelper vi deg.',
  },
  line: {
    emptyQueue: 'Ingen står i kø.',
    length: (count) => (count === 1 ? 'Én person står i kø.' : `${count} personer står i kø.`),
    place: (place) => `Du har plass ${place} i køen. Vi sender deg en e-post hvis boligen blir ledig.`,
    offered: (time) => `Boligen er ledig, og bare du kan kjøpe den fram til ${time}.`,
    left: 'Du står ikke lenger i køen.',
    failed: 'Det gikk ikke akkurat nå. Prøv igjen.',
  },
  actions: { consent: 'Til samtykket', payments: 'Til betalingen', membership: 'Om medlemskapet' },
}
