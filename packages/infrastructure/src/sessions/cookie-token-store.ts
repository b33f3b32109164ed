// Stores the token in a cookie that all tabs share (PLAT-84, SEC-5, SEC-7).
import type { SessionToken, TokenChange, TokenStore } from '@husrum/application'
import type { Environment } from '@husrum/domain'
import { cookieAttributes, cookies, sessionClaimsOf, tokenMarkOf } from '@husrum/domain'
import Cookies from 'js-cookie'
import { jwtDecode } from 'jwt-decode'

const { name } = cookies.token

/** Message between tabs. It includes the text, because another process may read the old cookie for a while. */
interface Message {
  readonly kind: TokenChange['kind']
  readonly text?: string
}

/** Decodes the claims of a token without verifying its signature, which only the server can do. */
export const decodeToken = (text: string): SessionToken | undefined => {
  try {
    const claims = sessionClaimsOf(jwtDecode(text))
    return claims && { ...tokenMarkOf(claims), text, accountId: claims.sub }
  } catch {
    return undefined
  }
}

/** Some browsers throw if cookies are blocked. */
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
  /** There is no TLS locally, so secure cookies cannot be used. */
  readonly environment: Environment
  readonly now?: () => number
  /** Channel to the other tabs; if the browser has none, each tab reads the cookie again. */
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
