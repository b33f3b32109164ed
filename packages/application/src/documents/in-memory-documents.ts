// Documents for tests: those that a test gives. Signing starts but never completes.
import type { OwnDocument } from '@husrum/domain'
import type { Documents } from './documents.ts'

export const makeInMemoryDocuments = ({
  documents = [],
  failure,
}: {
  readonly documents?: readonly OwnDocument[]
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): Documents => ({
  list: async () => {
    if (failure) throw failure
    return documents
  },
  sign: async ({ id, hash }) => {
    if (failure) throw failure
    const known = documents.find((each) => each.id === id)
    if (!known) return { kind: 'refused', errorKind: 'notfound' }
    if (known.hash !== hash) return { kind: 'refused', errorKind: 'changedDocument' }
    return { kind: 'started', signing: { id: `signing-${id}`, status: 'pending', provider: 'bank_id' } }
  },
})
