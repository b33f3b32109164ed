// The token in its cookie, which all tabs share (PLAT-84, SEC-5, SEC-7).
import type { SessionToken, TokenChange, TokenStore } from '@husrum/application'
import type { Environment } from '@husrum/domain'
import { cookieAttributes, cookies, sessionClaimsOf, tokenMarkOf } from '@husrum/domain'
import Cookies from 'js-cookie'
import { jwtDecode } from 'jwt-decode'

const { name } = cookies.token

/** What a tab sends to the others. The text comes along: another process may read an old cookie for a while. */
interface Message {
  readonly kind: TokenChange['kind']
  readonly text?: string
}

/** The claims of a token, whose signature only the server can check. */
export const decodeToken = (text: string): SessionToken | undefined => {
  try {
    const claims = sessionClaimsOf(jwtDecode(text))
    return claims && { ...tokenMarkOf(claims), text, accountId: claims.sub }
  } catch {
    return undefined
  }
}

/** Where cookies are forbidden, some browsers throw. */
const quietly = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const changeOf = ({ kind, text }: Message): TokenChange | undefined => {
  if (kind === 'loggedOut') return { kind }
  const token = text === undefined ? undefined : decodeToken(text)
  return token && (kind === 'signedIn' || kind === 'refreshed') ? { kind, token } : undefined
}

export const makeCookieTokenStore = ({
  environment,
  now = Date.now,
  channel = quietly(() => new BroadcastChannel('husrum-session')),
}: {
  /** Locally there is no TLS, and so no secure cookie. */
  readonly environment: Environment
  readonly now?: () => number
  /** To the other tabs; undefined where the browser has none, and each tab reads the cookie again. */
  readonly channel?: BroadcastChannel | undefined
}): TokenStore => {
  const attributes = () => {
    const { expiresAt, ...kept } = cookieAttributes(cookies.token, { environment, now: now() })
    return { ...kept, ...(expiresAt !== undefined && { expires: new Date(expiresAt) }) }
  }
  const read = (): SessionToken | undefined => {
    const text = quietly(() => Cookies.get(name))
    return text === undefined ? undefined : decodeToken(text)
  }
  return {
    read,
    decode: decodeToken,
    write: ({ text }) => void quietly(() => Cookies.set(name, text, attributes())),
    clear: ({ id }) => {
      if (read()?.id === id) quietly(() => Cookies.remove(name, attributes()))
    },
    broadcast: (change) => {
      const message: Message =
        change.kind === 'loggedOut' ? change : { kind: change.kind, text: change.token.text }
      quietly(() => channel?.postMessage(message))
    },
    subscribe: (listener) => {
      const onMessage = ({ data }: MessageEvent<Message>) => {
        const change = changeOf(data)
        if (change) listener(change)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}
