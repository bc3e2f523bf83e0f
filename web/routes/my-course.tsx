import { createFileRoute, type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../api.ts'
import { MyCourseGrid } from '../catalog/my-course-grid.tsx'
import { MyCourseSkeletons } from '../catalog/my-course-skeletons.tsx'
import { Pagination } from '../catalog/pagination.tsx'
import { requireSession } from '../private-page.ts'
import { pageOf } from '../search.ts'
import { Button } from '../ui/button.tsx'
import { pageHead } from '../ui/page-head.ts'

type MyCourseSearch = { page?: number | undefined }

const pageSize = 10

export const Route = createFileRoute('/my-course')({
  // The list is the student's own: only the browser asks for it.
  ssr: false,
  validateSearch: (search: Record<string, unknown>): MyCourseSearch => ({ page: pageOf(search['page']) }),
  beforeLoad: ({ location }) => requireSession(location.href),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ deps, location }) => {
    try {
      return await load('getMyCourses', { page: deps.page, limit: pageSize })
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === 401) requireSession(location.href)
      throw failure
    }
  },
  head: () =>
    pageHead({ title: m.my_course_title(), description: m.my_course_description(), path: '/my-course' }),
  component: MyCourse,
  pendingComponent: Pending,
  errorComponent: ListFailed,
})

function MyCourse() {
  const { data, totalPages } = Route.useLoaderData()
  const { page } = Route.useLoaderDeps()
  return (
    <Frame>
      <MyCourseGrid courses={data} />
      <Pagination currentPage={page} totalPages={totalPages} />
      <p className="mt-8">
        <Link to="/my-orders" className="inline-flex min-h-11 items-center">
          {m.my_course_orders()}
        </Link>
      </p>
    </Frame>
  )
}

function Pending() {
  return (
    <Frame>
      <MyCourseSkeletons />
    </Frame>
  )
}

function ListFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  async function tryAgain() {
    setIsBusy(true)
    await router.invalidate()
    setIsBusy(false)
  }
  return (
    <Frame>
      <div role="alert" className="rounded-card border border-rule bg-card p-6">
        <p className="text-[19px] font-[650]">{m.my_course_failed()}</p>
        <p className="mt-1 text-ink-2">
          {error instanceof CallFailed && error.message !== '' ? error.message : m.my_course_failed_text()}
        </p>
        <Button className="mt-4" isBusy={isBusy} onClick={tryAgain}>
          {m.player_try_again()}
        </Button>
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="container-page pt-8 pb-12 lg:pb-18">
      <h1 className="mb-6 text-[clamp(1.875rem,5.5vw,2.75rem)] leading-[1.08] font-extrabold tracking-[-0.02em]">
        {m.my_course_title()}
      </h1>
      {children}
    </div>
  )
}
