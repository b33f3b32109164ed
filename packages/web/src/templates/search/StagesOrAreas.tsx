// The same search seen by stage or by area.
import type { ResultKind } from '@husrum/domain'
import { useUseCases } from '../../composition/use-use-cases.tsx'
import { AreaCard } from '../../features/residence/AreaCard.tsx'
import { StageCard } from '../../features/residence/StageCard.tsx'
import { stagesAndAreasQuery } from '../../features/search/queries.ts'
import type { SearchInHand } from '../../features/search/use-search.ts'
import { useSite, useTexts } from '../../page/site-context.tsx'
import { useAnswer } from '../../page/use-answer.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SearchTemplate.module.css'

export const StagesOrAreas = ({
  kind,
  inHand,
}: {
  kind: Exclude<ResultKind, 'object'>
  inHand: SearchInHand
}) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const found = useAnswer(stagesAndAreasQuery(inHand.search, site, useUseCases()))
  if (found.isError)
    return (
      <Notice kind="warning" heading={texts.failedTitle}>
        <p>{texts.failedText}</p>
        <Button look="secondary" onClick={() => void found.refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    )
  if (!found.data) return <Skeleton />
  return (
    <ul className={styles.others}>
      {kind === 'stage'
        ? found.data.stages.map((stage) => (
            <li key={stage.id}>
              <StageCard stage={stage} level={2} />
            </li>
          ))
        : found.data.areas.map((area) => (
            <li key={area.tag.id}>
              <AreaCard area={area} level={2} />
            </li>
          ))}
    </ul>
  )
}
