// Letters about interior options: their facts, and their texts in each language.
import type { Money } from '@husrum/domain'
import type { AboutAndLink, LetterAttachment, LettersOf } from '../../platform/mail/letter.ts'

interface InteriorLetters {
  /** The choices for a home are open; their first group closes after `day`. */
  readonly interiorOpened: AboutAndLink & {
    /** `yyyy-MM-dd` */
    readonly day: string
  }
  /** The groups of `list` close after `day`. */
  readonly interiorStops: AboutAndLink & {
    /** `yyyy-MM-dd` */
    readonly day: string
    readonly list: readonly string[]
  }
  readonly interiorConfirmed: AboutAndLink & { readonly amount: Money }
  /** To staff: choosing is over, and this is what is ordered. */
  readonly orderListFrozen: OrderListFacts & { readonly attachments: readonly LetterAttachment[] }
  /** To staff: this differs from the last list. */
  readonly orderListChanged: OrderListFacts
}

interface OrderListFacts {
  /** The stage. */
  readonly about: string
  /** The supplier, or the groups of options. */
  readonly name: string
  /** Number of the list. */
  readonly task: string
  /** One line each: how many of what, or what has changed. */
  readonly lines: readonly string[]
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends InteriorLetters {}
}

export const interiorLetters: LettersOf<InteriorLetters> = {
  sv: {
    interiorOpened: {
      subject: '{brand}: Nu kan du göra dina tillval till {about}',
      before: [
        'Nu är tillvalen öppna för {about}. Första stoppet är {day}: till och med den dagen kan du välja och ändra.',
        'Du behöver inte välja något. Där du inte har valt och bekräftat får bostaden sin standard.',
      ],
      button: 'Till tillvalen',
      after: [],
    },
    interiorStops: {
      subject: '{brand}: Sista valdag {day} för {about}',
      before: [
        'Till och med {day} kan du välja och ändra det här i {about}: {list}.',
        'Det som du har bekräftat då är det som gäller. Där du inte har bekräftat något får bostaden sin standard.',
      ],
      button: 'Till tillvalen',
      after: [],
    },
    interiorConfirmed: {
      subject: '{brand}: Tillvalen till {about} är bekräftade',
      before: [
        'Vi har tagit emot tillvalen till {about}. Summan är {amount} inklusive moms och betalas med slutbetalningen.',
        'Du kan ändra varje grupp fram till och med dess sista valdag.',
      ],
      button: 'Se vad som gäller',
      after: [],
    },
    orderListFrozen: {
      subject: '{brand}: Beställningslista {task} för {about}: {name}',
      before: [
        'Sista valdagen är passerad, och det här är beställt till {about} från {name}. Listan är låst och bifogas.',
      ],
      after: [
        'Senare ändringar kommer i ett eget mejl. Lås en ny lista när du skickar dem till entreprenören.',
      ],
    },
    orderListChanged: {
      subject: '{brand}: Ändringar efter beställningslista {task} för {about}: {name}',
      before: ['Det här har ändrats i {about} sedan beställningslista {task} från {name} låstes.'],
      after: ['Lås en ny lista när du skickar ändringarna till entreprenören. Där är de markerade.'],
    },
  },
  nb: {
    interiorOpened: {
      subject: '{brand}: Nå kan du gjøre tilvalg til {about}',
      before: [
        'Nå er tilvalgene åpne for {about}. Den første fristen er {day}: til og med den dagen kan du velge og endre.',
        'Du trenger ikke å velge noe. Der du ikke har valgt og bekreftet, får boligen standarden.',
      ],
      button: 'Til tilvalgene',
      after: [],
    },
    interiorStops: {
      subject: '{brand}: Siste valgdag {day} for {about}',
      before: [
        'Til og med {day} kan du velge og endre dette i {about}: {list}.',
        'Det du har bekreftet da, er det som gjelder. Der du ikke har bekreftet noe, får boligen standarden.',
      ],
      button: 'Til tilvalgene',
      after: [],
    },
    interiorConfirmed: {
      subject: '{brand}: Tilvalgene til {about} er bekreftet',
      before: [
        'Vi har mottatt tilvalgene til {about}. Summen er {amount} inkludert merverdiavgift og betales med sluttoppgjøret.',
        'Du kan endre hver gruppe til og med siste valgdag.',
      ],
      button: 'Se hva som gjelder',
      after: [],
    },
    orderListFrozen: {
      subject: '{brand}: Bestillingsliste {task} for {about}: {name}',
      before: [
        'Siste valgdag er passert, og dette er bestilt til {about} fra {name}. Listen er låst og ligger ved.',
      ],
      after: [
        'Senere endringer kommer i en egen e-post. Lås en ny liste når du sender dem til entreprenøren.',
      ],
    },
    orderListChanged: {
      subject: '{brand}: Endringer etter bestillingsliste {task} for {about}: {name}',
      before: ['Dette er endret i {about} siden bestillingsliste {task} fra {name} ble låst.'],
      after: ['Lås en ny liste når du sender endringene til entreprenøren. Der er de merket.'],
    },
  },
  fi: {
    interiorOpened: {
      subject: '{brand}: Voit nyt tehdä valinnat: {about}',
      before: [
        'Asunnon {about} valinnat ja lisätyöt ovat nyt avoinna. Ensimmäinen viimeinen valintapäivä on {day}: siihen päivään asti voit valita ja muuttaa.',
        'Sinun ei tarvitse valita mitään. Jos et ole valinnut ja vahvistanut, asuntoon tulee vakiovaihtoehto.',
      ],
      button: 'Valintoihin',
      after: [],
    },
    interiorStops: {
      subject: '{brand}: Viimeinen valintapäivä {day}: {about}',
      before: [
        'Voit valita ja muuttaa näitä asunnossa {about} vielä {day}: {list}.',
        'Voimaan jää se, minkä olet siihen mennessä vahvistanut. Muuten asuntoon tulee vakiovaihtoehto.',
      ],
      button: 'Valintoihin',
      after: [],
    },
    interiorConfirmed: {
      subject: '{brand}: Valinnat on vahvistettu: {about}',
      before: [
        'Olemme vastaanottaneet asunnon {about} valinnat. Lisätöiden summa on {amount} arvonlisäveroineen, ja se maksetaan viimeisen kauppahintaerän yhteydessä.',
        'Voit muuttaa ryhmän valintoja sen viimeiseen valintapäivään asti.',
      ],
      button: 'Katso valinnat',
      after: [],
    },
    orderListFrozen: {
      subject: '{brand}: Tilausluettelo {task}, {about}: {name}',
      before: [
        'Viimeinen valintapäivä on ohi. Tämä on tilattu kohteeseen {about}, toimittaja {name}. Luettelo on lukittu ja liitteenä.',
      ],
      after: [
        'Myöhemmistä muutoksista tulee oma viesti. Lukitse uusi luettelo, kun lähetät ne urakoitsijalle.',
      ],
    },
    orderListChanged: {
      subject: '{brand}: Muutoksia tilausluettelon {task} jälkeen, {about}: {name}',
      before: [
        'Kohteessa {about} on muuttunut tämä sen jälkeen, kun tilausluettelo {task} lukittiin, toimittaja {name}.',
      ],
      after: ['Lukitse uusi luettelo, kun lähetät muutokset urakoitsijalle. Ne on merkitty siihen.'],
    },
  },
  en: {
    interiorOpened: {
      subject: '{brand}: You can now choose options for {about}',
      before: [
        'Options are now open for {about}. The first deadline is {day}: up to and including that day you can choose and change.',
        'You do not have to choose anything. Where you have not chosen and confirmed, the home gets its standard.',
      ],
      button: 'Go to the options',
      after: [],
    },
    interiorStops: {
      subject: '{brand}: Last day to choose for {about}: {day}',
      before: [
        'Up to and including {day} you can choose and change these in {about}: {list}.',
        'What you have confirmed by then is what holds. Where you have confirmed nothing, the home gets its standard.',
      ],
      button: 'Go to the options',
      after: [],
    },
    interiorConfirmed: {
      subject: '{brand}: The options for {about} are confirmed',
      before: [
        'We have received the options for {about}. They come to {amount} including VAT and are paid for with the final payment.',
        'You can change each group up to and including its last day.',
      ],
      button: 'See what holds',
      after: [],
    },
    orderListFrozen: {
      subject: '{brand}: Order list {task} for {about}: {name}',
      before: [
        'The last day of choosing has passed, and this is ordered for {about} from {name}. The list is frozen and attached.',
      ],
      after: [
        'Later changes come in an e-mail of their own. Freeze a new list when you send them to the builder.',
      ],
    },
    orderListChanged: {
      subject: '{brand}: Changes after order list {task} for {about}: {name}',
      before: ['This has changed in {about} since order list {task} from {name} was frozen.'],
      after: ['Freeze a new list when you send the changes to the builder. They are marked in it.'],
    },
  },
}
