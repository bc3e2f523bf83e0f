import type { Answer } from '../../api.ts'
import type { Rung } from './quality-choice.ts'

/** A film in rungs, as it is opened for one playing of it. */
export type Stream = {
  /** Null for a visitor. */
  playbackId: string | null
  /** Null while the film is not in rungs. */
  playlistUrl: string | null
  expiresAt: string
  durationInSeconds: number
  rungs: Rung[]
  posterUrl: string | null
  storyboard: null | {
    url: string
    secondsPerTile: number
    columns: number
    rows: number
    tileWidth: number
    tileHeight: number
  }
  captions: { language: string; url: string }[]
}

/** Opens a lesson's film. `instead` names playbacks of the account that end with it. */
export async function askStream(_item: string, _instead: readonly string[]): Promise<Answer<Stream>> {
  return {
    success: true,
    message: '',
    data: {
      playbackId: null,
      playlistUrl: null,
      expiresAt: '',
      durationInSeconds: 0,
      rungs: [],
      posterUrl: null,
      storyboard: null,
      captions: [],
    },
  }
}
