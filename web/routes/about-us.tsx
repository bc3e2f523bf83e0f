import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { useSiteContent } from '../layout/use-site-content.ts'
import { publicOrigin } from '../origin.ts'
import { AboutPage } from '../site/about-page.tsx'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/about-us')({
  head: () =>
    pageHead({
      title: m.layout_about(),
      description: m.about_banner_text(),
      path: '/about-us',
      structuredData: { '@type': 'AboutPage', name: productName, url: `${publicOrigin()}/about-us` },
    }),
  component: About,
})

function About() {
  const { contact } = useSiteContent()
  return <AboutPage phones={contact?.value.phones ?? []} isSample={contact?.isSample ?? false} />
}
