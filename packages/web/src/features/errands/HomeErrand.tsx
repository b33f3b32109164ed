// An errand inside a home that the resident does not share: the board sees only its place and status.
import type { ErrandDetails } from '@husrum/application'
import { useTexts } from '../../frame/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { HomeErrandFacts } from './ErrandFacts.tsx'
import { ErrandHistory } from './ErrandHistory.tsx'
import styles from './ErrandPage.module.css'
import shared from './Errands.module.css'

export const HomeErrand = ({ errand }: { readonly errand: ErrandDetails }) => {
  const { one, home } = useTexts().errands
  return (
    <>
      <Notice heading={home.notSharedHeading}>
        <p>{home.notSharedText}</p>
      </Notice>
      <div className={styles.oneColumns}>
        <div className={styles.oneMain}>
          <section aria-labelledby="errand-facts">
            <h2 id="errand-facts" className={shared.partHeading}>
              {one.facts}
            </h2>
            <HomeErrandFacts errand={errand} />
          </section>
        </div>
        <div className={styles.oneAside}>
          <section aria-labelledby="errand-history">
            <h2 id="errand-history" className={shared.partHeading}>
              {one.history}
            </h2>
            <ErrandHistory errand={errand} viewer="board" />
          </section>
        </div>
      </div>
    </>
  )
}
