// Contacts for a home or an association, and messages to them.
import type { SiteContact, SiteDefinition } from '@husrum/domain'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeStoredForms } from '../../platform/secrets/stored-forms.ts'
import { contactForms } from './declaration.ts'
import { makeOwnContacts } from './own-contacts.ts'
import { contactRoutes } from './routes.ts'
import { makeWriteToContact } from './write-to-contact.ts'

export { writeAssociationContacts } from './association-contacts.ts'
export { makeContactPictures } from './contact-pictures.ts'
export { contactsDeclaration } from './declaration.ts'

const hourMs = 3_600_000

export const contactsModule = (
  { db, now, keys, environment }: Pick<Platform, 'db' | 'now' | 'keys' | 'environment'>,
  {
    mails,
    uploads,
    contactOf,
  }: {
    readonly mails: Pick<MailService, 'within'>
    readonly uploads: UploadService
    /** The customer service desk of a site. */
    readonly contactOf: (site: SiteDefinition) => Promise<SiteContact | undefined>
  },
): Module => {
  const contacts = makeOwnContacts(db, { contactOf, now })
  const typedForms = makeStoredForms(db, contactForms, { keys, now })
  const write = makeWriteToContact({ db, contacts, mails, uploads, environment, now })
  return {
    routes: (app) => contactRoutes(app, { contacts, write, typedForms, uploads }),
    sweeps: [{ name: 'contact forms', everyMs: hourMs, run: () => typedForms.sweep() }],
  }
}
