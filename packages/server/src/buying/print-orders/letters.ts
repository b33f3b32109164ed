// Letters about orders of printed material: their facts, and their texts in each language.
import type { AboutAndLink, LettersOf } from '../../platform/mail/letter.ts'

interface PrintOrderLetters {
  /** About a stage. */
  readonly printOrdered: AboutAndLink
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
  },
}
