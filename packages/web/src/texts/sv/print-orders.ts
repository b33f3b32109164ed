// Swedish: printed material of a stage, sent home.
import type { PrintOrderRefusal } from '@husrum/contract/print-orders/wire'
import type { PrintedMaterial } from '@husrum/domain'

export const texts = {
  heading: 'Få broschyr och planritningar hem',
  text: 'Vi skickar dem kostnadsfritt med posten. En försändelse per projekt och månad.',
  stage: 'Projekt',
  choose: 'Välj projekt',
  material: 'Vad vill du ha?',
  materials: { brochure: 'Broschyr', floorPlans: 'Planritningar' } satisfies Record<PrintedMaterial, string>,
  name: 'Namn',
  address: 'Gatuadress',
  postalCode: 'Postnummer',
  city: 'Ort',
  submit: 'Beställ',
  none: 'Just nu finns inget tryckt material att beställa.',
  failed: 'Vi kunde inte hämta vad som går att beställa. Ladda om sidan om en stund.',
  ordered: (stage: string) => `Tack! Materialet om ${stage} är på väg. Vi har mejlat dig ett kvitto.`,
  orders: 'Det här har du beställt',
  orderedOn: (day: string) => `Beställt ${day}`,
  postedOn: (day: string) => `Postat ${day}`,
  summary: 'Något behöver rättas',
  refusals: {
    orderedThisMonth: 'Du har redan beställt om det projektet den här månaden. Det är på väg.',
    gone: 'Det projektet har inget tryckt material längre.',
    invalid: 'Något behöver rättas',
    failed: 'Det gick inte just nu. Försök igen om en stund.',
  } satisfies Record<PrintOrderRefusal, string>,
  errors: {
    stageId: 'Välj ett projekt.',
    material: 'Välj minst en sak.',
    name: 'Skriv ditt namn, högst 50 tecken.',
    address: 'Skriv din gatuadress.',
    postalCode: {
      SE: 'Skriv fem siffror, till exempel 411 03.',
      NO: 'Skriv fyra siffror.',
      FI: 'Skriv fem siffror.',
    },
    city: 'Skriv orten.',
  },
}

export type PrintOrdersTexts = typeof texts
