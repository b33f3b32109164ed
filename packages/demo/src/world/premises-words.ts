// Texts of premises, in the languages of the sites that have them.
import type { PremisesType } from '@husrum/domain'
import type { Setting } from '../building/setting.ts'

export interface PremisesFacts {
  readonly type: PremisesType
  readonly area: number
  readonly isLet: boolean
  /** "på Lindholmen", "Kalasatamassa" */
  readonly located: string
  readonly setting: Setting
  /** Metres. */
  readonly ceilingHeight: number
  /** A duct to the roof for frying. */
  readonly hasDuct: boolean
  readonly windows: number
}

interface Words {
  /** At most 120 characters. */
  short(facts: PremisesFacts): string
  /** Paragraphs with an empty line between them. */
  description(facts: PremisesFacts): string
}

const metres = (height: number): string => String(height).replace('.', ',')

const swedishRoom: Readonly<Record<PremisesType, string>> = {
  office: 'Ett öppet kontorsrum med ett mindre mötesrum, pentry och wc.',
  shop: 'Ett stort butiksrum mot gatan, med lager, pentry och wc bakom.',
  restaurant: 'Matsal mot gatan och ett kök med golvbrunn, kylrum och varuintag bakom.',
  storage: 'Ett torrt och uppvärmt rum med bred port och jämnt betonggolv.',
  workshop: 'En ljus verkstad med bred dörr, vask, trefas och golvbrunn.',
  care: 'Väntrum, fyra rum längs en korridor, personalrum och två wc, varav ett med plats för rullstol.',
  other: 'Ett rum att göra till sitt eget, med pentry och wc.',
}

const swedishUse: Readonly<Record<PremisesType, string>> = {
  office: 'Lokalen passar ett kontor, en byrå eller en liten skola för kvällskurser.',
  shop: 'Lokalen passar en butik, en salong eller en mottagning. Café går bra så länge maten är kall eller värms i ugn.',
  restaurant:
    'Lokalen passar restaurang, bageri eller café. Kanal för imkåpa går hela vägen upp på taket, och fettavskiljare finns.',
  storage:
    'Lokalen passar förråd, arkiv eller en liten e-handel. Här får ingen arbeta hela dagarna: det finns för lite dagsljus.',
  workshop:
    'Lokalen passar cykelverkstad, skräddare, ateljé eller tryckeri. Buller är tillåtet vardagar klockan 8–17.',
  care: 'Lokalen är planerad för tandläkare, mödravård, fysioterapi eller liknande. Dagsljus finns i alla rum.',
  other: 'Lokalen passar en förening, en ateljé eller ett kontor för två eller tre personer.',
}

const swedishAround: Readonly<Partial<Record<Setting, string>>> = {
  waterside: 'Entrén vetter mot vattnet. Många går förbi på sommaren, färre när det blåser på vintern.',
  city: 'Entrén vetter mot en gata med bussar, cyklar och folk på väg till och från arbetet.',
}

const swedishKind: Readonly<Record<PremisesType, string>> = {
  office: 'Kontorslokal',
  shop: 'Butikslokal',
  restaurant: 'Restauranglokal',
  storage: 'Lager',
  workshop: 'Verkstadslokal',
  care: 'Vårdlokal',
  other: 'Lokal',
}

const finnishRoom: Readonly<Record<PremisesType, string>> = {
  office: 'Avoin toimistotila, pieni neuvotteluhuone, minikeittiö ja wc.',
  shop: 'Suuri myymälätila kadun puolella, takana varasto, minikeittiö ja wc.',
  restaurant:
    'Sali kadun puolella ja takana keittiö, jossa on lattiakaivo, kylmähuone ja tavaran sisäänotto.',
  storage: 'Kuiva ja lämmin tila, jossa on leveä ovi ja tasainen betonilattia.',
  workshop: 'Valoisa verstas, jossa on leveä ovi, vesipiste, voimavirta ja lattiakaivo.',
  care: 'Odotustila, neljä huonetta käytävän varrella, sosiaalitila ja kaksi wc:tä, joista toinen on esteetön.',
  other: 'Tila, jonka voi muokata omakseen. Minikeittiö ja wc ovat valmiina.',
}

const finnishUse: Readonly<Record<PremisesType, string>> = {
  office: 'Tila sopii toimistoksi, vastaanotoksi tai kurssitilaksi.',
  shop: 'Tila sopii myymäläksi, kampaamoksi tai vastaanotoksi. Kahvila käy, kunhan ruoka on kylmää tai uunissa lämmitettyä.',
  restaurant:
    'Tila sopii ravintolaksi, leipomoksi tai kahvilaksi. Rasvahormi nousee katolle, ja rasvanerotuskaivo on valmiina.',
  storage:
    'Tila sopii varastoksi, arkistoksi tai pienelle verkkokaupalle. Pysyväksi työpaikaksi siinä on liian vähän päivänvaloa.',
  workshop:
    'Tila sopii pyörähuollolle, ompelimolle, ateljeeksi tai painolle. Ääntä saa pitää arkisin klo 8–17.',
  care: 'Tila on suunniteltu hammaslääkärille, neuvolalle, fysioterapiaan tai muuhun vastaavaan. Jokaisessa huoneessa on päivänvaloa.',
  other: 'Tila sopii yhdistykselle, ateljeeksi tai kahden kolmen hengen toimistoksi.',
}

const finnishAround: Readonly<Partial<Record<Setting, string>>> = {
  waterside: 'Sisäänkäynti on rannan puolella. Kesällä ohi kulkee paljon väkeä, talvituulella vähemmän.',
  city: 'Sisäänkäynti on kadulle, jota kuljetaan töihin ja kotiin bussilla, pyörällä ja jalan.',
}

const finnishKind: Readonly<Record<PremisesType, string>> = {
  office: 'Toimistotila',
  shop: 'Myymälätila',
  restaurant: 'Ravintolatila',
  storage: 'Varastotila',
  workshop: 'Verstastila',
  care: 'Hoivatila',
  other: 'Liiketila',
}

export const premisesWords: Readonly<Record<'sv' | 'fi', Words>> = {
  sv: {
    short: ({ type, located, windows }) =>
      type === 'storage'
        ? `${swedishKind.storage} ${located}, uppvärmt och med egen port.`
        : `${swedishKind[type]} ${located}, med egen entré och ${windows} fönster mot gatan.`,
    description: ({ type, area, ceilingHeight, isLet, setting }) =>
      [
        `${swedishRoom[type]} Allt ligger i ett plan på ${area} m², med ${metres(ceilingHeight)} meter i tak. Entrén har ingen tröskel.`,
        `Väggarna är spacklade och golvet är slipad betong. ${isLet ? 'Målning, golv och inredning väljer och bekostar hyresgästen' : 'Målning, golv och inredning väljer köparen'}. Ventilation, el och vatten är framdraget.`,
        swedishUse[type],
        swedishAround[setting] ??
          'Entrén vetter mot kvartersgatan, där de flesta som går förbi bor i närheten.',
        'Ovanför bor människor. Lastbilar får stanna på baksidan klockan 7–18, och efter klockan tio ska det vara tyst.',
      ].join('\n\n'),
  },
  fi: {
    short: ({ type, located, windows }) =>
      type === 'storage'
        ? `Lämmin ${finnishKind.storage.toLowerCase()} ${located}, oma leveä ovi.`
        : `${finnishKind[type]} ${located}, oma sisäänkäynti ja ${windows} ikkunaa kadulle.`,
    description: ({ type, area, ceilingHeight, isLet, setting }) =>
      [
        `${finnishRoom[type]} Tilaa on ${area} m² yhdessä tasossa, ja huonekorkeus on ${metres(ceilingHeight)} metriä. Sisäänkäynti on esteetön.`,
        `Seinät on tasoitettu ja lattia on hiottua betonia. ${isLet ? 'Maalauksen, lattian ja kalusteet vuokralainen valitsee ja maksaa itse' : 'Maalauksen, lattian ja kalusteet valitsee ostaja'}. Ilmanvaihto, sähkö ja vesi on tuotu valmiiksi.`,
        finnishUse[type],
        finnishAround[setting] ??
          'Sisäänkäynti on korttelikadulle, jolla kulkevat enimmäkseen lähellä asuvat.',
        'Yläkerrassa asutaan. Tavaraa voi tuoda takapihan puolelta klo 7–18, ja kello kymmenen jälkeen on hiljaista.',
      ].join('\n\n'),
  },
}
