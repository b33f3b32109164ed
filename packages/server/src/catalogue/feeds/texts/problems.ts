// Why a file was not fetched and applied, in the language of staff.
import type { Locale } from '@husrum/domain'
import type { FetchProblem } from '../../../platform/http/fetch-public.ts'

/** Why a file was not fetched and applied. */
export type FeedProblem =
  | FetchProblem
  | 'secretMissing'
  | 'mistakes'
  | 'tooFewHomes'
  | 'importRunning'
  | 'partsRefused'
  | 'notYetApplied'
  | 'internalError'
  | 'late'

const en: Readonly<Record<FeedProblem, string>> = {
  addressNotAllowed: 'The address is not public, or not https.',
  notFound: 'There is no file at the address.',
  refused: 'The server of the source refused the request.',
  tooManyRedirects: 'The address redirects too often.',
  unreachable: 'The server of the source cannot be reached.',
  tooSlow: 'The server of the source is too slow.',
  fileTooLarge: 'The file is larger than 25 MB.',
  secretMissing: 'The setting with the secret of the header is missing on the server.',
  mistakes: 'The file has mistakes: see the import.',
  tooFewHomes: 'The file has 30 % fewer homes than before, and was not applied.',
  importRunning: 'Another import of the source was being applied.',
  notYetApplied: 'The file is still being applied: see the import.',
  partsRefused: 'Some parts of the file were not applied: see the import.',
  internalError: 'The server failed: see its log.',
  late: 'There has been no success for 26 hours.',
}

const sv: typeof en = {
  addressNotAllowed: 'Adressen är inte publik, eller inte https.',
  notFound: 'Det finns ingen fil på adressen.',
  refused: 'Källans server nekade anropet.',
  tooManyRedirects: 'Adressen leder vidare för många gånger.',
  unreachable: 'Källans server går inte att nå.',
  tooSlow: 'Källans server är för långsam.',
  fileTooLarge: 'Filen är större än 25 MB.',
  secretMissing: 'Inställningen med huvudets hemlighet saknas på servern.',
  mistakes: 'Filen har fel: se importen.',
  tooFewHomes: 'Filen har 30 % färre bostäder än tidigare och tillämpades inte.',
  importRunning: 'En annan import från källan pågick.',
  notYetApplied: 'Filen tillämpas fortfarande: se importen.',
  partsRefused: 'Delar av filen tillämpades inte: se importen.',
  internalError: 'Servern misslyckades: se dess logg.',
  late: 'Inget har lyckats på 26 timmar.',
}

const nb: typeof en = {
  addressNotAllowed: 'Adressen er ikke offentlig, eller ikke https.',
  notFound: 'Det finnes ingen fil på adressen.',
  refused: 'Kildens server avviste forespørselen.',
  tooManyRedirects: 'Adressen viderekobles for mange ganger.',
  unreachable: 'Kildens server kan ikke nås.',
  tooSlow: 'Kildens server er for treg.',
  fileTooLarge: 'Filen er større enn 25 MB.',
  secretMissing: 'Innstillingen med hemmeligheten til headeren mangler på serveren.',
  mistakes: 'Filen har feil: se importen.',
  tooFewHomes: 'Filen har 30 % færre boliger enn før og ble ikke tatt i bruk.',
  importRunning: 'En annen import fra kilden pågikk.',
  notYetApplied: 'Filen tas fortsatt i bruk: se importen.',
  partsRefused: 'Deler av filen ble ikke tatt i bruk: se importen.',
  internalError: 'Serveren mislyktes: se loggen.',
  late: 'Ingenting har lyktes på 26 timer.',
}

const fi: typeof en = {
  addressNotAllowed: 'Osoite ei ole julkinen tai ei ole https-osoite.',
  notFound: 'Osoitteessa ei ole tiedostoa.',
  refused: 'Lähteen palvelin hylkäsi pyynnön.',
  tooManyRedirects: 'Osoite ohjaa eteenpäin liian monta kertaa.',
  unreachable: 'Lähteen palvelimeen ei saada yhteyttä.',
  tooSlow: 'Lähteen palvelin on liian hidas.',
  fileTooLarge: 'Tiedosto on yli 25 Mt.',
  secretMissing: 'Palvelimelta puuttuu asetus, jossa otsakkeen salaisuus on.',
  mistakes: 'Tiedostossa on virheitä: katso tuonti.',
  tooFewHomes: 'Tiedostossa on 30 % vähemmän asuntoja kuin ennen, eikä sitä otettu käyttöön.',
  importRunning: 'Lähteen toinen tuonti oli kesken.',
  notYetApplied: 'Tiedoston käyttöönotto on kesken: katso tuonti.',
  partsRefused: 'Osia tiedostosta ei otettu käyttöön: katso tuonti.',
  internalError: 'Palvelin epäonnistui: katso loki.',
  late: 'Mikään ei ole onnistunut 26 tuntiin.',
}

const words: Readonly<Record<Locale, typeof en>> = { sv, nb, fi, en }

/** A problem in words; an unknown one by its key. */
export const feedProblemWords = (problem: string, language: Locale): string =>
  (words[language] as Readonly<Record<string, string>>)[problem] ?? problem
