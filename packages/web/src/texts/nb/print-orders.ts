// Norwegian: printed material of a stage, sent home.
import type { PrintOrdersTexts } from '../sv/print-orders.ts'

export const texts: PrintOrdersTexts = {
  heading: 'Få brosjyre og plantegninger hjem',
  text: 'Vi sender dem gratis i posten. Én forsendelse per prosjekt og måned.',
  stage: 'Prosjekt',
  choose: 'Velg prosjekt',
  material: 'Hva vil du ha?',
  materials: { brochure: 'Brosjyre', floorPlans: 'Plantegninger' },
  name: 'Navn',
  address: 'Gateadresse',
  postalCode: 'Postnummer',
  city: 'Poststed',
  submit: 'Bestill',
  none: 'Akkurat nå er det ikke noe trykt materiell å bestille.',
  failed: 'Vi kunne ikke hente hva som kan bestilles. Last siden på nytt om en stund.',
  ordered: (stage) => `Takk! Materiellet om ${stage} er på vei. Vi har sendt deg en kvittering på e-post.`,
  orders: 'Dette har du bestilt',
  orderedOn: (day) => `Bestilt ${day}`,
  postedOn: (day) => `Sendt ${day}`,
  summary: 'Noe må rettes',
  refusals: {
    orderedThisMonth: 'Du har allerede bestilt om det prosjektet denne måneden. Det er på vei.',
    gone: 'Det prosjektet har ikke trykt materiell lenger.',
    invalid: 'Noe må rettes',
    failed: 'Det gikk ikke akkurat nå. Prøv igjen om en stund.',
  },
  errors: {
    stageId: 'Velg et prosjekt.',
    material: 'Velg minst én ting.',
    name: 'Skriv navnet ditt, høyst 50 tegn.',
    address: 'Skriv gateadressen din.',
    postalCode: {
      SE: 'Skriv fem sifre.',
      NO: 'Skriv fire sifre, for eksempel 0152.',
      FI: 'Skriv fem sifre.',
    },
    city: 'Skriv poststedet.',
  },
}
