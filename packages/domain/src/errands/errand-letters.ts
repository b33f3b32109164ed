// The letters about errands that somebody can do without. A report's own copy is none of them: it was asked for.

/**
 * `progress`: it got a number or another status; `visit`: one is booked, or moved; `question`: it waits for an answer;
 * `message`: somebody wrote; `done`: it is executed or completed.
 */
export const errandLetters = ['progress', 'visit', 'question', 'message', 'done'] as const
/** One of {@link errandLetters}. */
export type ErrandLetter = (typeof errandLetters)[number]
