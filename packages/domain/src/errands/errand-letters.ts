// The letters about errands that a user can opt out of. The requested copy of a report is not among them.

/**
 * `progress`: a number was assigned or the status changed; `visit`: one is booked, or moved; `question`: it waits for an answer; `message`:
 * a new message; `done`: it is executed or completed.
 */
export const errandLetters = ['progress', 'visit', 'question', 'message', 'done'] as const
/** One of {@link errandLetters}. */
export type ErrandLetter = (typeof errandLetters)[number]
