import type { DeskAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

export const uploadAddresses = {
  getMediaLibrary: {
    method: 'GET',
    path: '/desk/getMediaLibrary',
    access: 'staff',
    roles: authors,
    isPaged: true,
  },
  renameMedia: { method: 'POST', path: '/desk/renameMedia', access: 'staff', roles: authors },
  deleteMedia: { method: 'POST', path: '/desk/deleteMedia', access: 'staff', roles: authors },
  getFilms: { method: 'GET', path: '/desk/getFilms', access: 'staff', roles: authors },
  prepareFilm: { method: 'POST', path: '/desk/prepareFilm', access: 'staff', roles: authors },
  changeFilmKey: {
    method: 'POST',
    path: '/desk/changeFilmKey',
    access: 'staff',
    roles: authors,
    wantsFreshCode: true,
  },
  getUploads: { method: 'GET', path: '/desk/getUploads', access: 'staff', roles: authors },
  getUpload: { method: 'GET', path: '/desk/getUpload/:id', access: 'staff', roles: authors },
  retryUpload: { method: 'POST', path: '/desk/retryUpload', access: 'staff', roles: authors },
  dropUpload: { method: 'POST', path: '/desk/dropUpload', access: 'staff', roles: authors },
} as const satisfies Record<string, DeskAddress>
