// Finds the files of a page in Vite's manifest: those of the frame, and those of the page's contents.
import type { PageFiles } from '@husrum/contract'

/** Vite's description of a built module (`build.manifest`). */
export interface ManifestEntry {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly css?: readonly string[]
  /** Keys of its static imports. */
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestEntry>>

/** A module and its static imports, dependencies first. */
const withImports = (manifest: Manifest, key: string, seen: Set<string>): readonly ManifestEntry[] => {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return []
  seen.add(key)
  return [...(entry.imports ?? []).flatMap((below) => withImports(manifest, below, seen)), entry]
}

const addressOf = (file: string): string => `/${file}`

/** `read` reads a file of the build; each list of modules is computed once. Throws for a module that was not built. */
export const makePageFiles = (
  manifest: Manifest,
  read: (file: string) => string,
): ((modules: readonly string[]) => PageFiles) => {
  const known = new Map<string, PageFiles>()
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  return (modules) => {
    const name = modules.join()
    const made = known.get(name)
    if (made) return made
    const missing = modules.filter((module) => !manifest[module])
    if (missing.length > 0) throw new Error(`The build has no file for ${missing.join(', ')}`)
    const seen = new Set<string>()
    const shown = [...entries, ...modules].flatMap((key) => withImports(manifest, key, seen))
    const sheets = [...new Set(shown.flatMap(({ css = [] }) => css))]
    const scripts = shown.filter(({ isEntry, file }) => isEntry !== true && file.endsWith('.js'))
    const files: PageFiles = {
      css: sheets.map(read).join('\n'),
      styles: sheets.map(addressOf),
      scripts: [...new Set(scripts.map(({ file }) => addressOf(file)))],
    }
    known.set(name, files)
    return files
  }
}
