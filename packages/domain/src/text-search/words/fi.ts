// Finnish words for the text search.
import type { LanguageWords } from './language-words.ts'

export const fi: LanguageWords = {
  stopWords:
    'haluan haluaisin haluamme olla olen on oli ollut ovat olemme minä minun sinä sinun hän hänen me meidän te teidän he heidän tämä tämän tätä tässä nämä se sen sitä siinä ne niiden ja ei eivät en että jos kun kuin mutta myös niin vaan vai vain tai sekä joka jonka jota jossa jotka mikä minkä mitä missä mihin mistä kuka ketä kuinka miten miksi milloin onko voiko saako voi saa pitää täytyy kanssa ilman ennen jälkeen yli alle noin nyt jo vielä aina kaikki kaikkien joku jokin itse oma pääsee pääsen tulee saan saada tarvitsen tarvitsee löytyy löydän haluta kauan paljon usein',
  questionWords:
    'mikä mitä miten milloin koska miksi kuka kenelle onko voiko saako voinko saanko pitääkö paljonko kuinka',
  synonyms: {
    job: 'työ työpaikka työpaikat ura rekrytointi avoimet kesätyö kesätyöt harjoittelu harjoittelupaikka töihin työntekijä',
    fault:
      'vika vikailmoitus rikki vuoto vuotaa vesivahinko kosteusvaurio tippuu ei+toimi ei+toimii ongelma korjaus korjata virhe vaurio kiireellinen päivystys',
    fee: 'vastike hoitovastike rahoitusvastike yhtiövastike kuukausikulut asumiskulut',
    price: 'hinta hinnat maksaa kustannus kulut',
    parking: 'autopaikka autopaikat pysäköinti autotalli parkkipaikka parkki sähköauto latauspiste',
    pet: 'koira lemmikki lemmikit kissa kotieläin',
    lift: 'hissi esteettömyys esteetön pyörätuoli rollaattori saavutettavuus',
    guarantee: 'takuu vuositarkastus vastuu',
    withdrawal:
      'perua peruminen perun peruutus peruuttaa purkaa purku vetäytyä irtisanoa irtisanominen irtisanoutua peruutusoikeus',
    complaint: 'valitus valittaa valittaminen valituksen reklamaatio tyytymätön palaute',
    password: 'salasana salasanan käyttäjätunnus tunnussana',
    account: 'tili käyttäjätili luo rekisteröidy rekisteröityä profiili käyttäjätunnus',
    change: 'vaihtaa vaihda vaihto uusi valitse unohtui',
    erase: 'poista poistaa poisto tietosuoja',
    comparison: 'vertaa vertaile vertailla vertailu',
    deposit: 'varaus varausmaksu varaaminen käsiraha ennakkomaksu',
    contract: 'sopimus sopimukset kauppakirja varaussopimus',
    choices: 'muutostyö muutostyöt sisustus sisustusvalinnat lisätyöt keittiö',
    moving:
      'muutto muuttopäivä muuttopäivän avaimet avain muuttaminen muuttaa muuttamaan hallintaanotto sisäänmuutto luovutus',
    cookies: 'evästeet eväste cookies keksit',
    privacy: 'gdpr tietosuoja henkilötiedot yksityisyys yksityisyydensuoja henkilötunnus',
    contact:
      'yhteystiedot yhteys ota+yhteyttä ottaa+yhteyttä puhelin puhelinnumero soittaa soita sähköposti asiakaspalvelu aukioloajat tuki neuvonta apu',
    press: 'uutiset uutinen tiedote tiedotteet lehdistö media toimittaja',
    sustainability: 'vastuullisuus ympäristö ympäristöystävällinen ilmasto kestävyys kestävä',
    investors:
      'osake osakkeet sijoittaja sijoittajat pörssi osavuosikatsaus vuosikertomus osinko yhtiökokous',
    children: 'lapsi lapset lapsiperhe päiväkoti koulu',
    loan: 'laina lainalupaus asuntolaina yhtiölaina korko pankki rahoitus',
    association: 'taloyhtiö yhtiö isännöitsijä osakas',
    renting: 'vuokra vuokrata vuokraus vuokralle vuokraasunto',
    subletting: 'alivuokra alivuokralainen jälleenvuokraus airbnb',
    outdoors: 'parveke terassi piha patio',
    login: 'kirjautuminen kirjaudu kirjaudu+sisään kirjautua+sisään tunnistautuminen pankkitunnukset',
    premises: 'liiketila liiketilat toimitila toimitilat toimisto myymälä',
    energy: 'energialuokka energia lämmitys kaukolämpö sähkö',
    viewing: 'esittely näyttö näytöt esittelyt',
    alert: 'hakuvahti vahti ilmoitus hälytys tilata seuraa muistutus',
    senior: 'seniori senioriasunto senioritalo 55',
    tax: 'vero varainsiirtovero verotus',
    home: 'asunto asunnot koti kodit kämppä',
    booking: 'varaus varata varaa varaaminen',
    favourites: 'suosikit suosikki tallenna tallennettu tallennetut',
    insurance: 'vakuutus kotivakuutus',
    abroad: 'ulkomaat ulkomailla ulkomailta ulkomaalainen',
    translation: 'kieli kielet tulkki käännös englanti',
    delay: 'viivästys viivästyy myöhästyä myöhästyminen myöhässä',
    management: 'johto toimitusjohtaja hallitus omistaja',
    floorPlan: 'pohjapiirros pohja pohjakuva piirustus',
    inspection: 'tarkastus muuttotarkastus vuositarkastus pöytäkirja',
    interest: 'kiinnostus kiinnostusilmoitus kiinnostunut jono jonottaa',
    savings: 'säästöt säästää omaa+rahaa säästöjä omarahoitusosuus raha rahaa',
  },
}
