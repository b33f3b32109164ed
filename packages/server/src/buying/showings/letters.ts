// Letters about showings: their facts, and their texts in each language.
import type { AboutAndLink, LetterAttachment, LettersOf } from '../../platform/mail/letter.ts'

/** Events of a place at a showing. */
export type ShowingLetterName =
  | 'showingBooked'
  | 'showingChanged'
  | 'showingCancelled'
  /** The showing is full: they are on the waiting list. */
  | 'showingWaiting'
  /** A place has become free for a person on the waiting list. */
  | 'showingPlaceFree'
  | 'showingReminder'
  /** Changed by the company: another time or place. */
  | 'showingMoved'
  | 'showingCalledOff'

/** About a home or a stage. */
interface PlaceAtShowing extends AboutAndLink {
  /** When it begins, epoch milliseconds. */
  readonly until: number
  /** The meeting place. */
  readonly place: string
  readonly people: number
  readonly attachments?: readonly LetterAttachment[]
}

interface ShowingLetters extends Readonly<Record<ShowingLetterName, PlaceAtShowing>> {
  /** Asks to confirm a subscription to news about a home or a stage. */
  readonly confirmNews: AboutAndLink
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends ShowingLetters {}
}

export const showingLetters: LettersOf<ShowingLetters> = {
  sv: {
    confirmNews: {
      subject: '{brand}: vill du höra mer om {about}?',
      before: [
        'Någon, förhoppningsvis du, registrerade sig på vår visning av {about} och ville att {brand} hör av sig om bostäderna.',
        'Öppna länken och tryck på ”Bekräfta”, så hör vi av oss när det händer något.',
      ],
      button: 'Bekräfta',
      after: ['Var det inte du behöver du inte göra någonting. Då hör vi inte av oss.'],
    },
    showingBooked: {
      subject: '{brand}: Din plats på visningen av {about}',
      before: [
        'Du har en plats på visningen av {about} {until}. Antal personer: {people}.',
        'Plats: {place}',
        'Visa koden på sidan för värden när du kommer. Lägg gärna in tiden i kalendern med filen i mejlet.',
      ],
      button: 'Visa biljetten',
      after: ['Kan du inte komma? Avboka på sidan, så får någon som väntar platsen.'],
    },
    showingChanged: {
      subject: '{brand}: Din visning av {about} är ändrad',
      before: [
        'Din anmälan är ändrad. Nu gäller visningen av {about} {until}. Antal personer: {people}.',
        'Plats: {place}',
      ],
      button: 'Visa biljetten',
      after: ['Stämmer det inte? Ändra på sidan fram till att visningen börjar.'],
    },
    showingCancelled: {
      subject: '{brand}: Din plats på visningen av {about} är avbokad',
      before: ['Du har avbokat visningen av {about} {until}. Platsen går till någon annan.'],
      button: 'Se andra visningar',
      after: ['Ångrar du dig kan du anmäla dig igen så länge det finns plats.'],
    },
    showingWaiting: {
      subject: '{brand}: Du står i kö till visningen av {about}',
      before: [
        'Visningen av {about} {until} är full. Du står i kö, och får ett mejl om det blir en plats över. Antal personer: {people}.',
      ],
      button: 'Se din plats i kön',
      after: [
        'Platser från kön delas ut fram till en timme före visningen. Vill du inte vänta kan du lämna kön på sidan.',
      ],
    },
    showingPlaceFree: {
      subject: '{brand}: Du har fått en plats på visningen av {about}',
      before: [
        'Det blev en plats över, och den är din: visningen av {about} {until}. Antal personer: {people}.',
        'Plats: {place}',
      ],
      button: 'Visa biljetten',
      after: ['Kan du inte komma? Avboka på sidan så snart du kan, så får nästa i kön platsen.'],
    },
    showingReminder: {
      subject: '{brand}: Påminnelse om visningen av {about} {until}',
      before: [
        'Snart är det visning av {about}: {until}. Antal personer: {people}.',
        'Plats: {place}',
        'Ha koden på sidan framme när du kommer.',
      ],
      button: 'Visa biljetten',
      after: ['Kan du inte komma? Avboka på sidan, så får någon annan platsen.'],
    },
    showingMoved: {
      subject: '{brand}: Visningen av {about} är flyttad till {until}',
      before: [
        'Vi har ändrat visningen av {about}. Den är nu {until}. Du har kvar det du hade, en plats eller din tur i kön. Antal personer: {people}.',
        'Plats: {place}',
      ],
      button: 'Se visningen',
      after: ['Passar den nya tiden inte? Byt tid eller avboka på sidan.'],
    },
    showingCalledOff: {
      subject: '{brand}: Visningen av {about} är inställd',
      before: ['Visningen av {about} {until} är tyvärr inställd. Din anmälan är borttagen.'],
      button: 'Se andra visningar',
      after: ['Vi hoppas att en annan tid passar.'],
    },
  },
  nb: {
    confirmNews: {
      subject: '{brand}: vil du høre mer om {about}?',
      before: [
        'Noen, forhåpentligvis du, registrerte seg på visningen vår av {about} og ønsket at {brand} tar kontakt om boligene.',
        'Åpne lenken og trykk på «Bekreft», så tar vi kontakt når det skjer noe.',
      ],
      button: 'Bekreft',
      after: ['Var det ikke deg, trenger du ikke å gjøre noe. Da tar vi ikke kontakt.'],
    },
    showingBooked: {
      subject: '{brand}: Plassen din på visningen av {about}',
      before: [
        'Du har plass på visningen av {about} {until}. Antall personer: {people}.',
        'Sted: {place}',
        'Vis koden på siden til verten når du kommer. Legg gjerne tiden inn i kalenderen med filen i e-posten.',
      ],
      button: 'Vis billetten',
      after: ['Kan du ikke komme? Meld deg av på siden, så får noen som venter, plassen.'],
    },
    showingChanged: {
      subject: '{brand}: Visningen din av {about} er endret',
      before: [
        'Påmeldingen din er endret. Nå gjelder visningen av {about} {until}. Antall personer: {people}.',
        'Sted: {place}',
      ],
      button: 'Vis billetten',
      after: ['Stemmer det ikke? Du kan endre på siden helt til visningen begynner.'],
    },
    showingCancelled: {
      subject: '{brand}: Du er meldt av visningen av {about}',
      before: ['Du har meldt deg av visningen av {about} {until}. Plassen går til noen andre.'],
      button: 'Se andre visninger',
      after: ['Angrer du, kan du melde deg på igjen så lenge det er plass.'],
    },
    showingWaiting: {
      subject: '{brand}: Du står på venteliste til visningen av {about}',
      before: [
        'Visningen av {about} {until} er full. Du står på venteliste og får en e-post hvis det blir en ledig plass. Antall personer: {people}.',
      ],
      button: 'Se plassen din på ventelisten',
      after: [
        'Plasser fra ventelisten deles ut fram til en time før visningen. Vil du ikke vente, kan du gå ut av listen på siden.',
      ],
    },
    showingPlaceFree: {
      subject: '{brand}: Du har fått plass på visningen av {about}',
      before: [
        'Det ble en plass ledig, og den er din: visningen av {about} {until}. Antall personer: {people}.',
        'Sted: {place}',
      ],
      button: 'Vis billetten',
      after: ['Kan du ikke komme? Meld deg av på siden så snart du kan, så får nestemann plassen.'],
    },
    showingReminder: {
      subject: '{brand}: Påminnelse om visningen av {about} {until}',
      before: [
        'Snart er det visning av {about}: {until}. Antall personer: {people}.',
        'Sted: {place}',
        'Ha koden på siden klar når du kommer.',
      ],
      button: 'Vis billetten',
      after: ['Kan du ikke komme? Meld deg av på siden, så får noen andre plassen.'],
    },
    showingMoved: {
      subject: '{brand}: Visningen av {about} er flyttet til {until}',
      before: [
        'Vi har endret visningen av {about}. Den er nå {until}. Du beholder det du hadde, en plass eller turen din på ventelisten. Antall personer: {people}.',
        'Sted: {place}',
      ],
      button: 'Se visningen',
      after: ['Passer ikke den nye tiden? Bytt tid eller meld deg av på siden.'],
    },
    showingCalledOff: {
      subject: '{brand}: Visningen av {about} er avlyst',
      before: ['Visningen av {about} {until} er dessverre avlyst. Påmeldingen din er fjernet.'],
      button: 'Se andre visninger',
      after: ['Vi håper at en annen tid passer.'],
    },
  },
  fi: {
    confirmNews: {
      subject: '{brand}: haluatko kuulla lisää? {about}',
      before: [
        'Joku, toivottavasti sinä, kirjautui näyttöön {about} ja toivoi, että {brand} ottaa yhteyttä asunnoista.',
        'Avaa linkki ja paina Vahvista, niin otamme yhteyttä, kun jotain tapahtuu.',
      ],
      button: 'Vahvista',
      after: ['Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Silloin emme ota yhteyttä.'],
    },
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
  },
  en: {
    confirmNews: {
      subject: '{brand}: would you like to hear more about {about}?',
      before: [
        'Somebody, hopefully you, registered at our viewing of {about} and wanted {brand} to get in touch about the homes.',
        'Open the link and press “Confirm”, and we let you know when something happens.',
      ],
      button: 'Confirm',
      after: ['If it was not you, there is nothing you need to do. You will not hear from us.'],
    },
    showingBooked: {
      subject: '{brand}: Your place at the viewing of {about}',
      before: [
        'You have a place at the viewing of {about}, {until}. Number of people: {people}.',
        'Place: {place}',
        'Show the code on the page to the host when you arrive. The attached file puts the time in your calendar.',
      ],
      button: 'Show the ticket',
      after: ['Can’t come? Cancel on the page, and somebody who is waiting gets the place.'],
    },
    showingChanged: {
      subject: '{brand}: Your viewing of {about} has changed',
      before: [
        'Your booking has changed. It is now the viewing of {about}, {until}. Number of people: {people}.',
        'Place: {place}',
      ],
      button: 'Show the ticket',
      after: ['Not right? You can change it on the page until the viewing begins.'],
    },
    showingCancelled: {
      subject: '{brand}: Your place at the viewing of {about} is cancelled',
      before: ['You have cancelled the viewing of {about}, {until}. Somebody else gets the place.'],
      button: 'See other viewings',
      after: ['If you change your mind you can book again as long as there is room.'],
    },
    showingWaiting: {
      subject: '{brand}: You are in line for the viewing of {about}',
      before: [
        'The viewing of {about}, {until}, is full. You are in line, and get an email if a place becomes free. Number of people: {people}.',
      ],
      button: 'See your place in line',
      after: [
        'Places are given to those in line until an hour before the viewing. If you do not want to wait, leave the line on the page.',
      ],
    },
    showingPlaceFree: {
      subject: '{brand}: You have a place at the viewing of {about}',
      before: [
        'A place became free, and it is yours: the viewing of {about}, {until}. Number of people: {people}.',
        'Place: {place}',
      ],
      button: 'Show the ticket',
      after: ['Can’t come? Cancel on the page as soon as you can, and the next in line gets the place.'],
    },
    showingReminder: {
      subject: '{brand}: Reminder of the viewing of {about}, {until}',
      before: [
        'The viewing of {about} is soon: {until}. Number of people: {people}.',
        'Place: {place}',
        'Have the code on the page ready when you arrive.',
      ],
      button: 'Show the ticket',
      after: ['Can’t come? Cancel on the page, and somebody else gets the place.'],
    },
    showingMoved: {
      subject: '{brand}: The viewing of {about} has moved to {until}',
      before: [
        'We have changed the viewing of {about}. It is now {until}. You keep what you had, a place or your turn in line. Number of people: {people}.',
        'Place: {place}',
      ],
      button: 'See the viewing',
      after: ['Does the new time not suit you? Change or cancel on the page.'],
    },
    showingCalledOff: {
      subject: '{brand}: The viewing of {about} is called off',
      before: ['The viewing of {about}, {until}, is unfortunately called off. Your booking is removed.'],
      button: 'See other viewings',
      after: ['We hope that another time suits you.'],
    },
  },
}
