// All answers before they are sent, each with a link to the step where it was given.
import type { CaseView } from '@husrum/domain'
import { caseAreaOf, caseStepOrder, caseWizardView } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { asksToShare, buildingKindOf, legendOf } from './case-words.ts'
import styles from './FaultReport.module.css'
import type { CaseFlow } from './use-case-wizard.ts'

interface Row {
  readonly term: string
  readonly value: string
}
interface Part {
  readonly view: CaseView
  readonly rows: readonly Row[]
}

const usePartsOf = ({ wizard }: CaseFlow): readonly Part[] => {
  const { fields, summary, residence, optional: _ } = useTexts().faultReport
  const { form } = wizard
  const row = (term: string, value: string): readonly Row[] => (value === '' ? [] : [{ term, value }])
  const name = [form.firstName, form.lastName].filter(Boolean).join(' ')
  const other = [form.otherFirstName, form.otherLastName, form.otherPhone, form.otherEmail].join(' ').trim()
  const home = form.selectedApartment
  const contact = [
    ...row(summary.contact, name),
    ...row(fields.email, form.email),
    ...row(fields.phone, form.phone),
    ...(wizard.start.caseType === 'resident' ? [] : row(fields.boardEmail, form.boardEmail)),
    ...(form.other ? row(summary.otherContact, other) : []),
  ]
  const place = home
    ? [
        home.address,
        home.governmentObjectId && residence.dwelling(home.governmentObjectId),
        caseAreaOf(form) === 'CommonAreas' && residence.buildingKind[buildingKindOf(home)],
      ]
    : [form.address, `${form.zipCode} ${form.city}`.trim(), form.object && residence.dwelling(form.object)]
  const placed = [
    ...(form.type === '' ? [] : row(fields.type, residence[form.type])),
    ...row(fields.address, place.filter(Boolean).join(', ')),
  ]
  const parts: Partial<Record<CaseView, readonly Row[]>> = {
    contactDetails: contact,
    contactDetailsWithoutManagement: contact,
    residentResidenceSelection: placed,
    searchResidence: placed,
    compound: [
      ...row(fields.compoundName, form.compoundName),
      ...row(fields.compoundNumber, form.compoundNumber),
    ],
    estateAddress: placed,
    problemArea: row(fields.problemArea, form.problemAreaName),
    problemAreaDetails: row(fields.problemAreaDetails, form.problemAreaDetailsName),
    description: [
      ...row(fields.description, form.description),
      ...row(summary.files, form.files.map((file) => file.name).join(', ') || summary.noFiles),
      ...row(summary.copy, form.sendCopy ? summary.yes : summary.no),
      ...(asksToShare(wizard.start.caseType, form)
        ? row(summary.shared, form.shareWithBoard ? summary.yes : summary.no)
        : []),
    ],
  }
  return caseStepOrder[wizard.start.caseType].flatMap((view) => {
    const rows = parts[view]
    return rows ? [{ view, rows }] : []
  })
}

export const CaseSummary = ({ flow }: { readonly flow: CaseFlow }) => {
  const texts = useTexts().faultReport
  const { summary } = texts
  const parts = usePartsOf(flow)
  const done = new Set(caseWizardView(flow.wizard).steps.map(({ view }) => view))
  return (
    <>
      <p>{summary.intro}</p>
      {parts
        .filter(({ view }) => done.has(view))
        .map(({ view, rows }) => {
          const legend = legendOf(view, texts)
          return (
            <section key={view} className={styles.part} aria-label={legend}>
              <div className={styles.partTop}>
                <h2 className={styles.partHeading}>{legend}</h2>
                <button className={styles.change} type="submit" name="action" value={`goTo:${view}`}>
                  {summary.change(legend)}
                </button>
              </div>
              <dl className={styles.rows}>
                {rows.map(({ term, value }) => (
                  <div key={term} className={styles.row}>
                    <dt>{term}</dt>
                    <dd dir="auto">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
      <p className={styles.quiet}>{summary.promise}</p>
    </>
  )
}
