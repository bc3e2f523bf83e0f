import { clsx } from 'clsx'
import { m } from '../../domain/messages/compiled/messages.js'
import { SocialIcon } from './social-icon.tsx'
import { useSiteContent } from './use-site-content.ts'

/** Our social profiles: on paper, or on the dark footer. */
export function SocialProfiles({ isOnDark = false }: { isOnDark?: boolean }) {
  const { social } = useSiteContent()
  if (!social) return null
  return (
    <ul aria-label={m.layout_follow()} className={clsx('-ml-2.5 flex', !isOnDark && 'sm:ml-0')}>
      {social.value.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            aria-label={name}
            target="_blank"
            rel="noreferrer"
            className={clsx(
              'grid size-11 place-items-center rounded-ctl',
              isOnDark ? 'text-on-foot hover:bg-white/10' : 'text-ink-2 hover:bg-sunk hover:text-ink',
            )}
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
