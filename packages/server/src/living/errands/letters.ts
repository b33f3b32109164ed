// Letters about errands: their facts, and their texts in each language.
import type { ErrandFacts, ErrandLetterName, LettersOf } from '../../platform/mail/letter.ts'

interface ErrandEvent extends ErrandFacts {
  /** To the page that asks whether to stop letters of this kind. */
  readonly stopLink: string
  /** URL for the one-click unsubscribe of mail programs (RFC 8058). */
  readonly unsubscribe: string
}

interface ErrandLetters extends Readonly<Record<ErrandLetterName, ErrandEvent>> {
  /** Copy of a report, if the reporter asked for one; to readers that may see it without a link. */
  readonly errandCopy: ErrandFacts & { readonly files: readonly string[] }
  /** Confirms a report without a copy: nothing of its text. */
  readonly errandReceived: ErrandFacts
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends ErrandLetters {}
}

export const errandLetters: LettersOf<ErrandLetters> = {
  sv: {
    errandNumbered: {
      subject: 'Ärende {number} är registrerat hos {brand}',
      before: ['Vi har tagit emot felanmälan. Nu har den ett ärendenummer.'],
      button: 'Öppna ärendet',
      after: ['Behöver vi veta mer frågar vi i ärendet. Där kan du också skriva till oss.'],
    },
    errandMoved: {
      subject: '{brand}: Ärende {number}: {status}',
      before: ['Ärendet har fått en ny status.'],
      button: 'Öppna ärendet',
      after: ['Du behöver inte göra någonting om det inte står i ärendet att vi väntar på dig.'],
    },
    errandExecuted: {
      subject: '{brand}: Ärende {number} är åtgärdat',
      before: ['Felet ska nu vara åtgärdat.'],
      button: 'Berätta hur det gick',
      after: ['Är det inte bra ändå? Öppna ärendet igen inom 14 dagar och skriv varför, så fortsätter vi.'],
    },
    errandCompleted: {
      subject: '{brand}: Ärende {number} är avslutat',
      before: ['Vi har avslutat ärendet.'],
      button: 'Öppna ärendet',
      after: [
        'Kommer felet tillbaka inom 14 dagar kan du be oss att öppna ärendet igen. Efter det gör du en ny felanmälan.',
      ],
    },
    errandAsked: {
      subject: '{brand}: Vi behöver ditt svar: ärende {number}',
      before: ['Vi har en fråga innan vi kan gå vidare.'],
      button: 'Svara på frågan',
      after: ['Arbetet väntar tills vi har fått ditt svar.'],
    },
    errandVisit: {
      subject: '{brand}: Besök bokat: ärende {number}',
      before: ['Vi har bokat ett besök.'],
      button: 'Öppna ärendet',
      after: ['Passar tiden inte? Skriv till oss i ärendet, så hittar vi en annan.'],
    },
    errandExpected: {
      subject: '{brand}: Ärende {number} har fått en dag',
      before: ['Vi vet nu när felet ska vara åtgärdat.'],
      button: 'Öppna ärendet',
      after: ['Ändras dagen hör vi av oss.'],
    },
    errandMessage: {
      subject: '{brand}: Nytt meddelande: ärende {number}',
      before: ['Du har fått ett meddelande.'],
      button: 'Läs och svara',
      after: ['Svara i ärendet. Det här mejlet läses inte av någon.'],
    },
    errandUpdated: {
      subject: '{brand}: Ärende {number} har ändrats',
      before: ['Uppgifterna i ärendet har ändrats.'],
      button: 'Se ändringen',
      after: ['Stämmer något inte? Skriv till oss i ärendet.'],
    },
    errandReopened: {
      subject: '{brand}: Ärende {number} är öppnat igen',
      before: ['Ärendet är öppnat igen.'],
      button: 'Öppna ärendet',
      after: ['Vi fortsätter arbetet och hör av oss.'],
    },
    errandReopenRequested: {
      subject: '{brand}: Vi ser över ärende {number}',
      before: ['Vi har fått önskemålet om att öppna ärendet igen.'],
      button: 'Öppna ärendet',
      after: ['Vi läser det och svarar i ärendet.'],
    },
    errandClosed: {
      subject: '{brand}: Ärende {number} är stängt',
      before: ['Ärendet är stängt. Ingen arbetar vidare med det.'],
      button: 'Öppna ärendet',
      after: ['Finns felet kvar? Då gör du en ny felanmälan.'],
    },
    errandFollowed: {
      subject: '{brand}: Felet som du följer: {status}',
      before: ['Det har hänt något med ett fel som någon annan har anmält och som du följer.'],
      button: 'Till Mina sidor',
      after: ['Du behöver inte göra någonting.'],
    },
    errandReceived: {
      subject: 'Din felanmälan hos {brand} är mottagen: {number}',
      before: [
        'Vi har tagit emot din felanmälan. En av våra tekniker läser den och svarar dig om nästa steg senast den tid som står här under.',
      ],
      button: 'Se ärendet',
      after: ['I ärendet ser du vad som händer, och där kan du skriva till oss.'],
    },
    errandCopy: {
      subject: 'Kopia av felanmälan hos {brand}: {number}',
      before: ['Här är en kopia av felanmälan.'],
      button: 'Se ärendet',
      after: ['I ärendet ser du vad som händer, och där kan du skriva till oss.'],
    },
  },
  nb: {
    errandNumbered: {
      subject: 'Sak {number} er registrert hos {brand}',
      before: ['Vi har mottatt feilmeldingen. Nå har den fått et saksnummer.'],
      button: 'Åpne saken',
      after: ['Trenger vi å vite mer, spør vi i saken. Der kan du også skrive til oss.'],
    },
    errandMoved: {
      subject: '{brand}: Sak {number}: {status}',
      before: ['Saken har fått ny status.'],
      button: 'Åpne saken',
      after: ['Du trenger ikke å gjøre noe, med mindre det står i saken at vi venter på deg.'],
    },
    errandExecuted: {
      subject: '{brand}: Sak {number} er utbedret',
      before: ['Feilen skal nå være utbedret.'],
      button: 'Fortell hvordan det gikk',
      after: ['Er det likevel ikke bra? Åpne saken igjen innen 14 dager og skriv hvorfor, så fortsetter vi.'],
    },
    errandCompleted: {
      subject: '{brand}: Sak {number} er avsluttet',
      before: ['Vi har avsluttet saken.'],
      button: 'Åpne saken',
      after: [
        'Kommer feilen tilbake innen 14 dager, kan du be oss om å åpne saken igjen. Etter det sender du en ny feilmelding.',
      ],
    },
    errandAsked: {
      subject: '{brand}: Vi trenger svar fra deg: sak {number}',
      before: ['Vi har et spørsmål før vi kan gå videre.'],
      button: 'Svar på spørsmålet',
      after: ['Arbeidet venter til vi har fått svar fra deg.'],
    },
    errandVisit: {
      subject: '{brand}: Besøk avtalt: sak {number}',
      before: ['Vi har satt opp et besøk.'],
      button: 'Åpne saken',
      after: ['Passer ikke tidspunktet? Skriv til oss i saken, så finner vi et annet.'],
    },
    errandExpected: {
      subject: '{brand}: Sak {number} har fått en dag',
      before: ['Nå vet vi når feilen skal være utbedret.'],
      button: 'Åpne saken',
      after: ['Blir det en annen dag, sier vi fra.'],
    },
    errandMessage: {
      subject: '{brand}: Ny melding: sak {number}',
      before: ['Du har fått en melding.'],
      button: 'Les og svar',
      after: ['Svar i saken. Ingen leser svar på denne e-posten.'],
    },
    errandUpdated: {
      subject: '{brand}: Sak {number} er endret',
      before: ['Opplysningene i saken er endret.'],
      button: 'Se endringen',
      after: ['Er det noe som ikke stemmer? Skriv til oss i saken.'],
    },
    errandReopened: {
      subject: '{brand}: Sak {number} er åpnet igjen',
      before: ['Saken er åpnet igjen.'],
      button: 'Åpne saken',
      after: ['Vi fortsetter arbeidet og tar kontakt.'],
    },
    errandReopenRequested: {
      subject: '{brand}: Vi ser på sak {number} igjen',
      before: ['Vi har fått ønsket om å åpne saken igjen.'],
      button: 'Åpne saken',
      after: ['Vi leser det og svarer i saken.'],
    },
    errandClosed: {
      subject: '{brand}: Sak {number} er lukket',
      before: ['Saken er lukket. Ingen jobber videre med den.'],
      button: 'Åpne saken',
      after: ['Er feilen der fortsatt? Da sender du en ny feilmelding.'],
    },
    errandFollowed: {
      subject: '{brand}: Feilen du følger: {status}',
      before: ['Det har skjedd noe med en feil som noen andre har meldt, og som du følger.'],
      button: 'Til Mine sider',
      after: ['Du trenger ikke å gjøre noe.'],
    },
    errandReceived: {
      subject: 'Feilmeldingen din til {brand} er mottatt: {number}',
      before: [
        'Vi har tatt imot feilmeldingen din. En av teknikerne våre leser den og svarer deg om neste steg senest til tiden som står under.',
      ],
      button: 'Se saken',
      after: ['I saken ser du hva som skjer, og der kan du skrive til oss.'],
    },
    errandCopy: {
      subject: 'Kopi av feilmeldingen hos {brand}: {number}',
      before: ['Her er en kopi av feilmeldingen.'],
      button: 'Se saken',
      after: ['I saken ser du hva som skjer, og der kan du skrive til oss.'],
    },
  },
  fi: {
    errandNumbered: {
      subject: 'Palvelupyyntö {number} on kirjattu, {brand}',
      before: ['Olemme vastaanottaneet vikailmoituksen. Se on nyt saanut numeron.'],
      button: 'Avaa palvelupyyntö',
      after: ['Jos tarvitsemme lisätietoja, kysymme palvelupyynnössä. Voit myös kirjoittaa siinä meille.'],
    },
    errandMoved: {
      subject: '{brand}: Palvelupyyntö {number}: {status}',
      before: ['Palvelupyynnön tila on muuttunut.'],
      button: 'Avaa palvelupyyntö',
      after: ['Sinun ei tarvitse tehdä mitään, ellei palvelupyynnössä lue, että odotamme sinua.'],
    },
    errandExecuted: {
      subject: '{brand}: Palvelupyyntö {number} on hoidettu',
      before: ['Vian pitäisi nyt olla korjattu.'],
      button: 'Kerro, miten onnistuimme',
      after: [
        'Eikö kaikki ole kunnossa? Avaa palvelupyyntö uudelleen 14 päivän kuluessa ja kerro miksi, niin jatkamme.',
      ],
    },
    errandCompleted: {
      subject: '{brand}: Palvelupyyntö {number} on päätetty',
      before: ['Olemme päättäneet palvelupyynnön.'],
      button: 'Avaa palvelupyyntö',
      after: [
        'Jos vika palaa 14 päivän kuluessa, voit pyytää meitä avaamaan palvelupyynnön uudelleen. Sen jälkeen tee uusi vikailmoitus.',
      ],
    },
    errandAsked: {
      subject: '{brand}: Tarvitsemme vastauksesi: palvelupyyntö {number}',
      before: ['Meillä on kysymys, ennen kuin voimme jatkaa.'],
      button: 'Vastaa kysymykseen',
      after: ['Työ odottaa vastaustasi.'],
    },
    errandVisit: {
      subject: '{brand}: Käynti varattu: palvelupyyntö {number}',
      before: ['Olemme varanneet käynnin.'],
      button: 'Avaa palvelupyyntö',
      after: ['Eikö aika sovi? Kirjoita meille palvelupyynnössä, niin etsimme toisen.'],
    },
    errandExpected: {
      subject: '{brand}: Palvelupyynnölle {number} on päivä',
      before: ['Tiedämme nyt, milloin vika on korjattu.'],
      button: 'Avaa palvelupyyntö',
      after: ['Jos päivä muuttuu, kerromme siitä.'],
    },
    errandMessage: {
      subject: '{brand}: Uusi viesti: palvelupyyntö {number}',
      before: ['Olet saanut viestin.'],
      button: 'Lue ja vastaa',
      after: ['Vastaa palvelupyynnössä. Kukaan ei lue vastauksia tähän viestiin.'],
    },
    errandUpdated: {
      subject: '{brand}: Palvelupyyntöä {number} on muutettu',
      before: ['Palvelupyynnön tietoja on muutettu.'],
      button: 'Katso muutos',
      after: ['Eikö jokin pidä paikkaansa? Kirjoita meille palvelupyynnössä.'],
    },
    errandReopened: {
      subject: '{brand}: Palvelupyyntö {number} on avattu uudelleen',
      before: ['Palvelupyyntö on avattu uudelleen.'],
      button: 'Avaa palvelupyyntö',
      after: ['Jatkamme työtä ja otamme yhteyttä.'],
    },
    errandReopenRequested: {
      subject: '{brand}: Käymme palvelupyynnön {number} läpi uudelleen',
      before: ['Olemme saaneet pyynnön avata palvelupyyntö uudelleen.'],
      button: 'Avaa palvelupyyntö',
      after: ['Luemme sen ja vastaamme palvelupyynnössä.'],
    },
    errandClosed: {
      subject: '{brand}: Palvelupyyntö {number} on suljettu',
      before: ['Palvelupyyntö on suljettu. Sitä ei enää käsitellä.'],
      button: 'Avaa palvelupyyntö',
      after: ['Onko vika yhä jäljellä? Tee silloin uusi vikailmoitus.'],
    },
    errandFollowed: {
      subject: '{brand}: Seuraamasi vika: {status}',
      before: ['Toisen ilmoittamassa viassa, jota seuraat, on tapahtunut muutos.'],
      button: 'Sivuni-osioon',
      after: ['Sinun ei tarvitse tehdä mitään.'],
    },
    errandReceived: {
      subject: 'Vikailmoituksesi on vastaanotettu, {brand}: {number}',
      before: [
        'Olemme vastaanottaneet vikailmoituksesi. Huoltomiehemme hoitaa asian ja kertoo seuraavasta vaiheesta viimeistään alla mainittuna ajankohtana.',
      ],
      button: 'Katso palvelupyyntö',
      after: ['Palvelupyynnössä näet, miten asia etenee, ja voit kirjoittaa meille.'],
    },
    errandCopy: {
      subject: 'Kopio vikailmoituksesta, {brand}: {number}',
      before: ['Tässä on kopio vikailmoituksesta.'],
      button: 'Katso palvelupyyntö',
      after: ['Palvelupyynnössä näet, miten asia etenee, ja voit kirjoittaa meille.'],
    },
  },
  en: {
    errandNumbered: {
      subject: 'Errand {number} is registered with {brand}',
      before: ['We have received the fault report. It now has an errand number.'],
      button: 'Open the errand',
      after: ['If we need to know more, we ask in the errand. You can write to us there too.'],
    },
    errandMoved: {
      subject: '{brand}: Errand {number}: {status}',
      before: ['The errand has a new status.'],
      button: 'Open the errand',
      after: ['You need not do anything unless the errand says that we are waiting for you.'],
    },
    errandExecuted: {
      subject: '{brand}: Errand {number} has been dealt with',
      before: ['The fault should be fixed now.'],
      button: 'Tell us how it went',
      after: ['Is it not right after all? Reopen the errand within 14 days and tell us why, and we go on.'],
    },
    errandCompleted: {
      subject: '{brand}: Errand {number} is completed',
      before: ['We have completed the errand.'],
      button: 'Open the errand',
      after: [
        'If the fault comes back within 14 days, you can ask us to reopen the errand. After that, please make a new report.',
      ],
    },
    errandAsked: {
      subject: '{brand}: We need your answer: errand {number}',
      before: ['We have a question before we can go on.'],
      button: 'Answer the question',
      after: ['The work waits until we have your answer.'],
    },
    errandVisit: {
      subject: '{brand}: Visit booked: errand {number}',
      before: ['We have booked a visit.'],
      button: 'Open the errand',
      after: ['Does the time not suit you? Write to us in the errand and we find another.'],
    },
    errandExpected: {
      subject: '{brand}: Errand {number} has a day',
      before: ['We now know by when the fault is dealt with.'],
      button: 'Open the errand',
      after: ['If the day changes, you hear from us.'],
    },
    errandMessage: {
      subject: '{brand}: New message: errand {number}',
      before: ['You have a message.'],
      button: 'Read and answer',
      after: ['Please answer in the errand. Nobody reads answers to this letter.'],
    },
    errandUpdated: {
      subject: '{brand}: Errand {number} has been changed',
      before: ['The details of the errand have been changed.'],
      button: 'See the change',
      after: ['Is anything wrong? Write to us in the errand.'],
    },
    errandReopened: {
      subject: '{brand}: Errand {number} is open again',
      before: ['The errand is open again.'],
      button: 'Open the errand',
      after: ['We go on with the work and get in touch.'],
    },
    errandReopenRequested: {
      subject: '{brand}: We are looking at errand {number} again',
      before: ['We have the request to reopen the errand.'],
      button: 'Open the errand',
      after: ['We read it and answer in the errand.'],
    },
    errandClosed: {
      subject: '{brand}: Errand {number} is closed',
      before: ['The errand is closed. Nobody works on it any more.'],
      button: 'Open the errand',
      after: ['Is the fault still there? Then please make a new report.'],
    },
    errandFollowed: {
      subject: '{brand}: The fault that you follow: {status}',
      before: ['Something has happened to a fault that somebody else reported and that you follow.'],
      button: 'To My Pages',
      after: ['You need not do anything.'],
    },
    errandReceived: {
      subject: 'Your fault report to {brand} has arrived: {number}',
      before: [
        'We have received your fault report. One of our technicians takes care of it, and tells you about the next step by the time below at the latest.',
      ],
      button: 'See the errand',
      after: ['In the errand you can see what happens, and write to us.'],
    },
    errandCopy: {
      subject: 'Copy of the fault report to {brand}: {number}',
      before: ['This is a copy of the fault report.'],
      button: 'See the errand',
      after: ['In the errand you can see what happens, and write to us.'],
    },
  },
}
