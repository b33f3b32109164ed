// An e-mail address that may break at its @ sign, and nowhere else while there is room.
interface EmailLinkProps {
  readonly email: string
  readonly className?: string | undefined
}

export const EmailLink = ({ email, className }: EmailLinkProps) => {
  const at = email.indexOf('@')
  return (
    <a className={className} href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}
