// Sun on a house at any day and hour: sliders, significant times, and what is lit. Loaded when opened.
import type { CountryCode, GeoPoint, GroundVolume, SunOutlook, SunSpan } from '@husrum/domain'
import {
  clockOfMinute,
  daylightOf,
  instantOfMinute,
  litWallsOf,
  sunAt,
  sunPathOf,
  sunPlaceInWords,
  sunSpansOf,
} from '@husrum/domain'
import { useEffect, useId, useMemo, useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { SunTexts } from '../../texts/sv/sun.ts'
import { Button } from '../../ui/Button.tsx'
import { HousesFromAbove } from './HousesFromAbove.tsx'
import styles from './SunStudy.module.css'

const millisecondsADay = 86_400_000
/** A year without a leap day, like the overview of the year. */
const firstDay = Date.UTC(2027, 0, 1)
const minutesAStep = 10

/** `yyyy-MM-dd` of a day of the year, counted from 1. */
const dateOf = (day: number): string =>
  new Date(firstDay + (day - 1) * millisecondsADay).toISOString().slice(0, 10)
const dayOf = (date: string): number => (Date.parse(date) - firstDay) / millisecondsADay + 1

const presets = [
  { name: 'equinox', day: dayOf('2027-03-20'), hours: [9, 12, 15] },
  { name: 'midsummer', day: dayOf('2027-06-21'), hours: [9, 12, 15, 18] },
] as const

/** Index of eight directions, clockwise from north. */
const eighthOf = (azimuth: number): number => Math.round(azimuth / 45) % 8

const dateInWords = (date: string, words: SunTexts): string =>
  words.date(Number(date.slice(8)), Number(date.slice(5, 7)) - 1)

/** "14:30" in the country's time zone. The instant must be on that day there. */
const clockOf = (instant: number, date: string, country: CountryCode): string => {
  const minutes = Math.round((instant - instantOfMinute(date, 0, country)) / 60_000)
  return clockOfMinute(((minutes % 1440) + 1440) % 1440)
}

const sayPlace = (
  spans: readonly SunSpan[],
  minute: number,
  { moment, place }: { readonly moment: string; readonly place: string },
  words: SunTexts,
): string => {
  const now = spans.find(({ from, to }) => from <= minute && minute < to)
  if (now) return words.lit(moment, place, clockOfMinute(now.to))
  const next = spans.find(({ from }) => from > minute)
  return next ? words.later(moment, place, clockOfMinute(next.from)) : words.gone(moment, place)
}

interface Props {
  readonly place: GeoPoint
  readonly houses: readonly GroundVolume[]
  /** Absent for a study of the houses only. */
  readonly outlook?: SunOutlook
}

export const SunStudy = ({ place, houses, outlook }: Props) => {
  const { country, locale } = useSite()
  const { sun: words } = useTexts()
  const id = useId()
  const [day, setDay] = useState<number>(presets[1].day)
  const [minute, setMinute] = useState(15 * 60)
  const [isPlaying, setPlaying] = useState(false)
  const [mayMove] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const date = dateOf(day)
  const spans = useMemo(
    () => (outlook ? sunSpansOf(outlook, sunPathOf(place, date, country)) : []),
    [outlook, place, date, country],
  )
  const daylight = useMemo(() => daylightOf(place, date), [place, date])
  const sun = sunAt(place, instantOfMinute(date, minute, country))

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setMinute((now) => (now + minutesAStep) % 1440), 120)
    return () => clearInterval(timer)
  }, [isPlaying])

  const time = clockOfMinute(minute)
  const moment = words.moment(dateInWords(date, words), time)
  const facing = [
    ...new Set(
      houses
        .filter(({ isOwn }) => isOwn)
        .flatMap((house) => litWallsOf(house, houses, sun))
        .map((wall) => eighthOf(wall.facing)),
    ),
  ].sort((a, b) => a - b)
  const isUp = sun.altitude > 0
  const standing = isUp
    ? [
        words.stands(eighthOf(sun.azimuth), Math.round(sun.altitude)),
        facing.length > 0 && words.facades(facing),
      ]
        .filter(Boolean)
        .join(' ')
    : words.down
  const isLit = spans.some(({ from, to }) => from <= minute && minute < to)
  return (
    <section className={styles.study} aria-label={words.study}>
      <HousesFromAbove
        houses={houses}
        sun={sun}
        label={`${moment}. ${standing}`}
        {...(outlook && { home: { ...outlook, isLit } })}
      />
      <div className={styles.controls}>
        <output
          className={styles.said}
          htmlFor={`${id}day ${id}time`}
          aria-live={isPlaying ? 'off' : 'polite'}
        >
          {outlook && (
            <strong className={styles.answer}>
              {sayPlace(spans, minute, { moment, place: sunPlaceInWords(outlook.place, locale) }, words)}
            </strong>
          )}{' '}
          <span>{standing}</span>{' '}
          <span>
            {daylight.kind === 'day'
              ? words.daylight(clockOf(daylight.rise, date, country), clockOf(daylight.set, date, country))
              : words[daylight.kind]}
          </span>
        </output>
        <div className={styles.field}>
          <label htmlFor={`${id}day`}>{words.day}</label>
          <span className={styles.value} aria-hidden="true">
            {dateInWords(date, words)}
          </span>
          <input
            id={`${id}day`}
            type="range"
            min={1}
            max={365}
            value={day}
            aria-valuetext={dateInWords(date, words)}
            onChange={({ target }) => setDay(Number(target.value))}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}time`}>{words.time}</label>
          <span className={styles.value} aria-hidden="true">
            {time}
          </span>
          <input
            id={`${id}time`}
            type="range"
            min={0}
            max={1430}
            step={minutesAStep}
            value={minute}
            aria-valuetext={time}
            onChange={({ target }) => {
              setPlaying(false)
              setMinute(Number(target.value))
            }}
          />
        </div>
        {presets.map((preset) => (
          <fieldset key={preset.name} className={styles.presets}>
            <legend>{words[preset.name]}</legend>
            {preset.hours.map((hour) => (
              <button
                key={hour}
                type="button"
                className={styles.preset}
                aria-pressed={day === preset.day && minute === hour * 60}
                onClick={() => {
                  setPlaying(false)
                  setDay(preset.day)
                  setMinute(hour * 60)
                }}
              >
                {clockOfMinute(hour * 60)}
              </button>
            ))}
          </fieldset>
        ))}
        {mayMove && (
          <div>
            <Button look="secondary" onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? words.pause : words.play}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
