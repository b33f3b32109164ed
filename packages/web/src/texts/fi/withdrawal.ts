// Finnish: changing one's mind about a booking, in two steps.
import type { WithdrawalTexts } from '../sv/withdrawal.ts'

export const texts: WithdrawalTexts = {
  list: {
    lead: 'Valitse, mitä varausta asia koskee. Vahvistat peruutuksen seuraavalla sivulla.',
    none: 'Sinulla ei ole peruutettavia varauksia.',
    withdraw: (name) => `Peruuta sopimus: ${name}`,
    cancel: (name) => `Keskeytä varaus: ${name}`,
    why: (name) => `Miksi varausta ei voi peruuttaa: ${name}?`,
  },
  guest: {
    text: 'Kirjaudu sisään, niin näet varauksesi ja voit peruuttaa ne täällä.',
    signIn: 'Kirjaudu sisään',
    otherwise:
      'Etkö pääse kirjautumaan? Soita tai lähetä sähköpostia ja kerro, että peruutat. Se on yhtä pätevä peruutus.',
  },
  failed: 'Varauksiasi ei saatu haettua',
  failedText:
    'Mitään ei ole peruutettu. Yritä uudelleen, soita tai lähetä sähköpostia: se on yhtä pätevä peruutus.',
  identify: 'Kirjauduitko sähköpostilla? Tunnistaudu, niin näet varauksesi.',
  retry: 'Yritä uudelleen',
  others: 'Muut varauksesi',
  what: 'Mitä asia koskee',
  booked: 'Varattu',
  signed: 'Allekirjoitettu',
  who: 'Peruuttaja',
  confirmationTo: 'Vahvistus lähetetään',
  money: 'Rahat',
  moneyBack: (amount, day) => `${amount} palautetaan samaa tietä viimeistään ${day}.`,
  moneyUnknown:
    'Ei ole varmaa, onko rahaa veloitettu. Jos on, se palautetaan samaa tietä heti, kun asia selviää.',
  noMoney: 'Et ole maksanut mitään.',
  withdraw: {
    heading: (name) => `Peruuta sopimus: ${name}`,
    text: 'Sinun ei tarvitse kertoa syytä. Asunto siirtyy jonossa seuraavalle, eikä peruutusta voi perua.',
    confirm: 'Vahvista, että peruutat sopimuksen',
    keep: 'Pidä sopimus voimassa',
  },
  cancel: {
    heading: (name) => `Keskeytä varaus: ${name}`,
    text: 'Asunto siirtyy jonossa seuraavalle.',
    confirm: 'Vahvista, että keskeytät varauksen',
    keep: 'Pidä varaus voimassa',
  },
  none: {
    heading: (name) => `Varausta ei voi peruuttaa täällä: ${name}`,
    reasons: {
      binding:
        'Allekirjoitettu ostotarjous sitoo, eikä sitä voi peruuttaa täällä. Soita myyjälle, niin kerromme, mitä voidaan tehdä.',
      noRight:
        'Allekirjoitetulla ostotarjouksella ei ole peruutusoikeutta. Soita myyjälle, niin kerromme, mitä voidaan tehdä.',
      tooLate: 'Peruutusaika on päättynyt. Voit silti luopua varauksesta: soita tai kirjoita myyjälle.',
      over: 'Varaus on jo päättynyt.',
      wait: 'Maksua kirjataan juuri nyt. Odota minuutti ja lataa sivu uudelleen.',
    },
    cost: (amount) => `Peruutusajan jälkeen pidätämme maksustasi ${amount}.`,
    contact: 'Myyjä',
  },
  forBoth: 'Varauksessa on kaksi ostajaa. Varaus päättyy molempien osalta, ja kirjoitamme teille molemmille.',
  trouble: 'Peruutus ei onnistunut juuri nyt. Mikään ei muuttunut. Yritä uudelleen.',
  offline: 'Verkkoyhteys näyttää puuttuvan. Mikään ei muuttunut. Yritä uudelleen, kun yhteys toimii.',
  conflict: 'Varaus on muuttunut sen jälkeen, kun avasit sivun. Tilanne on nyt tämä.',
  done: {
    withdrawn: (name) => `Olet peruuttanut sopimuksen: ${name}`,
    received: (time) => `Saimme peruutuksen ${time}.`,
    letter: 'Vahvistus on matkalla sähköpostiisi. Säilytä se.',
    paper: 'Vahvistus pdf-tiedostona',
    cancelled: (name) => `Varaus on keskeytetty: ${name}`,
    cancelledText: 'Asuntoa ei enää pidetä sinulle. Lähetimme siitä sähköpostia.',
    ended: (name) => `Varaus on päättynyt: ${name}`,
    byOther: 'Toinen ostaja päätti varauksen teidän molempien puolesta.',
    history: 'Katso varauksen tapahtumat',
  },
  sending: 'Lähetetään …',
}
