// A small single-stroke alphabet, so that plans do not depend on installed fonts.

// Capitals reach from 10 to 0; small letters reach 3; descenders reach 13. Width first, then the strokes.
type Glyph = readonly [width: number, strokes: string]

const bowl = 'M6 6.5A3 3.5 0 1 0 0 6.5A3 3.5 0 1 0 6 6.5'

const capitals: Readonly<Record<string, Glyph>> = {
  A: [7, 'M0 10L3.5 0L7 10M1.2 6.7H5.8'],
  B: [6, 'M0 0V10H3.2A2.7 2.7 0 0 0 3.2 4.7H0M0 0H2.8A2.35 2.35 0 0 1 2.8 4.7'],
  C: [7, 'M7 2.2A4 5 0 1 0 7 7.8'],
  D: [7, 'M0 0V10H2.5A4.5 5 0 0 0 2.5 0Z'],
  E: [5.5, 'M5.5 0H0V10H5.5M0 4.8H4.7'],
  F: [5.2, 'M5.2 0H0V10M0 4.8H4.5'],
  G: [7.4, 'M7 2.2A4 5 0 1 0 7.4 7V5.4H4.6'],
  H: [6.6, 'M0 0V10M6.6 0V10M0 4.8H6.6'],
  I: [0, 'M0 0V10'],
  J: [4.4, 'M4.4 0V7.5A2.2 2.5 0 0 1 0 7.6'],
  K: [6, 'M0 0V10M6 0L0 6M2.2 4L6.2 10'],
  L: [5, 'M0 0V10H5'],
  M: [8, 'M0 10V0L4 7L8 0V10'],
  N: [6.6, 'M0 10V0L6.6 10V0'],
  O: [8, 'M8 5A4 5 0 1 0 0 5A4 5 0 1 0 8 5'],
  P: [6, 'M0 10V0H3.2A2.8 2.8 0 0 1 3.2 5.6H0'],
  Q: [8, 'M8 5A4 5 0 1 0 0 5A4 5 0 1 0 8 5M5 7.4L8 10.6'],
  R: [6.2, 'M0 10V0H3.2A2.7 2.7 0 0 1 3.2 5.4H0M3.2 5.4L6.2 10'],
  S: [6, 'M5.6 1.8C4.6-.6 .4-.5 .4 2.4C.4 5.6 5.8 4.2 5.8 7.4C5.8 10.7 .9 10.8 0 8'],
  T: [6.4, 'M0 0H6.4M3.2 0V10'],
  U: [6.4, 'M0 0V6.7A3.2 3.3 0 0 0 6.4 6.7V0'],
  V: [7, 'M0 0L3.5 10L7 0'],
  W: [10, 'M0 0L2.6 10L5 1.6L7.4 10L10 0'],
  X: [6.4, 'M0 0L6.4 10M6.4 0L0 10'],
  Y: [6.6, 'M0 0L3.3 5.2L6.6 0M3.3 5.2V10'],
  Z: [6, 'M0 0H6L0 10H6'],
}

const small: Readonly<Record<string, Glyph>> = {
  a: [6, `${bowl}M6 3V10`],
  b: [6, `${bowl}M0 0V10`],
  c: [5.2, 'M5.3 4.4A3 3.5 0 1 0 5.3 8.6'],
  d: [6, `${bowl}M6 0V10`],
  e: [6, 'M0 6.4H6A3 3.4 0 1 0 5.2 8.7'],
  f: [3.2, 'M3.4 .2C1.9-.3 1.2 .6 1.2 2V10M0 3H3'],
  g: [6, `${bowl}M6 3V10.2A3 2.9 0 0 1 .5 11.6`],
  h: [5.4, 'M0 0V10M0 5.7A2.7 2.7 0 0 1 5.4 5.7V10'],
  i: [0, 'M0 3V10M0 .2V.8'],
  j: [1, 'M1 3V11.3C1 12.7 .2 13.2-.8 12.9M1 .2V.8'],
  k: [5, 'M0 0V10M4.8 3L0 7.2M1.7 5.8L5 10'],
  l: [0, 'M0 0V10'],
  m: [8.8, 'M0 3V10M0 5.2A2.2 2.2 0 0 1 4.4 5.2V10M4.4 5.2A2.2 2.2 0 0 1 8.8 5.2V10'],
  n: [5.4, 'M0 3V10M0 5.7A2.7 2.7 0 0 1 5.4 5.7V10'],
  o: [6, bowl],
  p: [6, `${bowl}M0 3V13`],
  q: [6, `${bowl}M6 3V13`],
  r: [3.2, 'M0 3V10M0 5.9C.3 4 1.6 2.9 3.4 3.2'],
  s: [4.6, 'M4.3 4.3C3.5 2.6 .4 2.7 .4 4.7C.4 7 4.5 5.8 4.5 8.2C4.5 10.5 .8 10.6 0 8.7'],
  t: [3.2, 'M1.3 .8V8.2C1.3 9.8 2.2 10.2 3.4 9.8M0 3H3.1'],
  u: [5.4, 'M0 3V7.3A2.7 2.7 0 0 0 5.4 7.3M5.4 3V10'],
  v: [5.4, 'M0 3L2.7 10L5.4 3'],
  w: [8, 'M0 3L2.1 10L4 4L5.9 10L8 3'],
  x: [5, 'M0 3L5 10M5 3L0 10'],
  y: [5.4, 'M0 3L2.8 9.8M5.4 3L2.4 10.6C1.8 12.4 1.2 13.1 0 12.9'],
  z: [4.8, 'M0 3H4.8L0 10H4.8'],
}

const signs: Readonly<Record<string, Glyph>> = {
  0: [6, 'M6 5A3 5 0 1 0 0 5A3 5 0 1 0 6 5'],
  1: [3, 'M0 2.2L2.6 0V10'],
  2: [5.6, 'M.2 2.6C.6-.8 5.6-.8 5.6 2.6C5.6 4.8 2.6 6.6 0 10H5.8'],
  3: [5.6, 'M.4 1.7C1.6-.7 5.4-.4 5.4 2.4C5.4 4 4.2 4.7 2.4 4.7C4.6 4.7 5.8 5.8 5.8 7.3C5.8 10.6 1 11 0 8.1'],
  4: [6, 'M4.6 10V0L0 7H6.2'],
  5: [5.6, 'M5.2 0H1L.4 4.7C2.4 3.2 5.8 4 5.8 7C5.8 10.6 1.2 10.9 0 8.4'],
  6: [5.8, 'M4.8 .2C2 1.8 0 4.6 0 7A2.9 3 0 1 0 5.8 7A2.9 3 0 0 0 .2 6.4'],
  7: [5.6, 'M0 0H5.8L1.8 10'],
  8: [5.8, 'M2.9 4.7A2.3 2.35 0 1 1 2.95 4.7A2.9 2.65 0 1 1 2.9 4.7'],
  9: [5.8, 'M1 9.8C3.8 8.2 5.8 5.4 5.8 3A2.9 3 0 1 0 0 3A2.9 3 0 0 0 5.6 3.6'],
  '.': [0.4, 'M.2 9.5V10'],
  ',': [0.8, 'M.6 9.5V10L0 11.6'],
  '-': [3.4, 'M0 6.2H3.4'],
  '/': [4, 'M0 11L4-.6'],
  ':': [0.4, 'M.2 4.4V4.9M.2 9.5V10'],
  '²': [2.9, 'M.1 1C.4-.6 2.8-.6 2.8 1C2.8 2 1.4 2.8 0 4.4H3'],
  '×': [4.2, 'M0 4.6L4.2 8.8M4.2 4.6L0 8.8'],
  ' ': [2.6, ''],
}

const dots = (middle: number, up: number): string =>
  `M${middle - 1.5} ${up}V${up + 0.5}M${middle + 1.5} ${up}V${up + 0.5}`
const ring = (middle: number, up: number): string =>
  `M${middle + 1} ${up}A1 1 0 1 0 ${middle - 1} ${up}A1 1 0 1 0 ${middle + 1} ${up}`
const strokesOf = (letter: string): string => (capitals[letter] ?? small[letter] ?? ['', ''])[1]

const marked: Readonly<Record<string, Glyph>> = {
  Å: [7, `${strokesOf('A')}${ring(3.5, -1.6)}`],
  Ä: [7, `${strokesOf('A')}${dots(3.5, -2.4)}`],
  Ö: [8, `${strokesOf('O')}${dots(4, -2.4)}`],
  Ø: [8, `${strokesOf('O')}M.6 10.4L7.4-.4`],
  É: [5.5, `${strokesOf('E')}M2.2-1.2L3.8-2.8`],
  Æ: [9.6, 'M9.6 0H4.4L0 10M4.9 0V10H9.6M4.9 4.8H9M1.5 6.7H4.9'],
  å: [6, `${strokesOf('a')}${ring(3, 0.6)}`],
  ä: [6, `${strokesOf('a')}${dots(3, 0.4)}`],
  ö: [6, `${strokesOf('o')}${dots(3, 0.4)}`],
  ø: [6, `${strokesOf('o')}M.4 10.3L5.6 2.7`],
  æ: [10, 'M5 6.5A2.5 3.5 0 1 0 0 6.5A2.5 3.5 0 1 0 5 6.5H10A2.5 3.5 0 1 0 5 6.5A2.5 3.5 0 0 0 9.4 8.8'],
  é: [6, `${strokesOf('e')}M2.4 1.4L4-.4`],
}

const gap = 2.3
const glyphOf = (letter: string): Glyph =>
  capitals[letter] ?? small[letter] ?? signs[letter] ?? marked[letter] ?? signs['-'] ?? [0, '']

/** Width of a text whose capitals are `size` high. */
export const textWidth = (text: string, size: number): number =>
  (Math.max(0, [...text].reduce((sum, letter) => sum + glyphOf(letter)[0] + gap, 0) - gap) * size) / 10

/** Strokes of a text with capitals `size` high, its middle at `x`, its baseline at `y`. */
export const drawText = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 1.15,
  anchor: 'middle' | 'start' = 'middle',
): string => {
  let at = 0
  const letters = [...text].map((letter) => {
    const [wide, strokes] = glyphOf(letter)
    const markup =
      strokes === '' ? '' : `<path transform="translate(${Math.round(at * 10) / 10} 0)" d="${strokes}"/>`
    at += wide + gap
    return markup
  })
  const left = anchor === 'start' ? x : x - textWidth(text, size) / 2
  const round = (value: number): number => Math.round(value * 100) / 100
  return `<g transform="translate(${round(left)} ${round(y - size)}) scale(${round(size / 10)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`
}
