import { daysBefore } from '../../domain/durations.ts'
import { Failure } from '../../domain/failure.ts'
import { dayKey } from '../../domain/formats.ts'
import { siteContentSchemas } from '../../domain/site/content.ts'
import { type PolicyBlank, policyBlanks, policyBlocks } from '../../domain/site/policies.ts'
import { refundWords } from '../../domain/site/refund-words.ts'
import type { Input, Output } from '../calls.ts'
import { escapeHtml } from '../escape-html.ts'
import { readTerms } from '../payments/terms/operations.ts'
import { drawnTexts } from '../rich-text/drawn-texts.ts'
import type { Context } from '../services.ts'
import { findPolicy, listPolicyVersions, listSiteContent } from './queries.ts'

/** A policy in the version in force, or an earlier one. Throws `notFound` for one that was never in force. */
export async function getPolicy(
  context: Context,
  { slug, version }: Input<'getPolicy'>,
): Promise<Output<'getPolicy'>> {
  const { database, clock } = context
  const now = clock.now()
  const [policy, versions, contact, terms] = await Promise.all([
    database.first(findPolicy(slug, version ?? null, now)),
    database.all(listPolicyVersions(slug, now)),
    findContact(context),
    readTerms(database),
  ])
  if (policy === null) throw new Failure('notFound', 'policy_not_found')
  const next = versions[versions.findIndex((one) => one.version === policy.version) - 1]
  // An earlier version shows what applied on its last day.
  const day = next === undefined ? dayKey(now) : dayKey(daysBefore(new Date(next.effectiveFrom), 1))
  const words = refundWords(terms.toReversed(), day)
  const blanks = { ...contact, ...words }
  const shown = await drawnTexts(context, [policy.html, policy.summary])
  const html = shown(policy.html)
  return {
    ...policy,
    summary: filled(shown(policy.summary), blanks),
    html: filled(html, blanks),
    isCurrent: policy.version === versions[0]?.version,
    contents: headingsOf(html),
    versions,
  }
}

type Blanks = Partial<Record<PolicyBlank, string>> & Record<(typeof policyBlocks)[number], string>

async function findContact({ database }: Context): Promise<Partial<Record<PolicyBlank, string>>> {
  const entry = await database.first(listSiteContent(['contact'], 'en'))
  const parsed = siteContentSchemas.contact.safeParse(entry?.value)
  if (!parsed.success) return {}
  const { legalName, address, phones, email, grievanceOfficer } = parsed.data
  return {
    legalName,
    address,
    phone: phones[0] ?? '',
    email,
    grievanceName: grievanceOfficer.name,
    grievanceEmail: grievanceOfficer.email,
    grievancePhone: grievanceOfficer.phone,
  }
}

/** Until staff have entered contact details, the contact page is the fallback. */
const unknown = '<a href="/contact-us">see the contact page</a>'

function filled(html: string, blanks: Blanks): string {
  const whole = html.replace(/<p>\{([a-zA-Z]+)\}<\/p>/g, (written, name: string) => {
    const block = policyBlocks.find((known) => known === name)
    return block === undefined ? written : blanks[block]
  })
  return whole.replace(/\{([a-zA-Z]+)\}/g, (written, name: string) => {
    const blank = policyBlanks.find((known) => known === name)
    if (blank === undefined) return written
    const text = blanks[blank]
    if (text === undefined || text === '') return unknown
    return blank.toLowerCase().endsWith('email')
      ? `<a href="mailto:${escapeHtml(text)}">${escapeHtml(text)}</a>`
      : escapeHtml(text)
  })
}

function headingsOf(html: string): { id: string; title: string }[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', title = '']) => ({
    id,
    title: title.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  }))
}
