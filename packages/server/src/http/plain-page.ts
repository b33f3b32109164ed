// A whole page without script and without the web's frame. What goes with it into the policy is its style (`inline`).
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
  /** As text that is ours: it is written as it is. */
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
