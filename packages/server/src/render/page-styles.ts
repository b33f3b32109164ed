// Which style sheets a page needs, out of Vite's manifest: those of the frame, and those of what the page shows.
import type { PageStyles } from '@husrum/contract'

/** What Vite tells of a module that it built (`build.manifest`). */
export interface ManifestEntry {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly css?: readonly string[]
  /** Keys of the modules that come with it at once. */
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestEntry>>

/** The sheets of a module and of all that it imports at once, those that it builds on first. */
const sheetsBelow = (manifest: Manifest, key: string, seen: Set<string>): readonly string[] => {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return []
  seen.add(key)
  return [
    ...(entry.imports ?? []).flatMap((below) => sheetsBelow(manifest, below, seen)),
    ...(entry.css ?? []),
  ]
}

/** `read` reads a file of the build; each list of modules is put together once. Throws for a module that was not built. */
export const makePageStyles = (
  manifest: Manifest,
  read: (file: string) => string,
): ((modules: readonly string[]) => PageStyles) => {
  const known = new Map<string, PageStyles>()
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  return (modules) => {
    const name = modules.join()
    const made = known.get(name)
    if (made) return made
    const missing = modules.filter((module) => !manifest[module])
    if (missing.length > 0) throw new Error(`The build has no file for ${missing.join(', ')}`)
    const seen = new Set<string>()
    const files = [...new Set([...entries, ...modules].flatMap((key) => sheetsBelow(manifest, key, seen)))]
    const styles = { text: files.map(read).join('\n'), files: files.map((file) => `/${file}`) }
    known.set(name, styles)
    return styles
  }
}
