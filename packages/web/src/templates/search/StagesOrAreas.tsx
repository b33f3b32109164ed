// The results of the same search grouped by stage or by area.
import type { ResultKind } from '@husrum/domain'
import { AreaCard } from '../../features/homes/AreaCard.tsx'
import { StageCard } from '../../features/homes/StageCard.tsx'
import { stagesAndAreasQuery } from '../../features/search/queries.ts'
import type { SearchController } from '../../features/search/use-search.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button } from '../../ui/Button.tsx'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export const StagesOrAreas = ({
  kind,
  controller,
}: {
  kind: Exclude<ResultKind, 'object'>
  controller: SearchController
}) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const found = useLiveQuery(stagesAndAreasQuery(controller.search, site, useCapabilities().search))
  if (found.isError)
    return (
      <Notice kind="warning" heading={texts.failedTitle}>
        <p>{texts.failedText}</p>
        <Button look="secondary" onClick={found.retry}>
          {texts.retry}
        </Button>
      </Notice>
    )
  if (!found.data) return <Skeleton />
  return (
    <CardGrid>
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
    </CardGrid>
  )
}
