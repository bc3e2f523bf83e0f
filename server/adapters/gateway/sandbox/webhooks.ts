import { inScope } from '../../../scope.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Queryable } from '../../database/database.ts'
import type { Logger } from '../../log.ts'
import { newId, type OrderEntity, type PaymentEntity, type RefundEntity, seconds } from './entities.ts'
import {
  insertWebhook,
  listUndeliveredWebhooks,
  markWebhookDelivered,
  type StoredWebhook,
} from './queries.ts'
import { hexSignature } from './signatures.ts'

type Entities = { payment: PaymentEntity; order?: OrderEntity; refund?: RefundEntity }

/** How webhooks are delivered: `hold` keeps them until requested, `drop` loses them, `double` sends each twice. */
export type WebhookSwitches = {
  webhooks: 'deliver' | 'hold' | 'drop' | 'double'
  webhookDelayInMilliseconds: number
}

export type Webhooks = {
  /** Stores a message in the transaction that it reports. */
  store(tx: Queryable, kind: string, entities: Entities): Promise<void>
  deliverSoon(): void
  /** The undelivered messages, oldest first, as requests to the product's webhook. */
  undelivered(): Promise<Request[]>
  /** Resolves when no delivery is running; pending retries run at once. */
  settled(): Promise<void>
  connect(deliver: (request: Request) => Promise<Response>): void
}

type WebhookParts = {
  database: Database
  clock: Clock
  log: Logger
  secret: string
  address: string
  switches: WebhookSwitches
}

const retryPausesInSeconds = [1, 2, 4, 8, 16, 30]

/**
 * Messages to the product, delivered as Razorpay does: at least once, in no guaranteed order, retried after a failure.
 */
export function createWebhooks({ database, clock, log, secret, address, switches }: WebhookParts): Webhooks {
  let deliver: ((request: Request) => Promise<Response>) | null = null
  let underway: Promise<void> = Promise.resolve()
  /** One run is enough: each delivers everything undelivered. */
  let waiting: { timer: ReturnType<typeof setTimeout>; failures: number } | null = null

  async function requestOf({ eventId, body }: StoredWebhook): Promise<Request> {
    return new Request(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': await hexSignature(body, secret),
      },
      body,
    })
  }

  async function deliverAll(): Promise<boolean> {
    let hasFailed = false
    if (switches.webhookDelayInMilliseconds > 0) await pause(switches.webhookDelayInMilliseconds)
    for (const webhook of await database.all(listUndeliveredWebhooks(200))) {
      if (deliver === null || switches.webhooks === 'hold') return true
      if (switches.webhooks !== 'drop') {
        const answers = [await deliver(await requestOf(webhook))]
        if (switches.webhooks === 'double') answers.push(await deliver(await requestOf(webhook)))
        if (answers.some((answer) => !answer.ok)) {
          hasFailed = true
          continue
        }
      }
      await database.first(markWebhookDelivered(webhook.eventId, clock.now()))
    }
    return !hasFailed
  }

  function run(failures: number): void {
    underway = underway.then(async () => {
      if (deliver === null || switches.webhooks === 'hold') return
      // Continues once the payer has had a response.
      const isDone = await inScope({ requestId: null }, deliverAll).catch((error: unknown) => {
        log.warn({ err: error }, 'the payment sandbox could not deliver its webhooks')
        return false
      })
      const seconds = retryPausesInSeconds[failures]
      if (!isDone && seconds !== undefined) runLater(failures + 1, seconds * 1000)
    })
  }

  function runLater(failures: number, milliseconds: number): void {
    clearTimeout(waiting?.timer)
    waiting = { timer: setTimeout(runWaiting, milliseconds).unref(), failures }
  }

  function runWaiting(): void {
    if (waiting === null) return
    clearTimeout(waiting.timer)
    const { failures } = waiting
    waiting = null
    run(failures)
  }

  return {
    async store(tx, kind, { payment, order, refund }) {
      const entities = { payment, ...(order && { order }), ...(refund && { refund }) }
      const body = {
        entity: 'event',
        account_id: 'acc_sandbox',
        event: kind,
        contains: Object.keys(entities),
        payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
        created_at: seconds(clock.now()),
      }
      await tx.first(insertWebhook(newId('evt'), JSON.stringify(body), clock.now()))
    },
    // Never during the response: a real gateway's message arrives separately.
    deliverSoon: () => run(0),
    async undelivered() {
      return Promise.all((await database.all(listUndeliveredWebhooks(1000))).map(requestOf))
    },
    async settled() {
      await underway
      while (waiting !== null) {
        runWaiting()
        await underway
      }
    },
    connect(given) {
      deliver = given
      // Left behind by a killed process.
      runLater(0, 500)
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
