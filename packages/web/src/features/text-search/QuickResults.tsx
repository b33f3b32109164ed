// The best hits while a visitor types in the header's search. A failed search shows nothing (SEARCH-29).
import type { UnderstoodSearchPart } from '@husrum/application'
import { isSearchedFor, searchTextOf, writeTextSearchAddress } from '@husrum/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useSettledText } from '../../frame/use-settled-text.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { MarkedText } from './MarkedText.tsx'
import styles from './QuickResults.module.css'
import { quickTextsQuery } from './queries.ts'
import { UnderstoodHomes } from './UnderstoodHomes.tsx'

export interface QuickResultsProps {
  /** Text as it is typed. */
  readonly text: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onText: (text: string) => void
  readonly isCorporate: boolean
  readonly wordOf: (part: UnderstoodSearchPart) => string
}

/** Up and Down move from the field through the results and back. */
const useArrows = (field: RefObject<HTMLInputElement | null>, results: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const input = field.current
      if (step === 0 || !input) return
      const stops = [input, ...(results.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
      const at = stops.indexOf(document.activeElement as HTMLInputElement)
      const next = stops[at + step]
      if (at < 0 || !next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field, results])
}

export const QuickResults = ({ text, field, onText, isCorporate, wordOf }: QuickResultsProps) => {
  const site = useSite()
  const { textSearch: texts } = useTexts()
  const results = useRef<HTMLDivElement>(null)
  const settled = searchTextOf(useSettledText(text))
  const isAsked = isSearchedFor(settled) && isSearchedFor(text)
  const answer = useQuery({
    ...quickTextsQuery(settled, site, useCapabilities().textSearch),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  useArrows(field, results)
  const found = isAsked && answer.data?.kind === 'found' ? answer.data : undefined
  const isStale = answer.isPlaceholderData || searchTextOf(text) !== settled
  const all = writeTextSearchAddress(
    { text: settled, tab: 'all', sort: 'nothing', page: 0 },
    site,
    isCorporate ? 'corporateSearch' : 'textSearch',
  )
  return (
    <div ref={results} className={styles.results}>
      <p className={styles.count} role="status">
        {found && !isStale ? texts.found(found.total, settled) : ''}
      </p>
      {found?.understood && !isCorporate && (
        // Stale suggestions are inert, because they belong to another text.
        <div className={styles.understood} inert={isStale}>
          <UnderstoodHomes
            understood={found.understood}
            wordOf={wordOf}
            renderChip={({ textWithout }, className, children) => (
              <button
                type="button"
                className={className}
                onClick={() => {
                  onText(textWithout)
                  field.current?.focus()
                }}
              >
                {children}
              </button>
            )}
          />
        </div>
      )}
      {found && found.hits.length > 0 && (
        <ul className={styles.hits} aria-label={texts.quick}>
          {found.hits.map(({ id, category, path, title, titleMarks }) => (
            <li key={id}>
              <SiteLink className={styles.hit} href={path}>
                <span className={styles.title}>
                  <MarkedText text={title} marks={titleMarks} />
                </span>
                <span className={styles.kind}>{texts.category[category]}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {found && found.total > found.hits.length && all !== undefined && (
        <SiteLink className={styles.all} href={all}>
          {texts.showAll(found.total)}
        </SiteLink>
      )}
    </div>
  )
}
