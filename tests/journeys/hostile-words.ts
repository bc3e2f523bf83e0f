import type { Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { type Statement, sql } from '../../server/adapters/database/sql.ts'
import type { Services } from '../../server/services.ts'
import { scriptPayloads } from '../support/script-payloads.ts'
import { expect } from './visits.ts'

export const hostileEmail = 'hostile@example.com'
const texts = scriptPayloads.map(({ text }) => text)

/** All payloads for a field, joined into as few values as it takes, and those it refuses on their own. */
export function valuesFor(field: Pick<z.ZodMiniType<unknown>, 'safeParse'>): {
  taken: string[]
  refused: string[]
} {
  const taken: string[] = []
  const refused: string[] = []
  let joined: string[] = []
  for (const text of texts) {
    if (!field.safeParse(text).success) refused.push(text)
    else if (field.safeParse([...joined, text].join(' ')).success) joined.push(text)
    else {
      taken.push(joined.join(' '))
      joined = [text]
    }
  }
  if (joined.length > 0) taken.push(joined.join(' '))
  return { taken, refused }
}

/** Counts what runs, opens a dialog or is blocked by the content security policy, and active content in a page. */
export async function watch(page: Page): Promise<{
  found: string[]
  /** Addresses that were opened. */
  seen: Set<string>
  look(path: string): Promise<void>
}> {
  const found: string[] = []
  const seen = new Set<string>()
  await page.exposeFunction('ran', (which: number) => found.push(`ran ${which} on ${page.url()}`))
  await page.exposeFunction('reported', (what: string) => found.push(`${what} on ${page.url()}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'reported')(`refused ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => {
    found.push(`a dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) found.push(`${page.url()}: ${message.text()}`)
  })
  async function look(path: string): Promise<void> {
    seen.add(path)
    await page.goto(path)
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
    for (const left of await page.evaluate(activeElements)) found.push(`${left} on ${path}`)
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
  }
  return { found, seen, look }
}

/** Elements and attributes of a payload that are there as such; runs in the page. */
function activeElements(): string[] {
  const rare =
    'meta[http-equiv],base,object,embed,iframe,link,template,noscript,marquee,annotation-xml,foreignObject,style'
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes]
    const isHostile = (text: string) => /ran\(\d+\)/.test(text)
    const wrong = attributes.filter(({ name, value }) => {
      if (/^on/i.test(name)) return true
      const isAddress = /^(?:href|xlink:href|src|action|formaction|data|srcdoc|background|to)$/i.test(name)
      return isAddress && /^(?:javascript|vbscript|data:text|blob)/i.test(value.replace(/[^!-~]/g, ''))
    })
    if (wrong.length > 0) return wrong.map(({ name, value }) => `<${element.localName} ${name}=${value}>`)
    const isRare = element.matches(rare) && attributes.some(({ value }) => isHostile(value))
    const isStyle = isHostile(element.getAttribute('style') ?? '')
    const isScript = element.localName === 'script' && /^\W*ran\(\d+\)/.test(element.textContent ?? '')
    return isRare || isStyle || isScript ? [element.outerHTML.slice(0, 200)] : []
  })
}

/** Takes away what the hostile visitor, student and author left. */
export async function takeAway({ database }: Services): Promise<void> {
  const gone: Statement<unknown>[] = [
    sql`delete from rate_limits`,
    sql`delete from ticket_messages m using tickets t, students s where t.id = m.ticket_id and s.id = t.student_id and s.email like 'hostile%'`,
    sql`delete from desk_notes where text like '%ran(%'`,
    sql`delete from tickets t using students s where s.id = t.student_id and s.email like 'hostile%'`,
    sql`delete from enrolments e using students s where s.id = e.student_id and s.email like 'hostile%'`,
    sql`delete from contact_requests where email = ${hostileEmail}`,
    sql`delete from applications where email = ${hostileEmail}`,
    sql`delete from reports where text like '%ran(%'`,
    sql`delete from students where email like 'hostile%'`,
    sql`delete from canned_replies where text like '%ran(%'`,
    sql`delete from courses where title like '%ran(%'`,
    sql`delete from categories where name like '%ran(%' or name in ('__proto__', 'constructor', 'toString')`,
    sql`delete from instructors where name like '%ran(%' or name in ('__proto__', 'constructor', 'toString')`,
    sql`delete from articles where slug = 'hostile-article'`,
    sql`delete from resources where name = 'hostile-resource'`,
    sql`delete from policies where version = 999`,
  ]
  for (const statement of gone) await database.first(statement)
}
