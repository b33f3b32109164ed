// A complete page without script and without the frame of the web app. Its style goes into the policy as `inline`.
import { html, raw } from 'hono/html'

/** The look of a page with a form, to begin a page's own style with. */
export const plainFormStyle = `
  :root { color-scheme: light dark }
  body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 2rem auto; padding: 0 1.25rem; overflow-wrap: break-word }
  h1 { font-size: 1.75rem; line-height: 1.2 }
  label { display: block; font-weight: 600 }
  input, textarea { font: inherit; box-sizing: border-box; width: 100%; padding: .5rem; margin-block: .5rem }
  .wrong { font-weight: 600; margin: 0 } .wrong::before { content: '! ' }
  button, .button { display: inline-block; font: inherit; min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: .25rem; background: #1d3b2f; color: #fff; cursor: pointer; box-sizing: border-box; text-decoration: none }
  :focus-visible { outline: 3px solid currentColor; outline-offset: 3px }`

type Markup = ReturnType<typeof html>

export const plainPage = ({
  language,
  title,
  style,
  body,
}: {
  readonly language: string
  readonly title: string
  /** Trusted text: it is not escaped. */
  readonly style: string
  readonly body: Markup
}): Markup => html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>${title}</title>
    <style>${raw(style)}</style>
  </head>
  <body>${body}</body>
</html>`
