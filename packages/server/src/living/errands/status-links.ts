// Links to the status page of an errand, for reporters who cannot open it among their errands: signed, and read without a session.
import { errandStatusPath, errandStatusQuery } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { CaseRow } from './seen-errands.ts'
import { accessTo, isErrandId } from './seen-errands.ts'

/**
 * `messages`: sent to the confirmed address of the reporter, who reads and writes messages. `status`: may reach another person, and shows
 * number, status and times only, unless the reporter is signed in.
 */
export type StatusScope = 'messages' | 'status'

export interface StatusLinks {
  /** The path with its query. */
  pathOf(link: { readonly id: string; readonly scope: StatusScope; readonly site: SiteDefinition }): string
  /** Undefined for a link that we have not signed. */
  read(token: string): { readonly id: string; readonly scope: StatusScope } | undefined
}

const shape = /^([\da-f-]{36})\.(messages|status)\.([\w-]{43})$/

export const makeStatusLinks = (keys: SecretKeys): StatusLinks => {
  const hash = makeKeyedHash(keys, 'link')
  const wordsOf = (id: string, scope: string): string => ['errand status', id, scope].join('\n')
  return {
    pathOf: ({ id, scope, site }) => {
      const token = `${id}.${scope}.${Buffer.from(hash.of(wordsOf(id, scope))).toString('base64url')}`
      return `${errandStatusPath}?${new URLSearchParams({ [errandStatusQuery.token]: token, [errandStatusQuery.site]: site.key })}`
    },
    read: (token) => {
      const [, id = '', scope = '', mac = ''] = shape.exec(token) ?? []
      if (!isErrandId(id) || !hash.isOf(wordsOf(id, scope), Buffer.from(mac, 'base64url'))) return undefined
      return { id, scope: scope as StatusScope }
    },
  }
}

/** Whether the reporter can open the errand among their errands, or those of their association. */
export const opensAmongErrands = (row: CaseRow): boolean => {
  const { reporter_id, role, association_id } = row
  if (reporter_id === null) return false
  const viewer =
    role === 'RESIDENT'
      ? ({ kind: 'resident', userId: reporter_id, hasIdentity: true } as const)
      : ({
          kind: 'boardMember',
          associationId: association_id ?? '',
          hasManagement: role === 'BOARD_MEMBER',
        } as const)
  return accessTo(viewer, row) === 'full'
}
