// Finnish: the membership that goes before others.
import type { VipTexts } from '../sv/vip.ts'

export const texts: VipTexts = {
  member: 'Olet jäsen',
  unpaid: 'Jäsenyyttä ei ole maksettu',
  notMember: 'Et ole jäsen',
  joined: (day) => `Rekisteröitymispäiväsi on ${day}.`,
  byCode: 'Ensimmäinen vuosi on maksettu kampanjakoodilla.',
  place: (place, members) => `Olet sijalla ${place}. Maksaneita jäseniä on ${members}.`,
  noPlace: (members) => `Maksaneita jäseniä on ${members}. Sijasi lasketaan maksupäivästä.`,
  salesHeading: 'Jäsenmyynnit, joista olet kiinnostunut',
  noSales:
    'Ilmoita kiinnostuksesi VIP-myynnissä olevaan kohteeseen, niin näet tästä sijasi vuorojärjestyksessä.',
  sale: (place, applicants, homes) => `Sijasi on ${place}/${applicants}. Asuntoja on ${homes}.`,
  saleWithout: (applicants, homes) =>
    `Ilmoittautuneita jäseniä on ${applicants} ja asuntoja ${homes}. Maksa jäsenyys, niin saat sijan.`,
  phases: { vipSale: 'Ilmoittautuminen on käynnissä.', vipSaleProcessing: 'Ilmoittautumisia käsitellään.' },
  join: 'Liity jäseneksi',
  payNow: 'Maksa jäsenyys',
  fee: (amount) => `Jäsenyys maksaa ${amount} vuodessa ja on voimassa maksupäivästä.`,
  regret: 'Voit perua 14 päivän kuluessa ja saat maksun takaisin. Soita tai lähetä sähköpostia.',
  code: {
    heading: 'Onko sinulla kampanjakoodi?',
    label: 'Kampanjakoodi',
    submit: 'Käytä koodi',
    wrong: 'Koodi ei ole voimassa, tai se on jo käytetty niin monta kertaa kuin voi.',
  },
  trouble: 'Se ei onnistunut juuri nyt. Rahaa ei ole veloitettu. Yritä uudelleen.',
  hasFailed: 'Jäsenyyttäsi ei saatu haettua',
  hasFailedText: 'Se on tallessa. Yritä hetken kuluttua uudelleen.',
  paidUntil: (day) => `Jäsenyys on maksettu ${day} asti ja uusiutuu sen jälkeen.`,
  endsOn: (day) => `Jäsenyys päättyy ${day}. Silloin menetät paikkasi järjestyksessä.`,
  withdrawal: {
    open: 'Peru jäsenyys',
    text: (day) =>
      `Voit perua jäsenyyden viimeistään ${day}. Jäsenyys päättyy silloin heti, menetät paikkasi järjestyksessä ja palautamme maksamasi rahat.`,
    confirm: 'Vahvista, että perut jäsenyyden',
    done: 'Olet perunut jäsenyyden. Rahat palautuvat samaa kautta kuin maksoit, ja vahvistus on matkalla sähköpostiisi. Säilytä se.',
  },
  stopRenewal: 'Älä uusi jäsenyyttä',
  stopSure:
    'Jäsenyys on voimassa maksetun vuoden loppuun. Sen jälkeen rekisteröintipäiväsi ja paikkasi poistuvat. Emme muistuta enää.',
  stopYes: 'Kyllä, anna sen päättyä',
  keepOn: 'Jatka jäsenenä',
  changed: 'Valmis. Muutos on tehty.',
  fits: (all, musts) => `Toiveesi: ${all} sopii täysin, ${musts} täyttää välttämättömät.`,
  toWishes: 'Toiveesi ja miten asunnot sopivat',
  showings: 'Näytöt jäsenille',
  retry: 'Yritä uudelleen',
}
