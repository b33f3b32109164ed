// Two bounds of one filter: labelled inputs first, and a slider as an alternative.
import type { AddressProblem, FilterRange } from '@husrum/domain'
import { groupThousands, parseWholeNumber } from '@husrum/domain'
import { useEffect, useId, useRef, useState } from 'react'
import { useBusy } from '../frame/busy.ts'
import styles from './RangeFields.module.css'

const settleTime = 600

/** The lower or the upper bound. */
export type RangeSide = 'min' | 'max'

/** A value for each bound. */
export type BothSides<Value> = Readonly<Record<RangeSide, Value>>

export interface RangeFieldsProps {
  readonly legend: string
  /** The names of the form fields. */
  readonly names: BothSides<string>
  readonly labels: BothSides<string>
  readonly range: FilterRange
  /** A bound at the end of the range counts as no bound. */
  readonly bounds: BothSides<number>
  /** Values of the address that are no numbers. */
  readonly unread?: Partial<BothSides<string>>
  /** Ends of the range to which the address's values beyond it were corrected. */
  readonly beyond?: Partial<BothSides<number>>
  readonly isReversed?: boolean
  readonly errors: {
    readonly numeric: string
    readonly reversedRange: string
    /** Told below a field whose value was beyond the range. */
    readonly beyond: (limit: string) => string
  }
  /** The words for a value, and for the upper end of the slider. */
  readonly valueWords: (value: number) => string
  readonly orMore: (words: string) => string
  readonly onChange: (bounds: BothSides<number>) => void
}

/** The bounds in an address that are no numbers. */
export const unreadBounds = (
  problems: readonly AddressProblem[],
  { min, max }: BothSides<string>,
): Partial<BothSides<string>> => {
  const unread = (name: string) =>
    problems.find(({ field, key }) => field === name && key === 'numeric')?.value
  const [unreadMin, unreadMax] = [unread(min), unread(max)]
  return {
    ...(unreadMin !== undefined && { min: unreadMin }),
    ...(unreadMax !== undefined && { max: unreadMax }),
  }
}

/** The upper end of the range for a number above it; empty for others. */
const beyondEnd = (side: RangeSide, text: string, { max }: FilterRange): Partial<BothSides<number>> =>
  (parseWholeNumber(text) ?? 0) > max ? { [side]: max } : {}

/** The same for the values of an address. */
export const boundsBeyond = (
  problems: readonly AddressProblem[],
  names: BothSides<string>,
  range: FilterRange,
): Partial<BothSides<number>> => {
  const ofSide = (side: RangeSide) => {
    const problem = problems.find(({ field, key }) => field === names[side] && key === 'beyondRange')
    return problem ? beyondEnd(side, problem.value, range) : {}
  }
  return { ...ofSide('min'), ...ofSide('max') }
}

export const RangeFields = ({
  legend,
  names,
  labels,
  range,
  bounds,
  unread = {},
  beyond = {},
  isReversed = false,
  errors,
  valueWords,
  orMore,
  onChange,
}: RangeFieldsProps) => {
  const id = useId()
  const written = (side: RangeSide): string =>
    unread[side] ??
    (bounds[side] === range[side] && beyond[side] === undefined ? '' : groupThousands(bounds[side]))
  const [typed, setTyped] = useState({ min: written('min'), max: written('max') })
  const [error, setError] = useState<{ min?: string; max?: string }>({})
  /** The ends of the range to which values beyond it were corrected. */
  const [corrected, setCorrected] = useState<{ min?: number; max?: number }>(beyond)
  // A value that is no number yet, or not yet applied, exists in the field only.
  const isSettled = (side: RangeSide) => corrected[side] !== undefined || typed[side] === written(side)
  useBusy('form', !isSettled('min') || !isSettled('max'))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const asked = `${bounds.min}-${bounds.max}`
  const lastAsked = useRef(asked)
  useEffect(() => {
    if (lastAsked.current === asked) return
    lastAsked.current = asked
    setTyped((before) => ({
      min: corrected.min === undefined ? written('min') : before.min,
      max: corrected.max === undefined ? written('max') : before.max,
    }))
    setError({})
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const commit = (now: { min: string; max: string }): void => {
    clearTimeout(timer.current)
    const read = (side: RangeSide) => {
      if (now[side].trim() === '') return range[side]
      const value = parseWholeNumber(now[side])
      return value === undefined ? undefined : Math.min(Math.max(value, range.min), range.max)
    }
    const min = read('min')
    const max = read('max')
    const problem = {
      ...(min === undefined && { min: errors.numeric }),
      ...(max === undefined && { max: errors.numeric }),
    }
    setError(problem)
    // What was corrected stays told until the visitor types something else.
    const ends = { ...corrected, ...beyondEnd('min', now.min, range), ...beyondEnd('max', now.max, range) }
    setCorrected(ends)
    if (min === undefined || max === undefined) return
    // The address does not change if the bound was open before, so the field is corrected here.
    setTyped((before) => ({
      min: ends.min === undefined ? before.min : groupThousands(ends.min),
      max: ends.max === undefined ? before.max : groupThousands(ends.max),
    }))
    onChange({ min: Math.min(min, max), max: Math.max(min, max) })
  }

  const type = (side: RangeSide, text: string): void => {
    const now = { ...typed, [side]: text }
    setTyped(now)
    setCorrected(({ [side]: _, ...other }) => other)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(now), settleTime)
  }

  const numberOf = (side: RangeSide): number => {
    const value = parseWholeNumber(typed[side])
    return value === undefined ? range[side] : Math.min(Math.max(value, range.min), range.max)
  }
  const low = Math.min(numberOf('min'), numberOf('max'))
  const high = Math.max(numberOf('min'), numberOf('max'))

  const spoken = (side: RangeSide, value: number): string => {
    const text = valueWords(value)
    return side === 'max' && value === range.max ? orMore(text) : text
  }

  const field = (side: RangeSide) => {
    const message = error[side] ?? (unread[side] === undefined ? undefined : errors.numeric)
    const end = corrected[side]
    const note = end === undefined ? undefined : errors.beyond(valueWords(end))
    const described = message ?? note
    return (
      <div className={styles.field}>
        <label htmlFor={`${id}-${side}`}>{labels[side]}</label>
        <span className={styles.box} data-invalid={message !== undefined}>
          <input
            id={`${id}-${side}`}
            name={names[side]}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed[side]}
            placeholder={groupThousands(range[side])}
            aria-invalid={message !== undefined}
            aria-describedby={described === undefined ? undefined : `${id}-${side}-error`}
            onChange={(event) => type(side, event.target.value)}
            onBlur={() => commit(typed)}
          />
        </span>
        {described !== undefined && (
          <p
            className={message === undefined ? styles.note : styles.error}
            id={`${id}-${side}-error`}
            role={message === undefined ? 'status' : undefined}
          >
            {described}
          </p>
        )}
      </div>
    )
  }

  const thumb = (side: RangeSide) => (
    <input
      className={styles.thumb}
      type="range"
      aria-label={labels[side]}
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
      <legend>{legend}</legend>
      <div className={styles.fields}>
        {field('min')}
        {field('max')}
      </div>
      {isReversed && <p className={styles.error}>{errors.reversedRange}</p>}
      <div className={styles.slider}>
        {thumb('min')}
        {thumb('max')}
      </div>
    </fieldset>
  )
}
