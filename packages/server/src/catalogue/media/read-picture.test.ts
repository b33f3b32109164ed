// Files are taken for what their bytes are; drawings only if they draw and do nothing else.
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureTypeOf, readPicture } from './read-picture.ts'
import { RefusedMedia } from './refused-media.ts'
import { checkSvg } from './safe-svg.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const problemOf = async (file: Uint8Array) => {
  try {
    await readPicture(file)
    return 'taken'
  } catch (cause) {
    return (cause as RefusedMedia).problem
  }
}
const svg = (content: string, attributes = '') =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" ${attributes}>${content}</svg>`)

describe('A drawing', () => {
  it.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<g><SCRIPT/></g>', 'a script in capitals'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>', 'a page'],
    ['<p xmlns="http://www.w3.org/1999/xhtml">a</p>', 'an element of a page'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.com"/>', 'a frame'],
    ['<image href="https://example.com/a.png"/>', 'a picture from elsewhere'],
    ['<image href="file:///etc/passwd"/>', 'a file'],
    ['<image href="data:image/png;base64,AAAA"/>', 'a picture inside'],
    ['<use href="https://example.com/a.svg#b"/>', 'a part from elsewhere'],
    [
      '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="//example.com/a.svg#b"/>',
      'a part by another prefix',
    ],
    ['<a href="https://example.com"><path d="M0 0"/></a>', 'a link'],
    ['<path onload="alert(1)" d="M0 0"/>', 'a handler'],
    ['<path OnClick="alert(1)" d="M0 0"/>', 'a handler in capitals'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>', 'an animation'],
    ['<set attributeName="onload" to="alert(1)"/>', 'a change'],
    ['<style>@import "https://example.com/a.css";</style>', 'a style from elsewhere'],
    ['<style>path { fill: url(https://example.com/a) }</style>', 'a fill from elsewhere'],
    ['<style>path { fill: u\\72l(https://example.com/a) }</style>', 'a fill that is escaped'],
    ['<path style="fill:url(//example.com/a)" d="M0 0"/>', 'an own style from elsewhere'],
    ['<path fill="url(file:///etc/passwd#a)" d="M0 0"/>', 'an attribute from elsewhere'],
    ['<filter><feImage href="https://example.com/a"/></filter>', 'a filter from elsewhere'],
    ['<?xml-stylesheet href="https://example.com/a.css"?>', 'an instruction'],
  ])('%s is refused: %s', async (content) => {
    expect(await problemOf(svg(content))).toBe('fileActive')
  })

  it.each([
    [
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    ],
    [
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd" [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['<!DOCTYPE svg><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['<!DOCTYPE html><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s is refused', async (text) => {
    expect(await problemOf(bytes(text))).toBe('fileActive')
  })

  it.each([
    [
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
    ],
    ['<!DOCTYPE svg SYSTEM "file:///etc/passwd">'],
    ['<!doctype svg>'],
  ])('of a drawing program that begins with %s is drawn without it', async (start) => {
    const drawn = bytes(
      `${start}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>`,
    )
    expect(await problemOf(drawn)).toBe('taken')
    expect(Buffer.from(checkSvg(drawn).bytes).toString()).not.toMatch(/doctype/i)
  })

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><path></svg>', 'fileBroken'],
    ['<svg xmlns="http://example.com/other"/>', 'fileType'],
    ['<html><svg xmlns="http://www.w3.org/2000/svg"/></html>', 'fileType'],
    [`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(500)}${'</g>'.repeat(500)}</svg>`, 'fileBroken'],
    [`<svg xmlns="http://www.w3.org/2000/svg"><!--${'a'.repeat(5 * 1024 * 1024)}--></svg>`, 'fileTooLarge'],
  ])('with mistakes is refused (%#)', async (text, problem) => {
    expect(await problemOf(bytes(text))).toBe(problem)
  })

  it('of an editor is drawn, in black on white and large enough for print', async () => {
    const drawing = svg(
      `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
       <sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="a"/>
       <defs><pattern id="p" width="4" height="4"><path d="M0 0h2"/></pattern></defs>
       <style>.wall { fill: url(#p); stroke: #000 }</style>
       <g class="wall"><rect width="30" height="20"/><text x="3" y="9">Kök 12 m²</text></g><use href="#p"/>`,
      'width="30mm" height="20mm"',
    )
    const { type, width, height, body } = await readPicture(drawing)
    expect([type, width]).toEqual(['image/svg+xml', 2_560])
    expect(Math.abs(height - 1_707)).toBeLessThan(20)
    expect(pictureTypeOf(body)).toBe('image/png')
    expect(
      await problemOf(
        bytes(
          `\ufeff<?xml version="1.0"?>\n<!-- a plan -->\n${new TextDecoder().decode(svg('<path d="M0 0h9"/>'))}`,
        ),
      ),
    ).toBe('taken')
  })

  it('that repeats itself without end is refused at once', async () => {
    const levels = Array.from(
      { length: 20 },
      (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
    )
    const bomb = svg(`<defs><path id="l0" d="M0 0h1"/>${levels.join('')}</defs><use href="#l20"/>`)
    // Before it is drawn: that would take long.
    expect(() => checkSvg(bomb)).toThrow(RefusedMedia)
    const round = svg('<g id="a"><use href="#b"/><path d="M0 0h9v9z"/></g><g id="b"><use href="#a"/></g>')
    expect(await problemOf(round)).toMatch(/taken|fileBroken/)
  })
})

describe('A photograph', () => {
  it('has the id of its bytes', async () => {
    const one = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#000' } })
      .jpeg()
      .toBuffer()
    const { id } = await readPicture(one)
    expect(id).toMatch(/^media-[0-9a-f]{32}$/)
    expect((await readPicture(new Uint8Array(one))).id).toBe(id)
  })

  it.each([
    ['TIFF', 'II*\0'],
    ['HEIC', '\0\0\0\x18ftypheic'],
    ['BMP', 'BM'],
    ['a page', '<!DOCTYPE html><title>svg</title>'],
    ['a page that begins like a picture', '\x89PNG<script>'],
    ['a program', 'MZ'],
    ['an archive', 'PK\x03\x04'],
  ])('is not %s', async (_, start) => {
    expect(await problemOf(Buffer.from(`${start}${'\0'.repeat(99)}`, 'latin1'))).toBe('fileType')
  })

  it('in the colours of print is taken', async () => {
    const body = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#08f' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect(await problemOf(body)).toBe('taken')
  })

  it('with other things behind its end is drawn anew: they are never served', async () => {
    const body = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#08f' } })
      .png()
      .toBuffer()
    expect(await problemOf(Buffer.concat([body, bytes('<script>1</script>')]))).toBe('taken')
  })
})
