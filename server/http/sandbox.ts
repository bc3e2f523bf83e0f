import { Hono } from 'hono'
import type { Sandbox } from '../adapters/gateway/sandbox/sandbox.ts'

/** The payment sandbox: its REST below /sandbox/razorpay, its checkout script and window beside. */
export function createSandboxRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono()
  routes.all('/sandbox/*', (c) => sandbox.fetch(c.req.raw))
  return routes
}
