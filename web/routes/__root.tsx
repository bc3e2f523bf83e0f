import {
  createRootRoute,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  Scripts,
  useRouter,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { productName } from '../../domain/product.ts'
import { send } from '../api.ts'
import { ApplyPopup } from '../enquiries/apply-popup.tsx'
import latinFont from '../fonts/anek-latin.woff2?url'
import { deferredFontsScript, earlyPressScript, firstPaintScript } from '../layout/first-paint.ts'
import { Layout } from '../layout/layout.tsx'
import { PageFailed } from '../layout/page-failed.tsx'
import { currentLocale } from '../locale.ts'
import styles from '../styles/styles.css?url'
import { missingTitle } from '../ui/page-head.ts'

export const Route = createRootRoute({
  // The footer's data; a page without it is better than none.
  loader: async () => {
    const answer = await send('getSiteContent', { keys: 'contact,social,copyrightYear' })
    return answer.success ? answer.data : {}
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: matches.some(isMissing) ? missingTitle() : productName },
      { name: 'theme-color', content: '#FFFFFF', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#17312A', media: '(prefers-color-scheme: dark)' },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      // Loaded before the first paint, text is not laid out twice.
      { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Shell,
  component: Page,
  // Rarely shown: loaded on demand.
  notFoundComponent: lazyRouteComponent(() => import('../layout/not-found.tsx'), 'NotFound'),
  errorComponent: PageFailed,
})

/** True where the address, or something its page requested, does not exist. */
function isMissing({ status, _notFound }: { status: string; _notFound?: boolean | undefined }): boolean {
  return status === 'notFound' || _notFound === true
}

function Shell({ children }: { children: ReactNode }) {
  const mark = useRouter().options.ssr?.nonce
  return (
    // The first-paint script sets theme and session on this element before hydration.
    <html lang={currentLocale()} suppressHydrationWarning>
      <head>
        <script
          nonce={mark}
          dangerouslySetInnerHTML={{ __html: `${firstPaintScript};${deferredFontsScript}` }}
        />
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Page() {
  return (
    <Layout>
      <Outlet />
      <ApplyPopup />
    </Layout>
  )
}
