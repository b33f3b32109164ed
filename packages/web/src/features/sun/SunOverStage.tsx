// The sun over the houses of a stage.
import type { StageDetails } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { Section } from '../../ui/Section.tsx'
import { StudyOpener } from './StudyOpener.tsx'

/** Renders nothing if the houses have not been measured, or without script, which the study needs. */
export const SunOverStage = ({ stage }: { readonly stage: Pick<StageDetails, 'geo' | 'houses'> }) => {
  const { sun: words } = useTexts()
  if (!stage.houses?.length) return null
  return (
    <Section heading={words.study}>
      <p>{words.assumedOfHouses}</p>
      <StudyOpener stage={stage} />
    </Section>
  )
}
