/** The renditions of a video, smallest first; the first is audio alone. */
export const renditionNames = ['audio', '144p', '240p', '360p', '480p', '720p'] as const
export type RenditionName = (typeof renditionNames)[number]

/** Concurrent playbacks per account. */
export const streamsAtOnce = 2

/** A playback without a sign of life for this long frees its slot. */
export const playbackSilenceSeconds = 60

/** Minimum time between two stored signs of life of a playback. */
export const playbackNotedEverySeconds = 15

/**
 * Maximum age of a playback's cached access where no message reported a change. An expired plan, or a lost connection
 * to the database, takes that long to be noticed.
 */
export const rightsKnownForSeconds = 15

/**
 * How many video keys an account may request in an hour and in a day: a lesson opened every minute, and more lessons
 * than anybody watches. Stops a program that collects keys.
 */
export const keysPerHour = 60
export const keysPerDay = 240

/** The initial rendition of a player without its own choice: readable, and light on a slow connection. */
export const firstRendition: RenditionName = '240p'

/** Where the watermark of a paid video is: `top` is a fraction of the picture’s height. Our boards leave its head free. */
export const markStrip = { top: 0.01, heightInPx: 20 }

/** Playback speeds: 1 is normal. */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Root of all media that plays. */
export const streamsPath = '/stream'
