/** The shop's clock; tests pass one they can move. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
