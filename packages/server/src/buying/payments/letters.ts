// Letters about payments: their facts, and their texts in each language.
import type { Money, TransferDetails } from '@husrum/domain'
import type { AboutAndLink, LettersOf } from '../../platform/mail/letter.ts'

/** A payment of a home. */
interface PlannedPayment extends AboutAndLink {
  readonly amount: Money
  /** The due date, `yyyy-MM-dd`. */
  readonly dueOn: string
  /** How to pay it by bank transfer. */
  readonly transfer?: TransferDetails
}

/** `about` is what was paid for. */
interface NumberedPayment extends AboutAndLink {
  readonly amount: Money
  readonly paymentNumber: string
}

interface PaymentLetters {
  /** A withdrawal from a membership: the confirmation that the law requires. */
  readonly vipWithdrawn: AboutAndLink & {
    /** When it was received, epoch milliseconds. */
    readonly until: number
    /** The payment is refunded by this day, `yyyy-MM-dd`. */
    readonly refundBy: string
  }
  readonly paymentDue: PlannedPayment
  readonly paymentOverdue: PlannedPayment
  /** `paymentNumber` is that of the receipt. */
  readonly paymentReceived: NumberedPayment
  /** A bank transfer has come. `paymentNumber` is its reference. */
  readonly transferReceived: NumberedPayment
  /** The bank has taken a transfer back, or it belonged to another payment. */
  readonly transferTakenBack: NumberedPayment
  readonly refundStarted: NumberedPayment
  readonly refundDone: NumberedPayment
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends PaymentLetters {}
}

export const paymentLetters: LettersOf<PaymentLetters> = {
  sv: {
    vipWithdrawn: {
      subject: '{brand}: Du har ångrat ditt medlemskap',
      before: [
        'Vi tog emot ditt meddelande {until}. {about}: medlemskapet är avslutat, och din plats i turordningen finns inte kvar.',
        'Det du har betalat är tillbaka hos dig senast {refundBy}, samma väg som du betalade. Spara det här mejlet: det visar när meddelandet kom fram.',
      ],
      button: 'Till medlemskapet',
      after: ['Var det inte du? Hör av dig till oss på webbplatsen.'],
    },
    paymentDue: {
      subject: '{brand}: {amount} för {about} ska vara betalt {dueOn}',
      before: [
        'Den {dueOn} ska {amount} för {about} vara betalt. På Mina sidor ser du vad det är för, och hur du betalar.',
      ],
      button: 'Till dina betalningar',
      after: ['Har du redan betalat från banken behöver du inte göra något.'],
    },
    paymentOverdue: {
      subject: 'Påminnelse från {brand}: {amount} för {about}',
      before: ['{amount} för {about} skulle ha varit betalt {dueOn}, men vi har inte sett pengarna.'],
      button: 'Till dina betalningar',
      after: [
        'Har du betalat de senaste dagarna kan du bortse från mejlet. Kan du inte betala nu, hör av dig så hittar vi ett sätt.',
      ],
    },
    paymentReceived: {
      subject: '{brand}: Vi har fått {amount} för {about}',
      before: ['Tack, {amount} för {about} har kommit fram. Kvittot har nummer {payment}.'],
      button: 'Se betalningen och kvittot',
      after: ['Du behöver inte göra något mer.'],
    },
    transferReceived: {
      subject: '{brand}: Vi har fått {amount} för {about}',
      before: ['Tack, {amount} för {about} har kommit in på vårt konto. Betalningens referens är {payment}.'],
      button: 'Till dina betalningar',
      after: ['Du behöver inte göra något mer.'],
    },
    transferTakenBack: {
      subject: '{brand}: {amount} för {about} är inte längre betalt',
      before: [
        'Vi skrev att {amount} för {about} hade kommit in. Det stämmer inte: banken har dragit tillbaka pengarna, eller så gällde de en annan betalning. Betalningens referens är {payment}.',
      ],
      button: 'Till dina betalningar',
      after: ['Fråga din bank om du inte vet varför, eller hör av dig till oss.'],
    },
    refundStarted: {
      subject: '{brand}: {amount} är på väg tillbaka till dig',
      before: ['Vi betalar tillbaka {amount} för {about}. Pengarna går samma väg som du betalade.'],
      button: 'Se hur det står till',
      after: [
        'Betalningens nummer är {payment}. Det brukar ta några minuter, ibland ett par bankdagar. Vi skriver till dig igen när pengarna är tillbaka.',
      ],
    },
    refundDone: {
      subject: '{brand}: {amount} är tillbaka hos dig',
      before: ['Återbetalningen av {amount} för {about} är klar.'],
      button: 'Se hur det står till',
      after: [
        'Betalningens nummer är {payment}. Syns pengarna inte hos din bank inom två bankdagar, hör av dig till oss.',
      ],
    },
  },
  nb: {
    vipWithdrawn: {
      subject: '{brand}: Du har angret medlemskapet ditt',
      before: [
        'Vi mottok meldingen din {until}. {about}: medlemskapet er avsluttet, og plassen din i rekkefølgen er borte.',
        'Det du har betalt, er tilbake hos deg senest {refundBy}, samme vei som du betalte. Ta vare på denne e-posten: den viser når meldingen kom fram.',
      ],
      button: 'Gå til medlemskapet',
      after: ['Var det ikke du? Ta kontakt med oss på nettstedet.'],
    },
    paymentDue: {
      subject: '{brand}: {amount} for {about} skal være betalt {dueOn}',
      before: [
        'Innen {dueOn} skal {amount} for {about} være betalt. På Mine sider ser du hva det gjelder, og hvordan du betaler.',
      ],
      button: 'Til betalingene dine',
      after: ['Har du allerede betalt fra banken, trenger du ikke gjøre noe.'],
    },
    paymentOverdue: {
      subject: 'Påminnelse fra {brand}: {amount} for {about}',
      before: ['{amount} for {about} skulle ha vært betalt {dueOn}, men vi har ikke sett pengene.'],
      button: 'Til betalingene dine',
      after: [
        'Har du betalt de siste dagene, kan du se bort fra denne e-posten. Kan du ikke betale nå, ta kontakt, så finner vi en løsning.',
      ],
    },
    paymentReceived: {
      subject: '{brand}: Vi har fått {amount} for {about}',
      before: ['Takk, {amount} for {about} er kommet fram. Kvitteringen har nummer {payment}.'],
      button: 'Se betalingen og kvitteringen',
      after: ['Du trenger ikke gjøre noe mer.'],
    },
    transferReceived: {
      subject: '{brand}: Vi har fått {amount} for {about}',
      before: ['Takk, {amount} for {about} er kommet inn på kontoen vår. Betalingen har KID {payment}.'],
      button: 'Til betalingene dine',
      after: ['Du trenger ikke gjøre noe mer.'],
    },
    transferTakenBack: {
      subject: '{brand}: {amount} for {about} er ikke lenger betalt',
      before: [
        'Vi skrev at {amount} for {about} var kommet inn. Det stemmer ikke: banken har trukket pengene tilbake, eller de gjaldt en annen betaling. Betalingen har KID {payment}.',
      ],
      button: 'Til betalingene dine',
      after: ['Spør banken din hvis du ikke vet hvorfor, eller ta kontakt med oss.'],
    },
    refundStarted: {
      subject: '{brand}: {amount} er på vei tilbake til deg',
      before: ['Vi betaler tilbake {amount} for {about}. Pengene går samme vei som du betalte.'],
      button: 'Se hvordan det står til',
      after: [
        'Betalingens nummer er {payment}. Det tar som regel noen minutter, av og til et par virkedager. Vi skriver til deg igjen når pengene er tilbake.',
      ],
    },
    refundDone: {
      subject: '{brand}: {amount} er tilbake hos deg',
      before: ['Tilbakebetalingen av {amount} for {about} er gjennomført.'],
      button: 'Se hvordan det står til',
      after: [
        'Betalingens nummer er {payment}. Ser du ikke pengene i banken innen to virkedager, ta kontakt med oss.',
      ],
    },
  },
  fi: {
    vipWithdrawn: {
      subject: '{brand}: Olet perunut jäsenyytesi',
      before: [
        'Vastaanotimme ilmoituksesi {until}. {about}: jäsenyys on päättynyt, eikä paikkaasi järjestyksessä enää ole.',
        'Saat maksamasi rahat takaisin viimeistään {refundBy} samaa kautta kuin maksoit. Säilytä tämä viesti: siitä näkyy, milloin ilmoitus saapui.',
      ],
      button: 'Jäsenyyden sivulle',
      after: ['Etkö perunut itse? Ota meihin yhteyttä verkkosivuilla.'],
    },
    paymentDue: {
      subject: '{brand}: {about}, {amount} maksettava viimeistään {dueOn}',
      before: [
        'Kohteesta {about} on maksettava {amount} viimeistään {dueOn}. Omilla sivuilla näet, mistä maksusta on kyse ja miten maksat.',
      ],
      button: 'Omiin maksuihin',
      after: ['Jos olet jo maksanut pankistasi, sinun ei tarvitse tehdä mitään.'],
    },
    paymentOverdue: {
      subject: 'Muistutus, {brand}: {about}, {amount}',
      before: ['Kohteen {about} maksun {amount} eräpäivä oli {dueOn}, mutta emme ole saaneet maksua.'],
      button: 'Omiin maksuihin',
      after: [
        'Jos olet maksanut viime päivinä, viestistä ei tarvitse välittää. Jos et pysty maksamaan nyt, ota yhteyttä, niin löydämme ratkaisun.',
      ],
    },
    paymentReceived: {
      subject: '{brand}: Maksu {amount} kohteesta {about} on saapunut',
      before: ['Kiitos, {amount} kohteesta {about} on saapunut. Kuitin numero on {payment}.'],
      button: 'Katso maksu ja kuitti',
      after: ['Sinun ei tarvitse tehdä muuta.'],
    },
    transferReceived: {
      subject: '{brand}: Maksu {amount} kohteesta {about} on saapunut',
      before: ['Kiitos, {amount} kohteesta {about} on saapunut tilillemme. Maksun viitenumero on {payment}.'],
      button: 'Omiin maksuihin',
      after: ['Sinun ei tarvitse tehdä muuta.'],
    },
    transferTakenBack: {
      subject: '{brand}: {amount} kohteesta {about} ei ole enää maksettu',
      before: [
        'Kirjoitimme, että {amount} kohteesta {about} oli saapunut. Se ei pidä paikkaansa: pankki on perunut maksun, tai se kuului toiselle maksulle. Maksun viitenumero on {payment}.',
      ],
      button: 'Omiin maksuihin',
      after: ['Jos et tiedä syytä, kysy pankistasi tai ota meihin yhteyttä.'],
    },
    refundStarted: {
      subject: '{brand}: {amount} on palautumassa sinulle',
      before: [
        'Palautamme sinulle {amount}. Maksu koski: {about}. Rahat palautuvat samaa kautta kuin maksoit.',
      ],
      button: 'Katso tilanne',
      after: [
        'Maksun numero on {payment}. Palautus kestää yleensä muutaman minuutin, joskus pari pankkipäivää. Kirjoitamme sinulle uudelleen, kun rahat on palautettu.',
      ],
    },
    refundDone: {
      subject: '{brand}: {amount} on palautettu sinulle',
      before: ['Palautus {amount} on valmis. Maksu koski: {about}.'],
      button: 'Katso tilanne',
      after: [
        'Maksun numero on {payment}. Jos rahat eivät näy pankissasi kahden pankkipäivän kuluessa, ota meihin yhteyttä.',
      ],
    },
  },
  en: {
    vipWithdrawn: {
      subject: '{brand}: You have withdrawn from your membership',
      before: [
        'We received your notice on {until}. {about}: the membership has ended, and your place in the order is gone.',
        'What you have paid is back with you by {refundBy} at the latest, the way you paid it. Keep this e-mail: it shows when your notice arrived.',
      ],
      button: 'Go to the membership',
      after: ['Was it not you? Get in touch with us on the website.'],
    },
    paymentDue: {
      subject: '{brand}: {amount} for {about} is due on {dueOn}',
      before: [
        '{amount} for {about} is to be paid by {dueOn}. My Pages shows what it is for and how to pay.',
      ],
      button: 'To your payments',
      after: ['If you have paid from your bank already, there is nothing to do.'],
    },
    paymentOverdue: {
      subject: 'Reminder from {brand}: {amount} for {about}',
      before: ['{amount} for {about} was to be paid by {dueOn}, and we have not seen the money.'],
      button: 'To your payments',
      after: [
        'If you have paid in the last few days, you can ignore this mail. If you cannot pay now, get in touch and we will find a way.',
      ],
    },
    paymentReceived: {
      subject: '{brand}: We have received {amount} for {about}',
      before: ['Thank you, {amount} for {about} has come. The number of the receipt is {payment}.'],
      button: 'See the payment and the receipt',
      after: ['There is nothing more to do.'],
    },
    transferReceived: {
      subject: '{brand}: We have received {amount} for {about}',
      before: [
        'Thank you, {amount} for {about} has arrived in our account. The reference of the payment is {payment}.',
      ],
      button: 'To your payments',
      after: ['There is nothing more to do.'],
    },
    transferTakenBack: {
      subject: '{brand}: {amount} for {about} is no longer paid',
      before: [
        'We wrote that {amount} for {about} had arrived. That is not so: the bank has taken the money back, or it was for another payment. The reference of the payment is {payment}.',
      ],
      button: 'To your payments',
      after: ['If you do not know why, ask your bank or get in touch with us.'],
    },
    refundStarted: {
      subject: '{brand}: {amount} is on its way back to you',
      before: ['We are paying back {amount} for {about}. The money goes back the way you paid it.'],
      button: 'See how it stands',
      after: [
        'The number of the payment is {payment}. It usually takes some minutes, now and then a couple of banking days. We write to you again when the money is back.',
      ],
    },
    refundDone: {
      subject: '{brand}: {amount} is back with you',
      before: ['The refund of {amount} for {about} is complete.'],
      button: 'See how it stands',
      after: [
        'The number of the payment is {payment}. If the money does not show at your bank within two banking days, please contact us.',
      ],
    },
  },
}
