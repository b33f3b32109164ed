// A signature in progress: the instructions for the e-identity, and the error of a failed one.
import type { ErrorPageKind, RfaMessage } from '@husrum/domain'
import { errorPageKinds, rfaOfPending } from '@husrum/domain'
import { isMobile } from '../../frame/bank-id-platform.ts'
import type { ThingToSign } from '../../frame/signing-address.ts'
import { signingAddress } from '../../frame/signing-address.ts'
import { useTexts } from '../../frame/site.tsx'
import type { SigningFlow } from '../../frame/use-signing.ts'
import { AppLink, Button } from '../Button.tsx'
import { FormError } from '../FormError.tsx'
import { QrCode } from '../QrCode.tsx'
import styles from './Signing.module.css'

const isKind = (trouble: string): trouble is ErrorPageKind =>
  (errorPageKinds as readonly string[]).includes(trouble)

export const SigningTrouble = ({
  trouble,
  attempt,
}: {
  readonly trouble: string
  readonly attempt: number
}) => {
  const texts = useTexts()
  const words = texts.bookingEnd.sign
  if (trouble === 'changedDocument') return <FormError heading={words.changed} attempt={attempt} />
  if (!isKind(trouble)) return <FormError heading={words.failed} attempt={attempt} />
  const { heading, text } = texts.signIn.outcomes.errorPages[trouble]
  return (
    <FormError heading={heading} attempt={attempt}>
      <p>{text}</p>
      <p>{words.nothingSigned}</p>
    </FormError>
  )
}

export const SigningUnderWay = ({
  flow,
  thing,
}: {
  readonly flow: SigningFlow
  readonly thing: ThingToSign
}) => {
  const { sign } = useTexts().bookingEnd
  const { messages } = useTexts().signIn.outcomes
  const { standing, device, hasLostContact } = flow
  if (!standing) return null
  const isSwedish = standing.provider === 'bank_id'
  const message: RfaMessage | undefined = isSwedish
    ? rfaOfPending(standing.hintCode, { device, isMobile: isMobile(navigator) })
    : undefined
  const address = device === 'same' ? signingAddress(standing, thing) : undefined
  return (
    <section className={styles.part}>
      <p role="status">{hasLostContact ? sign.noConnection : message && messages[message]}</p>
      {device === 'other' && (
        <ol className={styles.points}>
          {sign.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {device === 'other' && standing.qr !== undefined && <QrCode text={standing.qr} label={sign.qr} />}
      <div className={styles.ways}>
        {address !== undefined && (
          <AppLink href={address} referrerPolicy="origin">
            {isSwedish ? sign.open : sign.goOn}
          </AppLink>
        )}
        <Button look="quiet" onClick={() => void flow.cancel()}>
          {sign.cancel}
        </Button>
      </div>
    </section>
  )
}
