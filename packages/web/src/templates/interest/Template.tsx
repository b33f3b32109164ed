// Registering interest: the subject, the form, and the confirmation.
import type { TypedForm } from '@husrum/application'
import type { ContentPage, Home, InterestSubject, Stage } from '@husrum/domain'
import { countsAsSold, readInterestAddress, routePath } from '@husrum/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { HomeCard } from '../../features/homes/HomeCard.tsx'
import { useInterestNote } from '../../features/homes/interest-note.ts'
import { StageCard } from '../../features/homes/StageCard.tsx'
import { readFormQuery } from '../../features/sign-in/form-paths.ts'
import { fieldsOf } from '../../features/sign-in/typed-form.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useRetried } from '../../frame/use-retried.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import { interestForm } from './interest-form.ts'
import styles from './Template.module.css'

export interface InterestData {
  /** The one that the address names; empty if it is gone, undefined if it could not be loaded. */
  readonly homes: readonly Home[] | undefined
  readonly stages: readonly Stage[] | undefined
  /** The typed values of the form that was sent back without script. */
  readonly typed: TypedForm | undefined
}

const cardSizes = '(width >= 62rem) 30rem, 38vw'

const Registered = ({ name, path, isFresh }: { name: string; path: string; isFresh: boolean }) => {
  const { interest: words } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  return (
    <div className={styles.done} role="status">
      <h2 ref={heading} className={styles.formHeading} tabIndex={-1}>
        {words.doneHeading}
      </h2>
      <p>{words.done}</p>
      <p>{words.noMail}</p>
      <p>
        <ButtonLink look="secondary" href={path}>
          {words.back(name)}
        </ButtonLink>
      </p>
    </div>
  )
}

const NoSubject = ({ why }: { readonly why: 'gone' | 'choose' | 'failed' }) => {
  const site = useSite()
  const { interest: words } = useTexts()
  const search = routePath(site, 'search') ?? site.routes.start
  return (
    <div className={styles.part}>
      <Notice heading={words[`${why}Heading`]} kind={why === 'failed' ? 'warning' : 'info'}>
        <p>{words[why]}</p>
        <p>
          <ButtonLink look="secondary" href={search}>
            {words.search}
          </ButtonLink>
        </p>
      </Notice>
    </div>
  )
}

interface SubjectProps extends Pick<InterestData, 'typed'> {
  readonly subject: InterestSubject
  readonly home: Home | undefined
  readonly stage: Stage | undefined
}

const Subject = ({ subject, home, stage, typed }: SubjectProps) => {
  const { country } = useSite()
  const { interest: words } = useTexts()
  const { search } = useLocation()
  const { result, done } = readFormQuery(search)
  const InterestNote = useInterestNote()
  const [isRegistered, setRegistered] = useState(false)
  const named = home ?? stage
  if (!named) return <NoSubject why="gone" />
  return (
    <div className={styles.columns}>
      <section className={styles.subject} aria-label={words.about}>
        <p className={styles.about}>{words.about}</p>
        {home && <HomeCard home={home} level={2} sizes={cardSizes} eager />}
        {stage && <StageCard stage={stage} level={2} sizes={cardSizes} eager />}
        {home && countsAsSold(home.status, country) && <p>{words.sold}</p>}
      </section>
      <div className={styles.part}>
        {isRegistered || done === 'interestRegistered' ? (
          <Registered name={named.name} path={named.path} isFresh={isRegistered} />
        ) : (
          <>
            {InterestNote && <InterestNote subject={subject} />}
            <interestForm.Component
              subject={subject}
              sent={result}
              typed={fieldsOf(typed, 'interest')}
              onRegistered={() => setRegistered(true)}
            />
          </>
        )}
      </div>
    </div>
  )
}

export const InterestTemplate = ({ page, data }: TemplateProps<ContentPage, InterestData>) => {
  const { search } = useCapabilities()
  const location = useLocation()
  const subject = useMemo(() => readInterestAddress(location.search), [location.search])
  const { objectId, stageId } = subject ?? {}
  const homes = useRetried(data.homes, () => search.byIds(objectId === undefined ? [] : [objectId]))
  const stages = useRetried(data.stages, () => search.stagesByIds(stageId === undefined ? [] : [stageId]))
  const { heading, preamble, blocks } = page.model
  return (
    <article className={styles.page}>
      <header className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        {preamble !== undefined && <p className={styles.preamble}>{preamble}</p>}
      </header>
      {!subject ? (
        <NoSubject why="choose" />
      ) : homes && stages ? (
        <Subject
          key={location.search}
          subject={subject}
          home={homes[0]}
          stage={stages[0]}
          typed={data.typed}
        />
      ) : (
        <NoSubject why="failed" />
      )}
      <ComposedBlocks blocks={blocks} />
    </article>
  )
}
