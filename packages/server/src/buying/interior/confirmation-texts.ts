// The texts of the confirmation of an interior, in the language of the site. Payment follows the law and custom of each country:
// Sweden pays with the final payment, Norway as bustadoppføringslova § 46 permits, Finland with the last instalment.
import type { Locale } from '@husrum/domain'

export interface ConfirmationTexts {
  readonly title: string
  readonly home: string
  readonly address: string
  readonly project: string
  readonly number: string
  readonly ordered: string
  readonly included: string
  readonly cost: string
  readonly sum: string
  readonly homePrice: string
  readonly agreed: string
  readonly notes: readonly string[]
  /** `{page}`, `{pages}` */
  readonly page: string
}

export const confirmationTexts: Readonly<Record<Locale, ConfirmationTexts>> = {
  sv: {
    title: 'Bekräftelse av tillval',
    home: 'Bostad',
    address: 'Adress',
    project: 'Projekt',
    number: 'Beställningsnummer',
    ordered: 'Beställt',
    included: 'Ingår',
    cost: 'Kostnad',
    sum: 'Summa tillval inklusive moms',
    homePrice: 'Bostaden',
    agreed: 'Pris enligt avtal',
    notes: [
      'Tillvalen betalas tillsammans med slutbetalningen, senast på tillträdesdagen.',
      'Du kan ändra en grupp fram till och med dess sista valdag. Efter den dagen gäller det som står här. Den senaste bekräftelsen ersätter tidigare.',
    ],
    page: 'Sida {page} av {pages}',
  },
  nb: {
    title: 'Bekreftelse på tilvalg',
    home: 'Bolig',
    address: 'Adresse',
    project: 'Prosjekt',
    number: 'Bestillingsnummer',
    ordered: 'Bestilt',
    included: 'Inkludert',
    cost: 'Kostnad',
    sum: 'Sum tilvalg inkludert merverdiavgift',
    homePrice: 'Boligen',
    agreed: 'Pris ifølge avtalen',
    notes: [
      'Tilvalgene betales sammen med sluttoppgjøret, senest ved overtakelsen.',
      'Du kan endre en gruppe til og med siste valgdag. Etter det gjelder det som står her. Den nyeste bekreftelsen erstatter tidligere.',
    ],
    page: 'Side {page} av {pages}',
  },
  fi: {
    title: 'Lisätöiden ja valintojen vahvistus',
    home: 'Asunto',
    address: 'Osoite',
    project: 'Kohde',
    number: 'Tilausnumero',
    ordered: 'Tilattu',
    included: 'Sisältyy hintaan',
    cost: 'Kustannukset',
    sum: 'Lisätyöt yhteensä, sisältää arvonlisäveron',
    homePrice: 'Asunto',
    agreed: 'Myyntihinta sopimuksen mukaan',
    notes: [
      'Lisätyöt maksetaan viimeisen kauppahintaerän yhteydessä, viimeistään hallinnan luovutuspäivänä.',
      'Voit muuttaa ryhmän valintoja sen viimeiseen valintapäivään asti. Sen jälkeen voimassa on se, mikä tässä lukee. Uusin vahvistus korvaa aiemmat.',
    ],
    page: 'Sivu {page}/{pages}',
  },
  en: {
    title: 'Confirmation of options',
    home: 'Home',
    address: 'Address',
    project: 'Project',
    number: 'Order number',
    ordered: 'Ordered',
    included: 'Included',
    cost: 'Cost',
    sum: 'Options in total, including VAT',
    homePrice: 'The home',
    agreed: 'Price as agreed',
    notes: [
      'Options are paid for with the final payment, on the day of access at the latest.',
      'You can change a group up to and including its last day. After that, what is written here holds. The latest confirmation replaces earlier ones.',
    ],
    page: 'Page {page} of {pages}',
  },
}
