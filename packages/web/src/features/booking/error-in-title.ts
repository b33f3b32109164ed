// The title of a booking page begins with the word for an error while the page shows errors.
import type { Page, Seo } from '@husrum/domain'
import { bookingQuery } from '@husrum/domain'
import { createContext, useContext, useEffect } from 'react'
import type { BookingTexts } from '../../texts/sv/booking.ts'

/** Set by the frame around the steps, which writes the title. */
export const ErrorInTitle = createContext<(isWrong: boolean) => void>(() => undefined)

export const useErrorInTitle = (isWrong: boolean): void => {
  const set = useContext(ErrorInTitle)
  useEffect(() => {
    set(isWrong)
    return () => set(false)
  }, [set, isWrong])
}

/** The same for a form that was sent back without script. */
export const bookingErrorSeo = (
  seo: Seo,
  { template }: Pick<Page, 'template'>,
  search: string,
  { wrongTitle }: Pick<BookingTexts, 'wrongTitle'>,
): Seo => {
  const query = new URLSearchParams(search)
  const isWrong = query.has(bookingQuery.field) || query.has(bookingQuery.error)
  return template === 'clickToBuy' && isWrong ? { ...seo, title: wrongTitle(seo.title) } : seo
}
