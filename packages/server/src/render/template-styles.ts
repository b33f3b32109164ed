// Which style sheets a page needs, out of Vite's manifest: those of the frame, and those of its template.

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
const sheetsBelow = (manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] => {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return []
  seen.add(key)
  return [
    ...(entry.imports ?? []).flatMap((below) => sheetsBelow(manifest, below, seen)),
    ...(entry.css ?? []),
    ...(entry.file.endsWith('.css') ? [entry.file] : []),
  ]
}

const keysWhere = (manifest: Manifest, fits: (entry: ManifestEntry) => boolean): readonly string[] =>
  Object.keys(manifest).filter((key) => fits(manifest[key] as ManifestEntry))

/** The styles of a template, read once: the entry's and its own; all there are where the template has none of its own. */
export const makeTemplateStyles = (
  manifest: Manifest,
  {
    read,
    templateModule = () => undefined,
  }: {
    readonly read: (file: string) => string
    /** The source of a template's module, as the manifest names it. */
    readonly templateModule?: (template: string) => string | undefined
  },
): ((template: string) => string) => {
  const texts = new Map<string, string>()
  const textOf = (keys: readonly string[]): string =>
    [...new Set(keys.flatMap((key) => sheetsBelow(manifest, key)))].map(read).join('\n')
  const all = textOf(Object.keys(manifest))
  const entries = keysWhere(manifest, ({ isEntry }) => isEntry === true)
  return (template) => {
    const known = texts.get(template)
    if (known !== undefined) return known
    const source = templateModule(template)
    const own = source === undefined ? [] : keysWhere(manifest, ({ src }) => src === source)
    const text = own.length === 0 ? all : textOf([...entries, ...own])
    texts.set(template, text)
    return text
  }
}
