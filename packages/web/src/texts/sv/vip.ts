// Swedish: the membership that goes before others.

export const texts = {
  member: 'Du är medlem',
  unpaid: 'Medlemskapet är inte betalt',
  notMember: 'Du är inte medlem',
  joined: (day: string) => `Ditt registreringsdatum är ${day}.`,
  byCode: 'Första året är betalt med en kampanjkod.',
  place: (place: string, members: string) => `Du står på plats ${place} av ${members} betalande medlemmar.`,
  noPlace: (members: string) =>
    `Hittills har ${members} betalat. Din plats räknas från den dag då du betalar.`,
  salesHeading: 'Försäljningar till medlemmar som du har anmält intresse till',
  noSales:
    'Anmäl intresse för ett projekt med VIP-försäljning, så ser du här vilken plats du har i turordningen.',
  sale: (place: string, applicants: string, homes: string) =>
    `Du har plats ${place} av ${applicants}. Antal bostäder: ${homes}.`,
  saleWithout: (applicants: string, homes: string) =>
    `Anmälda medlemmar: ${applicants}. Antal bostäder: ${homes}. Betala medlemskapet för att få en plats.`,
  phases: { vipSale: 'Anmälan pågår.', vipSaleProcessing: 'Anmälningarna behandlas.' },
  join: 'Bli medlem',
  payNow: 'Betala medlemskapet',
  fee: (amount: string) => `Medlemskapet kostar ${amount} om året och gäller från den dag då det är betalt.`,
  regret: 'Du kan ångra dig inom 14 dagar och får tillbaka avgiften. Ring eller mejla oss.',
  code: {
    heading: 'Har du en kampanjkod?',
    label: 'Kampanjkod',
    submit: 'Använd koden',
    wrong: 'Koden gäller inte, eller har använts så många gånger som den får.',
  },
  trouble: 'Det gick inte just nu. Inga pengar har dragits. Försök igen.',
  hasFailed: 'Det gick inte att hämta ditt medlemskap',
  hasFailedText: 'Det finns kvar hos oss. Försök igen om en stund.',
  paidUntil: (day: string) => `Medlemskapet är betalt till och med ${day}, och förnyas sedan.`,
  endsOn: (day: string) => `Medlemskapet upphör ${day}. Din plats i turordningen försvinner då.`,
  withdrawal: {
    open: 'Ångra medlemskapet',
    text: (day: string) =>
      `Du kan ångra dig till och med ${day}. Medlemskapet upphör då direkt, du förlorar din plats i turordningen, och vi betalar tillbaka det du har betalat.`,
    confirm: 'Bekräfta att du ångrar medlemskapet',
    done: 'Du har ångrat medlemskapet. Pengarna går tillbaka samma väg som du betalade, och en bekräftelse är på väg till din e-post. Spara den.',
  },
  stopRenewal: 'Förnya inte medlemskapet',
  stopSure:
    'Medlemskapet gäller till och med sista dagen i året som är betalt. Därefter försvinner ditt registreringsdatum och din plats. Vi påminner inte mer.',
  stopYes: 'Ja, låt det upphöra',
  keepOn: 'Fortsätt vara medlem',
  changed: 'Klart. Det är ändrat.',
  fits: (all: number, musts: number) =>
    `Dina önskemål: ${all} passar helt, ${musts} har det som måste finnas.`,
  toWishes: 'Dina önskemål och hur bostäderna passar',
  showings: 'Visningar för medlemmar',
  retry: 'Försök igen',
}

export type VipTexts = typeof texts
