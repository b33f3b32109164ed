// Steps for the problem: the room, the detail, and related advice.
import { Notice } from '../../../ui/Notice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from '../FaultReport.module.css'
import { RadioChoices } from '../RadioChoices.tsx'
import { ReportedFaults } from '../ReportedFaults.tsx'
import type { StepProps } from './step-props.tsx'
import { Listed, useWords } from './step-props.tsx'

export const Area = ({ flow, choices, errorOf }: StepProps) => {
  const { area, fields } = useWords()
  return (
    <Listed asked={choices.requestedRooms} failed={area.failed}>
      <RadioChoices
        name="problemArea"
        legend={fields.problemArea}
        value={flow.wizard.form.problemArea}
        error={errorOf('problemArea')}
        choices={choices.rooms.map((room) => ({ value: room.id, label: choices.roomNames(room) }))}
      />
    </Listed>
  )
}

/** Advice to read before continuing, once the problem is known. */
const DetailNotices = ({ choices, richText }: StepProps) => {
  const { area } = useWords()
  const { notices, articles, faq } = choices
  return (
    <div className={styles.notices} aria-live="polite">
      {(articles.length > 0 || faq.length > 0) && (
        <section className={styles.help} aria-label={area.faq}>
          <h2 className={styles.helpHeading}>{area.faq}</h2>
          {articles.map(({ title, text }) => (
            <details key={title} className={styles.fold}>
              <summary>{title}</summary>
              {richText(text)}
            </details>
          ))}
          {faq.map(({ question, answer, description, videoUrl, files }) => (
            <details key={question} className={styles.fold}>
              <summary>{question}</summary>
              {description !== undefined && <p>{description}</p>}
              {richText(answer)}
              {videoUrl !== undefined && (
                <p>
                  <SiteLink href={videoUrl}>{videoUrl}</SiteLink>
                </p>
              )}
              {files.map(({ name, url }) => (
                <p key={url}>
                  <SiteLink href={url}>{name}</SiteLink>
                </p>
              ))}
            </details>
          ))}
        </section>
      )}
      {notices.includes('appliances') && (
        <Notice heading={area.appliance}>
          <p>{area.applianceText}</p>
        </Notice>
      )}
    </div>
  )
}

export const Details = (props: StepProps) => {
  const { flow, choices, errorOf } = props
  const { area, fields } = useWords()
  return (
    <>
      <ReportedFaults reported={choices.reported} />
      <Listed asked={choices.requestedAssets} failed={area.detailsFailed}>
        <RadioChoices
          name="problemAreaDetails"
          legend={fields.problemAreaDetails}
          value={flow.wizard.form.problemAreaDetails}
          error={errorOf('problemAreaDetails')}
          choices={choices.assets.map((asset) => ({ value: asset.id, label: choices.assetNames(asset) }))}
        />
      </Listed>
      <DetailNotices {...props} />
    </>
  )
}

export const Appliances = () => {
  const { appliances } = useWords()
  return (
    <>
      <p>{appliances.text}</p>
      <ul className={styles.points}>
        {appliances.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{appliances.photo}</p>
      <p className={styles.quiet}>{appliances.warranty}</p>
    </>
  )
}
