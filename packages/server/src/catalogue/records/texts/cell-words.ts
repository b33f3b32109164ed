// The words that people write in cells in place of the API's words. Of each language the first word is the one that mistakes name.
// A word of two values is ambiguous, and a mistake.
import type {
  Accessibility,
  CompassDirection,
  Concept,
  ContactRole,
  DisposalForm,
  EnergyClass,
  Locale,
  OutdoorArea,
  ParkingOption,
  PremisesStatus,
  PremisesType,
  ProjectPhase,
  ResidenceStatus,
  ResidenceType,
} from '@husrum/domain'

/** Words of a value, separated by commas. */
type Names = Readonly<Record<Locale, string>>
type NamesOf<Value extends string> = Readonly<Record<Value, Names>>

/** A name that is the same in all languages. */
const same = (names: string): Names => ({ sv: names, nb: names, fi: names, en: names })

const residenceType: NamesOf<ResidenceType> = {
  apartment: {
    sv: 'Lägenhet, lgh, flerbostadshus, hus, bostad',
    nb: 'Leilighet, blokk, hus, bolig',
    fi: 'Kerrostalo, kerrostaloasunto, huoneisto, luhtitalo, asunto',
    en: 'Apartment, flat, home, dwelling',
  },
  townHouse: {
    sv: 'Radhus, hus, småhus, bostad',
    nb: 'Rekkehus, hus, småhus, bolig',
    fi: 'Rivitalo, rivitaloasunto, talo, pientalo, asunto',
    en: 'Terraced house, town house, row house, terrace house, home, dwelling',
  },
  semiDetachedHouse: {
    sv: 'Parhus, hus, småhus, bostad',
    nb: 'Tomannsbolig, halvpart av tomannsbolig, hus, småhus, bolig',
    fi: 'Paritalo, paritaloasunto, talo, pientalo, asunto',
    en: 'Semi-detached house, semi-detached, duplex, home, dwelling',
  },
  detachedHouse: {
    sv: 'Villa, friliggande villa, friliggande hus, hus, småhus, bostad',
    nb: 'Enebolig, frittliggende enebolig, hus, småhus, bolig',
    fi: 'Omakotitalo, okt, erillinen omakotitalo, talo, pientalo, asunto',
    en: 'Detached house, detached, single-family house, home, dwelling',
  },
  house: {
    sv: 'Kedjehus, hus, småhus, bostad',
    nb: 'Kjedehus, enebolig i rekke, hus, småhus, bolig',
    fi: 'Ketjutalo, erillistalo, talo, pientalo, asunto',
    en: 'Link-detached house, link-detached, linked house, home, dwelling',
  },
  plot: { sv: 'Tomt', nb: 'Tomt', fi: 'Tontti', en: 'Plot, lot, land' },
}

const disposalForm: NamesOf<DisposalForm> = {
  condominium: {
    sv: 'Bostadsrätt, bostadsrättslägenhet, brf',
    nb: 'Andel i borettslag, borettslag, andel, andelsleilighet, andelsbolig, borettslagsbolig',
    fi: 'Asunto-osake, osakehuoneisto, osake, asumisoikeus, asumisoikeusasunto, aso, omistus',
    en: 'Housing co-operative, housing cooperative, co-operative, co-op, tenant-owned, tenant ownership, owned',
  },
  ownership: {
    sv: 'Äganderätt, friköpt, ägd, eget ägande',
    nb: 'Selveier, selveiet, selveierbolig, eier, eiet, eid',
    fi: 'Kiinteistö, omistus',
    en: 'Freehold, owned',
  },
  ownershipApartment: {
    sv: 'Ägarlägenhet, ägd, eget ägande',
    nb: 'Eierseksjon, seksjonert, eierleilighet, selveierleilighet, eier, eiet, eid',
    fi: 'Omistusasunto, omistus',
    en: 'Freehold apartment, freehold flat, owned',
  },
  tenancy: {
    sv: 'Hyresrätt, hyreslägenhet, hyresbostad, hyra',
    nb: 'Leie, utleie, leiebolig, leieleilighet, utleiebolig',
    fi: 'Vuokra-asunto, vuokra, vuokratila, vuokrattava',
    en: 'Rental, rent, rented, lease, leasehold, to let',
  },
}

const residenceStatus: NamesOf<ResidenceStatus> = {
  forSale: {
    sv: 'Till salu, ledig, tillgänglig, säljs, att hyra',
    nb: 'Til salgs, ledig, tilgjengelig, selges, til leie',
    fi: 'Myynnissä, vapaa, myytävänä, vuokrattavana',
    en: 'For sale, available, free, to let, vacant',
  },
  reserved: {
    sv: 'Reserverad, tingad, upptagen, tagen',
    nb: 'Reservert, holdt av, opptatt, tatt',
    fi: 'Varattu',
    en: 'Reserved, taken, on hold',
  },
  booked: {
    sv: 'Bokad, bokningsavtal, tingad, upptagen, tagen',
    nb: 'Solgt med forbehold, booket, bestilt, opptatt, tatt',
    fi: 'Varaussopimus tehty, varaussopimus, myyty varauksin',
    en: 'Booked, sold subject to contract, taken',
  },
  sold: {
    sv: 'Såld, uthyrd, upptagen, tagen',
    nb: 'Solgt, utleid, leid ut, opptatt, tatt',
    fi: 'Myyty, vuokrattu',
    en: 'Sold, let, rented, taken',
  },
  preSelling: {
    sv: 'Kommande, förhandsförsäljning, förköp, kommer snart, snart till salu',
    nb: 'Kommer for salg, forhåndssalg, kommende, kommer snart',
    fi: 'Tulossa myyntiin, ennakkomarkkinointi, ennakkomarkkinoinnissa, tulossa',
    en: 'Coming soon, advance sale, pre-sale, upcoming',
  },
  showingApartment: {
    sv: 'Visningslägenhet, visningsbostad, visningshus',
    nb: 'Visningsleilighet, visningsbolig',
    fi: 'Esittelyasunto, malliasunto, esittelykäytössä',
    en: 'Show home, show flat, show apartment',
  },
  notAvailable: {
    sv: 'Inte tillgänglig, ej tillgänglig, inte till salu, ej till salu, spärrad, ej släppt',
    nb: 'Ikke tilgjengelig, ikke til salgs, sperret, ikke lagt ut',
    fi: 'Ei saatavilla, ei myynnissä, ei vapaa',
    en: 'Not available, unavailable, not for sale, blocked',
  },
  succession: { sv: 'Överlåtelse', nb: 'Videresalg', fi: 'Jälleenmyynti', en: 'Resale' },
}

const premisesStatus: NamesOf<PremisesStatus> = {
  forSale: {
    sv: 'Ledig, till salu, att hyra, tillgänglig',
    nb: 'Ledig, til salgs, til leie, tilgjengelig',
    fi: 'Vapaa, myynnissä, myytävänä, vuokrattavana',
    en: 'Available, for sale, to let, free, vacant',
  },
  rented: {
    sv: 'Uthyrd, upptagen, tagen',
    nb: 'Leid ut, utleid, opptatt, tatt',
    fi: 'Vuokrattu',
    en: 'Let, taken',
  },
  booked: {
    sv: 'Bokad, reserverad, tingad, upptagen, tagen',
    nb: 'Booket, reservert, opptatt, tatt',
    fi: 'Varattu',
    en: 'Booked, reserved, taken',
  },
  sold: {
    sv: 'Såld, upptagen, tagen',
    nb: 'Solgt, opptatt, tatt',
    fi: 'Myyty',
    en: 'Sold, taken',
  },
}

const premisesType: NamesOf<PremisesType> = {
  office: {
    sv: 'Kontor, kontorslokal',
    nb: 'Kontor, kontorlokale',
    fi: 'Toimisto, toimistotila',
    en: 'Office',
  },
  shop: {
    sv: 'Butik, butikslokal, affärslokal, lokal',
    nb: 'Butikk, butikklokale, forretning, lokale',
    fi: 'Myymälä, myymälätila, kauppa, liiketila, tila',
    en: 'Shop, store, retail, premises',
  },
  restaurant: {
    sv: 'Restaurang och café, restaurang, café, kafé',
    nb: 'Servering og kafé, servering, restaurant, kafé',
    fi: 'Ravintola ja kahvila, ravintola, kahvila, ravintolatila',
    en: 'Restaurant and café, café, cafe',
  },
  storage: {
    sv: 'Lager och förråd, lager, förråd, lagerlokal',
    nb: 'Lager og bod, lager, bod, lagerlokale',
    fi: 'Varasto, varastotila',
    en: 'Storage, warehouse',
  },
  workshop: {
    sv: 'Verkstad och ateljé, verkstad, ateljé',
    nb: 'Verksted og atelier, verksted, atelier',
    fi: 'Verstas ja ateljee, verstas, ateljee, paja, työtila',
    en: 'Workshop and studio, studio',
  },
  care: {
    sv: 'Vård och omsorg, vård, omsorg, vårdlokal',
    nb: 'Helse og omsorg, helse, omsorg',
    fi: 'Hoiva ja terveys, hoiva, terveys, hoivatila',
    en: 'Health and care, health',
  },
  other: {
    sv: 'Annan lokal, annat, annan, övrigt, övrig, lokal',
    nb: 'Annet lokale, annet, øvrig, lokale',
    fi: 'Muu tila, muu, liiketila, tila',
    en: 'Other premises, premises',
  },
}

const phase: NamesOf<ProjectPhase> = {
  planned: {
    sv: 'Planering, planerad, planeras',
    nb: 'Planlegging, planlagt',
    fi: 'Suunnittelu, suunnitteilla',
    en: 'Planning',
  },
  vipSale: { sv: 'VIP-försäljning, vip', nb: 'VIP-salg, vip', fi: 'VIP-myynti, vip', en: 'VIP sale, vip' },
  vipSaleProcessing: {
    sv: 'VIP-anmälningar behandlas',
    nb: 'VIP-påmeldinger behandles',
    fi: 'VIP-hakemusten käsittely',
    en: 'VIP requests being handled',
  },
  preSelling: {
    sv: 'Förhandsförsäljning, kommande',
    nb: 'Forhåndssalg, kommende',
    fi: 'Ennakkomarkkinointi, ennakkomarkkinoinnissa',
    en: 'Advance sale, pre-sale',
  },
  salesStart: {
    sv: 'Säljstart, försäljningsstart',
    nb: 'Salgsstart',
    fi: 'Myynti alkaa, myynnin aloitus',
    en: 'Sales start',
  },
  buildStart: {
    sv: 'Byggstart',
    nb: 'Byggestart, igangsetting',
    fi: 'Rakentaminen alkaa, rakentamisen aloitus',
    en: 'Building starts, construction start',
  },
  intermediation: {
    sv: 'Försäljning pågår, till salu, säljs',
    nb: 'Salg pågår, til salgs, selges',
    fi: 'Myynti käynnissä, myynnissä',
    en: 'Sales under way, for sale',
  },
  interiorOptions: {
    sv: 'Inredningsval, tillval',
    nb: 'Innredningsvalg, tilvalg',
    fi: 'Sisustusvalinnat',
    en: 'Interior choices',
  },
  finalizing: { sv: 'Färdigställande', nb: 'Ferdigstillelse', fi: 'Viimeistely', en: 'Finishing' },
  moveIn: {
    sv: 'Inflyttning, tillträde',
    nb: 'Innflytting, overtakelse',
    fi: 'Muutto, sisäänmuutto',
    en: 'Moving in',
  },
  completed: {
    sv: 'Färdigt, färdig, färdigställd, klar',
    nb: 'Ferdig, ferdigstilt',
    fi: 'Valmis, valmistunut',
    en: 'Finished',
  },
}

const outdoorArea: NamesOf<OutdoorArea> = {
  balcony: { sv: 'Balkong', nb: 'Balkong', fi: 'Parveke, lasitettu parveke', en: 'Balcony' },
  terrace: { sv: 'Terrass, altan', nb: 'Terrasse', fi: 'Terassi', en: 'Terrace' },
  patio: { sv: 'Uteplats', nb: 'Uteplass', fi: 'Oma piha, piha', en: 'Garden' },
  roofTop: { sv: 'Takterrass', nb: 'Takterrasse', fi: 'Kattoterassi', en: 'Roof terrace' },
  frenchBalcony: {
    sv: 'Fransk balkong',
    nb: 'Fransk balkong',
    fi: 'Ranskalainen parveke',
    en: 'French balcony',
  },
  porch: { sv: 'Veranda', nb: 'Veranda', fi: 'Kuisti, veranta', en: 'Porch' },
  sauna: { sv: 'Bastu', nb: 'Badstue, badstu', fi: 'Sauna', en: 'Sauna' },
  walkInCloset: {
    sv: 'Klädkammare',
    nb: 'Garderoberom, walk-in-garderobe',
    fi: 'Vaatehuone',
    en: 'Walk-in wardrobe, walk-in closet',
  },
}

const compassDirection: NamesOf<CompassDirection> = {
  north: {
    sv: 'Norr, n, mot norr, norrläge',
    nb: 'Nord, n, mot nord, nordvendt',
    fi: 'Pohjoinen, p, pohjoiseen',
    en: 'North, n',
  },
  northEast: {
    sv: 'Nordost, no, nordöst, mot nordost',
    nb: 'Nordøst, nø, mot nordøst',
    fi: 'Koillinen, koilliseen',
    en: 'North-east, ne, north east',
  },
  east: { sv: 'Öster, ö, o, öst, mot öster', nb: 'Øst, ø, mot øst', fi: 'Itä, i, itään', en: 'East, e' },
  southEast: {
    sv: 'Sydost, so, sydöst, mot sydost',
    nb: 'Sørøst, sø, mot sørøst',
    fi: 'Kaakko, kaakkoon',
    en: 'South-east, se, south east',
  },
  south: {
    sv: 'Söder, s, syd, mot söder, söderläge',
    nb: 'Sør, s, mot sør, sørvendt',
    fi: 'Etelä, e, etelään',
    en: 'South, s',
  },
  southWest: {
    sv: 'Sydväst, sv, mot sydväst',
    nb: 'Sørvest, sv, mot sørvest',
    fi: 'Lounas, lounaaseen',
    en: 'South-west, sw, south west',
  },
  west: {
    sv: 'Väster, v, väst, mot väster, västerläge',
    nb: 'Vest, v, mot vest, vestvendt',
    fi: 'Länsi, l, länteen',
    en: 'West, w',
  },
  northWest: {
    sv: 'Nordväst, nv, mot nordväst',
    nb: 'Nordvest, nv, mot nordvest',
    fi: 'Luode, luoteeseen',
    en: 'North-west, nw, north west',
  },
}

const accessibility: NamesOf<Accessibility> = {
  lift: { sv: 'Hiss', nb: 'Heis', fi: 'Hissi', en: 'Lift, elevator' },
  stepFree: {
    sv: 'Trappsteg saknas till entrén, inga trappsteg till entrén, stegfri',
    nb: 'Trinnfri vei til inngangen, trinnfri',
    fi: 'Portaaton sisäänkäynti, portaaton, esteetön',
    en: 'Step-free, no steps to the entrance',
  },
  turning13: {
    sv: 'Vändmått 1.3 m, 1.3 m, 1.3',
    nb: 'Snuplass 1.3 m, 1.3 m, 1.3',
    fi: 'Kääntötila 1.3 m, 1.3 m, 1.3',
    en: 'Turning space 1.3 m, 1.3 m, 1.3',
  },
  turning15: {
    sv: 'Vändmått 1.5 m, 1.5 m, 1.5',
    nb: 'Snuplass 1.5 m, 1.5 m, 1.5',
    fi: 'Kääntötila 1.5 m, 1.5 m, 1.5',
    en: 'Turning space 1.5 m, 1.5 m, 1.5',
  },
}

const parking: NamesOf<ParkingOption> = {
  included: {
    sv: 'Ingår, en ingår, ja',
    nb: 'Inkludert, én inkludert, ja',
    fi: 'Sisältyy, sisältyy hintaan, kyllä',
    en: 'One included, yes',
  },
  twoIncluded: {
    sv: 'Två ingår, 2 ingår, ja',
    nb: 'To inkludert, 2 inkludert, ja',
    fi: 'Kaksi sisältyy, 2 sisältyy, kyllä',
    en: 'Two, 2 included, yes',
  },
  canPurchase: {
    sv: 'Kan köpas, går att köpa, ja',
    nb: 'Kan kjøpes, ja',
    fi: 'Ostettavissa, kyllä',
    en: 'Can be bought, can be purchased, yes',
  },
  canPurchase2: {
    sv: 'Två kan köpas, 2 kan köpas, ja',
    nb: 'To kan kjøpes, 2 kan kjøpes, ja',
    fi: 'Kaksi ostettavissa, 2 ostettavissa, kyllä',
    en: 'Two can be bought, 2 can be bought, yes',
  },
  cannotPurchase: {
    sv: 'Kan inte köpas, ingen, saknas',
    nb: 'Kan ikke kjøpes, ingen',
    fi: 'Ei ostettavissa, ei ole',
    en: 'Cannot be bought, none',
  },
  unknown: { sv: 'Okänt, vet inte, vet ej', nb: 'Ukjent, vet ikke', fi: 'Ei tiedossa', en: 'Not known' },
}

const contactRole: NamesOf<ContactRole> = {
  realEstateAgent: {
    sv: 'Fastighetsmäklare, mäklare, säljare',
    nb: 'Eiendomsmegler, megler, selger',
    fi: 'Kiinteistönvälittäjä, välittäjä, lkv, myyjä',
    en: 'Estate agent, agent, broker, sales agent',
  },
  assistant: {
    sv: 'Mäklarassistent, assistent',
    nb: 'Meglerassistent, assistent',
    fi: 'Myyntiassistentti, välittäjän avustaja, assistentti',
    en: 'Assistant to the agent',
  },
  salesManager1: {
    sv: 'Säljansvarig, försäljningsansvarig, säljchef',
    nb: 'Salgsansvarlig, salgssjef',
    fi: 'Myyntipäällikkö',
    en: 'Sales manager',
  },
  salesManager2: {
    sv: 'Säljansvarig 2',
    nb: 'Salgsansvarlig 2',
    fi: 'Myyntipäällikkö 2',
    en: 'Sales manager 2',
  },
  interiorResponsible1: {
    sv: 'Inredningsansvarig, inredning',
    nb: 'Innredningsansvarlig, innredning',
    fi: 'Sisustusvalinnat, sisustussuunnittelija',
    en: 'Interior manager, interior',
  },
  interiorResponsible2: {
    sv: 'Inredningsansvarig 2',
    nb: 'Innredningsansvarlig 2',
    fi: 'Sisustusvalinnat 2',
    en: 'Interior manager 2',
  },
  externalAgent1: {
    sv: 'Extern mäklare',
    nb: 'Ekstern megler',
    fi: 'Ulkopuolinen välittäjä',
    en: 'External agent',
  },
  externalAgent2: {
    sv: 'Extern mäklare 2',
    nb: 'Ekstern megler 2',
    fi: 'Ulkopuolinen välittäjä 2',
    en: 'External agent 2',
  },
  settlementBroker1: {
    sv: 'Ansvarig för tillträdet, tillträdesansvarig',
    nb: 'Oppgjørsansvarlig, oppgjør',
    fi: 'Luovutuksesta vastaava',
    en: 'Settlement agent, settlement',
  },
  settlementBroker2: {
    sv: 'Ansvarig för tillträdet 2',
    nb: 'Oppgjørsansvarlig 2',
    fi: 'Luovutuksesta vastaava 2',
    en: 'Settlement agent 2',
  },
  customerSupport: {
    sv: 'Kundsupport, support',
    nb: 'Kundestøtte',
    fi: 'Asiakastuki',
    en: 'Customer support, support',
  },
  customerService: {
    sv: 'Kundservice, kundtjänst',
    nb: 'Kundeservice',
    fi: 'Asiakaspalvelu',
    en: 'Customer service',
  },
  contact: {
    sv: 'Kontakt, kontaktperson',
    nb: 'Kontaktperson, kontakt',
    fi: 'Yhteyshenkilö',
    en: 'Contact person',
  },
}

const concept: NamesOf<Concept> = {
  product: same('Husrum Bas, bas'),
  premium: same('Husrum Premium'),
  original: same('Husrum Original'),
  smartSquare: same('Husrum Smart Square, smart square'),
}

const energyClass: NamesOf<EnergyClass> = { A: same('A'), B: same('B'), C: same('C'), D: same('D') }

const rule: NamesOf<'one' | 'any'> = {
  one: {
    sv: 'Ett val, ett, en, exakt ett',
    nb: 'Ett valg, ett, en, én',
    fi: 'Yksi, yksi valinta',
    en: 'One, exactly one',
  },
  any: {
    sv: 'Valfritt antal, valfritt, flera',
    nb: 'Valgfritt antall, valgfritt, flere',
    fi: 'Vapaa määrä, vapaa, useita',
    en: 'Any number, several, optional',
  },
}

const vocabularies = {
  accessibility,
  compassDirection,
  concept,
  contactRole,
  disposalForm,
  energyClass,
  outdoorArea,
  parking,
  phase,
  premisesStatus,
  premisesType,
  residenceStatus,
  residenceType,
  rule,
} as const

/** A closed set of words, such as the statuses of homes. */
export type Vocabulary = keyof typeof vocabularies

const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f_-]+/g, ' ')
    .replace(/(\d),(?=\d)/g, '$1.')
    .trim()

const namesIn = (names: string): readonly string[] => names.split(',').map((name) => name.trim())

const valuesOf = (vocabulary: Vocabulary): ReadonlyMap<string, ReadonlySet<string>> => {
  const values = new Map<string, Set<string>>()
  for (const [value, names] of Object.entries<Names>(vocabularies[vocabulary]))
    for (const name of Object.values(names).flatMap(namesIn)) {
      const folded = foldWord(name)
      values.set(folded, (values.get(folded) ?? new Set()).add(value))
    }
  // The API's own words have one meaning.
  for (const value of Object.keys(vocabularies[vocabulary])) values.set(foldWord(value), new Set([value]))
  return values
}

const folded = Object.fromEntries(
  (Object.keys(vocabularies) as readonly Vocabulary[]).map((vocabulary) => [
    vocabulary,
    valuesOf(vocabulary),
  ]),
) as Readonly<Record<Vocabulary, ReadonlyMap<string, ReadonlySet<string>>>>

/** The values that a word may mean: none if it is unknown, several if it is ambiguous. */
export const meaningsOf = (vocabulary: Vocabulary, word: string): readonly string[] => [
  ...(folded[vocabulary].get(foldWord(word)) ?? []),
]

/** The words that a cell may have, in a language. */
export const permittedWords = (vocabulary: Vocabulary, language: Locale): readonly string[] =>
  Object.values<Names>(vocabularies[vocabulary]).flatMap((names) => namesIn(names[language]).slice(0, 1))
