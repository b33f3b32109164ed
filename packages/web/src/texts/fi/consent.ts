// Finnish: the cookie prompt, the settings and the list of cookies.
import type { ConsentTexts } from '../sv/consent.ts'

const units = {
  minutes: ['minuutti', 'minuuttia'],
  hours: ['tunti', 'tuntia'],
  days: ['päivä', 'päivää'],
  months: ['kuukausi', 'kuukautta'],
} as const

export const texts: ConsentTexts = {
  prompt: {
    heading: 'Saammeko käyttää evästeitä?',
    text: [
      'Osa evästeistä on sivuston toiminnalle välttämättömiä.',
      'Jos suostut, käytämme myös evästeitä, joilla lasketaan käyntejä, kohdennetaan mainoksia ja näytetään muiden yritysten videoita.',
      'Voit muuttaa mieltäsi milloin tahansa.',
    ],
    announcement: 'Sivun alussa on kysymys evästeistä.',
    choices: 'Valitse itse',
    close: 'Sulje, tulkitaan kielloksi',
    readMore: 'Lue lisää evästeistä',
  },
  agree: 'Hyväksy kaikki',
  necessaryOnly: 'Vain välttämättömät',
  save: 'Tallenna valinnat',
  settings: {
    heading: 'Evästeasetukset',
    text: 'Valitse, mitä saamme käyttää. Valinta on voimassa tässä selaimessa kuusi kuukautta.',
    close: 'Sulje muuttamatta mitään',
  },
  categories: {
    necessary: {
      name: 'Välttämättömät',
      text: 'Tarvitaan, jotta sivusto toimii: evästevalintasi, kirjautuminen ja kesken jäänyt lomake.',
    },
    statistics: {
      name: 'Tilastointi',
      text: 'Laskee käyntejä, jotta näemme, mitä sivuja luetaan, ja voimme parantaa niitä.',
    },
    marketing: {
      name: 'Markkinointi',
      text: 'Kertoo, mistä mainoksesta tulit, ja näyttää mainoksiamme muilla sivustoilla.',
    },
    thirdParty: {
      name: 'Kolmannet osapuolet',
      text: 'YouTuben ja Vimeon videot. Palvelut voivat silloin asettaa omia evästeitään.',
    },
  },
  alwaysOn: 'Aina käytössä',
  form: {
    legend: 'Näitä saatte käyttää',
    unanswered: 'Et ole vielä vastannut. Vain välttämättömät evästeet ovat käytössä.',
    answered: (date) => `Vastasit ${date}. Tällainen valintasi on nyt.`,
    saved: 'Valintasi on tallennettu.',
  },
  list: {
    heading: 'Evästeemme yksitellen',
    text: 'Eväste asetetaan vasta, kun sitä tarvitaan, joten selaimessasi on harvoin kaikkia yhtä aikaa.',
    purpose: 'Käyttötarkoitus',
    lifetime: 'Voimassa',
    noneOfOurs: 'Emme aseta tässä omia evästeitä. Kun katsot videon, YouTube tai Vimeo voi asettaa omiaan.',
    ownMemory:
      'Selain muistaa myös, missä kohdassa sivua olit, kunnes suljet välilehden. Jos et ole kirjautunut, se muistaa myös tallentamasi, piilottamasi ja vertailuun valitsemasi asunnot, kunnes poistat ne. Mitään tästä ei lähetetä meille, ennen kuin kirjaudut sisään.',
    purposes: {
      token: 'Pitää sinut kirjautuneena.',
      visitor:
        'Satunnainen numero, jolla käyntisi erotetaan tilastoissa muiden käynneistä ja joka muistaa katsomasi asunnot.',
      consent: 'Muistaa, mitä olet vastannut evästeistä.',
      personalIdAnswered: 'Muistaa, että olet vastannut kysymykseen henkilöllisyytesi vahvistamisesta.',
      campaignSource: 'Muistaa, mistä mainoksesta tai viestistä tulit.',
      residenceType: 'Muistaa, katselitko haussa asuntoja, kohteita vai alueita.',
      scrollPosition: 'Muistaa, kuinka pitkällä hakutuloksissa olit.',
      searchItems: 'Muistaa, montako asuntoa haluat nähdä sivulla.',
      premisesFilters: 'Muistaa viimeisimmät valintasi, kun haet liiketilaa.',
      interest:
        'Muistaa, mistä asunnoista ja kohteista olet ilmoittanut kiinnostuksesi, jotta sivu voi kertoa sen.',
      caseManagement:
        'Muistaa, minkä vikailmoituksen olet aloittanut ja että olet juuri lähettänyt sellaisen.',
      booking: 'Muistaa, mitä asuntoa olet varaamassa.',
      signing: 'Liittää aloitetun allekirjoituksen ja toisen varaajan linkin selaimeesi.',
      showingHost: 'Tekee selaimesta näytön isännän selaimen, jotta vieraat voi merkitä saapuneiksi.',
      panorama: 'Sitoo 360 asteen kuvat selaimeen, jossa ne avattiin.',
      favoriteNotice: 'Muistaa, että olet nähnyt tiedon suosikkien tallentumisesta tälle laitteelle.',
      banner: 'Muistaa, minkä tärkeän tiedotteen olet sulkenut.',
      binding: 'Kuuluu kirjautumiseesi, jotta kukaan muu ei voi käyttää sitä.',
      identification: 'Liittää aloitetun tunnistautumisen selaimeesi.',
      device:
        'Muistaa, että olet kirjautunut tällä laitteella ennenkin, jotta muiden epäonnistuneet yritykset eivät lukitse sinua ulos.',
      typedForm: 'Muistaa korjattavaan lomakkeeseen kirjoittamasi tiedot, ei salasanoja. Sisältö on salattu.',
    },
    lifetimes: (lifetime) =>
      lifetime.unit === 'session'
        ? 'Kunnes suljet selaimen'
        : `${lifetime.value} ${units[lifetime.unit][lifetime.value === 1 ? 0 : 1]}`,
  },
}
