// A mail server for tests, on the loopback address, that accepts every message or, if configured, refuses.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they came over the wire. */
  readonly raw: string
}

/** What is refused. `receiver by a rule`: with the enhanced status code of a policy, as by a server that blocks the sender. */
export type Refused = 'receiver' | 'receiver by a rule' | 'sender' | 'connection' | 'letter'

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /**
   * Refuses this many from now on, temporarily with code 450 and permanently with others. Recipients are refused with a message that
   * has their address, as real servers do. Other targets: every connection, every sender, or every message after its data.
   */
  refuse(times: number, code?: number, refused?: Refused): void
  stop(): Promise<void>
}

/** @param options.port absent: any that is free */
export const startMailServer = async ({
  port: wanted = 0,
}: {
  readonly port?: number
} = {}): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  let refusals: { left: number; readonly code: number; readonly refused: Refused } = {
    left: 0,
    code: 450,
    refused: 'receiver',
  }
  /** The next refusal, if it applies to one of these targets, or null. */
  const refusalOf = (refused: readonly Refused[], words: string): Error | null => {
    if (refusals.left <= 0 || !refused.includes(refusals.refused)) return null
    refusals.left -= 1
    return Object.assign(new Error(words), { responseCode: refusals.code })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_, done) => done(refusalOf(['connection'], 'Go away')),
    onMailFrom: (_, __, done) => done(refusalOf(['sender'], 'Not allowed')),
    onRcptTo: ({ address }, _, done) =>
      done(
        refusalOf(
          ['receiver', 'receiver by a rule'],
          `${refusals.refused === 'receiver' ? '5.1.1' : '5.7.1'} <${address}> is not to be written to`,
        ),
      ),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = refusalOf(['letter'], 'Message rejected')
        if (refusal) return done(refusal)
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  // A client that disconnects must not fail the test.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (left, code = 450, refused = 'receiver') => {
      refusals = { left, code, refused }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
