import { getRouteApi } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { durationText } from '../../../domain/catalog/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { mistakes as knownMistakes, type Mistake } from '../../../domain/practice/mistakes.ts'
import { isSlipCode, slipName } from '../../practice/slip-text.ts'
import { ListPage } from '../list-page.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'

type Question = AdminOutputOf<'getQuestionFigures'>['items'][number]

const route = getRouteApi('/admin/practice/questions')

/** How students together do at each kind of question. */
export function QuestionsScreen() {
  const questions = useList('getQuestionFigures', route.useSearch())
  const chapters = questions.data?.chapters ?? []
  return (
    <ListPage
      title={m.admin_questions()}
      list={questions}
      lead={<p className="mt-1 text-small text-ink-2">{m.admin_questions_hint()}</p>}
      filters={[
        {
          name: 'chapter',
          label: m.admin_column_chapter(),
          options: chapters,
        },
      ]}
      none={m.admin_questions_none()}
      rows={{
        columns: [
          m.admin_column_question(),
          m.admin_column_chapter(),
          { title: m.admin_column_tries(), isNumber: true },
          { title: m.admin_column_right_at_first(), isNumber: true },
          { title: m.admin_column_median_time(), isNumber: true },
          m.admin_column_slips(),
          m.admin_column_wrong_answers(),
        ],
        cells: (item) => <QuestionCells question={item} />,
      }}
    />
  )
}

function QuestionCells({ question }: { question: Question }) {
  const { id, skill, chapter, tries, rightShare, medianSeconds, slips, mistakes, wrongAnswers } = question
  return (
    <>
      <AdminCell className="xl:min-w-56">
        <span className="font-semibold">{skill}</span>
        <span className="block text-sm text-ink-2 wrap-anywhere">{id}</span>
      </AdminCell>
      <AdminCell>{chapter}</AdminCell>
      <AdminCell title={m.admin_column_tries()} isNumber>
        {numberText(tries, 'en')}
      </AdminCell>
      <AdminCell title={m.admin_column_right_at_first()} isNumber>
        {rightShare === null ? '–' : `${Math.round(rightShare * 100)} %`}
      </AdminCell>
      <AdminCell title={m.admin_column_median_time()} isNumber>
        {medianSeconds === null ? '–' : durationText(medianSeconds)}
      </AdminCell>
      <AdminCell title={m.admin_column_slips()}>
        {counted(slips.map(({ slip, count }) => ({ text: isSlipCode(slip) ? slipName(slip) : slip, count })))}
      </AdminCell>
      <AdminCell title={m.admin_column_wrong_answers()} className="wrap-anywhere">
        {counted([
          ...mistakes.flatMap(({ mistake, count }) => {
            const known = knownMistakes.find((one) => one === mistake)
            return known === undefined ? [] : [{ text: mistakeTexts[known](), count }]
          }),
          ...wrongAnswers.map(({ answer, count }) => ({ text: answer, count })),
        ])}
      </AdminCell>
    </>
  )
}

function counted(entries: readonly { text: string; count: number }[]): string {
  return entries.length === 0 ? '–' : entries.map(({ text, count }) => `${text} (${count})`).join(', ')
}

const mistakeTexts: Record<Mistake, () => string> = {
  opposite: m.admin_mistake_opposite,
  'one-opposite': m.admin_mistake_one_opposite,
  swapped: m.admin_mistake_swapped,
  'upside-down': m.admin_mistake_upside_down,
  double: m.admin_mistake_double,
  half: m.admin_mistake_half,
  'ten-times': m.admin_mistake_ten_times,
  tenth: m.admin_mistake_tenth,
  'missing-value': m.admin_mistake_missing_value,
  'extra-value': m.admin_mistake_extra_value,
  'other-unit': m.admin_mistake_other_unit,
}
