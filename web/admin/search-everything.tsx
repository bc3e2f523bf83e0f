import { useQueries } from '@tanstack/react-query'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Role } from '../../domain/addresses.ts'
import { policyEditors, studentReaders } from '../../domain/admin/access.ts'
import { articleKinds } from '../../domain/admin/articles/rules.ts'
import { holdsAny } from '../../domain/admin/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { planText, rolesText } from './labels.ts'
import { Link } from './link.tsx'
import { audienceText } from './mailings/labels.ts'
import { amountText } from './orders/labels.ts'
import { call } from './query.ts'
import { otherScreens, railEntries } from './screens.ts'
import { useMe } from './session.ts'
import { siteKeyText } from './site/labels.ts'

const allScreens = [...railEntries, ...otherScreens]
type Screen = (typeof allScreens)[number]['to']
type Found = { id: string; title: string; about: string; link: LinkProps }

/** How much is typed before a list is asked: orders are searched by three letters. */
const shortest = 3
const few = { page: 1, limit: 5 } as const
/** Somebody who types on is not asked for in between. */
const restMs = 200

type Source = { screen: Screen; find(search: string, roles: readonly Role[]): Promise<Found[]> }

/** The lists of the admin as places to search, each for the roles of its screen. */
const sources: readonly Source[] = [
  {
    screen: '/admin/students',
    async find(search) {
      const { items } = await call('getStudents', { search, ...few }).queryFn()
      return items.map(({ id, name, email }) => ({
        id,
        title: name,
        about: email,
        link: { to: '/admin/students/$id', params: { id } },
      }))
    },
  },
  {
    screen: '/admin/learners',
    async find(search, roles) {
      // Their students are found already.
      if (holdsAny(roles, studentReaders)) return []
      const found = await call('getLearnersNamed', { search }).queryFn()
      return found.map(({ id, name }) => ({
        id,
        title: name,
        about: '',
        link: { to: '/admin/students/$id', params: { id } },
      }))
    },
  },
  {
    screen: '/admin/orders',
    async find(search) {
      const { items } = await call('getOrders', { search, ...few }).queryFn()
      return items.map(({ id, student, course, amount, plan }) => ({
        id,
        title: `${student.name}, ${course}`,
        about: `${amountText(amount)} · ${planText(plan)} · ${id}`,
        link: { to: '/admin/orders/$orderId', params: { orderId: id } },
      }))
    },
  },
  {
    screen: '/admin/inbox',
    async find(search) {
      const { items } = await call('getInbox', { search, ...few }).queryFn()
      return items.map(({ id, kind, title, person, reference }) => ({
        id,
        title,
        about: `${person} · ${reference}`,
        link: { to: '/admin/inbox/$kind/$name', params: { kind, name: kind === 'ticket' ? reference : id } },
      }))
    },
  },
  {
    screen: '/admin/questions',
    async find(search) {
      const found = await call('findQuestions', { search }).queryFn()
      return found.map(({ id, excerpt, title, student }) => ({
        id,
        title: excerpt.replaceAll('$', ''),
        about: `${student} · ${title}`,
        link: { to: '/admin/questions/$id', params: { id } },
      }))
    },
  },
  {
    screen: '/admin/courses',
    async find(search) {
      const { items } = await call('getCourses', { search, ...few }).queryFn()
      return items.map(({ id, title, slug }) => ({
        id,
        title,
        about: slug,
        link: { to: '/admin/courses/$courseId', params: { courseId: id } },
      }))
    },
  },
  {
    screen: '/admin/lessons',
    async find(search) {
      const { items } = await call('getStepLessons', { search, ...few }).queryFn()
      return items.map(({ id, title, name }) => ({
        id,
        title,
        about: name,
        link: { to: '/admin/lessons/$id', params: { id } },
      }))
    },
  },
  {
    screen: '/admin/texts',
    async find(search) {
      const found = await Promise.all(
        articleKinds.map(async (kind) => {
          const { items } = await call('getArticles', { kind, search, ...few }).queryFn()
          return items.map(
            ({ id, title, name }): Found => ({
              id,
              title,
              about: name,
              link: { to: '/admin/texts/$kind/$id', params: { kind, id } },
            }),
          )
        }),
      )
      return found.flat()
    },
  },
  {
    screen: '/admin/batches',
    async find(search) {
      const { items } = await call('getBatches', { search, ...few }).queryFn()
      return items.map(({ id, name, startsOn, endsOn }) => ({
        id,
        title: name,
        about: `${startsOn} – ${endsOn}`,
        link: { to: '/admin/batches/$id', params: { id } },
      }))
    },
  },
  {
    screen: '/admin/coupons',
    async find(search) {
      const { items } = await call('getCoupons', { search, ...few }).queryFn()
      return items.map(({ id, code, note }) => ({
        id,
        title: code,
        about: note,
        link: { to: '/admin/coupons/$couponId', params: { couponId: id } },
      }))
    },
  },
  {
    screen: '/admin/payment-links',
    async find(search) {
      const { items } = await call('getPaymentLinks', { search, ...few }).queryFn()
      return items.map(({ id, studentName, email, course, amount }) => ({
        id,
        title: `${studentName ?? email ?? '–'}, ${course}`,
        about: amountText(amount),
        link: { to: '/admin/payment-links', search: { search } },
      }))
    },
  },
  {
    screen: '/admin/imports',
    async find(search) {
      const { items } = await call('getImports', { search, ...few }).queryFn()
      return items.map(({ id, name, staff }) => ({
        id,
        title: name,
        about: staff,
        link: { to: '/admin/imports/$id', params: { id } },
      }))
    },
  },
  {
    screen: '/admin/mailings',
    async find(search) {
      const { items } = await call('getMailings', { search, ...few }).queryFn()
      return items.map(({ id, subject, audience, to }) => ({
        id,
        title: subject,
        about: to?.name ?? audienceText(audience),
        link: { to: '/admin/mailings/$id', params: { id } },
      }))
    },
  },
  {
    screen: '/admin/staff',
    async find(search) {
      const people = await call('getStaff', {}).queryFn()
      return people
        .filter(({ name, email }) => isIn(`${name} ${email}`, search))
        .map(({ id, name, roles }) => ({
          id,
          title: name,
          about: rolesText(roles),
          link: { to: '/admin/staff' },
        }))
    },
  },
  {
    screen: '/admin/media',
    async find(search) {
      const { items } = await call('getMediaLibrary', { search, ...few }).queryFn()
      return items.map(({ mediaId, name }) => ({
        id: mediaId,
        title: name,
        about: '',
        link: { to: '/admin/media', search: { search: name } },
      }))
    },
  },
  {
    screen: '/admin/site',
    async find(search, roles) {
      const [entries, policies] = await Promise.all([
        call('getSiteEntries', {}).queryFn(),
        holdsAny(roles, policyEditors) ? call('getPolicies', {}).queryFn() : [],
      ])
      const found: Found[] = [
        ...entries.map(
          ({ key }): Found => ({
            id: key,
            title: siteKeyText(key),
            about: '',
            link: { to: '/admin/site/$key', params: { key } },
          }),
        ),
        ...policies.map(
          ({ slug, title }): Found => ({
            id: slug,
            title,
            about: '',
            link: { to: '/admin/policies/$slug', params: { slug } },
          }),
        ),
      ]
      return found.filter(({ title }) => isIn(title, search))
    },
  },
]

function isIn(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase())
}

/** One search over the screens and lists of whoever is signed in; arrows walk, Enter opens. */
export function SearchEverything({ onClose }: { onClose(): void }) {
  const { roles } = useMe()
  const { routesByPath } = useRouter()
  const [typed, setTyped] = useState('')
  const words = useRested(typed.trim())
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
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
      links[0]?.click()
      return
    }
    // Whoever types on, or selects all, means the field.
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
          onChange={({ target }) => setTyped(target.value)}
        />
        <div ref={list} className="grid gap-4 empty:hidden">
          {screens.length > 0 && (
            <Group
              title={m.admin_find_screens()}
              found={screens.map(({ to, label }) => ({ id: to, title: label(), about: '', link: { to } }))}
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

type GroupProps = { title: string; found: readonly Found[]; onClose(): void }

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
              {about !== '' && <span className="text-small text-ink-2 wrap-anywhere">{about}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The value once it rested for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
