import type en from './en.json'

/**
 * A key of the message catalogue: schemas and refusals carry keys, and the server or the page turns them into
 * sentences.
 */
export type MessageKey = Exclude<keyof typeof en, '$schema'>

/** Placeholder values of a message. */
export type MessageValues = Record<string, string | number>
