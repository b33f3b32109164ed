// A member's wishes for homes in a sale, and how each home matches them. The form works without script.
import type { WishedProject } from '@husrum/application'
import { wishesQuery as inQuery, wishesFormPath } from '@husrum/contract/wishes/wire'
import type { WishKey } from '@husrum/domain'
import { compassDirections, formatArea, formatPrice, routePath, wholeUnitsOf, wishKeys } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useBusy } from '../../frame/busy.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useKeptText } from '../../frame/use-kept-text.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepWishes } from './queries.ts'
import styles from './Vip.module.css'

const numbers = ['minRooms', 'maxRooms', 'maxPrice', 'minFloor'] as const
const colours = { all: 'green', musts: 'blue', not: 'grey' } as const

const WishesForm = ({ project }: { readonly project: WishedProject }) => {
  const { wishes: texts } = useTexts()
  const { search } = useLocation()
  const keepWishes = useKeepWishes()
  const query = new URLSearchParams(search)
  const byAddress = query.get(inQuery.wrong)?.split(',') ?? []
  const [wrong, setWrong] = useState<readonly string[]>(byAddress)
  const [hasTrouble, setTrouble] = useState(false)
  const [attempt, setAttempt] = useState(byAddress.length > 0 ? 1 : 0)
  const [isKept, setStored] = useState(query.get(inQuery.done) === 'kept')
  const [isSending, setSending] = useState(false)
  const [isTouched, setTouched] = useState(false)
  useBusy('form', isTouched)
  const { projectId, wishes } = project
  const kept = useKeptText({ name: `wishes:${projectId}`, isBack: byAddress.length > 0 || isKept })
  const begins = {
    minRooms: wishes.minRooms,
    maxRooms: wishes.maxRooms,
    maxPrice: wishes.maxPrice === undefined ? undefined : wholeUnitsOf(wishes.maxPrice),
    minFloor: wishes.minFloor,
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const said = new FormData(event.currentTarget)
    const text = (name: string) => String(said.get(name) ?? '')
    setSending(true)
    setStored(false)
    setTrouble(false)
    keepWishes(projectId, {
      minRooms: text('minRooms'),
      maxRooms: text('maxRooms'),
      maxPrice: text('maxPrice'),
      minFloor: text('minFloor'),
      directions: said.getAll('directions').map(String),
      must: said.getAll('must').map(String),
    })
      .then((answer) => {
        setWrong(answer.kind === 'invalid' ? answer.fields : [])
        if (answer.kind !== 'kept') return
        kept.drop()
        setStored(true)
        setTouched(false)
      })
      .catch(() => setTrouble(true))
      .finally(() => {
        setSending(false)
        setAttempt((before) => before + 1)
      })
  }
  const marked = numbers
    .filter((name) => wrong.includes(name))
    .map((name) => ({ id: `wish-${name}`, label: texts[name], error: texts.wrong }))
  return (
    <form
      ref={kept.form}
      className={styles.part}
      method="post"
      action={wishesFormPath}
      onSubmit={submit}
      onChange={() => setTouched(true)}
      noValidate
    >
      <input type="hidden" name="projectId" value={projectId} />
      {(marked.length > 0 || hasTrouble) && (
        <FormError
          heading={hasTrouble ? texts.trouble : texts.summary}
          fields={hasTrouble ? [] : marked}
          attempt={attempt}
        />
      )}
      <div className={styles.fields}>
        {numbers.map((name) => (
          <TextField
            key={name}
            id={`wish-${name}`}
            name={name}
            label={texts[name]}
            hint={name === 'maxPrice' ? texts.currency : undefined}
            inputMode="numeric"
            defaultValue={begins[name] ?? ''}
            error={wrong.includes(name) ? texts.wrong : undefined}
          />
        ))}
      </div>
      <fieldset className={styles.ticks}>
        <legend className={styles.legend}>{texts.directions}</legend>
        {compassDirections.map((direction) => (
          <CheckField
            key={direction}
            id={`wish-${direction}`}
            name="directions"
            value={direction}
            label={texts.dirs[direction]}
            defaultChecked={wishes.directions.includes(direction)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.ticks} aria-describedby="wish-must-hint">
        <legend className={styles.legend}>{texts.must}</legend>
        {wishKeys.map((key: WishKey) => (
          <CheckField
            key={key}
            id={`wish-must-${key}`}
            name="must"
            value={key}
            label={texts.keys[key]}
            defaultChecked={wishes.must.includes(key)}
          />
        ))}
      </fieldset>
      <p id="wish-must-hint" className={styles.hint}>
        {texts.mustHint}
      </p>
      <div className={shared.ways}>
        <Button type="submit" loading={isSending}>
          {texts.save}
        </Button>
      </div>
      <div role="status">
        {isKept && (
          <Notice>
            <p>{texts.kept}</p>
          </Notice>
        )}
      </div>
    </form>
  )
}

export const Wishes = ({
  project,
  takesFocus,
}: {
  readonly project: WishedProject
  /** It replaced the membership within the page. */
  readonly takesFocus: boolean
}) => {
  const site = useSite()
  const { wishes: texts } = useTexts()
  const back = routePath(site, 'vip')
  const { homes, name } = project
  return (
    <div className={shared.beside}>
      <section className={styles.part}>
        {back !== undefined && (
          <p>
            <SiteLink className={shared.way} href={back}>
              ← {texts.back}
            </SiteLink>
          </p>
        )}
        <PartHeading level={2} className={shared.heading} takesFocus={takesFocus}>
          {texts.ofProject(name)}
        </PartHeading>
        <p>{texts.intro}</p>
        <WishesForm project={project} />
      </section>
      <section className={styles.part}>
        <h2 className={shared.heading}>{texts.homes}</h2>
        {homes.length === 0 ? (
          <p>{texts.noHomes}</p>
        ) : (
          <ul>
            {homes.map(({ home, fit }) => (
              <li key={home.id} className={styles.fit}>
                <p>
                  <SiteLink className={shared.way} href={home.path}>
                    {home.name}
                  </SiteLink>
                </p>
                <p>
                  {texts.facts(
                    home.rooms,
                    formatArea(home.area, site.formats),
                    home.price > 0 ? formatPrice(home.price, site.formats) : texts.noPrice,
                  )}
                </p>
                <p className={styles.mark}>
                  <StatusMark word={texts.fits[fit.kind]} colour={colours[fit.kind]} />
                </p>
                {fit.missing.length > 0 && (
                  <p>
                    {texts.missing}
                    {fit.missing.map((key) => texts.keys[key].toLowerCase()).join(', ')}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

export const NoSuchSale = () => {
  const site = useSite()
  const { wishes: texts } = useTexts()
  const back = routePath(site, 'vip')
  return (
    <Notice kind="warning" heading={texts.gone}>
      <p>{texts.goneText}</p>
      {back !== undefined && (
        <p>
          <SiteLink href={back}>{texts.back}</SiteLink>
        </p>
      )}
    </Notice>
  )
}
