// The homes of a resident on the site: current ones, then former ones; homes of other brands are only mentioned.
import type { HomesElsewhere, OwnedResidence } from '@husrum/application'
import { dayIn, residenceAddress, siteByKey, standingOf } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import type { ResidencesHad } from './queries.ts'
import styles from './Residences.module.css'
import { timelineAddress } from './residence-address.ts'
import { colourOfStanding, entryWords, nextWords } from './residence-words.ts'

const sizes = '(width >= 48rem) 14rem, 100vw'

const OneInList = ({ residence, today }: { readonly residence: OwnedResidence; readonly today: string }) => {
  const site = useSite()
  const texts = useTexts().residences
  const { home, id } = residence
  const standing = standingOf(residence, today)
  const page = residenceAddress(site, id)
  const timeline = standing === 'left' ? undefined : timelineAddress(site, id)
  const entry = standing === 'left' ? '' : entryWords(residence, { site, today, texts })
  return (
    <li className={styles.one}>
      <Picture id={home.image} alt="" sizes={sizes} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={shared.name}>
          {page === undefined ? home.name : <SiteLink href={page}>{home.name}</SiteLink>}
        </h3>
        <p className={shared.soft} translate="no">
          {home.address}, {home.municipality}
        </p>
        <p className={shared.state}>
          <StatusMark word={texts.standings[standing]} colour={colourOfStanding[standing]} />
          {entry !== '' && <span>{entry}</span>}
        </p>
        <p>{nextWords(residence, { site, today, texts })}</p>
        <div className={shared.ways}>
          {page !== undefined && (
            <SiteLink className={shared.way} href={page} aria-label={texts.list.open(home.name)}>
              {texts.list.openShort}
            </SiteLink>
          )}
          {timeline !== undefined && (
            <SiteLink
              className={shared.way}
              href={timeline}
              aria-label={`${texts.list.timeline}: ${home.name}`}
            >
              {texts.list.timeline}
            </SiteLink>
          )}
        </div>
      </div>
    </li>
  )
}

const Group = ({
  heading,
  residences,
  today,
}: {
  readonly heading: string
  readonly residences: readonly OwnedResidence[]
  readonly today: string
}) =>
  residences.length > 0 && (
    <section className={styles.group}>
      <h2 className={shared.heading}>{heading}</h2>
      <ul className={styles.list}>
        {residences.map((residence) => (
          <OneInList key={residence.id} residence={residence} today={today} />
        ))}
      </ul>
    </section>
  )

/** For other brands, only that there is something. Accounts are shared, but visitors have to sign in there. */
const Elsewhere = ({ places }: { readonly places: readonly HomesElsewhere[] }) => {
  const { list } = useTexts().residences
  return places.map(({ site: key, href }) => {
    const { name } = siteByKey(key)
    return (
      <section key={key} className={styles.group}>
        <p>{list.elsewhere(name)}</p>
        <p>
          <a className={shared.way} href={href}>
            {list.elsewhereLink(name)}
          </a>
        </p>
      </section>
    )
  })
}

export const ResidenceList = ({ residences, elsewhere, at }: ResidencesHad) => {
  const site = useSite()
  const { list } = useTexts().residences
  const today = dayIn(at, site.country)
  const isLeft = (residence: OwnedResidence) => standingOf(residence, today) === 'left'
  return (
    <>
      <Group heading={list.heading} residences={residences.filter((each) => !isLeft(each))} today={today} />
      <Elsewhere places={elsewhere} />
      <Group heading={list.left} residences={residences.filter(isLeft)} today={today} />
    </>
  )
}
