// News of the demo company for its buyers, residents and boards, and the contacts of its associations.
import type { Contact, Locale, SiteDefinition } from '@husrum/domain'
import { encodePictureId } from '../picture-ids/picture-id.ts'

export interface SeededNews {
  /** Unique among those for one audience. */
  readonly key: string
  readonly audience: 'stage' | 'residence' | 'association'
  /** The person whose home it is about; for all readers if absent. */
  readonly person?: 'movingIn'
  /** How many days ago it was published. */
  readonly daysAgo: number
  readonly title: string
  readonly preamble: string
  /** Markdown. */
  readonly body: string
}

const swedish: readonly SeededNews[] = [
  {
    key: 'lift',
    audience: 'stage',
    daysAgo: 4,
    title: 'Hissen står still på torsdag förmiddag',
    preamble: 'Servicen tar tre timmar. Trapphuset är öppet som vanligt.',
    body: 'På torsdag mellan 9 och 12 byter vi styrkort i hissen. Behöver du hjälp upp eller ned under tiden, ring **kundservice** senast dagen före.\n\n- Tunga leveranser: boka om dem till eftermiddagen.\n- Barnvagnar får stå i entrén så länge.',
  },
  {
    key: 'garden',
    audience: 'stage',
    daysAgo: 21,
    title: 'Gården planteras i vår',
    preamble: 'Träden kommer när tjälen har gått ur. Fram till dess är gången genom porten stängd.',
    body: 'Vi planterar i april. Häckarna är små i början och behöver två somrar på sig.\n\nCykelställen vid porten är flyttade till gaveln så länge.',
  },
  {
    key: 'handover',
    audience: 'residence',
    person: 'movingIn',
    daysAgo: 2,
    title: 'Så går inflyttningen till',
    preamble: 'Vi ses i porten. Ta med legitimation och kvittot på slutbetalningen.',
    body: 'Du får nycklar, koder och en pärm med skötselråd. Gå igenom besiktningens anmärkningar med oss innan du bär in möblerna: då syns det vad som är åtgärdat.\n\nFlyttbilen får stå vid porten i två timmar.',
  },
  {
    key: 'inspection',
    audience: 'association',
    daysAgo: 6,
    title: 'Höstens rondering är klar',
    preamble: 'Tre punkter att känna till, ingen av dem bråttom.',
    body: '1. Takrännorna på norra gaveln ska rensas före vintern.\n2. En brytare i cykelrummet är bytt.\n3. Dörrstängaren i port 4 justeras vid nästa besök.\n\nFrågor? Skriv till er förvaltare under Kontakter.',
  },
]

const norwegian: readonly SeededNews[] = [
  {
    key: 'lift',
    audience: 'stage',
    daysAgo: 4,
    title: 'Heisen står torsdag formiddag',
    preamble: 'Servicen tar tre timer. Trappen er åpen som vanlig.',
    body: 'Torsdag mellom kl. 9 og 12 bytter vi styrekortet i heisen. Trenger du hjelp opp eller ned, ta kontakt med **kundeservice** senest dagen før.\n\n- Tunge leveranser: flytt dem til ettermiddagen.\n- Barnevogner kan stå i inngangen så lenge.',
  },
  {
    key: 'garden',
    audience: 'stage',
    daysAgo: 21,
    title: 'Gårdsrommet plantes til våren',
    preamble: 'Trærne kommer når telen har gått. Til da er porten mot gården stengt.',
    body: 'Vi planter i april. Hekkene er små i starten og trenger to somre.\n\nSykkelstativene er flyttet til gavlen så lenge.',
  },
  {
    key: 'handover',
    audience: 'residence',
    person: 'movingIn',
    daysAgo: 2,
    title: 'Slik foregår overtakelsen',
    preamble: 'Vi møtes i porten. Ta med legitimasjon og kvittering for sluttoppgjøret.',
    body: 'Du får nøkler, koder og en perm med vedlikeholdsråd. Gå gjennom anmerkningene fra befaringen med oss før møblene bæres inn.\n\nFlyttebilen kan stå ved porten i to timer.',
  },
  {
    key: 'inspection',
    audience: 'association',
    daysAgo: 6,
    title: 'Høstens vernerunde er ferdig',
    preamble: 'Tre punkter dere bør kjenne til, ingen av dem haster.',
    body: '1. Takrennene på nordgavlen skal renses før vinteren.\n2. En bryter i sykkelrommet er byttet.\n3. Dørpumpen i oppgang 4 justeres ved neste besøk.\n\nSpørsmål? Skriv til forvalteren deres under Kontakt.',
  },
]

const finnish: readonly SeededNews[] = [
  {
    key: 'lift',
    audience: 'stage',
    daysAgo: 4,
    title: 'Hissi on pois käytöstä torstaiaamupäivänä',
    preamble: 'Huolto kestää kolme tuntia. Portaikko on auki normaalisti.',
    body: 'Torstaina klo 9–12 vaihdamme hissin ohjauskortin. Jos tarvitset apua liikkumiseen, ota yhteyttä **asiakaspalveluun** viimeistään edellisenä päivänä.\n\n- Raskaat toimitukset: siirrä ne iltapäivään.\n- Lastenvaunut voivat olla sillä aikaa aulassa.',
  },
  {
    key: 'garden',
    audience: 'stage',
    daysAgo: 21,
    title: 'Piha istutetaan keväällä',
    preamble: 'Puut tulevat, kun routa on sulanut. Siihen asti porttikäytävä on suljettu.',
    body: 'Istutamme huhtikuussa. Pensasaidat ovat aluksi pieniä ja tarvitsevat kaksi kesää.\n\nPyörätelineet on siirretty siksi ajaksi päätyyn.',
  },
  {
    key: 'handover',
    audience: 'residence',
    person: 'movingIn',
    daysAgo: 2,
    title: 'Näin muutto sujuu',
    preamble: 'Tavataan ovella. Ota mukaan henkilöllisyystodistus ja kuitti loppumaksusta.',
    body: 'Saat avaimet, koodit ja kansion, jossa on hoito-ohjeet. Käy tarkastuksen huomautukset läpi kanssamme ennen kuin kannat huonekalut sisään.\n\nMuuttoauto saa olla ovella kaksi tuntia.',
  },
  {
    key: 'inspection',
    audience: 'association',
    daysAgo: 6,
    title: 'Syksyn kiinteistökierros on tehty',
    preamble: 'Kolme asiaa tiedoksi, mikään niistä ei ole kiireellinen.',
    body: '1. Pohjoispäädyn räystäskourut puhdistetaan ennen talvea.\n2. Pyörävaraston katkaisin on vaihdettu.\n3. Rapun 4 ovensuljin säädetään seuraavalla käynnillä.\n\nKysyttävää? Kirjoita isännöitsijällenne yhteystietosivulla.',
  },
]

const news: Readonly<Record<Locale, readonly SeededNews[]>> = {
  sv: swedish,
  nb: norwegian,
  fi: finnish,
  // English readers get the Swedish text: My Pages are not on the subsite.
  en: [],
}

/** Contacts of an association: its manager, and the owner of its contract. All are fictitious. */
const managers: Readonly<
  Record<
    Locale,
    readonly (readonly [id: string, name: string, role: Contact['role'], phone: string, email: string])[]
  >
> = {
  sv: [
    ['lena-fors', 'Lena Forshage', 'customerSupport', '070-174 06 90', 'lena.forshage@husrum.example'],
    ['ivar-ek', 'Ivar Ekstrand', 'customerService', '070-174 06 91', 'ivar.ekstrand@husrum.example'],
  ],
  nb: [['siv', 'Siv Haugstøl', 'customerSupport', '', 'siv.haugstol@husrum-norge.example']],
  fi: [['minna', 'Minna Koskiranta', 'customerSupport', '', 'minna.koskiranta@husrum-suomi.example']],
  en: [],
}

const seededNewsOf = ({ locale }: Pick<SiteDefinition, 'locale'>): readonly SeededNews[] => news[locale]

const associationContactsOf = ({ locale }: Pick<SiteDefinition, 'locale'>): readonly Contact[] =>
  managers[locale].map(([id, name, role, phone, email]) => ({
    id: `association-${id}`,
    name,
    role,
    email,
    ...(phone !== '' && { phone }),
    image: encodePictureId({ kind: 'person', seed: `association.${id}`, hairCut: 'short' }),
  }))

export const demoWords = { newsOf: seededNewsOf, associationContactsOf } as const
