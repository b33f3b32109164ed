// Norwegian: what is let, and how one rents it.
import { groupThousands } from '@husrum/domain'
import type { RentalsTexts } from '../sv/rentals.ts'

export const texts: RentalsTexts = {
  freeNow: 'Ledig nå',
  homes: (count) =>
    count === 1 ? 'Én leilighet er ledig.' : `${groupThousands(count)} leiligheter er ledige.`,
  projects: 'Bygg med utleieboliger',
  all: 'Søk blant alle utleieboliger',
  noneTitle: 'Akkurat nå er ingen leilighet ledig',
  noneText:
    'Nye bygg og leiligheter kommer ut her. Vi har ingen kø: kom tilbake, eller ta kontakt med utleie.',
  failed: 'Vi kan ikke vise hva som er ledig akkurat nå. Prøv igjen om litt.',
  rentFrom: (rent) => `Leie fra ${rent}`,
  searchHere: 'Søk blant leilighetene her',
  how: 'Slik leier du her',
  steps: [
    'Meld interesse for bygget eller for en leilighet. Det koster ingenting og binder deg ikke.',
    'Vi inviterer til visning i den rekkefølgen meldingene kom inn. Noen annen kø har vi ikke.',
    'Bekreftelse på inntekt og referanse gir du først når du har sett leiligheten og vil ha den. Vi gjør en kredittvurdering.',
    'Du skriver leiekontrakt uten tidsbegrensning, med tre måneders oppsigelse. Første leie betales før innflytting.',
  ],
  terms: 'Vilkår og hva leien dekker',
}
