// A complete page without script and without the frame of the web app. Its style goes into the policy as `inline`.
import { html, raw } from 'hono/html'

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
