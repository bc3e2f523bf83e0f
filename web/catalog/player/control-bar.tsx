import type { ReactNode } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'

type Props = {
  /** Its small window would show the video without the mark of a paid lesson. */
  hasSmallWindow: boolean
  hasFullScreen: boolean
  /** The menus of captions and settings. */
  children: ReactNode
}

/** Position, play, ten seconds back and on, time, volume, menus, small window and full screen, as room allows. */
export function ControlBar({ hasSmallWindow, hasFullScreen, children }: Props) {
  return (
    <div className="player-controls" role="group" aria-label={m.player_controls()}>
      <media-time-range className="player-time-range" />
      <div className="player-row">
        <media-play-button notooltip="" />
        <media-seek-backward-button notooltip="" seekoffset="10" />
        <media-seek-forward-button notooltip="" seekoffset="10" className="player-wide" />
        <media-mute-button notooltip="" className="player-wide" />
        <media-volume-range className="player-wide player-volume" />
        <media-time-display notoggle="" className="player-time" />
        <media-duration-display className="player-time player-length" />
        <span className="player-space" />
        {children}
        {hasSmallWindow && <media-pip-button notooltip="" className="player-wide" />}
        {hasFullScreen && <media-fullscreen-button notooltip="" />}
      </div>
    </div>
  )
}
