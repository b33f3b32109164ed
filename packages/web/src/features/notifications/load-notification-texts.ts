// Brings the words of the bell in one language, for those who have one.
import type { Locale } from '@husrum/domain'
import type { NotificationTexts } from './notification-texts.ts'

const catalogues: Readonly<Record<Locale, () => Promise<{ readonly notificationTexts: NotificationTexts }>>> =
  {
    sv: () => import('./texts/sv.ts'),
    nb: () => import('./texts/nb.ts'),
    fi: () => import('./texts/fi.ts'),
    en: () => import('./texts/en.ts'),
  }

export const loadNotificationTexts = async (locale: Locale): Promise<NotificationTexts> =>
  (await catalogues[locale]()).notificationTexts
