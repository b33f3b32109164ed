// The schema of a page in Storyblok: derived from that of pages in files, so that both are the same. The form that editors fill in
// and the conversion to pages use this one description.
import { z } from '@husrum/contract'
import { pageFile } from '../content/content-file.ts'

/** The part of JSON Schema that describes content. */
export interface Shape {
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly const?: string
  readonly format?: string
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly oneOf?: readonly Shape[]
  readonly anyOf?: readonly Shape[]
}

/** A Storyblok content block. */
export interface Blok {
  readonly component: string
  readonly [field: string]: unknown
}

/** The content type of a page. */
export const pageComponent = 'page'

/** The input schema, before defaults: fields with a default are optional. */
export const pageShape = z.toJSONSchema(pageFile, { io: 'input', unrepresentable: 'any' }) as Shape

const kindsOf = ({ oneOf, anyOf }: Shape): readonly Shape[] | undefined => oneOf ?? anyOf

/** Its name among blocks; undefined for other shapes. */
export const blockName = ({ properties }: Shape): string | undefined => properties?.kind?.const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Fields that Storyblok adds: its own metadata, and translated fields, which are not read. */
const isStoryblokOwn = (name: string): boolean =>
  name === 'component' || name.startsWith('_') || name.includes('__i18n__')

type OnStrange = (name: string) => void

const objectOf = (shape: Shape, blok: unknown, onStrange: OnStrange): unknown => {
  if (!isRecord(blok)) return blok
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, part]) => {
    if (part.const !== undefined) return [[name, part.const]]
    const value = valueIn(part, blok[name], onStrange)
    return isEmpty(value) ? [] : [[name, value]]
  })
  for (const name of Object.keys(blok))
    if (!isStoryblokOwn(name) && !(name in (shape.properties ?? {})) && !isEmpty(blok[name])) onStrange(name)
  return Object.fromEntries(fields)
}

/** A Storyblok field value → the value in a file. Storyblok writes numbers as text, and a day with its midnight. */
const valueIn = (shape: Shape, value: unknown, onStrange: OnStrange): unknown => {
  if (isEmpty(value)) return undefined
  const kinds = kindsOf(shape)
  if (kinds) {
    const kind = kinds.find((one) => blockName(one) === (value as Blok).component)
    return kind ? objectOf(kind, value, onStrange) : { kind: (value as Blok).component }
  }
  if (shape.properties) return objectOf(shape, Array.isArray(value) ? value[0] : value, onStrange)
  if (shape.items) {
    const { items } = shape
    return Array.isArray(value) ? value.map((one) => valueIn(items, one, onStrange)) : value
  }
  if (typeof value !== 'string') return value
  if (shape.type === 'integer' || shape.type === 'number') return Number(value)
  return shape.format === 'date' ? value.slice(0, 10) : value
}

/**
 * A story's content → a page as its file would have it, not yet validated.
 *
 * @param onStrange called for unknown fields, which are left out: Storyblok keeps fields that a component once had.
 */
export const pageOfStory = (content: unknown, onStrange: OnStrange = () => undefined): unknown =>
  objectOf(pageShape, content, onStrange)

/** The component name of items nested in another one: `faq_questions`. */
const within = (component: string, field: string): string => `${component}_${field}`

const fieldOf = (shape: Shape, value: unknown, component: string, name: string): unknown => {
  const kinds = kindsOf(shape.items ?? {})
  if (kinds && Array.isArray(value))
    return value.map((block) => {
      const kind = kinds.find((one) => blockName(one) === block.kind)
      return kind ? blokOf(kind, block, block.kind) : block
    })
  if (shape.items?.properties && Array.isArray(value))
    return value.map((one) => blokOf(shape.items ?? {}, one, within(component, name)))
  if (shape.properties) return [blokOf(shape, value, within(component, name))]
  if (shape.type === 'integer' || shape.type === 'number') return String(value)
  return shape.format === 'date' ? `${String(value)} 00:00` : value
}

const blokOf = (shape: Shape, value: unknown, component: string): Blok => ({
  ...Object.fromEntries(
    Object.entries(shape.properties ?? {}).flatMap(([name, part]) => {
      const given = isRecord(value) ? value[name] : undefined
      return part.const !== undefined || given === undefined
        ? []
        : [[name, fieldOf(part, given, component, name)]]
    }),
  ),
  component,
})

/** A page of a file → the content of a story; the inverse of {@link pageOfStory}. */
export const storyOfPage = (page: unknown): Blok => blokOf(pageShape, page, pageComponent)

/** A component's field as the Management API takes it. */
type Field = Readonly<Record<string, unknown>> & { readonly type: string }
export interface Component {
  readonly name: string
  readonly display_name: string
  readonly is_root: boolean
  readonly is_nestable: boolean
  readonly schema: Readonly<Record<string, Field>>
}

/** Texts of this length or more are Markdown with paragraphs and links. */
const prose = 10_000

const plainField = ({ type, enum: options, format, maxLength = 0 }: Shape): Field => {
  if (options)
    return {
      type: 'option',
      options: options.map((value) => ({ name: String(value), value: String(value) })),
    }
  if (type === 'integer' || type === 'number') return { type: 'number' }
  if (type === 'boolean') return { type: 'boolean' }
  if (format === 'date') return { type: 'datetime', disable_time: true }
  return maxLength >= prose ? { type: 'markdown' } : { type: 'text' }
}

const nestedField = (names: readonly string[], max?: number): Field => ({
  type: 'bloks',
  restrict_components: true,
  component_whitelist: names,
  maximum: max,
})

/** A component and those nested in it. */
const componentsOf = (shape: Shape, name: string, isRoot = false): readonly Component[] => {
  const inner: Component[] = []
  const fieldFor = (field: string, part: Shape): Field => {
    const kinds = kindsOf(part.items ?? {})
    if (kinds) {
      for (const kind of kinds) inner.push(...componentsOf(kind, blockName(kind) ?? field))
      return nestedField(kinds.flatMap((kind) => blockName(kind) ?? []))
    }
    const nested = part.items?.properties ? part.items : part.properties ? part : undefined
    if (!nested) return plainField(part)
    inner.push(...componentsOf(nested, within(name, field)))
    return nestedField([within(name, field)], part.items ? undefined : 1)
  }
  const schema = Object.fromEntries(
    Object.entries(shape.properties ?? {})
      .filter(([, part]) => part.const === undefined)
      .map(([field, part], pos) => {
        const required = shape.required?.includes(field) === true
        return [field, { ...fieldFor(field, part), pos, ...(required && { required }) }]
      }),
  )
  return [
    { name, display_name: name.replaceAll('_', ' '), is_root: isRoot, is_nestable: !isRoot, schema },
    ...inner,
  ]
}

/** The page components for Storyblok, for `ops/storyblok/components.json`. */
export const storyComponents = (): readonly Component[] => componentsOf(pageShape, pageComponent, true)
