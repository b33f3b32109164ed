// Texts of the page on which a payer continues to a provider.
import type { Locale, PaymentProvider } from '@husrum/domain'

export interface HandoverTexts {
  readonly title: string
  /** `{provider}` in these and in the others. */
  readonly leads: string
  readonly embeds: string
  readonly amount: string
  /** What the payment is for. */
  readonly about: string
  readonly back: string
  /** Help when nothing happens: at the continue button, and below an embedded frame. */
  readonly stuck: { readonly form: string; readonly frame: string }
  readonly go: string
  readonly stay: string
}

export const providerNames: Readonly<Record<PaymentProvider, string>> = {
  swish: 'Swish',
  svea: 'Svea',
  nordea: 'Nordea',
}

export const handoverTexts: Readonly<Record<Locale, HandoverTexts>> = {
  sv: {
    title: 'Betala med {provider}',
    leads: 'Du lämnar nu vår webbplats och betalar hos {provider}. Efteråt kommer du tillbaka hit.',
    embeds: '{provider} tar hand om betalningen här nedanför.',
    amount: 'Att betala',
    about: 'Betalningen gäller',
    back: 'Stäng inte sidan hos {provider} förrän du är tillbaka. Händer det ändå tar vi själva reda på hur det gick.',
    stuck: {
      form: 'Händer inget? Tryck på knappen igen, eller gå tillbaka och välj ett annat sätt att betala. Du betalar bara en gång, hur många gånger du än trycker.',
      frame:
        'Syns ingenting här? Ladda om sidan, eller gå tillbaka och välj ett annat sätt att betala. Du betalar bara en gång.',
    },
    go: 'Vidare till {provider}',
    stay: 'Tillbaka utan att betala',
  },
  nb: {
    title: 'Betal med {provider}',
    leads: 'Du forlater nå nettstedet vårt og betaler hos {provider}. Etterpå kommer du tilbake hit.',
    embeds: '{provider} tar hånd om betalingen nedenfor.',
    amount: 'Å betale',
    about: 'Betalingen gjelder',
    back: 'Ikke lukk siden hos {provider} før du er tilbake. Skjer det likevel, finner vi selv ut hvordan det gikk.',
    stuck: {
      form: 'Skjer det ingenting? Trykk på knappen igjen, eller gå tilbake og velg en annen måte å betale på. Du betaler bare én gang, uansett hvor mange ganger du trykker.',
      frame:
        'Vises ingenting her? Last siden på nytt, eller gå tilbake og velg en annen måte å betale på. Du betaler bare én gang.',
    },
    go: 'Videre til {provider}',
    stay: 'Tilbake uten å betale',
  },
  fi: {
    title: 'Maksa palvelussa {provider}',
    leads:
      'Siirryt nyt pois sivustoltamme ja maksat palvelussa {provider}. Sen jälkeen palaat takaisin tänne.',
    embeds: '{provider} hoitaa maksun alla.',
    amount: 'Maksettavaa',
    about: 'Maksun aihe',
    back: 'Älä sulje palvelun {provider} sivua ennen kuin olet palannut. Jos niin käy, selvitämme itse, miten maksun kävi.',
    stuck: {
      form: 'Eikö mitään tapahdu? Paina painiketta uudelleen tai palaa takaisin ja valitse toinen maksutapa. Maksat vain kerran, vaikka painaisit monta kertaa.',
      frame:
        'Eikö tässä näy mitään? Lataa sivu uudelleen tai palaa takaisin ja valitse toinen maksutapa. Maksat vain kerran.',
    },
    go: 'Jatka palveluun {provider}',
    stay: 'Takaisin maksamatta',
  },
  en: {
    title: 'Pay with {provider}',
    leads: 'You are now leaving our website to pay at {provider}. You come back here afterwards.',
    embeds: '{provider} takes care of the payment below.',
    amount: 'To pay',
    about: 'The payment is for',
    back: 'Do not close the page at {provider} before you are back. If that happens, we find out ourselves how it went.',
    stuck: {
      form: 'Is nothing happening? Press the button again, or go back and choose another way to pay. You pay only once, however often you press.',
      frame:
        'Is nothing shown here? Load the page again, or go back and choose another way to pay. You pay only once.',
    },
    go: 'Go on to {provider}',
    stay: 'Back without paying',
  },
}
