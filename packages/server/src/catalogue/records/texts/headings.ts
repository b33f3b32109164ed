// The headings that people write above columns in place of the API's names of fields, in Swedish, Norwegian, Finnish and English.
// A heading whose meaning differs from company to company, such as the Finnish "Hinta", is not here: name it in the mapping.
import type { CatalogueKind } from '@husrum/domain'

type Headings = Readonly<Record<string, string>>

const key: Headings = { externalId: 'Id, nyckel, objekt-id, nøkkel, objekt id, tunniste, key, external id' }

const place: Headings = {
  county: 'Län, fylke, maakunta, county',
  municipality: 'Kommun, kommune, kunta, kaupunki, municipality',
  areaName: 'Område, stadsdel, bydel, alue, kaupunginosa, area name, neighbourhood',
  'geo.lat': 'Latitud, lat, breddegrad, leveyspiiri, leveysaste, latitude',
  'geo.lon': 'Longitud, lon, lng, lengdegrad, pituuspiiri, pituusaste, longitude',
  'geo.north': 'Nordlig koordinat, n-koordinat, northing',
  'geo.east': 'Ostlig koordinat, østlig koordinat, e-koordinat, easting',
  'geo.crs': 'Koordinatsystem, koordinaatisto, coordinate system, epsg',
}

const publishing: Headings = {
  publishAt: 'Publiceras, publiseres, julkaistaan, publish at',
  isDraft: 'Utkast, luonnos, draft',
}

const words = {
  shortDescription: 'Kort beskrivning, kort beskrivelse, ingress, lyhyt kuvaus, short description',
  description: 'Beskrivning, beskrivelse, kuvaus, description',
  contacts: 'Kontakter, yhteyshenkilöt, contacts',
  disposalForm: 'Upplåtelseform, eierform, eieform, hallintamuoto, omistusmuoto, tenure, form of tenure',
  inhabitDate:
    'Tillträde, tillträdesdag, inflyttning, overtakelse, innflytting, muutto, muuttopäivä, vapautuminen, access, access date, move-in date',
  energyClass:
    'Energiklass, energiklasse, energimerking, energiamerke, energialuokka, energy class, energy rating',
} as const

const headings: Readonly<Record<CatalogueKind, Headings>> = {
  stage: {
    ...key,
    ...place,
    ...publishing,
    externalId: `${key.externalId}, etapp-id, etapp id, byggetrinn-id, kohteen tunniste, stage id`,
    name: 'Namn, etapp, navn, byggetrinn, nimi, kohde, name, stage name',
    phase: 'Fas, skede, fase, vaihe, phase',
    concept: 'Koncept, konsept, konsepti',
    shortDescription: words.shortDescription,
    contacts: words.contacts,
    energyClass: words.energyClass,
    seller: 'Säljare, selger, myyjä',
    pictures: 'Bilder, kuvat, images',
  },
  home: {
    ...key,
    'geo.lat': place['geo.lat'] ?? '',
    'geo.lon': place['geo.lon'] ?? '',
    'geo.north': place['geo.north'] ?? '',
    'geo.east': place['geo.east'] ?? '',
    'geo.crs': place['geo.crs'] ?? '',
    stage: 'Etapp, projekt, byggetrinn, prosjekt, kohde, project',
    name: 'Namn, navn, nimi',
    objectNumber:
      'Objektnummer, objektsnummer, objektnr, obj nr, obj.nr, bostad nr, bolignummer, bolignr, asunnon numero, asunto nro, object number, object no, unit, home number',
    apartmentNumber:
      'Lägenhetsnummer, lägenhetsnr, lägenhet nr, lgh nr, lgh-nr, lghnr, leilighetsnummer, leilighetsnr, leil nr, bruksenhetsnummer, huoneiston numero, huoneistonumero, huoneisto, apartment number, apartment no, flat no',
    address: 'Adress, gatuadress, adresse, gateadresse, osoite, katuosoite, street address',
    residenceType:
      'Bostadstyp, hustyp, boligtype, asuntotyyppi, talotyyppi, asunnon tyyppi, home type, type of home, house type',
    disposalForm: words.disposalForm,
    status: 'Läge, säljstatus, tila, tilanne, myyntitilanne, sales status',
    soldAt: 'Såld den, säljdatum, försäljningsdatum, salgsdato, solgt dato, myyntipäivä, sold on, sale date',
    concept: 'Koncept, konsept, konsepti',
    rooms: 'Rum, antal rum, rok, rom, antall rom, huoneita, huoneluku, number of rooms',
    area: 'Boarea, boyta, boa, area boa, bra, bra-i, bruksareal, p-rom, asuinpinta-ala, pinta-ala, neliöt, living area, floor area',
    price: 'Pris, insats, utgångspris, prisantydning, salgspris, myyntihinta, sales price, asking price',
    totalPrice:
      'Totalpris, velaton hinta, velaton myyntihinta, velaton kauppahinta, total price, debt-free price',
    monthlyFee:
      'Avgift, månadsavgift, avgift/mån, avgift per månad, hyra, månadshyra, hyra/mån, felleskostnader, fellesutgifter, felleskost, felleskost/mnd, husleie, månedsleie, hoitovastike, vuokra, kuukausivuokra, monthly fee, fee, rent, monthly rent',
    financingFee: 'Kapitalkostnader, rahoitusvastike, pääomavastike, financing fee',
    purchaseCosts: 'Omkostninger, kjøpsomkostninger, purchase costs',
    inhabitDate: words.inhabitDate,
    showings: 'Visningar, visning, visninger, esittelyt, viewings',
    'outdoor.type': 'Typ av uteplats, typ av balkong, type uteplass, ulkotila',
    'outdoor.area': 'Balkongarea, balkongyta, uteareal, balkongareal, parvekkeen pinta-ala, balcony area',
    'outdoor.direction': 'Väderstreck, läge balkong, himmelretning, ilmansuunta, orientation',
    accessibility: 'Tillgänglighet, tilgjengelighet, esteettömyys',
    parking: 'Parkering, bilplats, p-plats, parkeringsplass, p-plass, pysäköinti, autopaikka, parking space',
    plotArea:
      'Tomtarea, tomtyta, tomtareal, tomtestørrelse, tontin pinta-ala, tontin koko, plot area, plot size',
    energyClass: words.energyClass,
    floor: 'Våning, våningsplan, plan, etasje, etg, kerros, storey',
    maxFloor: 'Antal våningar, våningar, antall etasjer, kerroksia, kerrosten lukumäärä, number of floors',
    shortDescription: words.shortDescription,
    description: words.description,
    publishedAt: 'Publicerad, publisert, julkaistu, published',
    pictures: 'Bilder, kuvat, images',
    plan: 'Planritning, planlösning, plantegning, planløsning, pohjakuva, pohjapiirros, floor plan',
    panoramas: '360-bilder, 360-kuvat, 360 pictures',
  },
  premises: {
    ...key,
    ...place,
    ...publishing,
    name: 'Namn, lokal, navn, lokale, nimi, liiketila',
    type: 'Typ, lokaltyp, lokaltype, tyyppi, tilatyyppi, type of premises',
    status: 'Läge, tila, tilanne',
    disposalForm: words.disposalForm,
    area: 'Yta, lokalarea, lokalyta, areal, bruksareal, pinta-ala, neliöt, floor area',
    price: 'Pris, årshyra, hyra/år, hyra per år, årsleie, leie per år, vuosivuokra, annual rent',
    inhabitDate: words.inhabitDate,
    address: 'Adress, gatuadress, adresse, gateadresse, osoite, katuosoite, street address',
    shortDescription: words.shortDescription,
    description: words.description,
    ceilingHeight: 'Takhöjd, takhøyde, huonekorkeus, ceiling height',
    leaseYears: 'Avtalstid, hyrestid, leietid, leieperiode, vuokra-aika, lease years',
    contacts: words.contacts,
    sortOrder: 'Ordning, rekkefølge, järjestys, order',
    publishedAt: 'Publicerad, publisert, julkaistu, published',
    images: 'Bilder, kuvat',
    floorPlan: 'Planritning, plantegning, pohjakuva, floor plan',
  },
  optionGroup: {
    externalId: 'Grupp-id, gruppe-id, ryhmän tunniste, group id',
    stages: 'Etapper, byggetrinn, kohteet',
    title: 'Grupp, gruppe, ryhmä, group',
    text: 'Gruppbeskrivning, gruppebeskrivelse, ryhmän kuvaus, group description',
    rule: 'Regel, sääntö',
    lastDay: 'Sista valdag, siste valgdag, frist, viimeinen valintapäivä, last day',
    sortOrder: 'Ordning, rekkefølge, järjestys, order',
    'option.id': 'Tillvals-id, tilvalgs-id, valinnan tunniste, option id',
    'option.title': 'Tillval, tilvalg, valinta, lisävalinta, option',
    'option.text': 'Tillvalsbeskrivning, tilvalgsbeskrivelse, valinnan kuvaus, option description',
    'option.price': 'Pris, tillägg, tillegg, lisähinta, option price',
    'option.image': 'Bild, bilde, kuva, image',
    'option.isStandard': 'Standard, vakio',
    'option.needs': 'Kräver, krever, edellyttää, requires',
    'option.excludes': 'Utesluter, utelukker, sulkee pois',
  },
  contact: {
    ...key,
    name: 'Namn, navn, nimi, full name',
    role: 'Roll, rolle, rooli',
    phone: 'Telefon, tel, mobil, mobiltelefon, tlf, puhelin, matkapuhelin, telephone, mobile',
    email: 'E-post, epost, mejl, e-postadress, e-postadresse, sähköposti, e-mail, email address',
    image: 'Bild, bilde, kuva, portrait',
  },
}

/** Heading and field of a kind. */
export const headingsInWords = (
  kind: CatalogueKind,
): readonly (readonly [heading: string, field: string])[] =>
  Object.entries(headings[kind]).flatMap(([field, names]) =>
    names.split(',').map((name) => [name.trim(), field] as const),
  )
