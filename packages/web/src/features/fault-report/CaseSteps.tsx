// The fields of each step. They are plain fields that the form's reader understands, so that they mean the same without script.
import type { CaseBuildingType, CaseField, CasePlace, CaseView, SafeHtml } from '@husrum/domain'
import { isNameReadOnly, otherAddressChoice, routePath, textLimits } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import type { TextFieldProps } from '../../ui/TextField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CaseSummary } from './CaseSummary.tsx'
import { fieldId } from './case-words.ts'
import styles from './FaultReport.module.css'
import type { Choice } from './RadioChoices.tsx'
import { RadioChoices } from './RadioChoices.tsx'
import { ReportedHere } from './ReportedHere.tsx'
import type { CaseFlow } from './use-case-wizard.ts'
import type { Asked, StepChoices } from './use-choices.ts'

export interface StepProps {
  readonly flow: CaseFlow
  readonly choices: StepChoices
  /** What is wrong with a field, in words. */
  readonly errorOf: (field: CaseField) => string | undefined
  readonly richText: (html: SafeHtml) => ReactNode
  /** Who answers the phone when it is urgent. */
  readonly phone: string | undefined
  /** Pictures first, for those who like. */
  readonly photos: ReactNode
}

const useWords = () => useTexts().faultReport

const useText = ({ flow, errorOf }: Pick<StepProps, 'errorOf' | 'flow'>) => {
  const { fields } = useWords()
  const { form } = flow.wizard
  return (field: CaseField & keyof typeof form, rest: Partial<TextFieldProps> = {}) => (
    <TextField
      label={fields[field]}
      id={fieldId(field)}
      name={field}
      defaultValue={String(form[field])}
      error={errorOf(field)}
      {...rest}
    />
  )
}

/** A list that is on its way, or could not be had; with what stands there once it is. */
const Listed = <Item,>({
  asked,
  failed,
  children,
}: {
  readonly asked: Asked<Item>
  readonly failed: string
  readonly children: ReactNode
}) => {
  const { retry, loading } = useWords()
  if (asked.kind === 'loading')
    return (
      <p className={styles.quiet} role="status">
        {loading}
      </p>
    )
  if (asked.kind === 'failed')
    return (
      <Notice kind="warning">
        <p role="alert">{failed}</p>
        <Button look="secondary" onClick={asked.retry}>
          {retry}
        </Button>
      </Notice>
    )
  return children
}

const Terms = ({ flow, errorOf }: StepProps) => {
  const site = useSite()
  const { terms, fields } = useWords()
  const privacy = routePath(site, 'privacy')
  return (
    <>
      <p className={styles.lead}>{terms.intro}</p>
      <p>{terms.saved}</p>
      <ul className={styles.points}>
        {terms.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {privacy !== undefined && (
        <p>
          <SiteLink className={styles.link} href={privacy} target="_blank">
            {terms.privacy}
          </SiteLink>
        </p>
      )}
      <CheckField
        label={fields.acceptTerms}
        id={fieldId('acceptTerms')}
        name="acceptTerms"
        defaultChecked={flow.wizard.form.acceptTerms}
        error={errorOf('acceptTerms')}
        required
      />
    </>
  )
}

const Contact = (props: StepProps) => {
  const { flow, errorOf, photos } = props
  const site = useSite()
  const { contact, fields, optional } = useWords()
  const text = useText(props)
  const { form, start, view } = flow.wizard
  const isFixed = isNameReadOnly(start.caseType, start.variant)
  const contacts = routePath(site, 'contacts')
  const name = isFixed ? { readOnly: true, 'aria-describedby': 'case-name-fixed' } : {}
  return (
    <>
      <p>{contact.known}</p>
      <div className={styles.pair}>
        {text('firstName', { autoComplete: 'given-name', ...name })}
        {text('lastName', { autoComplete: 'family-name', ...name })}
      </div>
      {isFixed && (
        <p className={styles.quiet} id="case-name-fixed">
          {contact.nameIsFixed}{' '}
          {contacts !== undefined && (
            <SiteLink href={contacts} target="_blank">
              {contact.nameIsWrong}
            </SiteLink>
          )}
        </p>
      )}
      {text('email', { type: 'email', autoComplete: 'email', required: true })}
      {text('phone', { type: 'tel', autoComplete: 'tel', required: true })}
      <p className={styles.quiet}>{contact.changesProfile}</p>
      {view === 'contactDetails' &&
        text('boardEmail', { type: 'email', aside: optional, hint: contact.boardEmailHint })}
      <div className={styles.reveals}>
        <CheckField
          label={fields.other}
          id={fieldId('other')}
          name="other"
          defaultChecked={form.other}
          error={errorOf('other')}
        />
        <div className={styles.revealed}>
          <p className={styles.quiet}>{contact.otherHint}</p>
          <div className={styles.pair}>
            {text('otherFirstName')}
            {text('otherLastName')}
          </div>
          {text('otherEmail', { type: 'email' })}
          {text('otherPhone', { type: 'tel' })}
        </div>
      </div>
      {photos}
    </>
  )
}

const TypedAddress = (props: StepProps) => {
  const text = useText(props)
  const { estate } = useWords()
  return (
    <>
      {text('address', { autoComplete: 'street-address' })}
      <div className={styles.pair}>
        {text('zipCode', { autoComplete: 'postal-code', inputMode: 'numeric', hint: estate.zipHint })}
        {text('city', { autoComplete: 'address-level2' })}
      </div>
    </>
  )
}

/** One address can be a stairwell, its house and the whole property. */
const kindOf = ({ id, propertyId, buildingPartId }: CasePlace): CaseBuildingType => {
  if (id === propertyId) return 'property'
  return buildingPartId === '' ? 'object' : 'stairs'
}

const Residence = (props: StepProps) => {
  const { flow, choices, errorOf } = props
  const { residence, fields } = useWords()
  const { form } = flow.wizard
  const isPublic = form.type === 'publicSpace'
  const asked = isPublic ? choices.publicPlaces : choices.homes
  const hasHomes = asked.kind !== 'loaded' || asked.items.length > 0
  const places: readonly Choice[] = [
    ...asked.items.map((place) => ({
      value: place.id,
      label: [place.address, place.city].filter(Boolean).join(', '),
      hint: isPublic
        ? residence.buildingKind[kindOf(place)]
        : place.governmentObjectId
          ? residence.dwelling(place.governmentObjectId)
          : undefined,
    })),
    { value: otherAddressChoice, label: residence.other },
  ]
  return (
    <>
      <RadioChoices
        name="type"
        legend={fields.type}
        value={form.type}
        error={errorOf('type')}
        choices={[
          { value: 'apartment', label: residence.apartment, hint: residence.apartmentHint },
          { value: 'publicSpace', label: residence.publicSpace, hint: residence.publicSpaceHint },
        ]}
      />
      <div className={styles.reveals} key={form.type}>
        <Listed asked={asked} failed={residence.failed}>
          {!hasHomes && <p>{residence.noHomes}</p>}
        </Listed>
        <RadioChoices
          name="selectedApartmentId"
          field="selectedApartment"
          legend={isPublic ? residence.places : residence.homes}
          value={form.selectedApartmentId || (hasHomes ? '' : otherAddressChoice)}
          error={errorOf('selectedApartment')}
          choices={places}
        />
        <div className={styles.revealed}>
          <p className={`${styles.quiet} ${styles.live}`} role="status">
            {form.selectedApartmentId === otherAddressChoice && residence.fillIn}
          </p>
          <TypedAddress {...props} />
        </div>
      </div>
    </>
  )
}

const Search = (props: StepProps) => {
  const { flow, choices, errorOf } = props
  const { residence, fields } = useWords()
  const { form } = flow.wizard
  const { foundHomes, foundBuildings, isSearched } = choices
  const asked = [foundBuildings, foundHomes] as const
  const isLoading = asked.some(({ kind }) => kind === 'loading')
  const hasFailed = asked.some(({ kind }) => kind === 'failed')
  const count = foundHomes.items.length + foundBuildings.items.length
  const picked = form.selectedApartment
  const isPickedHere = [...choices.places, ...choices.buildings].some(({ id }) => id === picked?.id)
  const status = !isSearched
    ? ''
    : isLoading
      ? residence.searching
      : hasFailed
        ? ''
        : count === 0
          ? residence.none
          : residence.found(count)
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={fields.searchString}
          hint={residence.hint}
          id={fieldId('searchString')}
          name="searchString"
          type="search"
          autoComplete="off"
          defaultValue={form.searchString}
        />
        <Button type="submit" look="secondary" name="action" value="search">
          {residence.search}
        </Button>
      </div>
      <p className={`${styles.quiet} ${styles.live}`} role="status">
        {status}
      </p>
      {isSearched && hasFailed && (
        <Listed
          asked={foundHomes.kind === 'failed' ? foundHomes : foundBuildings}
          failed={residence.searchFailed}
        >
          {null}
        </Listed>
      )}
      {picked && !isPickedHere && (
        <RadioChoices
          name="selectedApartmentId"
          field="selectedApartment"
          legend={residence.picked}
          value={picked.id}
          choices={[
            { value: picked.id, label: picked.address, hint: picked.governmentObjectId || undefined },
          ]}
        />
      )}
      {foundBuildings.items.length > 0 && (
        <RadioChoices
          name="selectedApartmentId"
          field={foundHomes.items.length > 0 ? 'buildings' : 'selectedApartment'}
          legend={residence.buildings}
          value={form.selectedApartmentId}
          choices={foundBuildings.items.map(({ id, address, city, buildingType }) => ({
            value: id,
            label: [address, city].filter(Boolean).join(', '),
            hint: residence.buildingKind[buildingType],
          }))}
        />
      )}
      {foundHomes.items.length > 0 && (
        <RadioChoices
          name="selectedApartmentId"
          field="selectedApartment"
          legend={residence.apartments}
          value={form.selectedApartmentId}
          choices={foundHomes.items.map(({ id, address, city, governmentObjectId }) => ({
            value: id,
            label: [address, city].filter(Boolean).join(', '),
            ...(governmentObjectId && { hint: residence.dwelling(governmentObjectId) }),
          }))}
        />
      )}
      {errorOf('selectedApartment') !== undefined && (
        <p className={styles.error}>{errorOf('selectedApartment')}</p>
      )}
    </>
  )
}

const Compound = (props: StepProps) => {
  const { flow, errorOf } = props
  const { compound, fields } = useWords()
  const text = useText(props)
  return (
    <>
      {text('compoundName', { autoComplete: 'organization', required: true })}
      {text('compoundNumber', { hint: compound.numberHint, inputMode: 'numeric', required: true })}
      <CheckField
        label={fields.isMember}
        id={fieldId('isMember')}
        name="isMember"
        defaultChecked={flow.wizard.form.isMember}
        error={errorOf('isMember')}
        required
      />
      <p className={styles.quiet}>{compound.memberHint}</p>
    </>
  )
}

const Estate = (props: StepProps) => {
  const text = useText(props)
  const { estate } = useWords()
  return (
    <>
      <TypedAddress {...props} />
      {text('object', { hint: estate.objectHint, required: true })}
    </>
  )
}

const Area = ({ flow, choices, errorOf }: StepProps) => {
  const { area, fields } = useWords()
  return (
    <Listed asked={choices.askedRooms} failed={area.failed}>
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

/** What is good to know before one goes on, once it is known what is wrong. */
export const DetailNotices = ({ choices, richText, phone }: StepProps) => {
  const { area } = useWords()
  const { notices, articles, faq } = choices
  return (
    <div className={styles.notices} aria-live="polite">
      {notices.includes('elevator') && (
        <Notice kind="warning" heading={area.elevator}>
          <p>{area.elevatorText}</p>
          {phone !== undefined && (
            <p>
              <a className={styles.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </p>
          )}
        </Notice>
      )}
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

const Details = (props: StepProps) => {
  const { flow, choices, errorOf } = props
  const { area, fields } = useWords()
  return (
    <>
      <ReportedHere reported={choices.reported} />
      <Listed asked={choices.askedAssets} failed={area.detailsFailed}>
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

const Appliances = () => {
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

/** Steps of the counter that are said aloud. */
const countStep = 100

const Description = ({ flow, errorOf }: StepProps) => {
  const site = useSite()
  const { description, fields } = useWords()
  const { form } = flow.wizard
  const max = textLimits.description
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const left = max - [...form.description].length
  const words = (count: number) => description.left(count.toLocaleString(site.locale))
  const said = Math.ceil(left / countStep) * countStep
  return (
    <>
      <TextAreaField
        label={fields.description}
        hint={description.hint}
        id={fieldId('description')}
        name="description"
        rows={8}
        defaultValue={form.description}
        error={errorOf('description')}
        required
      />
      {isAlive && (
        <>
          <p className={styles.counter} data-over={left < 0} aria-hidden="true">
            {left >= 0 ? words(left) : description.over((-left).toLocaleString(site.locale))}
          </p>
          <VisuallyHidden>
            <span role="status">{left > 0 && left < max ? words(said) : ''}</span>
            <span role="alert">
              {left === 0
                ? description.atLimit
                : left < 0
                  ? description.over((-left).toLocaleString(site.locale))
                  : ''}
            </span>
          </VisuallyHidden>
        </>
      )}
      <CheckField
        label={fields.sendCopy}
        id={fieldId('sendCopy')}
        name="sendCopy"
        defaultChecked={form.sendCopy}
      />
    </>
  )
}

const steps: { readonly [View in CaseView]?: (props: StepProps) => ReactNode } = {
  acceptTerms: Terms,
  contactDetails: Contact,
  contactDetailsWithoutManagement: Contact,
  searchResidence: Search,
  residentResidenceSelection: Residence,
  compound: Compound,
  estateAddress: Estate,
  problemArea: Area,
  problemAreaDetails: Details,
  appliances: Appliances,
  description: Description,
  summary: CaseSummary,
  summaryWithoutManagement: CaseSummary,
  residentSummary: CaseSummary,
}

export const CaseStepFields = (props: StepProps) => {
  const Step = steps[props.flow.wizard.view]
  return Step ? <Step {...props} /> : null
}
