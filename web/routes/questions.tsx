import { createFileRoute, type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { Pagination } from '../catalog/pagination.tsx'
import { ListFailed } from '../layout/list-failed.tsx'
import { titledPage } from '../layout/titled-page.tsx'
import { asStudent, requireSession } from '../private-page.ts'
import { QuestionList } from '../questions/question-list.tsx'
import { UnsentQuestions } from '../questions/unsent-questions.tsx'
import { pageOf, searchBy, textOf } from '../search.ts'
import { sendKeptNow } from '../send-later.ts'
import { NothingHere } from '../ui/nothing-here.tsx'
import { privateHead } from '../ui/page-head.ts'
import { lazyPart } from '../ui/part-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const ThreadWithMaths = lazyPart(() => import('../asking.tsx'), 'ThreadWithMaths')

const pageSize = 20

const Frame = titledPage(m.questions_title, m.questions_lead)

export const Route = createFileRoute('/questions')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  // `id`: a question with its conversation, else the list.
  validateSearch: searchBy({ page: pageOf, id: textOf }),
  beforeLoad: ({ location }) => requireSession(location.href),
  loaderDeps: ({ search: { page, id } }) => ({ page: page ?? 1, id }),
  loader: ({ deps: { page, id }, location }) =>
    asStudent(location.href, async () => {
      if (id !== undefined) return { question: await load('getMyQuestion', { id }), list: null }
      await sendKeptNow(['questions'])
      return { question: null, list: await load('getMyQuestions', { page, limit: pageSize }) }
    }),
  head: () => privateHead('/questions', m.questions_title(), m.questions_lead()),
  component: Questions,
  pendingComponent: Pending,
  errorComponent: Failed,
})

function Questions() {
  const { question, list } = Route.useLoaderData()
  const { page } = Route.useLoaderDeps()
  const router = useRouter()
  return (
    <Frame>
      {question !== null && (
        <>
          <Link to="/questions" className="my-2 inline-flex min-h-11 items-center text-link underline">
            {m.questions_back()}
          </Link>
          <Suspense fallback={<Skeleton className="h-60" />}>
            <ThreadWithMaths question={question} onChanged={() => void router.invalidate()} />
          </Suspense>
        </>
      )}
      {list !== null && <UnsentQuestions onSent={() => void router.invalidate()} />}
      {list !== null && list.data.length > 0 && <QuestionList questions={list.data} />}
      {list !== null && list.data.length === 0 && (
        <NothingHere title={m.questions_none()} to="/my-course" label={m.my_course_title()} />
      )}
      {list !== null && <Pagination currentPage={page} totalPages={list.totalPages} />}
    </Frame>
  )
}

function Pending() {
  return (
    <Frame>
      <Skeleton className="mt-6 h-60" />
    </Frame>
  )
}

function Failed({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Frame>
      <UnsentQuestions onSent={() => void router.invalidate()} />
      <ListFailed error={error} title={m.questions_failed()} text={m.practice_no_line()} />
    </Frame>
  )
}
