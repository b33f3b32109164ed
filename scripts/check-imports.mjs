// The import rule (.dependency-cruiser.cjs), with a check that the source was really parsed:
// without a TypeScript parser, dependency-cruiser would find no modules and report success.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinnedNode, root, run } from './lib/processes.mjs'

/** @typedef {{ source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }} CruisedModule */
/** @typedef {{ from: string, to: string, rule: { name: string, severity: string }, comment?: string, cycle?: { name: string }[] }} Violation */
/** @typedef {{ modules: CruisedModule[], summary: { violations: Violation[], ruleSetUsed?: { forbidden: { name: string, comment?: string }[] } } }} Cruise */

const isSource = (/** @type {string} */ name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')

const sourcesOf = (/** @type {string} */ name) =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' }).filter(isSource)

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/src\/testing[/.]/.test(path)

/**
 * The unit of the cycle check: the folder of a subject with its subfolders. Subjects of the server are folders of an area; features and
 * templates of the web are folders of their own. A file directly in `src` is its own unit.
 */
const roomOf = (/** @type {string} */ path) =>
  path.match(
    /^packages\/(?:server\/src\/(?:catalogue|content|people|buying|living|platform)\/|[^/]+\/src\/(?:(?:features|templates)\/)?)[^/]+/,
  )?.[0] ?? path

/** Cyclic dependencies between folders, without tests and lazy imports. @returns {string[][]} */
const circlesOfFolders = (/** @type {CruisedModule[]} */ modules) => {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map()
  for (const { source, dependencies } of modules) {
    if (!source.startsWith('packages/') || isTest(source)) continue
    const from = roomOf(source)
    const targets = arrows.get(from) ?? new Set()
    arrows.set(from, targets)
    for (const { resolved, dependencyTypes } of dependencies)
      if (/^packages\/[^/]+\/src\/.*\.tsx?$/.test(resolved) && !dependencyTypes.includes('dynamic-import'))
        if (roomOf(resolved) !== from) targets.add(roomOf(resolved))
  }
  /** @returns {Set<string>} */
  const reachedFrom = (/** @type {string} */ room) => {
    /** @type {Set<string>} */
    const reached = new Set()
    const waiting = [...(arrows.get(room) ?? [])]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(...(arrows.get(next) ?? []))
    }
    return reached
  }
  const reach = new Map([...arrows.keys()].map((room) => [room, reachedFrom(room)]))
  /** @type {Map<string, string[]>} */
  const circles = new Map()
  for (const [room, reached] of reach) {
    if (!reached.has(room)) continue
    const circle = [...reached].filter((other) => reach.get(other)?.has(room)).sort()
    circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}

const main = async () => {
  const { code, output } = await run(
    pinnedNode(),
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      'packages/*/src',
    ],
    { quiet: true },
  )
  /** @type {Cruise} */
  let cruise
  try {
    cruise = JSON.parse(output)
  } catch {
    console.error(output.trim())
    return code || 1
  }
  let problems = 0

  const packages = readdirSync(join(root, 'packages'))
  for (const name of packages) {
    const read = cruise.modules.filter(
      (module) => module.source.startsWith(`packages/${name}/src/`) && isSource(module.source),
    )
    const there = sourcesOf(name)
    if (read.length < there.length || there.length === 0) {
      problems += 1
      console.error(
        `${name}: only ${read.length} of ${there.length} source files were read, so the rule proves nothing.`,
      )
    }
    if (there.length > 5 && !read.some((module) => module.dependencies.length > 0)) {
      problems += 1
      console.error(`${name}: no import was found, so the rule proves nothing. Is @swc/core installed?`)
    }
  }

  for (const circle of circlesOfFolders(cruise.modules)) {
    problems += 1
    console.error(
      `Folders import each other. Merge them, or move shared code to a third:\n    ${circle.join('\n    ')}`,
    )
  }

  for (const { from, to, rule, cycle } of cruise.summary.violations) {
    if (rule.severity !== 'error') continue
    problems += 1
    const why = cruise.summary.ruleSetUsed?.forbidden.find(({ name }) => name === rule.name)?.comment ?? ''
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
    console.error(`${rule.name}: ${from} → ${way}\n    ${why}`)
  }
  const count = cruise.modules.filter((module) => module.source.startsWith('packages/')).length
  console.log(
    problems > 0
      ? `${problems} problem${problems > 1 ? 's' : ''} in ${count} modules.`
      : `${count} modules in ${packages.length} packages; all imports are allowed, and there are no cycles.`,
  )
  return problems > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main()
