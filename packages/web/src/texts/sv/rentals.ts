// Swedish: what is let, and how one rents it.
import { groupThousands } from '@husrum/domain'

export const texts = {
  freeNow: 'Ledigt just nu',
  homes: (count: number) =>
    count === 1 ? 'En lägenhet är ledig.' : `${groupThousands(count)} lägenheter är lediga.`,
  projects: 'Hus med hyresrätter',
  all: 'Sök bland alla hyresrätter',
  noneTitle: 'Just nu är ingen lägenhet ledig',
  noneText:
    'Nya hus och lägenheter kommer ut här. Vi har ingen kö: titta in igen, eller hör av dig till uthyrningen.',
  failed: 'Det går inte att visa vad som är ledigt just nu. Försök igen om en stund.',
  rentFrom: (rent: string) => `Hyra från ${rent}`,
  searchHere: 'Sök bland lägenheterna här',
  how: 'Så hyr du här',
  steps: [
    'Anmäl intresse för huset eller för en lägenhet. Det kostar ingenting och binder dig inte.',
    'Vi bjuder in till visning i den ordning som anmälningarna kom in. Någon annan kö har vi inte.',
    'Intyg om inkomst och referens lämnar du först när du har sett lägenheten och vill ha den. Vi tar en kreditupplysning.',
    'Du skriver hyresavtal tills vidare, med tre månaders uppsägning. Första hyran betalas före inflyttningen.',
  ],
  terms: 'Villkor och vad som ingår i hyran',
}

export type RentalsTexts = typeof texts
