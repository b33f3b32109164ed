// Details of the hovered or selected home: beside the house, or at the bottom edge of a phone.
import { useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './HouseCard.module.css'
import type { HouseHome } from './house-homes.ts'

interface Props {
  readonly home: HouseHome | undefined
  readonly isChosen: boolean
}

export const HouseCard = ({ home, isChosen }: Props) => {
  const { explorer: texts } = useTexts()
  return (
    <section
      className={styles.card}
      aria-label={texts.card}
      data-empty={home === undefined || undefined}
      data-chosen={isChosen || undefined}
    >
      <VisuallyHidden>
        <span role="status">{home && isChosen ? texts.chosen(home.name) : ''}</span>
      </VisuallyHidden>
      {home ? (
        <>
          <div className={styles.words}>
            <p className={styles.name}>{home.name}</p>
            <p className={styles.price}>{home.price}</p>
            <p>{home.size}</p>
            {home.place !== '' && <p className={styles.place}>{home.place}</p>}
          </div>
          <StatusMark word={home.status} colour={home.colour} />
          {home.path !== null && (
            <ButtonLink className={styles.open} href={home.path}>
              {texts.open}
              <VisuallyHidden>, {home.name}</VisuallyHidden>
            </ButtonLink>
          )}
        </>
      ) : (
        <p className={styles.none}>{texts.pointAtHome}</p>
      )}
    </section>
  )
}
