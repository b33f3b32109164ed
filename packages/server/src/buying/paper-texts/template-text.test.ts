// Texts of papers that a company writes: what they become, and where their mistakes are.
import type { PaperKind } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { fillTemplate, maxTemplateLength, parseTemplate, templateIssues } from './template-text.ts'

const issuesOf = (source: string, kind: PaperKind = 'terms') =>
  templateIssues(source, kind).map(
    ({ line, column, problem, about }) => `${line}:${column} ${problem} ${about}`,
  )

const filled = (source: string, isTrue = false) =>
  fillTemplate(parseTemplate(source).template, {
    factOf: (fact) => (fact === 'home.floor' ? '' : `<${fact}>`),
    isTrue: () => isTrue,
    blocksOf: (name) => [{ kind: 'paragraph', text: `table ${name}` }],
  })

describe('A text', () => {
  it('has a title, headings, paragraphs, lists and tables', () => {
    const { title, blocks } = filled(
      [
        '# Villkor för {{ home.name }}',
        '',
        'En rad',
        'och en till.',
        '1. Punkt ett',
        '2. Punkt två',
        '## Rubrik',
        '- ett',
        '  fortsätter',
        '* två {{price.total}}',
        '',
        '| Bostad | {{home.name}} |',
        '|---|---|',
        '| Våning | {{home.floor}} |',
        '{{home}}',
      ].join('\r\n'),
    )
    expect(title).toBe('Villkor för <home.name>')
    expect(blocks).toEqual([
      { kind: 'paragraph', text: 'En rad och en till.' },
      { kind: 'paragraph', text: '1. Punkt ett' },
      { kind: 'paragraph', text: '2. Punkt två' },
      { kind: 'heading', text: 'Rubrik' },
      { kind: 'list', items: ['ett fortsätter', 'två <price.total>'] },
      { kind: 'facts', rows: [['Bostad', '<home.name>']] },
      { kind: 'paragraph', text: 'table home' },
    ])
  })

  it.each([
    [true, ['före', 'med avgift', 'efter']],
    [false, ['före', 'utan avgift', 'efter']],
  ])('has parts that depend on the booking: %s', (isTrue, words) => {
    const source = '# T\nföre\n{{#if fee}}\nmed avgift\n{{else}}\nutan avgift\n{{/if}}\nefter'
    expect(issuesOf(source)).toEqual([])
    expect(filled(source, isTrue).blocks).toEqual(words.map((text) => ({ kind: 'paragraph', text })))
  })

  it('does not read facts in what a buyer has typed', () => {
    const { template } = parseTemplate('# T\n{{home.name}}')
    const { blocks } = fillTemplate(template, {
      factOf: () => '{{price.total}}',
      isTrue: () => true,
      blocksOf: () => [],
    })
    expect(blocks).toEqual([{ kind: 'paragraph', text: '{{price.total}}' }])
  })
})

describe('A mistake', () => {
  it.each([
    ['', '1:1 noTitle '],
    ['Utan rubrik', '1:1 noTitle '],
    ['# T\n\n  Se {{home.adress}} här', '3:6 unknownName home.adress'],
    ['# T\nSe {{toString}}', '2:4 unknownName toString'],
    ['# T\nSe {{buyer.names}}', '2:6 notInThisPaper buyer.names'],
    ['# T\n{{parties}}', '2:1 notInThisPaper parties'],
    ['# T\nSe {{price}} här', '2:4 notAlone price'],
    ['# T\nom {{#if fee}} så', '2:4 notAlone #if fee'],
    ['# T\n{{#if rich}}\nja\n{{/if}}', '2:1 unknownName rich'],
    ['# T\n{{#if fee}}\nja', '2:1 wrongCondition #if'],
    ['# T\n{{/if}}', '2:1 wrongCondition {{/if}}'],
    ['# T\n{{#if fee}}\n{{#if floor}}\nja\n{{/if}}', '3:1 wrongCondition {{#if floor}}'],
    ['# T\nSe {{home.name', '2:4 wrongBraces {{'],
    ['# T\nSe home.name}} här', '2:13 wrongBraces }}'],
    ['# T\nEn **fet** text', '2:4 notSupported **'],
    ['# T\nEn [länk](https://example.com)', '2:9 notSupported ]('],
    ['# T\n### Rubrik', '2:1 notSupported ###'],
    ['# T\n# T', '2:1 notSupported #'],
    ['# T\n| a | b | c |', '2:1 notSupported |'],
  ])('of %j has its place', (source, issue) => {
    expect(issuesOf(source)).toContain(issue)
  })

  it('is a text that is too long', () => {
    expect(issuesOf(`# T\n${'a'.repeat(maxTemplateLength)}`)).toEqual([`1:1 tooLong ${maxTemplateLength}`])
  })

  it('is a required fact that is missing, or that only some bookings have', () => {
    const source = '# Avtal\n{{parties}}\n{{home}}\n{{booking.date}}\n{{#if fee}}\n{{price}}\n{{/if}}'
    expect(issuesOf(source, 'agreement')).toEqual(['7:1 missing price / price.total'])
  })

  it('is not searched for slowly', () => {
    const started = performance.now()
    for (const piece of ['{{', '{{ ', '|', '- ', '{{#if ', '*', '![', ' '])
      templateIssues(`# T\n${piece.repeat(Math.floor(maxTemplateLength / piece.length) - 10)}`, 'agreement')
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
