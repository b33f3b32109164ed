// The capabilities before their code is loaded: each verb loads it with its first call.
import type { AccountCapabilities, Capabilities, NavigationCapabilities } from '../frame/capabilities.tsx'
import { accountVerbs, navigationVerbs } from '../frame/capabilities.tsx'

/** Returns a capability whose code has been loaded. */
export type Resolve<Group> = <Name extends keyof Group>(name: Name) => Group[Name]

type Verb = (...given: readonly unknown[]) => Promise<unknown>

/** All verbs are asynchronous, so that loading first changes nothing for callers. */
const late = <Group extends object>(
  verbs: { readonly [Name in keyof Group]: string },
  load: () => Promise<Resolve<Group>>,
): Group =>
  Object.fromEntries(
    Object.entries<string>(verbs).map(([name, list]) => [
      name,
      Object.fromEntries(
        list.split(' ').map((verb) => [
          verb,
          async (...given: readonly unknown[]) => {
            const resolve = await load()
            return (resolve(name as keyof Group) as Readonly<Record<string, Verb>>)[verb]?.(...given)
          },
        ]),
      ),
    ]),
  ) as Group

export const lateCapabilities = (load: {
  readonly navigation: () => Promise<Resolve<NavigationCapabilities>>
  readonly accounts: () => Promise<Resolve<AccountCapabilities>>
}): Capabilities => ({
  ...late(navigationVerbs, load.navigation),
  ...late(accountVerbs, load.accounts),
})
