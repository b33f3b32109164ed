// What our mails say in Swedish.
import { swedishErrandStatuses, swedishHomeStatuses, swedishRentalStatuses } from '@husrum/domain'
import type { MailTexts } from '../letter.ts'

export const sv: MailTexts = {
  transfer: {
    receiver: 'Mottagare',
    bankgiro: 'Bankgiro',
    account: 'Kontonummer',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'OCR-nummer',
    rfReference: 'RF-referens',
    amount: 'Belopp',
  },
  greeting: 'Hej!',
  orCopy: 'Fungerar inte knappen? Kopiera adressen och klistra in den i webbläsaren:',
  signature: 'Vänliga hälsningar\n{brand}',
  settings: 'Ändra vad du vill få mejl om',
  wayOut: { cancel: 'Avbryt bokningen', withdraw: 'Ångra avtalet' },
  doNotReply: 'Det här mejlet går inte att svara på. Behöver du hjälp hittar du oss på webbplatsen.',
  sender: ({ name, number, address }) => `${name}, org.nr ${number}, ${address}`,
  heldBack: {
    status: (status) => `status ”${status}”`,
    sale: (status) => `såld på annat håll (”${status}”), men bokningen är undertecknad`,
    price: (amount) => `pris ${amount}`,
    totalPrice: (amount) => `totalpris ${amount}`,
    more: (count) => `… och ${count} till`,
  },
  homeNews: {
    everywhere: 'alla bostäder',
    from: (value) => `från ${value}`,
    upTo: (value) => `upp till ${value}`,
    moreChoices: (count) => (count === 1 ? 'ett val till' : `${count} val till`),
    isNew: 'Ny',
    price: (before, now) => `Nytt pris: ${now}, tidigare ${before}`,
    status: (before, now) => `${now}, tidigare ${before.toLowerCase()}`,
    showing: (moment) => `Ny visning: ${moment}`,
    others: (count) =>
      count === 1
        ? 'En bostad till har nyheter. Den finns i sökningen.'
        : `${count} bostäder till har nyheter. De finns i sökningen.`,
    stop: 'Sluta få mejl om den här sökningen',
    statuses: swedishHomeStatuses,
    rentalStatuses: swedishRentalStatuses,
    perMonth: (amount) => `${amount}/mån`,
  },
  errandNews: {
    number: 'Ärendenummer',
    about: 'Gäller',
    status: 'Status',
    visit: 'Besök',
    promisedBy: 'Vi svarar senast',
    doneBy: 'Klart senast',
    callNow: (name, phone) => `Är det akut? Vänta inte på svar: ring ${name} ${phone} nu.`,
    callIfWorse: (name, phone) => `Blir det värre eller bråttom? Vänta inte på svar: ring ${name} ${phone}.`,
    files: 'Bifogade filer',
    stop: 'Sluta få sådana här mejl om ärenden',
    unfollow: 'Sluta följa det här felet',
    statuses: swedishErrandStatuses,
    by: 'Av',
    board: (association, name) =>
      name === '' ? `Styrelsen i ${association}` : `${name}, styrelsen i ${association}`,
  },
}
