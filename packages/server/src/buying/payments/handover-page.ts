// The markup of the page on which a payer continues to a provider. It loads no file of its own: it must work during the whole
// payment, whichever release is served meanwhile.
import type { SiteDefinition, SiteKey } from '@husrum/domain'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { plainPage } from '../../platform/http/plain-page.ts'

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

export interface HandoverWords {
  readonly title: string
  readonly lead: string
  /** What is paid, by label. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly stuck: string
  readonly careful: string
  readonly stay: string
}

const spruce = ['#1f4a3d', '#8cc3ab'] as const
/** The brand's colour in light and dark mode, as in its style sheet (`web/src/sites/<key>/brand.css`). */
const brands: Readonly<Record<SiteKey, readonly [day: string, night: string]>> = {
  sweden: spruce,
  'sweden-english': spruce,
  norway: ['#0f4c5c', '#82c3d3'],
  finland: ['#1d4796', '#96b6f3'],
  senior: ['#5b2f4f', '#dbabcb'],
  cooperative: ['#85301c', '#eda48c'],
  contractor: ['#2d3338', '#e2a33b'],
}

export const handoverStyle = ({ key }: Pick<SiteDefinition, 'key'>): string => `
  :root { color-scheme: light dark; --brand: ${brands[key][0]}; --on-brand: #fff; --ink: #1b211e; --soft: #545b55; --paper: #fbf9f4; --surface: #fffefb; --line: #ded8cb }
  @media (prefers-color-scheme: dark) { :root { --brand: ${brands[key][1]}; --on-brand: #14110d; --ink: #ece9e1; --soft: #b4b7ae; --paper: #121614; --surface: #1b201d; --line: #3b423d } }
  * { box-sizing: border-box }
  body { margin: 0; font: 1.0625rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: break-word }
  header { padding: 1.125rem max(1.25rem, (100% - 40rem) / 2); border-top: 5px solid var(--brand); border-bottom: 1px solid var(--line); color: var(--brand); font-size: 1.25rem; font-weight: 700 }
  main { max-width: 42.5rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 3.5rem) 1.25rem 4rem }
  h1 { margin: 0 0 .75rem; font-size: clamp(1.75rem, 1.4rem + 2vw, 2.5rem); line-height: 1.15 }
  section { margin: 1.75rem 0; padding: clamp(1.25rem, 4vw, 2rem); border: 1px solid var(--line); border-radius: .5rem; background: var(--surface) }
  dl { display: grid; gap: .875rem; margin: 0 0 1.5rem }
  dt { color: var(--soft) }
  dd { margin: 0; font-weight: 600 }
  dl > :first-child dd { font-size: 1.625rem; line-height: 1.2 }
  button { width: 100%; min-height: 3.25rem; padding: .5rem 1.5rem; border: 1px solid transparent; border-radius: .375rem; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; cursor: pointer }
  :focus-visible { outline: 3px solid var(--brand); outline-offset: 3px }
  p { margin: 0 0 1rem }
  .soft { color: var(--soft) }
  a { display: inline-block; padding: .625rem 0; color: var(--brand); font-weight: 600; text-underline-offset: .2em }
  @media (min-width: 40rem) { button { width: auto } }`

export const handoverPage = (
  site: SiteDefinition,
  { title, lead, facts, stuck, careful, stay }: HandoverWords,
  { way, back }: { readonly way: Markup; readonly back: string },
): Markup =>
  plainPage({
    language: site.locale,
    title: `${title} | ${site.name}`,
    style: handoverStyle(site),
    body: html`
    <header>${site.name}</header>
    <main>
      <h1>${title}</h1>
      <p>${lead}</p>
      <section>
        <dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
        ${way}
      </section>
      <p>${careful}</p>
      <p class="soft">${stuck}</p>
      <p><a href="${back}">${stay}</a></p>
    </main>`,
  })
