import type { Occupation, Topic } from '../../domain/enquiries/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'

/** Display names of the topics (specification, section 3). */
export const topicNames: Record<Topic, () => string> = {
  softwareDevelopment: m.topic_software,
  DataScience: m.topic_data_science,
  DataAnalytics: m.topic_data_analytics,
  'Data Engineer': m.topic_data_engineering,
}

export const occupationNames: Record<Occupation, () => string> = {
  'College Student': m.occupation_student,
  'Working Professional': m.occupation_professional,
  'Graduated but not working': m.occupation_graduated,
}
