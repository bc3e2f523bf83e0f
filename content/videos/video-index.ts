/** The shape of `videos.json`: which videos exist, by slug. */
export type VideoIndex = Record<string, Video>

export type Video = { title: string; durationInSeconds: number; bytes: { '240': number; '480': number } }
