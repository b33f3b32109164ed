// Finnish: the session of whoever is signed in: the user's menu, and the end of the session.
import type { SessionsTexts } from '../sv/sessions.ts'

export const texts: SessionsTexts = {
  account: 'Oma tili',
  settings: 'Asetukset',
  signOut: 'Kirjaudu ulos',
  failed: 'Olet kirjautunut sisään, mutta emme saa tilisi tietoja juuri nyt.',
  retry: 'Yritä uudelleen',
  signedOut: 'Olet kirjautunut ulos.',
  warning: {
    label: 'Istuntosi päättyy pian',
    text: (time) => `Sinut kirjataan ulos kello ${time}.`,
    lastText: (time) =>
      `Sinut kirjataan ulos kello ${time}, ja sen jälkeen sinun on kirjauduttava uudelleen. Viimeistele tai tallenna keskeneräiset asiat.`,
    stay: 'Pysy kirjautuneena',
    staying: 'Yritämme jatkaa istuntoasi.',
  },
  own: {
    heading: 'Voimassa olevat kirjautumiset',
    text: 'Etkö tunnista jotakin kirjautumista? Kirjaa se ulos ja vaihda sitten salasana.',
    current: 'Tämä selain',
    begun: (time) => `Kirjautunut ${time}`,
    device: (browser, system) => `${browser} (${system})`,
    byIdentity: 'Vahvalla tunnistautumisella',
    byEmail: 'Sähköpostilla ja salasanalla',
    ended: 'Kirjautuminen on päätetty.',
    failed: 'Uloskirjaaminen ei onnistunut juuri nyt. Yritä uudelleen.',
    missing: 'Emme voi näyttää kirjautumisiasi juuri nyt.',
  },
  expired: {
    heading: 'Sinut on kirjattu ulos',
    text: 'Aikaa kului liikaa, joten kirjasimme sinut ulos. Keskeneräiset asiasi ovat tallessa, kun kirjaudut uudelleen.',
    elsewhere:
      'Kirjautumisesi päättyi toisella välilehdellä tai toisessa laitteessa. Kirjaudu uudelleen, niin palaat tälle sivulle.',
    signIn: 'Kirjaudu uudelleen',
    goOn: 'Jatka kirjautumatta',
  },
}
