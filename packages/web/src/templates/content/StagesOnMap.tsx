// The stages of a page about a place, on a map.
import type { MapTiles, Stage } from '@husrum/domain'
import { projectStatusWords } from '../../features/homes/home-words.ts'
import { MapPlace } from '../../features/map/MapPlace.tsx'
import { mapAddress } from '../../features/map/map-address.ts'
import type { MapPin } from '../../features/map/map-pin.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'

export interface StagesOnMapProps {
  readonly stages: readonly Stage[]
  readonly tiles: MapTiles | undefined
}

export const StagesOnMap = ({ stages, tiles }: StagesOnMapProps) => {
  const site = useSite()
  const { homes: texts } = useTexts()
  const pins = stages.map(
    (stage): MapPin => ({
      key: stage.id,
      geo: stage.geo,
      name: stage.name,
      detail: projectStatusWords(stage, texts),
      href: stage.path,
      kind: 'subject',
    }),
  )
  const onMap = mapAddress(pins, site)
  return (
    <Section
      heading={texts.stage.onMap}
      {...(onMap !== undefined && {
        aside: (
          <SiteLink href={onMap} rel="nofollow">
            {texts.stage.searchOnMap}
          </SiteLink>
        ),
      })}
    >
      <MapPlace pins={pins} tiles={tiles} />
    </Section>
  )
}
