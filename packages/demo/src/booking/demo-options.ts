// What buyers of the invented company can add to a home before it is finished, with prices in kronor.

/** Something that can be added to every home of a Swedish stage. */
export interface SeededOption {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly text: string
  /** Whole kronor. */
  readonly price: number
  /** Until so many days from now it can be chosen. */
  readonly days?: number
}

/** In the order in which they are shown, group by group. */
export const demoOptions: readonly SeededOption[] = [
  {
    id: 'floor-oak',
    group: 'Golv',
    title: 'Fiskbensparkett i ek',
    text: 'Mattlackad ekparkett lagd i fiskben i hall, kök och vardagsrum.',
    price: 38_000,
    days: 45,
  },
  {
    id: 'floor-heating',
    group: 'Golv',
    title: 'Golvvärme i hallen',
    text: 'Under klinkern innanför dörren, med egen termostat.',
    price: 14_500,
    days: 45,
  },
  {
    id: 'kitchen-stone',
    group: 'Kök',
    title: 'Bänkskiva i granit',
    text: 'Tålig natursten med underlimmad diskho.',
    price: 29_000,
    days: 60,
  },
  {
    id: 'kitchen-induction',
    group: 'Kök',
    title: 'Induktionshäll med inbyggd fläkt',
    text: 'Ersätter spis och fläktkåpa och ger fri sikt över köket.',
    price: 21_500,
    days: 60,
  },
  {
    id: 'bathroom-tiles',
    group: 'Badrum',
    title: 'Stora klinkerplattor',
    text: 'Klinker 60 × 60 cm på golv och väggar, i ljusgrått eller sand.',
    price: 24_000,
    days: 30,
  },
  {
    id: 'bathroom-towel-rail',
    group: 'Badrum',
    title: 'Elektrisk handdukstork',
    text: 'Med timer, monterad vid duschen.',
    price: 5_900,
  },
  {
    id: 'storage-wardrobe',
    group: 'Förvaring',
    title: 'Platsbyggd garderob i hallen',
    text: 'Skjutdörrar med spegel, inredning i björk.',
    price: 17_800,
  },
]
