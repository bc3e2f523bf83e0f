import { playbackSpeeds as speeds } from '../../../domain/lessons/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { megabytesText } from '../../ui/file-size.ts'
import type { VideoSource } from './ask-video.ts'
import { fileQuality } from './ask-video.ts'
import { OptionList } from './option-list.tsx'
import { PlayerMenu } from './player-menu.tsx'
import type { QualityChoice } from './quality-choice.ts'
import { renditionOf, saverRendition } from './rendition-choice.ts'

type Props = {
  source: VideoSource
  choice: QualityChoice
  /** The rendition that plays by itself, where the line decides. */
  playingRendition: string | null
  speed: number
  onChoose(choice: QualityChoice): void
  onSpeed(speed: number): void
  onList(): void
}

type QualityOption = { value: QualityChoice; text: string; detail?: string | undefined }

/** Speed, quality with its megabytes, and the list of keys. */
export function SettingsMenu(props: Props) {
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

/** The choice as this video's list has it: a rendition it has not is the nearest below. */
function nameIn({ renditions }: VideoSource, choice: QualityChoice): QualityChoice {
  if (choice === 'auto' || choice === 'saver') return choice
  const rendition = renditionOf(choice, renditions)
  if (rendition === null) return 'auto'
  return rendition.height === 0 ? 'sound' : `${rendition.height}p`
}
