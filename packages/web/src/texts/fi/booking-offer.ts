// Finnish: what the page of a home says of booking it online.
import type { BookingOfferTexts } from '../sv/booking-offer.ts'

export const texts: BookingOfferTexts = {
  heading: 'Varaa verkossa',
  book: 'Varaa asunto',
  goOn: 'Jatka varaustasi',
  joinLine: 'Liity jonoon',
  leaveLine: 'Poistu jonosta',
  fee: (amount) => `Maksat varatessasi ${amount}. Summa on osa hintaa.`,
  noFee: 'Et maksa mitään varatessasi.',
  regret: {
    days: (cost) =>
      `Voit perua maksutta 14 päivän ajan allekirjoituksesta. Sen jälkeen peruminen maksaa ${cost}.`,
    anyTime: 'Voit perua varauksen milloin tahansa, ja saat varausmaksun takaisin.',
    none: 'Tarjouksesi sitoo sinua, kun olet allekirjoittanut sen.',
  },
  hold: (minutes) => `Pidämme asuntoa sinulle ${minutes} minuuttia, kun teet varausta.`,
  elsewhere: 'Varaat asunnon ruotsinkielisillä sivuillamme.',
  reasons: {
    notInSale: 'Myynti ei ole vielä alkanut. Ilmoita kiinnostuksesi, niin kerromme, kun asunnon voi varata.',
    vipOnly:
      'Myymme juuri nyt jäsenille. Liity jäseneksi tai ilmoita kiinnostuksesi, niin kerromme, kun kaikki voivat varata.',
    vipUnpaid: 'Jäsenyyttäsi ei ole maksettu. Voit varata, kun se on maksettu.',
    alreadyBooked:
      'Sinulla on jo varaus kesken tässä kohteessa. Jatka sitä tai peru se, jos haluat mieluummin tämän asunnon.',
    quota:
      'Jonossa on ennen sinua enemmän jäseniä kuin asuntoja. Ilmoita kiinnostuksesi, niin kerromme, jos joku luopuu.',
    missingIdentity: 'Tunnistaudut, kun aloitat varauksen.',
    underAge: 'Asunnon voi varata 18 vuotta täyttänyt.',
    noSiteConsent: 'Ennen varausta tarvitsemme suostumuksesi tilisi käyttöön tällä sivustolla.',
    held: 'Joku muu varaa asuntoa juuri nyt. Liity jonoon, niin saat sähköpostia, jos se vapautuu.',
    booked: 'Asunto on varattu. Katso, mitkä muut asunnot ovat vapaina.',
    sold: 'Asunto on myyty. Katso, mitkä muut asunnot ovat vapaina.',
    noOnlineBooking: 'Tätä asuntoa ei voi varata verkossa. Ota yhteyttä myyjään, niin autamme.',
  },
  line: {
    emptyQueue: 'Jonossa ei ole ketään.',
    length: (count) => (count === 1 ? 'Jonossa on yksi henkilö.' : `Jonossa on ${count} henkilöä.`),
    place: (place) => `Olet jonossa sijalla ${place}. Lähetämme sähköpostia, jos asunto vapautuu.`,
    offered: (time) => `Asunto on vapaa, ja vain sinä voit varata sen ${time} asti.`,
    left: 'Et ole enää jonossa.',
    failed: 'Se ei onnistunut juuri nyt. Yritä uudelleen.',
  },
  actions: { consent: 'Suostumukseen', payments: 'Maksuun', membership: 'Tietoa jäsenyydestä' },
}
