// The rooms of a home with panoramas: a still and text first, and with script a button that opens the panoramas.
import type { HomeDetails } from '@husrum/domain'
import { formatArea, walkablePanorama } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { RoomStill } from './RoomStill.tsx'
import { cameraNames, roomWords } from './room-words.ts'
import styles from './WalkThrough.module.css'

/** Needs script, so it is loaded after the page. */
const enterButton = lazyComponent(async () => (await import('./EnterButton.tsx')).EnterButton)

/** Nothing is known of what can be seen in uploaded panoramas. */
const colonBefore = (words: string): string => (words === '' ? '' : `: ${words}`)

export const WalkThrough = ({ home }: { readonly home: Pick<HomeDetails, 'id' | 'name' | 'panorama'> }) => {
  const { formats } = useSite()
  const texts = useTexts()
  const panorama = walkablePanorama(home.panorama)
  const EnterButton = useLoaded(enterButton, panorama !== undefined)
  if (!panorama) return null
  const { cameras } = panorama
  const names = cameraNames(panorama, texts)
  // Drawn ones come with the plan that they follow.
  const isDrawn = panorama.rooms !== undefined
  const altOf = isDrawn ? texts.panorama.still : texts.panorama.photograph
  const first = cameras.find(({ type }) => type === 'living') ?? cameras[0]
  return (
    <Section heading={texts.panorama.heading}>
      <p className={styles.intro}>{isDrawn ? texts.panorama.intro : texts.panorama.introOfPhotographs}</p>
      {first?.still !== undefined && <RoomStill id={first.still} alt={altOf(names.get(first.id) ?? '')} />}
      <div className={styles.enter}>
        {EnterButton && <EnterButton objectId={home.id} name={home.name} panorama={panorama} />}
      </div>
      <ul className={styles.list} data-rooms>
        {cameras.map((camera) => (
          <li key={camera.id}>
            <strong>{names.get(camera.id)}</strong>
            {camera.area !== undefined && ` ${formatArea(camera.area, formats)}`}
            {colonBefore(roomWords(camera, panorama, texts))}
          </li>
        ))}
      </ul>
      {/* Pictures in closed details are not fetched. */}
      <details className={styles.stills}>
        <summary>{texts.panorama.stills}</summary>
        <ul className={styles.rooms}>
          {cameras.map(({ id, still }) => {
            const name = names.get(id) ?? ''
            return (
              still !== undefined && (
                <li key={id}>
                  <Picture
                    id={still}
                    alt={altOf(name)}
                    sizes="(width >= 48rem) 20rem, (width >= 32rem) 45vw, 92vw"
                  />
                  <p className={styles.name}>{name}</p>
                </li>
              )
            )
          })}
        </ul>
      </details>
    </Section>
  )
}
