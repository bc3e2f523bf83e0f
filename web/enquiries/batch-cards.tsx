import { m } from '../../domain/messages/compiled/messages.js'
import type { SiteContent } from '../../domain/site/content.ts'
import { Drawing } from '../ui/drawing.tsx'
import { Icon } from '../ui/icon.tsx'
import { ApplyButton } from './apply-button.tsx'
import { topicNames } from './topic-names.ts'

type Batches = SiteContent['careerBatches']

/** The four batches: audience and topics. */
export function BatchCards({ batches }: { batches: Batches }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {batches.map(({ topic, text, audience, learn, drawing }) => (
        <li key={topic} className="flex flex-col rounded-card border border-rule bg-card p-5">
          <div className="flex items-start justify-between gap-4">
            <h3 className="text-subhead leading-tight font-bold">{topicNames[topic]()}</h3>
            <span className="text-ink-3">
              <Drawing name={drawing} width={120} height={76} />
            </span>
          </div>
          <p className="mt-2 text-ink-2">{text}</p>
          <ul className="mt-3 grid gap-1.5">
            {learn.map((point) => (
              <li key={point} className="flex gap-2">
                <span className="mt-1 shrink-0 text-ok">
                  <Icon name="check" size={18} />
                </span>
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-3 mb-4 text-small text-ink-3">{m.batch_audience({ audience })}</p>
          <div className="mt-auto">
            <ApplyButton topic={topic} about={topicNames[topic]()} variant="secondary" />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The same batches as a timeline in weeks, each ending in a piece of work. */
export function BatchSprints({ batches }: { batches: Batches }) {
  return (
    <div className="grid gap-4">
      {batches.map(({ topic, weeks, project }, index) => (
        <details
          key={topic}
          name="sprints"
          open={index === 0}
          className="group rounded-card border border-rule bg-card px-4 sm:px-5"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3">
            <h3 className="text-lead font-bold">{topicNames[topic]()}</h3>
            <span className="shrink-0 text-ink-3 transition-transform group-open:rotate-180">
              <Icon name="chevron-down" />
            </span>
          </summary>
          <ol className="mb-4 border-l-ctl border-margin">
            {weeks.map(({ title, text }) => (
              <li key={title} className="relative py-2 pl-5">
                <p className="text-base font-semibold">{title}</p>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
          <p className="mb-4 rounded-ctl bg-ok-soft p-3 text-ok">{m.batch_project({ project })}</p>
          <div className="pb-5">
            <ApplyButton topic={topic} about={topicNames[topic]()} variant="secondary" />
          </div>
        </details>
      ))}
    </div>
  )
}
