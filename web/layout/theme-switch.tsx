import { useSyncExternalStore } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { keepTheme, readTheme, type Theme } from '../session.ts'
import { newSignal } from '../store.ts'
import { Icon } from '../ui/icon.tsx'

const choices: readonly { theme: Theme; icon: 'monitor' | 'sun' | 'moon'; label: () => string }[] = [
  { theme: 'system', icon: 'monitor', label: m.layout_theme_system },
  { theme: 'light', icon: 'sun', label: m.layout_theme_light },
  { theme: 'dark', icon: 'moon', label: m.layout_theme_dark },
]

const changes = newSignal()

/** System, light or dark; stored in this browser. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(changes.watch, readTheme, () => 'system' as const)
  return (
    <fieldset className="needs-script flex gap-1 rounded-ctl bg-white/10 p-1">
      <legend className="sr-only">{m.layout_theme()}</legend>
      {choices.map(({ theme, icon, label }) => (
        <label
          key={theme}
          title={label()}
          className="grid size-11 cursor-pointer place-items-center rounded-ctl has-checked:bg-white/20 has-focus-visible:outline-3 has-focus-visible:outline-hl"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            className="sr-only"
            checked={chosen === theme}
            onChange={() => {
              keepTheme(theme)
              changes.tell()
            }}
          />
          <Icon name={icon} label={label()} />
        </label>
      ))}
    </fieldset>
  )
}
