// What our mails about showings say in Finnish.
import type { LetterText, ShowingLetterName } from '../letter.ts'

export const showingLetters: Readonly<Record<ShowingLetterName, LetterText>> = {
  showingBooked: {
    subject: '{brand}: Paikkasi kohteen {about} näytössä',
    before: [
      'Sinulla on paikka kohteen {about} näytössä {until}. Henkilöitä: {people}.',
      'Paikka: {place}',
      'Näytä sivulla oleva koodi isännälle, kun saavut. Voit tallentaa ajan kalenteriisi viestin liitteestä.',
    ],
    button: 'Näytä lippu',
    after: ['Etkö pääse? Peru paikka sivulla, niin joku jonossa oleva saa sen.'],
  },
  showingChanged: {
    subject: '{brand}: Kohteen {about} näyttösi on muuttunut',
    before: [
      'Ilmoittautumisesi on muutettu. Voimassa on nyt kohteen {about} näyttö {until}. Henkilöitä: {people}.',
      'Paikka: {place}',
    ],
    button: 'Näytä lippu',
    after: ['Onko jokin väärin? Voit muuttaa ilmoittautumista sivulla näytön alkuun asti.'],
  },
  showingCancelled: {
    subject: '{brand}: Paikkasi kohteen {about} näytössä on peruttu',
    before: ['Olet perunut paikkasi kohteen {about} näytössä {until}. Paikka annetaan jollekin toiselle.'],
    button: 'Katso muita näyttöjä',
    after: ['Jos muutat mielesi, voit ilmoittautua uudelleen niin kauan kuin tilaa on.'],
  },
  showingWaiting: {
    subject: '{brand}: Olet jonossa kohteen {about} näyttöön',
    before: [
      'Kohteen {about} näyttö {until} on täynnä. Olet jonossa ja saat viestin, jos paikka vapautuu. Henkilöitä: {people}.',
    ],
    button: 'Katso paikkasi jonossa',
    after: [
      'Paikkoja jaetaan jonosta tuntiin ennen näyttöä. Jos et halua odottaa, voit poistua jonosta sivulla.',
    ],
  },
  showingPlaceFree: {
    subject: '{brand}: Sait paikan kohteen {about} näyttöön',
    before: [
      'Paikka vapautui, ja se on sinun: kohteen {about} näyttö {until}. Henkilöitä: {people}.',
      'Paikka: {place}',
    ],
    button: 'Näytä lippu',
    after: ['Etkö pääse? Peru paikka sivulla mahdollisimman pian, niin seuraava jonossa saa sen.'],
  },
  showingReminder: {
    subject: '{brand}: Muistutus kohteen {about} näytöstä {until}',
    before: [
      'Kohteen {about} näyttö on pian: {until}. Henkilöitä: {people}.',
      'Paikka: {place}',
      'Pidä sivulla oleva koodi esillä, kun saavut.',
    ],
    button: 'Näytä lippu',
    after: ['Etkö pääse? Peru paikka sivulla, niin joku toinen saa sen.'],
  },
  showingMoved: {
    subject: '{brand}: Kohteen {about} näyttö on siirretty: {until}',
    before: [
      'Olemme muuttaneet kohteen {about} näyttöä. Se on nyt {until}. Säilytät sen, mitä sinulla oli: paikan tai vuorosi jonossa. Henkilöitä: {people}.',
      'Paikka: {place}',
    ],
    button: 'Katso näyttö',
    after: ['Eikö uusi aika sovi? Vaihda aikaa tai peru paikka sivulla.'],
  },
  showingCalledOff: {
    subject: '{brand}: Kohteen {about} näyttö on peruttu',
    before: ['Kohteen {about} näyttö {until} on valitettavasti peruttu. Ilmoittautumisesi on poistettu.'],
    button: 'Katso muita näyttöjä',
    after: ['Toivottavasti jokin toinen aika sopii.'],
  },
}
