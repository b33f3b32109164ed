// The step of a flow. Every flow (identity session, wizard, booking) is a pure function from a state and an event to a step.

/** The state of a flow after an event, and the effects for its driver to run, in order. */
export interface Step<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** The flow enters a state and requests these effects. */
export const go = <State, Effect>(state: State, ...effects: readonly Effect[]): Step<State, Effect> => ({
  state,
  effects,
})
