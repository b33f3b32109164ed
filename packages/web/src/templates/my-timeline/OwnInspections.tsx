// The inspection step of a home's timeline.
import { inspectionQuery as address } from '@husrum/contract/inspections/wire'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { Inspections } from '../../features/inspections/Inspections.tsx'
import { inspectionsQuery } from '../../features/inspections/queries.ts'
import type { ReturnedForm } from '../../features/inspections/use-inspection-form.ts'
import { CouldNotGet } from '../../features/own-bookings/AskedInVain.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { StepPartProps } from './step-part-props.ts'

const errors = ['invalid', 'late', 'failed'] as const
const actions = ['remark', 'notFixed', 'time'] as const

const readReturned = (search: string): ReturnedForm => {
  const query = new URLSearchParams(search)
  return {
    form: query.get(address.form) ?? '',
    error: errors.find((known) => known === query.get(address.error)),
    done: actions.find((known) => known === query.get(address.done)),
    wrong: query.getAll(address.field).flatMap((text) => {
      const [, field, key] = /^(\w{1,20}):(\w{1,40})$/.exec(text) ?? []
      return field !== undefined && key !== undefined ? [[field, key] as const] : []
    }),
  }
}

export const OwnInspections = ({ residence, loaded }: StepPartProps) => {
  const site = useSite()
  const { inspections } = useCapabilities()
  const { search } = useLocation()
  const { inspections: texts, residences } = useTexts()
  const query = inspectionsQuery(residence.id, site, inspections)
  const { data: had, isError, retry } = useLiveQuery(query, { hasFailed: loaded === 'failed' })
  const returned = useMemo(() => readReturned(search), [search])
  if (had?.value) return <Inspections value={had.value} formKey={had.formKey} returned={returned} />
  if (had) return <p>{texts.gone}</p>
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
