import { judgedApart } from './judged-apart.ts'
import type { Made } from './refused.ts'

/** The largest picture takes half a minute. */
const mostMilliseconds = 300_000

/**
 * A JPEG, PNG, WebP or AVIF drawn again as `drawPicture` does. A file of some KB may have its colours reckoned thousands of
 * times, or hold thousands of pictures behind the one that is seen.
 */
export async function judgePicture(path: string, work: string, most = mostMilliseconds): Promise<Made> {
  const drawn = await judgedApart({ kind: 'image', path, work }, most)
  if (drawn === null) throw new Error('a picture was judged and not drawn')
  return drawn
}
