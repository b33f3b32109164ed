// What other subjects may use of content/contacts.
export { makeContactPictures } from './contact-pictures.ts'
export { contactsDeclaration } from './declaration.ts'
export { contactsModule } from './module.ts'
