// An account service for tests: a few accounts, their passwords and the e-mails sent to them.
import type { FieldIssue, Rule, User, UserBrand } from '@husrum/domain'
import {
  changeEmailForm,
  contactDetailsForm,
  createAccountForm,
  createEmailAccountForm,
  emailForm,
  emailLoginForm,
  interestRule,
  mergeContactDetails,
  setPasswordForm,
} from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { SessionExpired } from '../failures.ts'
import type { AccountService, AuthResult, OwnSession, TypedForm } from './account-service.ts'

export interface InMemoryAccount {
  readonly user: User
  /** Absent if the person signs in with an electronic identity only. */
  readonly password?: string
}

export interface InMemoryLetter {
  readonly kind: 'confirmEmail' | 'resetPassword' | 'changeEmail' | 'undo'
  readonly to: string
  /** Token of the e-mail's link, or its code. */
  readonly secret: string
}

export interface InMemoryAccountService extends AccountService {
  /** Oldest first. */
  readonly letters: readonly InMemoryLetter[]
  /** Calls so far, each with its arguments. */
  readonly attempts: readonly (readonly [verb: keyof AccountService, ...given: unknown[]])[]
}

export interface InMemoryAccountsOptions {
  readonly accounts?: readonly InMemoryAccount[]
  /** E-mail address of the person who is signed in at the start. */
  readonly signedIn?: string
  /** The brand that consent applies to. */
  readonly brand?: UserBrand
  readonly typedForm?: TypedForm
  /** Sessions of the signed-in person. */
  readonly sessions?: readonly OwnSession[]
  /** Ids of homes and stages for which interest can be registered. */
  readonly catalogue?: readonly string[]
  /** Fixed result of every attempt, regardless of the rules. An error simulates an unavailable service. */
  readonly outcome?: AuthResult | Error
}

const ok: AuthResult = { code: 'Ok' }

const invalid = (...errors: readonly FieldIssue[]): AuthResult => ({ code: 'InvalidInput', errors })

/** The form's issues as a result; undefined if it is valid. */
const refusalBy = (rule: Rule<unknown>, typed: unknown): AuthResult | undefined => {
  const checked = rule.check(typed)
  return checked.kind === 'invalid' ? invalid(...checked.issues) : undefined
}

export const makeInMemoryAccountService = ({
  accounts: given = [],
  signedIn: first,
  brand = 'main',
  typedForm = { fields: {} },
  sessions: signedInSessions = [],
  catalogue = [],
  outcome,
}: InMemoryAccountsOptions = {}): InMemoryAccountService => {
  let accounts = given
  let signedIn = accounts.find(({ user }) => user.email === first)?.user.id
  let sessions = signedInSessions
  let secrets = 0
  const letters: InMemoryLetter[] = []
  /** Account whose change is undone, by the secret of the e-mail. */
  const changes = new Map<string, string>()
  const attempts: [keyof AccountService, ...unknown[]][] = []

  const accountOf = (email: string) => accounts.find(({ user }) => user.email === email)
  const current = (): InMemoryAccount => {
    const account = accounts.find(({ user }) => user.id === signedIn)
    if (!account) throw new SessionExpired('Not signed in')
    return account
  }
  const replace = (before: InMemoryAccount, after: InMemoryAccount): void => {
    accounts = accounts.map((account) => (account === before ? after : account))
  }
  const changeUser = (account: InMemoryAccount, facts: Partial<User>): void =>
    replace(account, { ...account, user: { ...account.user, ...facts } })
  const beginSession = ({ user }: InMemoryAccount): AuthResult => {
    signedIn = user.id
    return { ...ok, token: `token-of-${user.id}` }
  }
  const send = (kind: InMemoryLetter['kind'], to: string): void => {
    secrets += 1
    letters.push({ kind, to, secret: String(100_000 + secrets) })
  }
  const find = (kind: InMemoryLetter['kind'], secret: string): InMemoryLetter | undefined =>
    secret === '' ? undefined : letters.find((letter) => letter.kind === kind && letter.secret === secret)
  /** Each secret is valid once. */
  const spend = (kind: InMemoryLetter['kind'], secret: string): InMemoryLetter | undefined => {
    const at = letters.findIndex((letter) => letter.kind === kind && letter.secret === secret)
    const letter = letters[at]
    if (letter) letters[at] = { ...letter, secret: '' }
    return secret === '' ? undefined : letter
  }
  const attempt = async (
    call: readonly [keyof AccountService, ...unknown[]],
    rules: () => AuthResult,
  ): Promise<AuthResult> => {
    attempts.push([...call])
    if (outcome instanceof Error) throw outcome
    return outcome ?? rules()
  }

  return {
    letters,
    attempts,
    loginWithEmail: (typed) =>
      attempt(['loginWithEmail', typed], () => {
        const refusal = refusalBy(emailLoginForm, typed)
        if (refusal) return refusal
        const account = accountOf(typed.email)
        if (!account || account.password !== typed.password) return { code: 'InvalidEmailLoginInput' }
        return account.user.requiresIdentity ? { code: 'MustLoginWithBankId' } : beginSession(account)
      }),
    register: (fields, flowId) =>
      attempt(['register', fields, ...(flowId === undefined ? [] : [flowId])], () => {
        const refusal = refusalBy(flowId === undefined ? createEmailAccountForm : createAccountForm, fields)
        if (refusal) return refusal
        const { email, firstName, lastName, password } = fields
        const isKnown = accountOf(String(email)) !== undefined
        if (isKnown) return flowId === undefined ? ok : { code: 'UserAlreadyExists' }
        const account: InMemoryAccount = {
          user: aUser({
            id: `user-${accounts.length + 1}`,
            email: String(email),
            firstName: String(firstName),
            lastName: String(lastName),
            hasPersonalIdentifier: flowId !== undefined,
          }),
          ...(typeof password === 'string' && { password }),
        }
        accounts = [...accounts, account]
        if (flowId !== undefined) return beginSession(account)
        send('confirmEmail', String(email))
        return ok
      }),
    forgotPassword: (email) =>
      attempt(['forgotPassword', email], () => {
        if (accountOf(email)) send('resetPassword', email)
        return refusalBy(emailForm, { email }) ?? ok
      }),
    resetPassword: (typed) =>
      attempt(['resetPassword', typed], () => {
        const refusal = refusalBy(setPasswordForm, typed)
        if (refusal) return refusal
        const account = accountOf(spend('resetPassword', typed.token)?.to ?? '')
        if (!account) return invalid({ key: 'unknownValue', path: ['token'] })
        replace(account, { ...account, password: typed.password })
        return ok
      }),
    changePassword: (typed) =>
      attempt(['changePassword', typed], () => {
        const account = current()
        if (account.password !== typed.currentPassword)
          return invalid({ key: 'invalidInput', path: ['currentPassword'] })
        const refusal = refusalBy(setPasswordForm, typed)
        if (!refusal) replace(account, { ...account, password: typed.password })
        return refusal ?? ok
      }),
    changeEmail: (typed) =>
      attempt(['changeEmail', typed], () => {
        const account = current()
        const refusal = refusalBy(changeEmailForm, typed)
        if (refusal) return refusal
        if (account.password !== undefined && account.password !== typed.password)
          return invalid({ key: typed.password ? 'invalidInput' : 'required', path: ['password'] })
        send('changeEmail', typed.email)
        return ok
      }),
    allowEmailSignIn: (allowed) =>
      attempt(['allowEmailSignIn', allowed], () => {
        const account = current()
        if (!account.user.hasPersonalIdentifier) return { code: 'MustActivatePid' }
        changeUser(account, { requiresIdentity: !allowed })
        return ok
      }),
    undoChange: (token) =>
      attempt(['undoChange', token], () => {
        const letter = spend('undo', token)
        const changed = letter && changes.get(token)
        if (!letter || !changed) return invalid({ key: 'unknownValue', path: ['token'] })
        accounts = accounts.map((account) =>
          account.user.id === changed ? { user: { ...account.user, email: letter.to } } : account,
        )
        signedIn = undefined
        return ok
      }),
    verifyEmail: (proof) =>
      attempt(['verifyEmail', proof], () => {
        if ('token' in proof) {
          const letter = find('confirmEmail', proof.token)
          if (!letter) return invalid({ key: 'unknownValue', path: ['token'] })
          if (accountOf(letter.to)?.password !== proof.password)
            return invalid({ key: proof.password ? 'invalidInput' : 'required', path: ['password'] })
          spend('confirmEmail', proof.token)
          return ok
        }
        const account = current()
        const letter = spend('changeEmail', proof.code)
        if (!letter) return invalid({ key: 'emailVerificationCodeWrong', path: ['code'] })
        send('undo', account.user.email)
        changes.set(letters.at(-1)?.secret ?? '', account.user.id)
        changeUser(account, { email: letter.to })
        return ok
      }),
    rejectRegistration: (token) =>
      attempt(['rejectRegistration', token], () => {
        const letter = spend('confirmEmail', token)
        if (!letter) return invalid({ key: 'unknownValue', path: ['token'] })
        accounts = accounts.filter(({ user }) => user.email !== letter.to)
        return ok
      }),
    updateDetails: (typed, seen) =>
      attempt(['updateDetails', typed], () => {
        const account = current()
        const { user } = account
        const before = { ...user, phone: user.phoneNumber }
        const { changed, conflicts } = mergeContactDetails(typed, seen, before)
        const said = Object.fromEntries(changed.map((field) => [field, typed[field]]))
        const checked = contactDetailsForm.check({ ...before, ...said })
        if (checked.kind === 'invalid') return invalid(...checked.issues)
        const [conflict] = conflicts
        if (conflict !== undefined)
          return invalid({
            key: 'changedElsewhere',
            path: [conflict],
            params: { now: String(before[conflict] ?? '') },
          })
        const { phone, ...details } = checked.value
        changeUser(account, { ...details, phoneNumber: phone })
        return ok
      }),
    giveConsent: (accepted) =>
      attempt(['giveConsent', accepted], () => {
        const account = current()
        const others = account.user.consents.filter(({ site }) => site !== brand)
        changeUser(account, { consents: [...others, { site: brand, accepted }] })
        return ok
      }),
    me: async () => {
      if (outcome instanceof Error) throw outcome
      return current().user
    },
    registerInterest: (fields, key) =>
      attempt(['registerInterest', fields, key], () => {
        const refusal = refusalBy(interestRule, fields)
        if (refusal) return refusal
        const { objectId = '', stageId = '' } = fields
        if (!catalogue.includes(objectId || stageId))
          return invalid({ key: 'unknownValue', path: [objectId ? 'objectId' : 'stageId'] })
        return ok
      }),
    typedForm: async () => typedForm,
    sessions: async () => {
      if (outcome instanceof Error) throw outcome
      current()
      return sessions
    },
    endSession: (id) =>
      attempt(['endSession', id], () => {
        current()
        const ended = sessions.find((session) => session.id === id)
        sessions = sessions.filter((session) => session !== ended)
        return ended ? ok : invalid({ key: 'unknownValue', path: ['id'] })
      }),
  }
}
