// The settings of an account, in Swedish.
export const texts = {
  name: {
    heading: 'Ditt namn',
    byIdentity: 'Namnet kommer från din e-legitimation och ändras när det ändras där.',
    byContact: 'Stämmer namnet inte? Bekräfta din identitet med e-legitimation, så hämtas det därifrån.',
  },
  details: {
    heading: 'Så når vi dig',
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
  consent: {
    /** `brand` is the site's name. */
    heading: (brand: string) => `Ditt konto hos ${brand}`,
    given: 'Du har sagt ja till att kontot används här.',
    missing: 'Du har inte svarat på om kontot får användas här.',
    change: 'Ändra ditt svar',
  },
}

export type SettingsTexts = typeof texts
