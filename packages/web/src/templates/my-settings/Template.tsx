// My Pages: what users can change of their own account, and its sessions.
import type {
  AuthResult,
  NotificationSettings,
  OwnDataStanding,
  OwnSession,
  TypedForm,
} from '@husrum/application'
import { notificationSettingsQuery } from '@husrum/contract/notifications/wire'
import { ownDataAnswers, ownDataFormQuery, ownDataQuery } from '@husrum/contract/own-data/wire'
import type { ContentPage, User } from '@husrum/domain'
import { hasConsentFor, routePath } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import { NotificationSettingsForm } from '../../features/notifications/NotificationSettingsForm.tsx'
import { OwnDataParts } from '../../features/own-data/OwnDataParts.tsx'
import { OwnIdentity } from '../../features/own-data/OwnIdentity.tsx'
import { OwnSessions } from '../../features/sessions/OwnSessions.tsx'
import { ChangeEmail } from '../../features/sign-in/ChangeEmail.tsx'
import { ChangePassword } from '../../features/sign-in/ChangePassword.tsx'
import { ContactDetails } from '../../features/sign-in/ContactDetails.tsx'
import { EmailSignIn } from '../../features/sign-in/EmailSignIn.tsx'
import { readFormQuery } from '../../features/sign-in/form-paths.ts'
import { fieldsOf } from '../../features/sign-in/typed-form.ts'
import { useSession, useSessionManager } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'
import styles from './Template.module.css'

export interface SettingsData {
  /** The sessions of the account; undefined if they could not be loaded. */
  readonly sessions: readonly OwnSession[] | undefined
  /** The typed values of a form that was sent back without script. */
  readonly typed: TypedForm | undefined
  /** The notification settings; undefined if they could not be loaded. */
  readonly notifications: NotificationSettings | undefined
  /** The state of the user's personal data; undefined if it could not be loaded. */
  readonly standing: OwnDataStanding | undefined
}

/** Which form was sent back: each marks fields of its own. */
const isOfPassword = ({ code, errors = [] }: AuthResult): boolean =>
  code === 'MustActivatePid' || errors.some(({ path }) => /password$/i.test(String(path[0])))

/** The result of signing out elsewhere without script. */
const sessionFormOf = (search: string): 'ended' | 'failed' | undefined => {
  const { result, done } = readFormQuery(search)
  if (done === 'sessionEnded') return 'ended'
  const isOwn = result?.errors?.some(({ path }) => path[0] === 'id')
  return isOwn ? 'failed' : undefined
}

const resultOf = (search: string): 'saved' | 'failed' | undefined => {
  const told = new URLSearchParams(search).get(notificationSettingsQuery)
  return told === 'saved' || told === 'failed' ? told : undefined
}

/** The result of a form about the user's personal data. */
const ownDataSaid = (search: string) => {
  const said = new URLSearchParams(search).get(ownDataQuery)
  return ownDataAnswers.find((known) => known === said)
}

const isOfUntying = (search: string): boolean => new URLSearchParams(search).get(ownDataFormQuery) === 'untie'

const Part = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {heading}
    </h2>
    <div className={styles.content}>{children}</div>
  </section>
)

const Folded = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
  <details className={styles.folded} open={isOpen}>
    <summary className={styles.summary}>{title}</summary>
    <div className={styles.within}>{children}</div>
  </details>
)

const OwnAccount = ({ user, typed }: { readonly user: User; readonly typed: TypedForm | undefined }) => {
  const site = useSite()
  const { name, details, signIn, password, consent } = useTexts().settings
  const { fields } = useTexts().signIn
  const { result, done } = readFormQuery(useLocation().search)
  const detailsSent = typed?.form === 'details' ? result : undefined
  const passwordSent = result && isOfPassword(result) ? result : undefined
  const consentPath = routePath(site, 'consent')
  return (
    <>
      <Part id="own-name" heading={name.heading}>
        <p className={styles.fact}>{[user.firstName, user.lastName].join(' ')}</p>
        <p>{user.hasPersonalIdentifier ? name.byIdentity : name.byContact}</p>
      </Part>
      <Part id="own-details" heading={details.heading}>
        <ContactDetails
          user={user}
          typed={fieldsOf(typed, 'details')}
          sent={detailsSent}
          isSaved={done === 'detailsSaved'}
        />
      </Part>
      <Part id="own-sign-in" heading={signIn.heading}>
        <p>
          {fields.email}: <strong className={styles.email}>{user.email}</strong>
        </p>
        <Folded title={signIn.changeEmail} isOpen={done === 'emailChanged'}>
          <ChangeEmail isChanged={done === 'emailChanged'} />
        </Folded>
        <Folded title={password.heading} isOpen={passwordSent !== undefined || done === 'passwordChanged'}>
          <ChangePassword email={user.email} sent={passwordSent} isChanged={done === 'passwordChanged'} />
        </Folded>
        <EmailSignIn isSaved={done === 'emailSignInSet'} />
      </Part>
      {consentPath !== undefined && (
        <Part id="own-consent" heading={consent.heading(site.name)}>
          <p>{hasConsentFor(user, site) ? consent.given : consent.missing}</p>
          <p>
            <SiteLink href={consentPath}>{consent.change}</SiteLink>
          </p>
        </Part>
      )}
    </>
  )
}

export const SettingsTemplate = ({ page, data }: TemplateProps<ContentPage, SettingsData>) => {
  const site = useSite()
  const session = useSession()
  const { reload } = useSessionManager()
  const { failed, retry } = useTexts().sessions
  const { notifications } = useTexts().settings
  const { ownData } = useTexts()
  const { pathname, search } = useLocation()
  const { heading, preamble, blocks } = page.model
  const user = session.kind === 'signedIn' ? session.user : undefined
  return (
    <>
      <MyPagesMenu path={routePath(site, 'settings') ?? pathname} />
      <article className={content.page}>
        <header className={content.top} data-pictured={false}>
          <div className={content.words}>
            <h1 className={content.heading}>{heading}</h1>
            {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
          </div>
        </header>
        <div className={styles.parts}>
          {user ? (
            <OwnAccount user={user} typed={data.typed} />
          ) : (
            <Notice kind="warning">
              <p>{failed}</p>
              <p>
                <Button look="secondary" onClick={() => void reload()}>
                  {retry}
                </Button>
              </p>
            </Notice>
          )}
          <Part id="own-identity" heading={ownData.identity.heading}>
            {data.standing ? (
              <OwnIdentity
                standing={data.standing}
                cameBack={isOfUntying(search) ? ownDataSaid(search) : undefined}
              />
            ) : (
              <Notice kind="warning">
                <p>{ownData.identity.failed}</p>
              </Notice>
            )}
          </Part>
          <Part id="own-notifications" heading={notifications.heading}>
            {data.notifications ? (
              <NotificationSettingsForm settings={data.notifications} cameBack={resultOf(search)} />
            ) : (
              <Notice kind="warning">
                <p>{notifications.missing}</p>
              </Notice>
            )}
          </Part>
          <OwnSessions sessions={data.sessions} cameBack={sessionFormOf(search)} />
          {data.standing ? (
            <OwnDataParts
              standing={data.standing}
              cameBack={isOfUntying(search) ? undefined : ownDataSaid(search)}
            />
          ) : (
            <Part id="own-data" heading={ownData.archive.heading}>
              <Notice kind="warning">
                <p>{ownData.archive.failed}</p>
              </Notice>
            </Part>
          )}
        </div>
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}
