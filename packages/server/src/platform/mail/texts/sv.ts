// What our mails say in Swedish.
import { swedishErrandStatuses, swedishHomeStatuses, swedishRentalStatuses } from '@husrum/domain'
import type { MailTexts } from '../letter.ts'
import { showingLetters } from './showings-sv.ts'

export const sv: MailTexts = {
  greeting: 'Hej!',
  orCopy: 'Fungerar inte knappen? Kopiera adressen och klistra in den i webbläsaren:',
  signature: 'Vänliga hälsningar\n{brand}',
  settings: 'Ändra vad du vill få mejl om',
  wayOut: { cancel: 'Avbryt bokningen', withdraw: 'Ångra avtalet' },
  doNotReply: 'Det här mejlet går inte att svara på. Behöver du hjälp hittar du oss på webbplatsen.',
  heldBack: {
    status: (status) => `status ”${status}”`,
    sale: (status) => `såld på annat håll (”${status}”), men bokningen är undertecknad`,
    price: (amount) => `pris ${amount}`,
    totalPrice: (amount) => `totalpris ${amount}`,
    more: (count) => `… och ${count} till`,
  },
  homeNews: {
    everywhere: 'alla bostäder',
    from: (value) => `från ${value}`,
    upTo: (value) => `upp till ${value}`,
    moreChoices: (count) => (count === 1 ? 'ett val till' : `${count} val till`),
    isNew: 'Ny',
    price: (before, now) => `Nytt pris: ${now}, tidigare ${before}`,
    status: (before, now) => `${now}, tidigare ${before.toLowerCase()}`,
    showing: (moment) => `Ny visning: ${moment}`,
    others: (count) =>
      count === 1
        ? 'En bostad till har nyheter. Den finns i sökningen.'
        : `${count} bostäder till har nyheter. De finns i sökningen.`,
    stop: 'Sluta få mejl om den här sökningen',
    statuses: swedishHomeStatuses,
    rentalStatuses: swedishRentalStatuses,
    perMonth: (amount) => `${amount}/mån`,
  },
  errandNews: {
    number: 'Ärendenummer',
    about: 'Gäller',
    status: 'Status',
    visit: 'Besök',
    promisedBy: 'Vi svarar senast',
    doneBy: 'Klart senast',
    callNow: (name, phone) => `Är det akut? Vänta inte på svar: ring ${name} ${phone} nu.`,
    callIfWorse: (name, phone) => `Blir det värre eller bråttom? Vänta inte på svar: ring ${name} ${phone}.`,
    files: 'Bifogade filer',
    stop: 'Sluta få sådana här mejl om ärenden',
    unfollow: 'Sluta följa det här felet',
    statuses: swedishErrandStatuses,
    by: 'Av',
    board: (association, name) =>
      name === '' ? `Styrelsen i ${association}` : `${name}, styrelsen i ${association}`,
  },
  letters: {
    ...showingLetters,
    confirmEmail: {
      subject: 'Bekräfta din e-postadress hos {brand}',
      before: [
        'Någon, förhoppningsvis du, har skapat ett konto hos {brand} med den här e-postadressen.',
        'Öppna länken och skriv lösenordet som du valde. Skapade du kontot med e-legitimation loggar du in med den i stället. Länken gäller i 24 timmar.',
      ],
      button: 'Bekräfta e-postadressen',
      after: [
        'Var det inte du? Öppna länken och välj ”Det var inte jag”, så tar vi bort kontot genast. Utan kontots lösenord kan ingen bekräfta adressen, vad du än trycker på.',
      ],
    },
    alreadyRegistered: {
      subject: 'Du har redan ett konto hos {brand}',
      before: [
        'Någon, förhoppningsvis du, försökte skapa ett konto hos {brand} med den här e-postadressen. Du har redan ett konto här, så vi skapade inget nytt.',
        'Har du glömt lösenordet kan du välja ett nytt.',
      ],
      button: 'Till inloggningen',
      after: ['Var det inte du behöver du inte göra någonting. Ditt konto är som det var.'],
    },
    resetPassword: {
      subject: 'Välj ett nytt lösenord hos {brand}',
      before: [
        'Vi fick en begäran om nytt lösenord för ditt konto hos {brand}.',
        'Länken gäller i en timme och kan användas en gång.',
      ],
      button: 'Välj nytt lösenord',
      after: [
        'Har du inte bett om det behöver du inte göra någonting. Ditt gamla lösenord gäller fortfarande.',
      ],
    },
    changeEmail: {
      subject: 'Din kod hos {brand}',
      before: [
        'Skriv koden på webbplatsen för att byta till den här e-postadressen. Den gäller i 15 minuter.',
      ],
      after: [
        'Har du inte bett om en kod kan du bortse från mejlet. Lämna aldrig ut koden till någon, inte heller till oss.',
      ],
    },
    passwordChanged: {
      subject: 'Ditt lösenord hos {brand} är ändrat',
      before: [
        'Lösenordet till ditt konto hos {brand} har ändrats. På andra enheter är du nu utloggad.',
        'Var det du är allt klart.',
      ],
      button: 'Det var inte jag: välj nytt lösenord',
      after: ['Var det inte du, välj ett nytt lösenord genast och hör av dig till oss.'],
    },
    passwordAdded: {
      subject: 'Ditt konto hos {brand} har fått ett lösenord',
      before: [
        'Någon som var inloggad med din e-legitimation har valt ett lösenord för ditt konto hos {brand}. Det går nu att logga in även med e-post.',
        'Var det du är allt klart.',
      ],
      button: 'Det var inte jag: ta tillbaka kontot',
      after: ['Var det inte du? Tryck på knappen inom sju dagar. Då tas lösenordet bort och alla loggas ut.'],
    },
    emailChanged: {
      subject: 'Din e-postadress hos {brand} är ändrad',
      before: [
        'Ditt konto hos {brand} har fått en ny e-postadress. Från och med nu skriver vi till den, och du loggar in med den.',
      ],
      button: 'Det var inte jag: ta tillbaka kontot',
      after: [
        'Var det inte du? Tryck på knappen inom sju dagar. Då är den här adressen din igen, alla loggas ut och du väljer ett nytt lösenord.',
      ],
    },
    identityTied: {
      subject: 'En e-legitimation är kopplad till ditt konto hos {brand}',
      before: [
        'Någon som var inloggad på ditt konto hos {brand} har kopplat sin e-legitimation till det och kan nu logga in med den.',
        'Var det du är allt klart.',
      ],
      button: 'Det var inte jag: ta tillbaka kontot',
      after: [
        'Var det inte du? Tryck på knappen inom sju dagar. Då kopplas legitimationen bort, alla loggas ut och du väljer ett nytt lösenord.',
      ],
    },
    identityUntied: {
      subject: 'E-legitimationen är bortkopplad från ditt konto hos {brand}',
      before: [
        'Någon som var inloggad på ditt konto hos {brand} har kopplat bort e-legitimationen. Du loggar nu in med e-post och lösenord. Alla är utloggade.',
        'Var det du är allt klart.',
      ],
      button: 'Det var inte jag: ta tillbaka kontot',
      after: [
        'Var det inte du? Tryck på knappen inom sju dagar. Då loggas alla ut och du väljer ett nytt lösenord. Koppla sedan din e-legitimation igen under Inställningar.',
      ],
    },
    emailInUse: {
      subject: 'Adressen används redan hos {brand}',
      before: [
        'Någon försökte lägga till den här e-postadressen på ett konto hos {brand}. Den hör redan till ett annat konto, så ingenting har ändrats.',
      ],
      after: [
        'Var det du: logga in med det konto som har adressen. Var det inte du behöver du inte göra någonting.',
      ],
    },
    accountDeleted: {
      subject: 'Ditt konto hos {brand} är borttaget',
      before: [
        'Ditt konto hos {brand} är borttaget, med allt som vi inte måste spara. Du är utloggad överallt, och länkar i äldre mejl leder ingenstans.',
        'Underskrivna avtal, betalningar och kvitton sparar vi så länge bokföringslagen och preskriptionstiden kräver. De är inte längre kopplade till något konto.',
      ],
      after: ['Var det inte du? Hör av dig till kundservice genast. Numret finns på webbplatsen.'],
    },
    archiveReady: {
      subject: 'Dina uppgifter hos {brand} är klara att hämta',
      before: [
        'Du har bett om en kopia av allt som {brand} vet om dig. Nu är den klar, och du kan hämta den i sju dagar. Du behöver logga in igen.',
      ],
      button: 'Hämta uppgifterna',
      after: ['Var det inte du som bad om den? Logga in och se var du är inloggad, och byt lösenord.'],
    },
    interestRegistered: {
      subject: 'Tack för din intresseanmälan hos {brand}: {about}',
      before: [
        'Vi har tagit emot din intresseanmälan för {about}.',
        'Säljaren hör av sig med det du behöver veta, och du får besked när något händer med försäljningen.',
      ],
      button: 'Öppna sidan',
      after: [
        'Var det inte du som anmälde intresse? Då har någon skrivit din adress av misstag. Hör av dig till oss via webbplatsen, så tar vi bort uppgifterna.',
      ],
    },
    printOrdered: {
      subject: 'Trycksakerna från {brand} är på väg: {about}',
      before: [
        'Vi skickar det tryckta materialet om {about} till dig med posten. Det brukar ta tre till fem vardagar.',
      ],
      button: 'Se din beställning',
      after: ['Var det inte du som beställde? Hör av dig till oss via webbplatsen.'],
    },
    homeHeld: {
      subject: '{brand}: {about} hålls för dig till {until}',
      before: [
        'Vi håller {about} för dig till {until}. Ingen annan kan boka bostaden under tiden.',
        'Det du fyller i sparas, så du kan fortsätta när du vill fram till dess, också på en annan enhet.',
      ],
      button: 'Fortsätt bokningen',
      after: [
        'Har du ändrat dig? Avbryt bokningen på sidan, så kan någon annan boka bostaden. Det kostar ingenting.',
      ],
    },
    homeOffered: {
      subject: '{brand}: {about} är ledig för dig till {until}',
      before: [
        'Du står först i kön till {about}, och bostaden är ledig nu.',
        'Fram till {until} är det bara du som kan boka den. Sedan går turen till nästa i kön.',
      ],
      button: 'Boka bostaden',
      after: [
        'Vill du inte ha bostaden längre? Lämna kön på bostadens sida, så får nästa person frågan direkt.',
      ],
    },
    bookingExpired: {
      subject: '{brand}: tiden gick ut: {about}',
      before: [
        'Tiden för din bokning av {about} gick ut innan den var klar, så bostaden hålls inte för dig längre.',
        'Du har inte köpt något. Om du hann betala tar vi hand om pengarna: är bostaden fortfarande ledig blir den din, annars betalar vi tillbaka allt.',
      ],
      button: 'Se om bostaden är ledig',
      after: ['Är den ledig kan du boka igen. Är den upptagen kan du ställa dig i kön.'],
    },
    bookingCancelled: {
      subject: '{brand}: din bokning av {about} är avbruten',
      before: [
        'Bokningen av {about} är avbruten, och bostaden hålls inte för dig längre.',
        'Du har inte köpt något. Om du har betalat en avgift betalar vi tillbaka den.',
      ],
      button: 'Till bostaden',
      after: ['Var det inte du som avbröt? Hör av dig till oss via webbplatsen.'],
    },
    bookingEndedByStaff: {
      subject: '{brand}: vi har avslutat din bokning av {about}',
      before: [
        'Vi har avslutat din bokning av {about}, och bostaden hålls inte för dig längre.',
        'Om du har betalat en avgift betalar vi tillbaka hela beloppet.',
      ],
      button: 'Till bostaden',
      after: ['Har du frågor? Hör av dig till säljaren, som står på bostadens sida.'],
    },
    interiorOpened: {
      subject: '{brand}: Nu kan du göra dina tillval till {about}',
      before: [
        'Nu är tillvalen öppna för {about}. Första stoppet är {day}: till och med den dagen kan du välja och ändra.',
        'Du behöver inte välja något. Där du inte har valt och bekräftat får bostaden sin standard.',
      ],
      button: 'Till tillvalen',
      after: [],
    },
    interiorStops: {
      subject: '{brand}: Sista valdag {day} för {about}',
      before: [
        'Till och med {day} kan du välja och ändra det här i {about}: {list}.',
        'Det som du har bekräftat då är det som gäller. Där du inte har bekräftat något får bostaden sin standard.',
      ],
      button: 'Till tillvalen',
      after: [],
    },
    interiorConfirmed: {
      subject: '{brand}: Tillvalen till {about} är bekräftade',
      before: [
        'Vi har tagit emot tillvalen till {about}. Summan är {amount} inklusive moms och betalas med slutbetalningen.',
        'Du kan ändra varje grupp fram till och med dess sista valdag.',
      ],
      button: 'Se vad som gäller',
      after: [],
    },
    inspectionBooked: {
      subject: '{brand}: Tid för besiktning av {about}',
      before: ['{about} besiktigas {until}. Vi ses här: {place}.'],
      button: 'Till besiktningen',
      after: ['Passar tiden inte kan du be om en annan på sidan.'],
    },
    inspectionMoved: {
      subject: '{brand}: Ny tid för besiktning av {about}',
      before: ['Besiktningen av {about} har fått en ny tid: {until}. Vi ses här: {place}.'],
      button: 'Till besiktningen',
      after: [],
    },
    inspectionClosed: {
      subject: '{brand}: Protokollet från besiktningen av {about} är klart',
      before: [
        'Protokollet från besiktningen av {about} är stängt. På sidan ser du varje anmärkning, vem som åtgärdar den och när.',
      ],
      button: 'Till besiktningen',
      after: [],
    },
    bookingConfirmed: {
      subject: '{brand}: Säljaren har bekräftat din bokning av {about}',
      before: [
        'Säljaren har bekräftat din bokning av {about}. Bostaden är inte längre till salu för någon annan.',
      ],
      button: 'Till bokningen',
      after: ['Säljaren hör av sig om nästa steg.'],
    },
    homeGone: {
      subject: '{brand}: {about} är inte till salu längre',
      before: [
        '{about}, som du stod i kö till, är såld eller säljs inte längre.',
        'Kön är därför stängd. Du behöver inte göra någonting.',
      ],
      button: 'Till bostadens sida',
      after: ['På webbplatsen finns fler bostäder i samma område.'],
    },
    linePriceChanged: {
      subject: '{brand}: Nytt pris för {about}',
      before: ['{about}, som du står i kö till, kostar nu {amount}.', 'Din plats i kön är kvar.'],
      button: 'Till bostaden',
      after: ['Vill du inte vänta längre? Lämna kön på bostadens sida.'],
    },
    heldPriceKept: {
      subject: '{brand}: Priset för {about} ändras inte för dig',
      before: [
        'Priset för {about} har ändrats på webbplatsen. För din bokning gäller fortfarande {amount}, som när du började.',
        'Du behöver inte göra någonting.',
      ],
      button: 'Till bokningen',
      after: ['Har du frågor? Hör av dig till säljaren.'],
    },
    bookingInvitation: {
      subject: '{brand}: {name} vill köpa {about} tillsammans med dig',
      before: [
        '{name} har angett dig som medköpare till {about}.',
        'Läs dokumenten och skriv under med ditt eget BankID. Du behöver inget konto. Länken gäller för en underskrift och så länge bostaden hålls.',
      ],
      button: 'Läs och skriv under',
      after: [
        'Öppnas inte länken? Gå till {typedAt} och skriv koden {typedCode}.',
        'Känner du inte igen det här? Då behöver du inte göra något. Utan din underskrift blir det ingen bokning.',
      ],
    },
    dayChanged: {
      subject: '{brand}: Nytt datum för {about}',
      before: ['{what} för {about} är nu {day}.', 'Tidigare besked: {before}. Så här skriver vi om varför:'],
      button: 'Till tidslinjen',
      after: [
        'På tidslinjen finns alla datum och deras historik. Där kan du också hämta dem till din kalender.',
      ],
    },
    newsPublished: {
      subject: '{brand}: {about}',
      before: ['Det finns en nyhet för dig på Mina sidor hos {brand}: {about}.'],
      button: 'Läs nyheten',
      after: [],
    },
    contactMessage: {
      subject: '{brand}: {about}, från {name}',
      before: ['{name} har skrivit till er på Mina sidor hos {brand}.'],
      after: ['Svara på mejlet så går svaret till den som skrev.'],
    },
    contactReceipt: {
      subject: '{brand} har fått ditt meddelande: {about}',
      before: ['Tack, {name} har fått ditt meddelande. Så här skrev du:'],
      button: 'Se vad du har skrivit',
      after: ['Svaret kommer till den här adressen.'],
    },
    bookingSigned: {
      subject: '{brand}: Du har skrivit under: {about}',
      before: [
        'Vi har tagit emot din underskrift för {about}.',
        'Bokningen är klar först när alla har skrivit under och bokningsavgiften är betald. Hur långt ni har kommit står på bokningens sida.',
      ],
      button: 'Till bokningen',
      after: ['Var det inte du som skrev under? Hör av dig till oss genast, du hittar oss på webbplatsen.'],
    },
    bookingCompleted: {
      subject: '{brand}: Bokningen är klar: {about}',
      before: [
        'Grattis! Din bokning av {about} är klar.',
        'Avtalet med underskrifterna är bifogat, liksom kvittot och villkoren. I kalenderfilen finns dagarna som är bra att komma ihåg.',
      ],
      button: 'Till bokningen',
      after: ['Säljaren hör av sig om nästa steg. Allt finns också på bokningens sida.'],
    },
    bookingWithdrawn: {
      subject: '{brand}: Du har ångrat bokningen av {about}',
      before: [
        'Vi tog emot ditt meddelande {until}. Bokningen av {about} är avslutad.',
        'Bekräftelsen är bifogad. Spara den: den visar när meddelandet kom fram. Det du har betalat, avgiften och delbetalningar, är tillbaka hos dig senast {refundBy}.',
      ],
      button: 'Till bokningen',
      after: ['Var det inte du? Hör av dig till oss på webbplatsen.'],
    },
    vipWithdrawn: {
      subject: '{brand}: Du har ångrat ditt medlemskap',
      before: [
        'Vi tog emot ditt meddelande {until}. {about}: medlemskapet är avslutat, och din plats i turordningen finns inte kvar.',
        'Det du har betalat är tillbaka hos dig senast {refundBy}, samma väg som du betalade. Spara det här mejlet: det visar när meddelandet kom fram.',
      ],
      button: 'Till medlemskapet',
      after: ['Var det inte du? Hör av dig till oss på webbplatsen.'],
    },
    confirmNews: {
      subject: '{brand}: vill du höra mer om {about}?',
      before: [
        'Någon, förhoppningsvis du, registrerade sig på vår visning av {about} och ville att {brand} hör av sig om bostäderna.',
        'Öppna länken och tryck på ”Bekräfta”, så hör vi av oss när det händer något.',
      ],
      button: 'Bekräfta',
      after: ['Var det inte du behöver du inte göra någonting. Då hör vi inte av oss.'],
    },
    confirmAlert: {
      subject: 'Bekräfta din bevakning hos {brand}',
      before: [
        'Någon, förhoppningsvis du, vill få mejl från {brand} när något händer bland de här bostäderna: {search}.',
        'Öppna länken och tryck på ”Bekräfta”, så börjar bevakningen. Länken gäller i 48 timmar.',
      ],
      button: 'Bekräfta bevakningen',
      after: [
        'Var det inte du behöver du inte göra någonting. Då får du inga fler mejl, och adressen tas bort.',
      ],
    },
    homesFound: {
      subject: 'Nytt hos {brand}: {search}',
      before: ['Det här har hänt bland bostäderna som du bevakar: {search}.'],
      button: 'Se alla bostäder i sökningen',
      after: [],
    },
    errandNumbered: {
      subject: 'Ärende {number} är registrerat hos {brand}',
      before: ['Vi har tagit emot felanmälan. Nu har den ett ärendenummer.'],
      button: 'Öppna ärendet',
      after: ['Behöver vi veta mer frågar vi i ärendet. Där kan du också skriva till oss.'],
    },
    errandMoved: {
      subject: '{brand}: Ärende {number}: {status}',
      before: ['Ärendet har fått en ny status.'],
      button: 'Öppna ärendet',
      after: ['Du behöver inte göra någonting om det inte står i ärendet att vi väntar på dig.'],
    },
    errandExecuted: {
      subject: '{brand}: Ärende {number} är åtgärdat',
      before: ['Felet ska nu vara åtgärdat.'],
      button: 'Berätta hur det gick',
      after: ['Är det inte bra ändå? Öppna ärendet igen inom 14 dagar och skriv varför, så fortsätter vi.'],
    },
    errandCompleted: {
      subject: '{brand}: Ärende {number} är avslutat',
      before: ['Vi har avslutat ärendet.'],
      button: 'Öppna ärendet',
      after: [
        'Kommer felet tillbaka inom 14 dagar kan du be oss att öppna ärendet igen. Efter det gör du en ny felanmälan.',
      ],
    },
    errandAsked: {
      subject: '{brand}: Vi behöver ditt svar: ärende {number}',
      before: ['Vi har en fråga innan vi kan gå vidare.'],
      button: 'Svara på frågan',
      after: ['Arbetet väntar tills vi har fått ditt svar.'],
    },
    errandVisit: {
      subject: '{brand}: Besök bokat: ärende {number}',
      before: ['Vi har bokat ett besök.'],
      button: 'Öppna ärendet',
      after: ['Passar tiden inte? Skriv till oss i ärendet, så hittar vi en annan.'],
    },
    errandExpected: {
      subject: '{brand}: Ärende {number} har fått en dag',
      before: ['Vi vet nu när felet ska vara åtgärdat.'],
      button: 'Öppna ärendet',
      after: ['Ändras dagen hör vi av oss.'],
    },
    errandMessage: {
      subject: '{brand}: Nytt meddelande: ärende {number}',
      before: ['Du har fått ett meddelande.'],
      button: 'Läs och svara',
      after: ['Svara i ärendet. Det här mejlet läses inte av någon.'],
    },
    errandUpdated: {
      subject: '{brand}: Ärende {number} har ändrats',
      before: ['Uppgifterna i ärendet har ändrats.'],
      button: 'Se ändringen',
      after: ['Stämmer något inte? Skriv till oss i ärendet.'],
    },
    errandReopened: {
      subject: '{brand}: Ärende {number} är öppnat igen',
      before: ['Ärendet är öppnat igen.'],
      button: 'Öppna ärendet',
      after: ['Vi fortsätter arbetet och hör av oss.'],
    },
    errandReopenRequested: {
      subject: '{brand}: Vi ser över ärende {number}',
      before: ['Vi har fått önskemålet om att öppna ärendet igen.'],
      button: 'Öppna ärendet',
      after: ['Vi läser det och svarar i ärendet.'],
    },
    errandClosed: {
      subject: '{brand}: Ärende {number} är stängt',
      before: ['Ärendet är stängt. Ingen arbetar vidare med det.'],
      button: 'Öppna ärendet',
      after: ['Finns felet kvar? Då gör du en ny felanmälan.'],
    },
    errandFollowed: {
      subject: '{brand}: Felet som du följer: {status}',
      before: ['Det har hänt något med ett fel som någon annan har anmält och som du följer.'],
      button: 'Till Mina sidor',
      after: ['Du behöver inte göra någonting.'],
    },
    errandReceived: {
      subject: 'Din felanmälan hos {brand} är mottagen: {number}',
      before: [
        'Vi har tagit emot din felanmälan. En av våra tekniker läser den och svarar dig om nästa steg senast den tid som står här under.',
      ],
      button: 'Se ärendet',
      after: ['I ärendet ser du vad som händer, och där kan du skriva till oss.'],
    },
    documentToSign: {
      subject: '{brand}: Något att skriva under: {about}',
      before: [
        'Det finns en handling som väntar på din underskrift: {about}. Läs den i lugn och ro och skriv under med BankID.',
      ],
      button: 'Läs och skriv under',
      after: ['Är ni två som ska skriva under får båda det här mejlet.'],
    },
    documentSigned: {
      subject: '{brand}: Alla har skrivit under: {about}',
      before: [
        'Nu har alla skrivit under: {about}. Handlingen finns kvar på Mina sidor, där du också ser vem som skrev under och när.',
      ],
      button: 'Se handlingen',
      after: ['Du behöver inte göra något mer.'],
    },
    paymentDue: {
      subject: '{brand}: {amount} för {about} ska vara betalt {dueOn}',
      before: [
        'Den {dueOn} ska {amount} för {about} vara betalt. På Mina sidor ser du vad det är för, och hur du betalar.',
      ],
      button: 'Till dina betalningar',
      after: ['Har du redan betalat från banken behöver du inte göra något.'],
    },
    paymentOverdue: {
      subject: 'Påminnelse från {brand}: {amount} för {about}',
      before: ['{amount} för {about} skulle ha varit betalt {dueOn}, men vi har inte sett pengarna.'],
      button: 'Till dina betalningar',
      after: [
        'Har du betalat de senaste dagarna kan du bortse från mejlet. Kan du inte betala nu, hör av dig så hittar vi ett sätt.',
      ],
    },
    paymentReceived: {
      subject: '{brand}: Vi har fått {amount} för {about}',
      before: ['Tack, {amount} för {about} har kommit fram. Kvittot har nummer {payment}.'],
      button: 'Se betalningen och kvittot',
      after: ['Du behöver inte göra något mer.'],
    },
    payBackAsked: {
      subject: '{brand}: Betala tillbaka {amount} för {about} senast {dueOn}',
      before: [
        'Köpet av {about} har avslutats. {amount} kom från bank till bank, så ingen betaltjänst betalar tillbaka pengarna: det gör ni, senast {dueOn}.',
      ],
      after: [
        'Uppgiftens nummer är {payment}. Be köparen om ett kontonummer, betala, och anteckna bankens referens på uppgiften. Köparen får då besked.',
      ],
    },
    payBackLate: {
      subject: '{brand}: {amount} för {about} är inte återbetalt än',
      before: [
        '{amount} för {about} ska vara tillbaka hos köparen senast {dueOn}. Uppgift {payment} har väntat i fem arbetsdagar.',
      ],
      after: ['Är pengarna redan skickade, anteckna bankens referens på uppgiften.'],
    },
    refundByHand: {
      subject: '{brand}: Betala tillbaka {amount} för {about} senast {dueOn}',
      before: [
        '{amount} för {about} ska tillbaka till den som betalade, men {provider} kan inte betala tillbaka pengarna. Det gör ni, senast {dueOn}. Betalningens nummer hos {provider} är {payment}.',
      ],
      after: [
        'Uppgiftens nummer är {task}. Be mottagaren om ett kontonummer, betala, och anteckna bankens referens på uppgiften. Mottagaren får då besked.',
      ],
    },
    paymentToCheck: {
      subject: '{brand}: Ta reda på om {amount} för {about} har kommit',
      before: [
        'Vi vet inte hur betalning {payment} av {amount} för {about} slutade, och kan inte fråga {provider}. Betalningen är stängd, så den som betalar kan betala på ett annat sätt.',
      ],
      after: [
        'Titta hos {provider} senast {dueOn} och anteckna på uppgift {task} om pengarna har kommit. Har de det går de tillbaka.',
      ],
    },
    refundToCheck: {
      subject: '{brand}: Ta reda på om {amount} för {about} har gått tillbaka',
      before: [
        'Återbetalningen av {amount} för {about}, betalning {payment}, är inte klar, och vi kan inte fråga {provider}. Betala inget förrän ni har tittat där: pengarna kan redan vara tillbaka.',
      ],
      after: [
        'Anteckna på uppgift {task} om pengarna har gått tillbaka, senast {dueOn}. Har de inte det får ni en uppgift om att betala tillbaka dem själva.',
      ],
    },
    moneyTaskLate: {
      subject: '{brand}: Uppgift {task} väntar, {amount} för {about}',
      before: [
        'Uppgift {task} om betalning {payment} hos {provider}, {amount} för {about}, skulle vara klar {dueOn} och har väntat i fem arbetsdagar.',
      ],
      after: ['Är den redan klar, anteckna referensen på uppgiften.'],
    },
    changesHeldBack: {
      subject: '{brand}: Säljsystemet säger emot en bokning',
      before: [
        'Säljsystemet har skickat uppgifter som säger emot en bokning på webbplatsen. Bokningen gäller, och de här uppgifterna har inte sparats:',
      ],
      after: [
        'Rätta säljsystemet om bokningen är riktig. Är bostaden såld till någon annan, registrera försäljningen eller avsluta bokningen med ett skäl. Ni får ett brev om varje uppgift en gång.',
      ],
    },
    pagesRefused: {
      subject: '{brand}: Sidor kunde inte visas som de skrevs',
      before: ['Det här i Storyblok kunde inte användas:'],
      after: ['De sidorna visas som de var, alla andra ändringar är ute. Rätta fälten och publicera igen.'],
    },
    refundStarted: {
      subject: '{brand}: {amount} är på väg tillbaka till dig',
      before: ['Vi betalar tillbaka {amount} för {about}. Pengarna går samma väg som du betalade.'],
      button: 'Se hur det står till',
      after: [
        'Betalningens nummer är {payment}. Det brukar ta några minuter, ibland ett par bankdagar. Vi skriver till dig igen när pengarna är tillbaka.',
      ],
    },
    refundDone: {
      subject: '{brand}: {amount} är tillbaka hos dig',
      before: ['Återbetalningen av {amount} för {about} är klar.'],
      button: 'Se hur det står till',
      after: [
        'Betalningens nummer är {payment}. Syns pengarna inte hos din bank inom två bankdagar, hör av dig till oss.',
      ],
    },
    errandCopy: {
      subject: 'Kopia av felanmälan hos {brand}: {number}',
      before: ['Här är en kopia av felanmälan.'],
      button: 'Se ärendet',
      after: ['I ärendet ser du vad som händer, och där kan du skriva till oss.'],
    },
  },
}
