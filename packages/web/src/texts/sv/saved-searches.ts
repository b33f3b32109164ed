// Swedish: following a search by letter, and the searches that one keeps.
import type { AlertKind, AlertRhythm } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'

/** What can be wrong with a field of these forms. */
export type SavedSearchField = 'email' | 'name' | 'rhythm' | 'kinds'

export const texts = {
  /** Of a search without any choice. */
  everything: 'Alla bostäder',
  homesNow: (count: number) =>
    count === 0
      ? 'Ingen bostad just nu'
      : `${groupThousands(count)} ${count === 1 ? 'bostad' : 'bostäder'} just nu`,
  rhythm: 'Hur ofta vill du ha mejl?',
  rhythms: {
    atOnce: 'Så fort något händer',
    daily: 'En gång om dagen, klockan 8',
    weekly: 'En gång i veckan, på måndagar',
  } satisfies Record<AlertRhythm, string>,
  kinds: 'Vad vill du veta?',
  kindsOfNews: {
    newHome: 'När en ny bostad dyker upp',
    price: 'När ett pris ändras',
    status: 'När en bostad blir bokad, såld eller till salu igen',
    showing: 'När det blir en visning',
  } satisfies Record<AlertKind, string>,
  follow: {
    yourSearch: 'Din sökning',
    changeSearch: 'Ändra sökningen',
    email: 'E-postadress',
    emailHint: 'Vi mejlar en länk som du bekräftar med.',
    start: 'Börja bevaka',
    name: 'Namn på sökningen',
    save: 'Spara sökningen',
    noSearch: 'Börja med en sökning. Välj sedan ”Spara sökningen” ovanför resultatet.',
    toSearch: 'Sök bostad',
    back: 'Tillbaka till sökningen',
    haveAccount: 'Har du ett konto?',
    logIn: 'Logga in och spara sökningen där',
  },
  started: {
    heading: 'Titta i din mejl',
    text: 'Vi har skickat ett mejl med en länk. Bevakningen börjar när du har bekräftat. Länken gäller i 48 timmar.',
    textTo: (email: string) =>
      `Vi har skickat ett mejl till ${email}. Bevakningen börjar när du har bekräftat med länken i det. Länken gäller i 48 timmar.`,
    noMail: 'Kommer det inget mejl? Titta i skräpposten, och kontrollera att adressen är rätt.',
  },
  confirm: {
    heading: 'Bekräfta bevakningen',
    text: 'Tryck på knappen, så mejlar vi när något händer bland bostäderna som du söker.',
    submit: 'Bekräfta',
    doneHeading: 'Bevakningen är igång',
    done: 'Vi mejlar när något händer. Varje mejl har en länk som avslutar bevakningen.',
  },
  stop: {
    heading: 'Sluta få mejl om sökningen?',
    text: 'Tryck på knappen, så kommer inga fler mejl om den här sökningen.',
    submit: 'Sluta få mejl',
    doneHeading: 'Det kommer inga fler mejl',
    done: 'Bevakningen är avslutad. Har du ett konto finns sökningen kvar där, pausad.',
  },
  unknownLink: {
    heading: 'Länken gäller inte längre',
    confirm:
      'Den är kanske för gammal, eller så är bevakningen redan avslutad. Gör om sökningen och börja på nytt.',
    stop: 'Bevakningen är troligen redan avslutad. Kommer det ändå mejl, använd länken i det senaste.',
  },
  errors: {
    invalid: 'Något behöver rättas',
    tooMany: 'Du har redan så många sparade sökningar som får plats. Ta bort någon först.',
    tooFast: 'Det har gått åt många mejl härifrån. Vänta en stund och försök igen.',
    failed: 'Det gick inte just nu. Försök igen om en stund.',
    unknown: 'Sökningen finns inte längre.',
  },
  fieldErrors: {
    email: 'Skriv en e-postadress, till exempel namn@exempel.se.',
    name: 'Skriv ett namn på högst 50 tecken, utan länkar och tecknen < > @ ? =.',
    rhythm: 'Välj hur ofta du vill ha mejl.',
    kinds: 'Välj minst en sak.',
  } satisfies Record<SavedSearchField, string>,
  list: {
    label: 'Dina sparade sökningar',
    empty: 'Du har inga sparade sökningar än.',
    emptyText:
      'Gör en sökning och välj ”Spara sökningen”. Sedan mejlar vi när något nytt kommer, om du vill.',
    missing: 'Vi kan inte visa dina sparade sökningar just nu.',
    retry: 'Försök igen',
    newsSince: (day: string | undefined) => (day === undefined ? 'Nytt' : `Nytt sedan ${day}`),
    noNews: (day: string) => `Inget nytt sedan ${day}.`,
    counts: {
      newHome: (count: number) => (count === 1 ? '1 ny bostad' : `${count} nya bostäder`),
      price: (count: number) => (count === 1 ? '1 nytt pris' : `${count} nya priser`),
      status: (count: number) => `${count} har bytt status`,
      showing: (count: number) => (count === 1 ? 'visning i 1 bostad' : `visningar i ${count} bostäder`),
    } satisfies Record<AlertKind, (count: number) => string>,
    isNew: 'Ny',
    newPrice: (before: string, now: string) => `Nytt pris: ${now}, tidigare ${before}`,
    newStatus: (before: string, now: string) => `${now}, tidigare ${before.toLowerCase()}`,
    newShowing: (moment: string) => `Ny visning: ${moment}`,
    others: (count: number) =>
      count === 1 ? 'En bostad till har nyheter' : `${count} bostäder till har nyheter`,
    see: 'Jag har sett det nya',
    mails: {
      atOnce: 'Mejl så fort något händer',
      daily: 'Mejl en gång om dagen',
      weekly: 'Mejl på måndagar',
    } satisfies Record<AlertRhythm, string>,
    tellsOf: {
      newHome: 'nya bostäder',
      price: 'priser',
      status: 'status',
      showing: 'visningar',
    } satisfies Record<AlertKind, string>,
    paused: 'Mejlen är pausade',
    change: 'Byt namn, hur ofta eller om vad',
    submitChange: 'Spara ändringen',
    pause: 'Pausa mejlen',
    resume: 'Börja mejla igen',
    remove: 'Ta bort',
    undo: 'Ångra',
    done: {
      saved: 'Sökningen är sparad.',
      changed: 'Ändringen är sparad.',
      paused: 'Mejlen är pausade.',
      resumed: 'Vi mejlar igen när något händer.',
      removed: 'Sökningen är borttagen.',
      restored: 'Sökningen är tillbaka.',
      seen: 'Nu är allt markerat som sett.',
    },
  },
}

export type SavedSearchesTexts = typeof texts
