import { m } from '../../../domain/messages/compiled/messages.js'
import { states } from '../../../domain/payments/states.ts'

const fields: Readonly<Record<string, () => string>> = {
  legalName: m.admin_site_legal_name,
  address: m.admin_site_address,
  phones: m.admin_site_phones,
  registration: m.admin_site_registration,
  gstin: m.admin_site_gstin,
  stateCode: m.admin_site_state_code,
  email: m.admin_site_email,
  website: m.admin_site_website,
  mapUrl: m.admin_site_map,
  grievanceOfficer: m.admin_site_grievance_officer,
  name: m.admin_site_name,
  phone: m.admin_site_phone,
  url: m.admin_site_url,
  activeStudents: m.admin_site_active_students,
  rating: m.admin_site_rating,
  note: m.admin_site_note,
  month: m.admin_site_month,
  year: m.admin_site_year,
  question: m.admin_site_question,
  answer: m.admin_site_answer,
  about: m.admin_site_about_person,
  text: m.admin_site_text,
  title: m.admin_article_title,
  drawing: m.admin_site_drawing,
  marks: m.admin_site_marks,
  topic: m.admin_site_topic,
  audience: m.admin_site_audience,
  learn: m.admin_site_learn,
  weeks: m.admin_site_weeks,
  project: m.admin_site_project,
  video: m.admin_site_video,
  heading: m.admin_site_heading,
  paragraphs: m.admin_site_paragraphs,
  source: m.admin_site_item_source,
  consent: m.admin_site_item_consent,
}

/** The label of an entry's field. */
export function siteFieldText(name: string): string {
  return fields[name]?.() ?? name
}

/** The hint below a field; most have none. */
export function siteFieldHint(name: string): string | undefined {
  return name === 'gstin' ? m.admin_site_gstin_hint() : undefined
}

const options: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  registration: { registered: m.admin_site_registered, unregistered: m.admin_site_unregistered },
}

/** The label of an option: a State by its name. */
export function siteOptionText(name: string, option: string): string {
  if (name === 'stateCode') return states.find(([code]) => code === option)?.[1] ?? option
  return options[name]?.[option]?.() ?? option
}
