// The button, and the link that looks like one.
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import type { SiteLinkProps } from './SiteLink.tsx'
import { SiteLink } from './SiteLink.tsx'

/** `primary`: the main action; `secondary`: outlined; `quiet`: text only. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly look?: ButtonLook
  /** Keeps focus and position and ignores clicks, so that nothing is sent twice. Announce the progress elsewhere. */
  readonly loading?: boolean
  readonly wide?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

const classOf = (look: ButtonLook, wide: boolean, className: string | undefined) =>
  classNames(styles.button, styles[look], wide && styles.wide, className)

export const Button = ({
  look = 'primary',
  loading = false,
  wide = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={classOf(look, wide, className)}
      onClick={handleClick}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...rest}
    >
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends SiteLinkProps {
  readonly look?: ButtonLook
  readonly wide?: boolean
}

export const ButtonLink = ({ look = 'primary', wide = false, className, ...rest }: ButtonLinkProps) => (
  <SiteLink className={classOf(look, wide, className)} {...rest} />
)

/** A link to an app on the same device, or to a page of a third party, which the browser itself opens. */
export const AppLink = ({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string; readonly children: ReactNode }) => (
  <a className={classOf('primary', false, undefined)} href={href} {...rest}>
    {children}
  </a>
)
