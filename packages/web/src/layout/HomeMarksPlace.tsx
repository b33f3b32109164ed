// Messages at the lower edge about the visitor's marked homes: that favourites are stored on this device, what failed, what was hidden, and
// the link to compare.
import type { SiteDefinition } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useHomeMarksKeeper } from '../features/homes/use-home-marks-keeper.ts'
import type { HomeMarks } from '../frame/home-marks.ts'
import { useSite } from '../frame/site.tsx'
import { loadTexts } from '../texts/load-texts.ts'
import type { FavouritesTexts } from '../texts/sv/favourites.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import styles from './HomeMarksPlace.module.css'

const useWords = ({ locale }: SiteDefinition): FavouritesTexts | undefined => {
  const [words, setWords] = useState<FavouritesTexts>()
  useEffect(() => {
    let isWanted = true
    loadTexts(locale, ['favourites']).then(({ favourites }) => {
      if (isWanted) setWords(favourites)
    }, reportError)
    return () => {
      isWanted = false
    }
  }, [locale])
  return words
}

const messageOf = (
  { trouble, justHidden, showsNotice }: HomeMarks,
  words: FavouritesTexts,
  site: SiteDefinition,
) => {
  if (trouble) return words[trouble]
  if (justHidden) return words.wasHidden(justHidden.name)
  if (showsNotice) return site.features.login ? words.onDevice : words.onDeviceAlone
  return undefined
}

export const HomeMarksPlace = ({ marks, path }: { readonly marks: HomeMarks; readonly path: string }) => {
  const site = useSite()
  const words = useWords(site)
  const keeper = useHomeMarksKeeper()
  const compare = routePath(site, 'compare')
  const login = routePath(site, 'login')
  const { compared, justHidden, trouble, showsNotice } = marks
  if (!words) return null
  const message = messageOf(marks, words, site)
  const hasComparison = compared.length > 0 && compare !== undefined && path !== compare
  if (message === undefined && !hasComparison) return null
  const tell = (work: (kept: Awaited<ReturnType<typeof keeper>>) => unknown) => () => {
    keeper()
      .then(work)
      .catch((error: unknown) => reportError(error))
  }
  return (
    <section className={styles.place} aria-label={words.marksLabel}>
      {message !== undefined && (
        <div className={styles.line}>
          <p role="status">{message}</p>
          {justHidden && !trouble && (
            // The button that hid the home is gone with its card: this one takes the focus.
            <Button
              key={justHidden.id}
              look="quiet"
              autoFocus
              onClick={tell((kept) => kept.toggle('hidden', justHidden))}
            >
              {words.undo}
            </Button>
          )}
          {showsNotice && !trouble && !justHidden && login !== undefined && (
            <ButtonLink look="quiet" href={login}>
              {words.login}
            </ButtonLink>
          )}
          <Button look="quiet" onClick={tell((kept) => kept.dismiss())}>
            {words.close}
          </Button>
        </div>
      )}
      {hasComparison && (
        <div className={styles.line}>
          <ButtonLink href={`${compare}?ids=${compared.join(',')}`}>
            {words.compare(words.homes(compared.length))}
          </ButtonLink>
          <Button look="quiet" onClick={tell((kept) => kept.compareNone())}>
            {words.compareNone}
          </Button>
        </div>
      )}
    </section>
  )
}
