// Norwegian bokmål: the session of whoever is signed in: the user's menu, and the end of the session.
import type { SessionsTexts } from '../sv/sessions.ts'

export const texts: SessionsTexts = {
  account: 'Min konto',
  settings: 'Innstillinger',
  signOut: 'Logg ut',
  failed: 'Du er logget inn, men vi får ikke hentet kontoen din akkurat nå.',
  retry: 'Prøv igjen',
  signedOut: 'Du er logget ut.',
  warning: {
    label: 'Innloggingen din utløper snart',
    text: (time) => `Du blir logget ut klokken ${time}.`,
    lastText: (time) =>
      `Du blir logget ut klokken ${time} og må deretter logge inn på nytt. Gjør ferdig eller lagre det du holder på med.`,
    stay: 'Forbli innlogget',
    staying: 'Vi prøver å forlenge innloggingen din.',
  },
  own: {
    heading: 'Her er du logget inn',
    text: 'Kjenner du ikke igjen en innlogging? Logg den ut, og bytt deretter passord.',
    current: 'Denne nettleseren',
    begun: (time) => `Logget inn siden ${time}`,
    device: (browser, system) => `${browser} på ${system}`,
    byIdentity: 'Med BankID',
    byEmail: 'Med e-post og passord',
    ended: 'Innloggingen er avsluttet.',
    failed: 'Vi klarte ikke å logge ut akkurat nå. Prøv igjen.',
    missing: 'Vi kan ikke vise innloggingene dine akkurat nå.',
  },
  expired: {
    heading: 'Du er blitt logget ut',
    text: 'Det har gått for lang tid, så vi har logget deg ut. Det du hadde begynt på, er der fortsatt når du logger inn igjen.',
    elsewhere:
      'Innloggingen din ble avsluttet i en annen fane eller på en annen enhet. Logg inn igjen, så kommer du tilbake hit.',
    signIn: 'Logg inn igjen',
    goOn: 'Fortsett uten å logge inn',
  },
}
