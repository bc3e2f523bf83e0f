import { notFound } from '@tanstack/react-router'
import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import type { PolicySlug } from '../../domain/site/policies.ts'
import { CallFailed, load } from '../api.ts'
import { searchBy } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'
import { PageText } from '../ui/page-text.tsx'

export type Policy = Omit<OutputOf<'getPolicy'>, 'html'> & { html: PageText }

/** The version an address names; without one, the current version. */
export const policySearch = searchBy({
  version: (value) => (/^[1-9]\d{0,3}$/.test(String(value)) ? Number(value) : undefined),
})

export async function loadPolicy(
  slug: PolicySlug,
  { version }: { version?: number | undefined },
): Promise<Policy> {
  try {
    const policy = await load('getPolicy', { slug, ...(version !== undefined && { version }) })
    return { ...policy, html: new PageText('policy', policy.html) }
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) throw notFound()
    throw failure
  }
}

export function policyHead(policy: Policy | undefined) {
  if (policy === undefined) return {}
  const { slug, title, version, isCurrent } = policy
  return pageHead({
    title: isCurrent ? title : m.policy_title_version({ title, version }),
    description: m.policy_description({ title, product: productName }),
    path: isCurrent ? `/${slug}` : `/${slug}?version=${version}`,
  })
}
