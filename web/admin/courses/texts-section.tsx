import { m } from '../../../domain/messages/compiled/messages.js'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { fieldId } from './labels.ts'
import { Section, type SectionProps } from './section.tsx'

const names = ['about', 'importance', 'learning'] as const

/** The three texts of a course's page. */
export function TextsSection({ document, change, errorOf }: SectionProps) {
  const labels = {
    about: m.course_tab_about(),
    importance: m.course_tab_importance(),
    learning: m.course_tab_learning(),
  }
  return (
    <Section id="texts" title={m.admin_course_texts()}>
      {names.map((name) => (
        <div key={name} id={fieldId(name)}>
          <RichTextEditor
            label={labels[name]}
            value={document[name]}
            error={errorOf(name)}
            onChange={(html) => change((was) => ({ ...was, [name]: html }))}
          />
        </div>
      ))}
    </Section>
  )
}
