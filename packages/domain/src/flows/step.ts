// How a flow moves. Every flow (identity session, wizard, booking) is a pure function from a state and an event to a step.

/** Where a flow stands after an event, and what it asks the outside to do, in order. */
export interface Step<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** The flow goes to a state and asks for these effects. */
export const go = <State, Effect>(state: State, ...effects: readonly Effect[]): Step<State, Effect> => ({
  state,
  effects,
})
