// The capabilities before their code is loaded: each verb loads it with the first call.
import type { Capabilities } from '../frame/capabilities.tsx'

type Verb = (...given: never[]) => Promise<unknown>
type Call = (...given: readonly unknown[]) => Promise<unknown>

/** The named verbs of a capability; all are asynchronous, so loading first changes nothing for who calls them. */
const late = <Capability extends object, Name extends keyof Capability>(
  load: () => Promise<Capability>,
  verbs: readonly Name[],
): { readonly [Each in Name]: Capability[Each] extends Verb ? Capability[Each] : never } =>
  Object.fromEntries(
    verbs.map((verb) => [
      verb,
      async (...given: readonly unknown[]) => ((await load())[verb] as Call)(...given),
    ]),
  ) as never

export const lateCapabilities = (load: {
  readonly navigation: () => Promise<Pick<Capabilities, 'pages' | 'search'>>
  readonly accounts: () => Promise<Pick<Capabilities, 'signIn' | 'accounts' | 'notifications'>>
}): Capabilities => ({
  pages: late(async () => (await load.navigation()).pages, ['load']),
  search: late(
    async () => (await load.navigation()).search,
    ['homes', 'stagesAndAreas', 'places', 'relaxations', 'byIds'],
  ),
  signIn: late(
    async () => (await load.accounts()).signIn,
    ['withEmail', 'identify', 'complete', 'giveSiteConsent'],
  ),
  accounts: late(
    async () => (await load.accounts()).accounts,
    [
      'register',
      'forgotPassword',
      'resetPassword',
      'changePassword',
      'changeEmail',
      'verifyEmail',
      'typedForm',
    ],
  ),
  notifications: late(async () => (await load.accounts()).notifications, ['list', 'pause']),
})
