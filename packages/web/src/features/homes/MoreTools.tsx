// Actions on a home other than saving it. Narrow lists fold them into a disclosure that works without script.
import type { Home } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useCallback, useEffect, useRef } from 'react'
import { useHomeMarks } from '../../frame/home-marks.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { HomeTool } from './HomeTool.tsx'
import styles from './HomeTools.module.css'

export const MoreTools = ({ home }: { readonly home: Home }) => {
  const site = useSite()
  const { tools } = useTexts().homes
  const marks = useHomeMarks()
  const favourites = routePath(site, 'favourites')
  const compare = routePath(site, 'compare')
  const isCompared = marks?.compared.includes(home.id)
  const isHidden = marks?.hidden.some(({ id }) => id === home.id)
  const place = useRef<HTMLDetailsElement>(null)
  const watch = useCallback(() => {
    const tools = place.current
    if (tools?.open)
      import('./open-tools.ts').then(({ watchOpenTools }) => watchOpenTools(tools), reportError)
  }, [])
  // It may have been opened before hydration.
  useEffect(watch, [watch])
  return (
    <details className={styles.more} name="home-tools" ref={place} onToggle={watch}>
      <summary
        className={classNames(styles.tool, styles.opener)}
        aria-label={tools.more(home.name)}
        title={tools.more(home.name)}
        data-marked={isCompared || isHidden || undefined}
      >
        <Icon name="more" />
      </summary>
      <div className={styles.unfolded}>
        {compare !== undefined && (
          <HomeTool
            home={home}
            kind="compare"
            icon="compare"
            label={tools.compare(home.name)}
            word={tools.compareWord}
            href={`${compare}?ids=${home.id}`}
            isPressed={isCompared}
          />
        )}
        <HomeTool
          home={home}
          kind="hidden"
          icon="hide"
          label={tools.hide(home.name)}
          word={tools.hideWord}
          href={`${favourites}?hidden=${home.id}`}
          isPressed={isHidden}
        />
      </div>
    </details>
  )
}
