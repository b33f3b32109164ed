// Facts of an errand: number, status, dates, place and people.
import type { ErrandDetails } from '@husrum/application'
import { errandVisitPath } from '@husrum/contract/errands/wire'
import type { ReactNode } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './ErrandPage.module.css'
import shared from './Errands.module.css'
import { momentOf, placeOf, statusWordsOf } from './errand-words.ts'
import type { ErrandPages } from './use-errand-pages.ts'

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))

/** Shown to all readers of an errand: number, status with its dates, and place. */
const PlaceAndStatus = ({ errand }: { readonly errand: ErrandDetails }) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const { one } = texts
  const { ticketNumber, statusSince } = errand
  return (
    <>
      <Fact term={one.ticketNumber}>{ticketNumber || texts.noNumber}</Fact>
      <Fact term={one.status}>
        {statusWordsOf(errand, texts)}
        {statusSince !== undefined && (
          <span className={shared.minor}>{one.since(texts.day(momentOf(statusSince, country)))}</span>
        )}
      </Fact>
      <Fact term={one.reported}>{texts.date(momentOf(errand.creationDate, country))}</Fact>
      <Fact term={one.place}>
        <Lines lines={placeOf(errand)} />
      </Fact>
    </>
  )
}

/** For an errand inside a home that the resident does not share with the board. */
export const HomeErrandFacts = ({ errand }: { readonly errand: ErrandDetails }) => (
  <dl className={styles.facts}>
    <PlaceAndStatus errand={errand} />
  </dl>
)

export const ErrandFacts = ({
  errand,
  viewer,
  pages,
}: {
  readonly errand: ErrandDetails
  readonly viewer: 'resident' | 'board'
  readonly pages: ErrandPages
}) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const { one } = texts
  const { id, handler, visit, promisedBy, doneBy, alternativeContact: contact } = errand
  return (
    <dl className={styles.facts}>
      <PlaceAndStatus errand={errand} />
      <Fact term={one.handler}>
        {handler ? handler.name : one.noHandler}
        {handler?.phone !== undefined && (
          <a className={shared.minor} href={`tel:${handler.phone.replace(/[^+\d]/g, '')}`}>
            {handler.phone}
          </a>
        )}
      </Fact>
      {promisedBy !== undefined && (
        <Fact term={one.answerBy}>{texts.moment(momentOf(promisedBy, country))}</Fact>
      )}
      <Fact term={one.doneBy}>
        {doneBy === undefined ? one.noDay : texts.date(momentOf(doneBy, country))}
      </Fact>
      {visit && (
        <Fact term={one.visit}>
          {texts.visitTime(momentOf(visit.startsAt, country), momentOf(visit.endsAt, country))}
          <a className={shared.minor} href={errandVisitPath.replace('{id}', encodeURIComponent(id))} download>
            {one.toCalendar}
          </a>
        </Fact>
      )}
      <Fact term={one.type}>{texts.types[errand.type]}</Fact>
      {contact && (
        <Fact term={one.otherContact}>
          <Lines lines={[`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone]} />
        </Fact>
      )}
      {viewer === 'board' && errand.nrOfCaseControlPoints > 0 && (
        <Fact term={texts.rounds.heading}>
          <RouterLink to={pages.addressWith({ view: 'rounds', roundId: id })}>{one.rounds}</RouterLink>
        </Fact>
      )}
    </dl>
  )
}
