// The animated QR code of a Swedish BankID order (SEC-14). The secret stays on the server.
import { createHmac } from 'node:crypto'
import { bankIdQrText } from '@husrum/domain'

/** The text of the code in a whole second since the order was created. */
export const bankIdQr = (
  { qrStartToken, qrStartSecret }: { readonly qrStartToken: string; readonly qrStartSecret: string },
  seconds: number,
): string => {
  const authCode = createHmac('sha256', qrStartSecret).update(String(seconds)).digest('hex')
  return bankIdQrText({ qrStartToken, seconds, authCode })
}
