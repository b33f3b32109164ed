// What waits for a signed-in person.
import type { Notifications } from '@husrum/application'
import { makeHttpNotifications } from '@husrum/infrastructure'
import type { Platform } from './platform.ts'

export const notificationsModule = ({ client, site }: Pick<Platform, 'client' | 'site'>): Notifications =>
  makeHttpNotifications({ client, site })
