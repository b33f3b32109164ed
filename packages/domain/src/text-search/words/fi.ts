// Finnish words for the text search.
import type { LanguageWords } from './language-words.ts'

export const fi: LanguageWords = {
  stopWords:
    'haluan haluaisin haluamme olla olen on oli ollut ovat olemme minä minun sinä sinun hän hänen me meidän te teidän he heidän tämä tämän tätä tässä nämä se sen sitä siinä ne niiden ja ei eivät en että jos kun kuin mutta myös niin vaan vai vain tai sekä joka jonka jota jossa jotka mikä minkä mitä missä mihin mistä kuka ketä kuinka miten miksi milloin onko voiko saako voi saa pitää täytyy kanssa ilman ennen jälkeen yli alle noin nyt jo vielä aina kaikki kaikkien joku jokin itse oma',
  synonyms: [
    'työ työpaikka työpaikat ura rekrytointi avoimet kesätyö kesätyöt harjoittelu töihin',
    'vika vikailmoitus rikki vuoto vuotaa vesivahinko tippuu toimi ongelma korjaus',
    'vastike hoitovastike rahoitusvastike yhtiövastike kuukausikulut asumiskulut',
    'perua peruminen perun peruutus peruuttaa purkaa purku vetäytyä irtisanoa irtisanominen peruutusoikeus',
    'valitus valittaa valittaminen valituksen reklamaatio tyytymätön palaute',
    'salasana salasanan käyttäjätunnus tunnussana',
    'vaihtaa vaihda vaihto uusi valitse unohtui',
    'poista poistaa poisto tietosuoja',
    'vertaa vertaile vertailla vertailu',
    'hinta hinnat maksaa kustannus kulut',
    'autopaikka autopaikat pysäköinti autotalli parkkipaikka',
    'koira lemmikki lemmikit kissa',
    'saavutettavuus esteettömyys',
    'hissi esteettömyys esteetön pyörätuoli',
    'takuu vuositarkastus vastuu',
    'varaus varausmaksu varaaminen käsiraha ennakkomaksu',
    'säästöt säästöjä omarahoitusosuus raha rahaa',
    'asunto asunnot koti kodit kämppä',
    'sopimus sopimukset kauppakirja varaussopimus',
    'muutto muuttopäivä muuttopäivän avaimet muuttaminen muuttaa muuttamaan hallintaanotto sisäänmuutto',
    'evästeet eväste cookies keksit',
    'gdpr tietosuoja henkilötiedot yksityisyys yksityisyydensuoja',
    'yhteystiedot yhteys puhelin puhelinnumero soittaa soita sähköposti asiakaspalvelu aukioloajat',
    'uutiset uutinen tiedote tiedotteet lehdistö media',
    'vastuullisuus ympäristö ilmasto kestävyys',
    'laina lainalupaus asuntolaina yhtiölaina korko pankki rahoitus',
    'kirjautuminen kirjaudu tunnistautuminen pankkitunnukset',
    'liiketila liiketilat toimitila toimitilat',
    'energialuokka energia lämmitys kaukolämpö',
    'esittely näyttö näytöt esittelyt',
  ],
}
