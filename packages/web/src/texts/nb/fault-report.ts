// Norwegian: reporting a fault, from the page in front of the wizard to the word that the report is there.
import { norwegianFaultWords } from '@husrum/domain'
import type { FaultReportTexts } from '../sv/fault-report.ts'
import { months } from './months.ts'

const weekdays = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag']
const twoDigits = (count: number): string => String(count).padStart(2, '0')

export const texts: FaultReportTexts = {
  title: norwegianFaultWords.wizard,
  errors: {
    required: () => 'Fyll ut dette.',
    email: () => 'Skriv en e-postadresse, for eksempel navn@eksempel.no.',
    phoneNumber: () => 'Bruk bare siffer, pluss, bindestrek og mellomrom.',
    minLength: ({ min }) => `Skriv minst ${min ?? 7} tegn.`,
    maxLength: ({ max }) => `Skriv høyst ${max ?? 20} tegn.`,
    inputToLong: ({ max }) => `Teksten er for lang. Kort den ned til ${max ?? 50} tegn.`,
    invalidInput: ({ forbidden }) =>
      forbidden === undefined
        ? 'Dette kan ikke brukes. Skriv det på en annen måte.'
        : `Ta bort «${forbidden}».`,
    numeric: () => 'Skriv bare siffer.',
    orgNr: () => 'Nummeret stemmer ikke. Det har ni siffer og står i Brønnøysundregistrene.',
    unknownValue: () => 'Velg noe av det som står her.',
    tooManyFiles: ({ max }) => `Høyst ${max ?? 5} filer. Ta bort noen.`,
    fileType: () => 'Bare bilder (jpg, png), pdf, film (mp4, mov) og Word (docx) kan sendes.',
    fileTooLarge: () => 'En fil kan være på høyst 20 MB. Velg en mindre.',
    filesTooLarge: () => 'Filene kan være på høyst 100 MB til sammen. Ta bort noen.',
    fileEmpty: () => 'Filen er tom. Velg en annen.',
  },
  missing: {
    acceptTerms: 'Kryss av i ruten for å gå videre.',
    isMember: 'Kryss av i ruten. Bare den som sitter i styret, kan melde for laget.',
    type: 'Velg om feilen er i en bolig eller i et fellesareal.',
    selectedApartment: 'Velg en adresse for å gå videre med meldingen.',
    problemArea: 'Velg hvor feilen er.',
    problemAreaDetails: 'Velg hva som er galt.',
    description: 'Beskriv feilen med noen ord.',
    email: 'Skriv e-postadressen din, så vi kan svare.',
    phone: 'Skriv telefonnummeret ditt, så vi kan avtale tid.',
    compoundNumber: 'Skriv organisasjonsnummeret.',
  },
  fields: {
    acceptTerms: 'Jeg har lest og godtar vilkårene',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    email: 'E-postadresse',
    phone: 'Telefonnummer',
    boardEmail: 'Styrets felles e-postadresse',
    other: 'Noen andre skal kontaktes om feilen',
    otherFirstName: 'Kontaktpersonens fornavn',
    otherLastName: 'Kontaktpersonens etternavn',
    otherEmail: 'Kontaktpersonens e-postadresse',
    otherPhone: 'Kontaktpersonens telefonnummer',
    compoundName: 'Borettslagets eller sameiets navn',
    compoundNumber: 'Organisasjonsnummer',
    isMember: 'Jeg sitter i styret',
    type: 'Hva gjelder feilen?',
    address: 'Gateadresse',
    zipCode: 'Postnummer',
    city: 'Poststed',
    object: 'Bruksenhetsnummer',
    searchString: 'Søk etter adresse eller bruksenhetsnummer',
    selectedApartment: 'Adresse',
    selectedApartmentId: 'Adresse',
    fullBuilding: 'Hele huset',
    problemArea: 'Hvor er feilen?',
    problemAreaName: 'Hvor er feilen?',
    problemAreaDetails: 'Hva er galt?',
    problemAreaDetailsName: 'Hva er galt?',
    publicAreaProblem: 'Hva er galt?',
    description: 'Beskriv feilen',
    files: 'Bilder og filer',
    sendCopy: 'Send en kopi til e-posten min',
    shareWithBoard: 'Del saken med styret',
  },
  rooms: { ...norwegianFaultWords.commonAreas, ...norwegianFaultWords.rooms },
  details: norwegianFaultWords.details,
  legends: norwegianFaultWords.pages,
  kinds: {
    resident: {
      name: 'Feil i bolig eller hus',
      who: 'Jeg bor i huset',
      text: 'Feil i din egen bolig, i et fellesareal eller på en annen adresse.',
    },
    boardMember: {
      name: 'Feil for borettslaget eller sameiet',
      who: 'Jeg sitter i styret',
      text: 'For lag der vi har den tekniske forvaltningen.',
    },
    boardMemberNoManagement: {
      name: 'Feil for lag uten vår forvaltning',
      who: 'Jeg sitter i styret, men vi har en annen forvalter',
      text: 'For reklamasjoner i hus som vi har bygd.',
    },
  },
  moment: ({ weekday, day, month, hour, minute }) =>
    `${weekdays[weekday]} ${day}. ${months[month - 1]} kl. ${twoDigits(hour)}.${twoDigits(minute)}`,
  optional: 'valgfritt',
  retry: 'Prøv igjen',
  loading: 'Henter …',
  shell: {
    stepOf: (number, of) => `Trinn ${number} av ${of}`,
    progress: 'Så langt har du kommet',
    allSteps: 'Alle trinn',
    done: 'ferdig',
    here: 'du er her',
    start: 'Begynn',
    next: 'Neste',
    back: 'Tilbake',
    submit: 'Send meldingen',
    sending: 'Sender …',
    cancel: 'Avbryt meldingen',
    applianceNext: 'Gå videre med meldingen',
    applianceBack: 'Endre hva som er galt',
    saved: (time) => `Lagret kl. ${time}`,
    saving: 'Lagrer …',
    notSaved: {
      offline: 'Du er ikke på nett. Det du har skrevet, er her fortsatt og lagres når nettet er tilbake.',
      away: 'Ikke lagret ennå: vi når ikke serveren. Det du har skrevet, er her fortsatt.',
      signedOut: 'Du er logget ut. Det du har skrevet, er her fortsatt: logg inn, så lagres det.',
    },
    signIn: 'Logg inn igjen',
    wrong: 'Noe må rettes',
    cleared: 'Du endret et tidligere svar. Det som hørte til det, er borte, så svar på nytt.',
    undo: 'Angre endringen',
    elsewhere: 'Meldingen er endret i en annen fane eller på en annen enhet.',
    takeElsewhere: 'Vis den utgaven',
    keepOwn: 'Behold det som står her',
    sentElsewhere: (number) =>
      number === ''
        ? 'Meldingen er allerede sendt fra en annen fane.'
        : `Meldingen er allerede sendt fra en annen fane: ${number}.`,
    toSent: 'Vis den sendte meldingen',
  },
  abort: {
    heading: 'Vil du avbryte meldingen?',
    text: 'Det du har skrevet, og alle filer blir slettet. Vil du gjøre den ferdig senere, kan du bare gå fra siden: vi tar vare på den i et døgn.',
    keep: 'Fortsett å melde',
    abort: 'Avbryt og slett',
  },
  terms: {
    intro: 'Det tar omtrent to minutter. Du får et saksnummer og kan følge med på hva som skjer.',
    saved:
      'Det du skriver, lagres hele tiden. Du kan gå fra det og fortsette innen et døgn, også på en annen enhet.',
    points: [
      'Vi bruker opplysningene dine til å rette feilen og til å kontakte deg om den.',
      'De som skal rette feilen, for eksempel en entreprenør, får vite hva du skriver og hvordan de når deg.',
      'Er feilen ikke vår å rette, kan den som har forårsaket den, måtte betale. Det sier vi fra om først.',
    ],
    privacy: 'Les om personopplysninger',
  },
  contact: {
    known: 'Vi har fylt ut det vi vet. Rett det som ikke stemmer.',
    changesProfile:
      'Endrer du telefonnummeret, endres det også på Mine sider når meldingen sendes. En ny e-postadresse bekrefter du der.',
    nameIsFixed: 'Navnet kommer fra BankID og kan ikke endres her.',
    nameIsWrong: 'Stemmer ikke navnet? Ta kontakt med oss.',
    boardEmailHint: 'Dit går svarene til hele styret. Endrer du den her, endres den for laget.',
    otherHint: 'Fyll ut hvem som kan slippe oss inn eller svare på spørsmål.',
    photos: 'Har du allerede tatt bilder? Legg dem til nå',
  },
  residence: {
    apartment: 'En bolig',
    apartmentHint: 'Din egen eller en annens',
    publicSpace: 'Et fellesareal',
    publicSpaceHint: 'Trapperom, vaskeri, garasje, uteområde',
    homes: 'Hvilken bolig?',
    places: 'Hvilken adresse?',
    other: 'En annen adresse',
    fillIn: 'Fyll ut adressen nedenfor.',
    noHomes: 'Vi finner ingen bolig som hører til deg. Skriv adressen, så finner vi fram.',
    dwelling: (number) => `bolig ${number}`,
    failed: 'Vi kunne ikke hente adressene dine. Prøv igjen, eller velg en annen adresse og skriv den.',
    hint: 'Skriv minst to tegn.',
    search: 'Søk',
    searching: 'Søker …',
    none: 'Ingen treff',
    found: (count) => `${count} treff`,
    buildings: 'Hus og oppganger',
    apartments: 'Boliger',
    picked: 'Valgt adresse',
    searchFailed: 'Søket virker ikke akkurat nå. Prøv igjen.',
    buildingKind: { object: 'hus', stairs: 'oppgang', property: 'hele eiendommen' },
  },
  compound: {
    numberHint: 'Ni siffer, for eksempel 974 760 673.',
    memberHint: 'Bor du i huset uten å sitte i styret? Meld som beboer i stedet.',
  },
  estate: {
    objectHint: 'En bokstav og fire siffer, for eksempel H0203. Nummeret står ved inngangsdøren.',
    zipHint: 'Fire siffer',
  },
  area: {
    failed: 'Vi kunne ikke hente rommene. Prøv igjen om litt.',
    detailsFailed: 'Vi kunne ikke hente hva som kan være galt. Prøv igjen om litt.',
    reported: 'Allerede meldt her',
    reportedText:
      'Er det samme feil, trenger du ikke melde den på nytt. Følg saken, så sier vi fra når noe skjer.',
    reportedOn: (day) => `meldt ${day}`,
    follow: 'Følg saken',
    followed: 'Du følger saken. Vi sier fra når noe skjer.',
    followFailed: 'Det gikk ikke akkurat nå. Prøv igjen.',
    another: 'Er det en annen feil, går du bare videre.',
    faq: 'Dette kan hjelpe med en gang',
    appliance: 'Hvitevarer',
    applianceText: 'I neste trinn ser du hva vi trenger å vite om maskinen.',
    warrantyRunning: (day) =>
      `Reklamasjonsfristen for huset går til og med ${day}. Feil fra byggingen retter vi uten at det koster deg noe.`,
    warrantyOver: (day) =>
      `Reklamasjonsfristen for huset gikk ut ${day}. Vedlikehold betaler du eller laget; meld likevel, så vurderer vi feilen.`,
  },
  appliances: {
    text: 'Finn disse opplysningene og skriv dem i beskrivelsen, så kan reparatøren ta med riktige deler:',
    points: [
      'merke og modell',
      'serienummer, på et skilt innenfor døren eller luken',
      'feilkode, hvis det vises en',
    ],
    photo: 'Et bilde av skiltet er også nok.',
    warranty: 'Fristen for hvitevarer gjelder ikke slitasje og feil bruk.',
  },
  description: {
    shareHint:
      'Uten deling ser styret bare at saken finnes, hvor det gjelder, og hvilken status den har, og du kan ombestemme deg senere i saken.',
    hint: 'Hva skjer, når begynte det, og blir det verre? Ikke skriv fødselsnummer.',
    left: (count) => `${count} tegn igjen`,
    atLimit: 'Nå er teksten så lang som den kan være: 5 000 tegn.',
    over: (count) => `${count} tegn for mye. Kort ned teksten.`,
    filesHint: 'Ett bilde på nært hold og ett der rommet vises.',
  },
  files: {
    waiting: (count) =>
      count === 1
        ? 'En fil er på vei. Meldingen sendes så snart den er framme.'
        : `${count} filer er på vei. Meldingen sendes så snart de er framme.`,
    refused: 'Noen filer kunne ikke tas imot. Ta dem bort under Bilder og filer, så kan du gå videre.',
    stopWaiting: 'Ikke vent, fortsett å redigere',
  },
  summary: {
    intro: 'Stemmer alt? Da sender du.',
    change: (legend) => `Endre ${legend.toLowerCase()}`,
    contact: 'Kontaktopplysninger',
    otherContact: 'Kontakt i stedet',
    files: 'Bilder og filer',
    noFiles: 'Ingen',
    copy: 'Kopi',
    shared: 'Deles med styret',
    yes: 'Ja',
    no: 'Nei',
    promise: 'Når du har sendt, får du et saksnummer og et tidspunkt da vi senest svarer.',
  },
  failures: {
    heading: 'Meldingen er ikke sendt',
    kept: 'Alt du har skrevet, er her fortsatt.',
    fileSize:
      'Filene er for store. En fil kan være på høyst 20 MB og alle til sammen på høyst 100 MB. Ta bort noen og send igjen.',
    fileType:
      'En fil er av et slag som ikke kan sendes. Bilder (jpg, png), pdf, film (mp4, mov) og Word (docx) går fint.',
    tooFast: (minutes) =>
      minutes <= 1
        ? 'Det har kommet mange meldinger herfra. Prøv igjen om et minutt.'
        : `Det har kommet mange meldinger herfra. Prøv igjen om ${minutes} minutter.`,
    offline: 'Du er ikke på nett. Koble til internett og send igjen: feilen meldes bare én gang.',
    away: 'Vi fikk ikke noe svar. Send igjen: feilen meldes bare én gang, også om den kom fram.',
    signedOut: 'Du er logget ut. Logg inn igjen, så fortsetter du her.',
    elsewhere:
      'Meldingen er endret i en annen fane eller på en annen enhet. Velg hvilken utgave som gjelder, og send så.',
    generic: 'Noe gikk galt da meldingen skulle sendes. Prøv igjen om litt, eller ring oss hvis det haster.',
  },
  technical: {
    heading: 'Teknisk feil',
    text: 'Det oppsto en teknisk feil. Prøv igjen senere.',
    kept: 'Det du har skrevet, er tatt vare på.',
    retry: 'Prøv igjen',
    close: 'Lukk',
  },
  sent: {
    heading: {
      resident: 'Vi har tatt imot meldingen din',
      boardMember: 'Vi har tatt imot meldingen fra styret',
      boardMemberNoManagement: 'Vi har tatt imot meldingen deres',
    },
    text: {
      resident: 'Vi leser den og svarer deg.',
      boardMember: 'Det kan ta noen minutter før den vises blant lagets saker.',
      boardMemberNoManagement:
        'Vi vurderer om feilen gir rett til utbedring, og svarer til adressen du har oppgitt.',
    },
    ticket: 'Saksnummer',
    ticketLater: 'Saksnummeret kommer om noen minutter, på e-post.',
    next: 'Hva skjer nå?',
    promised: (when) =>
      `Vi svarer senest ${when}. Da har en av teknikerne våre lest meldingen og sier hva som skjer.`,
    copySent: 'En kopi er sendt til e-posten din.',
    letterNote: {
      withoutWords:
        'Vi har sendt saksnummeret på e-post, men ikke det du skrev. En kopi sender vi bare til en bekreftet e-postadresse.',
      heldBack:
        'Vi har sendt flere e-poster til adressen den siste tiden, og sender ingen om denne meldingen. Vi har mottatt den likevel.',
    },
    emailChange: {
      asked:
        'Vi har sendt en kode til den nye e-postadressen din. Skriv den inn for å bytte adresse på Mine sider.',
      notAsked:
        'Svaret går til adressen du skrev. På Mine sider er e-postadressen din uendret, for å bytte må du bekrefte hvem du er på nytt.',
    },
    toSettings: { asked: 'Skriv inn koden', notAsked: 'Bytt e-postadresse' },
    meanwhile: 'I mellomtiden',
    ifWorse: 'Blir det verre, eller haster det? Ikke vent på svar her.',
    meanwhilePoints: [
      'Lekker det: steng vannet og sett noe under.',
      'Ikke reparer noe selv som hører til huset. Ta vare på det som er gått i stykker.',
    ],
    see: 'Se saken',
    errands: 'Gå til sakene',
    follow: 'Følg feilmeldingen',
    another: 'Meld en feil til',
    close: 'Lukk',
  },
  door: {
    emergency: 'Haster det?',
    emergencyText:
      'Velg det som stemmer, så ser du hvem du ringer nå. Er det fare for liv: ring 113. Brenner det: ring 110.',
    emergencies: {
      leak: {
        question: 'Vann lekker og kan ikke stoppes',
        meanwhile:
          'Steng vannet hvis du kan. Stoppekranen sitter gjerne i fordelerskapet på badet eller i boden.',
      },
      noHeat: {
        question: 'Hele boligen eller huset er uten varme',
        meanwhile: 'Hold vinduer og dører lukket. La ovner og gulvvarme stå på.',
      },
      stuckLift: {
        question: 'Noen sitter fast i heisen',
        meanwhile: 'Trykk på alarmen i heisen og bli der. Ikke prøv å åpne dørene.',
      },
      lock: {
        question: 'En ytterdør kan ikke låses eller åpnes',
        meanwhile: 'Ikke gå fra boligen ulåst. Er du låst ute: vent et sted der du er trygg.',
      },
      electricity: {
        question: 'Hele boligen eller huset er uten strøm',
        meanwhile: 'Se om naboene også er uten strøm, og sjekk sikringene. Ikke rør noe som gnistrer.',
      },
      gas: {
        question: 'Det lukter gass',
        meanwhile: 'Gå ut og ring 110. Ikke tenn noe, ikke rør brytere, og åpne vinduer på veien ut.',
      },
    },
    call: (name) => `Ring ${name}`,
    unanswered: 'Akkurat nå svarer ingen på telefonen vår. Ring 113 ved fare for liv, ellers meld fra her.',
    thenReport: 'Når du har ringt, kan du melde feilen her, så er den skrevet ned.',
    begun: 'Du har en påbegynt melding',
    begunOn: (when) => `Lagret ${when}`,
    goOn: 'Fortsett',
    report: 'Meld en feil',
    choose: 'Hvem melder?',
    start: 'Meld',
    signIn: 'Du logger inn først.',
    verify: 'Du bekrefter hvem du er først.',
    switches:
      'Vi har ikke den tekniske forvaltningen av laget deres. Meldingen går da som lag uten vår forvaltning.',
    switched: 'Fortsett uten teknisk forvaltning',
    board: {
      heading: 'Feilmelding for styret',
      signedInAs: (name: string) => `Du er logget inn som ${name}.`,
      text: 'Styrets feilmelding gjør du når du er logget inn for foreningen.',
      signIn: 'Logg inn for styret',
      withoutManagement: (association: string) =>
        `Vi har ikke den tekniske forvaltningen av ${association}. Styret melder derfor fra som forening uten vår forvaltning.`,
      none: 'Vi finner ingen forening hos oss der du sitter i styret. Bor du i huset, melder du fra som beboer. Sitter du i et styre, går meldingen som forening uten vår forvaltning.',
    },
    warranty: 'Hvem betaler?',
  },
}
