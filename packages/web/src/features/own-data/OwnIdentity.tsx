// The electronic identity of an account: which, since when, and unlinking it. A plain form, which works without script.
import type { OwnDataStanding } from '@husrum/application'
import type { OwnDataAnswer } from '@husrum/contract/own-data/wire'
import { ownDataFormPaths } from '@husrum/contract/own-data/wire'
import { dayIn, formatDay, identityAddress } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Blocking } from './Blocking.tsx'
import styles from './OwnDataParts.module.css'
import { IdentityFirst } from './OwnDataParts.tsx'

interface OwnIdentityProps {
  readonly standing: OwnDataStanding
  /** Result of unlinking it. */
  readonly cameBack: OwnDataAnswer | undefined
}

const Facts = ({ identity }: { readonly identity: NonNullable<OwnDataStanding['identity']> }) => {
  const site = useSite()
  const { country } = site
  const { identity: texts } = useTexts().ownData
  const day = (at: number | undefined) =>
    at === undefined ? texts.never : formatDay(dayIn(at, country), site)
  const facts = [
    [texts.name, identity.name],
    [texts.number, identity.maskedNumber],
    ...(identity.tiedAt === undefined ? [] : [[texts.tied, day(identity.tiedAt)] as const]),
    [texts.used, day(identity.lastUsedAt)],
  ] as const
  return (
    <div>
      <p>
        <strong>{texts.methods[identity.method]}</strong>
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const UntieForm = ({ standing: { deletion, identity }, cameBack }: OwnIdentityProps) => {
  const { identity: texts, deletion: words, answers } = useTexts().ownData
  const { fields } = useTexts().signIn
  if (identity && identity.blocking.length > 0) return <Blocking blocking={identity.blocking} />
  if (deletion.proof === 'identity') return <IdentityFirst />
  return (
    <form className={styles.part} method="post" action={ownDataFormPaths.untie}>
      {deletion.proof === 'password' && (
        <PasswordField
          name="password"
          label={words.password}
          error={cameBack === 'passwordWrong' ? answers.passwordWrong : undefined}
          autoComplete="current-password"
          showLabel={fields.showPassword}
          hideLabel={fields.hidePassword}
          required
        />
      )}
      <p>
        <Button type="submit" look="secondary">
          {texts.submit}
        </Button>
      </p>
    </form>
  )
}

export const OwnIdentity = ({ standing, cameBack }: OwnIdentityProps) => {
  const site = useSite()
  const { pathname } = useLocation()
  const { identity: texts, answers } = useTexts().ownData
  const { identity } = standing
  const way = identityAddress(site, pathname)
  if (!identity)
    return (
      <>
        <p>{texts.none}</p>
        {way !== undefined && (
          <p>
            <ButtonLink look="secondary" href={way}>
              {texts.tie}
            </ButtonLink>
          </p>
        )}
      </>
    )
  return (
    <>
      <Facts identity={identity} />
      <details className={styles.folded} open={cameBack !== undefined}>
        <summary className={styles.summary}>{texts.summary}</summary>
        <div className={styles.part}>
          {cameBack !== undefined && (
            <Notice kind="warning" level={3} heading={answers[cameBack]}>
              {null}
            </Notice>
          )}
          {identity.obstacle === undefined ? (
            <>
              <p>{texts.text}</p>
              <UntieForm standing={standing} cameBack={cameBack} />
            </>
          ) : (
            <p>{texts.obstacles[identity.obstacle]}</p>
          )}
        </div>
      </details>
    </>
  )
}
