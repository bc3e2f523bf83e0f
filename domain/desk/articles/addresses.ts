import type { DeskAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

export const textAddresses = {
  getTexts: { method: 'GET', path: '/desk/getTexts', access: 'staff', roles: authors },
  createText: { method: 'POST', path: '/desk/createText', access: 'staff', roles: authors },
  getTextDraft: { method: 'GET', path: '/desk/getTextDraft', access: 'staff', roles: authors },
  saveTextDraft: { method: 'POST', path: '/desk/saveTextDraft', access: 'staff', roles: authors },
  setTextAside: { method: 'POST', path: '/desk/setTextAside', access: 'staff', roles: authors },
  getTextVersions: { method: 'GET', path: '/desk/getTextVersions', access: 'staff', roles: authors },
  getTextPreview: { method: 'GET', path: '/desk/getTextPreview', access: 'staff', roles: authors },
  publishText: { method: 'POST', path: '/desk/publishText', access: 'staff', roles: authors },
  getTextNames: { method: 'GET', path: '/desk/getTextNames', access: 'staff', roles: authors },
  saveTextName: { method: 'POST', path: '/desk/saveTextName', access: 'staff', roles: authors },
  deleteTextName: { method: 'POST', path: '/desk/deleteTextName', access: 'staff', roles: authors },
  deleteText: { method: 'POST', path: '/desk/deleteText', access: 'staff', roles: authors },
  withdrawText: { method: 'POST', path: '/desk/withdrawText', access: 'staff', roles: authors },
} as const satisfies Record<string, DeskAddress>
