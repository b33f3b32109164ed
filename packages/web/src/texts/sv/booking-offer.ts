// Swedish: what the page of a home says of booking it online.
import type { OfferObstacle } from '@husrum/domain'

export const texts = {
  heading: 'Boka online',
  book: 'Boka bostaden',
  goOn: 'Fortsätt din bokning',
  joinLine: 'Ställ dig i kö',
  leaveLine: 'Lämna kön',
  /** `amount` is formatted. */
  fee: (amount: string) => `Du betalar ${amount} när du bokar. Beloppet är en del av priset.`,
  noFee: 'Du betalar ingenting när du bokar.',
  regret: {
    days: (cost: string) =>
      `Du kan ångra dig utan kostnad i 14 dagar efter att du har skrivit under. Därefter kostar det ${cost}.`,
    anyTime: 'Du kan avboka när som helst och får då tillbaka avgiften.',
    none: 'Ditt bud är bindande när du har skrivit under det.',
  },
  hold: (minutes: number) => `Bostaden hålls för dig i ${minutes} minuter medan du bokar.`,
  /** On a site of another language than the contract's. */
  elsewhere: 'Du bokar bostaden på våra svenska sidor.',
  /** Why one cannot book, and what to do. */
  reasons: {
    notInSale: 'Försäljningen har inte börjat. Anmäl intresse, så hör vi av oss när bostaden kan bokas.',
    vipOnly:
      'Just nu säljer vi till medlemmar. Bli medlem, eller anmäl intresse så hör vi av oss när alla kan boka.',
    vipUnpaid: 'Ditt medlemskap är inte betalt. När det är betalt kan du boka.',
    alreadyBooked:
      'Du har redan en bokning på gång i det här projektet. Fortsätt med den, eller avbryt den om du hellre vill ha den här bostaden.',
    quota: 'Det finns fler medlemmar före dig än bostäder. Anmäl intresse, så hör vi av oss om någon avstår.',
    missingIdentity: 'Du identifierar dig när du börjar boka.',
    underAge: 'Du måste ha fyllt 18 år för att boka en bostad.',
    noSiteConsent: 'Innan du bokar behöver vi ditt samtycke till att använda ditt konto här.',
    held: 'Någon annan bokar bostaden just nu. Ställ dig i kö, så får du ett mejl om den blir ledig.',
    booked: 'Bostaden är bokad. Se vilka andra bostäder som är lediga här.',
    sold: 'Bostaden är såld. Se vilka andra bostäder som är lediga här.',
    noOnlineBooking: 'Den här bostaden bokas inte på webben. Kontakta säljaren, så hjälper vi dig.',
  } satisfies Record<OfferObstacle, string>,
  line: {
    emptyQueue: 'Ingen står i kö.',
    length: (count: number) => (count === 1 ? 'En person står i kö.' : `${count} personer står i kö.`),
    place: (place: number) => `Du står på plats ${place} i kön. Vi mejlar dig om bostaden blir ledig.`,
    /** `time` is formatted. */
    offered: (time: string) => `Bostaden är ledig, och bara du kan boka den fram till ${time}.`,
    left: 'Du står inte längre i kön.',
    failed: 'Det gick inte just nu. Försök igen.',
  },
  actions: { consent: 'Till samtycket', payments: 'Till betalningen', membership: 'Om medlemskapet' },
}

export type BookingOfferTexts = typeof texts
