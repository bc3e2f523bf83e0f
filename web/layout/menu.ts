import { m } from '../../domain/messages/compiled/messages.js'

export type MenuPlace = { to: string; label: () => string; search?: Record<string, string> }

/** Header links before the AI club and after it (specification, section 2). */
export const placesBeforeClub: readonly MenuPlace[] = [
  { to: '/', label: m.layout_home },
  { to: '/about-us', label: m.layout_about },
  { to: '/courses', label: m.layout_courses },
]

const blog: MenuPlace = { to: '/blog', label: m.layout_blog }
const contact: MenuPlace = { to: '/contact-us', label: m.layout_contact }

export const placesAfterClub: readonly MenuPlace[] = [blog, contact]

/** The AI club; four of its six pages are still to come, at one address with the specified spelling. */
export const clubPlaces: readonly MenuPlace[] = [
  { to: '/project-showcase', label: m.layout_club_showcase },
  { to: '/comming-soon', search: { topic: 'guest-lectures' }, label: m.layout_club_lectures },
  { to: '/comming-soon', search: { topic: 'online-workshops' }, label: m.layout_club_workshops },
  { to: '/comming-soon', search: { topic: 'mentorship-programs' }, label: m.layout_club_mentors },
  { to: '/comming-soon', search: { topic: 'ai-hackathons' }, label: m.layout_club_hackathons },
  { to: '/talent-hub', label: m.layout_club_talent },
]

export const searchPlace: MenuPlace = { to: '/search', label: m.layout_search }

/** The student's own pages. */
export const studentPlaces: readonly MenuPlace[] = [
  { to: '/today', label: m.layout_today },
  { to: '/my-course', label: m.layout_my_learning },
  { to: '/notes', label: m.notes_title },
  { to: '/notifications', label: m.bell_title },
  { to: '/questions', label: m.questions_title },
  { to: '/my-orders', label: m.layout_my_orders },
  { to: '/support', label: m.layout_support },
  { to: '/account', label: m.layout_account },
]

export const quickPlaces: readonly MenuPlace[] = [
  ...placesBeforeClub,
  { to: '/pricing-plan', label: m.layout_prices },
  blog,
  { to: '/faq', label: m.layout_faq },
  contact,
]

export const otherPlaces: readonly MenuPlace[] = [
  { to: '/mentor', label: m.layout_chronicle },
  { to: '/resources-repository', label: m.layout_resources },
  { to: '/glossary', label: m.layout_glossary },
  { to: '/skill-sprint', label: m.layout_skill_sprint },
  { to: '/terms-conditions', label: m.layout_terms },
  { to: '/subscription-terms', label: m.layout_subscription_terms },
  { to: '/privacy-policy', label: m.layout_privacy },
  { to: '/refund-policy', label: m.layout_refunds },
  { to: '/penalty-rules', label: m.layout_penalties },
  { to: '/user-guidelines', label: m.layout_guidelines },
]
