// The pins of the map on a stage's page: the stage, its surroundings, and the stages nearby.
import type { StageModel } from '@husrum/domain'
import { projectStatusWords } from '../../features/homes/home-words.ts'
import type { MapPin } from '../../features/map/map-pin.ts'
import type { HomesTexts } from '../../texts/sv/homes.ts'

export const pinsOf = (
  { stage, nearby }: Pick<StageModel, 'stage' | 'nearby'>,
  texts: HomesTexts,
): readonly MapPin[] => [
  { key: stage.id, geo: stage.geo, name: stage.name, kind: 'subject' },
  ...(stage.surroundings ?? []).flatMap(({ kind, walkMinutes, geo }): readonly MapPin[] =>
    geo === undefined
      ? []
      : [
          {
            key: kind,
            geo,
            name: texts.stage.surrounding[kind],
            detail: `${walkMinutes} min`,
            kind: 'around',
          },
        ],
  ),
  ...nearby.map(
    (near): MapPin => ({
      key: near.id,
      geo: near.geo,
      name: near.name,
      detail: projectStatusWords(near, texts),
      href: near.path,
      kind: 'subject',
      isAside: true,
    }),
  ),
]
