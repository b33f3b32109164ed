// Swedish: the way to a home in five steps, with days, where they come from, and what each step asks of a buyer.
import type { ResidenceDayKind, TimelineState, TimelineStep } from '@husrum/domain'

/** What the page of a step tells. */
export interface StepTexts {
  /** What it is about, in a sentence. */
  readonly lead: string
  /** What one does oneself, each a short sentence. */
  readonly tasks: readonly string[]
  readonly cost: string
  readonly bring: readonly string[]
}

const steps = {
  contract: 'Avtal',
  interior: 'Inredning',
  inspection: 'Besiktning',
  payment: 'Betalning',
  'move-in': 'Inflyttning',
} satisfies Record<TimelineStep, string>

export const texts = {
  steps,
  states: { done: 'Klart', current: 'Nu', coming: 'Kommer' } satisfies Record<TimelineState, string>,
  days: {
    interior: 'Välj inredning',
    inspection: 'Besiktning av bostaden',
    finalInspection: 'Slutbesiktning av huset',
    payment: 'Slutbetalning',
    moveIn: 'Tillträde och nycklar',
  } satisfies Record<ResidenceDayKind, string>,
  heading: 'Vägen till bostaden',
  progress: (done: number, all: number) => `${done} av ${all} steg är klara.`,
  agreed: (day: string) => `Avtalet är från ${day}`,
  undated: 'Inget datum är satt än.',
  sources: {
    agreement: 'ur ditt avtal',
    estimate: 'beräknat, kan ändras',
    changed: (day: string) => `ändrat ${day}`,
  },
  reason: (reason: string) => `Därför: ${reason}`,
  was: 'Tidigare besked',
  said: (when: string, day: string) => `${when} (sagt ${day})`,
  more: (step: string) => `Mer om steget ${step}`,
  moreShort: 'Mer om steget',
  calendarAll: 'Lägg alla datum i kalendern',
  calendarOne: (step: string) => `Lägg i kalendern: ${step}`,
  calendarShort: 'Lägg i kalendern',
  calendarNote: 'Ändras ett datum får du ett mejl. Hämta då filen igen, så flyttas dagen i kalendern.',
  choose: 'Visa en annan bostad',
  toHome: 'Till bostaden',
  all: 'Hela tidslinjen',
  previous: (step: string) => `Föregående steg: ${step}`,
  next: (step: string) => `Nästa steg: ${step}`,
  none: 'Du har ingen bostad på väg',
  noneText: 'När du har bokat en bostad står alla datum här, från avtal till nycklar.',
  search: 'Sök bostad',
  page: {
    now: 'Datum',
    tasks: 'Det här gör du',
    cost: 'Vad det kostar',
    bring: 'Ta med',
    price: 'Pris enligt avtal',
    ofWhichHome: 'Varav bostaden',
    ofWhichOptions: 'Varav tillval',
    totalPrice: 'Skuldfritt pris för bostaden',
    fee: 'Månadsavgift från tillträdet',
    ways: 'Gå vidare',
    documents: 'Handlingar',
    payments: 'Betalningar',
    booking: 'Bokningen med avtal och kvitto',
    contacts: 'Kontakter',
    report: 'Anmäl fel',
  },
  about: {
    contract: {
      lead: 'Avtalet säger vad du köper, till vilket pris och när du ungefär kan flytta in.',
      tasks: [
        'Läs igenom avtalet och spara det. Det ligger bland dina handlingar.',
        'Prata med din bank om lånelöftet. Det behöver gälla fram till tillträdet.',
        'Hör av dig om något i avtalet inte stämmer.',
      ],
      cost: 'Det som du redan har betalat räknas av från priset.',
      bring: [],
    },
    interior: {
      lead: 'Medan huset byggs kan du välja kök, golv, bad och annat som ingår eller går att köpa till.',
      tasks: [
        'Gå igenom valen i lugn och ro, gärna med ritningen bredvid.',
        'Bekräfta före sista dagen. Det som du inte väljer blir standard.',
      ],
      cost: 'Val som är standard kostar ingenting. Tillval betalas tillsammans med resten av priset.',
      bring: [],
    },
    inspection: {
      lead: 'En opartisk besiktningsman går igenom bostaden före inflyttningen. Du är med och ser det som antecknas.',
      tasks: [
        'Kom till den tid som står här, eller be någon gå i ditt ställe.',
        'Öppna fönster, dörrar och kranar. Säg till om det som inte fungerar.',
        'Läs protokollet efteråt. Det som ska rättas får ett ärende som du kan följa.',
      ],
      cost: 'Besiktningen kostar dig ingenting.',
      bring: ['Legitimation', 'Måttband', 'Listan över dina val av inredning'],
    },
    payment: {
      lead: 'Det som är kvar av priset betalas senast den dag som står här. Nycklarna lämnas ut när pengarna har kommit fram.',
      tasks: [
        'Boka tid med banken några veckor innan.',
        'Se till att lån och egna pengar finns på rätt konto dagen före.',
        'Teckna hemförsäkring med bostadsrättstillägg från tillträdesdagen.',
      ],
      cost: 'Vad som återstår står bland dina betalningar, med det som redan är betalt avräknat.',
      bring: ['Legitimation', 'Låneavtalet', 'Kvittot på det du redan har betalat'],
    },
    'move-in': {
      lead: 'På tillträdesdagen får du nycklarna, och bostaden är din.',
      tasks: [
        'Boka hissen och parkeringen för flytten hos föreningen.',
        'Anmäl flytten till Skatteverket och teckna elavtal.',
        'Läs av elmätaren när du kommer, och anmäl fel som du hittar.',
      ],
      cost: 'Månadsavgiften betalas från och med tillträdet.',
      bring: ['Legitimation', 'Bekräftelsen på att allt är betalt', 'Försäkringsbrevet'],
    },
  } as Record<TimelineStep, StepTexts>,
}

export type TimelineTexts = typeof texts
