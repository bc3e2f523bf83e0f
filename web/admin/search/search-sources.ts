import type { LinkProps } from '@tanstack/react-router'
import type { Role } from '../../../domain/addresses.ts'
import { policyEditors, studentReaders } from '../../../domain/admin/access.ts'
import { articleKinds } from '../../../domain/admin/articles/rules.ts'
import type { AdminCallName, AdminInputOf, AdminOutputOf } from '../../../domain/admin/calls.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { amountText } from '../../../domain/formats.ts'
import { call } from '../query.ts'
import type { Screen } from '../screens.ts'
import { audienceText, planText, rolesText, siteKeyText } from '../ui/labels.ts'

export type SearchResult = { id: string; title: string; about?: string; link: LinkProps }

const few = { page: 1, limit: 5 } as const

type Source = { screen: Screen; find(search: string, roles: readonly Role[]): Promise<SearchResult[]> }

/** The paginated calls with a text search. */
type ListCall = {
  [Name in AdminCallName]: 'search' | 'page' extends keyof AdminInputOf<Name>
    ? AdminOutputOf<Name> extends { items: unknown[] }
      ? Name
      : never
    : never
}[AdminCallName]

/** A list that the server can search. */
function listSource<Name extends ListCall>(
  screen: Screen,
  name: Name,
  resultOf: (item: AdminOutputOf<Name>['items'][number], search: string) => SearchResult,
): Source {
  return {
    screen,
    async find(search) {
      // The required input of such a call.
      const { items } = await call(name, { search, ...few } as AdminInputOf<Name>).queryFn()
      return items.map((item) => resultOf(item, search))
    },
  }
}

/** The searchable lists of the admin, each for the roles of its screen. */
export const sources: readonly Source[] = [
  listSource('/admin/students', 'getStudents', ({ id, name, email }) => ({
    id,
    title: name,
    about: email,
    link: { to: '/admin/students/$id', params: { id } },
  })),
  {
    screen: '/admin/learners',
    async find(search, roles) {
      // Their students are found already.
      if (holdsAny(roles, studentReaders)) return []
      const found = await call('getLearnersNamed', { search }).queryFn()
      return found.map(({ id, name }) => ({
        id,
        title: name,
        link: { to: '/admin/students/$id', params: { id } },
      }))
    },
  },
  listSource('/admin/orders', 'getOrders', ({ id, student, course, amount, plan }) => ({
    id,
    title: `${student.name}, ${course}`,
    about: `${amountText(amount)} · ${planText(plan)} · ${id}`,
    link: { to: '/admin/orders/$orderId', params: { orderId: id } },
  })),
  listSource('/admin/inbox', 'getInbox', ({ id, kind, title, person, reference }) => ({
    id,
    title,
    about: `${person} · ${reference}`,
    link: { to: '/admin/inbox/$kind/$name', params: { kind, name: kind === 'ticket' ? reference : id } },
  })),
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
  listSource('/admin/courses', 'getCourses', ({ id, title, slug }) => ({
    id,
    title,
    about: slug,
    link: { to: '/admin/courses/$courseId', params: { courseId: id } },
  })),
  {
    screen: '/admin/courses/lists',
    async find(search) {
      const lists = await Promise.all([
        call('getCourseCategories', {}).queryFn(),
        call('getInstructors', {}).queryFn(),
      ])
      return namesIn(lists.flat(), search, { to: '/admin/courses/lists' })
    },
  },
  listSource('/admin/lessons', 'getStepLessons', ({ id, title, name }) => ({
    id,
    title,
    about: name,
    link: { to: '/admin/lessons/$id', params: { id } },
  })),
  {
    screen: '/admin/articles',
    async find(search) {
      const found = await Promise.all(
        articleKinds.map(async (kind) => {
          const { items } = await call('getArticles', { kind, search, ...few }).queryFn()
          return items.map(
            ({ id, title, name }): SearchResult => ({
              id,
              title,
              about: name,
              link: { to: '/admin/articles/$kind/$id', params: { kind, id } },
            }),
          )
        }),
      )
      return found.flat()
    },
  },
  {
    screen: '/admin/articles/names',
    async find(search) {
      const lists = await Promise.all([
        call('getArticleNames', { list: 'author' }).queryFn(),
        call('getArticleNames', { list: 'category' }).queryFn(),
      ])
      return namesIn(lists.flat(), search, { to: '/admin/articles/names' })
    },
  },
  listSource('/admin/batches', 'getBatches', ({ id, name, startsOn, endsOn }) => ({
    id,
    title: name,
    about: `${startsOn} – ${endsOn}`,
    link: { to: '/admin/batches/$id', params: { id } },
  })),
  listSource('/admin/coupons', 'getCoupons', ({ id, code, note }) => ({
    id,
    title: code,
    about: note,
    link: { to: '/admin/coupons/$couponId', params: { couponId: id } },
  })),
  listSource(
    '/admin/payment-links',
    'getPaymentLinks',
    ({ id, studentName, email, course, amount }, search) => ({
      id,
      title: `${studentName ?? email ?? '–'}, ${course}`,
      about: amountText(amount),
      link: { to: '/admin/payment-links', search: { search } },
    }),
  ),
  listSource('/admin/imports', 'getImports', ({ id, name, staff }) => ({
    id,
    title: name,
    about: staff,
    link: { to: '/admin/imports/$id', params: { id } },
  })),
  listSource('/admin/mailings', 'getMailings', ({ id, subject, audience, to }) => ({
    id,
    title: subject,
    about: to?.name ?? audienceText(audience),
    link: { to: '/admin/mailings/$id', params: { id } },
  })),
  {
    screen: '/admin/replies',
    async find(search) {
      const replies = await call('getCannedReplies', {}).queryFn()
      return replies
        .filter(({ title, text }) => isIn(`${title} ${text}`, search))
        .map(({ id, title, text }) => ({
          id,
          title,
          about: `${text.slice(0, 80).trimEnd()}…`,
          link: { to: '/admin/replies' },
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
  listSource('/admin/media', 'getMediaLibrary', ({ mediaId, name }) => ({
    id: mediaId,
    title: name,
    link: { to: '/admin/media', search: { search: name } },
  })),
  {
    screen: '/admin/site',
    async find(search, roles) {
      const [entries, policies] = await Promise.all([
        call('getSiteEntries', {}).queryFn(),
        holdsAny(roles, policyEditors) ? call('getPolicies', {}).queryFn() : [],
      ])
      const found: SearchResult[] = [
        ...entries.map(
          ({ key }): SearchResult => ({
            id: key,
            title: siteKeyText(key),
            link: { to: '/admin/site/$key', params: { key } },
          }),
        ),
        ...policies.map(
          ({ slug, title }): SearchResult => ({
            id: slug,
            title,
            link: { to: '/admin/policies/$slug', params: { slug } },
          }),
        ),
      ]
      return found.filter(({ title }) => isIn(title, search))
    },
  },
]

export function isIn(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase())
}

function namesIn(
  names: readonly { id: string; name: string }[],
  search: string,
  link: LinkProps,
): SearchResult[] {
  return names.filter(({ name }) => isIn(name, search)).map(({ id, name }) => ({ id, title: name, link }))
}
