import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** A drawn map; the map service is requested only on a press. */
export function DrawnMap({ address, mapUrl }: { address: string; mapUrl: string }) {
  return (
    <section aria-label={m.contact_map()} className="overflow-hidden rounded-card border border-rule bg-card">
      <svg
        viewBox="0 0 1160 260"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="block h-[200px] w-full bg-sunk md:h-[260px]"
      >
        <g fill="none" stroke="var(--grid)" strokeWidth="1">
          <path d="M0 52H1160M0 104H1160M0 156H1160M0 208H1160" />
          <path d="M116 0V260M232 0V260M348 0V260M464 0V260M580 0V260M696 0V260M812 0V260M928 0V260M1044 0V260" />
        </g>
        <path d="M780 40c70-26 160-20 190 22s-8 92-72 96-176-84-118-118z" fill="var(--brand-soft)" />
        <g fill="none" stroke="var(--rule)" strokeLinecap="round">
          <path d="M-10 190C180 150 330 220 520 150S900 210 1170 170" strokeWidth="16" />
          <path d="M430-10c20 90 70 120 88 162s-10 70 6 118" strokeWidth="12" />
          <path
            d="M200-10c-20 70 40 120 20 190s-30 60-20 90M700-10c10 60-30 110-10 170s70 60 80 110"
            strokeWidth="7"
          />
          <path d="M-10 70c120-30 260 20 440 0s250 10 330-10" strokeWidth="7" />
        </g>
        <path
          d="M-10 190C180 150 330 220 520 150S900 210 1170 170"
          fill="none"
          stroke="var(--card)"
          strokeWidth="2"
          strokeDasharray="10 10"
        />
        <path
          d="M580 130c-24-27-38-46-38-62a38 38 0 0 1 76 0c0 16-14 35-38 62z"
          fill="var(--hl)"
          stroke="var(--ink)"
          strokeWidth="2.5"
        />
        <circle cx="580" cy="68" r="13" fill="var(--card)" stroke="var(--ink)" strokeWidth="2.5" />
        <circle cx="580" cy="130" r="4" fill="var(--ink)" />
      </svg>
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <p className="text-ink-2">{address}</p>
        <a href={mapUrl} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
          <Icon name="external" />
          {m.contact_map_open()}
        </a>
      </div>
      <p className="px-4 pb-4 text-small text-ink-3">{m.contact_map_note()}</p>
    </section>
  )
}
