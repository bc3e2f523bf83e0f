import type { AdminAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

export const articleAddresses = {
  getArticles: { method: 'GET', path: '/admin/getArticles', access: 'staff', roles: authors },
  createArticle: { method: 'POST', path: '/admin/createArticle', access: 'staff', roles: authors },
  getArticlePreview: { method: 'GET', path: '/admin/getArticlePreview', access: 'staff', roles: authors },
  publishArticle: { method: 'POST', path: '/admin/publishArticle', access: 'staff', roles: authors },
  getArticleNames: { method: 'GET', path: '/admin/getArticleNames', access: 'staff', roles: authors },
  saveArticleName: { method: 'POST', path: '/admin/saveArticleName', access: 'staff', roles: authors },
  deleteArticleName: { method: 'POST', path: '/admin/deleteArticleName', access: 'staff', roles: authors },
  deleteArticle: { method: 'POST', path: '/admin/deleteArticle', access: 'staff', roles: authors },
  withdrawArticle: { method: 'POST', path: '/admin/withdrawArticle', access: 'staff', roles: authors },
} as const satisfies Record<string, AdminAddress>
