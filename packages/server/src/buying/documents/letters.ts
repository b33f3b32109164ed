// Letters about documents and their signing: their facts, and their texts in each language.
import type { AboutAndLink, LetterAttachment, LettersOf, WayOutLink } from '../../platform/mail/letter.ts'

interface DocumentLetters {
  /** Asks the second applicant to sign; `name` is the person who asks. */
  readonly bookingInvitation: AboutAndLink & {
    readonly name: string
    /** The second way, if the link does not open: a code, and the address at which it is typed. */
    readonly typedCode: string
    readonly typedAt: string
  }
  readonly bookingSigned: AboutAndLink
  readonly bookingCompleted: AboutAndLink & {
    /** Absent if the law gives no right to withdraw. */
    readonly wayOut?: WayOutLink
    readonly attachments: readonly LetterAttachment[]
  }
  readonly bookingWithdrawn: AboutAndLink & {
    /** When it was received, epoch milliseconds. */
    readonly until: number
    /** The payment is refunded by this day, `yyyy-MM-dd`. */
    readonly refundBy: string
    readonly attachments: readonly LetterAttachment[]
  }
  /** A document of a home waits for a signature; `about` has its title, and the home. */
  readonly documentToSign: AboutAndLink
  /** A document of a home has received its last signature. */
  readonly documentSigned: AboutAndLink
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends DocumentLetters {}
}

export const documentLetters: LettersOf<DocumentLetters> = {
  sv: {
    bookingInvitation: {
      subject: '{brand}: {name} vill köpa {about} tillsammans med dig',
      before: [
        '{name} har angett dig som medköpare till {about}.',
        'Läs dokumenten och skriv under med ditt eget BankID. Du behöver inget konto. Länken gäller för en underskrift och så länge bostaden hålls.',
      ],
      button: 'Läs och skriv under',
      after: [
        'Öppnas inte länken? Gå till {typedAt} och skriv koden {typedCode}.',
        'Känner du inte igen det här? Då behöver du inte göra något. Utan din underskrift blir det ingen bokning.',
      ],
    },
    bookingSigned: {
      subject: '{brand}: Du har skrivit under: {about}',
      before: [
        'Vi har tagit emot din underskrift för {about}.',
        'Bokningen är klar först när alla har skrivit under och bokningsavgiften är betald. Hur långt ni har kommit står på bokningens sida.',
      ],
      button: 'Till bokningen',
      after: ['Var det inte du som skrev under? Hör av dig till oss genast, du hittar oss på webbplatsen.'],
    },
    bookingCompleted: {
      subject: '{brand}: Bokningen är klar: {about}',
      before: [
        'Grattis! Din bokning av {about} är klar.',
        'Avtalet med underskrifterna är bifogat, liksom kvittot och villkoren. I kalenderfilen finns dagarna som är bra att komma ihåg.',
      ],
      button: 'Till bokningen',
      after: ['Säljaren hör av sig om nästa steg. Allt finns också på bokningens sida.'],
    },
    bookingWithdrawn: {
      subject: '{brand}: Du har ångrat bokningen av {about}',
      before: [
        'Vi tog emot ditt meddelande {until}. Bokningen av {about} är avslutad.',
        'Bekräftelsen är bifogad. Spara den: den visar när meddelandet kom fram. Det du har betalat, avgiften och delbetalningar, är tillbaka hos dig senast {refundBy}.',
      ],
      button: 'Till bokningen',
      after: ['Var det inte du? Hör av dig till oss på webbplatsen.'],
    },
    documentToSign: {
      subject: '{brand}: Något att skriva under: {about}',
      before: [
        'Det finns en handling som väntar på din underskrift: {about}. Läs den i lugn och ro och skriv under med BankID.',
      ],
      button: 'Läs och skriv under',
      after: ['Är ni två som ska skriva under får båda det här mejlet.'],
    },
    documentSigned: {
      subject: '{brand}: Alla har skrivit under: {about}',
      before: [
        'Nu har alla skrivit under: {about}. Handlingen finns kvar på Mina sidor, där du också ser vem som skrev under och när.',
      ],
      button: 'Se handlingen',
      after: ['Du behöver inte göra något mer.'],
    },
  },
  nb: {
    bookingInvitation: {
      subject: '{brand}: {name} vil kjøpe {about} sammen med deg',
      before: [
        '{name} har oppgitt deg som medkjøper av {about}.',
        'Les dokumentene og signer med din egen BankID. Du trenger ingen konto. Lenken gjelder for én signatur og så lenge boligen holdes av.',
      ],
      button: 'Les og signer',
      after: [
        'Åpner ikke lenken seg? Gå til {typedAt} og skriv koden {typedCode}.',
        'Kjenner du ikke igjen dette? Da trenger du ikke gjøre noe. Uten signaturen din blir det ikke noe tilbud.',
      ],
    },
    bookingSigned: {
      subject: '{brand}: Du har signert: {about}',
      before: [
        'Vi har mottatt signaturen din for {about}.',
        'Tilbudet er gitt først når alle kjøpere har signert. Hvor langt dere er kommet, står på siden for kjøpet.',
      ],
      button: 'Gå til kjøpet',
      after: ['Var det ikke du som signerte? Ta kontakt med oss med en gang. Du finner oss på nettstedet.'],
    },
    bookingCompleted: {
      subject: '{brand}: Kjøpstilbudet er gitt: {about}',
      before: [
        'Gratulerer! Kjøpstilbudet ditt på {about} er signert av alle.',
        'Tilbudet med signaturene er vedlagt, sammen med vilkårene. I kalenderfilen står datoene det er greit å huske.',
      ],
      button: 'Gå til kjøpet',
      after: ['Selgeren tar kontakt om neste steg. Alt ligger også på siden for kjøpet.'],
    },
    bookingWithdrawn: {
      subject: '{brand}: Bestillingen av {about} er avsluttet',
      before: [
        'Vi mottok meldingen din {until}. Bestillingen av {about} er avsluttet.',
        'Bekreftelsen er vedlagt. Ta vare på den: den viser når meldingen kom fram. Det du har betalt, gebyr og avdrag, er tilbake hos deg senest {refundBy}.',
      ],
      button: 'Gå til kjøpet',
      after: ['Var det ikke du? Ta kontakt med oss på nettstedet.'],
    },
    documentToSign: {
      subject: '{brand}: Noe å signere: {about}',
      before: ['Et dokument venter på signaturen din: {about}. Les det i ro og mak, og signer med BankID.'],
      button: 'Les og signer',
      after: ['Er dere to som skal signere, får begge denne e-posten.'],
    },
    documentSigned: {
      subject: '{brand}: Alle har signert: {about}',
      before: [
        'Nå har alle signert: {about}. Dokumentet ligger på Mine sider, der du også ser hvem som signerte og når.',
      ],
      button: 'Se dokumentet',
      after: ['Du trenger ikke gjøre noe mer.'],
    },
  },
  fi: {
    bookingInvitation: {
      subject: '{brand}: {name} haluaa varata asunnon {about} kanssasi',
      before: [
        '{name} on ilmoittanut sinut asunnon {about} toiseksi varaajaksi.',
        'Lue asiakirjat ja allekirjoita omilla pankkitunnuksillasi. Et tarvitse tiliä. Linkki käy yhteen allekirjoitukseen ja niin kauan kuin asunto on varattuna.',
      ],
      button: 'Lue ja allekirjoita',
      after: [
        'Eikö linkki avaudu? Mene osoitteeseen {typedAt} ja kirjoita koodi {typedCode}.',
        'Etkö tunnista tätä? Silloin sinun ei tarvitse tehdä mitään. Ilman allekirjoitustasi varausta ei synny.',
      ],
    },
    bookingSigned: {
      subject: '{brand}: Olet allekirjoittanut: {about}',
      before: [
        'Olemme vastaanottaneet allekirjoituksesi asunnosta {about}.',
        'Varaus on valmis vasta, kun kaikki ovat allekirjoittaneet ja varausmaksu on maksettu. Tilanne näkyy varauksen sivulla.',
      ],
      button: 'Varauksen sivulle',
      after: ['Etkö allekirjoittanut itse? Ota meihin heti yhteyttä verkkosivuilla.'],
    },
    bookingCompleted: {
      subject: '{brand}: Varaus on valmis: {about}',
      before: [
        'Onnittelut! Asunnon {about} varauksesi on valmis.',
        'Liitteinä ovat sopimus allekirjoituksineen, kuitti ja ehdot. Kalenteritiedostossa ovat muistettavat päivät.',
      ],
      button: 'Varauksen sivulle',
      after: ['Myyjä ottaa sinuun yhteyttä seuraavasta vaiheesta. Kaikki löytyy myös varauksen sivulta.'],
    },
    bookingWithdrawn: {
      subject: '{brand}: Olet perunut varauksen: {about}',
      before: [
        'Vastaanotimme ilmoituksesi {until}. Asunnon {about} varaus on päättynyt.',
        'Vahvistus on liitteenä. Säilytä se: siitä näkyy, milloin ilmoitus saapui. Saat maksamasi varausmaksun ja kauppahinnan erät takaisin viimeistään {refundBy}.',
      ],
      button: 'Varauksen sivulle',
      after: ['Etkö perunut itse? Ota meihin yhteyttä verkkosivuilla.'],
    },
    documentToSign: {
      subject: '{brand}: Allekirjoitettavaa: {about}',
      before: [
        'Sinulla on allekirjoitettava asiakirja: {about}. Lue se rauhassa ja allekirjoita se sähköisesti.',
      ],
      button: 'Lue ja allekirjoita',
      after: ['Jos allekirjoittajia on kaksi, molemmat saavat tämän viestin.'],
    },
    documentSigned: {
      subject: '{brand}: Kaikki ovat allekirjoittaneet: {about}',
      before: [
        'Kaikki ovat nyt allekirjoittaneet: {about}. Asiakirja on Omilla sivuilla, josta näet myös, kuka allekirjoitti ja milloin.',
      ],
      button: 'Katso asiakirja',
      after: ['Sinun ei tarvitse tehdä muuta.'],
    },
  },
  en: {
    bookingInvitation: {
      subject: '{brand}: {name} wants to buy {about} with you',
      before: [
        '{name} has named you as the second buyer of {about}.',
        'Read the documents and sign with your own electronic identity. You need no account. The link is good for one signature and for as long as the home is held.',
      ],
      button: 'Read and sign',
      after: [
        'Does the link not open? Go to {typedAt} and type the code {typedCode}.',
        'Does this mean nothing to you? Then you need not do anything. Without your signature there is no booking.',
      ],
    },
    bookingSigned: {
      subject: '{brand}: You have signed: {about}',
      before: [
        'We have received your signature for {about}.',
        'The booking is complete once everybody has signed and the booking fee is paid. The page of the booking shows how far you have come.',
      ],
      button: 'Go to the booking',
      after: ['Was it not you who signed? Get in touch with us at once. You find us on the website.'],
    },
    bookingCompleted: {
      subject: '{brand}: The booking is complete: {about}',
      before: [
        'Congratulations! Your booking of {about} is complete.',
        'The agreement with its signatures is attached, with the receipt and the terms. The calendar file has the days to remember.',
      ],
      button: 'Go to the booking',
      after: ['The seller gets in touch about the next step. Everything is on the page of the booking too.'],
    },
    bookingWithdrawn: {
      subject: '{brand}: You have withdrawn from the booking of {about}',
      before: [
        'We received your notice on {until}. The booking of {about} has ended.',
        'The confirmation is attached. Keep it: it shows when your notice arrived. What you have paid, the fee and any instalments, is back with you by {refundBy} at the latest.',
      ],
      button: 'Go to the booking',
      after: ['Was it not you? Get in touch with us on the website.'],
    },
    documentToSign: {
      subject: '{brand}: Something to sign: {about}',
      before: [
        'A document waits for your signature: {about}. Read it in peace and sign it with your e-identity.',
      ],
      button: 'Read and sign',
      after: ['If there are two of you who sign, both get this mail.'],
    },
    documentSigned: {
      subject: '{brand}: Everybody has signed: {about}',
      before: [
        'Everybody has signed now: {about}. The document is kept on My Pages, which also shows who signed and when.',
      ],
      button: 'See the document',
      after: ['There is nothing more to do.'],
    },
  },
}
