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

/** How webhooks travel: `hold` keeps them until they are asked for, `drop` loses them, `double` sends each twice. */
export type WebhookSwitches = {
  webhooks: 'deliver' | 'hold' | 'drop' | 'double'
  webhookDelayInMilliseconds: number
}

export type Webhooks = {
  /** Keeps a message in the transaction of what it tells. */
  store(tx: Queryable, kind: string, entities: Entities): Promise<void>
  deliverSoon(): void
  /** The messages that were not delivered yet, oldest first, as requests to the product's webhook. */
  undelivered(): Promise<Request[]>
  /** Resolves when nothing is under way; what waits to be tried again is tried at once. */
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

/** Messages to the product: at least once, in no promised order, again after a failure, as Razorpay sends them. */
export function createWebhooks({ database, clock, log, secret, address, switches }: WebhookParts): Webhooks {
  let deliver: ((request: Request) => Promise<Response>) | null = null
  let underway: Promise<void> = Promise.resolve()
  /** One is enough: each delivers all that was not delivered. */
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
    // Never while the answer is being made: a gateway's message comes from outside.
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
      // What a killed process left behind.
      runLater(0, 500)
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
