import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { certificatePath } from '../../../domain/lessons/certificates/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../../api.ts'
import { CertificateSheet } from '../../lessons/certificate-sheet.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { pageHead } from '../../ui/page-head.ts'

export const Route = createFileRoute('/certificate/$number')({
  async loader({ params }) {
    try {
      return await load('getCertificate', { number: params.number })
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === 404) throw notFound()
      throw failure
    }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: m.certificate_head({ number: loaderData.number }),
          description: m.certificate_description({ course: loaderData.courseTitle }),
          path: certificatePath(loaderData.number),
          isPrivate: true,
        })
      : {},
  component: CertificateScreen,
  notFoundComponent: NoCertificate,
})

function CertificateScreen() {
  const certificate = Route.useLoaderData()
  return (
    <div className="graph-paper py-8 lg:py-14">
      <div className="container-page">
        <CertificateSheet certificate={certificate} />
      </div>
    </div>
  )
}

function NoCertificate() {
  return (
    <div className="graph-paper grid min-h-[calc(100dvh-240px)] content-center py-12">
      <div className="container-page max-w-2xl text-center">
        <h1 className="text-page tracking-normal">{m.certificate_unknown_title()}</h1>
        <p className="mt-4 text-lead text-ink-2">{m.certificate_unknown()}</p>
        <p className="mt-6">
          <Link to="/" className={buttonClass('secondary')}>
            {m.layout_go_home()}
          </Link>
        </p>
      </div>
    </div>
  )
}
