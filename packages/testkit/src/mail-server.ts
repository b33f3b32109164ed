// A mail server for tests, on the loopback address: which takes every letter or, if asked, refuses.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they came over the wire. */
  readonly raw: string
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** Refuses so many recipients from now on, in words that hold their address, as real servers do; with 450 for now, with 550 for good. */
  refuse(times: number, code?: 450 | 550): void
  stop(): Promise<void>
}

/** @param options.port absent: any that is free */
export const startMailServer = async ({
  port: wanted = 0,
}: {
  readonly port?: number
} = {}): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  let refusals = 0
  let refusalCode = 450
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) => {
      if (refusals <= 0) return done()
      refusals -= 1
      return done(Object.assign(new Error(`<${address}> is not known here`), { responseCode: refusalCode }))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  // A client that goes away is no failure of a test.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (times, code = 450) => {
      refusals = times
      refusalCode = code
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
