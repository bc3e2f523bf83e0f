import { Hono } from 'hono'
import type { Sandbox } from '../adapters/gateway/sandbox/sandbox.ts'
import { demoCode } from '../admin/staff/demo.ts'
import type { Services } from '../services.ts'
import { createMailboxPage } from './mailbox-page.ts'
import { forThisMachineOnly } from './this-machine.ts'

/**
 * Everything that only a demo serves, behind one guard: the mailbox, the back office's demo
 * sign-in, and the payment sandbox, with its REST API below /sandbox/razorpay and its checkout
 * script and window. The product itself calls the sandbox in-process, not through here.
 */
export function createDemoPages(services: Services, sandbox: Sandbox | null): Hono {
  const demo = new Hono()
  if (!services.settings.isDemo) return demo
  demo.use('/dev/*', forThisMachineOnly)
  demo.use('/sandbox/*', forThisMachineOnly)
  if (services.settings.mail === null) demo.route('/', createMailboxPage(services))
  demo.get('/dev/admin', async (c) => {
    c.header('cache-control', 'no-store')
    const person = await demoCode(services, c.req.query('role') ?? 'owner')
    return person === null ? c.notFound() : c.json(person)
  })
  if (sandbox !== null) demo.all('/sandbox/*', (c) => sandbox.fetch(c.req.raw))
  return demo
}
