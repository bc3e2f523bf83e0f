import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { LanguageLinks } from './language-switch.tsx'
import {
  clubPlaces,
  type MenuPlace,
  placesAfterClub,
  placesBeforeClub,
  searchPlace,
  studentPlaces,
} from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { useLogout } from './use-logout.ts'

const entry = 'flex min-h-13 items-center border-b border-rule px-2 text-lg text-ink no-underline'

/** The menu of a phone, full height. A popover: it works without a script. */
export function MenuDialog() {
  const id = useId()
  const logout = useLogout()
  const close = () => document.getElementById(id)?.hidePopover()
  const placeItem = (place: MenuPlace, className = '') => (
    <li key={place.label()} className={className}>
      <MenuLink place={place} className={entry} currentClass="phone-current font-semibold" onClick={close} />
    </li>
  )
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={m.layout_open_menu()}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-ctl border-ctl border-rule text-ink lg:hidden"
      >
        <Icon name="menu" size={24} />
      </button>
      <div id={id} popover="auto" className="phone-menu bg-card p-4 text-ink">
        <div className="flex items-center justify-between">
          <p className="text-lg font-bold">{m.layout_menu()}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={m.ui_close()}
            className="grid size-11 cursor-pointer place-items-center text-ink-2"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <nav aria-label={m.layout_main_menu()} className="mt-2">
          <ul>
            {placesBeforeClub.map((place) => placeItem(place))}
            <li>
              <details className="group">
                <summary className={`${entry} cursor-pointer justify-between`}>
                  {m.layout_ai_club()}
                  <span className="transition-[rotate] duration-fast group-open:rotate-180">
                    <Icon name="chevron-down" />
                  </span>
                </summary>
                <ul className="ml-2 border-l-ctl border-margin pl-2">
                  {clubPlaces.map((place) => placeItem(place))}
                </ul>
              </details>
            </li>
            {placesAfterClub.map((place) => placeItem(place))}
            {placeItem(searchPlace, 'min-[350px]:hidden')}
            {studentPlaces.map((place) => placeItem(place, 'student-only'))}
            <li className="student-only">
              <button
                type="button"
                className={`${entry} w-full cursor-pointer`}
                onClick={() => void logout()}
              >
                {m.layout_logout()}
              </button>
            </li>
            <li className="visitor-only">
              <Link to="/login" className={entry} onClick={close}>
                {m.layout_login_register()}
              </Link>
            </li>
          </ul>
        </nav>
        <h2 className="mt-6 flex items-center gap-2 px-2 text-base font-semibold text-ink-2">
          <Icon name="globe" />
          {m.layout_language()}
        </h2>
        <LanguageLinks className="px-2" />
      </div>
    </>
  )
}
