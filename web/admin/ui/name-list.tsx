import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { authorsOfAll } from '../../../domain/admin/access.ts'
import { categoryName } from '../../../domain/admin/courses/schemas.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import type { Answer } from '../api.ts'
import { type Call, useQuietChange, useShow } from '../query.ts'
import { useMe } from '../session.ts'
import { useText } from './form.tsx'
import { Loading } from './loading.tsx'
import { type NameEntry, NameRow } from './name-row.tsx'
import { Section } from './section.tsx'

type PendingAnswer = Promise<Answer<NameEntry[]>>

type Props = {
  id: string
  title: string
  addLabel: string
  /** How many entries use a name: "3 courses". An unused one can be removed. */
  countText(count: number): string
  /** The call that lists them; every change returns the same. */
  names: Call<NameEntry[]>
  add(name: string): PendingAnswer
  rename(id: string, name: string): PendingAnswer
  /** Omitted if sorted by name. */
  order?: (ids: readonly string[]) => PendingAnswer
  remove(id: string): PendingAnswer
}

/** Names that authors add, and that a user who may edit everything renames, deletes and reorders. */
export function NameList({ id, title, addLabel, countText, names, add, rename, order, remove }: Props) {
  const found = useQuery(names)
  const mayChange = holdsAny(useMe().roles, authorsOfAll)
  const show = useShow(names)
  const change = useQuietChange(names)
  const typed = useText()
  const [failure, setFailure] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focusAfter = useRef<string | null>(null)

  // A moved row removes its button from the page for a moment, and loses the focus.
  useLayoutEffect(() => {
    if (focusAfter.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-step="${focusAfter.current}"]`)?.focus()
    focusAfter.current = null
  })

  async function perform(asking: PendingAnswer): Promise<boolean> {
    const answer = await change(asking)
    setFailure(answer.success ? null : answer.message)
    if (answer.success) toast.success(answer.message)
    return answer.success
  }

  async function addTyped(): Promise<void> {
    const judged = categoryName.safeParse(typed.value)
    if (!judged.success) return typed.setError(m.admin_name_required())
    if (await perform(add(judged.data))) typed.clear()
  }

  async function step(row: NameEntry, by: -1 | 1): Promise<void> {
    const rows = found.data ?? []
    const at = rows.indexOf(row)
    if (order === undefined || at + by < 0 || at + by >= rows.length)
      return setAnnouncement(by === -1 ? m.admin_course_is_first() : m.admin_course_is_last())
    const next = rows.toSpliced(at, 1).toSpliced(at + by, 0, row)
    focusAfter.current = `${row.id}:${by}`
    show(next)
    setAnnouncement(m.admin_course_module_moved({ name: row.name, place: at + by + 1, count: next.length }))
    if (!(await perform(order(next.map((one) => one.id))))) void found.refetch()
  }

  return (
    <Section id={id} title={title}>
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      {found.error !== null && <Notice kind="bad">{found.error.message}</Notice>}
      {found.isPending && <Loading />}
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)]">
        {found.data?.map((row) => (
          <NameRow
            key={row.id}
            row={row}
            countText={countText}
            {...(mayChange && {
              onRename: (name: string) => perform(rename(row.id, name)),
              onRemove: () => void perform(remove(row.id)),
              ...(order !== undefined && { onStep: (by: -1 | 1) => void step(row, by) }),
            })}
          />
        ))}
      </ol>
      <Form className="flex flex-wrap items-end gap-2" onSubmit={addTyped}>
        <Field label={addLabel} className="min-w-0 flex-1 basis-52" maxLength={80} {...typed.field} />
        <Submit variant="secondary">{m.admin_add()}</Submit>
      </Form>
      <p aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </Section>
  )
}
