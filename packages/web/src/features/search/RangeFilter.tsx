// Two bounds of one filter: labelled inputs first, a slider for those who like one.

import type { AddressProblem, RangeFilter as RangeName, SearchFilters, SiteDefinition } from '@husrum/domain'
import {
  formatArea,
  formatPrice,
  groupThousands,
  moneyOf,
  parseWholeNumber,
  rangeFilters,
} from '@husrum/domain'
import { useEffect, useId, useRef, useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from './RangeFilter.module.css'

const settleTime = 600

/** How a value of a range reads: "2 500 000 kr", "62 m²", "3". */
export const rangeValue = (name: RangeName, value: number, site: SiteDefinition): string => {
  if (name === 'price') return formatPrice(moneyOf(value), site.formats)
  return name === 'area' ? formatArea(value) : groupThousands(value)
}

interface Props {
  readonly name: RangeName
  readonly filters: SearchFilters
  readonly problems: readonly AddressProblem[]
  readonly onChange: (filters: Partial<SearchFilters>) => void
}

export const RangeFilter = ({ name, filters, problems, onChange }: Props) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const id = useId()
  const range = site.ranges[name]
  const parameters = rangeFilters[name]

  const written = (side: 'min' | 'max'): string => {
    const raw = problems.find(({ field, key }) => field === parameters[side] && key === 'numeric')
    if (raw) return raw.value
    const value = filters[parameters[side]]
    return value === range[side] ? '' : groupThousands(value)
  }
  const [typed, setTyped] = useState({ min: written('min'), max: written('max') })
  const [error, setError] = useState<{ min?: string; max?: string }>({})
  // What is no number yet, or not yet asked for, stands in the field alone.
  useBusy('form', typed.min !== written('min') || typed.max !== written('max'))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const bounds = `${filters[parameters.min]}-${filters[parameters.max]}`
  const lastBounds = useRef(bounds)
  useEffect(() => {
    if (lastBounds.current === bounds) return
    lastBounds.current = bounds
    setTyped({ min: written('min'), max: written('max') })
    setError({})
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const commit = (now: { min: string; max: string }): void => {
    clearTimeout(timer.current)
    const read = (side: 'min' | 'max') => {
      if (now[side].trim() === '') return range[side]
      const value = parseWholeNumber(now[side])
      return value === undefined ? undefined : Math.min(Math.max(value, range.min), range.max)
    }
    const min = read('min')
    const max = read('max')
    const problem = {
      ...(min === undefined && { min: texts.errors.numeric }),
      ...(max === undefined && { max: texts.errors.numeric }),
    }
    setError(problem)
    if (min === undefined || max === undefined) return
    onChange({ [parameters.min]: Math.min(min, max), [parameters.max]: Math.max(min, max) })
  }

  const type = (side: 'min' | 'max', text: string): void => {
    const now = { ...typed, [side]: text }
    setTyped(now)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(now), settleTime)
  }

  const reversed = problems.some(({ field, key }) => field === parameters.min && key === 'reversedRange')
  const fromAddress = (side: 'min' | 'max') =>
    problems.some(({ field, key }) => field === parameters[side] && key === 'numeric')
      ? texts.errors.numeric
      : undefined

  const numberOf = (side: 'min' | 'max'): number => {
    const value = parseWholeNumber(typed[side])
    return value === undefined ? range[side] : Math.min(Math.max(value, range.min), range.max)
  }
  const low = Math.min(numberOf('min'), numberOf('max'))
  const high = Math.max(numberOf('min'), numberOf('max'))

  const spoken = (side: 'min' | 'max', value: number): string => {
    const text = rangeValue(name, value, site)
    return side === 'max' && value === range.max ? texts.orMore(text) : text
  }

  const field = (side: 'min' | 'max') => {
    const message = error[side] ?? fromAddress(side)
    return (
      <div className={styles.field}>
        <label htmlFor={`${id}-${side}`}>{texts.bound[parameters[side]]}</label>
        <span className={styles.box} data-invalid={message !== undefined}>
          <input
            id={`${id}-${side}`}
            name={parameters[side]}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed[side]}
            placeholder={groupThousands(range[side])}
            aria-invalid={message !== undefined}
            aria-describedby={message === undefined ? undefined : `${id}-${side}-error`}
            onChange={(event) => type(side, event.target.value)}
            onBlur={() => commit(typed)}
          />
        </span>
        {message !== undefined && (
          <p className={styles.error} id={`${id}-${side}-error`}>
            {message}
          </p>
        )}
      </div>
    )
  }

  const thumb = (side: 'min' | 'max') => (
    <input
      className={styles.thumb}
      type="range"
      aria-label={texts.bound[parameters[side]]}
      aria-valuetext={spoken(side, side === 'min' ? low : high)}
      min={range.min}
      max={range.max}
      step={range.step}
      value={side === 'min' ? low : high}
      onChange={(event) => {
        const value = Number(event.target.value)
        const held = side === 'min' ? Math.min(value, high) : Math.max(value, low)
        type(side, held === range[side] ? '' : groupThousands(held))
      }}
      onPointerUp={() => commit(typed)}
    />
  )

  return (
    <fieldset className={styles.range}>
      <legend>
        {texts.range[name]}
        {name !== 'rooms' && `, ${texts.unit[name]}`}
      </legend>
      <div className={styles.fields}>
        {field('min')}
        {field('max')}
      </div>
      {reversed && <p className={styles.error}>{texts.errors.reversedRange}</p>}
      <div className={styles.slider}>
        {thumb('min')}
        {thumb('max')}
      </div>
    </fieldset>
  )
}
