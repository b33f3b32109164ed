// Letters about bookings and the waiting list: their facts, and their texts in each language.
import type { Money } from '@husrum/domain'
import type { AboutAndLink, HeldBackFact, LettersOf, WayOutLink } from '../../platform/mail/letter.ts'

interface Held extends AboutAndLink {
  /** End of the hold, epoch milliseconds. */
  readonly until: number
  readonly wayOut?: WayOutLink
}

interface BookingLetters {
  readonly homeHeld: Held
  readonly homeOffered: Held
  readonly bookingExpired: AboutAndLink
  readonly bookingCancelled: AboutAndLink
  readonly bookingEndedByStaff: AboutAndLink
  readonly bookingConfirmed: AboutAndLink
  readonly homeGone: AboutAndLink
  /** The price of a home changed: the new one, for the waiting list. */
  readonly linePriceChanged: AboutAndLink & { readonly amount: Money }
  /** The price of a home changed: the unchanged one, for the buyer with a booking. */
  readonly heldPriceKept: AboutAndLink & { readonly amount: Money }
  /** To staff: the data of a sales system contradicts a booking, and the booking is kept. */
  readonly changesHeldBack: {
    readonly heldBack: readonly { readonly name: string; readonly fact: HeldBackFact }[]
    /** Number of changes that are not listed. */
    readonly more: number
  }
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends BookingLetters {}
}

export const bookingLetters: LettersOf<BookingLetters> = {
  sv: {
    homeHeld: {
      subject: '{brand}: {about} hålls för dig till {until}',
      before: [
        'Vi håller {about} för dig till {until}. Ingen annan kan boka bostaden under tiden.',
        'Det du fyller i sparas, så du kan fortsätta när du vill fram till dess, också på en annan enhet.',
      ],
      button: 'Fortsätt bokningen',
      after: [
        'Har du ändrat dig? Avbryt bokningen på sidan, så kan någon annan boka bostaden. Det kostar ingenting.',
      ],
    },
    homeOffered: {
      subject: '{brand}: {about} är ledig för dig till {until}',
      before: [
        'Du står först i kön till {about}, och bostaden är ledig nu.',
        'Fram till {until} är det bara du som kan boka den. Sedan går turen till nästa i kön.',
      ],
      button: 'Boka bostaden',
      after: [
        'Vill du inte ha bostaden längre? Lämna kön på bostadens sida, så får nästa person frågan direkt.',
      ],
    },
    bookingExpired: {
      subject: '{brand}: tiden gick ut: {about}',
      before: [
        'Tiden för din bokning av {about} gick ut innan den var klar, så bostaden hålls inte för dig längre.',
        'Du har inte köpt något. Om du hann betala tar vi hand om pengarna: är bostaden fortfarande ledig blir den din, annars betalar vi tillbaka allt.',
      ],
      button: 'Se om bostaden är ledig',
      after: ['Är den ledig kan du boka igen. Är den upptagen kan du ställa dig i kön.'],
    },
    bookingCancelled: {
      subject: '{brand}: din bokning av {about} är avbruten',
      before: [
        'Bokningen av {about} är avbruten, och bostaden hålls inte för dig längre.',
        'Du har inte köpt något. Om du har betalat en avgift betalar vi tillbaka den.',
      ],
      button: 'Till bostaden',
      after: ['Var det inte du som avbröt? Hör av dig till oss via webbplatsen.'],
    },
    bookingEndedByStaff: {
      subject: '{brand}: vi har avslutat din bokning av {about}',
      before: [
        'Vi har avslutat din bokning av {about}, och bostaden hålls inte för dig längre.',
        'Om du har betalat en avgift betalar vi tillbaka hela beloppet.',
      ],
      button: 'Till bostaden',
      after: ['Har du frågor? Hör av dig till säljaren, som står på bostadens sida.'],
    },
    bookingConfirmed: {
      subject: '{brand}: Säljaren har bekräftat din bokning av {about}',
      before: [
        'Säljaren har bekräftat din bokning av {about}. Bostaden är inte längre till salu för någon annan.',
      ],
      button: 'Till bokningen',
      after: ['Säljaren hör av sig om nästa steg.'],
    },
    homeGone: {
      subject: '{brand}: {about} är inte till salu längre',
      before: [
        '{about}, som du stod i kö till, är såld eller säljs inte längre.',
        'Kön är därför stängd. Du behöver inte göra någonting.',
      ],
      button: 'Till bostadens sida',
      after: ['På webbplatsen finns fler bostäder i samma område.'],
    },
    linePriceChanged: {
      subject: '{brand}: Nytt pris för {about}',
      before: ['{about}, som du står i kö till, kostar nu {amount}.', 'Din plats i kön är kvar.'],
      button: 'Till bostaden',
      after: ['Vill du inte vänta längre? Lämna kön på bostadens sida.'],
    },
    heldPriceKept: {
      subject: '{brand}: Priset för {about} ändras inte för dig',
      before: [
        'Priset för {about} har ändrats på webbplatsen. För din bokning gäller fortfarande {amount}, som när du började.',
        'Du behöver inte göra någonting.',
      ],
      button: 'Till bokningen',
      after: ['Har du frågor? Hör av dig till säljaren.'],
    },
    changesHeldBack: {
      subject: '{brand}: Säljsystemet säger emot en bokning',
      before: [
        'Säljsystemet har skickat uppgifter som säger emot en bokning på webbplatsen. Bokningen gäller, och de här uppgifterna har inte sparats:',
      ],
      after: [
        'Rätta säljsystemet om bokningen är riktig. Är bostaden såld till någon annan, registrera försäljningen eller avsluta bokningen med ett skäl. Ni får ett brev om varje uppgift en gång.',
      ],
    },
  },
  nb: {
    homeHeld: {
      subject: '{brand}: {about} holdes av til deg til {until}',
      before: [
        'Vi holder av {about} til deg til {until}. Ingen andre kan kjøpe boligen så lenge.',
        'Det du fyller ut, lagres, så du kan fortsette når du vil frem til da, også på en annen enhet.',
      ],
      button: 'Fortsett',
      after: [
        'Har du ombestemt deg? Avbryt på siden, så kan noen andre kjøpe boligen. Det koster ingenting.',
      ],
    },
    homeOffered: {
      subject: '{brand}: {about} er ledig for deg til {until}',
      before: [
        'Du står først i køen for {about}, og boligen er ledig nå.',
        'Frem til {until} er det bare du som kan kjøpe den. Deretter går turen til nestemann i køen.',
      ],
      button: 'Gå til boligen',
      after: [
        'Vil du ikke ha boligen lenger? Gå ut av køen på boligens side, så får nestemann spørsmålet med en gang.',
      ],
    },
    bookingExpired: {
      subject: '{brand}: tiden gikk ut: {about}',
      before: [
        'Tiden for kjøpet av {about} gikk ut før du var ferdig, så boligen holdes ikke av til deg lenger.',
        'Du har ikke kjøpt noe.',
      ],
      button: 'Se om boligen er ledig',
      after: ['Er den ledig, kan du begynne på nytt. Er den opptatt, kan du stille deg i køen.'],
    },
    bookingCancelled: {
      subject: '{brand}: kjøpet av {about} er avbrutt',
      before: [
        'Kjøpet av {about} er avbrutt, og boligen holdes ikke av til deg lenger.',
        'Du har ikke kjøpt noe.',
      ],
      button: 'Til boligen',
      after: ['Var det ikke du som avbrøt? Ta kontakt med oss på nettstedet.'],
    },
    bookingEndedByStaff: {
      subject: '{brand}: vi har avsluttet kjøpet ditt av {about}',
      before: [
        'Vi har avsluttet kjøpet ditt av {about}, og boligen holdes ikke av til deg lenger.',
        'Du er ikke lenger bundet av tilbudet ditt.',
      ],
      button: 'Til boligen',
      after: ['Har du spørsmål? Ta kontakt med selgeren, som står på boligens side.'],
    },
    bookingConfirmed: {
      subject: '{brand}: Selgeren har bekreftet kjøpet ditt av {about}',
      before: ['Selgeren har bekreftet kjøpet ditt av {about}. Boligen er ikke lenger til salgs for andre.'],
      button: 'Gå til kjøpet',
      after: ['Selgeren tar kontakt om neste steg.'],
    },
    homeGone: {
      subject: '{brand}: {about} er ikke til salgs lenger',
      before: [
        '{about}, som du sto i kø til, er solgt eller selges ikke lenger.',
        'Køen er derfor stengt. Du trenger ikke å gjøre noe.',
      ],
      button: 'Til boligens side',
      after: ['På nettstedet finner du flere boliger i samme område.'],
    },
    linePriceChanged: {
      subject: '{brand}: Ny pris på {about}',
      before: ['{about}, som du står i kø til, koster nå {amount}.', 'Du beholder plassen i køen.'],
      button: 'Til boligen',
      after: ['Vil du ikke vente lenger? Gå ut av køen på boligens side.'],
    },
    heldPriceKept: {
      subject: '{brand}: Prisen på {about} endres ikke for deg',
      before: [
        'Prisen på {about} er endret på nettstedet. For kjøpet ditt gjelder fortsatt {amount}, som da du begynte.',
        'Du trenger ikke å gjøre noe.',
      ],
      button: 'Gå til kjøpet',
      after: ['Har du spørsmål? Ta kontakt med selgeren.'],
    },
    changesHeldBack: {
      subject: '{brand}: Salgssystemet motsier en bestilling',
      before: [
        'Salgssystemet har sendt opplysninger som motsier en bestilling på nettstedet. Bestillingen gjelder, og disse opplysningene er ikke lagret:',
      ],
      after: [
        'Rett salgssystemet hvis bestillingen er riktig. Er boligen solgt til noen andre, må dere registrere salget eller avslutte bestillingen med en begrunnelse. Dere får brev om hver opplysning én gang.',
      ],
    },
  },
  fi: {
    homeHeld: {
      subject: '{brand}: {about} on varattuna sinulle {until} asti',
      before: [
        'Pidämme asuntoa {about} sinulle {until} asti. Kukaan muu ei voi varata sitä sinä aikana.',
        'Täyttämäsi tiedot tallentuvat, joten voit jatkaa milloin tahansa siihen asti, myös toisella laitteella.',
      ],
      button: 'Jatka varausta',
      after: [
        'Muuttuiko mielesi? Keskeytä varaus sivulla, niin joku muu voi varata asunnon. Se ei maksa mitään.',
      ],
    },
    homeOffered: {
      subject: '{brand}: {about} on sinun varattavissasi {until} asti',
      before: [
        'Olet jonossa ensimmäisenä asuntoon {about}, ja se on nyt vapaa.',
        'Vain sinä voit varata sen {until} asti. Sen jälkeen vuoro siirtyy jonon seuraavalle.',
      ],
      button: 'Varaa asunto',
      after: [
        'Etkö halua asuntoa enää? Poistu jonosta asunnon sivulla, niin vuoro siirtyy heti seuraavalle.',
      ],
    },
    bookingExpired: {
      subject: '{brand}: varausaika päättyi: {about}',
      before: [
        'Asunnon {about} varausaika päättyi ennen kuin varaus oli valmis, joten asuntoa ei enää pidetä sinulle.',
        'Et ole ostanut mitään. Jos ehdit maksaa, huolehdimme rahoista: jos asunto on yhä vapaa, se on sinun, muuten palautamme kaiken.',
      ],
      button: 'Katso, onko asunto vapaa',
      after: ['Jos asunto on vapaa, voit varata sen uudelleen. Jos se on varattu, voit asettua jonoon.'],
    },
    bookingCancelled: {
      subject: '{brand}: varauksesi on peruttu: {about}',
      before: [
        'Asunnon {about} varaus on peruttu, eikä asuntoa enää pidetä sinulle.',
        'Et ole ostanut mitään. Jos olet maksanut varausmaksun, palautamme sen.',
      ],
      button: 'Asunnon sivulle',
      after: ['Etkö perunut varausta itse? Ota meihin yhteyttä verkkosivuilla.'],
    },
    bookingEndedByStaff: {
      subject: '{brand}: olemme päättäneet varauksesi: {about}',
      before: [
        'Olemme päättäneet asunnon {about} varauksesi, eikä asuntoa enää pidetä sinulle.',
        'Jos olet maksanut varausmaksun, palautamme sen kokonaan.',
      ],
      button: 'Asunnon sivulle',
      after: ['Onko sinulla kysyttävää? Ota yhteyttä myyjään, jonka tiedot ovat asunnon sivulla.'],
    },
    bookingConfirmed: {
      subject: '{brand}: Myyjä on vahvistanut varauksesi: {about}',
      before: ['Myyjä on vahvistanut asunnon {about} varauksesi. Asunto ei ole enää muiden ostettavissa.'],
      button: 'Varauksen sivulle',
      after: ['Myyjä ottaa sinuun yhteyttä seuraavasta vaiheesta.'],
    },
    homeGone: {
      subject: '{brand}: {about} ei ole enää myynnissä',
      before: [
        'Asunto {about}, jonka jonossa olit, on myyty tai se on poistettu myynnistä.',
        'Jono on siksi suljettu. Sinun ei tarvitse tehdä mitään.',
      ],
      button: 'Asunnon sivulle',
      after: ['Verkkosivuilla on muita saman alueen asuntoja.'],
    },
    linePriceChanged: {
      subject: '{brand}: Uusi hinta: {about}',
      before: ['Asunto {about}, jonka jonossa olet, maksaa nyt {amount}.', 'Paikkasi jonossa säilyy.'],
      button: 'Asunnon sivulle',
      after: ['Etkö halua odottaa enää? Poistu jonosta asunnon sivulla.'],
    },
    heldPriceKept: {
      subject: '{brand}: Hintasi ei muutu: {about}',
      before: [
        'Asunnon {about} hinta on muuttunut verkkosivuilla. Varauksessasi pätee edelleen {amount}, kuten aloittaessasi.',
        'Sinun ei tarvitse tehdä mitään.',
      ],
      button: 'Varauksen sivulle',
      after: ['Onko sinulla kysyttävää? Ota yhteyttä myyjään.'],
    },
    changesHeldBack: {
      subject: '{brand}: Myyntijärjestelmän tiedot ovat ristiriidassa varauksen kanssa',
      before: [
        'Myyntijärjestelmä on lähettänyt tietoja, jotka ovat ristiriidassa verkkosivuilla tehdyn varauksen kanssa. Varaus on voimassa, eikä näitä tietoja ole tallennettu:',
      ],
      after: [
        'Jos varaus on oikein, korjatkaa myyntijärjestelmän tiedot. Jos asunto on myyty jollekin muulle, kirjatkaa myynti tai päättäkää varaus ja ilmoittakaa syy. Saatte kustakin tiedosta viestin vain kerran.',
      ],
    },
  },
  en: {
    homeHeld: {
      subject: '{brand}: {about} is held for you until {until}',
      before: [
        'We are holding {about} for you until {until}. Nobody else can book the home in the meantime.',
        'What you fill in is saved, so you can go on whenever you like until then, on another device as well.',
      ],
      button: 'Go on with the booking',
      after: [
        'Have you changed your mind? Cancel the booking on the page, and somebody else can book the home. It costs nothing.',
      ],
    },
    homeOffered: {
      subject: '{brand}: {about} is free for you until {until}',
      before: [
        'You are first in line for {about}, and the home is free now.',
        'Until {until} you are the only one who can book it. Then it is offered to the next person in line.',
      ],
      button: 'Book the home',
      after: [
        'Do you no longer want the home? Leave the line on its page, and the next person is asked at once.',
      ],
    },
    bookingExpired: {
      subject: '{brand}: Time ran out: {about}',
      before: [
        'The time for your booking of {about} ran out before it was complete, so the home is no longer held for you.',
        'You have not bought anything. If you had already paid, we take care of the money: if the home is still free it is yours, otherwise we pay everything back.',
      ],
      button: 'See whether the home is free',
      after: ['If it is free you can book it again. If it is taken you can join the line.'],
    },
    bookingCancelled: {
      subject: '{brand}: Your booking of {about} is cancelled',
      before: [
        'The booking of {about} is cancelled, and the home is no longer held for you.',
        'You have not bought anything. If you have paid a fee, we pay it back.',
      ],
      button: 'Go to the home',
      after: ['Was it not you who cancelled? Get in touch with us on the website.'],
    },
    bookingEndedByStaff: {
      subject: '{brand}: We have ended your booking of {about}',
      before: [
        'We have ended your booking of {about}, and the home is no longer held for you.',
        'If you have paid a fee, we pay the whole amount back.',
      ],
      button: 'Go to the home',
      after: ['Any questions? Get in touch with the seller, who is named on the page of the home.'],
    },
    bookingConfirmed: {
      subject: '{brand}: The seller has confirmed your booking of {about}',
      before: [
        'The seller has confirmed your booking of {about}. The home is no longer for sale to anybody else.',
      ],
      button: 'Go to the booking',
      after: ['The seller gets in touch about the next step.'],
    },
    homeGone: {
      subject: '{brand}: {about} is no longer for sale',
      before: [
        '{about}, for which you stood in line, has been sold or is not sold any more.',
        'The line is therefore closed. You need not do anything.',
      ],
      button: 'To the page of the home',
      after: ['There are more homes in the same area on the website.'],
    },
    linePriceChanged: {
      subject: '{brand}: A new price for {about}',
      before: [
        '{about}, for which you stand in line, now costs {amount}.',
        'You keep your place in the line.',
      ],
      button: 'To the home',
      after: ['Do you not want to wait any longer? Leave the line on the page of the home.'],
    },
    heldPriceKept: {
      subject: '{brand}: The price of {about} does not change for you',
      before: [
        'The price of {about} has changed on the website. For your booking it is still {amount}, as when you began.',
        'You need not do anything.',
      ],
      button: 'Go to the booking',
      after: ['Any questions? Get in touch with the seller.'],
    },
    changesHeldBack: {
      subject: '{brand}: The sales system contradicts a booking',
      before: [
        'The sales system has sent data that contradict a booking made on the website. The booking stands, and these data were not saved:',
      ],
      after: [
        'If the booking is right, correct the sales system. If the home was sold to somebody else, record the sale, or end the booking with a reason. You get one letter about each contradiction.',
      ],
    },
  },
}
