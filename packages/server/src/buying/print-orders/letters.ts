// Letters about orders of printed material: their facts, and their texts in each language.
import type { AboutAndLink, LettersOf } from '../../platform/mail/letter.ts'

interface PrintOrderLetters {
  /** About a stage. */
  readonly printOrdered: AboutAndLink
  /** To staff, who post it. */
  readonly printOrderReceived: {
    /** The stage. */
    readonly about: string
    /** Who ordered it. */
    readonly name: string
    /** What to post, and the postal address. */
    readonly lines: readonly string[]
  }
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends PrintOrderLetters {}
}

export const printOrderLetters: LettersOf<PrintOrderLetters> = {
  sv: {
    printOrdered: {
      subject: 'Trycksakerna från {brand} är på väg: {about}',
      before: [
        'Vi skickar det tryckta materialet om {about} till dig med posten. Det brukar ta tre till fem vardagar.',
      ],
      button: 'Se din beställning',
      after: ['Var det inte du som beställde? Hör av dig till oss via webbplatsen.'],
    },
    printOrderReceived: {
      subject: '{brand}: Skicka trycksaker om {about} till {name}',
      before: ['{name} har beställt tryckt material om {about}. Skicka det med posten till adressen nedan.'],
      after: ['Markera beställningen som skickad, så ser {name} det på Mina sidor.'],
    },
  },
  nb: {
    printOrdered: {
      subject: 'Trykksakene fra {brand} er på vei: {about}',
      before: [
        'Vi sender det trykte materiellet om {about} til deg i posten. Det tar vanligvis tre til fem virkedager.',
      ],
      button: 'Se bestillingen',
      after: ['Var det ikke du som bestilte? Ta kontakt med oss via nettstedet.'],
    },
    printOrderReceived: {
      subject: '{brand}: Send trykksaker om {about} til {name}',
      before: ['{name} har bestilt trykt materiell om {about}. Send det i posten til adressen nedenfor.'],
      after: ['Merk bestillingen som sendt, så ser {name} det på Min side.'],
    },
  },
  fi: {
    printOrdered: {
      subject: 'Painettu aineisto on tulossa, {brand}: {about}',
      before: [
        'Lähetämme sinulle postitse painetun aineiston: {about}. Se saapuu yleensä kolmessa–viidessä arkipäivässä.',
      ],
      button: 'Katso tilaus',
      after: ['Etkö tilannut sitä itse? Ota meihin yhteyttä verkkosivuston kautta.'],
    },
    printOrderReceived: {
      subject: '{brand}: Postita painettu aineisto, {about}, {name}',
      before: [
        '{name} on tilannut painetun aineiston. Kohde: {about}. Postita se alla olevaan osoitteeseen.',
      ],
      after: ['Merkitse tilaus postitetuksi, niin tilaaja näkee sen Omilla sivuilla.'],
    },
  },
  en: {
    printOrdered: {
      subject: 'Your printed material from {brand} is on its way: {about}',
      before: [
        'We are posting the printed material about {about} to you. It usually takes three to five working days.',
      ],
      button: 'See your order',
      after: ['Was it not you who ordered it? Contact us through the website.'],
    },
    printOrderReceived: {
      subject: '{brand}: Post printed material about {about} to {name}',
      before: ['{name} has ordered printed material about {about}. Please post it to the address below.'],
      after: ['Mark the order as posted, so that {name} sees it in My Pages.'],
    },
  },
}
