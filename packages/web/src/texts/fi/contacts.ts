// Finnish: contacts, and writing to them.
import type { ContactsTexts } from '../sv/contacts.ts'

export const texts: ContactsTexts = {
  openUntil: (time) => `Vastaamme nyt, klo ${time} asti.`,
  today: (time) => `Suljettu nyt. Avataan tänään klo ${time}.`,
  tomorrow: (time) => `Suljettu nyt. Avataan huomenna klo ${time}.`,
  onDay: (day, time) => `Suljettu nyt. Avataan ${day} klo ${time}.`,
  time: (clock) => clock.replace(/^0/, '').replace(':', '.'),
  weekdays: [
    'sunnuntaina',
    'maanantaina',
    'tiistaina',
    'keskiviikkona',
    'torstaina',
    'perjantaina',
    'lauantaina',
  ],
  site: 'Asiakaspalvelu',
  writeTo: (name) => `Kirjoita: ${name}`,
  call: 'Soita',
  write: {
    heading: 'Kirjoita meille',
    text: 'Vastaus tulee sähköpostiisi. Kiireellisissä vioissa soita päivystykseen.',
    to: 'Vastaanottaja',
    subject: 'Mitä asia koskee?',
    message: 'Viesti',
    files: 'Liitä tiedostoja',
    filesKept: (names: string) => `Mukana: ${names}.`,
    send: 'Lähetä',
    sent: 'Kiitos, viesti on lähetetty. Saat vastauksen sähköpostiisi.',
  },
  written: {
    heading: 'Kirjoittamasi viestit',
    none: 'Et ole vielä kirjoittanut mitään.',
    to: (name, about) => (about === '' ? `Vastaanottaja ${name}` : `Vastaanottaja ${name}, ${about}`),
    files: (names: string) => `Mukana: ${names}`,
  },
  interests: {
    heading: 'Olet ilmoittanut kiinnostuksesi',
    registered: (moment: string) => `Ilmoitettu ${moment}.`,
    waiting: 'Myyjä vastaa yhden arkipäivän kuluessa.',
    answer: {
      answered: (moment: string) => `Myyjä on vastannut ${moment}.`,
      notReached: (moment: string) => `Myyjä yritti tavoittaa sinut, mutta ei saanut yhteyttä ${moment}.`,
      closed: (moment: string) => `Päättynyt ${moment}.`,
    },
  },
  wrong: 'Jotakin pitää korjata ennen kuin viesti voidaan lähettää.',
  errors: {
    required: 'Täytä tämä.',
    inputToLong: 'Teksti on liian pitkä.',
    invalidInput: 'Poista linkit sekä merkit < ja >.',
    files:
      'Tiedostoja ei voitu liittää. Enintään 5 tiedostoa, 5 Mt kukin: pdf, jpg, png tai docx. Poista hylätyt tai odota, kunnes tiedostot ovat valmiita.',
  },
  failures: {
    failed: 'Viestiä ei voitu lähettää. Kirjoittamasi on tallessa; yritä hetken kuluttua uudelleen.',
    offline: 'Et ole verkossa. Kirjoittamasi on tallessa; yritä uudelleen, kun yhteys toimii.',
    tooFast: 'Olet kirjoittanut tänään monta viestiä. Soita, jos asia on kiireellinen.',
    signedOut:
      'Sinut on kirjattu ulos. Kirjaudu toisessa välilehdessä ja lähetä uudelleen; kirjoittamasi on tallessa.',
    unknown: 'Yhteyshenkilö ei ole enää sinun. Lataa sivu uudelleen ja valitse toinen.',
  },
  failed: 'Yhteyshenkilöitäsi ei voitu hakea',
  failedText: 'Ne ovat yhä olemassa. Yritä hetken kuluttua uudelleen tai käytä alla olevia yhteystietoja.',
  retry: 'Yritä uudelleen',
}
