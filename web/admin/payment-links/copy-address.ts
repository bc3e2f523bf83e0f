import { m } from '../../../domain/messages/compiled/messages.js'
import { toast } from '../../ui/toast.ts'

/** Copies a link, and announces the result. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast.success(m.admin_payment_link_copied())
  } catch {
    toast.error(m.admin_payment_link_copy_failed())
  }
}
