import type { AdminAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

export const uploadAddresses = {
  getMediaLibrary: { method: 'GET', path: '/admin/getMediaLibrary', access: 'staff', roles: authors },
  renameMedia: { method: 'POST', path: '/admin/renameMedia', access: 'staff', roles: authors },
  deleteMedia: { method: 'POST', path: '/admin/deleteMedia', access: 'staff', roles: authors },
  getVideos: { method: 'GET', path: '/admin/getVideos', access: 'staff', roles: authors },
  prepareVideo: { method: 'POST', path: '/admin/prepareVideo', access: 'staff', roles: authors },
  changeVideoKey: {
    method: 'POST',
    path: '/admin/changeVideoKey',
    access: 'staff',
    roles: authors,
    wantsFreshCode: true,
  },
  getUploads: { method: 'GET', path: '/admin/getUploads', access: 'staff', roles: authors },
  getUpload: { method: 'GET', path: '/admin/getUpload/:id', access: 'staff', roles: authors },
  retryUpload: { method: 'POST', path: '/admin/retryUpload', access: 'staff', roles: authors },
  dropUpload: { method: 'POST', path: '/admin/dropUpload', access: 'staff', roles: authors },
} as const satisfies Record<string, AdminAddress>
