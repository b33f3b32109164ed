// Making an account: after an identification, which signs in at once, or with a password, after which only a mail tells the rest.
import type { AccountOrganisation } from '@husrum/domain'
import { createAccountForm, createEmailAccountForm, userBases, userBrandOf } from '@husrum/domain'
import type { Letter } from '../mail/letter.ts'
import { accountPageAddress } from './account-pages.ts'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { beginSession, note, organisationOf, refused, refusedField, said } from './account-tools.ts'
import type { NewAccount } from './accounts.ts'

/** What is typed, as the contract and the form have it; the domain's forms judge it. */
export type Registration = Readonly<Record<string, unknown>> & {
  readonly flowId?: string | undefined
  readonly userBase?: number | undefined
}

/** What was typed, checked, without what belongs to one way of registering alone. */
interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly newsletter: boolean
  readonly campaignCode?: string
}

const newAccount = (organisation: AccountOrganisation, person: Person): NewAccount => ({
  organisation,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: person.phone,
  newsletter: person.newsletter,
})

/** A membership on the brand of the site, where the site has VIP and it is wished for. */
const joinVip = async (
  { changes }: AccountTools,
  { site }: AccountCall,
  accountId: string,
  { userBase, campaignCode }: { readonly userBase: unknown; readonly campaignCode: string | undefined },
): Promise<void> => {
  const brand = userBrandOf(site)
  if (userBase !== userBases.vip || !site.features.vip || brand === undefined) return
  await changes.joinVip(accountId, brand, campaignCode)
}

const confirmLetter = async (
  tools: AccountTools,
  call: AccountCall,
  accountId: string,
  email: string,
): Promise<Letter> => {
  const token = await tools.links.makeLink('confirmEmail', { accountId, email })
  const link = await accountPageAddress('changeEmail', call, tools, { token })
  return { kind: 'confirmEmail', to: email, site: call.site, link }
}

/** With a password: whether the address has an account is found out after the answer. */
const registerWithEmail = async (
  tools: AccountTools,
  call: AccountCall,
  typed: Registration,
): Promise<Attempt> => {
  const checked = createEmailAccountForm.check(typed)
  if (checked.kind === 'invalid') return refused(checked.issues)
  const person = checked.value
  if (!(await hasGoodCode(tools, call, person))) return badCode()
  const organisation = organisationOf(call.site)
  const passwordHash = await tools.passwords.hash(person.password)
  if (!(await tools.failures.mayWriteTo('registration', organisation, person.email))) return said('Ok')
  tools.mails.post(async () => {
    if (await tools.accounts.findByEmail(organisation, person.email)) {
      const link = await accountPageAddress('login', call, tools)
      return { kind: 'alreadyRegistered', to: person.email, site: call.site, link }
    }
    const made = await tools.accounts.create({ ...newAccount(organisation, person), passwordHash })
    if (made === 'taken') return undefined
    await joinVip(tools, call, made.id, { userBase: typed.userBase, campaignCode: person.campaignCode })
    await note(tools, call, 'accountCreated', made.id, { method: 'email' })
    return confirmLetter(tools, call, made.id, person.email)
  })
  return said('Ok')
}

/** The names are the proven ones; what was typed fills in where the provider knows none. */
const registerWithIdentity = async (
  tools: AccountTools,
  call: AccountCall,
  typed: Registration & { readonly flowId: string },
): Promise<Attempt> => {
  const checked = createAccountForm.check(typed)
  if (checked.kind === 'invalid') return refused(checked.issues)
  const person = checked.value
  if (!(await hasGoodCode(tools, call, person))) return badCode()
  const identity = await tools.proofs.take(typed.flowId, call.c)
  if (!identity) return refusedField('flowId', 'unknownValue')
  const made = await tools.accounts.create({
    ...newAccount(organisationOf(call.site), person),
    firstName: identity.firstName || person.firstName,
    lastName: identity.lastName || person.lastName,
    identity,
  })
  if (made === 'taken') return said('UserAlreadyExists')
  await joinVip(tools, call, made.id, { userBase: typed.userBase, campaignCode: person.campaignCode })
  await tools.accounts.noteIdentityLogin(made.id)
  await note(tools, call, 'accountCreated', made.id, { method: 'identity' })
  const organisation = organisationOf(call.site)
  if (await tools.failures.mayWriteTo('registration', organisation, person.email))
    tools.mails.post(() => confirmLetter(tools, call, made.id, person.email))
  return beginSession(tools, call, { accountId: made.id, hasIdentity: true })
}

const hasGoodCode = async (
  { campaignCodes }: AccountTools,
  { site }: AccountCall,
  { campaignCode }: Person,
): Promise<boolean> => campaignCode === undefined || campaignCodes.accepts(site, campaignCode)

const badCode = (): Attempt =>
  said('InvalidCampaignCode', { errors: [{ field: 'campaignCode', key: 'unknownValue' }] })

export const makeRegisterAccount =
  (tools: AccountTools) =>
  (typed: Registration, call: AccountCall): Promise<Attempt> =>
    typed.flowId === undefined
      ? registerWithEmail(tools, call, typed)
      : registerWithIdentity(tools, call, { ...typed, flowId: typed.flowId })
