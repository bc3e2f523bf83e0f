import { setTimeout as pause } from 'node:timers/promises'
import { secondsAfter } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { type GatewayCallOptions, GatewayTrouble, RequestRefused } from '../../adapters/gateway/gateway.ts'
import type { StudentContext } from '../../services.ts'
import { gatewayFailure } from '../reconciliation/operations.ts'
import {
  claimSending,
  closeRefusedOrder,
  findInstallation,
  findSendingState,
  linkGatewayOrder,
  type OrderRow,
  releaseSending,
} from './queries.ts'

/** A little longer than the gateway's deadline: after that the caller has died. */
const sendingSeconds = 6
const waitMilliseconds = 50

/** The gateway's order for ours. Only one concurrent click requests it; the others wait for its result. */
export async function sendOrder(
  context: StudentContext,
  order: OrderRow,
  callOptions: Required<GatewayCallOptions>,
): Promise<string> {
  const { database, clock } = context
  while (!callOptions.signal.aborted) {
    const now = clock.now()
    const until = secondsAfter(now, sendingSeconds)
    const claim = await database.first(claimSending(order.id, now, until))
    if (claim !== null) return askAndLink(context, order, claim.hadBeenSent, callOptions)
    const linked = await waitForOther(context, order, callOptions)
    if (linked !== null) return linked
  }
  throw new Failure('gatewayTimeout', 'gateway_timeout')
}

async function askAndLink(
  context: StudentContext,
  order: OrderRow,
  hadBeenSent: boolean,
  callOptions: GatewayCallOptions,
): Promise<string> {
  try {
    const id = await askForOrder(context, order, hadBeenSent, callOptions)
    const linked = await context.database.first(linkGatewayOrder(order.id, id))
    return linked?.gatewayOrderId ?? id
  } catch (error) {
    const isRefused = error instanceof RequestRefused
    await context.database.first(isRefused ? closeRefusedOrder(order.id) : releaseSending(order.id))
    if (isRefused)
      context.log.error({ err: error.message, order: order.publicId }, 'the gateway takes no such order')
    throw error instanceof GatewayTrouble ? gatewayFailure(error, 'order') : error
  }
}

async function askForOrder(
  context: StudentContext,
  order: OrderRow,
  hadBeenSent: boolean,
  callOptions: GatewayCallOptions,
): Promise<string> {
  const { publicId: receipt, amountInPaise, currency } = order
  const lost = hadBeenSent ? await findMadeOrder(context, order, callOptions) : null
  if (lost !== null) return lost
  const installation = (await context.database.first(findInstallation()))?.id ?? ''
  const notes = { student: context.student.id, course: order.courseId, installation }
  try {
    return (await context.gateway.createOrder({ amountInPaise, currency, receipt, notes }, callOptions)).id
  } catch (error) {
    // With unique receipts a second order is refused although the first was not listed yet.
    const made = error instanceof RequestRefused ? await findMadeOrder(context, order, callOptions) : null
    if (made === null) throw error
    return made
  }
}

async function findMadeOrder(
  { gateway }: StudentContext,
  { publicId, amountInPaise }: OrderRow,
  callOptions: GatewayCallOptions,
): Promise<string | null> {
  const found = await gateway.findOrderByReceipt(publicId, callOptions)
  return found?.amountInPaise === amountInPaise ? found.id : null
}

/** The result of another click; null when it was killed, or on timeout. */
async function waitForOther(
  { database, clock }: StudentContext,
  order: OrderRow,
  { signal }: Required<GatewayCallOptions>,
): Promise<string | null> {
  while (!signal.aborted) {
    const state = await database.first(findSendingState(order.id, clock.now()))
    if (state?.gatewayOrderId) return state.gatewayOrderId
    if (state?.sending === 'lost') return null
    if (state?.sending !== 'sending') throw new Failure('gatewayTrouble', 'gateway_trouble')
    await pause(waitMilliseconds)
  }
  return null
}
