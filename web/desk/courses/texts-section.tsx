import { m } from '../../../domain/messages/compiled/messages.js'
import { TextArea } from '../../ui/text-area.tsx'
import { Section, type SectionProps } from './section.tsx'
import { fieldId } from './texts.ts'

const names = ['about', 'importance', 'learning'] as const

/** The three texts of a course's page. */
export function TextsSection({ document, change, errorOf }: SectionProps) {
  const labels = {
    about: m.course_tab_about(),
    importance: m.course_tab_importance(),
    learning: m.course_tab_learning(),
  }
  return (
    <Section id="texts" title={m.desk_course_texts()}>
      {names.map((name) => (
        <div key={name} id={fieldId(name)}>
          <TextArea
            label={labels[name]}
            rows={6}
            value={document[name]}
            error={errorOf(name)}
            onChange={({ target }) => change((was) => ({ ...was, [name]: target.value }))}
          />
        </div>
      ))}
    </Section>
  )
}
