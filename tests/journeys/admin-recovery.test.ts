import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { expect, listenToToasts, test } from './visits.ts'

const email = `lost-phone-${Date.now()}@example.com`

/** The newest link of a kind that was mailed to the person. */
async function mailedLink(page: Page, path: string): Promise<string> {
  const link = new RegExp(`/admin/${path}#[\\w-]+`)
  let found = ''
  await expect(async () => {
    const text = await (await page.request.get(`/dev/mailbox?to=${email}`)).text()
    found = link.exec(text)?.[0] ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}

/** The phone opens keys by a finger that is always the right one. */
async function addFinger(page: Page): Promise<void> {
  const developer = await page.context().newCDPSession(page)
  await developer.send('WebAuthn.enable')
  await developer.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test('staff who forgot the password and lost the phone sign in by a mailed link and a recovery code, set up a new phone, and log in by its passkey', async ({
  page,
  browser,
  productUrl,
}) => {
  await enterAdminAs(page, 'owner', '/admin/staff')
  await page.getByLabel('Name', { exact: true }).fill('Meena Pillai')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()

  const context = await browser.newContext({
    baseURL: productUrl,
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  })
  const phone = await context.newPage()
  await phone.goto(await mailedLink(page, 'set-up'))
  const first = (await phone.locator('code').textContent()) ?? ''
  await phone.getByLabel('New password').fill('river-lamp-forty-two')
  await phone.getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret: first }))
  await phone.getByRole('button', { name: 'Finish and log in' }).click()
  await expect(phone.getByRole('button', { name: 'Menu' })).toBeVisible()

  await phone.goto('/admin/account')
  await phone.getByRole('button', { name: 'Make recovery codes' }).click()
  const codes = phone.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [one = '', other = ''] = await codes.allTextContents()
  await expectCleanAdmin(phone)
  await phone.getByRole('button', { name: 'I have kept them' }).click()
  await expect(phone.getByText('10 of 10 left.')).toBeVisible()
  await context.clearCookies()

  await phone.goto('/admin')
  await phone.getByRole('link', { name: 'Forgot password?' }).click()
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('button', { name: 'Send the link' }).click()
  await expect(phone.getByText('a link is on its way', { exact: false })).toBeVisible()
  await expectCleanAdmin(phone)
  await phone.goto(await mailedLink(page, 'new-password'))
  await phone.getByLabel('New password').fill('lamp-river-forty-three')
  await phone.getByRole('button', { name: 'Use a recovery code' }).click()
  await phone.getByLabel('Recovery code').fill(one.toLowerCase())
  await expectCleanAdmin(phone)
  await phone.getByRole('button', { name: 'Save and log in' }).click()
  await expect(phone.getByRole('button', { name: 'Menu' })).toBeVisible()

  await phone.goto('/admin/account')
  await expect(phone.getByText('9 of 10 left.')).toBeVisible()
  await phone.getByRole('button', { name: 'Set up a new authenticator' }).click()
  const second = (await phone.getByRole('dialog').locator('code').textContent()) ?? ''
  expect(second).not.toBe(first)
  await expectCleanAdmin(phone)
  // Last of all: it is good for half a minute.
  await phone.getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret: second }))
  const told = await listenToToasts(phone)
  await phone.getByRole('button', { name: 'Use this authenticator' }).click()
  await expect.poll(told).toContain('Your new authenticator app is in use')
  await context.clearCookies()

  await phone.goto('/admin')
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Password', { exact: true }).fill('lamp-river-forty-three')
  await phone.getByRole('button', { name: 'Use a recovery code' }).click()
  await phone.getByLabel('Recovery code').fill(other)
  await phone.getByRole('button', { name: 'Log in' }).click()
  await expect(phone.getByRole('button', { name: 'Menu' })).toBeVisible()

  await addFinger(phone)
  await phone.goto('/admin/account')
  const passkeys = phone.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByLabel('Name').fill('Meena’s phone')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Meena’s phone')
  await expectCleanAdmin(phone)
  await context.clearCookies()
  await phone.goto('/admin/account')
  await expectCleanAdmin(phone)
  await phone.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).not.toContainText('never used')
  await context.close()
})
