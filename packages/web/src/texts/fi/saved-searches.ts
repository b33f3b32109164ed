// Finnish: following a search by letter, and the searches that one keeps.
import { groupThousands } from '@husrum/domain'
import type { SavedSearchesTexts } from '../sv/saved-searches.ts'

export const texts: SavedSearchesTexts = {
  everything: 'Kaikki asunnot',
  homesNow: (count) =>
    count === 0
      ? 'Ei asuntoja juuri nyt'
      : `${groupThousands(count)} ${count === 1 ? 'asunto' : 'asuntoa'} juuri nyt`,
  rhythm: 'Kuinka usein haluat sähköpostia?',
  rhythms: {
    atOnce: 'Heti kun jotain tapahtuu',
    daily: 'Kerran päivässä kello 8',
    weekly: 'Kerran viikossa, maanantaisin',
  },
  kinds: 'Mistä haluat tietää?',
  kindsOfNews: {
    newHome: 'Kun uusi asunto tulee myyntiin',
    price: 'Kun hinta muuttuu',
    status: 'Kun asunto varataan, myydään tai tulee uudelleen myyntiin',
    showing: 'Kun tulee esittely',
  },
  follow: {
    yourSearch: 'Hakusi',
    changeSearch: 'Muuta hakua',
    email: 'Sähköpostiosoite',
    emailHint: 'Lähetämme linkin, josta vahvistat osoitteen.',
    start: 'Aloita hakuvahti',
    name: 'Haun nimi',
    save: 'Tallenna haku',
    noSearch: 'Aloita tekemällä haku. Valitse sitten Tallenna haku tulosten yläpuolelta.',
    toSearch: 'Hae asuntoa',
    back: 'Takaisin hakuun',
    haveAccount: 'Onko sinulla tili?',
    logIn: 'Kirjaudu ja tallenna haku sinne',
  },
  started: {
    heading: 'Katso sähköpostisi',
    text: 'Lähetimme sinulle viestin, jossa on linkki. Hakuvahti alkaa, kun olet vahvistanut. Linkki on voimassa 48 tuntia.',
    textTo: (email) =>
      `Lähetimme viestin osoitteeseen ${email}. Hakuvahti alkaa, kun olet vahvistanut viestin linkistä. Linkki on voimassa 48 tuntia.`,
    noMail: 'Eikö viestiä tule? Katso roskapostista ja tarkista, että osoite on oikein.',
  },
  confirm: {
    heading: 'Vahvista hakuvahti',
    text: 'Paina painiketta, niin lähetämme sähköpostia, kun hakemissasi asunnoissa tapahtuu jotain.',
    submit: 'Vahvista',
    doneHeading: 'Hakuvahti on päällä',
    done: 'Lähetämme sähköpostia, kun jotain tapahtuu. Jokaisessa viestissä on linkki, josta hakuvahdin voi lopettaa.',
  },
  stop: {
    heading: 'Lopetetaanko haun viestit?',
    text: 'Paina painiketta, niin tästä hausta ei tule enää sähköpostia.',
    submit: 'Lopeta viestit',
    doneHeading: 'Viestejä ei enää tule',
    done: 'Hakuvahti on lopetettu. Jos sinulla on tili, haku on siellä yhä, tauolla.',
  },
  unknownLink: {
    heading: 'Linkki ei ole enää voimassa',
    confirm: 'Se voi olla liian vanha, tai hakuvahti on jo lopetettu. Tee haku uudelleen ja aloita alusta.',
    stop: 'Hakuvahti on luultavasti jo lopetettu. Jos viestejä tulee silti, käytä uusimman viestin linkkiä.',
  },
  errors: {
    invalid: 'Jotain pitää korjata',
    tooMany: 'Sinulla on jo niin monta tallennettua hakua kuin mahtuu. Poista ensin jokin niistä.',
    tooFast: 'Täältä on lähetetty monta viestiä. Odota hetki ja yritä uudelleen.',
    failed: 'Se ei onnistunut juuri nyt. Yritä hetken päästä uudelleen.',
    unknown: 'Hakua ei enää ole.',
  },
  fieldErrors: {
    email: 'Kirjoita sähköpostiosoite, esimerkiksi nimi@esimerkki.fi.',
    name: 'Kirjoita enintään 50 merkin nimi ilman linkkejä ja merkkejä < > @ ? =.',
    rhythm: 'Valitse, kuinka usein haluat sähköpostia.',
    kinds: 'Valitse ainakin yksi.',
  },
  list: {
    label: 'Tallennetut hakusi',
    empty: 'Sinulla ei ole vielä tallennettuja hakuja.',
    emptyText:
      'Tee haku ja valitse Tallenna haku. Halutessasi lähetämme sitten sähköpostia, kun jotain uutta tulee.',
    missing: 'Emme voi näyttää tallennettuja hakujasi juuri nyt.',
    retry: 'Yritä uudelleen',
    newsSince: (day) => (day === undefined ? 'Uutta' : `Uutta ${day} jälkeen`),
    noNews: (day) => `Ei uutta ${day} jälkeen.`,
    counts: {
      newHome: (count) => (count === 1 ? '1 uusi asunto' : `${count} uutta asuntoa`),
      price: (count) => (count === 1 ? '1 uusi hinta' : `${count} uutta hintaa`),
      status: (count) => `${count} asunnon tilanne on muuttunut`,
      showing: (count) => (count === 1 ? 'esittely 1 asunnossa' : `esittelyjä ${count} asunnossa`),
    },
    isNew: 'Uusi',
    newPrice: (before, now) => `Uusi hinta: ${now}, aiemmin ${before}`,
    newStatus: (before, now) => `${now}, aiemmin ${before.toLowerCase()}`,
    newShowing: (moment) => `Uusi esittely: ${moment}`,
    others: (count) =>
      count === 1 ? 'Yhdestä muusta asunnosta on uutta' : `${count} muusta asunnosta on uutta`,
    see: 'Olen nähnyt uudet',
    mails: {
      atOnce: 'Sähköpostia heti kun jotain tapahtuu',
      daily: 'Sähköpostia kerran päivässä',
      weekly: 'Sähköpostia maanantaisin',
    },
    tellsOf: { newHome: 'uudet asunnot', price: 'hinnat', status: 'tilanne', showing: 'esittelyt' },
    paused: 'Viestit ovat tauolla',
    change: 'Muuta nimeä, tiheyttä tai aihetta',
    submitChange: 'Tallenna muutos',
    pause: 'Keskeytä viestit',
    resume: 'Jatka viestejä',
    remove: 'Poista',
    undo: 'Kumoa',
    done: {
      saved: 'Haku on tallennettu.',
      changed: 'Muutos on tallennettu.',
      paused: 'Viestit ovat tauolla.',
      resumed: 'Lähetämme taas sähköpostia, kun jotain tapahtuu.',
      removed: 'Haku on poistettu.',
      restored: 'Haku on palautettu.',
      seen: 'Kaikki on merkitty nähdyksi.',
    },
  },
}
