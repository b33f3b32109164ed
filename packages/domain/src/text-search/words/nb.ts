// Norwegian words for the text search.
import type { LanguageWords } from './language-words.ts'

export const nb: LanguageWords = {
  stopWords:
    'og i jeg det at en et den til er som på de med han av ikke der så var meg seg men ett har om vi min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva skal selv sjøl her alle vil bli ble blitt kunne inn når være kom noen noe ville dere deres kun ja etter ned skulle denne for deg si sine sitt mot å meget hvorfor dette disse uten hvordan ingen din ditt blir samme hvilken hvilke sånn inni mellom vår hver hvem vors hvis både bare enn fordi før mange også slik vært være begge siden finnes gjør må får',
  synonyms: [
    'jobb stilling stillinger arbeid karriere ansettelse rekruttering',
    'feilmelding feil reklamasjon ødelagt lekker lekkasje reparasjon',
    'felleskostnader månedskostnad husleie kostnad kostnader',
    'pris priser koster kostnad',
    'parkering parkeringsplass garasje bilplass p-plass',
    'hund husdyr katt dyr',
    'heis tilgjengelighet rullestol universell',
    'garanti garantien ansvar',
    'angrerett angre angrefrist',
    'forskudd depositum innskudd',
    'kontrakt avtale kjøpekontrakt avtaler',
    'tilvalg innredning kjøkken',
    'overtakelse overtagelse innflytting innflytning nøkler',
    'informasjonskapsler cookies cookie',
    'gdpr personvern personopplysninger',
    'kundeservice kundesenter',
    'kontakt telefon telefonnummer epost kundeservice',
    'presse pressemelding pressemeldinger nyheter nyhet',
    'bærekraft miljø klima svanemerket',
    'lån lånetilsagn boliglån rente bank finansiering finansieringsbevis',
    'innlogging login logg bankid',
    'energimerke energi oppvarming strøm fjernvarme',
    'visning visninger',
    'leilighet leil',
  ],
}
