// What a company enters into its catalogue: the rows of a change set, in whole units of the site's currency.
import type { CatalogueKind } from '@husrum/domain'
import {
  accessibilities,
  catalogueKinds,
  compassDirections,
  concepts,
  disposalForms,
  energyClasses,
  outdoorAreas,
  parkingOptions,
  projectPhases,
  residenceStatuses,
  residenceTypes,
  surroundingKinds,
} from '@husrum/domain'
import { dateTime, day, integer, money, requiredText, siteId, text } from '../fields.ts'
import { z } from '../zod.ts'
import { recordMedia } from './media.ts'
import {
  contactRecord,
  contacts,
  externalId,
  geo,
  optionGroupRecord,
  point,
  premisesRecord,
} from './more-records.ts'

/** A source: the name of the system or of the files that records come from. */
export const sourceName = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/))

const amount = z.exactOptional(money)
const squareMetres = z.number().check(z.minimum(0), z.maximum(1_000_000))

const surrounding = z.strictObject({
  kind: z.enum(surroundingKinds),
  /** Whole minutes on foot. */
  walkMinutes: integer(0, 600),
  geo: z.exactOptional(point),
})

/** A stage: a part of a project that is sold and built at one time. */
export const stageRecord = z.strictObject({
  externalId,
  siteId,
  name: requiredText(100),
  /** Last segment of the address of its page. Default: from the name. */
  slug: z.exactOptional(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80))),
  phase: z.enum(projectPhases),
  concept: z.exactOptional(z.enum(concepts)),
  county: requiredText(80),
  municipality: requiredText(80),
  areaName: requiredText(80),
  geo,
  shortDescription: text(500),
  /** The days of the members' sale. */
  vipStart: z.exactOptional(day),
  vipEnd: z.exactOptional(day),
  contacts,
  surroundings: z.exactOptional(z.array(surrounding).check(z.maxLength(surroundingKinds.length))),
  energyClass: z.exactOptional(z.enum(energyClasses)),
  /** The `key` of the company that sells its homes, see `setSellers`. Default: the seller of the site. */
  seller: z.exactOptional(requiredText(40)),
  /** When visitors see it. Default: at once. */
  publishAt: z.exactOptional(dateTime),
  /** Visitors do not see a draft. */
  isDraft: z.exactOptional(z.boolean()),
  /** Pictures of the house. The first from outside is shown in lists, all of them on the pages of its homes. */
  media: recordMedia,
})

/** A home. Its place is that of its stage. */
export const homeRecord = z.strictObject({
  externalId,
  /** The `externalId` of its stage, which may come later. */
  stage: externalId,
  /** Default: the stage's name and the object number. */
  name: z.exactOptional(requiredText(120)),
  /** The company's number of the home; the end of the address of its page. Default: the `externalId`. */
  objectNumber: z.exactOptional(requiredText(40)),
  /** The official number: `1203`, `H0302`, `A 12`. Text, because of leading zeros. */
  apartmentNumber: z.exactOptional(requiredText(20)),
  address: requiredText(120),
  residenceType: z.enum(residenceTypes),
  disposalForm: z.enum(disposalForms),
  status: z.enum(residenceStatuses),
  soldAt: z.exactOptional(day),
  concept: z.exactOptional(z.enum(concepts)),
  rooms: z.number().check(z.minimum(0.5), z.maximum(30)),
  /** Living area in m². */
  area: z.number().check(z.minimum(1), z.maximum(2_000)),
  price: amount,
  /** Finland and Norway: with the share of loans, or with shared debt and costs. */
  totalPrice: amount,
  /** Per month; the rent of a rented home. */
  monthlyFee: amount,
  financingFee: amount,
  purchaseCosts: amount,
  /** First day of access. */
  inhabitDate: day,
  showings: z.exactOptional(z.array(dateTime).check(z.maxLength(50))),
  outdoorSpaces: z.exactOptional(
    z
      .array(
        z.strictObject({
          type: z.enum(outdoorAreas),
          area: z.exactOptional(squareMetres),
          direction: z.exactOptional(z.enum(compassDirections)),
        }),
      )
      .check(z.maxLength(10)),
  ),
  accessibility: z.exactOptional(z.array(z.enum(accessibilities)).check(z.maxLength(accessibilities.length))),
  parking: z.exactOptional(z.enum(parkingOptions)),
  plotArea: z.exactOptional(squareMetres),
  energyClass: z.exactOptional(z.enum(energyClasses)),
  floor: z.exactOptional(integer(-5, 100)),
  maxFloor: z.exactOptional(integer(-5, 100)),
  geo: z.exactOptional(geo),
  shortDescription: z.exactOptional(text(500)),
  description: z.exactOptional(text(10_000)),
  publishedAt: z.exactOptional(day),
  /** Of a home that its owner sells. */
  resale: z.exactOptional(
    z.strictObject({
      broker: z.strictObject({
        name: requiredText(100),
        agency: requiredText(100),
        phone: z.exactOptional(requiredText(40)),
        email: z.exactOptional(requiredText(200)),
      }),
      yearBuilt: integer(1700, 2200),
    }),
  ),
  media: recordMedia,
})

const rowsASet = 500

/** Records of one source that apply together, or not at all. */
export const changeSet = z.strictObject({
  source: sourceName,
  stages: z.exactOptional(z.array(stageRecord).check(z.maxLength(rowsASet))),
  homes: z.exactOptional(z.array(homeRecord).check(z.maxLength(rowsASet))),
  premises: z.exactOptional(z.array(premisesRecord).check(z.maxLength(rowsASet))),
  optionGroups: z.exactOptional(z.array(optionGroupRecord).check(z.maxLength(200))),
  contacts: z.exactOptional(z.array(contactRecord).check(z.maxLength(rowsASet))),
  /** Records to end. A home with an online booking stays, and the answer says so. */
  end: z.exactOptional(
    z.array(z.strictObject({ kind: z.enum(catalogueKinds), externalId })).check(z.maxLength(rowsASet)),
  ),
  /** Keys of stages whose homes are all in this set: their others end. */
  replaceStages: z.exactOptional(z.array(externalId).check(z.maxLength(rowsASet))),
  /** The most homes that may end. Default: 10. */
  maxEnded: z.exactOptional(integer(0, 100_000)),
  /** No letters about new and changed homes. Default: true for the first set of a source. */
  quiet: z.exactOptional(z.boolean()),
})

/** A field of a record that is wrong. */
interface WrongField {
  /** `a.b` is a field of a field. */
  readonly field: string
  readonly isMissing: boolean
}

type Issue = z.core.$ZodIssue

/** The issues of a field that has several forms: those of the form that it is closest to. */
const closestForm = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const [closest] = issue.errors.toSorted((a, b) => a.length - b.length)
  return closest && closest.length > 0
    ? closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    : [issue]
}

const valueAt = (record: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    record,
  )

const wrongFields =
  (schema: z.ZodMiniType) =>
  (record: unknown): readonly WrongField[] => {
    const checked = z.safeParse(schema, record)
    return (checked.error?.issues ?? []).flatMap(closestForm).map((issue) => ({
      field: issue.path.join('.'),
      isMissing: issue.code !== 'unrecognized_keys' && valueAt(record, issue.path) === undefined,
    }))
  }

/** The wrong fields of a row, by its kind; none for a row that can be sent. */
export const changeSetRows = {
  stage: wrongFields(stageRecord),
  home: wrongFields(homeRecord),
  premises: wrongFields(premisesRecord),
  optionGroup: wrongFields(optionGroupRecord),
  contact: wrongFields(contactRecord),
} as const satisfies Readonly<Record<CatalogueKind, (record: unknown) => readonly WrongField[]>>

/** The JSON Schema of a change set. */
export const changeSetSchema = (): object =>
  z.toJSONSchema(changeSet, { io: 'input', unrepresentable: 'any' })
