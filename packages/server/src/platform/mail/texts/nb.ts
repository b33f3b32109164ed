// What our mails say in Norwegian (bokmål).
import { norwegianErrandStatuses, norwegianHomeStatuses, norwegianRentalStatuses } from '@husrum/domain'
import type { MailTexts } from '../letter.ts'

export const nb: MailTexts = {
  transfer: {
    receiver: 'Mottaker',
    bankgiro: 'Bankgiro',
    account: 'Kontonummer',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'KID',
    rfReference: 'RF-referanse',
    amount: 'Beløp',
  },
  greeting: 'Hei!',
  orCopy: 'Virker ikke knappen? Kopier adressen og lim den inn i nettleseren:',
  signature: 'Vennlig hilsen\n{brand}',
  settings: 'Endre hva du vil ha e-post om',
  wayOut: { cancel: 'Avbryt kjøpet', withdraw: 'Angre avtalen' },
  doNotReply: 'Denne e-posten kan ikke besvares. Trenger du hjelp, finner du oss på nettsidene våre.',
  sender: ({ name, number, address }) => `${name}, org.nr. ${number}, ${address}`,
  heldBack: {
    status: (status) => `status «${status}»`,
    sale: (status) => `solgt utenfor nettstedet («${status}»), men bestillingen er signert`,
    price: (amount) => `pris ${amount}`,
    totalPrice: (amount) => `totalpris ${amount}`,
    more: (count) => `… og ${count} til`,
  },
  homeNews: {
    everywhere: 'alle boliger',
    from: (value) => `fra ${value}`,
    upTo: (value) => `opptil ${value}`,
    moreChoices: (count) => (count === 1 ? 'ett valg til' : `${count} valg til`),
    isNew: 'Ny',
    price: (before, now) => `Ny pris: ${now}, tidligere ${before}`,
    status: (before, now) => `${now}, tidligere ${before.toLowerCase()}`,
    showing: (moment) => `Ny visning: ${moment}`,
    others: (count) =>
      count === 1
        ? 'Én bolig til har nyheter. Du finner den i søket.'
        : `${count} boliger til har nyheter. Du finner dem i søket.`,
    stop: 'Slutt å få e-post om dette søket',
    statuses: norwegianHomeStatuses,
    rentalStatuses: norwegianRentalStatuses,
    perMonth: (amount) => `${amount} per md.`,
  },
  errandNews: {
    number: 'Saksnummer',
    about: 'Gjelder',
    status: 'Status',
    visit: 'Besøk',
    promisedBy: 'Vi svarer senest',
    doneBy: 'Ferdig senest',
    callNow: (name, phone) => `Er det akutt? Ikke vent på svar: ring ${name} ${phone} nå.`,
    callIfWorse: (name, phone) =>
      `Blir det verre, eller haster det? Ikke vent på svar: ring ${name} ${phone}.`,
    files: 'Vedlagte filer',
    stop: 'Slutt å få slik e-post om saker',
    unfollow: 'Slutt å følge denne feilen',
    statuses: norwegianErrandStatuses,
    by: 'Av',
    board: (association, name) =>
      name === '' ? `Styret i ${association}` : `${name}, styret i ${association}`,
  },
}
