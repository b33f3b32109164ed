// A document as HTML with the same content as its PDF, for reading on screen and for screen readers.
import type { SafeHtml } from '@husrum/domain'
import { vouchForHtml } from '@husrum/domain'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { Block, WrittenText } from './document-facts.ts'

const blockHtml = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'facts':
      return `<table>${block.caption ? `<caption>${escapeHtml(block.caption)}</caption>` : ''}<tbody>${block.rows
        .map(
          ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</tbody></table>`
  }
}

/** An `article` to embed in a page; its headings start at level 1. */
export const documentFragment = ({ title, language, subtitle, blocks }: WrittenText): SafeHtml =>
  vouchForHtml(
    `<article lang="${language}"><header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p></header>${blocks.map(blockHtml).join('')}</article>`,
  )

/** The only style of the page. */
export const documentStyle =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}caption{text-align:start;font-weight:600}table{border-collapse:collapse;table-layout:fixed;inline-size:100%;margin-block:1rem}th,td{text-align:start;vertical-align:top;padding:.375rem .5rem .375rem 0;border-bottom:1px solid #ccc;overflow-wrap:break-word;hyphens:auto}th{font-weight:400;inline-size:45%}'

/** A standalone page, without script. */
export const documentPage = (document: WrittenText): string =>
  `<!doctype html><html lang="${document.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(document.title)}</title><style>${documentStyle}</style></head><body><main>${documentFragment(document)}</main></body></html>`
