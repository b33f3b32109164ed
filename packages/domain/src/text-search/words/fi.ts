// Finnish words for the text search.
import type { LanguageWords } from './language-words.ts'

export const fi: LanguageWords = {
  stopWords:
    'olla olen on oli ollut ovat olemme minä minun sinä sinun hän hänen me meidän te teidän he heidän tämä tämän tätä tässä nämä se sen sitä siinä ne niiden ja ei eivät en että jos kun kuin mutta myös niin vaan vai vain tai sekä joka jonka jota jossa jotka mikä minkä mitä missä mihin mistä kuka ketä kuinka miten miksi milloin onko voiko saako voi saa pitää täytyy kanssa ilman ennen jälkeen yli alle noin nyt jo vielä aina kaikki kaikkien joku jokin itse oma',
  synonyms: [
    'työ työpaikka työpaikat ura rekrytointi avoimet',
    'vika vikailmoitus rikki vuoto vuotaa korjaus',
    'vastike hoitovastike rahoitusvastike yhtiövastike kuukausikulut',
    'hinta hinnat maksaa kustannus kulut',
    'autopaikka autopaikat pysäköinti autotalli parkkipaikka',
    'koira lemmikki lemmikit kissa',
    'saavutettavuus esteettömyys',
    'hissi esteettömyys esteetön pyörätuoli',
    'takuu vuositarkastus vastuu',
    'varaus varausmaksu varaaminen käsiraha',
    'sopimus sopimukset kauppakirja varaussopimus',
    'muutto muuttopäivä avaimet muuttaminen',
    'evästeet eväste cookies keksit',
    'gdpr tietosuoja henkilötiedot',
    'yhteystiedot puhelin puhelinnumero sähköposti asiakaspalvelu',
    'uutiset uutinen tiedote tiedotteet lehdistö media',
    'vastuullisuus ympäristö ilmasto kestävyys',
    'laina lainalupaus asuntolaina yhtiölaina korko pankki rahoitus',
    'kirjautuminen kirjaudu tunnistautuminen pankkitunnukset',
    'liiketila liiketilat toimitila toimitilat',
    'energialuokka energia lämmitys kaukolämpö',
    'esittely näyttö näytöt esittelyt',
  ],
}
