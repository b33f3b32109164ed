// The words around a session, Swedish.
import type { SessionTexts } from '../session-texts.ts'

export const sessionTexts: SessionTexts = {
  account: 'Mitt konto',
  settings: 'Inställningar',
  signOut: 'Logga ut',
  failed: 'Du är inloggad, men vi når inte ditt konto just nu.',
  retry: 'Försök igen',
  signedOut: 'Du är utloggad.',
  warning: {
    label: 'Din inloggning går snart ut',
    text: (time) => `Du loggas ut klockan ${time}.`,
    lastText: (time) =>
      `Du loggas ut klockan ${time} och behöver sedan logga in på nytt. Gör klart eller spara det du håller på med.`,
    stay: 'Förbli inloggad',
    staying: 'Vi försöker förlänga din inloggning.',
  },
  expired: {
    heading: 'Du har loggats ut',
    text: 'Det har gått för lång tid, så vi har loggat ut dig. Det du hade börjat på finns kvar när du loggar in igen.',
    signIn: 'Logga in igen',
    goOn: 'Fortsätt utan att logga in',
  },
}
