// The interior step of a home's timeline.
import { interiorQuery as address } from '@husrum/contract/interior/wire'
import { useLocation } from 'react-router-dom'
import { Interior } from '../../features/interior/Interior.tsx'
import { interiorQuery } from '../../features/interior/queries.ts'
import type { ChoicesWord } from '../../features/interior/use-choices.ts'
import { CouldNotGet } from '../../features/own-bookings/AskedInVain.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { StepPartProps } from './step-part-props.ts'

/** The result of a form that was sent without script. */
const readWord = (search: string, errors: object): ChoicesWord | undefined => {
  const query = new URLSearchParams(search)
  const done = query.get(address.done)
  const error = query.get(address.error)
  if (done === 'saved' || done === 'confirmed') return { kind: done }
  if (error === null) return undefined
  const why = Object.hasOwn(errors, error) ? (error as 'failed') : 'failed'
  return { kind: 'failed', why }
}

export const OwnInterior = ({ residence, loaded }: StepPartProps) => {
  const site = useSite()
  const { interiors } = useCapabilities()
  const { search } = useLocation()
  const { interior: texts, residences } = useTexts()
  const had = useLiveQuery(interiorQuery(residence.id, site, interiors), { hasFailed: loaded === 'failed' })
  const { data: interior, isError, retry } = had
  if (interior) return <Interior interior={interior} before={readWord(search, texts.errors)} />
  if (interior === null) return <p>{texts.gone}</p>
  if (!isError) return <Skeleton />
  return (
    <CouldNotGet
      heading={texts.failed}
      text={texts.failedText}
      identify={residences.list.identify}
      retry={texts.retry}
      onRetry={retry}
    />
  )
}
