// Norwegian words for the text search.
import type { LanguageWords } from './language-words.ts'

export const nb: LanguageWords = {
  stopWords:
    'og i jeg det at en et den til er som på de med han av ikke der så var meg seg men ett har om vi min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva skal selv sjøl her alle vil bli ble blitt kunne inn når være kom noen noe ville dere deres kun ja etter ned skulle denne for deg si sine sitt mot å meget hvorfor dette disse uten hvordan ingen din ditt blir samme hvilken hvilke sånn inni mellom vår hver hvem vors hvis både bare enn fordi før mange også slik vært være begge siden finnes gjør må får gi sende',
  synonyms: [
    'jobb stilling stillinger arbeid karriere ansettelse rekruttering sommerjobb praksis deltidsjobb',
    'feilmelding feil reklamasjon reklamere ødelagt lekker lekkasje vannlekkasje drypper fungerer virker problem reparasjon stykker',
    'felleskostnader fellesutgifter månedskostnad månedlig månedlige utgifter husleie kostnad kostnader',
    'pris priser koster kostnad',
    'parkering parkeringsplass garasje bilplass p-plass',
    'hund husdyr katt dyr',
    'heis tilgjengelighet rullestol universell',
    'garanti garantien ansvar',
    'angrerett angre angrefrist avbestille avbestilling avlyse avbryte kansellere oppheve heve trekke tilbakekalle',
    'klage klager klaging misfornøyd tilbakemelding',
    'passord brukernavn innloggingsopplysninger',
    'konto innlogging brukerkonto brukernavn',
    'endre bytte bytt ny nytt oppdatere velg glemt husker',
    'slette slett fjerne fjern personopplysninger',
    'sammenligne sammenlign sammenligning',
    'forskudd depositum innskudd',
    'kontrakt avtale kjøpekontrakt avtaler',
    'tilvalg innredning kjøkken',
    'overtakelse overtagelse overtakelsesdato innflytting innflyttingsdato innflytning innflytningsdato flytte nøkler nøklene',
    'informasjonskapsler cookies cookie',
    'gdpr personvern personopplysninger databeskyttelse',
    'kundeservice kundesenter',
    'kontakt kontakte ring ringe telefon telefonnummer epost mail kundeservice kundesenter åpningstider snakke',
    'presse pressemelding pressemeldinger nyheter nyhet',
    'bærekraft miljø klima svanemerket',
    'lån lånetilsagn boliglån rente bank finansiering finansieringsbevis',
    'innlogging login logg bankid',
    'energimerke energi oppvarming strøm fjernvarme',
    'visning visninger visningstid åpen åpent',
    'bolig boliger leilighet leiligheter leil hjem',
  ],
}
