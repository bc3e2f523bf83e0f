import { useSearch } from '@tanstack/react-router'
import { durationText } from '../../../domain/catalog/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { mistakes as knownMistakes, type Mistake } from '../../../domain/practice/mistakes.ts'
import { isSlipCode, slipName } from '../../practice/slip-text.ts'
import { useList } from '../query.ts'
import { ListPage } from '../ui/list-page.tsx'

/** Aggregate results of students by kind of question. */
export function QuestionsScreen() {
  const questions = useList('getQuestionFigures', useSearch({ from: '/admin/practice/questions' }))
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
      rows={[
        {
          title: m.admin_column_question(),
          className: 'xl:min-w-56',
          cell: ({ id, skill }) => (
            <>
              <span className="font-semibold">{skill}</span>
              <span className="block text-sm text-ink-2 wrap-anywhere">{id}</span>
            </>
          ),
        },
        { title: m.admin_column_chapter(), isClear: true, cell: ({ chapter }) => chapter },
        { title: m.admin_column_tries(), isNumber: true, cell: ({ tries }) => numberText(tries, 'en') },
        {
          title: m.admin_column_right_at_first(),
          isNumber: true,
          cell: ({ rightShare }) => (rightShare === null ? '–' : `${Math.round(rightShare * 100)} %`),
        },
        {
          title: m.admin_column_median_time(),
          isNumber: true,
          cell: ({ medianSeconds }) => (medianSeconds === null ? '–' : durationText(medianSeconds)),
        },
        {
          title: m.admin_column_slips(),
          cell: ({ slips }) =>
            counted(
              slips.map(({ slip, count }) => ({ text: isSlipCode(slip) ? slipName(slip) : slip, count })),
            ),
        },
        {
          title: m.admin_column_wrong_answers(),
          className: 'wrap-anywhere',
          cell: ({ mistakes, wrongAnswers }) =>
            counted([
              ...mistakes.flatMap(({ mistake, count }) => {
                const known = knownMistakes.find((one) => one === mistake)
                return known === undefined ? [] : [{ text: mistakeTexts[known](), count }]
              }),
              ...wrongAnswers.map(({ answer, count }) => ({ text: answer, count })),
            ]),
        },
      ]}
    />
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
