import { useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { allScreens, type Screen } from '../screens.ts'
import { useMe } from '../session.ts'
import { Link } from '../ui/link.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import { isIn, type SearchResult, sources } from './search-sources.ts'

/** Minimum length of a search: orders are searched by three characters. */
const shortest = 3
/** Debounces typing. */
const restMs = 200

/** One search over the signed-in user's screens and lists; arrows move, Enter opens. */
export function SearchEverything({ onClose }: { onClose(): void }) {
  const { roles } = useMe()
  const { routesByPath } = useRouter()
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), restMs)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isEntered, setEntered] = useState(false)
  useEffect(() => field.current?.focus(), [])

  const isShown = (screen: Screen) => holdsAny(roles, routesByPath[screen].options.staticData?.roles ?? [])
  const screens = allScreens.filter(
    ({ to, label }) => isShown(to) && typed.trim() !== '' && isIn(label(), typed.trim()),
  )
  const open = sources.filter(({ screen }) => isShown(screen))
  const groups = useQueries({
    queries: open.map(({ screen, find }) => ({
      queryKey: ['find', screen, words],
      queryFn: () => find(words, roles),
      enabled: words.length >= shortest,
    })),
  })
  const isWaiting = typed.trim() !== words || groups.some(({ isFetching }) => isFetching)
  // Enter pressed before its results opens the first one when they load, never a result of earlier input.
  useEffect(() => {
    if (!isEntered || isWaiting) return
    setEntered(false)
    list.current?.querySelector('a')?.click()
  }, [isEntered, isWaiting])
  const failure = groups.find(({ error }) => error !== null)?.error
  const isEmpty =
    words.length >= shortest &&
    !isWaiting &&
    screens.length === 0 &&
    groups.every(({ data }) => !data?.length)

  function walk(event: KeyboardEvent): void {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Enter' && at === -1) {
      if (isWaiting && screens.length === 0) setEntered(true)
      else links[0]?.click()
      return
    }
    // Typing and selecting all belong to the field.
    const isTyping = event.ctrlKey ? event.key === 'a' : event.key.length === 1 && event.key !== ' '
    if (at !== -1 && isTyping && !event.metaKey && !event.altKey) field.current?.focus()
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to < 0) field.current?.focus()
    else links[Math.min(to, links.length - 1)]?.focus()
  }

  return (
    <Dialog title={m.admin_find()} isOpen onClose={onClose} size="large">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk from the field through the links */}
      <div onKeyDown={walk} className="grid gap-4">
        <Field
          ref={field}
          label={m.admin_find_label()}
          hint={m.admin_find_hint()}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setEntered(false)
          }}
        />
        <div ref={list} className="grid gap-4 empty:hidden">
          {screens.length > 0 && (
            <Group
              title={m.admin_find_screens()}
              found={screens.map(({ to, label }) => ({ id: to, title: label(), link: { to } }))}
              onClose={onClose}
            />
          )}
          {open.map(({ screen }, index) => {
            const found = groups[index]?.data ?? []
            const title = allScreens.find(({ to }) => to === screen)?.label() ?? ''
            return found.length === 0 ? null : (
              <Group key={screen} title={title} found={found} onClose={onClose} />
            )
          })}
        </div>
        <p role="status" className="text-small text-ink-2">
          {failure?.message ??
            (isWaiting && words.length >= shortest
              ? m.admin_loading()
              : isEmpty
                ? m.admin_find_nothing({ words })
                : '')}
        </p>
      </div>
    </Dialog>
  )
}

type GroupProps = { title: string; found: readonly SearchResult[]; onClose(): void }

function Group({ title, found, onClose }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3 className="text-small font-semibold text-ink-2">{title}</h3>
      <ul>
        {found.map(({ id, title, about, link }) => (
          <li key={id}>
            <Link
              {...link}
              onClick={onClose}
              className="grid min-h-11 content-center rounded-ctl px-3 py-1 leading-tight text-ink no-underline hover:bg-sunk"
            >
              <span className="font-semibold wrap-anywhere">{title}</span>
              {about && <span className="text-small text-ink-2 wrap-anywhere">{about}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
