import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { playbackSpeeds as speeds } from '../../../domain/lessons/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { useShownMarks } from '../../shown-marks.ts'
import { megabytesText } from '../../ui/file-size.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { languageName } from '../course-texts.ts'
import { fileQuality, type VideoSource } from './ask-video.ts'
import { speakPageLanguage } from './media-elements.ts'
import { type QualityChoice, renditionOf, saverRendition } from './quality-choice.ts'
import type { CaptionSize, Captions } from './use-captions.ts'

type Props = SettingsMenuProps & {
  /** Seconds of the whole video. */
  duration: number
  /** No picture-in-picture: its window would show the video without the watermark of a paid lesson. */
  hasSmallWindow: boolean
  hasFullScreen: boolean
  captions: Captions
}

/** Position, play, skip ten seconds, time, volume, menus, picture-in-picture and full screen, as room allows. */
export function ControlBar({ hasSmallWindow, hasFullScreen, captions, duration, ...settings }: Props) {
  useState(speakPageLanguage)
  return (
    <>
      <media-loading-indicator slot="centered-chrome" />
      <div className="player-controls" role="group" aria-label={m.player_controls()}>
        <div className="player-track">
          <media-time-range className="player-time-range" />
          <QuestionMarks duration={duration} />
        </div>
        <div className="player-row">
          <media-play-button notooltip="" />
          <media-seek-backward-button notooltip="" seekoffset="10" />
          <media-seek-forward-button notooltip="" seekoffset="10" className="player-wide" />
          <media-mute-button notooltip="" className="player-wide" />
          <media-volume-range className="player-wide player-volume" />
          <media-time-display notoggle="" className="player-time" />
          <media-duration-display className="player-time player-length" />
          <span className="player-space" />
          {captions.languages.length > 0 && <CaptionsMenu captions={captions} />}
          <SettingsMenu {...settings} />
          {hasSmallWindow && <media-pip-button notooltip="" className="player-wide" />}
          {hasFullScreen && <media-fullscreen-button notooltip="" />}
        </div>
      </div>
    </>
  )
}

/** Marks where answered questions are; they can be opened in the list below the video. */
function QuestionMarks({ duration }: { duration: number }) {
  const marks = useShownMarks()
  if (duration <= 0) return null
  return [...new Set(marks)].map((second) => (
    <span
      key={second}
      aria-hidden="true"
      className="player-mark"
      data-second={second}
      style={{ '--at': Math.min(1, second / duration) } as CSSProperties}
    />
  ))
}

/** Which language the captions are in, or none, and how large they are. */
function CaptionsMenu({
  captions: { languages, choice, chooseLanguage, chooseSize },
}: {
  captions: Captions
}) {
  return (
    <PlayerMenu icon="captions" label={m.player_captions()}>
      <OptionList
        title={m.player_captions()}
        chosen={choice.language}
        options={[
          { value: 'off', text: m.player_captions_off() },
          ...languages.map((language) => ({ value: language, text: languageName(language), lang: language })),
        ]}
        onChoose={chooseLanguage}
      />
      <OptionList<CaptionSize>
        title={m.player_captions_size()}
        isRow
        chosen={choice.size}
        options={[
          { value: 'S', text: m.player_captions_small() },
          { value: 'M', text: m.player_captions_medium() },
          { value: 'L', text: m.player_captions_large() },
        ]}
        onChoose={chooseSize}
      />
    </PlayerMenu>
  )
}

type SettingsMenuProps = {
  source: VideoSource
  choice: QualityChoice
  /** The rendition that plays on automatic quality. */
  playingRendition: string | null
  speed: number
  onChoose(choice: QualityChoice): void
  onSpeed(speed: number): void
  onList(): void
}

type QualityOption = { value: QualityChoice; text: string; detail?: string | undefined }

/** Speed, quality with its megabytes, and the list of keyboard shortcuts. */
function SettingsMenu(props: SettingsMenuProps) {
  const { source, choice, playingRendition, speed, onChoose, onSpeed, onList } = props
  const options = source.kind === 'stream' ? streamOptions(source, playingRendition) : fileOptions(source)
  return (
    <PlayerMenu icon="gear" label={m.player_settings()}>
      <OptionList
        title={m.player_speed()}
        isRow
        chosen={speed}
        options={speeds.map((value) => ({ value, text: m.player_speed_times({ speed: value }) }))}
        onChoose={onSpeed}
      />
      {options.length > 1 && (
        <OptionList
          title={m.player_quality()}
          chosen={source.kind === 'stream' ? nameIn(source, choice) : fileQuality(choice)}
          options={options}
          onChoose={onChoose}
        />
      )}
      <button type="button" className="player-menu-link" onClick={onList}>
        {m.player_keys()}
      </button>
    </PlayerMenu>
  )
}

function streamOptions({ renditions }: VideoSource, playingRendition: string | null): QualityOption[] {
  const saver = saverRendition(renditions)
  const sound = renditions.find(({ height }) => height === 0)
  return [
    { value: 'auto', text: m.player_quality_auto(), detail: playingRendition ?? undefined },
    ...fileOptions({ renditions: renditions.filter(({ height }) => height > 0) }),
    ...(saver ? [sized('saver', m.player_quality_saver(), saver.byteCount)] : []),
    ...(sound ? [sized('sound', m.player_quality_sound(), sound.byteCount)] : []),
  ]
}

function fileOptions({ renditions }: Pick<VideoSource, 'renditions'>): QualityOption[] {
  return [...renditions]
    .sort((one, other) => other.height - one.height)
    .map(({ height, byteCount }) => sized(`${height}p`, `${height}p`, byteCount))
}

function sized(value: QualityChoice, name: string, byteCount: number): QualityOption {
  return { value, text: `${name} · ${megabytesText(byteCount)}` }
}

/** The choice as this video offers it: a missing rendition falls back to the nearest below. */
function nameIn({ renditions }: VideoSource, choice: QualityChoice): QualityChoice {
  if (choice === 'auto' || choice === 'saver') return choice
  const rendition = renditionOf(choice, renditions)
  if (rendition === null) return 'auto'
  return rendition.height === 0 ? 'sound' : `${rendition.height}p`
}

type PlayerMenuProps = { icon: IconName; label: string; children: ReactNode }

/** A button of the control bar with its popover: above or below it; on a phone at the foot of the screen. */
function PlayerMenu({ icon, label, children }: PlayerMenuProps) {
  const id = useId()
  const anchor = `--player-${icon}`
  return (
    <>
      <button
        type="button"
        className="player-button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        style={{ anchorName: anchor }}
      >
        <Icon name={icon} size={24} />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="player-menu"
        style={{ positionAnchor: anchor }}
      >
        {children}
      </div>
    </>
  )
}

type Option<Value> = { value: Value; text: string; lang?: string | undefined; detail?: string | undefined }

type OptionListProps<Value> = {
  title: string
  options: readonly Option<Value>[]
  chosen: Value
  /** Side by side, for short texts. */
  isRow?: boolean
  onChoose(value: Value): void
}

/** A single choice in a menu of the player. */
function OptionList<Value extends string | number>(props: OptionListProps<Value>) {
  const { title, options, chosen, isRow = false, onChoose } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="player-menu-title">{title}</legend>
      <div className={isRow ? 'player-options is-row' : 'player-options'}>
        {options.map(({ value, text, lang, detail }) => (
          <label key={value} className="player-option" lang={lang}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {!isRow && (
              <span className="player-option-mark">
                {value === chosen && <Icon name="check" size={18} />}
              </span>
            )}
            <span>{text}</span>
            {detail !== undefined && <span className="player-option-detail">{detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
