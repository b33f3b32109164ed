// Finnish: everything that is known of a person, to take along or to have deleted.
import type { OwnDataTexts } from '../sv/own-data.ts'

export const texts: OwnDataTexts = {
  identity: {
    heading: 'Sähköinen tunnistautuminen',
    none: 'Tiliisi ei ole liitetty sähköistä tunnistautumista. Sen avulla voit varata, allekirjoittaa ja nähdä asuntosi.',
    tie: 'Liitä sähköinen tunnistautuminen',
    methods: {
      bank_id: 'Ruotsin BankID',
      eident: 'Norjan BankID',
      signicat: 'Pankkitunnukset tai mobiilivarmenne',
    },
    name: 'Nimi',
    number: 'Henkilötunnus',
    tied: 'Liitetty',
    used: 'Viimeksi käytetty',
    never: 'Ei vielä',
    summary: 'Irrota sähköinen tunnistautuminen',
    text: 'Sen jälkeen kirjaudut sähköpostilla ja salasanalla etkä näe asuntoja, sopimuksia ja palvelupyyntöjä, ennen kuin liität sen uudelleen. Sinut kirjataan ulos kaikkialta ja saat sähköpostin.',
    obstacles: {
      noPassword:
        'Sitä ei voi vielä irrottaa: ilman salasanaa et voisi kirjautua sisään. Valitse ensin salasana.',
      emailUnconfirmed:
        'Sitä ei voi vielä irrottaa: vahvista ensin sähköpostiosoitteesi, muuten et voisi kirjautua sisään.',
      identityRequired:
        'Sitä ei voi vielä irrottaa: olet estänyt kirjautumisen sähköpostilla. Salli se ensin.',
    },
    submit: 'Irrota',
    failed: 'Emme nähneet, mikä tunnistautuminen sinulla on. Lataa sivu uudelleen ja yritä uudestaan.',
  },
  archive: {
    heading: 'Kaikki, mitä tiedämme sinusta',
    text: 'Voit saada kopion kaikesta, mitä sinusta on tallennettu: luettavan sivun, samat tiedot koneluettavina sekä omat tiedostosi ja asiakirjasi zip-arkistona.',
    ask: 'Tilaa kopio',
    making: 'Valmistelemme kopiotasi. Saat sähköpostin, kun se on valmis.',
    ready: (until, size) => `Kopio on valmis (${size}). Voit noutaa sen viimeistään ${until}.`,
    fetch: 'Nouda kopio',
    fresh: 'Jos kirjautumisestasi on yli vartti, sinun pitää kirjautua uudelleen.',
    failed: 'Tietojesi tilannetta ei voitu hakea. Lataa sivu uudelleen ja yritä taas.',
  },
  deletion: {
    heading: 'Poista tili',
    summary: 'Näin poistat tilin',
    goes: 'Tili poistetaan heti, samoin suosikit, tallennetut haut, kiinnostuksen ilmaisut, ilmoitukset ja kaikki muu, mitä meidän ei tarvitse säilyttää. Sinut kirjataan ulos kaikkialta. Poistoa ei voi perua.',
    stays:
      'Allekirjoitetut sopimukset, maksut ja kuitit säilytämme niin kauan kuin kirjanpitolaki (kuudesta kymmeneen vuotta) ja vanhentumisaika edellyttävät. Niissä säilyvät nimesi, osoitteesi ja henkilötunnuksesi sopimuksen osapuolena. Sähköpostiosoite, puhelinnumero ja kaikki muu poistetaan. Taloyhtiö säilyttää vikailmoitukset ilman yhteystietojasi.',
    blocked: 'Nämä pitää saattaa ensin päätökseen:',
    kinds: {
      booking: 'Keskeneräinen varaus',
      document: 'Allekirjoitettava sopimus',
      payment: 'Keskeneräinen maksu',
      refund: 'Palautus matkalla sinulle',
      plan: 'Maksusuunnitelma',
      home: 'Ostettu asunto, jota ei ole luovutettu',
      errand: 'Avoin palvelupyyntö',
    },
    ways: {
      booking: 'Vie varaus loppuun tai peruuta se.',
      document: 'Allekirjoita sopimus.',
      payment:
        'Vie maksu loppuun tai keskeytä se. Kysymme maksupalvelulta, kunnes tiedämme, miten maksussa kävi.',
      refund: 'Tilin voi poistaa, kun rahat ovat perillä.',
      plan: 'Tilin voi poistaa, kun kaikki on maksettu.',
      home: 'Tilin voi poistaa, kun olet saanut avaimet.',
      errand: 'Päätä palvelupyyntö tai odota, että se on hoidettu.',
    },
    amounts: {
      payment: (amount) => amount,
      refund: (amount) => amount,
      plan: (amount) => `maksamatta ${amount}`,
    },
    days: {
      document: (day) => `viimeistään ${day}`,
      payment: (day) => `aloitettu ${day}`,
      refund: (day) => `pyydetty ${day}`,
      plan: (day) => `seuraava maksu ${day}`,
      home: (day) => `luovutus ${day}`,
    },
    onSite: (site) => `sivustolla ${site}`,
    contact: 'Etkö voi itse saattaa asiaa päätökseen?',
    contactLink: 'Ota yhteyttä, niin autamme',
    password: 'Salasanasi',
    identity: 'Tunnistaudu ensin. Sen jälkeen sinulla on viisi minuuttia aikaa.',
    identify: 'Tunnistaudu',
    confirmed: 'Ymmärrän, että tili poistetaan',
    submit: 'Poista tili pysyvästi',
  },
  answers: {
    asked: 'Kopio on tilattu.',
    failed: 'Se ei onnistunut. Yritä hetken kuluttua uudelleen.',
    blocked: 'Jotain on kesken, ja se pitää saattaa ensin päätökseen. Katso luetteloa alla.',
    passwordWrong: 'Salasana on väärä.',
    identityNeeded: 'Tunnistaudu ja yritä sitten uudelleen.',
    tooMany: 'Yrityksiä on ollut liian monta. Odota hetki.',
    unconfirmed: 'Merkitse, että ymmärrät tilin poistuvan.',
    lastWayIn: 'Silloin kukaan ei voisi kirjautua sisään. Katso, mitä ensin tarvitaan.',
  },
}
