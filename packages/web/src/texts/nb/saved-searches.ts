// Norwegian: following a search by letter, and the searches that one keeps.
import { groupThousands } from '@husrum/domain'
import type { SavedSearchesTexts } from '../sv/saved-searches.ts'

export const texts: SavedSearchesTexts = {
  everything: 'Alle boliger',
  homesNow: (count) =>
    count === 0
      ? 'Ingen bolig akkurat nå'
      : `${groupThousands(count)} ${count === 1 ? 'bolig' : 'boliger'} akkurat nå`,
  rhythm: 'Hvor ofte vil du ha e-post?',
  rhythms: {
    atOnce: 'Så snart det skjer noe',
    daily: 'Én gang om dagen, klokken 8',
    weekly: 'Én gang i uken, på mandager',
  },
  kinds: 'Hva vil du vite?',
  kindsOfNews: {
    newHome: 'Når det kommer en ny bolig',
    price: 'Når en pris endres',
    status: 'Når en bolig blir reservert, solgt eller til salgs igjen',
    showing: 'Når det blir visning',
  },
  follow: {
    yourSearch: 'Søket ditt',
    changeSearch: 'Endre søket',
    email: 'E-postadresse',
    emailHint: 'Vi sender en lenke som du bekrefter med.',
    start: 'Start boligvarselet',
    name: 'Navn på søket',
    save: 'Lagre søket',
    noSearch: 'Begynn med et søk. Velg deretter «Lagre søket» over treffene.',
    toSearch: 'Finn bolig',
    back: 'Tilbake til søket',
    haveAccount: 'Har du en konto?',
    logIn: 'Logg inn og lagre søket der',
  },
  started: {
    heading: 'Sjekk e-posten din',
    text: 'Vi har sendt deg en e-post med en lenke. Varselet starter når du har bekreftet. Lenken gjelder i 48 timer.',
    textTo: (email) =>
      `Vi har sendt en e-post til ${email}. Varselet starter når du har bekreftet med lenken i den. Lenken gjelder i 48 timer.`,
    noMail: 'Kommer det ingen e-post? Se i søppelposten, og sjekk at adressen er riktig.',
  },
  confirm: {
    heading: 'Bekreft boligvarselet',
    text: 'Trykk på knappen, så sender vi e-post når det skjer noe blant boligene du søker etter.',
    submit: 'Bekreft',
    doneHeading: 'Boligvarselet er i gang',
    done: 'Vi sender e-post når det skjer noe. Hver e-post har en lenke som stopper varselet.',
  },
  stop: {
    heading: 'Slutte å få e-post om søket?',
    text: 'Trykk på knappen, så kommer det ikke flere e-poster om dette søket.',
    submit: 'Slutt å få e-post',
    doneHeading: 'Det kommer ikke flere e-poster',
    done: 'Varselet er stoppet. Har du en konto, ligger søket fortsatt der, på pause.',
  },
  unknownLink: {
    heading: 'Lenken gjelder ikke lenger',
    confirm:
      'Den er kanskje for gammel, eller varselet er allerede stoppet. Gjør søket på nytt og start igjen.',
    stop: 'Varselet er trolig allerede stoppet. Kommer det likevel e-post, bruk lenken i den siste.',
  },
  errors: {
    invalid: 'Noe må rettes',
    tooMany: 'Du har allerede så mange lagrede søk som det er plass til. Slett et først.',
    tooFast: 'Det er sendt mange e-poster herfra. Vent litt og prøv igjen.',
    failed: 'Det gikk ikke akkurat nå. Prøv igjen om litt.',
    unknown: 'Søket finnes ikke lenger.',
  },
  fieldErrors: {
    email: 'Skriv en e-postadresse, for eksempel navn@eksempel.no.',
    name: 'Skriv et navn på høyst 50 tegn, uten lenker og tegnene < > @ ? =.',
    rhythm: 'Velg hvor ofte du vil ha e-post.',
    kinds: 'Velg minst én ting.',
  },
  list: {
    label: 'De lagrede søkene dine',
    empty: 'Du har ingen lagrede søk ennå.',
    emptyText: 'Gjør et søk og velg «Lagre søket». Så sender vi e-post når det kommer noe nytt, hvis du vil.',
    missing: 'Vi kan ikke vise de lagrede søkene dine akkurat nå.',
    retry: 'Prøv igjen',
    newsSince: (day) => (day === undefined ? 'Nytt' : `Nytt siden ${day}`),
    noNews: (day) => `Ikke noe nytt siden ${day}.`,
    counts: {
      newHome: (count) => (count === 1 ? '1 ny bolig' : `${count} nye boliger`),
      price: (count) => (count === 1 ? '1 ny pris' : `${count} nye priser`),
      status: (count) => `${count} har fått ny status`,
      showing: (count) => (count === 1 ? 'visning i 1 bolig' : `visninger i ${count} boliger`),
    },
    isNew: 'Ny',
    newPrice: (before, now) => `Ny pris: ${now}, tidligere ${before}`,
    newStatus: (before, now) => `${now}, tidligere ${before.toLowerCase()}`,
    newShowing: (moment) => `Ny visning: ${moment}`,
    others: (count) => (count === 1 ? 'Én bolig til har nyheter' : `${count} boliger til har nyheter`),
    see: 'Jeg har sett det nye',
    mails: {
      atOnce: 'E-post så snart det skjer noe',
      daily: 'E-post én gang om dagen',
      weekly: 'E-post på mandager',
    },
    tellsOf: { newHome: 'nye boliger', price: 'priser', status: 'status', showing: 'visninger' },
    paused: 'E-postene er på pause',
    change: 'Endre navn, hvor ofte eller om hva',
    submitChange: 'Lagre endringen',
    pause: 'Sett e-post på pause',
    resume: 'Start e-post igjen',
    remove: 'Slett',
    undo: 'Angre',
    done: {
      saved: 'Søket er lagret.',
      changed: 'Endringen er lagret.',
      paused: 'E-postene er på pause.',
      resumed: 'Vi sender e-post igjen når det skjer noe.',
      removed: 'Søket er slettet.',
      restored: 'Søket er tilbake.',
      seen: 'Nå er alt merket som sett.',
    },
  },
}
