// A canvas that outputs SVG text; adjacent shapes of the same colour are joined into one path to stay small.

export type Point = readonly [number, number]

export type Canvas = {
  readonly fill: (colour: string, points: readonly Point[], opacity?: number) => void
  readonly line: (colour: string, width: number, points: readonly Point[], opacity?: number) => void
  readonly blob: (colour: string, centre: Point, radiusX: number, radiusY: number, opacity?: number) => void
  readonly path: (colour: string, data: string, opacity?: number) => void
  readonly raw: (markup: string) => void
  readonly gradient: (stops: readonly GradientStop[], from: Point, to: Point) => string
  readonly glow: (stops: readonly GradientStop[], centre: Point, radius: number) => string
  readonly toSvg: (width: number, height: number) => string
}

export type GradientStop = readonly [offset: number, colour: string, opacity?: number]

export const number = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

const polyline = (points: readonly Point[]): string => {
  const [first, ...rest] = points
  if (first === undefined) return ''
  let x = Math.round(first[0] * 10) / 10
  let y = Math.round(first[1] * 10) / 10
  let data = `M${number(x)} ${number(y)}l`
  rest.forEach((point, index) => {
    const dx = Math.round((point[0] - x) * 10) / 10
    const dy = Math.round((point[1] - y) * 10) / 10
    x += dx
    y += dy
    data += `${index > 0 && dx >= 0 ? ' ' : ''}${number(dx)}${dy < 0 ? '' : ' '}${number(dy)}`
  })
  return data
}

const stopsMarkup = (stops: readonly GradientStop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

export const makeCanvas = (): Canvas => {
  const parts: string[] = []
  const definitions: string[] = []
  let openAttributes = ''
  let openData: string[] = []

  const close = (): void => {
    if (openData.length > 0) parts.push(`<path ${openAttributes} d="${openData.join('')}"/>`)
    openData = []
    openAttributes = ''
  }
  const add = (attributes: string, data: string): void => {
    if (attributes !== openAttributes) {
      close()
      openAttributes = attributes
    }
    openData.push(data)
  }
  const see = (opacity: number | undefined): string =>
    opacity === undefined || opacity >= 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`

  return {
    fill: (colour, points, opacity) => add(`fill="${colour}"${see(opacity)}`, `${polyline(points)}z`),
    line: (colour, width, points, opacity) =>
      add(
        `fill="none" stroke="${colour}" stroke-width="${number(Math.max(width, 0.3))}"${see(opacity)}`,
        polyline(points),
      ),
    blob: (colour, [x, y], radiusX, radiusY, opacity) => {
      const trim = (value: number): string => (radiusX > 14 ? String(Math.round(value)) : number(value))
      const rx = trim(radiusX)
      const ry = trim(radiusY)
      const wide = number(Number(rx) * 2)
      add(
        `fill="${colour}"${see(opacity)}`,
        `M${trim(x - radiusX)} ${trim(y)}a${rx} ${ry} 0 1 1 ${wide} 0a${rx} ${ry} 0 1 1-${wide} 0z`,
      )
    },
    path: (colour, data, opacity) => add(`fill="${colour}"${see(opacity)}`, data),
    raw: (markup) => {
      close()
      parts.push(markup)
    },
    gradient: (stops, from, to) => {
      const id = `g${definitions.length}`
      definitions.push(
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${number(from[0])}" y1="${number(from[1])}" x2="${number(to[0])}" y2="${number(to[1])}">${stopsMarkup(stops)}</linearGradient>`,
      )
      return `url(#${id})`
    },
    glow: (stops, centre, radius) => {
      const id = `g${definitions.length}`
      definitions.push(
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${number(centre[0])}" cy="${number(centre[1])}" r="${number(radius)}">${stopsMarkup(stops)}</radialGradient>`,
      )
      return `url(#${id})`
    },
    toSvg: (width, height) => {
      close()
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions.join('')}</defs>${parts.join('')}</svg>`
    },
  }
}
