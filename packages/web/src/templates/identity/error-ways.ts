// The next step on each error page, which its sentence mentions.
import type { ErrorPageKind, PageRoute } from '@husrum/domain'

interface Way {
  readonly route: PageRoute
  readonly words: 'retry' | 'login' | 'search' | 'myPages' | 'start'
}

const toLogin: Way = { route: 'login', words: 'login' }
const again: Way = { route: 'login', words: 'retry' }
const toSearch: Way = { route: 'search', words: 'search' }
const toMyPages: Way = { route: 'myPages', words: 'myPages' }

export const wayOn: Readonly<Record<ErrorPageKind, Way>> = {
  userssnnomatch: toSearch,
  purchaseobjecterror: toSearch,
  acceptterms: toMyPages,
  purchase: toMyPages,
  general: { route: 'start', words: 'start' },
  notfound: toLogin,
  unauthorizedid: again,
  cancel: again,
  inprogress: again,
  timeout: again,
  browsererror: again,
  bankidinvalid: toLogin,
  loginfailed: again,
  usernopid: toLogin,
  userexists: toLogin,
}
