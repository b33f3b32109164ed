// The API description as one page with every call, generated from the OpenAPI document. No script and no external resources.
import { html } from 'hono/html'
import { plainPage } from './platform/http/plain-page.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly {
    readonly name?: string
    readonly in?: string
    readonly required?: boolean
    readonly schema?: Schema
  }[]
  readonly requestBody?: Content
  readonly responses: Readonly<
    Record<string, Content & { readonly $ref?: string; readonly description?: string }>
  >
}

/** The parts of the OpenAPI document that are used. */
export interface ReferenceDocument {
  readonly info: { readonly title: string; readonly version: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export const referenceStyle = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
  h2 { margin-block: 3rem 1rem; border-block-start: 2px solid #1d3b2f; padding-block-start: 1rem } h3 { margin-block: 2rem .25rem; overflow-wrap: anywhere }
  code, pre { font: .875rem/1.5 ui-monospace, monospace } pre { overflow: auto; background: #f4f4f0; padding: .75rem; border-radius: .25rem }
  nav ul { columns: 14rem; padding-inline-start: 1rem } a { color: #1d3b2f } :focus-visible { outline: 3px solid #1d3b2f; outline-offset: 3px }
  table { border-collapse: collapse } td, th { text-align: start; vertical-align: top; padding: .25rem 1rem .25rem 0 } .wide { overflow: auto }`

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference

/** A schema in a few words; a named schema is a link with its name. */
const inWords = (schema: Schema | undefined): unknown => {
  if (schema === undefined) return ''
  const { $ref, const: only, enum: words, anyOf, oneOf, items, type, format } = schema
  if ($ref) return html`<a href="#${nameOf($ref)}">${nameOf($ref)}</a>`
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`
  if (words) return html`${words.map((word, at) => html`${at > 0 ? ' · ' : ''}<code>${String(word)}</code>`)}`
  const several = anyOf ?? oneOf
  if (several) return html`${several.map((one, at) => html`${at > 0 ? ' or ' : ''}${inWords(one)}`)}`
  if (items) return html`list of ${inWords(items)}`
  return format ? `${type}, ${format}` : String(type ?? 'anything')
}

const fieldRows = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties).map(
    ([name, schema]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${inWords(schema)}${schema.properties ? table(schema) : ''}${schema.items?.properties ? table(schema.items) : ''}</td><td>${required.includes(name) ? '' : 'may be absent'}</td></tr>`,
  )
const table = (schema: Schema): unknown =>
  html`<div class="wide" tabindex="0" role="group" aria-label="Fields"><table><tbody>${fieldRows(schema)}</tbody></table></div>`

const shapeOf = (schema: Schema | undefined): unknown =>
  schema?.properties ? table(schema) : html`<p>${inWords(schema)}</p>`

const example = (value: unknown) =>
  value === undefined ? '' : html`<pre tabindex="0">${JSON.stringify(value, undefined, 2)}</pre>`

const contentOf = ({ content = {} }: Content) => Object.values(content)[0]

const callOf = (path: string, method: string, operation: Operation) => {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  const named = parameters.filter(({ name }) => name !== undefined)
  const asked = requestBody && contentOf(requestBody)
  const answer = contentOf(responses['200'] ?? {})
  const others = Object.keys(responses).filter((status) => status !== '200')
  const who = security.flatMap((way) => Object.keys(way))
  return html`<section aria-labelledby="${operationId}"><h3 id="${operationId}">${operationId}</h3>
    <p><code>${method.toUpperCase()} ${path}</code>${who.length > 0 ? html` · ${who.join(' or ')}` : ''}</p>
    <p>${summary}</p>
    ${named.length > 0 ? html`<h4>Path and query</h4><div class="wide" tabindex="0" role="group" aria-label="Parameters"><table><tbody>${named.map(({ name, in: place, required, schema }) => html`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${inWords(schema)}</td><td>${required ? '' : 'may be absent'}</td></tr>`)}</tbody></table></div>` : ''}
    ${asked ? html`<h4>Body</h4>${shapeOf(asked.schema)}${example(asked.example)}` : ''}
    ${answer ? html`<h4>Answer</h4>${shapeOf(answer.schema)}${example(answer.example)}` : ''}
    ${others.length > 0 ? html`<p>Otherwise ${others.join(', ')}.</p>` : ''}
  </section>`
}

/** The whole page. It is the same for all callers, so it is rendered once. */
export const referencePage = ({ info, tags, paths, components }: ReferenceDocument): string => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const ofTag = (name: string) => calls.filter(({ operation }) => operation.tags.includes(name))
  const title = `${info.title} ${info.version}: the contract`
  const body = html`<main><h1>${title}</h1>
    <p>${calls.length} calls. For programs: <a href="/services/openapi.json">OpenAPI 3.1</a>. Refusals are problem documents (RFC 9457): <a href="#Problem">Problem</a>.</p>
    <nav aria-label="Subjects"><ul>${tags.map(({ name }) => html`<li><a href="#subject-${name}">${name}</a></li>`)}</ul></nav>
    ${tags.map(
      ({ name, description }) => html`<h2 id="subject-${name}">${name}</h2><p>${description}</p>
      ${ofTag(name).map(({ path, method, operation }) => callOf(path, method, operation))}`,
    )}
    <h2>Shapes</h2>
    ${Object.entries(components.schemas).map(([name, schema]) => html`<section aria-labelledby="${name}"><h3 id="${name}">${name}</h3>${shapeOf(schema)}</section>`)}
  </main>`
  return String(plainPage({ language: 'en', title, style: referenceStyle, body }))
}
