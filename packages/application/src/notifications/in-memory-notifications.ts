// Notifications for tests: the given ones, without those that were paused.
import type { UserNotification } from '@husrum/domain'
import { ContractBroken, SessionExpired } from '../failures.ts'
import type { NotificationSettings, Notifications } from './notifications.ts'

export const makeInMemoryNotifications = ({
  notifications = [],
  settings = { language: undefined, stops: [] },
  isSignedIn = true,
  failure,
}: {
  readonly notifications?: readonly UserNotification[]
  readonly settings?: NotificationSettings
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): Notifications => {
  let waiting = notifications
  const assertAnswered = (): void => {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
  }
  return {
    async list() {
      assertAnswered()
      return [...waiting].sort((one, other) => other.createdOn - one.createdOn)
    },
    async pause(id) {
      assertAnswered()
      if (!waiting.some((notification) => notification.id === id))
        throw new ContractBroken(`There is no notification ${id}`)
      waiting = waiting.filter((notification) => notification.id !== id)
    },
    async read(id) {
      assertAnswered()
      waiting = waiting.map((one) => (one.id === id ? { ...one, isRead: true } : one))
    },
    async readAll() {
      assertAnswered()
      waiting = waiting.map((one) => ({ ...one, isRead: true }))
    },
    async settings() {
      assertAnswered()
      return settings
    },
  }
}
