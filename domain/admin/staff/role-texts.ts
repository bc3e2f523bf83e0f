import type { Role } from '../../addresses.ts'
import { m } from '../../messages/compiled/messages.js'

const texts: Record<Role, { name: () => string; about: () => string }> = {
  owner: { name: m.admin_role_owner, about: m.admin_role_about_owner },
  'author-own': { name: m.admin_role_author_own, about: m.admin_role_about_author_own },
  'author-all': { name: m.admin_role_author_all, about: m.admin_role_about_author_all },
  publish: { name: m.admin_role_publish, about: m.admin_role_about_publish },
  price: { name: m.admin_role_price, about: m.admin_role_about_price },
  site: { name: m.admin_role_site, about: m.admin_role_about_site },
  policies: { name: m.admin_role_policies, about: m.admin_role_about_policies },
  support: { name: m.admin_role_support, about: m.admin_role_about_support },
  finance: { name: m.admin_role_finance, about: m.admin_role_about_finance },
  people: { name: m.admin_role_people, about: m.admin_role_about_people },
}

export function roleText(role: Role): string {
  return texts[role].name()
}

/** What a role allows, as shown in the invitation, in a person's roles and in the table of roles. */
export function roleAboutText(role: Role): string {
  return texts[role].about()
}
