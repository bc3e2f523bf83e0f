import { m } from '../../messages/compiled/messages.js'

const states: Record<string, () => string> = {
  created: m.admin_gateway_state_created,
  attempted: m.admin_gateway_state_attempted,
  authorized: m.admin_gateway_state_authorized,
  captured: m.admin_gateway_state_captured,
  failed: m.admin_gateway_state_failed,
  refunded: m.admin_gateway_state_refunded,
  pending: m.admin_gateway_state_pending,
  processed: m.admin_gateway_state_processed,
  paid: m.admin_gateway_state_paid,
}

/** The gateway's codes for a payment or a refund, in words; unknown codes are shown as they are. */
export function gatewayStateText(state: string): string {
  return states[state]?.() ?? state
}

/** The name of a gateway event: `payment.captured` is "payment captured". */
export function gatewayEventText(name: string): string {
  return name.replace(/[._]/g, ' ')
}
