// The settings of an account, in Swedish.
import type { NotificationTopic } from '@husrum/domain'

export const texts = {
  name: {
    heading: 'Ditt namn',
    byIdentity: 'Namnet kommer från din e-legitimation och ändras när det ändras där.',
    byContact: 'Stämmer namnet inte? Bekräfta din identitet med e-legitimation, så hämtas det därifrån.',
  },
  details: {
    heading: 'Så når vi dig',
    preferredName: 'Tilltalsnamn',
    preferredNameHint: 'Det vi kallar dig. Ditt namn i avtal kommer från e-legitimationen.',
    country: 'Land',
    noCountry: 'Inte angivet',
    countries: {
      SE: 'Sverige',
      NO: 'Norge',
      FI: 'Finland',
      DK: 'Danmark',
      IS: 'Island',
      DE: 'Tyskland',
      GB: 'Storbritannien',
      US: 'USA',
    },
    address: 'Gatuadress',
    postalCode: 'Postnummer',
    city: 'Ort',
    save: 'Spara',
    saved: 'Dina uppgifter är sparade.',
  },
  signIn: { heading: 'Inloggning', changeEmail: 'Byt e-postadress' },
  password: {
    heading: 'Byt lösenord',
    current: 'Nuvarande lösenord',
    currentHint: 'Har du inget lösenord ännu? Lämna tomt och bekräfta din identitet i stället.',
    save: 'Spara nytt lösenord',
    changed: 'Lösenordet är bytt, och alla andra inloggningar är avslutade.',
  },
  notifications: {
    heading: 'Vad du vill få veta',
    intro:
      'Välj vad vi ska skicka som mejl och vad som ska stå under klockan på webbplatsen. Allt finns alltid kvar på Mina sidor.',
    mail: 'Mejl',
    bell: 'Klocka',
    language: 'Språk i mejl',
    siteLanguage: 'Samma som webbplatsen',
    languageHint: 'Gäller mejl till dig. Avtal och kvitton är på säljarens språk.',
    save: 'Spara val',
    saved: 'Dina val är sparade.',
    failed: 'Vi kunde inte spara. Försök igen om en stund.',
    missing: 'Vi kunde inte hämta dina val. Ladda om sidan och försök igen.',
    always: 'Det här får du alltid, för att lag eller avtal kräver det eller för att skydda ditt konto:',
    kinds: {
      account: 'Ändringar av ditt konto och dina inloggningar',
      booking: 'Bokningar: reserverad, bekräftad, avslutad',
      papers: 'Avtal som är underskrivna, kvitton och återbetalningar',
      dates: 'Ändrade datum i ditt avtal',
      sign: 'Påminnelser om att skriva under',
      payment: 'Påminnelser om betalningar',
      choices: 'Påminnelser om tillval innan något stänger',
      inspection: 'Påminnelser om besiktning och överlämning',
      showing: 'Påminnelser om visningar som du har bokat',
      line: 'Priset ändras, eller bostaden säljs, när du står i kö',
      errandProgress: 'Ärenden: nummer och ny status',
      errandVisit: 'Ärenden: bokade besök',
      errandQuestion: 'Ärenden: frågor som väntar på dig',
      errandMessage: 'Ärenden: nya meddelanden',
      errandDone: 'Ärenden: åtgärdade och avslutade',
      news: 'Nyheter om din bostad och din förening',
      contact: 'Kvitto när du skriver till oss',
    } satisfies Record<NotificationTopic, string>,
  },
  consent: {
    /** `brand` is the site's name. */
    heading: (brand: string) => `Ditt konto hos ${brand}`,
    given: 'Du har sagt ja till att kontot används här.',
    missing: 'Du har inte svarat på om kontot får användas här.',
    change: 'Ändra ditt svar',
  },
}

export type SettingsTexts = typeof texts
