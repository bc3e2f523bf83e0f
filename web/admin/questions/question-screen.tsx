import '../../fonts/katex.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { m } from '../../../domain/messages/compiled/messages.js'
import { MathsText } from '../../practice/maths-text.tsx'
import { clockText } from '../../ui/clock-text.ts'
import { send } from '../api.ts'
import { type Call, call } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Message } from '../ui/message.tsx'
import { Choice, When } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { ThreadPicture } from '../ui/thread-picture.tsx'
import { useChangeWithNotice } from '../ui/use-change-with-notice.tsx'
import { AnswerQuestion } from './answer-question.tsx'
import { questionStatusText } from './labels.ts'
import { PublishQuestion } from './publish-question.tsx'
import type { Question, QuestionChange } from './question.ts'

/** A question with its messages and actions. */
export function QuestionScreen() {
  const { id } = useParams({ from: '/admin/questions/$id' })
  const of = call('getQuestion', { id })
  const question = useQuery({ ...of, gcTime: 0 })
  return (
    <>
      <BackLink to="/admin/questions">{m.admin_ask_questions()}</BackLink>
      <title>{m.admin_title({ screen: m.admin_ask_question() })}</title>
      <Loaded of={question} title={m.admin_ask_question()}>
        {(data) => <Opened question={data} of={of} />}
      </Loaded>
    </>
  )
}

function Opened({ question, of }: { question: Question; of: Call<Question> }) {
  const { change, notice } = useChangeWithNotice(of)

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 content-start gap-5">
        <div>
          <h1 className="text-subhead leading-tight font-bold wrap-anywhere">{question.title}</h1>
          <p className="mt-1 text-small text-ink-2">{placeText(question)}</p>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-small">
            <Chip tone={question.status === 'open' ? 'news' : 'good'}>
              {questionStatusText(question.status)}
            </Chip>
            {question.dueAt !== null && (
              <span className={clsx(Date.parse(question.dueAt) < Date.now() && 'font-semibold text-bad')}>
                {m.admin_ask_due()} <When at={question.dueAt} />
              </span>
            )}
          </p>
        </div>
        {notice}
        {question.practice !== null && <PracticeFacts practice={question.practice} />}
        <Messages question={question} />
        {question.mergedInto === null ? (
          <AnswerQuestion key={question.id} question={question} onChange={change} />
        ) : (
          <p>{m.admin_ask_merged_into({ name: question.mergedInto.name })}</p>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <Handling question={question} onChange={change} />
        {question.lesson !== null && (
          <PublishQuestion key={question.id} question={question} onChange={change} />
        )}
      </div>
    </div>
  )
}

function placeText({ course, second, lesson, sheetQuestion, isFormerVersion, student }: Question): string {
  const parts = [
    student,
    course?.name ?? m.admin_ask_no_course(),
    second !== null && lesson?.kind === 'video' ? m.admin_ask_place({ place: clockText(second) }) : undefined,
    sheetQuestion === null ? undefined : m.admin_ask_sheet({ name: sheetQuestion }),
    isFormerVersion ? m.admin_ask_former() : undefined,
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}

function PracticeFacts({ practice }: { practice: NonNullable<Question['practice']> }) {
  return (
    <section
      aria-label={m.admin_ask_practice()}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-rule bg-card p-4"
    >
      {/* Rendered by the server from the question's own text. */}
      <div className="overflow-x-auto" dangerouslySetInnerHTML={{ __html: practice.stem }} />
      <dl className="grid gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-ink-2">{m.admin_dispute_right_answer()}</dt>
        <dd>
          <MathsText text={`$${practice.rightAnswer}$`} />
        </dd>
        {practice.line !== null && (
          <>
            <dt className="text-ink-2">{m.admin_ask_line({ number: practice.line.number })}</dt>
            <dd>
              <MathsText text={`$${practice.line.text}$`} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

function Messages({ question: { messages } }: { question: Question }) {
  return (
    <section aria-label={m.admin_conversation()}>
      <ol className="grid gap-3">
        {messages.map((message) => (
          <Message key={message._id} message={message}>
            <MathsText text={message.text} />
            {message.picture !== null && (
              <ThreadPicture
                picture={message.picture}
                from={message.name}
                ask={(pictureId) => send('getQuestionPicture', { id: pictureId })}
              />
            )}
            {message.link !== null && (
              <p className="mt-1 text-sm font-semibold">
                {message.link.title} · {clockText(message.link.second)}
              </p>
            )}
          </Message>
        ))}
      </ol>
    </section>
  )
}

function Handling({ question, onChange }: { question: Question; onChange: QuestionChange }) {
  const { id, status, mergedInto, alike, practice } = question
  const offered = mergedInto === null || alike.some((one) => one.id === mergedInto.id)
  return (
    <Card title={m.admin_ask_go_on()} isRegion className="grid gap-3">
      {status === 'open' && (alike.length > 0 || mergedInto !== null) && (
        <Choice
          label={m.admin_ask_merge()}
          value={mergedInto?.id ?? ''}
          onChoose={(into) => void onChange(send('mergeQuestion', { id, into }))}
          none={m.admin_ask_merge_none()}
          options={[...(offered || mergedInto === null ? [] : [mergedInto]), ...alike].map((one) => ({
            id: one.id,
            name: one.name.replaceAll('$', ''),
          }))}
        />
      )}
      {practice?.canBeDisputed && (
        <div>
          <p className="mb-2 text-small text-ink-2">{m.admin_ask_dispute_lead()}</p>
          <SmallButton
            label={m.admin_ask_dispute()}
            variant="secondary"
            onClick={() => void onChange(send('disputeQuestion', { id }))}
          />
        </div>
      )}
      {status !== 'closed' && (
        <div>
          <SmallButton
            label={m.admin_ask_close()}
            onClick={() => void onChange(send('closeQuestion', { id }))}
          />
        </div>
      )}
    </Card>
  )
}
