// The settings of an account, in Norwegian bokmål.
import type { SettingsTexts } from '../sv/settings.ts'

export const texts: SettingsTexts = {
  name: {
    heading: 'Navnet ditt',
    byIdentity: 'Navnet kommer fra BankID og endres når det endres der.',
    byContact: 'Stemmer ikke navnet? Bekreft identiteten din med BankID, så hentes det derfra.',
  },
  details: {
    heading: 'Slik når vi deg',
    address: 'Gateadresse',
    postalCode: 'Postnummer',
    city: 'Poststed',
    save: 'Lagre',
    saved: 'Opplysningene dine er lagret.',
  },
  signIn: { heading: 'Innlogging', changeEmail: 'Bytt e-postadresse' },
  password: {
    heading: 'Bytt passord',
    current: 'Nåværende passord',
    currentHint: 'Har du ikke passord ennå? La feltet stå tomt og bekreft identiteten din i stedet.',
    save: 'Lagre nytt passord',
    changed: 'Passordet er byttet, og alle andre innlogginger er avsluttet.',
  },
  consent: {
    heading: (brand: string) => `Kontoen din hos ${brand}`,
    given: 'Du har sagt ja til at kontoen brukes her.',
    missing: 'Du har ikke svart på om kontoen kan brukes her.',
    change: 'Endre svaret ditt',
  },
}
