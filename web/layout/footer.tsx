import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { InstallButton } from './install-button.tsx'
import { type MenuPlace, otherPlaces, quickPlaces } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { SocialProfiles } from './social-profiles.tsx'
import { SubscribeBox } from './subscribe-box.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSiteContent } from './use-site-content.ts'

const link = 'inline-flex min-h-11 items-center wrap-anywhere text-on-foot no-underline hover:underline'

/** Footer: links, contact, language and theme. */
export function Footer() {
  const { copyrightYear } = useSiteContent()
  return (
    <footer className="site-footer bg-foot py-10 text-on-foot dark:bg-board">
      <div className="container-page">
        <div className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-[1.25fr_0.8fr_1.1fr_1.25fr]">
          <div>
            <p className="text-white">
              <Logo />
            </p>
            <p className="mt-2">{m.layout_tagline()}</p>
            <div className="mt-3">
              <SocialProfiles isOnDark />
            </div>
            <div className="mt-4 max-w-[360px]">
              <SubscribeBox />
            </div>
            <div className="mt-4 flex flex-wrap gap-3">
              <ThemeSwitch />
              <InstallButton />
            </div>
          </div>
          <Places title={m.layout_quick_links()} places={quickPlaces}>
            <li className="visitor-only">
              <Link to="/register" className={link}>
                {m.auth_register()}
              </Link>
            </li>
            <li className="student-only">
              <Link to="/my-course" className={link}>
                {m.layout_my_learning()}
              </Link>
            </li>
          </Places>
          <Places title={m.layout_other_links()} places={otherPlaces} />
          <Reach />
        </div>
        <p className="mt-8 border-t border-white/15 pt-5 text-small">
          {m.layout_copyright({ year: copyrightYear?.value.year ?? '', owner: productName })}
        </p>
      </div>
    </footer>
  )
}

function Places({
  title,
  places,
  children,
}: {
  title: string
  places: readonly MenuPlace[]
  children?: ReactNode
}) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base font-semibold text-white">{title}</h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-1">
        {places.map((place) => (
          <li key={place.to}>
            <MenuLink place={place} className={link} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

function Reach() {
  const { contact } = useSiteContent()
  if (!contact) return null
  const { legalName, address, phones, email } = contact.value
  return (
    <section aria-label={m.layout_contact()}>
      <h2 className="text-base font-semibold text-white">{m.layout_contact()}</h2>
      <address className="mt-2.5 not-italic">
        <p className="flex gap-3">
          <span className="mt-0.5 shrink-0">
            <Icon name="map-pin" label={m.layout_address()} />
          </span>
          <span>
            <span className="block font-semibold text-white">{legalName}</span>
            {address}
          </span>
        </p>
        <ul className="mt-2">
          {phones.map((phone) => (
            <li key={phone}>
              <a href={`tel:${phone.replace(/\s/g, '')}`} className={`${link} gap-3`}>
                <Icon name="phone" />
                {phone}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${email}`} className={`${link} gap-3 break-all`}>
              <Icon name="mail" />
              {email}
            </a>
          </li>
        </ul>
      </address>
      {contact.isSample && <p className="mt-1 text-small">{m.layout_sample_contact()}</p>}
    </section>
  )
}
