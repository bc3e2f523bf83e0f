import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type Act, actOf } from './shortcuts.ts'
import { speedBeside } from './speeds.ts'

type Player = {
  video: HTMLVideoElement | null
  frame: HTMLElement | null
  speed: number
  onSpeed(speed: number): void
  onCaptions(): void
  onNext(): void
  onPrevious(): void
  onList(): void
}

const flashMilliseconds = 900

/** The player's keyboard shortcuts, active only while the focus is in it, with an announcement of each. */
export function useKeys(readPlayer: () => Player) {
  const [flash, setFlash] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = useCallback((text: string) => {
    setFlash(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setFlash(null), flashMilliseconds)
  }, [])

  function run(act: Act) {
    const { video, frame, speed, onSpeed, ...on } = readPlayer()
    if (video === null) return
    switch (act.act) {
      case 'toggle':
        return video.paused ? void video.play().catch(() => undefined) : video.pause()
      case 'seek':
        say(seek(video, act.bySeconds))
        return
      case 'jump':
        if (video.duration > 0) video.currentTime = video.duration * act.to
        return
      case 'volume':
        video.muted = false
        video.volume = Math.min(1, Math.max(0, Math.round((video.volume + act.by) * 10) / 10))
        return say(m.player_volume_percent({ percent: Math.round(video.volume * 100) }))
      case 'mute':
        video.muted = !video.muted
        return
      case 'speed': {
        const next = speedBeside(speed, act.steps)
        onSpeed(next)
        return say(m.player_speed_times({ speed: next }))
      }
      case 'full-screen':
        if (document.fullscreenElement) return void document.exitFullscreen()
        return void frame?.requestFullscreen?.()
      case 'captions':
        return on.onCaptions()
      case 'next':
        return on.onNext()
      case 'previous':
        return on.onPrevious()
      case 'list':
        return on.onList()
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const act = actOf(event)
    if (act === null || isMeantForPart(event)) return
    event.preventDefault()
    // The position slider would move by itself too.
    event.stopPropagation()
    run(act)
  }

  return { flash, run, onKeyDown }
}

/** Skips by seconds and announces by how many. */
function seek(video: HTMLVideoElement, bySeconds: number): string {
  const end = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + bySeconds))
  return bySeconds > 0
    ? m.player_moved_on({ seconds: bySeconds })
    : m.player_moved_back({ seconds: -bySeconds })
}

/** Space presses the focused button; lists and the volume slider use the arrows themselves. */
function isMeantForPart({ key, target, nativeEvent }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('[popover], dialog, input')) return true
  if (key === ' ' && target.closest('button, [role="button"]')) return true
  const isVolume = nativeEvent
    .composedPath()
    .some((node) => node instanceof Element && node.localName === 'media-volume-range')
  return isVolume && key.startsWith('Arrow')
}
