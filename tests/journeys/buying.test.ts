import type { Locator, Page } from '@playwright/test'
import { mailedCode } from '../support/browser.ts'
import { code, email, fillRegistration, password } from './account-fields.ts'
import { expectVideoPlays, login } from './student-story.ts'
import { somebodyNew } from './students.ts'
import { ananya, expect, hold, holdScripts, irfan, test, whenAlive } from './visits.ts'

const enrolled = '✅ Payment successful! Course enrolled.'

test('a visitor who chooses a plan logs in and returns to the plans', async ({ page, productUrl }) => {
  const course = '/courses/icse-class-10-maths'
  await page.goto(course)
  await openPlans(page)
  await plans(page).getByRole('button', { name: 'Pay ₹449' }).click()
  await expect(page).toHaveURL(`${productUrl}/login?next=${encodeURIComponent(`${course}#plans`)}`)
  await login(page, irfan)
  await expect(page).toHaveURL(`${productUrl}${course}#plans`)
  await expect(plans(page).getByRole('button', { name: 'Pay ₹449' })).toBeVisible()
})

test('a new student who chooses a plan returns to it, even if the phone discards the page at every step', async ({
  page,
  productUrl,
}) => {
  const student = somebodyNew()
  const wanted = '/courses/icse-class-10-maths#plans'
  const next = `next=${encodeURIComponent(wanted)}`
  await page.goto(wanted)
  await plans(page).getByRole('button', { name: 'Pay ₹449' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(`${productUrl}/register?${next}`)

  await fillRegistration(page, student)
  await page.reload()
  await whenAlive(page)
  await expect(page.getByLabel('Name')).toHaveValue(student.name)
  await expect(email(page)).toHaveValue(student.email)
  await expect(password(page)).toHaveValue('')
  await page.goto(`/hi/register?${next}`)
  await expect(page.locator('input[name="name"]')).toHaveValue(student.name)
  await page.goto(`/register?${next}`)
  await whenAlive(page)
  await fillRegistration(page, student)
  await page.getByRole('button', { name: 'Register' }).click()
  // The mail may be there before the answer is.
  await expect(code(page)).toBeVisible()
  const sent = await mailedCode(productUrl, student.email)

  await page.reload()
  await code(page).fill(sent)
  await expect(page).toHaveURL(`${productUrl}/login?email=${encodeURIComponent(student.email)}&${next}`)
  await login(page, student)
  await expect(page).toHaveURL(productUrl + wanted)
})

test('a locked lesson says so and offers the plans', async ({ page }) => {
  await page.goto('/courses/cbse-class-10-maths-standard')
  const row = page.getByRole('link', { name: /^Why √2 is irrational \(Locked\)/ })
  await row.click()
  await expect(plans(page)).toBeVisible()
  for (const name of ['Monthly', 'Quarterly', 'Yearly'])
    await expect(plans(page).getByRole('heading', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plans(page)).toBeHidden()
  await expect(row).toBeFocused()
})

test('plans that are reopened before the close event stay open', async ({ page }) => {
  await page.goto('/courses/icse-class-10-maths')
  await openPlans(page)
  await plans(page).evaluate(
    async (dialog, open) => {
      if (!(dialog instanceof HTMLDialogElement && open instanceof HTMLElement)) return
      // Handled after the page's own listener.
      const told = new Promise((resolve) => dialog.addEventListener('close', () => setTimeout(resolve, 0)))
      dialog.querySelector('button')?.click()
      while (dialog.open) await null
      open.click()
      await told
    },
    await purchaseNow(page).elementHandle(),
  )
  await expect(plans(page)).toBeVisible()
})

test('pressing Purchase Now before the script has loaded opens the plans once it has', async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/courses/icse-class-10-maths', { waitUntil: 'commit' })
  await purchaseNow(page).click()
  script.release()
  await expect(plans(page)).toBeVisible()
})

test('a course without plans is free and starts at once', async ({ page }) => {
  await page.goto('/courses/telangana-free-starter')
  await expect(page.getByRole('button', { name: /^Purchase Now/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start free' }).first().click()
  await expectVideoPlays(page)
})

test.describe('signed in', () => {
  test.use({ person: irfan })

  test('a course is bought by keyboard only', async ({ page }) => {
    await page.goto('/courses/ap-model-papers')
    await whenAlive(page)
    await tabTo(page, purchaseNow(page))
    await page.keyboard.press('Enter')
    await tabTo(page, plans(page).getByRole('button', { name: 'Pay ₹199' }))
    await page.keyboard.press('Enter')
    await tabTo(page, checkout(page).getByRole('button', { name: 'Pay', exact: true }))
    const opened = await hold(page, '**/api/v1/student/getCourse/*')
    await page.keyboard.press('Enter')
    await expect(page.getByText(enrolled)).toBeVisible()
    // Nobody is offered what they have just paid.
    await expect(purchaseNow(page)).toBeHidden()
    const start = page.getByRole('button', { name: 'Start lesson 1' })
    await tabTo(page, start)
    await page.keyboard.press('Enter')
    await expect(start).toHaveAttribute('aria-busy', 'true')
    await expect(start).toBeDisabled()
    opened.release()
    await expectVideoPlays(page)
    await expect(page.getByRole('button', { name: /^Purchase Now/ })).toHaveCount(0)
  })

  test('a lesson due to start once the course is open is forgotten when another thing is chosen', async ({
    page,
  }) => {
    await page.goto('/courses/maharashtra-ssc-maths-part-2-geometry')
    await whenAlive(page)
    const begun: string[] = []
    page.on('request', (request) => {
      if (/openStream|getPresignedFile/.test(request.url())) begun.push(request.url())
    })
    const opened = await hold(page, '**/api/v1/student/getCourse/*')
    await pay(page, '₹249', 'Pay')
    await page.getByRole('button', { name: 'Start lesson 1' }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    opened.release()
    await expect(page.getByText('You have this course')).toBeVisible()
    // A lesson asks for its video at once.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
    expect(begun).toEqual([])
  })

  test('a payment without a response opens the course automatically, also after a reload', async ({
    page,
  }) => {
    await page.goto('/courses/ap-ssc-maths')
    await pay(page, '₹349', 'Money debited, no answer')
    // The window grows with this sentence, and a button that moves while it is pressed is not clicked.
    await expect(checkout(page).getByText(/^The money has left the account/)).toBeVisible()
    // By then the server may know: what it answers comes once the page has said that it asks.
    const answered = await hold(page, '**/payment/order/*')
    await checkout(page).getByRole('button', { name: 'Close the payment window' }).click()
    await expect(page.getByText('You closed the payment window.')).toBeVisible()
    await expect(page.getByText(/If you did, your course opens here/)).toBeVisible()

    await page.reload()
    await expect(page.getByText('Checking your payment of ₹349…')).toBeVisible()
    await expect(page.getByText(/your course opens here within a minute/)).toBeVisible()
    const elsewhere = page.getByRole('banner').getByRole('link', { name: 'Courses' })
    await elsewhere.focus()
    answered.release()
    await expect(page.getByText(enrolled)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('You have this course')).toBeVisible()
    // Somebody who navigated away meanwhile stays there.
    await expect(elsewhere).toBeFocused()
    await page.reload()
    await expect(page.getByText('You have this course')).toBeVisible()
    await expect(page.getByText(/Checking your payment of/)).toHaveCount(0)
  })

  test('closing the checkout and paying again uses the same order', async ({ page }) => {
    let orders = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/payment/createOrder')) orders += 1
    })
    await page.goto('/courses/tamil-nadu-sslc-maths')
    await openPlans(page)
    await plans(page).getByText('Need an invoice for a business or school?').click()
    await plans(page).getByLabel('GSTIN of the business or school').fill('29AAGCB7383J1Z5')
    await plans(page).getByLabel('Name of the business or school').fill('Chalk and Sons')
    await plans(page).getByLabel('Address of the business or school').fill('1 Board Street, Bengaluru')
    await plans(page).getByRole('button', { name: 'Pay ₹349' }).click()
    await expect(plans(page).getByText(/^This GSTIN has a typing mistake/)).toBeVisible()
    await plans(page).getByLabel('GSTIN of the business or school').fill('29AAGCB7383J1Z4')
    orders = 0
    await plans(page).getByRole('button', { name: 'Pay ₹349' }).click()
    await expect(checkout(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('You closed the payment window.')).toBeVisible()
    const asked = await hold(page, '**/payment/order/*')
    await page.getByRole('button', { name: 'Retry' }).dblclick()
    asked.release()
    await checkout(page).getByRole('button', { name: 'Bank declines' }).click()
    await expect(page.getByText('Payment failed.')).toBeVisible()
    await page.keyboard.press('Escape')
    // A page that comes back knows what the bank said.
    await page.reload()
    await expect(page.getByText('Payment failed.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText(enrolled)).toBeVisible()
    expect(orders).toBe(1)
  })

  test('closing the plans while the order is being created opens no checkout', async ({ page }) => {
    const ordering = await hold(page, '**/payment/createOrder')
    await page.goto('/courses/karnataka-sslc-maths')
    await openPlans(page)
    await plans(page).getByRole('button', { name: 'Pay ₹349' }).click()
    await page.keyboard.press('Escape')
    await expect(plans(page)).toHaveCount(0)
    const ordered = page.waitForResponse('**/payment/createOrder')
    ordering.release()
    await ordered
    // A checkout would open with the answer, and cover the page.
    await openPlans(page)
    await plans(page).getByRole('button', { name: 'Pay ₹349' }).click()
    await expect(checkout(page)).toBeVisible()
  })

  test('a checkout that cannot be loaded says so, and can be tried again', async ({ page, complaints }) => {
    await page.route('**/sandbox/checkout.js', (route) => route.abort())
    await page.goto('/courses/karnataka-sslc-maths')
    await openPlans(page)
    await plans(page).getByRole('button', { name: 'Pay ₹349' }).click()
    await expect(page.getByText('Failed to load Razorpay SDK')).toBeVisible()
    await page.unroute('**/sandbox/checkout.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(checkout(page)).toBeVisible()
    expect(complaints.splice(0).join('\n')).toContain('Failed to load resource')
  })

  test('an order that cannot be created says why', async ({ page }) => {
    let failure: { error: string } = { error: 'The payment service has a problem right now.' }
    await page.route('**/payment/createOrder', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, status: 422, code: 'unavailable', message: '', response: '', ...failure },
      }),
    )
    await page.goto('/courses/karnataka-sslc-maths')
    await openPlans(page)
    await plans(page).getByRole('button', { name: 'Pay ₹349' }).click()
    const alert = plans(page).getByRole('alert')
    await expect(alert).toHaveText('❌ Error: The payment service has a problem right now.')
    failure = { error: '' }
    await plans(page).getByRole('button', { name: 'Pay ₹349' }).click()
    await expect(alert).toHaveText('❌ Error: Order creation failed')
  })

  test('a failed payment check says so, and the course opens automatically', async ({ page, complaints }) => {
    const paid = Promise.withResolvers<void>()
    await page.route('**/payment/verifyPayment/*', (route) => route.abort())
    await page.route('**/payment/order/*', async (route) => {
      await paid.promise
      await route.continue()
    })
    await page.goto('/courses/maharashtra-ssc-maths-part-1-algebra')
    await pay(page, '₹249', 'Pay')
    await expect(page.getByText('❌ Verification failed: Payment verification failed')).toBeVisible()
    await expect(page.getByText(/If your money arrived, your course opens automatically/)).toBeVisible()
    paid.resolve()
    await expect(page.getByText(enrolled)).toBeVisible()
    await expect(page.getByText('You have this course')).toBeVisible()
    complaints.splice(0)
  })
})

test.describe('with courses', () => {
  test.use({ person: ananya })

  test('a bought course shows how long it stays open, and can be extended', async ({ page }) => {
    await page.goto('/courses/telangana-ssc-maths')
    await expect(page.getByText('You have this course')).toBeVisible()
    await expect(page.getByText(/Valid till \d{1,2} \w{3} \d{4}, \d+ days left/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Purchase Now|Renew)/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Extend or change plan' })).toBeVisible()
    await expect(page.getByText('(Locked)')).toHaveCount(0)
  })

  test('a course that ends soon can be renewed, and a longer one extended', async ({ page }) => {
    await page.goto('/my-course')
    await expect(page.getByRole('link', { name: 'Renew Compass and ruler: constructions' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Renew Telangana/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Extend or change plan Telangana/ })).toBeVisible()
  })

  test('an ended course is marked and can be renewed', async ({ page }) => {
    await page.goto('/my-course')
    const card = page.getByRole('listitem').filter({ hasText: 'Class 9 to 10 bridge' })
    await expect(card.getByText(/^Ended on \d{1,2} \w{3} \d{4}$/)).toBeVisible()
    await card.getByRole('link', { name: 'Renew Class 9 to 10 bridge' }).click()
    await plans(page).getByRole('button', { name: 'Pay ₹149' }).click()
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText(enrolled)).toBeVisible()
    await page.goto('/my-course')
    await expect(card.getByText(/^Valid till .*, \d+ days left$/)).toBeVisible()
    await expect(card.getByText(/^Ended on/)).toHaveCount(0)
  })
})

function purchaseNow(page: Page): Locator {
  return page.getByRole('button', { name: /^Purchase Now/ }).first()
}

function plans(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Choose a plan' })
}

function checkout(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Practice payment' })
}

async function openPlans(page: Page): Promise<void> {
  await purchaseNow(page).click()
  await expect(plans(page)).toBeVisible()
}

async function pay(page: Page, amount: string, outcome: string): Promise<void> {
  await openPlans(page)
  await plans(page)
    .getByRole('button', { name: `Pay ${amount}` })
    .click()
  await checkout(page).getByRole('button', { name: outcome, exact: true }).click()
}

/** Presses Tab until the target has focus; a keyboard has no other way. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(place).toBeFocused({ timeout: 1 })
}
