/** The renditions of a video, from the least to the most; the first is sound alone. */
export const renditionNames = ['audio', '144p', '240p', '360p', '480p', '720p'] as const
export type RenditionName = (typeof renditionNames)[number]

/** How many lessons of one account play at once. */
export const streamsAtOnce = 2

/** A playback that was not heard of for so long has left its place to another. */
export const playbackSilenceSeconds = 60

/** How often a playback is written down as heard of, at most. */
export const playbackNotedEverySeconds = 15

/**
 * How old what is known of a playback's rights may be where no message said that they changed. A plan that
 * ends by itself, or a lost connection to the database, takes that long to be noticed.
 */
export const rightsKnownForSeconds = 15

/**
 * How many passes of one account are given a video's key in an hour and in a day: a lesson opened every minute,
 * and more lessons than anybody watches. A program that collects keys is stopped here.
 */
export const keysPerHour = 60
export const keysPerDay = 240

/** The rendition that a player without a choice of its own begins with: readable, and light on a slow connection. */
export const firstRendition: RenditionName = '240p'

/** Where a paid video carries the mark of a student: `top` is a part of the picture’s height. Our boards leave its head free. */
export const markStrip = { top: 0.01, heightInPx: 20 }

/** How fast a lesson may play: 1 is as it was spoken. */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Where everything that plays is. */
export const streamsPath = '/stream'
