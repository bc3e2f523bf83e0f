/** The only source of time for the server: tests pass a clock that they move. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
