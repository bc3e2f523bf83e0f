import type { Page } from '@playwright/test'
import { expect } from '../visits.ts'

type Mail = { subject: string; text: string }

export async function mailsTo(page: Page, email: string): Promise<Mail[]> {
  const answer = await page.request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  const { messages }: { messages: Mail[] } = await answer.json()
  return messages
}

/** The path of the newest link to a page in the mails to an address. */
export async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  const found = async () =>
    (await mailsTo(page, email))
      .map(({ text }) => text.match(new RegExp(`${path}\\?token=\\S+`))?.[0])
      .find((link) => link !== undefined) ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}

/** Fails the connection of one call. */
export async function cutLine(page: Page, call: string): Promise<{ mend(): Promise<void> }> {
  const pattern = `**/api/v1/${call}`
  await page.route(pattern, (route) => route.abort())
  return { mend: () => page.unroute(pattern) }
}

export async function fillContact(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone', { exact: true }).fill('9848022338')
  await form.getByLabel('Message').fill('How do I renew my plan?')
}
