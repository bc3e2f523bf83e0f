import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { markText } from '../../domain/practice/mark-text.ts'
import { buttonClass } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { PracticeLink } from './practice-link.tsx'
import { isSlipCode, slipName } from './slip-text.ts'

type LostMarksReport = OutputOf<'getMarksLost'>
type Skill = LostMarksReport['skills'][number]

const card = 'rounded-card border border-rule bg-card p-4'

/** Lost marks by slip, skill and chapter, each with what to do next. */
export function LostMarks({ lost }: { lost: LostMarksReport }) {
  if (lost.questionCount === 0) return <p>{m.marks_lost_none()}</p>
  return (
    <div className="grid max-w-3xl gap-8">
      <p className="text-lead">
        {m.marks_lost_total({
          marks: markText(lost.marks),
          all: markText(lost.mostMarks),
          mostMarks: lost.mostMarks,
          count: lost.questionCount,
        })}
      </p>
      {lost.slips.length > 0 && (
        <Section title={m.marks_lost_slips()}>
          {lost.slips.map(({ slip, lostMarks, count, ...next }) => (
            <li key={slip} className={card}>
              <p className="font-semibold first-letter:uppercase">
                {isSlipCode(slip) ? slipName(slip) : m.marks_lost_no_slip()}
              </p>
              <p className="text-small text-ink-2">
                {m.marks_lost_slip({ marks: markText(lostMarks), count, skill: next.skill.name })}
              </p>
              <WhatNext next={next} />
            </li>
          ))}
        </Section>
      )}
      <Section title={m.marks_lost_skills()}>
        {lost.skills.map((loss) => (
          <li key={loss.skill.id} className={card}>
            <LossLine name={loss.skill.name} loss={loss} />
            <WhatNext next={loss} />
          </li>
        ))}
      </Section>
      <Section title={m.marks_lost_chapters()}>
        {lost.chapters.map((chapter) => (
          <li key={chapter.id} className={card}>
            <LossLine name={chapter.name} loss={chapter} />
            <WhatNext next={chapter} />
          </li>
        ))}
      </Section>
      {lost.disputes.length > 0 && (
        <Section title={m.marks_lost_disputes()}>
          {lost.disputes.map(({ attempt, skill, words, status, reply }) => (
            <li key={attempt} className={card}>
              <p className="font-semibold">
                {skill.name} · {disputeStates[status]()}
              </p>
              <p className="mt-1 text-small text-ink-2">{words}</p>
              {reply !== '' && <p className="mt-2 border-l-3 border-ok pl-3 text-small">{reply}</p>}
            </li>
          ))}
        </Section>
      )}
    </div>
  )
}

const disputeStates: Record<LostMarksReport['disputes'][number]['status'], () => string> = {
  open: m.practice_dispute_open,
  corrected: m.practice_dispute_corrected,
  declined: m.practice_dispute_declined,
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-title">{title}</h2>
      <ul className="grid gap-2">{children}</ul>
    </section>
  )
}

function LossLine({ name, loss }: { name: string; loss: Pick<Skill, 'marks' | 'mostMarks'> }) {
  return (
    <>
      <p className="mb-2 flex gap-3">
        <span className="min-w-0 flex-1 font-semibold">{name}</span>
        <span className="shrink-0 text-small text-ink-2 tabular-nums">
          {m.marks_lost_of({ marks: markText(loss.marks), all: markText(loss.mostMarks) })}
        </span>
      </p>
      <ProgressBar done={loss.marks} all={loss.mostMarks} />
    </>
  )
}

/** No link where the student may open no lesson of the skill: the questions would be refused. */
function WhatNext({ next: { skill, item, lesson } }: { next: Pick<Skill, 'skill' | 'item' | 'lesson'> }) {
  if (item === null) return null
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      <PracticeLink item={item} skills={[skill.id]} className={buttonClass('secondary', 'dense')}>
        {m.marks_lost_three()}
      </PracticeLink>
      {lesson && (
        <Link
          to="/courses/$name/$lesson"
          params={{ name: lesson.course, lesson: lesson.slug }}
          className={`${buttonClass('quiet', 'dense')} text-left`}
        >
          {m.marks_lost_watch({ title: lesson.title })}
        </Link>
      )}
    </p>
  )
}
