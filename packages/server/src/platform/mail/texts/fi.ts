// What our mails say in Finnish.
import { finnishErrandStatuses, finnishHomeStatuses, finnishRentalStatuses } from '@husrum/domain'
import type { MailTexts } from '../letter.ts'
import { showingLetters } from './showings-fi.ts'

export const fi: MailTexts = {
  greeting: 'Hei!',
  orCopy: 'Eikö painike toimi? Kopioi osoite ja liitä se selaimeen:',
  signature: 'Ystävällisin terveisin\n{brand}',
  settings: 'Muuta, mistä haluat sähköpostia',
  wayOut: { cancel: 'Keskeytä varaus', withdraw: 'Peruuta sopimus' },
  doNotReply: 'Tähän viestiin ei voi vastata. Jos tarvitset apua, löydät yhteystietomme verkkosivuiltamme.',
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
  letters: {
    ...showingLetters,
    confirmEmail: {
      subject: 'Vahvista sähköpostiosoitteesi – {brand}',
      before: [
        'Joku, toivottavasti sinä, on luonut tilin {brand} -palveluun tällä sähköpostiosoitteella.',
        'Avaa linkki ja kirjoita valitsemasi salasana. Jos loit tilin vahvalla tunnistautumisella, kirjaudu sillä. Linkki on voimassa 24 tuntia.',
      ],
      button: 'Vahvista sähköpostiosoite',
      after: [
        'Etkö luonut tiliä itse? Avaa linkki ja valitse ”En luonut tiliä”, niin poistamme tilin heti. Osoitetta ei voi vahvistaa ilman tilin salasanaa, painoitpa mitä tahansa.',
      ],
    },
    alreadyRegistered: {
      subject: 'Sinulla on jo tili – {brand}',
      before: [
        'Joku, toivottavasti sinä, yritti luoda tilin {brand} -palveluun tällä sähköpostiosoitteella. Sinulla on jo tili, joten uutta ei luotu.',
        'Jos olet unohtanut salasanasi, voit valita uuden.',
      ],
      button: 'Siirry kirjautumaan',
      after: ['Jos et yrittänyt luoda tiliä, sinun ei tarvitse tehdä mitään. Tilisi on ennallaan.'],
    },
    resetPassword: {
      subject: 'Valitse uusi salasana – {brand}',
      before: [
        'Saimme pyynnön vaihtaa tilisi salasanan {brand} -palvelussa.',
        'Linkki on voimassa tunnin, ja sitä voi käyttää kerran.',
      ],
      button: 'Valitse uusi salasana',
      after: ['Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään. Vanha salasanasi on edelleen voimassa.'],
    },
    changeEmail: {
      subject: 'Vahvistuskoodisi – {brand}',
      before: [
        'Kirjoita koodi verkkosivuille, niin tämä sähköpostiosoite otetaan käyttöön. Koodi on voimassa 15 minuuttia.',
      ],
      after: [
        'Jos et pyytänyt koodia, voit jättää viestin huomiotta. Älä koskaan anna koodia kenellekään, ei edes meille.',
      ],
    },
    passwordChanged: {
      subject: 'Salasanasi on vaihdettu – {brand}',
      before: [
        'Tilisi salasana {brand} -palvelussa on vaihdettu. Sinut on kirjattu ulos muilla laitteilla.',
        'Jos vaihdoit salasanan itse, kaikki on kunnossa.',
      ],
      button: 'En vaihtanut sitä: valitse uusi salasana',
      after: ['Jos et vaihtanut salasanaa, valitse heti uusi ja ota meihin yhteyttä.'],
    },
    passwordAdded: {
      subject: 'Tilillesi on lisätty salasana – {brand}',
      before: [
        'Joku, joka oli kirjautunut vahvalla tunnistautumisellasi, on valinnut tilillesi salasanan {brand} -palvelussa. Tilille voi nyt kirjautua myös sähköpostilla.',
        'Jos valitsit salasanan itse, kaikki on kunnossa.',
      ],
      button: 'Se en ollut minä: ota tili takaisin',
      after: [
        'Etkö valinnut salasanaa itse? Paina painiketta seitsemän päivän kuluessa. Silloin salasana poistetaan ja kaikki kirjataan ulos.',
      ],
    },
    emailChanged: {
      subject: 'Sähköpostiosoitteesi on vaihdettu – {brand}',
      before: [
        'Tilisi {brand} -palvelussa on saanut uuden sähköpostiosoitteen. Lähetämme tästä lähtien viestit siihen, ja kirjaudut sisään sillä.',
      ],
      button: 'Se en ollut minä: ota tili takaisin',
      after: [
        'Etkö vaihtanut osoitetta itse? Paina painiketta seitsemän päivän kuluessa. Silloin tämä osoite on taas sinun, kaikki kirjataan ulos ja valitset uuden salasanan.',
      ],
    },
    identityTied: {
      subject: 'Tiliisi on liitetty henkilöllisyys – {brand}',
      before: [
        'Joku, joka oli kirjautunut tilillesi {brand} -palvelussa, on liittänyt siihen henkilöllisyytensä ja voi nyt kirjautua vahvalla tunnistautumisella.',
        'Jos teit sen itse, kaikki on kunnossa.',
      ],
      button: 'Se en ollut minä: ota tili takaisin',
      after: [
        'Etkö tehnyt sitä itse? Paina painiketta seitsemän päivän kuluessa. Silloin henkilöllisyys poistetaan tililtä, kaikki kirjataan ulos ja valitset uuden salasanan.',
      ],
    },
    identityUntied: {
      subject: 'Sähköinen tunnistautuminen on irrotettu tilistäsi, {brand}',
      before: [
        'Joku, joka oli kirjautunut tilillesi ({brand}), on irrottanut siitä sähköisen tunnistautumisen. Kirjaudut nyt sähköpostilla ja salasanalla. Kaikki on kirjattu ulos.',
        'Jos se olit sinä, kaikki on kunnossa.',
      ],
      button: 'Se en ollut minä: palauta tili',
      after: [
        'Jos se et ollut sinä, paina painiketta seitsemän päivän kuluessa. Silloin kaikki kirjataan ulos ja valitset uuden salasanan. Liitä sen jälkeen tunnistautuminen uudelleen asetuksissa.',
      ],
    },
    emailInUse: {
      subject: 'Osoite on jo käytössä – {brand}',
      before: [
        'Joku yritti lisätä tämän sähköpostiosoitteen tiliin {brand} -palvelussa. Osoite kuuluu jo toiselle tilille, joten mitään ei muutettu.',
      ],
      after: [
        'Jos se olit sinä, kirjaudu sillä tilillä, jolla osoite on. Muussa tapauksessa sinun ei tarvitse tehdä mitään.',
      ],
    },
    accountDeleted: {
      subject: 'Tilisi palvelussa {brand} on poistettu',
      before: [
        'Tilisi palvelussa {brand} on poistettu, samoin kaikki, mitä meidän ei tarvitse säilyttää. Sinut on kirjattu ulos kaikkialta, eivätkä vanhojen viestien linkit enää toimi.',
        'Allekirjoitetut sopimukset, maksut ja kuitit säilytämme niin kauan kuin kirjanpitolaki ja vanhentumisaika edellyttävät. Niitä ei enää ole liitetty mihinkään tiliin.',
      ],
      after: ['Etkö se ollut sinä? Ota heti yhteyttä asiakaspalveluun. Yhteystiedot ovat verkkosivuillamme.'],
    },
    archiveReady: {
      subject: 'Tietosi palvelussa {brand} ovat noudettavissa',
      before: [
        'Pyysit kopion kaikesta, mitä {brand} tietää sinusta. Se on nyt valmis, ja voit noutaa sen seitsemän päivän ajan. Sinun pitää kirjautua uudelleen.',
      ],
      button: 'Nouda tiedot',
      after: ['Etkö sinä pyytänyt sitä? Kirjaudu sisään, katso missä olet kirjautuneena ja vaihda salasana.'],
    },
    interestRegistered: {
      subject: '{brand}: kiitos kiinnostuksestasi ({about})',
      before: [
        'Olemme vastaanottaneet kiinnostusilmoituksesi: {about}.',
        'Myyjä ottaa sinuun yhteyttä, ja saat tiedon, kun myynnissä tapahtuu jotakin.',
      ],
      button: 'Avaa sivu',
      after: [
        'Etkö ilmoittanut kiinnostuksestasi? Silloin joku on kirjoittanut osoitteesi vahingossa. Ota meihin yhteyttä verkkosivuilla, niin poistamme tiedot.',
      ],
    },
    printOrdered: {
      subject: 'Painettu aineisto on tulossa, {brand}: {about}',
      before: [
        'Lähetämme sinulle postitse painetun aineiston: {about}. Se saapuu yleensä kolmessa–viidessä arkipäivässä.',
      ],
      button: 'Katso tilaus',
      after: ['Etkö tilannut sitä itse? Ota meihin yhteyttä verkkosivuston kautta.'],
    },
    homeHeld: {
      subject: '{brand}: {about} on varattuna sinulle {until} asti',
      before: [
        'Pidämme asuntoa {about} sinulle {until} asti. Kukaan muu ei voi varata sitä sinä aikana.',
        'Täyttämäsi tiedot tallentuvat, joten voit jatkaa milloin tahansa siihen asti, myös toisella laitteella.',
      ],
      button: 'Jatka varausta',
      after: [
        'Muuttuiko mielesi? Keskeytä varaus sivulla, niin joku muu voi varata asunnon. Se ei maksa mitään.',
      ],
    },
    homeOffered: {
      subject: '{brand}: {about} on sinun varattavissasi {until} asti',
      before: [
        'Olet jonossa ensimmäisenä asuntoon {about}, ja se on nyt vapaa.',
        'Vain sinä voit varata sen {until} asti. Sen jälkeen vuoro siirtyy jonon seuraavalle.',
      ],
      button: 'Varaa asunto',
      after: [
        'Etkö halua asuntoa enää? Poistu jonosta asunnon sivulla, niin vuoro siirtyy heti seuraavalle.',
      ],
    },
    bookingExpired: {
      subject: '{brand}: varausaika päättyi: {about}',
      before: [
        'Asunnon {about} varausaika päättyi ennen kuin varaus oli valmis, joten asuntoa ei enää pidetä sinulle.',
        'Et ole ostanut mitään. Jos ehdit maksaa, huolehdimme rahoista: jos asunto on yhä vapaa, se on sinun, muuten palautamme kaiken.',
      ],
      button: 'Katso, onko asunto vapaa',
      after: ['Jos asunto on vapaa, voit varata sen uudelleen. Jos se on varattu, voit asettua jonoon.'],
    },
    bookingCancelled: {
      subject: '{brand}: varauksesi on peruttu: {about}',
      before: [
        'Asunnon {about} varaus on peruttu, eikä asuntoa enää pidetä sinulle.',
        'Et ole ostanut mitään. Jos olet maksanut varausmaksun, palautamme sen.',
      ],
      button: 'Asunnon sivulle',
      after: ['Etkö perunut varausta itse? Ota meihin yhteyttä verkkosivuilla.'],
    },
    bookingEndedByStaff: {
      subject: '{brand}: olemme päättäneet varauksesi: {about}',
      before: [
        'Olemme päättäneet asunnon {about} varauksesi, eikä asuntoa enää pidetä sinulle.',
        'Jos olet maksanut varausmaksun, palautamme sen kokonaan.',
      ],
      button: 'Asunnon sivulle',
      after: ['Onko sinulla kysyttävää? Ota yhteyttä myyjään, jonka tiedot ovat asunnon sivulla.'],
    },
    interiorOpened: {
      subject: '{brand}: Voit nyt tehdä valinnat: {about}',
      before: [
        'Asunnon {about} valinnat ja lisätyöt ovat nyt avoinna. Ensimmäinen viimeinen valintapäivä on {day}: siihen päivään asti voit valita ja muuttaa.',
        'Sinun ei tarvitse valita mitään. Jos et ole valinnut ja vahvistanut, asuntoon tulee vakiovaihtoehto.',
      ],
      button: 'Valintoihin',
      after: [],
    },
    interiorStops: {
      subject: '{brand}: Viimeinen valintapäivä {day}: {about}',
      before: [
        'Voit valita ja muuttaa näitä asunnossa {about} vielä {day}: {list}.',
        'Voimaan jää se, minkä olet siihen mennessä vahvistanut. Muuten asuntoon tulee vakiovaihtoehto.',
      ],
      button: 'Valintoihin',
      after: [],
    },
    interiorConfirmed: {
      subject: '{brand}: Valinnat on vahvistettu: {about}',
      before: [
        'Olemme vastaanottaneet asunnon {about} valinnat. Lisätöiden summa on {amount} arvonlisäveroineen, ja se maksetaan viimeisen kauppahintaerän yhteydessä.',
        'Voit muuttaa ryhmän valintoja sen viimeiseen valintapäivään asti.',
      ],
      button: 'Katso valinnat',
      after: [],
    },
    inspectionBooked: {
      subject: '{brand}: Tarkastusaika: {about}',
      before: ['Asunnon {about} tarkastus on {until}. Tapaamme täällä: {place}.'],
      button: 'Tarkastuksen sivulle',
      after: ['Jos aika ei sovi, voit pyytää sivulla toista aikaa.'],
    },
    inspectionMoved: {
      subject: '{brand}: Uusi tarkastusaika: {about}',
      before: ['Asunnon {about} tarkastuksen aika on muuttunut: {until}. Tapaamme täällä: {place}.'],
      button: 'Tarkastuksen sivulle',
      after: [],
    },
    inspectionClosed: {
      subject: '{brand}: Tarkastuspöytäkirja on valmis: {about}',
      before: [
        'Asunnon {about} tarkastuspöytäkirja on suljettu. Sivulta näet jokaisen huomautuksen, kuka sen korjaa ja milloin.',
      ],
      button: 'Tarkastuksen sivulle',
      after: [],
    },
    bookingConfirmed: {
      subject: '{brand}: Myyjä on vahvistanut varauksesi: {about}',
      before: ['Myyjä on vahvistanut asunnon {about} varauksesi. Asunto ei ole enää muiden ostettavissa.'],
      button: 'Varauksen sivulle',
      after: ['Myyjä ottaa sinuun yhteyttä seuraavasta vaiheesta.'],
    },
    homeGone: {
      subject: '{brand}: {about} ei ole enää myynnissä',
      before: [
        'Asunto {about}, jonka jonossa olit, on myyty tai se on poistettu myynnistä.',
        'Jono on siksi suljettu. Sinun ei tarvitse tehdä mitään.',
      ],
      button: 'Asunnon sivulle',
      after: ['Verkkosivuilla on muita saman alueen asuntoja.'],
    },
    linePriceChanged: {
      subject: '{brand}: Uusi hinta: {about}',
      before: ['Asunto {about}, jonka jonossa olet, maksaa nyt {amount}.', 'Paikkasi jonossa säilyy.'],
      button: 'Asunnon sivulle',
      after: ['Etkö halua odottaa enää? Poistu jonosta asunnon sivulla.'],
    },
    heldPriceKept: {
      subject: '{brand}: Hintasi ei muutu: {about}',
      before: [
        'Asunnon {about} hinta on muuttunut verkkosivuilla. Varauksessasi pätee edelleen {amount}, kuten aloittaessasi.',
        'Sinun ei tarvitse tehdä mitään.',
      ],
      button: 'Varauksen sivulle',
      after: ['Onko sinulla kysyttävää? Ota yhteyttä myyjään.'],
    },
    bookingInvitation: {
      subject: '{brand}: {name} haluaa varata asunnon {about} kanssasi',
      before: [
        '{name} on ilmoittanut sinut asunnon {about} toiseksi varaajaksi.',
        'Lue asiakirjat ja allekirjoita omilla pankkitunnuksillasi. Et tarvitse tiliä. Linkki käy yhteen allekirjoitukseen ja niin kauan kuin asunto on varattuna.',
      ],
      button: 'Lue ja allekirjoita',
      after: [
        'Eikö linkki avaudu? Mene osoitteeseen {typedAt} ja kirjoita koodi {typedCode}.',
        'Etkö tunnista tätä? Silloin sinun ei tarvitse tehdä mitään. Ilman allekirjoitustasi varausta ei synny.',
      ],
    },
    dayChanged: {
      subject: '{brand}: uusi päivä, {about}',
      before: ['{what}, {about}: uusi päivä on {day}.', 'Aiempi tieto: {before}. Muutoksen syy:'],
      button: 'Aikajanalle',
      after: [
        'Aikajanalla näet kaikki päivät ja niiden muutokset. Sieltä voit myös hakea päivät kalenteriisi.',
      ],
    },
    newsPublished: {
      subject: '{brand}: {about}',
      before: ['Sivuni-osiossa on sinulle uutinen, {brand}: {about}.'],
      button: 'Lue uutinen',
      after: [],
    },
    contactMessage: {
      subject: '{brand}: {about}, lähettäjä {name}',
      before: ['{name} on kirjoittanut teille Sivuni-osiossa, {brand}.'],
      after: ['Vastaa tähän viestiin, niin vastaus menee kirjoittajalle.'],
    },
    contactReceipt: {
      subject: '{brand}: viestisi on saapunut, {about}',
      before: ['Kiitos, viestisi on perillä. Vastaanottaja: {name}. Kirjoitit näin:'],
      button: 'Katso, mitä olet kirjoittanut',
      after: ['Vastaus tulee tähän osoitteeseen.'],
    },
    bookingSigned: {
      subject: '{brand}: Olet allekirjoittanut: {about}',
      before: [
        'Olemme vastaanottaneet allekirjoituksesi asunnosta {about}.',
        'Varaus on valmis vasta, kun kaikki ovat allekirjoittaneet ja varausmaksu on maksettu. Tilanne näkyy varauksen sivulla.',
      ],
      button: 'Varauksen sivulle',
      after: ['Etkö allekirjoittanut itse? Ota meihin heti yhteyttä verkkosivuilla.'],
    },
    bookingCompleted: {
      subject: '{brand}: Varaus on valmis: {about}',
      before: [
        'Onnittelut! Asunnon {about} varauksesi on valmis.',
        'Liitteinä ovat sopimus allekirjoituksineen, kuitti ja ehdot. Kalenteritiedostossa ovat muistettavat päivät.',
      ],
      button: 'Varauksen sivulle',
      after: ['Myyjä ottaa sinuun yhteyttä seuraavasta vaiheesta. Kaikki löytyy myös varauksen sivulta.'],
    },
    bookingWithdrawn: {
      subject: '{brand}: Olet perunut varauksen: {about}',
      before: [
        'Vastaanotimme ilmoituksesi {until}. Asunnon {about} varaus on päättynyt.',
        'Vahvistus on liitteenä. Säilytä se: siitä näkyy, milloin ilmoitus saapui. Saat maksamasi varausmaksun ja kauppahinnan erät takaisin viimeistään {refundBy}.',
      ],
      button: 'Varauksen sivulle',
      after: ['Etkö perunut itse? Ota meihin yhteyttä verkkosivuilla.'],
    },
    vipWithdrawn: {
      subject: '{brand}: Olet perunut jäsenyytesi',
      before: [
        'Vastaanotimme ilmoituksesi {until}. {about}: jäsenyys on päättynyt, eikä paikkaasi järjestyksessä enää ole.',
        'Saat maksamasi rahat takaisin viimeistään {refundBy} samaa kautta kuin maksoit. Säilytä tämä viesti: siitä näkyy, milloin ilmoitus saapui.',
      ],
      button: 'Jäsenyyden sivulle',
      after: ['Etkö perunut itse? Ota meihin yhteyttä verkkosivuilla.'],
    },
    confirmNews: {
      subject: '{brand}: haluatko kuulla lisää? {about}',
      before: [
        'Joku, toivottavasti sinä, kirjautui näyttöön {about} ja toivoi, että {brand} ottaa yhteyttä asunnoista.',
        'Avaa linkki ja paina Vahvista, niin otamme yhteyttä, kun jotain tapahtuu.',
      ],
      button: 'Vahvista',
      after: ['Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Silloin emme ota yhteyttä.'],
    },
    confirmAlert: {
      subject: 'Vahvista hakuvahtisi – {brand}',
      before: [
        'Joku, toivottavasti sinä, haluaa sähköpostia, kun näissä asunnoissa tapahtuu jotain: {search}. Lähettäjä on {brand}.',
        'Avaa linkki ja paina Vahvista, niin hakuvahti alkaa. Linkki on voimassa 48 tuntia.',
      ],
      button: 'Vahvista hakuvahti',
      after: [
        'Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Et saa enää viestejä, ja osoite poistetaan.',
      ],
    },
    homesFound: {
      subject: 'Uutta – {brand}: {search}',
      before: ['Näin on tapahtunut seuraamissasi asunnoissa: {search}.'],
      button: 'Katso kaikki haun asunnot',
      after: [],
    },
    errandNumbered: {
      subject: 'Palvelupyyntö {number} on kirjattu, {brand}',
      before: ['Olemme vastaanottaneet vikailmoituksen. Se on nyt saanut numeron.'],
      button: 'Avaa palvelupyyntö',
      after: ['Jos tarvitsemme lisätietoja, kysymme palvelupyynnössä. Voit myös kirjoittaa siinä meille.'],
    },
    errandMoved: {
      subject: '{brand}: Palvelupyyntö {number}: {status}',
      before: ['Palvelupyynnön tila on muuttunut.'],
      button: 'Avaa palvelupyyntö',
      after: ['Sinun ei tarvitse tehdä mitään, ellei palvelupyynnössä lue, että odotamme sinua.'],
    },
    errandExecuted: {
      subject: '{brand}: Palvelupyyntö {number} on hoidettu',
      before: ['Vian pitäisi nyt olla korjattu.'],
      button: 'Kerro, miten onnistuimme',
      after: [
        'Eikö kaikki ole kunnossa? Avaa palvelupyyntö uudelleen 14 päivän kuluessa ja kerro miksi, niin jatkamme.',
      ],
    },
    errandCompleted: {
      subject: '{brand}: Palvelupyyntö {number} on päätetty',
      before: ['Olemme päättäneet palvelupyynnön.'],
      button: 'Avaa palvelupyyntö',
      after: [
        'Jos vika palaa 14 päivän kuluessa, voit pyytää meitä avaamaan palvelupyynnön uudelleen. Sen jälkeen tee uusi vikailmoitus.',
      ],
    },
    errandAsked: {
      subject: '{brand}: Tarvitsemme vastauksesi: palvelupyyntö {number}',
      before: ['Meillä on kysymys, ennen kuin voimme jatkaa.'],
      button: 'Vastaa kysymykseen',
      after: ['Työ odottaa vastaustasi.'],
    },
    errandVisit: {
      subject: '{brand}: Käynti varattu: palvelupyyntö {number}',
      before: ['Olemme varanneet käynnin.'],
      button: 'Avaa palvelupyyntö',
      after: ['Eikö aika sovi? Kirjoita meille palvelupyynnössä, niin etsimme toisen.'],
    },
    errandExpected: {
      subject: '{brand}: Palvelupyynnölle {number} on päivä',
      before: ['Tiedämme nyt, milloin vika on korjattu.'],
      button: 'Avaa palvelupyyntö',
      after: ['Jos päivä muuttuu, kerromme siitä.'],
    },
    errandMessage: {
      subject: '{brand}: Uusi viesti: palvelupyyntö {number}',
      before: ['Olet saanut viestin.'],
      button: 'Lue ja vastaa',
      after: ['Vastaa palvelupyynnössä. Kukaan ei lue vastauksia tähän viestiin.'],
    },
    errandUpdated: {
      subject: '{brand}: Palvelupyyntöä {number} on muutettu',
      before: ['Palvelupyynnön tietoja on muutettu.'],
      button: 'Katso muutos',
      after: ['Eikö jokin pidä paikkaansa? Kirjoita meille palvelupyynnössä.'],
    },
    errandReopened: {
      subject: '{brand}: Palvelupyyntö {number} on avattu uudelleen',
      before: ['Palvelupyyntö on avattu uudelleen.'],
      button: 'Avaa palvelupyyntö',
      after: ['Jatkamme työtä ja otamme yhteyttä.'],
    },
    errandReopenRequested: {
      subject: '{brand}: Käymme palvelupyynnön {number} läpi uudelleen',
      before: ['Olemme saaneet pyynnön avata palvelupyyntö uudelleen.'],
      button: 'Avaa palvelupyyntö',
      after: ['Luemme sen ja vastaamme palvelupyynnössä.'],
    },
    errandClosed: {
      subject: '{brand}: Palvelupyyntö {number} on suljettu',
      before: ['Palvelupyyntö on suljettu. Sitä ei enää käsitellä.'],
      button: 'Avaa palvelupyyntö',
      after: ['Onko vika yhä jäljellä? Tee silloin uusi vikailmoitus.'],
    },
    errandFollowed: {
      subject: '{brand}: Seuraamasi vika: {status}',
      before: ['Toisen ilmoittamassa viassa, jota seuraat, on tapahtunut muutos.'],
      button: 'Sivuni-osioon',
      after: ['Sinun ei tarvitse tehdä mitään.'],
    },
    errandReceived: {
      subject: 'Vikailmoituksesi on vastaanotettu, {brand}: {number}',
      before: [
        'Olemme vastaanottaneet vikailmoituksesi. Huoltomiehemme hoitaa asian ja kertoo seuraavasta vaiheesta viimeistään alla mainittuna ajankohtana.',
      ],
      button: 'Katso palvelupyyntö',
      after: ['Palvelupyynnössä näet, miten asia etenee, ja voit kirjoittaa meille.'],
    },
    documentToSign: {
      subject: '{brand}: Allekirjoitettavaa: {about}',
      before: [
        'Sinulla on allekirjoitettava asiakirja: {about}. Lue se rauhassa ja allekirjoita se sähköisesti.',
      ],
      button: 'Lue ja allekirjoita',
      after: ['Jos allekirjoittajia on kaksi, molemmat saavat tämän viestin.'],
    },
    documentSigned: {
      subject: '{brand}: Kaikki ovat allekirjoittaneet: {about}',
      before: [
        'Kaikki ovat nyt allekirjoittaneet: {about}. Asiakirja on Omilla sivuilla, josta näet myös, kuka allekirjoitti ja milloin.',
      ],
      button: 'Katso asiakirja',
      after: ['Sinun ei tarvitse tehdä muuta.'],
    },
    paymentDue: {
      subject: '{brand}: {about}, {amount} maksettava viimeistään {dueOn}',
      before: [
        'Kohteesta {about} on maksettava {amount} viimeistään {dueOn}. Omilla sivuilla näet, mistä maksusta on kyse ja miten maksat.',
      ],
      button: 'Omiin maksuihin',
      after: ['Jos olet jo maksanut pankistasi, sinun ei tarvitse tehdä mitään.'],
    },
    paymentOverdue: {
      subject: 'Muistutus, {brand}: {about}, {amount}',
      before: ['Kohteen {about} maksun {amount} eräpäivä oli {dueOn}, mutta emme ole saaneet maksua.'],
      button: 'Omiin maksuihin',
      after: [
        'Jos olet maksanut viime päivinä, viestistä ei tarvitse välittää. Jos et pysty maksamaan nyt, ota yhteyttä, niin löydämme ratkaisun.',
      ],
    },
    paymentReceived: {
      subject: '{brand}: Maksu {amount} kohteesta {about} on saapunut',
      before: ['Kiitos, {amount} kohteesta {about} on saapunut. Kuitin numero on {payment}.'],
      button: 'Katso maksu ja kuitti',
      after: ['Sinun ei tarvitse tehdä muuta.'],
    },
    payBackAsked: {
      subject: '{brand}: Palauta {amount} viimeistään {dueOn}, {about}',
      before: [
        'Kohteen {about} kauppa on päättynyt. {amount} tuli tilisiirtona, joten mikään maksupalvelu ei palauta rahoja: te palautatte ne viimeistään {dueOn}.',
      ],
      after: [
        'Tehtävän numero on {payment}. Pyytäkää ostajalta tilinumero, maksakaa ja merkitkää pankin viite tehtävään. Ostaja saa silloin tiedon.',
      ],
    },
    payBackLate: {
      subject: '{brand}: {amount} on vielä palauttamatta, {about}',
      before: [
        'Ostajan on saatava {amount} takaisin viimeistään {dueOn}. Kohde: {about}. Tehtävä {payment} on odottanut viisi arkipäivää.',
      ],
      after: ['Jos rahat on jo lähetetty, merkitkää pankin viite tehtävään.'],
    },
    refundByHand: {
      subject: '{brand}: Palauta {amount} viimeistään {dueOn}, {about}',
      before: [
        '{amount} on palautettava maksajalle, mutta {provider} ei voi palauttaa rahoja. Te palautatte ne viimeistään {dueOn}. Kohde: {about}. Maksun numero palvelussa {provider} on {payment}.',
      ],
      after: [
        'Tehtävän numero on {task}. Pyytäkää saajalta tilinumero, maksakaa ja merkitkää pankin viite tehtävään. Saaja saa silloin tiedon.',
      ],
    },
    paymentToCheck: {
      subject: '{brand}: Selvittäkää, onko {amount} maksettu, {about}',
      before: [
        'Emme tiedä, miten maksu {payment} päättyi, emmekä voi kysyä sitä palvelusta {provider}. Kohde: {about}, summa: {amount}. Maksu on suljettu, joten maksaja voi maksaa toisella tavalla.',
      ],
      after: [
        'Katsokaa asia palvelusta {provider} viimeistään {dueOn} ja merkitkää tehtävään {task}, ovatko rahat tulleet. Jos ovat, ne palautetaan.',
      ],
    },
    refundToCheck: {
      subject: '{brand}: Selvittäkää, onko {amount} palautettu, {about}',
      before: [
        'Maksun {payment} palautus on kesken, emmekä voi kysyä sitä palvelusta {provider}. Kohde: {about}, summa: {amount}. Älkää maksako mitään, ennen kuin olette tarkistaneet asian sieltä: rahat on ehkä jo palautettu.',
      ],
      after: [
        'Merkitkää tehtävään {task} viimeistään {dueOn}, onko rahat palautettu. Jos ei ole, saatte tehtävän palauttaa ne itse.',
      ],
    },
    moneyTaskLate: {
      subject: '{brand}: Tehtävä {task} odottaa, {amount}, {about}',
      before: [
        'Tehtävä {task} koskee maksua {payment} palvelussa {provider}. Kohde: {about}, summa: {amount}. Sen piti olla valmis {dueOn}, ja se on odottanut viisi arkipäivää.',
      ],
      after: ['Jos se on jo tehty, merkitkää viite tehtävään.'],
    },
    changesHeldBack: {
      subject: '{brand}: Myyntijärjestelmän tiedot ovat ristiriidassa varauksen kanssa',
      before: [
        'Myyntijärjestelmä on lähettänyt tietoja, jotka ovat ristiriidassa verkkosivuilla tehdyn varauksen kanssa. Varaus on voimassa, eikä näitä tietoja ole tallennettu:',
      ],
      after: [
        'Jos varaus on oikein, korjatkaa myyntijärjestelmän tiedot. Jos asunto on myyty jollekin muulle, kirjatkaa myynti tai päättäkää varaus ja ilmoittakaa syy. Saatte kustakin tiedosta viestin vain kerran.',
      ],
    },
    pagesRefused: {
      subject: '{brand}: Sivuja ei voitu näyttää sellaisina kuin ne kirjoitettiin',
      before: ['Näitä Storyblokin tietoja ei voitu käyttää:'],
      after: [
        'Nämä sivut näkyvät ennallaan, ja kaikki muut muutokset on julkaistu. Korjatkaa kentät ja julkaiskaa uudelleen.',
      ],
    },
    refundStarted: {
      subject: '{brand}: {amount} on palautumassa sinulle',
      before: [
        'Palautamme sinulle {amount}. Maksu koski: {about}. Rahat palautuvat samaa kautta kuin maksoit.',
      ],
      button: 'Katso tilanne',
      after: [
        'Maksun numero on {payment}. Palautus kestää yleensä muutaman minuutin, joskus pari pankkipäivää. Kirjoitamme sinulle uudelleen, kun rahat on palautettu.',
      ],
    },
    refundDone: {
      subject: '{brand}: {amount} on palautettu sinulle',
      before: ['Palautus {amount} on valmis. Maksu koski: {about}.'],
      button: 'Katso tilanne',
      after: [
        'Maksun numero on {payment}. Jos rahat eivät näy pankissasi kahden pankkipäivän kuluessa, ota meihin yhteyttä.',
      ],
    },
    errandCopy: {
      subject: 'Kopio vikailmoituksesta, {brand}: {number}',
      before: ['Tässä on kopio vikailmoituksesta.'],
      button: 'Katso palvelupyyntö',
      after: ['Palvelupyynnössä näet, miten asia etenee, ja voit kirjoittaa meille.'],
    },
  },
}
