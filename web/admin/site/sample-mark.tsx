import { m } from '../../../domain/messages/compiled/messages.js'

/** Says that an entry is invented, as pages do. */
export function SampleMark() {
  return (
    <span className="justify-self-start rounded-full bg-warn-soft px-2.5 py-0.5 text-sm font-semibold text-warn">
      {m.admin_site_sample()}
    </span>
  )
}
