// The port to the lock shared by all tabs of a browser; one tab at a time holds it.

export interface SessionLock {
  /**
   * Queues for the lock. `granted` is called once this tab holds it, never before this returns.
   *
   * @returns how to release it, or to leave the queue for it
   */
  acquire(granted: () => void): () => void
}
