import { m } from '../../../domain/messages/compiled/messages.js'
import { languageName } from '../course-texts.ts'
import { OptionList } from './option-list.tsx'
import { PlayerMenu } from './player-menu.tsx'
import type { CaptionChoice, CaptionSize } from './use-captions.ts'

type Props = {
  languages: readonly string[]
  choice: CaptionChoice
  onLanguage(language: string): void
  onSize(size: CaptionSize): void
}

/** Which language the captions are in, or none, and how large they are. */
export function CaptionsMenu({ languages, choice, onLanguage, onSize }: Props) {
  return (
    <PlayerMenu icon="captions" label={m.player_captions()}>
      <OptionList
        title={m.player_captions()}
        chosen={choice.language}
        options={[
          { value: 'off', text: m.player_captions_off() },
          ...languages.map((language) => ({ value: language, text: languageName(language), lang: language })),
        ]}
        onChoose={onLanguage}
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
        onChoose={onSize}
      />
    </PlayerMenu>
  )
}
