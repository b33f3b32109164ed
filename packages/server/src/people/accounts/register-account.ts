// Creates an account: after an identification, which signs in at once, or with a password, in which case only an e-mail tells the result.
import type { AccountOrganisation } from '@husrum/domain'
import {
  createAccountForm,
  createEmailAccountForm,
  organisationOf,
  userBases,
  userBrandOf,
} from '@husrum/domain'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import { admitQuietly } from '../../platform/mail/admit-quietly.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { beginSession, invalid, invalidField, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPageAddress } from './account-pages.ts'
import type { AccountStores, AllOrNothing } from './account-stores.ts'
import type { NewAccount } from './accounts.ts'
import type { CampaignCodes } from './campaign-codes.ts'
import { isKnownPassword } from './known-passwords.ts'
import type { Passwords } from './passwords.ts'
import type { Asked, LaterLetter, PostLater } from './post-later.ts'
import { askedBy } from './post-later.ts'

/** An identification can only be used by the browser that started it, which is recognised by its cookies. */
type VisitorWithCookies = Visitor & { readonly cookies: string }

/** The typed fields; the forms of the domain validate them. */
export type Registration = Readonly<Record<string, unknown>> & {
  readonly flowId?: string | undefined
  readonly userBase?: number | undefined
}

/** The validated fields that both ways of registering have in common. */
interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly newsletter: boolean
  readonly campaignCode?: string
}

const mailboxOfPerson = ({ address }: Visitor, { email }: Person) => ({ email, network: networkOf(address) })

const newAccount = (organisation: AccountOrganisation, person: Person): NewAccount => ({
  organisation,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: person.phone,
  newsletter: person.newsletter,
})

export const makeRegisterAccount = ({
  mails: gate,
  passwords,
  campaignCodes,
  postLater,
  content,
  allOrNothing,
}: {
  readonly mails: Pick<MailService, 'admit'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly campaignCodes: CampaignCodes
  readonly postLater: PostLater
  readonly content: PagesOfAccounts
  readonly allOrNothing: AllOrNothing
}) => {
  /** Creates a membership of the site's brand, if the site has VIP and the person wants it. */
  const joinVip = async (
    { registerMember }: Pick<AccountStores, 'registerMember'>,
    { site }: Asked,
    accountId: string,
    { userBase, campaignCode }: { readonly userBase: unknown; readonly campaignCode: string | undefined },
  ): Promise<void> => {
    const brand = userBrandOf(site)
    if (userBase !== userBases.vip || !site.features.vip || brand === undefined) return
    await registerMember(accountId, brand, campaignCode)
  }

  const confirmLetter = async (
    { links }: Pick<AccountStores, 'links'>,
    asked: Asked,
    accountId: string,
    email: string,
  ): Promise<LaterLetter> => {
    const token = await links.makeLink('confirmEmail', { accountId, email })
    const link = await accountPageAddress('changeEmail', asked, content, { token })
    return { kind: 'confirmEmail', to: email, site: asked.site, link }
  }

  /** With a password: whether the address has an account is looked up after the response. */
  const makeLater = postLater<
    Asked & {
      readonly account: NewAccount
      readonly campaignCode: string | undefined
      readonly userBase: number | undefined
    }
  >('registration', async ({ account, campaignCode, userBase, ...asked }, stores) => {
    const { site, requestId, address } = asked
    const { organisation, email } = account
    if (await stores.accounts.findByEmail(organisation, email)) {
      const link = await accountPageAddress('login', asked, content)
      return { kind: 'alreadyRegistered', to: email, site, link }
    }
    const made = await stores.accounts.create(account)
    if (made === 'taken') return undefined
    const accountId = made.id
    await joinVip(stores, asked, accountId, { userBase, campaignCode })
    const detail = { method: 'email' }
    await stores.audit.add({ event: 'accountCreated', site, requestId, address, accountId, detail })
    return confirmLetter(stores, asked, accountId, email)
  })

  const hasGoodCode = async ({ site }: Visitor, { campaignCode }: Person): Promise<boolean> =>
    campaignCode === undefined || campaignCodes.accepts(site, campaignCode)

  const registerWithEmail = async (typed: Registration, visitor: Visitor): Promise<AccountOutcome> => {
    const checked = createEmailAccountForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const person = checked.value
    const { password, campaignCode } = person
    if (await isKnownPassword(password)) return invalidField('password', 'commonPassword')
    if (!(await hasGoodCode(visitor, person))) return badCode()
    const organisation = organisationOf(visitor.site)
    const account = { ...newAccount(organisation, person), passwordHash: await passwords.hash(password) }
    const pass = await admitQuietly(gate, 'registration', mailboxOfPerson(visitor, person))
    if (pass) await makeLater({ ...askedBy(visitor), account, campaignCode, userBase: typed.userBase }, pass)
    return outcome('Ok')
  }

  /** Uses the proven names; typed names fill in those that the provider does not have. */
  const registerWithIdentity = async (
    typed: Registration & { readonly flowId: string },
    visitor: VisitorWithCookies,
  ): Promise<AccountOutcome> => {
    const checked = createAccountForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const person = checked.value
    if (!(await hasGoodCode(visitor, person))) return badCode()
    const pass = await admitQuietly(gate, 'registration', mailboxOfPerson(visitor, person))
    const { site, requestId, address } = visitor
    const organisation = organisationOf(site)
    return allOrNothing(async (stores) => {
      const { accounts, audit, mails, proofs, sessions } = stores
      const identity = await proofs.take(typed.flowId, visitor)
      if (!identity) return invalidField('flowId', 'unknownValue')
      const made = await accounts.create({
        ...newAccount(organisation, person),
        firstName: identity.firstName || person.firstName,
        lastName: identity.lastName || person.lastName,
        identity,
      })
      if (made === 'taken') return outcome('UserAlreadyExists')
      const accountId = made.id
      const { campaignCode } = person
      await joinVip(stores, visitor, accountId, { userBase: typed.userBase, campaignCode })
      await accounts.noteIdentityLogin(accountId)
      const detail = { method: 'identity' }
      await audit.add({ event: 'accountCreated', site, requestId, address, accountId, detail })
      if (pass) await mails.postAdmitted(await confirmLetter(stores, visitor, accountId, person.email), pass)
      return beginSession(sessions, visitor, { accountId, hasIdentity: true })
    })
  }

  return (typed: Registration, visitor: VisitorWithCookies): Promise<AccountOutcome> =>
    typed.flowId === undefined
      ? registerWithEmail(typed, visitor)
      : registerWithIdentity({ ...typed, flowId: typed.flowId }, visitor)
}

const badCode = (): AccountOutcome =>
  outcome('InvalidCampaignCode', { errors: [{ field: 'campaignCode', key: 'unknownValue' }] })
