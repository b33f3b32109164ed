// A video on a third-party site: a picture and a link until the visitor wants to see it and consents (PLAT-49).
import type { VideoBlock, VideoProvider } from '@husrum/domain'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Film.module.css'
import { RichText } from './RichText.tsx'

/** Whether third-party content may be shown, and how to ask for consent. */
export interface FilmGate {
  readonly isAllowed: boolean
  /** The question is open. */
  readonly isAsking: boolean
  readonly ask: () => void
  readonly agree: () => void
  readonly decline: () => void
}

const watchAddress: Readonly<Record<VideoProvider, (video: string) => string>> = {
  youtube: (video) => `https://www.youtube.com/watch?v=${video}`,
  vimeo: (video) => `https://vimeo.com/${video}`,
}

/** The hosts in `frame-src` of the content security policy. */
const playerAddress: Readonly<Record<VideoProvider, (video: string) => string>> = {
  youtube: (video) => `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`,
  vimeo: (video) => `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1`,
}

const providerNames: Readonly<Record<VideoProvider, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' }

const never = () => () => {}

/** False in server-rendered markup, where a button would have no effect. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Takes the focus when mounted, because the pressed button disappears. */
const Player = ({ block: { title, provider, video } }: { readonly block: VideoBlock }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={playerAddress[provider](encodeURIComponent(video))}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

const Question = ({
  provider,
  gate: { agree, decline },
}: {
  readonly provider: string
  readonly gate: FilmGate
}) => {
  const { film } = useTexts().pages
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.question}>
      <h3 ref={heading} tabIndex={-1}>
        {film.askHeading(provider)}
      </h3>
      <p>{film.askText(provider)}</p>
      <div className={styles.answers}>
        <Button onClick={agree}>{film.agree}</Button>
        <Button look="secondary" onClick={decline}>
          {film.decline}
        </Button>
      </div>
    </div>
  )
}

export const Film = ({ block, gate }: { readonly block: VideoBlock; readonly gate: FilmGate }) => {
  const { title, provider, video, image, transcript } = block
  const { pages: texts } = useTexts()
  const isAlive = useIsAlive()
  const [isWanted, setWanted] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const hasDeclined = useRef(false)
  const isPlaying = isWanted && gate.isAllowed
  const isAsked = isWanted && !gate.isAllowed && gate.isAsking

  const play = () => {
    setWanted(true)
    if (!gate.isAllowed) gate.ask()
  }
  const decline = () => {
    hasDeclined.current = true
    setWanted(false)
    gate.decline()
  }
  useEffect(() => {
    if (!isAsked && hasDeclined.current) start.current?.focus()
    hasDeclined.current = false
  }, [isAsked])

  const poster = image !== undefined && (
    <Picture id={image} alt="" ratio="16:9" sizes="(width >= 62rem) 52rem, 92vw" />
  )
  return (
    <div className={styles.film}>
      {isPlaying && <Player block={block} />}
      {isAsked && <Question provider={providerNames[provider]} gate={{ ...gate, decline }} />}
      {!isPlaying &&
        !isAsked &&
        (isAlive ? (
          <button ref={start} type="button" className={styles.start} onClick={play}>
            {poster}
            <span className={styles.play}>{texts.film.play(title)}</span>
          </button>
        ) : (
          poster && <div className={styles.poster}>{poster}</div>
        ))}
      <p>
        <a
          className={styles.elsewhere}
          href={watchAddress[provider](encodeURIComponent(video))}
          rel="noopener"
        >
          {texts.watchAt(title, providerNames[provider])}
        </a>
      </p>
      {transcript !== undefined && (
        <details>
          <summary className={styles.transcript}>{texts.transcript}</summary>
          <RichText html={transcript} />
        </details>
      )}
    </div>
  )
}
