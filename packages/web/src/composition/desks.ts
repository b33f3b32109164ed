// What stands behind one's own matters: account, identity, notifications.
import type { AccountDesk, IdentityDesk, NotificationBox } from '@husrum/application'
import type { HttpClient } from '@husrum/infrastructure'
import { makeHttpAccountDesk, makeHttpIdentityDesk, makeHttpNotificationBox } from '@husrum/infrastructure'
import { ContainerModule } from 'inversify'
import type { Surroundings } from './container.ts'
import { compose, token, tokens } from './container.ts'
import type { Desks } from './use-cases.ts'

const accounts = token<AccountDesk>('account-desk')
const identities = token<IdentityDesk>('identity-desk')
const notifications = token<NotificationBox>('notification-box')
const all = token<Desks>('desks')

const desks = new ContainerModule(({ bind }) => {
  bind(accounts).toResolvedValue(
    (http: HttpClient, { site }: Surroundings) => makeHttpAccountDesk({ http, site }),
    [tokens.http, tokens.surroundings],
  )
  bind(identities).toResolvedValue(
    (http: HttpClient, { site }: Surroundings) => makeHttpIdentityDesk({ http, site }),
    [tokens.http, tokens.surroundings],
  )
  bind(notifications).toResolvedValue(
    (http: HttpClient, { site }: Surroundings) => makeHttpNotificationBox({ http, site }),
    [tokens.http, tokens.surroundings],
  )
  bind(all).toResolvedValue(
    (accountDesk: AccountDesk, identityDesk: IdentityDesk, notificationBox: NotificationBox): Desks => ({
      accountDesk,
      identityDesk,
      notificationBox,
    }),
    [accounts, identities, notifications],
  )
})

export const composeDesks = (surroundings: Surroundings): Desks => compose(desks, all, surroundings)
