import type en from './en.json'

/** A key of the message catalogue: schemas and refusals carry keys, the edge turns them into sentences. */
export type MessageKey = Exclude<keyof typeof en, '$schema'>

/** What fills the braces of a message. */
export type MessageValues = Record<string, string | number>
