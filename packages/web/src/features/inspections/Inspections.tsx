// The inspections of a home: time, place and inspector; then each remark with its status.
import { inspectionCalendarPath, inspectionPhotoPath } from '@husrum/contract/inspections/wire'
import type { Inspection, InspectionRemark, InspectionsView, SiteDefinition } from '@husrum/domain'
import {
  formatDay,
  formatDayTime,
  formatTime,
  mayAddRemark,
  mayAskForTime,
  remarkColours,
  routePath,
  wallClockOf,
} from '@husrum/domain'
import { useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import type { InspectionFormProps } from './InspectionForms.tsx'
import { NotFixedForm, RemarkForm, TimeForm } from './InspectionForms.tsx'
import styles from './Inspections.module.css'
import type { InspectionsToShow } from './queries.ts'
import type { InspectionAction, ReturnedForm } from './use-inspection-form.ts'

const clockOf = (at: number, { country }: SiteDefinition): number =>
  wallClockOf(new Date(at).toISOString(), country) ?? Number.NaN
const momentOf = (at: number, site: SiteDefinition): string => formatDayTime(clockOf(at, site), site)

const photoPath = (attachmentId: string, filename: string): string =>
  inspectionPhotoPath
    .replace('{attachmentId}', encodeURIComponent(attachmentId))
    .replace('{filename}', encodeURIComponent(filename))

type FormFacts = Omit<InspectionFormProps, 'id'>

const Remark = ({ remark, form }: { readonly remark: InspectionRemark; readonly form: FormFacts }) => {
  const site = useSite()
  const texts = useTexts().inspections
  const { id, number, room, text, by, state, responsible, due, dispute, errand, photos } = remark
  const errands = site.features.caseManagement ? routePath(site, 'errands') : undefined
  return (
    <li className={styles.remark}>
      <h4 className={styles.name}>{texts.remark(number, room)}</h4>
      <p>
        <StatusMark word={texts.states[state]} colour={remarkColours[state]} />
      </p>
      <p>{text}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ attachmentId, filename }, at) => (
            <li key={attachmentId}>
              <a href={photoPath(attachmentId, filename)} download>
                <img
                  className={styles.photo}
                  src={`${photoPath(attachmentId, filename)}?preview`}
                  alt={texts.photo(at + 1)}
                  width={96}
                  height={72}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {responsible !== '' && (
          <div>
            <dt>{texts.responsible}</dt>
            <dd>{responsible}</dd>
          </div>
        )}
        {due !== undefined && (
          <div>
            <dt>{texts.due}</dt>
            <dd>{formatDay(due, site)}</dd>
          </div>
        )}
        {dispute !== undefined && (
          <div>
            <dt>{texts.dispute}</dt>
            <dd>{dispute}</dd>
          </div>
        )}
      </dl>
      {by === 'buyer' && <p className={styles.soft}>{texts.byYou}</p>}
      {errands !== undefined && (
        <p>
          <SiteLink className={styles.way} href={`${errands}?errandId=${encodeURIComponent(errand.id)}`}>
            {texts.errand(errand.number)}
          </SiteLink>
        </p>
      )}
      {remark.canReportNotFixed && <NotFixedForm {...form} id={id} />}
    </li>
  )
}

const OneInspection = ({
  inspection,
  now,
  isOver,
  form,
}: {
  readonly inspection: Inspection
  readonly now: number
  readonly isOver: boolean
  readonly form: FormFacts
}) => {
  const site = useSite()
  const texts = useTexts().inspections
  const { id, kind, startsAt, endsAt, place, inspector, note, moved, wish, closedAt, remarks } = inspection
  const isAhead = endsAt > now && closedAt === undefined
  const state = closedAt !== undefined ? 'closed' : startsAt > now ? 'ahead' : 'open'
  return (
    <section className={styles.inspection} aria-labelledby={`inspection-${id}`}>
      <h3 className={styles.kind} id={`inspection-${id}`}>
        {texts.kinds[kind]}
      </h3>
      <p>
        <StatusMark
          word={texts[state]}
          colour={state === 'closed' ? 'grey' : state === 'ahead' ? 'blue' : 'orange'}
        />
      </p>
      <p>{texts.about[kind]}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.when}</dt>
          <dd>
            {momentOf(startsAt, site)}–{formatTime(clockOf(endsAt, site))}
          </dd>
        </div>
        <div>
          <dt>{texts.where}</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>{texts.who}</dt>
          <dd>{inspector}</dd>
        </div>
      </dl>
      {moved && <p className={styles.soft}>{texts.moved(momentOf(moved.startedAt, site), moved.reason)}</p>}
      {note !== '' && isAhead && <p>{note}</p>}
      {isAhead && (
        <p>
          <a className={styles.way} href={inspectionCalendarPath.replace('{id}', id)} download>
            {texts.calendar}
          </a>
        </p>
      )}
      {wish && <p>{texts.wished(momentOf(wish.at, site))}</p>}
      {!isOver && mayAskForTime(inspection, now) && <TimeForm {...form} id={id} />}
      {startsAt <= now && (
        <>
          <p className={styles.count}>
            {remarks.length === 0 ? texts.noRemarks : texts.remarks(remarks.length)}
          </p>
          {remarks.length > 0 && (
            <ol className={styles.remarks}>
              {remarks.map((remark) => (
                <Remark key={remark.id} remark={remark} form={form} />
              ))}
            </ol>
          )}
          {closedAt !== undefined && (
            <p className={styles.soft}>{texts.closedText(momentOf(closedAt, site))}</p>
          )}
          {!isOver && mayAddRemark(inspection, now) && <RemarkForm {...form} id={id} />}
        </>
      )}
    </section>
  )
}

export const Inspections = ({
  value,
  formKey,
  returned,
}: Pick<InspectionsToShow, 'formKey'> & {
  readonly value: InspectionsView
  readonly returned: ReturnedForm
}) => {
  const texts = useTexts().inspections
  const [done, setDone] = useState<InspectionAction | undefined>(returned.done)
  const { residenceId, now, isOver, inspections } = value
  const form: FormFacts = { residenceId, formKey, returned, onDone: setDone }
  const words = { remark: texts.add.done, notFixed: texts.notFixed.done, time: texts.time.done }
  if (inspections.length === 0)
    return (
      <section className={styles.part}>
        <h2 className={styles.heading}>{texts.none}</h2>
        <p>{texts.noneText}</p>
      </section>
    )
  return (
    <section className={styles.parts}>
      <div className={styles.part}>
        <h2 className={styles.heading}>{texts.heading}</h2>
        <div role="status">
          {done && (
            <Notice>
              <p>{words[done]}</p>
            </Notice>
          )}
        </div>
      </div>
      {inspections.map((inspection) => (
        <OneInspection key={inspection.id} inspection={inspection} now={now} isOver={isOver} form={form} />
      ))}
    </section>
  )
}
