// Shown if nothing is found: the most visited stages of the county that was searched.
import { popularStagesQuery } from '../../features/homes/queries.ts'
import { StageList } from '../../features/homes/StageList.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Section } from '../../ui/Section.tsx'

export const PopularStages = ({ placeUrl }: { readonly placeUrl: string }) => {
  const site = useSite()
  const { homes: texts } = useTexts()
  const { data = [] } = useLiveQuery(popularStagesQuery(placeUrl, site, useCapabilities().recentlyViewed))
  return data.length === 0 ? null : (
    <Section heading={texts.popularStages}>
      <StageList stages={data} />
    </Section>
  )
}
