import type { AdminAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

/** Calls about drafts, whatever is written in them. */
export const draftAddresses = {
  getDraft: { method: 'GET', path: '/admin/getDraft', access: 'staff', roles: authors },
  saveDraft: { method: 'POST', path: '/admin/saveDraft', access: 'staff', roles: authors },
  setDraftAside: { method: 'POST', path: '/admin/setDraftAside', access: 'staff', roles: authors },
  getDraftVersions: { method: 'GET', path: '/admin/getDraftVersions', access: 'staff', roles: authors },
  getDraftVersion: { method: 'GET', path: '/admin/getDraftVersion', access: 'staff', roles: authors },
} as const satisfies Record<string, AdminAddress>
