// The capabilities before their code is loaded: each verb loads it at its first call.
import type { AccountCapabilities, Capabilities, NavigationCapabilities } from '../frame/capabilities.tsx'
import { accountVerbs, navigationVerbs } from '../frame/capabilities.tsx'

type Verb = (...given: readonly unknown[]) => Promise<unknown>
type Verbs = Readonly<Record<string, Readonly<Record<string, Verb>>>>

/** The named verbs. All are asynchronous, so that loading first changes nothing for callers. */
const late = <Group extends object>(
  verbs: { readonly [Name in keyof Group]: object },
  load: () => Promise<Group>,
): Group =>
  Object.fromEntries(
    Object.entries<object>(verbs).map(([name, table]) => [
      name,
      Object.fromEntries(
        Object.keys(table).map((verb) => [
          verb,
          async (...given: readonly unknown[]) => ((await load()) as Verbs)[name]?.[verb]?.(...given),
        ]),
      ),
    ]),
  ) as Group

export const lateCapabilities = (load: {
  readonly navigation: () => Promise<NavigationCapabilities>
  readonly accounts: () => Promise<AccountCapabilities>
}): Capabilities => ({
  ...late(navigationVerbs, load.navigation),
  ...late(accountVerbs, load.accounts),
})
