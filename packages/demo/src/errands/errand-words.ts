// Reports of the demo company's residents and the replies, in each language of errands.
import type { CountryCode } from '@husrum/domain'

export type ErrandCountry = Exclude<CountryCode, 'FI'>

export interface FaultWords {
  readonly room: string
  readonly problem: string
  readonly description: string
}

interface ErrandWords {
  readonly association: string
  readonly street: string
  readonly stairs: string
  readonly home: string
  readonly property: string
  readonly staff: readonly (readonly [name: string, phone: string])[]
  readonly faults: Readonly<Record<FaultKey, FaultWords>>
  readonly question: string
  readonly answer: string
  readonly coming: string
  readonly asked: string
  /** A board member, in an errand that the resident shares. */
  readonly boardWrote: string
  readonly done: string
  readonly bad: string
  readonly good: string
  readonly moved: string
  readonly material: string
  readonly rounds: readonly (readonly [title: string, status: string])[]
  readonly points: readonly (readonly [text: string, status: string, comment: string])[]
}

/** The fault: key of the room or the common area, and of the detail. */
export const faults = {
  tap: { room: 'kitchen', problem: 'water', isCommon: false },
  dishwasher: { room: 'kitchen', problem: 'appliances', isCommon: false },
  radiator: { room: 'bedroom', problem: 'heating', isCommon: false },
  window: { room: 'livingRoom', problem: 'windows', isCommon: false },
  fan: { room: 'bathroom', problem: 'ventilation', isCommon: false },
  balcony: { room: 'balcony', problem: 'doors', isCommon: false },
  floor: { room: 'hallway', problem: 'floor', isCommon: false },
  tiles: { room: 'bathroom', problem: 'walls', isCommon: false },
  lift: { room: 'elevator', problem: 'other', isCommon: true },
  light: { room: 'lights', problem: 'other', isCommon: true },
  entrance: { room: 'doors', problem: 'other', isCommon: true },
  garage: { room: 'garage', problem: 'other', isCommon: true },
  trash: { room: 'trash', problem: 'other', isCommon: true },
  yard: { room: 'yard', problem: 'other', isCommon: true },
  facade: { room: 'facade', problem: 'other', isCommon: true },
  heating: { room: 'subCentral', problem: 'other', isCommon: true },
} as const
export type FaultKey = keyof typeof faults
export const faultKeys = Object.keys(faults) as readonly FaultKey[]

export const errandWords: Readonly<Record<ErrandCountry, ErrandWords>> = {
  SE: {
    association: 'Brf Kajutan',
    street: 'Lotsrännegatan',
    stairs: 'Trapphus',
    home: 'Lägenhet',
    property: 'Hela fastigheten',
    staff: [
      ['Siv Norling', '+46701740690'],
      ['Krister Dahl', '+46701740691'],
      ['Amina Yusuf', '+46701740692'],
    ],
    faults: {
      tap: {
        room: 'Kök',
        problem: 'Vatten',
        description:
          'Kranen i köket droppar hela tiden, även när den är hårt åtdragen. Jag har ställt en hink i skåpet.',
      },
      dishwasher: {
        room: 'Kök',
        problem: 'Vitvaror',
        description: 'Diskmaskinen stannar mitt i programmet och visar E15. Vi har stängt av den.',
      },
      radiator: {
        room: 'Sovrum',
        problem: 'Värme',
        description: 'Elementet under fönstret är kallt fast termostaten står på fem.',
      },
      window: {
        room: 'Vardagsrum',
        problem: 'Fönster',
        description: 'Det drar runt fönstret mot gården. Tätningslisten har släppt nedtill.',
      },
      fan: {
        room: 'Badrum',
        problem: 'Ventilation',
        description: 'Frånluften låter högt på natten och det blir kvar imma på spegeln.',
      },
      balcony: {
        room: 'Balkong',
        problem: 'Dörr',
        description: 'Balkongdörren går inte att låsa uppifrån. Den kärvar i gångjärnet.',
      },
      floor: {
        room: 'Hall',
        problem: 'Golv',
        description: 'Två stavar i parketten har rest sig innanför dörren.',
      },
      tiles: { room: 'Badrum', problem: 'Väggar', description: 'En kakelplatta bakom duschen har spruckit.' },
      lift: {
        room: 'Hiss',
        problem: 'Annat',
        description: 'Hissen står still på plan 2 och dörren går inte att öppna. Ingen är kvar i den.',
      },
      light: {
        room: 'Belysning',
        problem: 'Annat',
        description: 'Lampan vid cykelrummet har slocknat. Det är helt mörkt där på kvällen.',
      },
      entrance: {
        room: 'Dörrar',
        problem: 'Annat',
        description: 'Porten går inte i lås. Den står och slår när det blåser.',
      },
      garage: {
        room: 'Garage',
        problem: 'Annat',
        description: 'Garageporten öppnas bara till hälften från insidan.',
      },
      trash: {
        room: 'Sophantering',
        problem: 'Annat',
        description: 'Nedkastet för restavfall är igensatt och det luktar i soprummet.',
      },
      yard: {
        room: 'Gård',
        problem: 'Annat',
        description: 'En sittbänk vid lekplatsen är trasig. Det sticker ut en bult.',
      },
      facade: {
        room: 'Fasad',
        problem: 'Annat',
        description: 'Puts har lossnat ovanför entrén, ungefär en halv kvadratmeter.',
      },
      heating: {
        room: 'Undercentral',
        problem: 'Annat',
        description: 'Flera av oss i huset saknar varmvatten sedan i morse.',
      },
    },
    question: 'Kan vi gå in med huvudnyckel om du inte är hemma, och finns det husdjur i bostaden?',
    answer: 'Ja, det går bra. Vi har en katt, men hon gömmer sig.',
    coming: 'Hej! Jag kommer förbi på förmiddagen och tittar på det. Jag ringer på porttelefonen.',
    asked: 'Hej, vet ni ungefär när någon kan komma?',
    boardWrote: 'Hej! Fler i trapphuset har samma fönster. Styrelsen tar upp det på nästa möte.',
    done: 'Packningen är bytt och ledningen provtryckt.',
    bad: 'Det droppar fortfarande efter någon timme.',
    good: 'Snabbt och trevligt, tack!',
    moved: 'Delen väntas in under nästa vecka.',
    material: 'Vi har beställt en ny del.',
    rounds: [
      ['Rond hösten', 'Genomförd'],
      ['Brandskyddsrond', 'Genomförd'],
      ['Vinterrond', 'Planerad'],
    ],
    points: [
      ['Takrännor och stuprör', 'Utan anmärkning', ''],
      ['Portar och lås', 'Åtgärd krävs', 'Dörrstängaren i 6:an läcker olja.'],
      ['Utrymningsvägar', 'Utan anmärkning', ''],
      ['Belysning i trapphus', 'Åtgärdat', 'Två ljuskällor bytta på plats.'],
      ['Lekplats och bänkar', 'Åtgärd krävs', 'En bult sticker ut på bänken närmast gungan.'],
    ],
  },
  NO: {
    association: 'Borettslaget Kajutan',
    street: 'Losveien',
    stairs: 'Oppgang',
    home: 'Leilighet',
    property: 'Hele eiendommen',
    staff: [
      ['Siv Nordli', '+4799999690'],
      ['Kjetil Dahl', '+4799999691'],
      ['Amina Yusuf', '+4799999692'],
    ],
    faults: {
      tap: {
        room: 'Kjøkken',
        problem: 'Vann',
        description:
          'Kranen på kjøkkenet drypper hele tiden, også når den er skrudd hardt igjen. Jeg har satt en bøtte i skapet.',
      },
      dishwasher: {
        room: 'Kjøkken',
        problem: 'Hvitevarer',
        description: 'Oppvaskmaskinen stopper midt i programmet og viser E15. Vi har slått den av.',
      },
      radiator: {
        room: 'Soverom',
        problem: 'Varme',
        description: 'Radiatoren under vinduet er kald selv om termostaten står på fem.',
      },
      window: {
        room: 'Stue',
        problem: 'Vindu',
        description: 'Det trekker rundt vinduet mot gården. Tettelisten har løsnet nederst.',
      },
      fan: {
        room: 'Bad',
        problem: 'Ventilasjon',
        description: 'Avtrekket bråker om natten, og duggen blir sittende på speilet.',
      },
      balcony: {
        room: 'Balkong',
        problem: 'Dør',
        description: 'Balkongdøren kan ikke låses oppe. Den butter i hengselet.',
      },
      floor: {
        room: 'Gang',
        problem: 'Gulv',
        description: 'To staver i parketten har reist seg innenfor døren.',
      },
      tiles: { room: 'Bad', problem: 'Vegger', description: 'En flis bak dusjen har sprukket.' },
      lift: {
        room: 'Heis',
        problem: 'Annet',
        description: 'Heisen står i 2. etasje, og døren kan ikke åpnes. Ingen er igjen i den.',
      },
      light: {
        room: 'Belysning',
        problem: 'Annet',
        description: 'Lampen ved sykkelboden har sluknet. Det er helt mørkt der om kvelden.',
      },
      entrance: {
        room: 'Dører',
        problem: 'Annet',
        description: 'Inngangsdøren går ikke i lås. Den står og slår når det blåser.',
      },
      garage: {
        room: 'Garasje',
        problem: 'Annet',
        description: 'Garasjeporten åpner seg bare halvveis fra innsiden.',
      },
      trash: {
        room: 'Avfall',
        problem: 'Annet',
        description: 'Nedkastet for restavfall er tett, og det lukter i søppelrommet.',
      },
      yard: {
        room: 'Gårdsrom',
        problem: 'Annet',
        description: 'En benk ved lekeplassen er ødelagt. Det stikker ut en bolt.',
      },
      facade: {
        room: 'Fasade',
        problem: 'Annet',
        description: 'Puss har løsnet over inngangen, omtrent en halv kvadratmeter.',
      },
      heating: {
        room: 'Fyrrom',
        problem: 'Annet',
        description: 'Flere av oss i huset har vært uten varmtvann siden i morges.',
      },
    },
    question: 'Kan vi gå inn med hovednøkkel hvis du ikke er hjemme, og er det husdyr i boligen?',
    answer: 'Ja, det går fint. Vi har en katt, men hun gjemmer seg.',
    coming: 'Hei! Jeg kommer innom på formiddagen og ser på det. Jeg ringer på porttelefonen.',
    asked: 'Hei, vet dere omtrent når noen kan komme?',
    boardWrote: 'Hei! Flere i oppgangen har samme vindu. Styret tar det opp på neste møte.',
    done: 'Pakningen er byttet, og ledningen er trykktestet.',
    bad: 'Det drypper fortsatt etter en times tid.',
    good: 'Raskt og hyggelig, takk!',
    moved: 'Delen ventes inn i løpet av neste uke.',
    material: 'Vi har bestilt en ny del.',
    rounds: [
      ['Befaring høst', 'Gjennomført'],
      ['Branntilsyn', 'Gjennomført'],
      ['Vinterbefaring', 'Planlagt'],
    ],
    points: [
      ['Takrenner og nedløp', 'Uten anmerkning', ''],
      ['Dører og låser', 'Må utbedres', 'Dørlukkeren i oppgang 6 lekker olje.'],
      ['Rømningsveier', 'Uten anmerkning', ''],
      ['Belysning i oppganger', 'Utbedret', 'To lyskilder byttet på stedet.'],
      ['Lekeplass og benker', 'Må utbedres', 'En bolt stikker ut på benken nærmest husken.'],
    ],
  },
}
