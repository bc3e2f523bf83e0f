import { m } from '../../../domain/messages/compiled/messages.js'

export function Loading() {
  return <p className="text-ink-2">{m.admin_loading()}</p>
}
