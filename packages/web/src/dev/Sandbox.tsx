// Every component of the interface in every variant, and buttons that cause errors. In English only, because no visitor sees it.
import type { StatusColour } from '@husrum/domain'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { IconName } from '../ui/Icon.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { PictureRatio } from '../ui/Picture.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { StatusMark } from '../ui/StatusMark.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Sandbox.module.css'
import { TestErrors } from './TestErrors.tsx'

const looks = ['primary', 'secondary', 'quiet'] as const
const colours: readonly StatusColour[] = ['green', 'blue', 'orange', 'red', 'grey']
const icons: readonly IconName[] = ['search', 'arrow', 'back', 'menu', 'globe', 'user', 'cross']
const ratios: readonly PictureRatio[] = ['3:2', '2:3', '1:1', '16:9']

export const Sandbox = () => (
  <div className={styles.page}>
    <Section heading="Piece: Button">
      <ul className={styles.row}>
        {looks.map((look) => (
          <li key={look}>
            <Button look={look}>Button, {look}</Button>
          </li>
        ))}
        <li>
          <Button loading>Button, loading</Button>
        </li>
        {looks.map((look) => (
          <li key={look}>
            <ButtonLink look={look} href="#main">
              Link, {look}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Button wide>Button, wide</Button>
    </Section>
    <Section heading="Piece: Notice">
      <div className={styles.stack}>
        <Notice heading="Information" level={3}>
          <p>Something worth knowing.</p>
        </Notice>
        <Notice kind="warning" heading="Warning" level={3}>
          <p>Something to take care of.</p>
        </Notice>
        <Notice>
          <p>Without a heading.</p>
        </Notice>
      </div>
    </Section>
    <Section heading="Piece: StatusMark">
      <ul className={styles.row}>
        {colours.map((colour) => (
          <li key={colour}>
            <StatusMark word={colour} colour={colour} />
          </li>
        ))}
        <li>
          <StatusMark word="on a picture" colour="green" onPicture />
        </li>
      </ul>
    </Section>
    <Section heading="Piece: Icon">
      <ul className={styles.row}>
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    </Section>
    <Section heading="Piece: Picture">
      <ul className={styles.row}>
        {ratios.map((ratio) => (
          <li key={ratio} className={styles.picture}>
            <Picture
              id="ext-apartment-5-waterside-husrum"
              alt={`A house, cropped ${ratio}`}
              ratio={ratio}
              sizes="12rem"
            />
          </li>
        ))}
      </ul>
    </Section>
    <Section heading="Piece: Skeleton">
      <div className={styles.stack}>
        <Skeleton />
        <Skeleton shape="short-line" />
        <div className={styles.picture}>
          <Skeleton shape="picture" />
        </div>
      </div>
    </Section>
    <Section heading="Piece: Section" aside={<a href="#main">Its aside</a>}>
      <p>
        <VisuallyHidden>Heard, not seen. </VisuallyHidden>What stands in it.
      </p>
    </Section>
    <Breadcrumbs
      links={[
        { title: 'Above', href: '/' },
        { title: 'Here', href: '/__dev/sandbox/' },
      ]}
    />
    <TestErrors />
  </div>
)
