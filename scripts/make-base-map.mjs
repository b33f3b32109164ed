// Generates the map that is bundled with the web: coast, lakes, borders and municipalities of the Nordic countries. Run manually
// after the sources have changed. The README beside its output lists the sources and their licences.
//
// node scripts/make-base-map.mjs <mapshaper> <folder with the sources>
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const [mapshaper, sources] = process.argv.slice(2)
if (!mapshaper || !sources) throw new Error('make-base-map.mjs <mapshaper> <folder with the sources>')

const target = resolve(import.meta.dirname, '../packages/web/src/features/map/base-map')
/** Larger than the countries, so that no line ends within the visible map. */
const clip = ['-clip', 'bbox=-3,53,35,72.5']
/** Steps per degree: about forty metres. */
const scale = 2_500

const work = mkdtempSync(join(tmpdir(), 'base-map-'))
/** @param {string[]} names */
const from = (...names) => ['-i', ...names.map((name) => join(sources, name))]
const merged = ['combine-files', '-merge-layers', 'force']

/**
 * Runs mapshaper and returns the lines and rings of its output.
 *
 * @param {string} name
 * @param {string[][]} steps
 * @returns {[number, number][][]}
 */
const shaped = (name, ...steps) => {
  const file = join(work, name)
  execFileSync(mapshaper, [...steps.flat(), '-o', file, 'format=geojson', 'precision=0.0001'], {
    stdio: 'ignore',
  })
  const made = JSON.parse(readFileSync(file, 'utf8'))
  /** @type {{ type: string, coordinates: any }[]} */
  const shapes = made.features?.map((/** @type {any} */ { geometry }) => geometry) ??
    made.geometries ?? [made]
  return shapes.flatMap((shape) => {
    if (shape?.type === 'LineString') return [shape.coordinates]
    if (shape?.type === 'MultiPolygon') return shape.coordinates.flat()
    return shape?.coordinates ?? []
  })
}

/**
 * Encodes each line as steps from point to point: longitude, latitude, alternating.
 *
 * @param {[number, number][][]} lines
 */
const packed = (lines) =>
  lines
    .map((line) => {
      /** @type {number[]} */
      const steps = []
      let [lastX, lastY] = [0, 0]
      line.forEach((point, at) => {
        const [x, y] = [Math.round(point[0] * scale), Math.round(point[1] * scale)]
        if (at > 0 && x === lastX && y === lastY) return
        steps.push(x - lastX, y - lastY)
        ;[lastX, lastY] = [x, y]
      })
      return steps
    })
    .filter((steps) => steps.length >= 4)

/** @param {number} metres */
const simplified = (metres) => ['-simplify', 'weighted', `interval=${metres}`, 'keep-shapes']
/** @param {string} name @param {number} metres */
const innerLines = (name, metres) =>
  packed(shaped(`${name}.lines.json`, from(name), ['-clean'], simplified(metres), ['-innerlines']))

const land = packed(
  shaped('land.json', from('ne_10m_land.json', 'ne_10m_minor_islands.json'), merged, clip, simplified(200), [
    '-filter-islands',
    'min-area=0.3km2',
  ]),
)
const lakes = packed(
  shaped(
    'lakes.json',
    from('ne_10m_lakes.json', 'ne_10m_lakes_europe.json'),
    merged,
    clip,
    ['-filter-slivers', 'min-area=3km2'],
    simplified(300),
  ),
)
const borders = packed(
  shaped('borders.json', from('ne_10m_admin_0_boundary_lines_land.json'), clip, [
    '-simplify',
    'weighted',
    'interval=250',
  ]),
)
const municipalities = ['kommun.geojson', 'Kommuner-S.topojson', 'kuntarajat.json'].flatMap((name) =>
  innerLines(name, 250),
)
writeFileSync(join(target, 'nordic.json'), JSON.stringify({ scale, land, lakes, borders }))
writeFileSync(join(target, 'municipalities.json'), JSON.stringify({ scale, municipalities }))
rmSync(work, { recursive: true })
