// The page before the wizard (FAULT-4): emergencies first, then an unfinished draft, then the type of reporter.
import { caseQuery } from '@husrum/contract/fault-report/wire'
import type {
  BegunCase,
  BoardStanding,
  CaseAdmission,
  CaseType,
  CaseDoor as Door,
  PlaceWarranty,
} from '@husrum/domain'
import {
  caseAddress,
  caseTypes,
  emergencyKinds,
  formatDate,
  loginAddress,
  telLink,
  userName,
} from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmergencyNumbers } from '../../ui/EmergencyNumbers.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { CallWords } from './CallWords.tsx'
import styles from './CaseDoor.module.css'
import { momentOf } from './case-words.ts'
import { contactFor } from './EmergencyCall.tsx'

const useWords = () => useTexts().faultReport

const Emergencies = ({ emergencies }: Pick<Door, 'emergencies'>) => {
  const { door } = useWords()
  return (
    <section className={styles.urgent} aria-labelledby="case-urgent">
      <h2 id="case-urgent" className={styles.heading}>
        {door.emergency}
      </h2>
      <p>
        <EmergencyNumbers text={door.emergencyText} />
      </p>
      {emergencyKinds.map((kind) => {
        const contact = contactFor(emergencies, kind)
        return (
          <details key={kind} className={styles.emergency} name="case-emergency">
            <summary>{door.emergencies[kind].question}</summary>
            <div className={styles.answer}>
              {contact ? (
                <p>
                  <ButtonLink href={telLink(contact.phone)}>
                    <CallWords {...contact} />
                  </ButtonLink>
                </p>
              ) : (
                <p>
                  <EmergencyNumbers text={door.unanswered} />
                </p>
              )}
              <p>
                <EmergencyNumbers text={door.emergencies[kind].meanwhile} />
              </p>
              <p>{door.thenReport}</p>
            </div>
          </details>
        )
      })}
    </section>
  )
}

const Begun = ({ begun }: { readonly begun: readonly BegunCase[] }) => {
  const site = useSite()
  const texts = useWords()
  const { door, kinds } = texts
  if (begun.length === 0) return null
  return (
    <section className={styles.begun} aria-labelledby="case-begun">
      <h2 id="case-begun" className={styles.heading}>
        {door.begun}
      </h2>
      <ul className={styles.list}>
        {begun.map(({ id, caseType, step, changedOn }) => {
          const path = caseAddress(site, caseType, step) ?? caseAddress(site, caseType)
          return (
            <li key={id} className={styles.row}>
              <span>
                <strong>{kinds[caseType].name}</strong>
                <br />
                {door.begunOn(momentOf(changedOn, site, texts))}
              </span>
              {path !== undefined && (
                <ButtonLink href={path} aria-label={`${door.goOn}: ${kinds[caseType].name}`}>
                  {door.goOn}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Where a type of report starts for this user, and what has to be done before. */
const useWay = () => {
  const site = useSite()
  const { door } = useWords()
  return (
    caseType: CaseType,
    admission: CaseAdmission,
  ): { readonly href: string; readonly note?: string } | undefined => {
    const at = (type: CaseType) => caseAddress(site, type)
    switch (admission.kind) {
      case 'start': {
        const href = at(admission.caseType)
        return href === undefined ? undefined : { href }
      }
      case 'signIn': {
        const href = loginAddress(site, at(caseType))
        return href === undefined ? undefined : { href, note: door.signIn }
      }
      case 'verifyIdentity': {
        const href = at(caseType)
        return href === undefined ? undefined : { href, note: door.verify }
      }
      case 'switchToNoManagement': {
        const href = at('boardMemberNoManagement')
        return href === undefined ? undefined : { href, note: door.switches }
      }
      case 'notHere':
        return undefined
    }
  }
}

/** For a private person: who is signed in, and the way to the board's report from here. */
const useBoardWay = () => {
  const site = useSite()
  const { board: words, switched } = useWords().door
  const session = useSession()
  const user = session.kind === 'signedIn' ? session.user : undefined
  return (
    board: BoardStanding,
  ): { readonly text: string; readonly href?: string | undefined; readonly label: string } => {
    const who = user ? `${words.signedInAs(userName(user))} ` : ''
    const withoutManagement = { href: caseAddress(site, 'boardMemberNoManagement'), label: switched }
    switch (board.kind) {
      case 'signIn':
        return {
          text: who + words.text,
          href: loginAddress(site, caseAddress(site, 'boardMember')),
          label: words.signIn,
        }
      case 'withoutManagement':
        return { text: who + words.withoutManagement(board.association), ...withoutManagement }
      case 'none':
        return { text: who + words.none, ...withoutManagement }
    }
  }
}

/** Shown to a private person who has opened the board's report. */
const BoardNotice = ({ board }: { readonly board: BoardStanding }) => {
  const { heading } = useWords().door.board
  const { text, href, label } = useBoardWay()(board)
  return (
    <Notice kind="warning" heading={heading}>
      <p role="alert">{text}</p>
      {href !== undefined && (
        <p>
          <ButtonLink href={href}>{label}</ButtonLink>
        </p>
      )}
    </Notice>
  )
}

interface WaysProps {
  readonly admissions: Door['admissions']
  readonly board: Door['board']
  readonly hasBegun: boolean
  readonly onWithoutManagement: CaseDoorProps['onWithoutManagement']
}

/** Each destination once: for a signed-in board member, all of them lead to the board's report; other people have none. */
const ownWays = ({ admissions, board }: Pick<WaysProps, 'admissions' | 'board'>): readonly CaseType[] =>
  admissions.boardMember.kind === 'switchToNoManagement'
    ? ['boardMember']
    : caseTypes.filter((caseType) => {
        const admission = admissions[caseType]
        if (caseType === 'boardMember' && board && board.kind !== 'signIn') return false
        return admission.kind !== 'start' || admission.caseType === caseType
      })

const Ways = ({ admissions, board, hasBegun, onWithoutManagement }: WaysProps) => {
  const { door, kinds } = useWords()
  const wayOf = useWay()
  const boardWay = useBoardWay()
  const goesOn = (caseType: CaseType) =>
    admissions[caseType].kind === 'switchToNoManagement' ||
    (caseType === 'boardMemberNoManagement' && onWithoutManagement !== undefined)
  return (
    <section className={styles.ways} aria-labelledby="case-ways">
      <h2 id="case-ways" className={styles.heading}>
        {door.report}
      </h2>
      <p>{door.choose}</p>
      <ul className={styles.kinds}>
        {ownWays({ admissions, board }).map((caseType) => {
          const switches = caseType === 'boardMember' && board ? boardWay(board) : undefined
          const way = switches
            ? { href: switches.href, note: switches.text }
            : wayOf(caseType, admissions[caseType])
          const { who, text } = kinds[caseType]
          const label = switches?.label ?? (goesOn(caseType) ? door.switched : door.start)
          return (
            way?.href !== undefined && (
              <li key={caseType} className={styles.kind}>
                <h3 className={styles.who}>{who}</h3>
                <p>{text}</p>
                {way.note !== undefined && <p className={styles.note}>{way.note}</p>}
                <p>
                  <ButtonLink
                    look={caseType === 'resident' && !hasBegun ? 'primary' : 'secondary'}
                    href={way.href}
                    aria-label={`${label}: ${who}`}
                    onClick={goesOn(caseType) ? onWithoutManagement : undefined}
                  >
                    {label}
                  </ButtonLink>
                </p>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

const Warranties = ({ warranties }: { readonly warranties: readonly PlaceWarranty[] }) => {
  const { formats } = useSite()
  const { door, area } = useWords()
  if (warranties.length === 0) return null
  return (
    <section className={styles.begun} aria-labelledby="case-warranty">
      <h2 id="case-warranty" className={styles.heading}>
        {door.warranty}
      </h2>
      <dl className={styles.list}>
        {warranties.map(({ address, warranty: { kind, lastDay } }) => {
          const day = formatDate(lastDay, formats)
          return (
            <div key={address}>
              <dt>
                <strong translate="no">{address}</strong>
              </dt>
              <dd>{kind === 'running' ? area.warrantyRunning(day) : area.warrantyOver(day)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

export interface CaseDoorProps {
  readonly door: Door
  /** For sites that offer to continue without technical management; it may prevent the navigation. */
  readonly onWithoutManagement?: ((event: { preventDefault: () => void }) => void) | undefined
}

export const CaseDoor = ({ door, onWithoutManagement }: CaseDoorProps) => {
  const isRefused = new URLSearchParams(useLocation().search).has(caseQuery.board)
  return (
    <div className={styles.door}>
      {isRefused && door.board && <BoardNotice board={door.board} />}
      <Emergencies emergencies={door.emergencies} />
      <Begun begun={door.begun} />
      <Ways
        admissions={door.admissions}
        board={door.board}
        hasBegun={door.begun.length > 0}
        onWithoutManagement={onWithoutManagement}
      />
      <Warranties warranties={door.warranties} />
    </div>
  )
}
