// Adds documents to the homes of demo people, in the language of the site, unless they exist. Never in production.
import { createHash } from 'node:crypto'
import type { CountryCode, ResidenceDocumentKind, SiteDefinition } from '@husrum/domain'
import { currentDays, dayIn, siteByKey, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { WrittenDocument } from '../buying/documents/document-facts.ts'
import type { NewHomeDocument } from '../buying/documents/home-document-store.ts'
import { documentTexts } from '../buying/documents/write-document.ts'
import { readDays } from '../living/residences/own-residences.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { InventedResidences } from './invented-residences.ts'
import { inventedResidenceId } from './seed-residences.ts'

/** Without the kinds that other code writes, such as the confirmation of options. */
type SeededKind = Exclude<ResidenceDocumentKind, 'optionsConfirmation' | 'energyDeclaration'>
type Words = readonly [title: string, ...paragraphs: string[]]

const words: Readonly<Record<CountryCode, Readonly<Record<SeededKind, Words>>>> = {
  SE: {
    agreement: [
      'Förhandsavtal',
      'Säljaren upplåter bostaden åt köparen när huset är klart. Priset, dagarna och betalningarna står på Mina sidor.',
    ],
    supplement: [
      'Tilläggsavtal om förlängt inredningsval',
      'Sista dagen att välja inredning flyttas fram två veckor. Priset och inflyttningen ändras inte.',
      'Övriga villkor i förhandsavtalet gäller som förut.',
    ],
    inspectionProtocol: [
      'Protokoll från slutbesiktningen',
      'Bostaden är godkänd. Anmärkningarna, och hur det går med dem, står under Besiktning på Mina sidor.',
    ],
    manual: [
      'Skötselråd för din bostad',
      'Rengör golvbrunnen var tredje månad. Byt filter i ventilationen en gång om året. Torka av golven med väl urvriden trasa.',
    ],
    statutes: [
      'Föreningens stadgar',
      'Föreningen upplåter bostäder åt medlemmarna utan begränsning i tiden. Stämman hålls varje år före utgången av juni.',
    ],
  },
  NO: {
    agreement: [
      'Kjøpekontrakt',
      'Selgeren overdrar boligen til kjøperen når bygget er ferdig. Prisen, datoene og betalingene står på Mine sider.',
    ],
    supplement: [
      'Tilleggsavtale om utsatt frist for tilvalg',
      'Siste dag for å velge innredning flyttes to uker fram. Prisen og overtakelsen endres ikke.',
      'De øvrige vilkårene i kontrakten gjelder som før.',
    ],
    inspectionProtocol: [
      'Protokoll fra forhåndsbefaringen',
      'Boligen er godkjent. Anmerkningene, og hvordan det går med dem, står under Befaring på Mine sider.',
    ],
    manual: [
      'Råd om stell av boligen',
      'Rens sluket hver tredje måned. Bytt filter i ventilasjonen én gang i året. Tørk gulvene med en godt oppvridd klut.',
    ],
    statutes: [
      'Vedtekter for sameiet',
      'Eierne har rett til å bruke sin egen bolig og fellesarealene. Årsmøtet holdes hvert år før utgangen av april.',
    ],
  },
  FI: {
    agreement: [
      'Kauppakirja',
      'Myyjä luovuttaa asunnon ostajalle, kun talo on valmis. Hinta, päivät ja maksut ovat Omilla sivuilla.',
    ],
    supplement: [
      'Lisäsopimus sisustusvalintojen määräajasta',
      'Sisustusvalintojen viimeistä päivää siirretään kahdella viikolla. Hinta ja muuttopäivä eivät muutu.',
      'Muut kauppakirjan ehdot pysyvät ennallaan.',
    ],
    inspectionProtocol: [
      'Muuttotarkastuksen pöytäkirja',
      'Asunto on hyväksytty. Huomautukset ja niiden korjaaminen näkyvät Omien sivujen tarkastusvaiheessa.',
    ],
    manual: [
      'Asunnon hoito-ohjeet',
      'Puhdista lattiakaivo kolmen kuukauden välein. Vaihda ilmanvaihdon suodatin kerran vuodessa. Pyyhi lattiat kuivaksi väännetyllä liinalla.',
    ],
    statutes: [
      'Yhtiöjärjestys',
      'Osakkeet oikeuttavat asunnon hallintaan. Varsinainen yhtiökokous pidetään vuosittain kesäkuun loppuun mennessä.',
    ],
  },
}

interface Seeded {
  readonly toRead: readonly SeededKind[]
  readonly toSign?: SeededKind
}

const whole: Seeded = { toRead: ['agreement', 'inspectionProtocol', 'manual', 'statutes'] }

/** Documents by the key of the residence. */
const stages: Readonly<Record<string, Seeded>> = {
  bookedYesterday: { toRead: ['agreement', 'statutes'] },
  choosing: { toRead: ['agreement', 'statutes'], toSign: 'supplement' },
  // Their other documents are written with their options and inspections.
  movingIn: { toRead: ['agreement', 'manual', 'statutes'] },
  movedIn: { toRead: ['agreement', 'manual', 'statutes'] },
  fiveYears: whole,
  twoHomes: whole,
  twoHomesNext: { toRead: ['agreement', 'statutes'] },
  sellingOn: whole,
}

const dayMs = 24 * 3_600_000

/** A deterministic id. */
const idOf = (residenceId: string, kind: ResidenceDocumentKind): string =>
  createHash('sha256')
    .update(`${residenceId} ${kind}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

const written = (
  kind: SeededKind,
  site: SiteDefinition,
  home: string,
): WrittenDocument<ResidenceDocumentKind> => {
  const [title, ...paragraphs] = words[site.country][kind]
  return {
    id: kind,
    title,
    language: site.locale,
    subtitle: `${site.name} · ${home}`,
    blocks: [
      { kind: 'facts', rows: [[documentTexts[site.locale].object, home]] },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
    ],
    footer: documentTexts[site.locale].page,
  }
}

export const seedHomeDocuments = async ({
  db,
  residences,
  addToHome,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly residences: InventedResidences
  readonly addToHome: (trx: Kysely<Schema>, document: NewHomeDocument) => Promise<string>
  readonly now: () => number
}): Promise<void> => {
  for (const { site: key, key: name } of (sites as readonly SiteDefinition[]).flatMap((each) =>
    residences.of(each),
  )) {
    const site = siteByKey(key)
    const residenceId = inventedResidenceId(key, name)
    const seeded = stages[name]
    const people = await db
      .selectFrom('residence_people')
      .innerJoin('residences', 'residences.id', 'residence_people.residence_id')
      .leftJoin('residence_documents', 'residence_documents.residence_id', 'residences.id')
      .select(['residence_people.account_id', 'residence_people.role'])
      .select(['residences.home', 'residences.agreed_on', 'residences.completed_on'])
      .where('residences.id', '=', residenceId)
      .where('residence_documents.id', 'is', null)
      .orderBy('residence_people.role', 'desc')
      .execute()
    const [first] = people
    if (!seeded || !first) continue
    const home = first.home.name
    const inspection = currentDays(await readDays(db, residenceId)).inspection?.earliest
    const yesterday = dayIn(now() - dayMs, site.country)
    const daysOf: { readonly [Kind in SeededKind]?: string | null | undefined } = {
      agreement: first.agreed_on,
      statutes: first.agreed_on,
      inspectionProtocol: inspection,
      manual: first.completed_on,
    }
    /** On the date that My Pages shows elsewhere; at the latest yesterday. */
    const writtenAt = (kind: SeededKind): number => {
      const day = daysOf[kind] ?? yesterday
      return Date.parse(`${day < yesterday ? day : yesterday}T10:00:00Z`)
    }
    await db.transaction().execute(async (trx) => {
      for (const kind of [...seeded.toRead, ...(seeded.toSign ? [seeded.toSign] : [])])
        await addToHome(trx, {
          id: idOf(residenceId, kind),
          residenceId,
          document: written(kind, site, home),
          ...(kind === seeded.toSign && {
            signers: people.map(({ account_id: accountId, role }) => ({
              accountId,
              role: role === 'owner' ? ('buyer' as const) : ('coBuyer' as const),
            })),
            signBy: dayIn(now() + 10 * dayMs, site.country),
          }),
          now: writtenAt(kind),
        })
    })
  }
}
