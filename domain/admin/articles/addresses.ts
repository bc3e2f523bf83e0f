import type { AdminAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

export const textAddresses = {
  getTexts: { method: 'GET', path: '/admin/getTexts', access: 'staff', roles: authors },
  createText: { method: 'POST', path: '/admin/createText', access: 'staff', roles: authors },
  getTextDraft: { method: 'GET', path: '/admin/getTextDraft', access: 'staff', roles: authors },
  saveTextDraft: { method: 'POST', path: '/admin/saveTextDraft', access: 'staff', roles: authors },
  setTextAside: { method: 'POST', path: '/admin/setTextAside', access: 'staff', roles: authors },
  getTextVersions: { method: 'GET', path: '/admin/getTextVersions', access: 'staff', roles: authors },
  getTextPreview: { method: 'GET', path: '/admin/getTextPreview', access: 'staff', roles: authors },
  publishText: { method: 'POST', path: '/admin/publishText', access: 'staff', roles: authors },
  getTextNames: { method: 'GET', path: '/admin/getTextNames', access: 'staff', roles: authors },
  saveTextName: { method: 'POST', path: '/admin/saveTextName', access: 'staff', roles: authors },
  deleteTextName: { method: 'POST', path: '/admin/deleteTextName', access: 'staff', roles: authors },
  deleteText: { method: 'POST', path: '/admin/deleteText', access: 'staff', roles: authors },
  withdrawText: { method: 'POST', path: '/admin/withdrawText', access: 'staff', roles: authors },
} as const satisfies Record<string, AdminAddress>
