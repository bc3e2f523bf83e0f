import 'media-chrome/media-controller'
import 'media-chrome/media-play-button'
import 'media-chrome/media-seek-backward-button'
import 'media-chrome/media-seek-forward-button'
import 'media-chrome/media-mute-button'
import 'media-chrome/media-volume-range'
import 'media-chrome/media-time-display'
import 'media-chrome/media-duration-display'
import 'media-chrome/media-time-range'
import 'media-chrome/media-pip-button'
import 'media-chrome/media-fullscreen-button'
import 'media-chrome/media-loading-indicator'
import { addTranslation, setLanguage } from 'media-chrome/utils/i18n'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { currentLocale } from '../../locale.ts'

/** The element that holds a video and its controls. */
export type MediaController = HTMLElement & { fullscreenElement: HTMLElement }

type Part<Type extends HTMLElement = HTMLElement> = DetailedHTMLProps<HTMLAttributes<Type>, Type>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'media-controller': Part<MediaController> & {
        gesturesdisabled?: ''
        nohotkeys?: ''
        novolumepref?: ''
        nomutedpref?: ''
        nosubtitleslangpref?: ''
      }
      'media-play-button': Part & { notooltip?: '' }
      'media-seek-backward-button': Part & { notooltip?: ''; seekoffset?: string }
      'media-seek-forward-button': Part & { notooltip?: ''; seekoffset?: string }
      'media-mute-button': Part & { notooltip?: '' }
      'media-pip-button': Part & { notooltip?: '' }
      'media-fullscreen-button': Part & { notooltip?: '' }
      'media-volume-range': Part
      'media-time-range': Part
      'media-time-display': Part & { notoggle?: '' }
      'media-duration-display': Part
      'media-loading-indicator': Part & { slot?: string }
    }
  }
}

/** Labels of the controls for screen readers, in the language of the page. */
export function speakPageLanguage(): void {
  const locale = currentLocale()
  addTranslation(locale, {
    play: m.player_play(),
    pause: m.player_pause(),
    mute: m.player_mute(),
    unmute: m.player_unmute(),
    volume: m.player_volume(),
    seek: m.player_position(),
    'video player': m.player_region(),
    'playback time': m.player_time(),
    'seek back {seekOffset} seconds': m.player_back(),
    'seek forward {seekOffset} seconds': m.player_forward(),
    'enter fullscreen mode': m.player_full_screen(),
    'exit fullscreen mode': m.player_full_screen_leave(),
    'enter picture in picture mode': m.player_small_window(),
    'exit picture in picture mode': m.player_small_window_leave(),
    'media loading': m.player_loading(),
    'video not loaded, unknown time.': m.player_loading(),
    // The controls fill in these braces.
    '{currentTime} of {totalTime}': m.player_time_of({
      currentTime: '{currentTime}',
      totalTime: '{totalTime}',
    }),
    hour: m.player_hours(),
    hours: m.player_hours(),
    minute: m.player_minutes(),
    minutes: m.player_minutes(),
    second: m.player_seconds(),
    seconds: m.player_seconds(),
  })
  setLanguage(locale)
}
