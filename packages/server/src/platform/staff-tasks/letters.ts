// Letters about tasks of staff, to staff: their facts, and their texts in each language.
import type { Money } from '@husrum/domain'
import type { LettersOf } from '../mail/letter.ts'

interface PayBack {
  /** Name of the home, or of the membership. */
  readonly about: string
  readonly amount: Money
  /** `yyyy-MM-dd`. */
  readonly dueOn: string
  readonly paymentNumber: string
}

/** Money that went through a payment provider; `paymentNumber` is the reference there. */
interface AtProvider extends PayBack {
  readonly provider: string
  /** Number of the task. */
  readonly task: string
}

interface StaffTaskLetters {
  /** A bank transfer must be paid back by a day. `paymentNumber` is that of the task. */
  readonly payBackAsked: PayBack
  /** It has not been paid back for days. */
  readonly payBackLate: PayBack
  /** A payment provider cannot pay it back: staff do it. */
  readonly refundByHand: AtProvider
  /** Check with the provider how a payment ended. */
  readonly paymentToCheck: AtProvider
  /** Check with the provider how a refund ended. */
  readonly refundToCheck: AtProvider
  /** A task of these is days late. */
  readonly moneyTaskLate: AtProvider
}

declare module '../mail/letter.ts' {
  interface LetterKinds extends StaffTaskLetters {}
}

export const staffTaskLetters: LettersOf<StaffTaskLetters> = {
  sv: {
    payBackAsked: {
      subject: '{brand}: Betala tillbaka {amount} för {about} senast {dueOn}',
      before: [
        'Köpet av {about} har avslutats. {amount} kom från bank till bank, så ingen betaltjänst betalar tillbaka pengarna: det gör ni, senast {dueOn}.',
      ],
      after: [
        'Uppgiftens nummer är {payment}. Be köparen om ett kontonummer, betala, och anteckna bankens referens på uppgiften. Köparen får då besked.',
      ],
    },
    payBackLate: {
      subject: '{brand}: {amount} för {about} är inte återbetalt än',
      before: [
        '{amount} för {about} ska vara tillbaka hos köparen senast {dueOn}. Uppgift {payment} har väntat i fem arbetsdagar.',
      ],
      after: ['Är pengarna redan skickade, anteckna bankens referens på uppgiften.'],
    },
    refundByHand: {
      subject: '{brand}: Betala tillbaka {amount} för {about} senast {dueOn}',
      before: [
        '{amount} för {about} ska tillbaka till den som betalade, men {provider} kan inte betala tillbaka pengarna. Det gör ni, senast {dueOn}. Betalningens nummer hos {provider} är {payment}.',
      ],
      after: [
        'Uppgiftens nummer är {task}. Be mottagaren om ett kontonummer, betala, och anteckna bankens referens på uppgiften. Mottagaren får då besked.',
      ],
    },
    paymentToCheck: {
      subject: '{brand}: Ta reda på om {amount} för {about} har kommit',
      before: [
        'Vi vet inte hur betalning {payment} av {amount} för {about} slutade, och kan inte fråga {provider}. Betalningen är stängd, så den som betalar kan betala på ett annat sätt.',
      ],
      after: [
        'Titta hos {provider} senast {dueOn} och anteckna på uppgift {task} om pengarna har kommit. Har de det går de tillbaka.',
      ],
    },
    refundToCheck: {
      subject: '{brand}: Ta reda på om {amount} för {about} har gått tillbaka',
      before: [
        'Återbetalningen av {amount} för {about}, betalning {payment}, är inte klar, och vi kan inte fråga {provider}. Betala inget förrän ni har tittat där: pengarna kan redan vara tillbaka.',
      ],
      after: [
        'Anteckna på uppgift {task} om pengarna har gått tillbaka, senast {dueOn}. Har de inte det får ni en uppgift om att betala tillbaka dem själva.',
      ],
    },
    moneyTaskLate: {
      subject: '{brand}: Uppgift {task} väntar, {amount} för {about}',
      before: [
        'Uppgift {task} om betalning {payment} hos {provider}, {amount} för {about}, skulle vara klar {dueOn} och har väntat i fem arbetsdagar.',
      ],
      after: ['Är den redan klar, anteckna referensen på uppgiften.'],
    },
  },
  nb: {
    payBackAsked: {
      subject: '{brand}: Betal tilbake {amount} for {about} senest {dueOn}',
      before: [
        'Kjøpet av {about} er avsluttet. {amount} kom fra bank til bank, så ingen betalingstjeneste betaler pengene tilbake: det gjør dere, senest {dueOn}.',
      ],
      after: [
        'Oppgavens nummer er {payment}. Be kjøperen om et kontonummer, betal, og noter bankens referanse på oppgaven. Da får kjøperen beskjed.',
      ],
    },
    payBackLate: {
      subject: '{brand}: {amount} for {about} er ikke betalt tilbake ennå',
      before: [
        '{amount} for {about} skal være tilbake hos kjøperen senest {dueOn}. Oppgave {payment} har ventet i fem virkedager.',
      ],
      after: ['Er pengene allerede sendt, noter bankens referanse på oppgaven.'],
    },
    refundByHand: {
      subject: '{brand}: Betal tilbake {amount} for {about} senest {dueOn}',
      before: [
        '{amount} for {about} skal tilbake til den som betalte, men {provider} kan ikke betale pengene tilbake. Det gjør dere, senest {dueOn}. Betalingens nummer hos {provider} er {payment}.',
      ],
      after: [
        'Oppgavens nummer er {task}. Be mottakeren om et kontonummer, betal, og noter bankens referanse på oppgaven. Da får mottakeren beskjed.',
      ],
    },
    paymentToCheck: {
      subject: '{brand}: Finn ut om {amount} for {about} er kommet',
      before: [
        'Vi vet ikke hvordan betaling {payment} på {amount} for {about} endte, og kan ikke spørre {provider}. Betalingen er lukket, slik at den som betaler, kan betale på en annen måte.',
      ],
      after: [
        'Se etter hos {provider} senest {dueOn}, og noter på oppgave {task} om pengene er kommet. Er de det, går de tilbake.',
      ],
    },
    refundToCheck: {
      subject: '{brand}: Finn ut om {amount} for {about} er betalt tilbake',
      before: [
        'Tilbakebetalingen av {amount} for {about}, betaling {payment}, er ikke ferdig, og vi kan ikke spørre {provider}. Ikke betal noe før dere har sett etter der: pengene kan allerede være tilbake.',
      ],
      after: [
        'Noter på oppgave {task} senest {dueOn} om pengene er betalt tilbake. Er de ikke det, får dere en oppgave om å betale dem tilbake selv.',
      ],
    },
    moneyTaskLate: {
      subject: '{brand}: Oppgave {task} venter, {amount} for {about}',
      before: [
        'Oppgave {task} om betaling {payment} hos {provider}, {amount} for {about}, skulle vært ferdig {dueOn} og har ventet i fem virkedager.',
      ],
      after: ['Er den allerede ferdig, noter referansen på oppgaven.'],
    },
  },
  fi: {
    payBackAsked: {
      subject: '{brand}: Palauta {amount} viimeistään {dueOn}, {about}',
      before: [
        'Kohteen {about} kauppa on päättynyt. {amount} tuli tilisiirtona, joten mikään maksupalvelu ei palauta rahoja: te palautatte ne viimeistään {dueOn}.',
      ],
      after: [
        'Tehtävän numero on {payment}. Pyytäkää ostajalta tilinumero, maksakaa ja merkitkää pankin viite tehtävään. Ostaja saa silloin tiedon.',
      ],
    },
    payBackLate: {
      subject: '{brand}: {amount} on vielä palauttamatta, {about}',
      before: [
        'Ostajan on saatava {amount} takaisin viimeistään {dueOn}. Kohde: {about}. Tehtävä {payment} on odottanut viisi arkipäivää.',
      ],
      after: ['Jos rahat on jo lähetetty, merkitkää pankin viite tehtävään.'],
    },
    refundByHand: {
      subject: '{brand}: Palauta {amount} viimeistään {dueOn}, {about}',
      before: [
        '{amount} on palautettava maksajalle, mutta {provider} ei voi palauttaa rahoja. Te palautatte ne viimeistään {dueOn}. Kohde: {about}. Maksun numero palvelussa {provider} on {payment}.',
      ],
      after: [
        'Tehtävän numero on {task}. Pyytäkää saajalta tilinumero, maksakaa ja merkitkää pankin viite tehtävään. Saaja saa silloin tiedon.',
      ],
    },
    paymentToCheck: {
      subject: '{brand}: Selvittäkää, onko {amount} maksettu, {about}',
      before: [
        'Emme tiedä, miten maksu {payment} päättyi, emmekä voi kysyä sitä palvelusta {provider}. Kohde: {about}, summa: {amount}. Maksu on suljettu, joten maksaja voi maksaa toisella tavalla.',
      ],
      after: [
        'Katsokaa asia palvelusta {provider} viimeistään {dueOn} ja merkitkää tehtävään {task}, ovatko rahat tulleet. Jos ovat, ne palautetaan.',
      ],
    },
    refundToCheck: {
      subject: '{brand}: Selvittäkää, onko {amount} palautettu, {about}',
      before: [
        'Maksun {payment} palautus on kesken, emmekä voi kysyä sitä palvelusta {provider}. Kohde: {about}, summa: {amount}. Älkää maksako mitään, ennen kuin olette tarkistaneet asian sieltä: rahat on ehkä jo palautettu.',
      ],
      after: [
        'Merkitkää tehtävään {task} viimeistään {dueOn}, onko rahat palautettu. Jos ei ole, saatte tehtävän palauttaa ne itse.',
      ],
    },
    moneyTaskLate: {
      subject: '{brand}: Tehtävä {task} odottaa, {amount}, {about}',
      before: [
        'Tehtävä {task} koskee maksua {payment} palvelussa {provider}. Kohde: {about}, summa: {amount}. Sen piti olla valmis {dueOn}, ja se on odottanut viisi arkipäivää.',
      ],
      after: ['Jos se on jo tehty, merkitkää viite tehtävään.'],
    },
  },
  en: {
    payBackAsked: {
      subject: '{brand}: Pay back {amount} for {about} by {dueOn}',
      before: [
        'The purchase of {about} has ended. {amount} came by bank transfer, so no payment service returns it: you do, by {dueOn}.',
      ],
      after: [
        'The number of the task is {payment}. Ask the buyer for an account number, pay, and note the bank’s reference on the task. The buyer is then told.',
      ],
    },
    payBackLate: {
      subject: '{brand}: {amount} for {about} has not been paid back yet',
      before: [
        'The buyer is to have {amount} for {about} back by {dueOn}. Task {payment} has waited for five working days.',
      ],
      after: ['If the money has been sent already, note the bank’s reference on the task.'],
    },
    refundByHand: {
      subject: '{brand}: Pay back {amount} for {about} by {dueOn}',
      before: [
        '{amount} for {about} is to go back to the payer, but {provider} cannot return it. Please transfer it by {dueOn}. The number of the payment at {provider} is {payment}.',
      ],
      after: [
        'The number of the task is {task}. Ask the recipient for an account number, pay, and note the bank’s reference on the task. The recipient is then told.',
      ],
    },
    paymentToCheck: {
      subject: '{brand}: Find out whether {amount} for {about} has been paid',
      before: [
        'We do not know how payment {payment} of {amount} for {about} ended, and cannot ask {provider}. The payment is closed, so that the payer can pay in another way.',
      ],
      after: [
        'Look it up at {provider} by {dueOn}, and note on task {task} whether the money has come. If it has, it is refunded.',
      ],
    },
    refundToCheck: {
      subject: '{brand}: Find out whether {amount} for {about} has been refunded',
      before: [
        'The refund of {amount} for {about}, payment {payment}, is not finished, and we cannot ask {provider}. Pay nothing before you have looked there: the money may be back already.',
      ],
      after: [
        'Note on task {task} by {dueOn} whether the money has been returned. If it has not, you get a task to transfer it yourselves.',
      ],
    },
    moneyTaskLate: {
      subject: '{brand}: Task {task} is waiting, {amount} for {about}',
      before: [
        'Task {task} about payment {payment} at {provider}, {amount} for {about}, was due on {dueOn} and has waited for five working days.',
      ],
      after: ['If it is done already, note the reference on the task.'],
    },
  },
}
