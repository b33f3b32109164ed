// Queries of the signed-in user's notifications; not run for guests.
import type { NotificationList, SiteDefinition, User } from '@husrum/domain'
import { hasConsentFor, mayDo, notificationListOf, principalFactsOf, principalOf } from '@husrum/domain'
import type { UseMutationResult } from '@tanstack/react-query'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Capabilities } from '../../frame/capabilities.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { sessionKey } from '../../frame/session-queries.ts'

type Notifications = Capabilities['notifications']

const minute = 60_000

const keyOf = (user: User) => [...sessionKey(user), 'notifications'] as const

const notificationsQuery = (notifications: Notifications, user: User) =>
  queryOptions({
    queryKey: keyOf(user),
    queryFn: () => notifications.list(),
    staleTime: minute,
    refetchInterval: 5 * minute,
  })

/** Whether the user has a bell: not board members, nor people who have not agreed to use the account here (PLAT-29, PLAT-63). */
export const hasBell = (user: User, site: SiteDefinition): boolean =>
  site.features.newNotification &&
  mayDo(principalOf(principalFactsOf(user, site), site), 'notifications') === 'yes' &&
  hasConsentFor(user, site)

export interface Bell {
  /** Undefined until the first response. */
  readonly list: NotificationList | undefined
  readonly retry: () => void
}

export const useBell = (user: User): Bell => {
  const { notifications } = useCapabilities()
  const { data, isError, refetch } = useQuery(notificationsQuery(notifications, user))
  const list = data || isError ? notificationListOf(data, Date.now()) : undefined
  return { list, retry: () => void refetch() }
}

/** Marks one or all as read. On failure they stay new. */
export const useRead = (user: User): UseMutationResult<void, Error, string | 'all'> => {
  const { notifications } = useCapabilities()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => (id === 'all' ? notifications.readAll() : notifications.read(id)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(user) }),
  })
}

/** Pauses one, and fetches the list again. Failures are ignored: the notification is still there. */
export const usePause = (user: User): UseMutationResult<void, Error, string> => {
  const { notifications } = useCapabilities()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => notifications.pause(id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(user) }),
  })
}
