/** Writes the captions again, at the times that are spoken: `node maker/write-captions.ts [slug...]`; without slugs, of all. */
import { allVideos } from '../all-videos.ts'
import { spokenBefore, writeCaptions } from './caption-files.ts'

const slugs = process.argv.slice(2)
for (const video of allVideos)
  if (slugs.length === 0 || slugs.includes(video.slug)) writeCaptions(video, spokenBefore(video))
