// Swedish: the session of whoever is signed in: the user's menu, and the end of the session.

export const texts = {
  /** Stands before the name, and in its place where the account could not be read. */
  account: 'Mitt konto',
  settings: 'Inställningar',
  signOut: 'Logga ut',
  failed: 'Du är inloggad, men vi når inte ditt konto just nu.',
  retry: 'Försök igen',
  /** Announced once, where nothing else on the page says so. */
  signedOut: 'Du är utloggad.',
  warning: {
    label: 'Din inloggning går snart ut',
    /** `time` is a time of day, "14:05". */
    text: (time: string) => `Du loggas ut klockan ${time}.`,
    /** Where the session cannot be prolonged. */
    lastText: (time: string) =>
      `Du loggas ut klockan ${time} och behöver sedan logga in på nytt. Gör klart eller spara det du håller på med.`,
    stay: 'Förbli inloggad',
    /** After one has asked to stay, until it has worked. */
    staying: 'Vi försöker förlänga din inloggning.',
  },
  /** On the page of settings: where one is signed in. */
  own: {
    heading: 'Här är du inloggad',
    text: 'Känner du inte igen en inloggning? Logga ut den, och byt sedan lösenord.',
    current: 'Den här webbläsaren',
    /** `time` is a date and a time of day. */
    begun: (time: string) => `Inloggad sedan ${time}`,
    /** Names of makers: "Chrome", "Windows". */
    device: (browser: string, system: string) => `${browser} på ${system}`,
    byIdentity: 'Med e-legitimation',
    byEmail: 'Med e-post och lösenord',
    ended: 'Inloggningen är avslutad.',
    failed: 'Det gick inte att logga ut just nu. Försök igen.',
    missing: 'Vi kan inte visa dina inloggningar just nu.',
  },
  expired: {
    heading: 'Du har loggats ut',
    text: 'Det har gått för lång tid, så vi har loggat ut dig. Det du hade börjat på finns kvar när du loggar in igen.',
    /** Where the session was ended in another tab, on another device, or by a new password. */
    elsewhere:
      'Din inloggning avslutades i en annan flik eller på en annan enhet. Logga in igen, så kommer du tillbaka hit.',
    signIn: 'Logga in igen',
    goOn: 'Fortsätt utan att logga in',
  },
}

export type SessionsTexts = typeof texts
