// How the parts of the product are made: each binding is a plain function, and the names of the parts that it takes. The container on the
// server and the resolver in the browser read the same bindings.
import type {
  AccountService,
  ExplorerSource,
  IdentityService,
  MarkedHomes,
  PageSource,
  PremisesCatalogue,
  ResidenceCatalogue,
  TextSearchService,
  Visits,
} from '@husrum/application'
import type { Capabilities } from '../frame/capabilities.tsx'
import type { Platform } from './platform.ts'

/** Adapters that use cases are made of. */
export interface Adapters {
  readonly accounts: AccountService
  readonly catalogue: ResidenceCatalogue
  readonly explorerSource: ExplorerSource
  readonly identities: IdentityService
  readonly markedHomes: MarkedHomes
  readonly pageSource: PageSource
  readonly premisesCatalogue: PremisesCatalogue
  readonly texts: TextSearchService
  readonly visits: Visits
}

export type Parts = Platform & Adapters & Capabilities
export type PartName = keyof Parts

export interface Binding<Value = unknown> {
  readonly make: (parts: Parts) => Value
  readonly needs: readonly PartName[]
}
type BindingOf = { readonly [Name in PartName]: Binding<Parts[Name]> }
/** At least the bindings of the named parts. */
export type Bindings<Name extends PartName> = Partial<BindingOf> & Pick<BindingOf, Name>

/**
 * The compiler reports a part that `make` takes and `needs` lacks.
 *
 * @example bind(makeHttpDocuments, 'client')
 */
export const bind = <const Needs extends readonly PartName[], Value>(
  make: (parts: Pick<Parts, Needs[number]>) => Value,
  ...needs: Needs
): Binding<Value> => ({ make, needs })

/** @param parts what the binding needs, in that order */
export const makePart = <Value>({ make, needs }: Binding<Value>, parts: readonly unknown[]): Value =>
  make(Object.fromEntries(needs.map((name, at) => [name, parts[at]])) as unknown as Parts)

/** The browser's counterpart of the container: makes each part once, when it is first requested. */
export const makeResolver = <Name extends PartName>(
  bindings: Bindings<Name>,
  platform: Partial<Platform>,
): (<Each extends Name>(name: Each) => Parts[Each]) => {
  const made: { [Each in PartName]?: unknown } = { ...platform }
  const resolve = (name: PartName): unknown => {
    const binding: Binding | undefined = bindings[name]
    if (binding) made[name] ??= makePart(binding, binding.needs.map(resolve))
    if (!(name in made)) throw new Error(`There is no binding for ${name}`)
    return made[name]
  }
  return resolve as <Each extends Name>(name: Each) => Parts[Each]
}
