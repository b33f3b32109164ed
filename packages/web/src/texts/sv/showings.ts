// Swedish: showings, the ticket at the door, the host's list, and who comes by.

/** Why a place could not be had. */
export type ShowingRefusal =
  | 'full'
  | 'over'
  | 'members'
  | 'attended'
  | 'partySize'
  | 'gone'
  | 'closed'
  | 'code'
  | 'newsUnknown'
  | 'often'
  | 'offline'
  | 'away'

export type ShowingFieldError =
  | 'required'
  | 'email'
  | 'phoneNumber'
  | 'numeric'
  | 'inputToLong'
  | 'invalidInput'

export const texts = {
  weekdays: ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'] as readonly string[],
  moment: (weekday: string, day: string, from: string, to: string) =>
    `${weekday} ${day} kl.\u00a0${from}–${to}`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} personer`),
  kinds: { onSite: 'På plats', digital: 'På skärm' },
  own: 'Dina visningar',
  coming: 'Kommande visningar',
  none: 'Just nu finns det inga visningar att anmäla sig till. Nya visas här så snart de är bestämda.',
  noneMore: 'Det finns inga fler visningar just nu.',
  free: (count: number) => (count === 1 ? '1 plats kvar' : `${count} platser kvar`),
  full: 'Fullt',
  waiting: (count: number) => (count === 1 ? '1 sällskap i kö' : `${count} sällskap i kö`),
  booked: 'Du har en plats',
  inLine: (place: number) => `Du står på plats ${place} i kön`,
  inLineText:
    'Du får platsen, och ett mejl om det, så snart någon lämnar så många platser som ni behöver. Kön stänger en timme före visningen.',
  attended: 'Du har varit här',
  started: 'Visningen har börjat',
  members: (day: string) => `Bara för betalande medlemmar till och med ${day}`,
  becomeMember: 'Bli medlem',
  partySize: 'Hur många kommer ni?',
  partyHint: (max: number) => `Högst ${max} i samma sällskap.`,
  book: 'Anmäl',
  wait: 'Ställ mig i kö',
  change: 'Ändra antalet',
  cancel: 'Avboka',
  leaveLine: 'Lämna kön',
  cancelSure: 'Vill du avboka? Platsen går till någon annan.',
  cancelYes: 'Ja, avboka',
  cancelNo: 'Behåll platsen',
  move: 'Byt tid',
  moveTo: 'Vilken tid passar bättre?',
  moveHere: 'Byt till den tiden',
  ticket: 'Visa biljetten',
  calendar: 'Lägg i kalendern',
  join: 'Till videomötet',
  done: {
    booked: 'Klart. Du har en plats, och vi har mejlat dig.',
    waiting: 'Visningen är full. Du står i kö, och vi mejlar om du får en plats.',
    kept: 'Det var redan så.',
    cancelled: 'Klart. Platsen är avbokad.',
    checkedIn: 'Avprickad.',
    undone: 'Avprickningen är ångrad.',
    registered: 'Tack, du är registrerad. Välkommen in!',
    requestedNews:
      'Tack, du är registrerad. Välkommen in! Vi har mejlat dig: öppna länken i mejlet, så hör vi av oss om bostäderna.',
    newsConfirmed: 'Tack! Vi hör av oss när det händer något med bostäderna.',
  },
  refusals: {
    full: 'Så många platser finns det inte. Ingenting har ändrats, och det du hade har du kvar.',
    over: 'Visningen har redan börjat.',
    members: 'Än så länge kan bara betalande medlemmar anmäla sig.',
    attended: 'Du är redan avprickad på den här visningen.',
    partySize: 'Skriv hur många ni är, med en siffra. Se hur många som får komma tillsammans.',
    gone: 'Visningen finns inte längre.',
    closed: 'Dörrarna är inte öppna till den visningen nu.',
    code: 'Koden hör inte till någon visning som pågår eller kommer. Kontrollera den.',
    newsUnknown:
      'Länken är redan borttagen eller fel avskriven. Öppna den från mejlet, eller anmäl ditt intresse på bostadens sida.',
    often: 'Det blev för många försök. Vänta en minut.',
    offline: 'Du är inte uppkopplad. Försök igen när du har nät.',
    away: 'Det gick inte just nu. Försök igen om en stund.',
  } as Record<ShowingRefusal, string>,
  failed: 'Det gick inte att hämta visningarna',
  failedText: 'Det du har anmält dig till finns kvar hos oss. Försök igen om en stund.',
  retry: 'Försök igen',
  identify: 'Visa vem du är',
  signInFirst: 'Logga in för att se visningarna och anmäla dig.',
  signIn: 'Logga in',
  ofTicket: {
    heading: {
      valid: 'Välkommen in',
      early: 'Du har en plats',
      waiting: 'Du står i kö',
      used: 'Redan avprickad',
      cancelled: 'Avbokad',
      over: 'Visningen är över',
      wrong: 'Den här biljetten finns inte',
      none: 'Välkommen på visning',
      failed: 'Det gick inte att hämta biljetten',
    },
    text: {
      valid: 'Visa koden för värden.',
      early: 'Visa koden för värden när du kommer. Sidan fungerar utan nät när den väl är öppnad.',
      waiting: 'Biljetten gäller inte än. Värden avgör om det finns plats.',
      used: 'Koden har redan visats vid dörren och släpper inte in någon mer.',
      cancelled: 'Platsen är avbokad och har gått till någon annan.',
      over: 'Tack för att du ville komma. Fler visningar finns på Mina sidor.',
      wrong: 'Länken kan vara avskriven fel eller för gammal. Öppna biljetten från Mina sidor.',
      none: 'Har du anmält dig? Öppna biljetten från Mina sidor eller från mejlet. Har du inte det, registrera dig vid dörren.',
      failed: 'Den finns kvar hos oss. Försök igen om en stund.',
    },
    whose: (initial: string, people: string) => `${initial}. · ${people}`,
    qr: 'QR-kod med din biljett',
    forHost: 'För värden',
    checkIn: 'Pricka av',
    undo: 'Ångra avprickningen',
    toList: 'Till gästlistan',
    toShowings: 'Mina visningar',
    toForm: 'Registrera dig',
  },
  news: {
    heading: 'Vill du att vi hör av oss?',
    text: 'Tryck på ”Bekräfta”, så hör vi av oss när det händer något med bostäderna du såg.',
    submit: 'Bekräfta',
  },
  visitor: {
    none: 'Just nu är inga dörrar öppna. Har du ett konto kan du anmäla dig på Mina sidor.',
    next: 'Nästa visningar',
    showing: 'Vilken visning är du på?',
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    email: 'E-post',
    phone: 'Telefon',
    optional: 'frivilligt',
    partySize: 'Hur många är ni?',
    wantsNews: 'Ja, hör av er till mig om bostäderna',
    hasRead: 'Jag har läst hur mina uppgifter används',
    privacy:
      'Vi sparar ditt namn och hur vi når dig så att värden vet vilka som är här. Uppgifterna tas bort 90 dagar efter visningen. Säger du ja till att vi hör av oss sparas de som en intresseanmälan, tills du säger till.',
    privacyLink: 'Så använder vi dina uppgifter',
    submit: 'Registrera',
    summary: 'Något behöver rättas',
    another: 'Registrera någon till',
    errors: {
      required: 'Fyll i det här.',
      email: 'Kontrollera e-postadressen.',
      phoneNumber: 'Kontrollera telefonnumret.',
      numeric: 'Skriv en siffra.',
      inputToLong: 'Det är för långt.',
      invalidInput: 'Kontrollera det du har skrivit.',
    } as Record<ShowingFieldError, string>,
  },
  host: {
    codeText:
      'Skriv visningens kod. Den står i bekräftelsen från säljsystemet. Sedan är den här webbläsaren värdens i tolv timmar.',
    code: 'Visningens kod',
    open: 'Öppna gästlistan',
    booked: (people: string, max: number) => `Anmälda: ${people} av ${max}`,
    inside: (people: string) => `Här nu: ${people}`,
    guests: 'Gäster',
    name: 'Namn',
    size: 'Antal',
    contact: 'Kontakt',
    state: 'Läge',
    states: { booked: 'Anmäld', waiting: 'I kö', cancelled: 'Avbokad', attended: 'Har kommit' },
    cameBy: 'Kom förbi',
    at: (time: string) => `kl. ${time}`,
    noGuests: 'Ingen har anmält sig än.',
    checkIn: (name: string) => `Pricka av ${name}`,
    undo: (name: string) => `Ångra avprickningen av ${name}`,
    csv: 'Hämta som kalkylblad (CSV)',
    print: 'Skriv ut',
    other: 'Öppna en annan visning',
    failed: 'Det gick inte att hämta gästlistan',
  },
}

export type ShowingsTexts = typeof texts
