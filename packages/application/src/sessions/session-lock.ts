// The port to the lock that all tabs of a browser share: one at a time has the turn.

export interface SessionLock {
  /**
   * Queues for the turn. `whenMine` is called once it has come, never before this returns.
   *
   * @returns how to give it back, or to leave the queue for it
   */
  take(whenMine: () => void): () => void
}
