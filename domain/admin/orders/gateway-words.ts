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

/** What the gateway says of a payment or a refund, in words; what it may say one day is shown as it is. */
export function gatewayStateText(state: string): string {
  return states[state]?.() ?? state
}

/** The name of a message of the gateway: `payment.captured` is "payment captured". */
export function gatewayEventText(name: string): string {
  return name.replace(/[._]/g, ' ')
}
