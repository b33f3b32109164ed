// Swedish: everything that is known of a person, to take along or to have deleted.
import type { OwnDataAnswer } from '@husrum/contract/own-data/wire'
import type { LoginMethod, OngoingBusinessKind, UnlinkObstacle } from '@husrum/domain'

export const texts = {
  identity: {
    heading: 'E-legitimation',
    none: 'Ingen e-legitimation är kopplad till kontot. Med en kan du boka, skriva under och se dina bostäder.',
    tie: 'Koppla en e-legitimation',
    methods: {
      bank_id: 'BankID',
      eident: 'Norskt BankID',
      signicat: 'Bankkoder eller mobilcertifikat',
    } satisfies Record<LoginMethod, string>,
    name: 'Namn',
    number: 'Personnummer',
    tied: 'Kopplad',
    used: 'Senast använd',
    never: 'Inte än',
    summary: 'Koppla bort e-legitimationen',
    text: 'Sedan loggar du in med e-post och lösenord, och ser inte bostäder, avtal och ärenden förrän du kopplar den igen. Du loggas ut överallt och får ett mejl.',
    obstacles: {
      noPassword:
        'Den går inte att koppla bort än: utan lösenord skulle du inte kunna logga in. Välj ett lösenord först.',
      emailUnconfirmed:
        'Den går inte att koppla bort än: bekräfta din e-postadress först, annars kan du inte logga in.',
      identityRequired:
        'Den går inte att koppla bort än: du har stängt av inloggning med e-post. Tillåt den först.',
    } satisfies Record<UnlinkObstacle, string>,
    submit: 'Koppla bort',
    failed: 'Vi kunde inte se vilken e-legitimation du har. Ladda om sidan och försök igen.',
  },
  archive: {
    heading: 'Allt vi vet om dig',
    text: 'Du kan få en kopia av allt som finns sparat om dig: en sida att läsa, samma uppgifter för datorer, och dina egna filer och handlingar i ett zip-arkiv.',
    ask: 'Beställ en kopia',
    making: 'Vi gör i ordning din kopia. Du får ett mejl när den är klar.',
    ready: (until: string, size: string) =>
      `Kopian är klar (${size}). Du kan hämta den till och med ${until}.`,
    fetch: 'Hämta kopian',
    fresh: 'Var det mer än en kvart sedan du loggade in behöver du göra det igen.',
    failed: 'Vi kunde inte se hur det står till med dina uppgifter. Ladda om sidan och försök igen.',
  },
  deletion: {
    heading: 'Ta bort kontot',
    summary: 'Så tar du bort kontot',
    goes: 'Kontot tas bort genast, med favoriter, sparade sökningar, intresseanmälningar, notiser och allt annat som vi inte måste spara. Du loggas ut överallt. Det går inte att ångra.',
    stays:
      'Underskrivna avtal, betalningar och kvitton sparar vi så länge bokföringslagen (sju år) och preskriptionstiden (tio år) kräver, med ditt namn, din adress och ditt personnummer som avtalspart. Mejladress, telefonnummer och allt annat tas bort. Föreningen behåller felanmälningar, utan dina kontaktuppgifter.',
    blocked: 'Det här måste avslutas först:',
    kinds: {
      booking: 'Bokning som pågår',
      document: 'Avtal att skriva under',
      payment: 'Betalning som inte är klar',
      refund: 'Återbetalning på väg till dig',
      plan: 'Betalningsplan',
      home: 'Köpt bostad som inte är tillträdd',
      errand: 'Öppet ärende',
    } satisfies Record<OngoingBusinessKind, string>,
    /** What the person can do, or what happens by itself. */
    ways: {
      booking: 'Slutför bokningen eller avboka den.',
      document: 'Skriv under avtalet.',
      payment: 'Slutför eller avbryt betalningen. Vi frågar betaltjänsten tills vi vet hur den gick.',
      refund: 'Kontot kan tas bort när pengarna är framme.',
      plan: 'Kontot kan tas bort när allt är betalt.',
      home: 'Kontot kan tas bort när du har fått nycklarna.',
      errand: 'Avsluta ärendet, eller vänta tills det är åtgärdat.',
    } satisfies Record<OngoingBusinessKind, string>,
    amounts: {
      payment: (amount: string) => amount,
      refund: (amount: string) => amount,
      plan: (amount: string) => `kvar att betala ${amount}`,
    },
    days: {
      document: (day: string) => `senast ${day}`,
      payment: (day: string) => `påbörjad ${day}`,
      refund: (day: string) => `begärd ${day}`,
      plan: (day: string) => `nästa betalning ${day}`,
      home: (day: string) => `tillträde ${day}`,
    },
    onSite: (site: string) => `på ${site}`,
    contact: 'Kan du inte avsluta det själv?',
    contactLink: 'Kontakta oss så hjälper vi dig',
    password: 'Ditt lösenord',
    identity: 'Legitimera dig först. Sedan har du fem minuter på dig.',
    identify: 'Legitimera dig',
    confirmed: 'Jag förstår att kontot försvinner',
    submit: 'Ta bort kontot för alltid',
  },
  answers: {
    asked: 'Kopian är beställd.',
    failed: 'Det gick inte. Försök igen om en stund.',
    blocked: 'Något pågår som måste avslutas först. Se listan nedan.',
    passwordWrong: 'Lösenordet stämmer inte.',
    identityNeeded: 'Legitimera dig och försök sedan igen.',
    tooMany: 'Det har varit för många försök. Vänta en stund.',
    unconfirmed: 'Kryssa i att du förstår att kontot försvinner.',
    lastWayIn: 'Då skulle ingen kunna logga in. Se vad som behövs först.',
  } as Readonly<Record<OwnDataAnswer, string>>,
}

export type OwnDataTexts = typeof texts
