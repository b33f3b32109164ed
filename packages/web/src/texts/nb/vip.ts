// Norwegian: the membership that goes before others.
import type { VipTexts } from '../sv/vip.ts'

export const texts: VipTexts = {
  member: 'Du er medlem',
  unpaid: 'Medlemskapet er ikke betalt',
  notMember: 'Du er ikke medlem',
  joined: (day) => `Registreringsdatoen din er ${day}.`,
  byCode: 'Det første året er betalt med en kampanjekode.',
  place: (place, members) => `Du står på plass ${place} av ${members} betalende medlemmer.`,
  noPlace: (members) => `Så langt har ${members} betalt. Plassen din regnes fra den dagen du betaler.`,
  salesHeading: 'Salg til medlemmer som du har meldt interesse for',
  noSales: 'Meld interesse for et prosjekt med VIP-salg, så ser du her hvilken plass du har i rekkefølgen.',
  sale: (place, applicants, homes) => `Du har plass ${place} av ${applicants}. Antall boliger: ${homes}.`,
  saleWithout: (applicants, homes) =>
    `Påmeldte medlemmer: ${applicants}. Antall boliger: ${homes}. Betal medlemskapet for å få en plass.`,
  phases: { vipSale: 'Påmeldingen pågår.', vipSaleProcessing: 'Påmeldingene behandles.' },
  join: 'Bli medlem',
  payNow: 'Betal medlemskapet',
  fee: (amount) => `Medlemskapet koster ${amount} i året og gjelder fra den dagen det er betalt.`,
  regret: 'Du kan angre innen 14 dager og får avgiften tilbake. Ring eller send oss en e-post.',
  code: {
    heading: 'Har du en kampanjekode?',
    label: 'Kampanjekode',
    submit: 'Bruk koden',
    wrong: 'Koden gjelder ikke, eller er brukt så mange ganger som den kan.',
  },
  trouble: 'Det gikk ikke akkurat nå. Ingen penger er trukket. Prøv igjen.',
  hasFailed: 'Vi fikk ikke hentet medlemskapet ditt',
  hasFailedText: 'Det ligger trygt hos oss. Prøv igjen om litt.',
  paidUntil: (day) => `Medlemskapet er betalt til og med ${day} og fornyes deretter.`,
  endsOn: (day) => `Medlemskapet opphører ${day}. Da mister du plassen din i rekkefølgen.`,
  withdrawal: {
    open: 'Angre medlemskapet',
    text: (day) =>
      `Du kan angre til og med ${day}. Medlemskapet opphører da med en gang, du mister plassen din i rekkefølgen, og vi betaler tilbake det du har betalt.`,
    confirm: 'Bekreft at du angrer medlemskapet',
    done: 'Du har angret medlemskapet. Pengene går tilbake samme vei som du betalte, og en bekreftelse er på vei til e-posten din. Ta vare på den.',
  },
  stopRenewal: 'Ikke forny medlemskapet',
  stopSure:
    'Medlemskapet gjelder ut året som er betalt. Deretter forsvinner registreringsdatoen og plassen din. Vi minner deg ikke på det igjen.',
  stopYes: 'Ja, la det opphøre',
  keepOn: 'Fortsett som medlem',
  changed: 'Ferdig. Det er endret.',
  fits: (all, musts) => `Ønskene dine: ${all} passer helt, ${musts} har det som må være der.`,
  toWishes: 'Ønskene dine og hvordan boligene passer',
  showings: 'Visninger for medlemmer',
  retry: 'Prøv igjen',
}
