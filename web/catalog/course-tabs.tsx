import { m } from '../../domain/messages/compiled/messages.js'
import type { Course } from './course-facts.ts'

/**
 * About, Importance and Learning Outcomes as native radio buttons that show one panel by CSS alone: they work without a
 * script, and with arrow keys.
 */
export function CourseTabs({ course }: { course: Course }) {
  return (
    <section className="group/tabs" aria-labelledby="course-texts">
      <h2 id="course-texts" className="sr-only">
        {m.course_texts()}
      </h2>
      <fieldset className="flex min-w-0 flex-wrap min-[360px]:gap-1 border-b border-rule">
        <legend className="sr-only">{m.course_texts_choose()}</legend>
        <TabLabel id="about" text={m.course_tab_about()} isFirst />
        <TabLabel id="importance" text={m.course_tab_importance()} />
        <TabLabel id="learning" text={m.course_tab_learning()} />
      </fieldset>
      <Panel
        title={m.course_tab_about()}
        html={course.about}
        lang={course.textLanguage}
        className="group-has-[#course-text-about:checked]/tabs:block"
      />
      <Panel
        title={m.course_tab_importance()}
        html={course.importance}
        lang={course.textLanguage}
        className="group-has-[#course-text-importance:checked]/tabs:block"
      />
      <Panel
        title={m.course_tab_learning()}
        html={course.learning}
        lang={course.textLanguage}
        className="group-has-[#course-text-learning:checked]/tabs:block"
      />
    </section>
  )
}

function TabLabel({ id, text, isFirst = false }: { id: string; text: string; isFirst?: boolean }) {
  return (
    <label
      htmlFor={`course-text-${id}`}
      className="relative flex min-h-11 cursor-pointer items-center rounded-t-ctl border-b-3 border-transparent px-2 text-small text-ink-2 min-[360px]:px-3 min-[360px]:text-base hover:text-ink has-checked:border-margin has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus sm:px-4"
    >
      <input
        type="radio"
        name="course-text"
        id={`course-text-${id}`}
        value={id}
        defaultChecked={isFirst}
        className="absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
      />
      {text}
    </label>
  )
}

type PanelProps = { title: string; html: string; lang: string; className: string }

function Panel({ title, html, lang, className }: PanelProps) {
  return (
    <div className={`hidden pt-5 ${className}`}>
      <h3 className="sr-only">{title}</h3>
      {html.trim() === '' ? (
        <p className="text-ink-2">{m.course_text_empty()}</p>
      ) : (
        // Course texts are written by our own editors.
        <div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </div>
  )
}
