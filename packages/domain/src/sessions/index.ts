// Sessions: the signed-in user and the lifetime, and refreshing the token across all tabs.
export type { SessionClaims, SessionFacts, SessionMove, TokenMark } from './session.ts'
export { sessionCheck, sessionClaimsOf, tokenMarkOf } from './session.ts'
export { acceptsPreviousToken, sessionTimes } from './session-times.ts'
export type { RefreshOutcome, TokenKeeper, TokenKeeperEffect, TokenKeeperEvent } from './token-keeper.ts'
export { initialTokenKeeper, refreshOutcomeOf, stepTokenKeeper } from './token-keeper.ts'
