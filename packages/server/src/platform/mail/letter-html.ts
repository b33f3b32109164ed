// The HTML of a letter: the head of the brand, paragraphs, one button, and a footer. Tables with padding on their cells, because Outlook
// ignores padding elsewhere; colours for dark mode in a style sheet, for mail programs that read one.
import type { Locale, SiteDefinition, SiteKey } from '@husrum/domain'
import { telLink } from '@husrum/domain'
import { escapeHtml } from '../http/escape-html.ts'

/** The colour of a brand, on white and on dark, as in the styles of its site. */
export const letterBrands: Readonly<Record<SiteKey, { readonly light: string; readonly dark: string }>> = {
  sweden: { light: '#1f4a3d', dark: '#8cc3ab' },
  'sweden-english': { light: '#1f4a3d', dark: '#8cc3ab' },
  norway: { light: '#0f4c5c', dark: '#82c3d3' },
  finland: { light: '#1d4796', dark: '#96b6f3' },
  senior: { light: '#5b2f4f', dark: '#dbabcb' },
  cooperative: { light: '#85301c', dark: '#eda48c' },
  contractor: { light: '#2d3338', dark: '#e2a33b' },
}

const inLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${attributes}>${rows}</table>`

export interface HomeParagraph {
  readonly heading: string
  readonly lines: readonly string[]
  readonly link: string
}

export interface LetterHtml {
  paragraph(text: string): string
  /** A code that is easy to read digit by digit, and to copy as a whole. */
  code(code: string): string
  /** A sentence with a phone number, as a link to call it. */
  call(text: string, phone: string): string
  button(label: string, link: string): string
  /** The same link as text, for programs that show no button. */
  copy(text: string, link: string): string
  home(home: HomeParagraph): string
  /** A quoted message, marked as the words of its writer. */
  quote(text: string): string
  footnote(text: string): string
  footLink(label: string, link: string): string
  page(parts: {
    readonly language: Locale
    readonly title: string
    readonly body: readonly string[]
    readonly foot: readonly string[]
  }): string
}

export const letterHtmlOf = ({ key, name }: Pick<SiteDefinition, 'key' | 'name'>): LetterHtml => {
  const { light, dark } = letterBrands[key]
  const linkTo = (href: string, words: string, style = ''): string =>
    `<a class="link" href="${escapeHtml(href)}" style="color:${light}${style}">${words}</a>`
  const css = [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    '.ground{background:#101312!important}.sheet{background:#1c201f!important;color:#f1f3f2!important}',
    `.foot{border-color:#3b4240!important;color:#b9c1be!important}.link{color:${dark}!important}`,
    `.press,.press a{background:${dark}!important;color:#101312!important}.quote{border-color:${dark}!important}}`,
  ].join('')
  return {
    paragraph: (text) => `<p style="margin:0 0 16px">${inLines(text)}</p>`,
    code: (code) =>
      `<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px"><strong>${escapeHtml(code)}</strong></p>`,
    call: (text, phone) =>
      `<p style="margin:0 0 16px"><strong>${escapeHtml(text).replace(
        escapeHtml(phone),
        linkTo(telLink(phone), escapeHtml(phone), ';white-space:nowrap'),
      )}</strong></p>`,
    button: (label, link) =>
      table(
        ' style="margin:0 0 20px"',
        `<tr><td class="press" bgcolor="${light}" style="border-radius:4px;background:${light};mso-padding-alt:14px 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:4px;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
      ),
    copy: (text, link) =>
      `<p style="margin:0 0 16px;font-size:14px">${inLines(text)}<br><span style="word-break:break-all">${escapeHtml(link)}</span></p>`,
    home: ({ heading, lines, link }) =>
      `<p style="margin:0 0 16px">${linkTo(link, `<strong>${escapeHtml(heading)}</strong>`)}${lines
        .map((line) => `<br>${escapeHtml(line)}`)
        .join('')}</p>`,
    quote: (text) =>
      table(
        ' width="100%" style="margin:0 0 16px"',
        `<tr><td class="quote" style="padding:0 0 0 12px;border-left:3px solid ${light}">${inLines(text)}</td></tr>`,
      ),
    footnote: (text) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`,
    footLink: (label, link) => `<p style="margin:0 0 8px">${linkTo(link, escapeHtml(label))}</p>`,
    page: ({ language, title, body, foot }) =>
      [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
        `<title>${escapeHtml(title)}</title><style>${css}</style></head>`,
        '<body class="ground" style="margin:0;padding:0;background:#f3f4f2">',
        table(
          ' width="100%" class="ground" style="background:#f3f4f2"',
          [
            '<tr><td align="center" style="padding:24px 12px">',
            '<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
            table(
              ' width="100%" class="sheet" style="max-width:560px;background:#ffffff;color:#1a1a1a;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5"',
              [
                `<tr><td bgcolor="${light}" style="padding:16px 24px;background:${light};color:#ffffff;font-size:20px;font-weight:bold">${escapeHtml(name)}</td></tr>`,
                `<tr><td align="left" style="padding:24px 24px 8px;word-break:break-word;overflow-wrap:anywhere">${body.join('')}</td></tr>`,
                foot.length > 0
                  ? `<tr><td align="left" class="foot" style="padding:16px 24px 8px;border-top:1px solid #d9dcd9;color:#555555;font-size:13px">${foot.join('')}</td></tr>`
                  : '',
              ].join(''),
            ),
            '<!--[if mso]></td></tr></table><![endif]-->',
            '</td></tr>',
          ].join(''),
        ),
        '</body></html>',
      ].join(''),
  }
}
