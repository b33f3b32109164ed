// `npm run alerts`: checks the rules and the queries of dashboards with Prometheus's promtool (on the PATH, or PROMTOOL), and
// runs the tests of ops/prometheus/tests, which define which alert fires when.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './lib/processes.mjs'

const promtool = process.env.PROMTOOL || 'promtool'

/** @type {(...words: string[]) => Promise<boolean>} */
const holds = async (...words) => {
  const { code } = await run(promtool, words)
  if (code === 127)
    console.error(
      `The program \`${promtool}\` was not found. It comes with Prometheus (https://prometheus.io/download, or a package "prometheus"). Set PROMTOOL to its path.`,
    )
  return code === 0
}

const files = (/** @type {string} */ pattern) => globSync(join(root, pattern)).sort()

/** The queries of a dashboard's panels, as rules. */
const rulesOf = (/** @type {string} */ file) => {
  /** @type {{ title: string, panels: { title: string, targets?: { expr: string }[] }[] }} */
  const { title, panels } = JSON.parse(readFileSync(file, 'utf8'))
  const asked = panels.flatMap(({ title: panel, targets = [] }) =>
    targets.map(({ expr }, at) => ({
      record: 'dashboards:asked',
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$site', '.*'),
      labels: { panel, target: String(at) },
    })),
  )
  return { name: title, rules: asked }
}

const place = mkdtempSync(join(tmpdir(), 'husrum-alerts-'))
const dashboards = join(place, 'dashboards.yaml')
writeFileSync(dashboards, JSON.stringify({ groups: files('ops/grafana/dashboards/*.json').map(rulesOf) }))
const isRight =
  (await holds('check', 'rules', ...files('ops/prometheus/rules/*.yaml'), dashboards)) &&
  (await holds('test', 'rules', ...files('ops/prometheus/tests/*.yaml')))
rmSync(place, { recursive: true, force: true })
process.exitCode = isRight ? 0 : 1
