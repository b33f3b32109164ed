// Smoke assertions for documents: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const documents = ({ documentActionOf, documentColours }, is) => {
  const person = { id: 'u', hasPersonalIdentifier: true }
  is('documents are orange, then green', documentColours, { pending: 'orange', done: 'green' })
  const document = {
    id: 'd',
    title: 'x',
    status: 'pending',
    createdOn: 1,
    signatories: [{ userId: 'u', hasSigned: false }],
  }
  is('a signatory signs', documentActionOf(document, person), 'sign')
  is('and reads what is done', documentActionOf({ ...document, status: 'done' }, person), 'read')
}
