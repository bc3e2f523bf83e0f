import { authorsOfAll } from '../../../domain/admin/access.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import type { TranscodeReason } from '../../../domain/lessons/renditions.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { megabytesText } from '../../ui/file-size.ts'
import { send } from '../api.ts'
import { say } from '../query.ts'
import { useMe } from '../session.ts'
import { SmallButton } from '../ui/small-button.tsx'
import { useAskAgain, useVideoState, type VideoState } from './video-states.ts'

/** The transcoding state of a video, in words, updated automatically. */
export function VideoStateText({ mediaId }: { mediaId: string }) {
  const video = useVideoState(mediaId)
  if (video === null) return null
  const isFailed = video.state === 'failed'
  return (
    <span className={`block text-sm tabular-nums ${isFailed ? 'font-medium text-bad' : 'text-ink-2'}`}>
      {stateText(video)}
      {video.isChangingKey && <span className="block">{m.admin_video_key_changing()}</span>}
      {video.state === 'working' && (
        <progress
          className="bar mt-1 block h-2 w-full max-w-60"
          max={100}
          value={video.progress}
          aria-label={m.admin_video_working({ percent: video.progress })}
        />
      )}
    </span>
  )
}

/** Transcodes a failed or finished video again. */
export function PrepareAgain({ mediaId, name }: { mediaId: string; name: string }) {
  const video = useVideoState(mediaId)
  const askAgain = useAskAgain()
  if (video?.state !== 'failed' && video?.state !== 'done') return null

  async function prepare(): Promise<void> {
    const answer = await send('prepareVideo', { mediaId })
    say(answer)
    askAgain()
  }

  return (
    <SmallButton
      label={m.admin_video_prepare()}
      variant={video.state === 'failed' ? 'secondary' : 'quiet'}
      aria-label={m.admin_video_prepare_named({ name })}
      work={prepare}
    />
  )
}

/** Rotates the encryption key of a finished video. */
export function ChangeKey({ mediaId, name, onAsk }: { mediaId: string; name: string; onAsk(): void }) {
  const video = useVideoState(mediaId)
  const mayChange = holdsAny(useMe().roles, authorsOfAll)
  if (!mayChange || video === null || video.renditions.length === 0 || video.isChangingKey) return null
  return (
    <SmallButton
      label={m.admin_video_key()}
      aria-haspopup="dialog"
      aria-label={m.admin_video_key_named({ name })}
      onClick={onAsk}
    />
  )
}

function stateText(video: VideoState): string {
  if (video.state === 'waiting') return m.admin_video_waiting()
  if (video.state === 'working') return m.admin_video_working({ percent: video.progress })
  if (video.state === 'failed') return m.admin_video_failed({ reason: reasonText(video.reason) })
  const pictures = video.renditions.filter(({ rendition }) => rendition !== 'audio')
  const sizes = pictures.map(({ byteCount }) => byteCount)
  const [only, ...more] = pictures
  if (only !== undefined && more.length === 0)
    return m.admin_video_ready_one({ size: only.rendition, weight: megabytesText(only.byteCount) })
  return m.admin_video_ready({
    least: pictures[0]?.rendition ?? '',
    most: pictures.at(-1)?.rendition ?? '',
    smallest: megabytesText(Math.min(...sizes)),
    largest: megabytesText(Math.max(...sizes)),
  })
}

function reasonText(reason: TranscodeReason | null): string {
  const texts: Record<TranscodeReason, () => string> = {
    admin_video_broken: m.admin_video_broken,
    admin_video_gone: m.admin_video_gone,
    admin_video_no_tools: m.admin_video_no_tools,
    admin_video_disk_full: m.admin_video_disk_full,
    admin_video_trouble: m.admin_video_trouble,
  }
  return reason === null ? m.admin_video_trouble() : texts[reason]()
}
