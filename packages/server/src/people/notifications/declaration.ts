// The tables of notifications, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWithAccount } from '../../platform/modules/subject-declaration.ts'

export const notificationsDeclaration: SubjectDeclaration = {
  subject: 'notifications',
  tables: {
    notifications: {
      retention: [
        {
          what: 'Notifications in My Pages',
          by: 'retention',
          after: 'it was created',
          since: sql`created_at`,
          term: { years: 1 },
          because: ['minimal'],
        },
      ],
      person: { category: 'messages', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { brand: 'UserBrand', type: 'NotificationType' },
    },
    telling_stops: {
      retention: [deletedWithAccount('Opt-outs of notifications')],
      person: { category: 'messages', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { channel: 'NotificationChannel', kind: 'OptionalTopic' },
    },
  },
}
