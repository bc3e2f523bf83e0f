import { useEffect, useState } from 'react'
import type { VideoSource } from './ask-video.ts'
import { revokeLater } from './revoke-later.ts'
import { storyboardTrack } from './storyboard-track.ts'

/** Address of the list of a video's tiles; the picture itself is fetched when somebody looks for a place. */
export function useStoryboard(
  storyboard: VideoSource['storyboard'],
  durationInSeconds: number,
): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (storyboard === null) return
    const list = storyboardTrack(storyboard, durationInSeconds, new URL(storyboard.url, location.href).href)
    const made = URL.createObjectURL(new Blob([list], { type: 'text/vtt' }))
    setAddress(made)
    return () => {
      setAddress(null)
      revokeLater(made)
    }
  }, [storyboard, durationInSeconds])
  return address
}
