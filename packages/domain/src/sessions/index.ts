// Sessions: who is signed in and for how long, and how the token is kept fresh over all tabs.
export type { SessionClaims, SessionFacts, SessionMove, TokenMark } from './session.ts'
export { sessionCheck, sessionClaimsOf, tokenMarkOf } from './session.ts'
export { acceptsPreviousToken, sessionTimes } from './session-times.ts'
export type { RefreshOutcome, TokenKeeper, TokenKeeperEffect, TokenKeeperEvent } from './token-keeper.ts'
export { initialTokenKeeper, refreshOutcomeOf, stepTokenKeeper } from './token-keeper.ts'
