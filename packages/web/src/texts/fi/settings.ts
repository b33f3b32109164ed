// The settings of an account, in Finnish.
import type { SettingsTexts } from '../sv/settings.ts'

export const texts: SettingsTexts = {
  name: {
    heading: 'Nimesi',
    byIdentity: 'Nimi tulee vahvasta tunnistautumisesta ja muuttuu, kun se muuttuu siellä.',
    byContact: 'Eikö nimi pidä paikkaansa? Vahvista henkilöllisyytesi, niin nimi haetaan tunnistautumisesta.',
  },
  details: {
    heading: 'Yhteystietosi',
    address: 'Katuosoite',
    postalCode: 'Postinumero',
    city: 'Postitoimipaikka',
    save: 'Tallenna',
    saved: 'Tietosi on tallennettu.',
  },
  signIn: { heading: 'Kirjautuminen', changeEmail: 'Vaihda sähköpostiosoite' },
  password: {
    heading: 'Vaihda salasana',
    current: 'Nykyinen salasana',
    currentHint: 'Eikö sinulla ole vielä salasanaa? Jätä tyhjäksi ja vahvista henkilöllisyytesi.',
    save: 'Tallenna uusi salasana',
    changed: 'Salasana on vaihdettu, ja kaikki muut kirjautumiset on päätetty.',
  },
  consent: {
    heading: (brand: string) => `Tilisi: ${brand}`,
    given: 'Olet suostunut siihen, että tiliäsi käytetään täällä.',
    missing: 'Et ole vielä vastannut, saako tiliäsi käyttää täällä.',
    change: 'Muuta vastaustasi',
  },
}
