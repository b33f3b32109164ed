// The words of signing in, and how deep its headings stand, for every component of it.
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { SignInTexts } from './sign-in-texts.ts'

interface SignInFrame {
  readonly texts: SignInTexts
  /** Of the headings of its parts: 2 below a page's heading, 3 below a dialog's. */
  readonly level: 2 | 3
}

const SignInContext = createContext<SignInFrame | undefined>(undefined)

export const SignInProvider = ({
  texts,
  level,
  children,
}: SignInFrame & { readonly children: ReactNode }) => (
  <SignInContext value={{ texts, level }}>{children}</SignInContext>
)

const useSignInFrame = (): SignInFrame => {
  const frame = useContext(SignInContext)
  if (!frame) throw new Error('SignInProvider is missing above this component')
  return frame
}

export const useSignInTexts = (): SignInTexts => useSignInFrame().texts

export const PartHeading = ({
  id,
  className,
  children,
}: {
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) => {
  const Heading = `h${useSignInFrame().level}` as const
  return (
    <Heading id={id} className={className} tabIndex={-1}>
      {children}
    </Heading>
  )
}
