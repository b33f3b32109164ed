// Options that buyers of the demo company can choose for a home before completion, by group, in the language of the country.
import type { CountryCode, InteriorRule } from '@husrum/domain'

export interface SeededOption {
  readonly id: string
  readonly title: string
  readonly text: string
  /** In whole units of the country's currency; 0 if included. */
  readonly price: number
  readonly image?: string
  readonly isStandard?: true
  /** Ids of options that it requires, and of those that it excludes. */
  readonly needs?: readonly string[]
  readonly excludes?: readonly string[]
}

/** A group of options that every stage of a country offers. */
export interface SeededOptionGroup {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rule: InteriorRule
  /** Days from today to the last day for choosing; negative if it has passed. */
  readonly days: number
  readonly options: readonly SeededOption[]
}

/** Title and text. */
type Said = readonly [title: string, text: string]
type Words = Readonly<Record<CountryCode, Said>>

interface OptionRow extends Omit<SeededOption, 'title' | 'text'> {
  readonly words: Words
}
interface GroupRow extends Omit<SeededOptionGroup, 'title' | 'text' | 'options'> {
  readonly words: Words
  readonly options: readonly OptionRow[]
}

/** Prices are in kronor; in euro they are a tenth. */
const euroRate = 10

const rows: readonly GroupRow[] = [
  {
    id: 'walls',
    rule: 'one',
    days: -2,
    words: {
      SE: ['Planlösning', 'Väggar måste bestämmas innan stommen sluts.'],
      NO: ['Planløsning', 'Veggene må bestemmes før råbygget lukkes.'],
      FI: ['Pohjaratkaisu', 'Seinät päätetään ennen kuin runko suljetaan.'],
    },
    options: [
      {
        id: 'walls-closed',
        price: 0,
        isStandard: true,
        words: {
          SE: ['Kök med vägg mot vardagsrummet', 'Som på ritningen.'],
          NO: ['Kjøkken med vegg mot stuen', 'Som på tegningen.'],
          FI: ['Keittiö seinällä erotettuna', 'Pohjapiirroksen mukaan.'],
        },
      },
      {
        id: 'walls-open',
        price: 9_500,
        words: {
          SE: ['Öppet mellan kök och vardagsrum', 'Väggen tas bort och golvet läggs i ett stycke.'],
          NO: ['Åpent mellom kjøkken og stue', 'Veggen fjernes, og gulvet legges i ett stykke.'],
          FI: ['Avokeittiö', 'Seinä jätetään pois ja lattia tehdään yhtenäiseksi.'],
        },
      },
    ],
  },
  {
    id: 'bathroom',
    rule: 'one',
    days: 6,
    words: {
      SE: ['Badrum: kakel och klinker', 'Golv och väggar i badrummet.'],
      NO: ['Bad: fliser', 'Gulv og vegger på badet.'],
      FI: ['Kylpyhuone: laatat', 'Kylpyhuoneen lattia ja seinät.'],
    },
    options: [
      {
        id: 'bathroom-white',
        price: 0,
        isStandard: true,
        image: 'int-bathroom-option-white',
        words: {
          SE: ['Vitt kakel 20 × 40 cm', 'Matt yta, grått klinkergolv.'],
          NO: ['Hvite fliser 20 × 40 cm', 'Matt overflate, grått gulv.'],
          FI: ['Valkoinen laatta 20 × 40 cm', 'Matta pinta, harmaa lattialaatta.'],
        },
      },
      {
        id: 'bathroom-tiles',
        price: 24_000,
        image: 'int-bathroom-option-large',
        words: {
          SE: ['Stora klinkerplattor 60 × 60 cm', 'På golv och väggar, i ljusgrått eller sand.'],
          NO: ['Store fliser 60 × 60 cm', 'På gulv og vegger, i lysegrått eller sand.'],
          FI: ['Suuret laatat 60 × 60 cm', 'Lattiaan ja seiniin, vaaleanharmaa tai hiekka.'],
        },
      },
    ],
  },
  {
    id: 'floor',
    rule: 'one',
    days: 15,
    words: {
      SE: ['Golv', 'I hall, kök, vardagsrum och sovrum.'],
      NO: ['Gulv', 'I gang, kjøkken, stue og soverom.'],
      FI: ['Lattia', 'Eteiseen, keittiöön, olohuoneeseen ja makuuhuoneisiin.'],
    },
    options: [
      {
        id: 'floor-plank',
        price: 0,
        isStandard: true,
        image: 'int-livingRoom-option-plank',
        words: {
          SE: ['Ekparkett, trestav', 'Mattlackad ek.'],
          NO: ['Eikeparkett, trestav', 'Mattlakkert eik.'],
          FI: ['Tammiparketti, kolmisauvainen', 'Mattalakattu tammi.'],
        },
      },
      {
        id: 'floor-oak',
        price: 38_000,
        image: 'int-livingRoom-option-herringbone',
        words: {
          SE: ['Fiskbensparkett i ek', 'Mattlackad ek, lagd i fiskben.'],
          NO: ['Fiskebensparkett i eik', 'Mattlakkert eik, lagt i fiskeben.'],
          FI: ['Kalanruotoparketti, tammi', 'Mattalakattu tammi kalanruotoladonnalla.'],
        },
      },
      {
        id: 'floor-ash',
        price: 12_000,
        image: 'int-livingRoom-option-ash',
        words: {
          SE: ['Askparkett, vitoljad', 'Enstav, ljus.'],
          NO: ['Askeparkett, hvitoljet', 'Enstav, lys.'],
          FI: ['Saarniparketti, valkoöljytty', 'Yksisauvainen, vaalea.'],
        },
      },
    ],
  },
  {
    id: 'kitchen',
    rule: 'one',
    days: 25,
    words: {
      SE: ['Kök: luckor', 'Alla har mjukstängning.'],
      NO: ['Kjøkken: fronter', 'Alle har demping.'],
      FI: ['Keittiö: kaapinovet', 'Kaikissa on vaimennus.'],
    },
    options: [
      {
        id: 'kitchen-white',
        price: 0,
        isStandard: true,
        image: 'int-kitchen-option-white',
        words: {
          SE: ['Släta luckor i vitt', 'Målad yta.'],
          NO: ['Glatte fronter i hvitt', 'Malt overflate.'],
          FI: ['Sileät valkoiset ovet', 'Maalattu pinta.'],
        },
      },
      {
        id: 'kitchen-oak',
        price: 22_000,
        image: 'int-kitchen-option-oak',
        words: {
          SE: ['Luckor i ekfaner', 'Stående fiber, mattlackad.'],
          NO: ['Fronter i eikefiner', 'Stående fiber, mattlakkert.'],
          FI: ['Tammiviiluovet', 'Pystykuvio, mattalakattu.'],
        },
      },
    ],
  },
  {
    id: 'kitchenMore',
    rule: 'any',
    days: 25,
    words: {
      SE: ['Kök: bänk och vitvaror', ''],
      NO: ['Kjøkken: benk og hvitevarer', ''],
      FI: ['Keittiö: taso ja kodinkoneet', ''],
    },
    options: [
      {
        id: 'kitchen-stone',
        price: 29_000,
        words: {
          SE: ['Bänkskiva i granit', 'Tålig natursten med underlimmad diskho.'],
          NO: ['Benkeplate i granitt', 'Slitesterk naturstein med underlimt kum.'],
          FI: ['Graniittitaso', 'Kestävää luonnonkiveä, alta kiinnitetty allas.'],
        },
      },
      {
        id: 'kitchen-induction',
        price: 21_500,
        needs: ['kitchen-stone'],
        words: {
          SE: ['Induktionshäll med inbyggd fläkt', 'Fläkten fälls in i stenskivan.'],
          NO: ['Induksjonstopp med innebygd vifte', 'Viften felles inn i steinplaten.'],
          FI: ['Induktiotaso, jossa integroitu liesituuletin', 'Tuuletin upotetaan kivitasoon.'],
        },
      },
      {
        id: 'kitchen-hood',
        price: 3_400,
        excludes: ['kitchen-induction'],
        words: {
          SE: ['Fläktkåpa i rostfritt stål', 'Fritt hängande över spisen.'],
          NO: ['Ventilator i rustfritt stål', 'Frittstående over komfyren.'],
          FI: ['Liesikupu, ruostumaton teräs', 'Lieden yläpuolelle.'],
        },
      },
    ],
  },
  {
    id: 'electricity',
    rule: 'any',
    days: 25,
    words: {
      SE: ['El och värme', ''],
      NO: ['Strøm og varme', ''],
      FI: ['Sähkö ja lämmitys', ''],
    },
    options: [
      {
        id: 'floor-heating',
        price: 14_500,
        words: {
          SE: ['Golvvärme i hallen', 'Under klinkern innanför dörren, med egen termostat.'],
          NO: ['Gulvvarme i gangen', 'Under flisene innenfor døren, med egen termostat.'],
          FI: ['Lattialämmitys eteiseen', 'Laattojen alle oven sisäpuolelle, oma termostaatti.'],
        },
      },
      {
        id: 'bathroom-towel-rail',
        price: 5_900,
        words: {
          SE: ['Elektrisk handdukstork', 'Med timer, monterad vid duschen.'],
          NO: ['Elektrisk håndkletørker', 'Med timer, montert ved dusjen.'],
          FI: ['Sähköinen pyyhekuivain', 'Ajastimella, suihkun viereen.'],
        },
      },
      {
        id: 'sockets',
        price: 2_600,
        words: {
          SE: ['Två extra uttag i varje sovrum', ''],
          NO: ['To ekstra stikkontakter i hvert soverom', ''],
          FI: ['Kaksi lisäpistorasiaa jokaiseen makuuhuoneeseen', ''],
        },
      },
    ],
  },
  {
    id: 'storage',
    rule: 'any',
    days: 40,
    words: { SE: ['Förvaring', ''], NO: ['Oppbevaring', ''], FI: ['Säilytys', ''] },
    options: [
      {
        id: 'storage-wardrobe',
        price: 17_800,
        words: {
          SE: ['Platsbyggd garderob i hallen', 'Skjutdörrar med spegel, inredning i björk.'],
          NO: ['Plassbygd garderobe i gangen', 'Skyvedører med speil, innredning i bjørk.'],
          FI: ['Mittojen mukaan tehty eteiskaappi', 'Liukuovet peilillä, koivusisusta.'],
        },
      },
    ],
  },
]

const optionOf = ({ words, price, ...option }: OptionRow, country: CountryCode): SeededOption => {
  const [title, text] = words[country]
  return { ...option, title, text, price: country === 'FI' ? price / euroRate : price }
}

/** In the order in which they are shown. */
export const demoOptions = {
  of: (country: CountryCode): readonly SeededOptionGroup[] =>
    rows.map(({ words, options, ...group }) => {
      const [title, text] = words[country]
      return { ...group, title, text, options: options.map((option) => optionOf(option, country)) }
    }),
}
