// Stages of a place in a table by lowest price: what is for sale in each, and a link.
import type { Stage } from '@husrum/domain'
import { formatRoomSpan, priceEnds, stagePriceRange, statusColour } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { accessWords, areaSpanWords, projectStatusWords, stagePriceWords } from './home-words.ts'
import styles from './StagePrices.module.css'

export const StagePrices = ({ stages }: { readonly stages: readonly Stage[] }) => {
  const site = useSite()
  const { homes: texts } = useTexts()
  const { labels, stage: words } = texts
  // Homes without a price are rented, and come last.
  const lowest = (stage: Stage) => priceEnds(stagePriceRange(stage, site.country))?.[0] ?? Number.MAX_VALUE
  const homes = stages.reduce((sum, stage) => sum + stage.homes, 0)
  return (
    <>
      <p className={styles.summary}>{words.inProjects(texts.homesCount(homes), stages.length)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.project}</th>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.homes}</th>
            <th scope="col">{labels.rooms}</th>
            <th scope="col">{labels.area}</th>
            <th scope="col">{labels.price}</th>
            <th scope="col">{labels.access}</th>
            <th scope="col">
              <VisuallyHidden>{words.toHomes}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...stages]
            .sort((a, b) => lowest(a) - lowest(b))
            .map((stage) => (
              <tr key={stage.id}>
                <th scope="row" className={styles.name}>
                  <SiteLink href={stage.path}>{stage.name}</SiteLink>
                </th>
                <td className={styles.status}>
                  <StatusMark
                    word={projectStatusWords(stage, texts)}
                    colour={statusColour(stage.status, site.country)}
                  />
                </td>
                <td>{texts.homesCount(stage.homes)}</td>
                <td>{formatRoomSpan(stage.minRooms, stage.maxRooms, site.formats)}</td>
                <td>{areaSpanWords(stage, site)}</td>
                <td className={styles.price}>{stagePriceWords(stage, site, texts)}</td>
                <td>{accessWords({ ...stage, projectStatus: stage.status }, texts)}</td>
                <td className={styles.next}>
                  <SiteLink href={`${stage.path}#homes`}>
                    {words.toHomes}
                    <VisuallyHidden>, {stage.name}</VisuallyHidden>
                  </SiteLink>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
