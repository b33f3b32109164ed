// What stands behind one's own matters: account, identity, notifications.
import type { AccountService, IdentityService, Notifications } from '@husrum/application'
import type { ServiceClient } from '@husrum/infrastructure'
import {
  makeHttpAccountService,
  makeHttpIdentityService,
  makeHttpNotifications,
} from '@husrum/infrastructure'
import { ContainerModule } from 'inversify'
import type { RequestContext } from './container.ts'
import { compose, token, tokens } from './container.ts'
import type { Desks } from './use-cases.ts'

const accounts = token<AccountService>('account-desk')
const identities = token<IdentityService>('identity-desk')
const notifications = token<Notifications>('notification-box')
const all = token<Desks>('desks')

const desks = new ContainerModule(({ bind }) => {
  bind(accounts).toResolvedValue(
    (client: ServiceClient, { site }: RequestContext) => makeHttpAccountService({ client, site }),
    [tokens.client, tokens.surroundings],
  )
  bind(identities).toResolvedValue(
    (client: ServiceClient, { site }: RequestContext) => makeHttpIdentityService({ client, site }),
    [tokens.client, tokens.surroundings],
  )
  bind(notifications).toResolvedValue(
    (client: ServiceClient, { site }: RequestContext) => makeHttpNotifications({ client, site }),
    [tokens.client, tokens.surroundings],
  )
  bind(all).toResolvedValue(
    (
      accountService: AccountService,
      identityService: IdentityService,
      notifications: Notifications,
    ): Desks => ({
      accountService,
      identityService,
      notifications,
    }),
    [accounts, identities, notifications],
  )
})

export const composeDesks = (surroundings: RequestContext): Desks => compose(desks, all, surroundings)
