import { useQuery } from '@tanstack/react-query'
import { m } from '../../../domain/messages/compiled/messages.js'
import { boardNames, boards } from '../../../domain/practice/rules.ts'
import { call } from '../query.ts'
import { Tick } from '../ui/form.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Choice } from '../ui/parts.tsx'
import type { Item } from './outline.ts'

type Practice = Item['practice']
type Props = {
  chosen: Practice
  /** Part of the fields' accessible names, such as the lesson they are for. */
  purpose: string
  /** With the name of the chapter. */
  onChoose(practice: Practice, chapter: string): void
}

/** Selects a chapter of a board, and the skills that a lesson practises. */
export function PracticePicker({ chosen, purpose, onChoose }: Props) {
  const found = useQuery(call('getPracticeChapters', {}))
  const chapters = found.data?.flatMap(({ board, chapters: held }) =>
    held.map((chapter) => ({ ...chapter, board, value: `${board} ${chapter.chapter}` })),
  )
  const current = chapters?.find(
    ({ board, skills }) =>
      board === chosen?.board && chosen.skills.some((skill) => skills.some(({ id }) => id === skill)),
  )
  return (
    <div className="grid gap-2">
      <NotLoaded of={found} />
      <Choice
        label={m.admin_course_practice_chapter({ name: purpose })}
        value={current?.value ?? ''}
        onChange={({ target }) => {
          const chapter = chapters?.find(({ value }) => value === target.value)
          if (chapter === undefined) return
          onChoose({ board: chapter.board, skills: chapter.skills.map(({ id }) => id) }, chapter.chapter)
        }}
      >
        <option value="" disabled>
          {m.admin_course_practice_choose()}
        </option>
        {boards.map((board) => (
          <optgroup key={board} label={boardNames[board]}>
            {chapters
              ?.filter((chapter) => chapter.board === board)
              .map(({ value, chapter }) => (
                <option key={value} value={value}>
                  {chapter}
                </option>
              ))}
          </optgroup>
        ))}
      </Choice>
      {current !== undefined && chosen !== null && (
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="sr-only">{m.admin_course_practice_skills({ name: purpose })}</legend>
          {current.skills.map(({ id, name }) => (
            <Tick
              key={id}
              checked={chosen.skills.includes(id)}
              // A lesson needs at least one skill.
              disabled={chosen.skills.length === 1 && chosen.skills.includes(id)}
              onTick={(isTicked) => {
                const skills = current.skills
                  .map((skill) => skill.id)
                  .filter((skill) => (skill === id ? isTicked : chosen.skills.includes(skill)))
                onChoose({ ...chosen, skills }, current.chapter)
              }}
            >
              {name}
            </Tick>
          ))}
        </fieldset>
      )}
    </div>
  )
}
