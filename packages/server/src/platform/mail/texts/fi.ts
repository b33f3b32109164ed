// What our mails say in Finnish.
import { finnishErrandStatuses, finnishHomeStatuses, finnishRentalStatuses } from '@husrum/domain'
import type { MailTexts } from '../letter.ts'

export const fi: MailTexts = {
  transfer: {
    receiver: 'Saaja',
    bankgiro: 'Bankgiro',
    account: 'Tilinumero',
    iban: 'Tilinumero (IBAN)',
    bic: 'BIC',
    reference: 'Viitenumero',
    rfReference: 'Kansainvälinen viite',
    amount: 'Summa',
  },
  greeting: 'Hei!',
  orCopy: 'Eikö painike toimi? Kopioi osoite ja liitä se selaimeen:',
  signature: 'Ystävällisin terveisin\n{brand}',
  settings: 'Muuta, mistä haluat sähköpostia',
  wayOut: { cancel: 'Keskeytä varaus', withdraw: 'Peruuta sopimus' },
  doNotReply: 'Tähän viestiin ei voi vastata. Jos tarvitset apua, löydät yhteystietomme verkkosivuiltamme.',
  sender: ({ name, number, address }) => `${name}, Y-tunnus ${number}, ${address}`,
  heldBack: {
    status: (status) => `tila ”${status}”`,
    sale: (status) => `myyty muualla (”${status}”), mutta varaus on jo allekirjoitettu`,
    price: (amount) => `hinta ${amount}`,
    totalPrice: (amount) => `velaton hinta ${amount}`,
    more: (count) => `… ja vielä ${count}`,
  },
  homeNews: {
    everywhere: 'kaikki asunnot',
    from: (value) => `vähintään ${value}`,
    upTo: (value) => `enintään ${value}`,
    moreChoices: (count) => (count === 1 ? 'yksi muu valinta' : `${count} muuta valintaa`),
    isNew: 'Uusi',
    price: (before, now) => `Uusi hinta: ${now}, aiemmin ${before}`,
    status: (before, now) => `${now}, aiemmin ${before.toLowerCase()}`,
    showing: (moment) => `Uusi esittely: ${moment}`,
    others: (count) =>
      count === 1
        ? 'Yhdestä muusta asunnosta on uutta. Löydät sen hausta.'
        : `${count} muusta asunnosta on uutta. Löydät ne hausta.`,
    stop: 'Lopeta tämän haun viestit',
    statuses: finnishHomeStatuses,
    rentalStatuses: finnishRentalStatuses,
    perMonth: (amount) => `${amount}/kk`,
  },
  errandNews: {
    number: 'Palvelupyynnön numero',
    about: 'Aihe',
    status: 'Tila',
    visit: 'Käynti',
    promisedBy: 'Vastaamme viimeistään',
    doneBy: 'Valmis viimeistään',
    callNow: (name, phone) =>
      `Onko tilanne kiireellinen? Älä odota vastausta, vaan soita heti: ${name} ${phone}.`,
    callIfWorse: (name, phone) =>
      `Jos tilanne pahenee tai muuttuu kiireelliseksi, älä odota vastausta, vaan soita: ${name} ${phone}.`,
    files: 'Liitteet',
    stop: 'En halua tällaisia viestejä palvelupyynnöistä',
    unfollow: 'Lopeta tämän vian seuraaminen',
    statuses: finnishErrandStatuses,
    by: 'Tekijä',
    board: (association, name) =>
      name === '' ? `Hallitus, ${association}` : `${name}, hallitus, ${association}`,
  },
}
