// The animated QR code of a Swedish BankID order (SEC-14). The secret stays on the server.
import { createHmac } from 'node:crypto'
import { bankIdQrText } from '@husrum/domain'

/** What the code says in a whole second since the order was made. */
export const bankIdQr = (
  { qrStartToken, qrStartSecret }: { readonly qrStartToken: string; readonly qrStartSecret: string },
  seconds: number,
): string => {
  const authCode = createHmac('sha256', qrStartSecret).update(String(seconds)).digest('hex')
  return bankIdQrText({ qrStartToken, seconds, authCode })
}
