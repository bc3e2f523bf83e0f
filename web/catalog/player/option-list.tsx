import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'

type Option<Value> = { value: Value; text: string; lang?: string | undefined; detail?: string | undefined }

type Props<Value> = {
  title: string
  options: readonly Option<Value>[]
  chosen: Value
  /** Side by side, for short texts. */
  isRow?: boolean
  onChoose(value: Value): void
}

/** A choice of one among a few, in a menu of the player. */
export function OptionList<Value extends string | number>(props: Props<Value>) {
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
