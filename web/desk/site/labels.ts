import { m } from '../../../domain/messages/compiled/messages.js'
import type { SiteContentKey } from '../../../domain/site/content.ts'

const keys: Record<SiteContentKey, () => string> = {
  contact: m.desk_site_contact,
  seller: m.desk_site_seller,
  social: m.desk_site_social,
  figures: m.desk_site_figures,
  batch: m.desk_site_batch,
  copyrightYear: m.desk_site_copyright_year,
  homeQuestions: m.desk_site_home_questions,
  contactQuestions: m.desk_site_contact_questions,
  testimonials: m.desk_site_testimonials,
  workshops: m.desk_site_workshops,
  results: m.desk_site_results,
  values: m.desk_site_values,
  backers: m.desk_site_backers,
  careerBatches: m.desk_site_career_batches,
  chronicle: m.desk_site_chronicle,
  showcase: m.desk_site_showcase,
}

export function siteKeyText(key: SiteContentKey): string {
  return keys[key]()
}

const fields: Readonly<Record<string, () => string>> = {
  legalName: m.desk_site_legal_name,
  address: m.desk_site_address,
  phones: m.desk_site_phones,
  gstin: m.desk_site_gstin,
  stateCode: m.desk_site_state_code,
  email: m.desk_site_email,
  website: m.desk_site_website,
  mapUrl: m.desk_site_map,
  grievanceOfficer: m.desk_site_grievance_officer,
  name: m.desk_site_name,
  phone: m.desk_site_phone,
  url: m.desk_site_url,
  activeStudents: m.desk_site_active_students,
  rating: m.desk_site_rating,
  note: m.desk_site_note,
  month: m.desk_site_month,
  year: m.desk_site_year,
  question: m.desk_site_question,
  answer: m.desk_site_answer,
  about: m.desk_site_about_person,
  text: m.desk_site_text,
  title: m.desk_text_title,
  drawing: m.desk_site_drawing,
  marks: m.desk_site_marks,
  topic: m.desk_site_topic,
  audience: m.desk_site_audience,
  learn: m.desk_site_learn,
  weeks: m.desk_site_weeks,
  project: m.desk_site_project,
  film: m.desk_site_film,
  heading: m.desk_site_heading,
  paragraphs: m.desk_site_paragraphs,
  source: m.desk_site_item_source,
  consent: m.desk_site_item_consent,
}

/** What a field of an entry is called. */
export function siteFieldText(name: string): string {
  return fields[name]?.() ?? name
}
