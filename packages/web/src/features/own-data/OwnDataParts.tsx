// Download of the data about a person, and deletion of the account. Plain forms, which work without script.
import type { OwnDataStanding } from '@husrum/application'
import type { OwnDataAnswer } from '@husrum/contract/own-data/wire'
import { ownArchivePath, ownDataFormPaths } from '@husrum/contract/own-data/wire'
import { dayIn, formatDay, identityAddress } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Blocking } from './Blocking.tsx'
import styles from './OwnDataParts.module.css'

interface OwnDataProps {
  readonly standing: OwnDataStanding
  /** Result of a submitted form. */
  readonly cameBack: OwnDataAnswer | undefined
}

const ofDeletion: readonly (OwnDataAnswer | undefined)[] = [
  'blocked',
  'passwordWrong',
  'identityNeeded',
  'tooMany',
  'unconfirmed',
]

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${Math.round(bytes / 1_000_000)} MB`

const Archive = ({ standing: { archive }, cameBack }: OwnDataProps) => {
  const site = useSite()
  const { country } = site
  const { archive: texts, answers } = useTexts().ownData
  const isFresh = cameBack === 'asked' || cameBack === 'failed'
  return (
    <div className={styles.part}>
      <p>{texts.text}</p>
      <p role="status">{isFresh && answers[cameBack]}</p>
      {archive?.state === 'making' && <p>{texts.making}</p>}
      {archive?.state === 'ready' && (
        <>
          <p>{texts.ready(formatDay(dayIn(archive.expiresAt, country), site), sizeOf(archive.bytes ?? 0))}</p>
          <p>
            <a className={styles.way} href={ownArchivePath}>
              {texts.fetch}
            </a>
          </p>
          <p className={styles.soft}>{texts.fresh}</p>
        </>
      )}
      {!archive && (
        <form method="post" action={ownDataFormPaths.archive}>
          <Button type="submit" look="secondary">
            {texts.ask}
          </Button>
        </form>
      )}
    </div>
  )
}

/** Link to confirm the identity and come back. */
export const IdentityFirst = () => {
  const site = useSite()
  const { pathname } = useLocation()
  const { deletion: texts } = useTexts().ownData
  const identity = identityAddress(site, pathname)
  return (
    <>
      <p>{texts.identity}</p>
      {identity !== undefined && (
        <p>
          <ButtonLink look="secondary" href={identity}>
            {texts.identify}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

const DeleteForm = ({ standing: { deletion }, cameBack }: OwnDataProps) => {
  const { deletion: texts, answers } = useTexts().ownData
  const { fields } = useTexts().signIn
  if (deletion.proof === 'identity') return <IdentityFirst />
  return (
    <form className={styles.part} method="post" action={ownDataFormPaths.delete}>
      {deletion.proof === 'password' && (
        <PasswordField
          name="password"
          label={texts.password}
          error={cameBack === 'passwordWrong' ? answers.passwordWrong : undefined}
          autoComplete="current-password"
          showLabel={fields.showPassword}
          hideLabel={fields.hidePassword}
          required
        />
      )}
      <CheckField
        name="confirmed"
        label={texts.confirmed}
        error={cameBack === 'unconfirmed' ? answers.unconfirmed : undefined}
        required
      />
      <p>
        <Button type="submit">{texts.submit}</Button>
      </p>
    </form>
  )
}

const Deletion = (props: OwnDataProps) => {
  const { standing, cameBack } = props
  const { deletion: texts, answers } = useTexts().ownData
  const isBack = ofDeletion.includes(cameBack)
  const { blocking } = standing.deletion
  return (
    <details className={styles.folded} open={isBack}>
      <summary className={styles.summary}>{texts.summary}</summary>
      <div className={styles.part}>
        {isBack && cameBack !== undefined && (
          <Notice kind="warning" level={3} heading={answers[cameBack]}>
            {null}
          </Notice>
        )}
        <p>{texts.goes}</p>
        <p>{texts.stays}</p>
        {blocking.length > 0 ? <Blocking blocking={blocking} /> : <DeleteForm {...props} />}
      </div>
    </details>
  )
}

/** Both parts, each under its heading. */
export const OwnDataParts = (props: OwnDataProps) => {
  const { archive, deletion } = useTexts().ownData
  return (
    <>
      <section className={styles.part} aria-labelledby="own-data">
        <h2 id="own-data" className={styles.heading}>
          {archive.heading}
        </h2>
        <Archive {...props} />
      </section>
      <section className={styles.part} aria-labelledby="own-deletion">
        <h2 id="own-deletion" className={styles.heading}>
          {deletion.heading}
        </h2>
        <Deletion {...props} />
      </section>
    </>
  )
}
