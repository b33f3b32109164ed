// Swedish words for the text search.
import type { LanguageWords } from './language-words.ts'

export const sv: LanguageWords = {
  stopWords:
    'och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad över än dig kan sina här ha mot alla under någon eller allt mycket sedan ju denna själv detta åt utan varit hur ingen mitt ni bli blev oss din dessa några deras blir mina samma vilken er sådan vår blivit dess inom mellan sådant varför varje vilka ditt vem vilket sitta sådana vart dina vars vårt våra ert era vilkas finns gör göra ska vill får måste brukar lämna skicka behöver kommer vet veta hittar tar måste borde bör länge många ofta',
  questionWords: 'vad hur när varför vem vilken vilka vilket får kan måste behöver',
  synonyms: {
    job: 'jobb jobba arbete arbeta tjänst tjänster anställning anställd karriär rekrytering vakans sommarjobb praktik praktikplats extrajobb sommarvikarie lärling trainee',
    fault:
      'felanmälan felanmäla trasig trasigt sönder reparation reparera laga reklamation reklamera läcker läcka läckage läckande vattenläcka vattenskada fuktskada droppar fel fungerar+inte fungerar+ej funkar+inte funkar+ej går+inte går+ej krånglar problem skada jour akut stopp strömavbrott',
    fee: 'avgift månadsavgift månadskostnad driftkostnad driftskostnad kostnad boendekostnad föreningsavgift',
    price: 'pris priser kostar kostnad',
    parking:
      'parkering parkeringsplats pplats garage garageplats bilplats carport elbil laddplats laddstolpe',
    pet: 'hund husdjur katt djur sällskapsdjur valp',
    lift: 'hiss tillgänglighet rullstol rullator funktionsnedsättning',
    guarantee: 'garanti garantin ansvar garantitid garantibesiktning',
    withdrawal:
      'ångerrätt ångra ångerfrist ångervecka avboka avbokning avbeställa avbryta avbryter häva uppsägning dra frånträda återkalla makulera annullera säga+upp säger+upp hoppa+av backa+ur',
    complaint: 'klagomål klaga missnöjd klagan överklaga synpunkter anmärkning',
    password: 'lösenord lösen användarnamn inloggningsuppgifter kontouppgifter',
    account: 'konto inlogg inloggning logga användarkonto användarnamn profil registrera',
    change: 'ändra byta byt ny nytt uppdatera välj glömt',
    erase: 'radera rensa personuppgifter',
    comparison: 'jämför jämföra jämförelse',
    deposit: 'handpenning förskott deposition bokningsavgift insats kontantinsats',
    contract: 'kontrakt avtal köpekontrakt bokningsavtal förhandsavtal upplåtelseavtal',
    choices: 'tillval inredningsval inredning kök',
    moving:
      'inflyttning inflyttningsdag inflyttningsdatum tillträde tillträdesdag tillträdesdatum flytta flytta+in flyttar+in nycklar nyckel inflytt överlämning',
    cookies: 'kakor cookies cookie',
    privacy: 'gdpr personuppgifter integritet integritetspolicy dataskydd sekretess personnummer',
    contact:
      'kontakt kontakta ring ringa telefon telefonnummer mejl mejla mejladress mail maila mailadress epost kundservice kundtjänst kundcenter support hjälp öppettider prata',
    press: 'press pressmeddelande pressmeddelanden nyheter nyhet journalist',
    sustainability: 'hållbarhet hållbar miljö miljövänlig klimat klimatpåverkan svanen',
    investors:
      'aktie aktier investerare börs delårsrapport rapport kvartalsrapport årsredovisning bokslut utdelning årsstämma bolagsstämma stämma',
    children: 'barnvagn barnfamilj barn förskola dagis skola',
    loan: 'lån låna lånelöfte bolån ränta bank finansiering amortering',
    association: 'brf bostadsrättsförening förening bostadsrätt',
    renting: 'hyra hyresrätt hyresrätter hyreslägenhet hyresbostad uthyrning',
    subletting: 'andrahand andra+hand hyra+ut andrahandsuthyrning inneboende airbnb',
    outdoors: 'uteplats balkong terrass altan',
    login: 'logga logga+in inloggning bankid login',
    premises: 'lokal lokaler kontor kontorslokal butik butikslokal företagslokal',
    energy: 'energiklass energi energideklaration uppvärmning fjärrvärme värme el elektricitet',
    viewing: 'visning visningar öppet+hus visningstid',
    alert: 'bevaka bevakning avisering avisera prenumerera påminnelse',
    senior: 'senior seniorboende 55',
    tax: 'moms ränteavdrag skatt stämpelskatt lagfart',
    home: 'bostad bostäder lägenhet lägenheter lgh hem boende',
    booking: 'boka bokning bokar reservera reservation',
    favourites: 'favoriter favorit spara sparad sparade gillade',
    insurance: 'försäkring hemförsäkring försäkra',
    abroad: 'utlandet utomlands utländsk',
    translation: 'språk tolk översättning engelska',
    delay: 'försening försenad försenat dröjer uppskjuten',
    management: 'ledning vd ägare',
    floorPlan: 'planlösning planritning ritning ritningar',
    inspection: 'besiktning besiktiga besiktningsman slutbesiktning protokoll',
    interest: 'intresse intresseanmälan intresserad kö köa',
    savings: 'sparpengar spara+ihop pengar kontantinsats',
  },
}
