import { m } from '../../domain/messages/compiled/messages.js'
import { SocialIcon } from './social-icon.tsx'
import { useSiteContent } from './use-site-content.ts'

/** Our profiles at the networks, in the colours of the text around them. */
export function SocialProfiles() {
  const { social } = useSiteContent()
  if (!social) return null
  return (
    <ul aria-label={m.layout_follow()} className="-ml-2.5 flex sm:ml-0">
      {social.value.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            aria-label={name}
            target="_blank"
            rel="noreferrer"
            className="grid size-11 place-items-center rounded-ctl text-ink-2 hover:bg-sunk hover:text-ink"
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
