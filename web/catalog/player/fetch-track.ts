/** A line that broke is back soon, a link that ended is renewed: pauses before captions are asked for again. */
const pausesMs = [1000, 4000, 15_000]

/**
 * Captions as a file of the browser's own; null when they cannot be had, which takes a while to be sure of.
 * @param address the newest one each time it is called
 */
export async function fetchTrack(address: () => string, isWanted: () => boolean): Promise<Blob | null> {
  for (const pauseMs of [...pausesMs, null]) {
    const track = await fetchOnce(address())
    if (track !== null || pauseMs === null) return track
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (!isWanted()) return null
  }
  return null
}

async function fetchOnce(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address)
    return response.ok ? new Blob([await response.text()], { type: 'text/vtt' }) : null
  } catch {
    return null
  }
}
