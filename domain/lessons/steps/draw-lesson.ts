import { partsToMathML, readParts } from '../../../packages/step-marks/expression/line.ts'
import { escapeText } from '../../escape-text.ts'
import { linkTerms } from '../../glossary/link-terms.ts'
import { type Locale, locales } from '../../locales.ts'
import { linesBefore } from './check-line.ts'
import type { DrawnLesson, DrawnQuestion, DrawnShape, DrawnStep } from './drawn-lesson.ts'
import { plainShapes } from './plain-shapes.ts'
import {
  expectedSeconds,
  type Step,
  type StepLesson,
  type StepLine,
  type StepQuestion,
  type StepWords,
} from './step-lesson.ts'
import { texPieces } from './tex-pieces.ts'

/** TeX as a `<math>` element. */
export type DrawTex = (tex: string) => string

/** Font sizes in a figure: on a phone it is shown as wide as it is drawn. */
const leastTypeInPx = 18
/** Maximum width: a phone has no room for more next to the steps. */
const mostHeightInPx = 300

/** Languages in which every step has its text. */
export function languagesOf({ title, steps }: StepLesson): Locale[] {
  return locales.filter(
    (locale) => title[locale] !== undefined && steps.every(({ words }) => words[locale] !== undefined),
  )
}

/** A lesson as it is sent, rendered once when it is written. */
export function drawLesson(lesson: StepLesson, language: Locale, drawTex: DrawTex): DrawnLesson {
  const inWords = (words: StepWords) => words[language] ?? words.en
  const link = linkTerms(language)
  const plane = lesson.figure === undefined ? null : planeOf(lesson.figure)
  const pen: Pen = {
    drawTex,
    inWords,
    html: (words) => wordsToHtml(inWords(words), drawTex),
    linked: (words) => wordsToHtml(inWords(words), drawTex, link),
    voiceOf: ({ recorded }) => recorded?.[language]?.mediaId,
    place: plane?.place ?? (([x, y]) => [x, y]),
    scale: plane?.scale ?? 1,
  }
  return {
    id: lesson.id,
    version: lesson.version,
    title: inWords(lesson.title),
    language,
    isUnreviewed: lesson.unreviewed?.includes(language) ?? false,
    figure:
      plane === null
        ? null
        : {
            width: plane.width,
            height: plane.height,
            words: lesson.figureWords ? inWords(lesson.figureWords) : '',
          },
    workings: lesson.workings ?? {},
    steps: lesson.steps.map((step, at) => drawnStep(step, pen, (name) => linesBefore(lesson, at, name))),
  }
}

type Pen = {
  drawTex: DrawTex
  inWords(words: StepWords): string
  html(words: StepWords): string
  /** Text in which the first use of a term links to its meaning. */
  linked(words: StepWords): string
  voiceOf(step: Step): string | undefined
  place(point: readonly [number, number]): [number, number]
  scale: number
}

function drawnStep(step: Step, pen: Pen, before: (working: string) => string[]): DrawnStep {
  const question = step.question && drawnQuestion(step.question, pen, before)
  return {
    words: pen.linked(step.words),
    said: spoken(pen.inWords(step.said ?? step.words)),
    seconds: expectedSeconds(step),
    ...(pen.voiceOf(step) !== undefined && { voice: pen.voiceOf(step) }),
    ...(step.lines && { lines: step.lines.map((line) => piecesOf(line, pen)) }),
    ...(step.mark && { mark: step.mark }),
    ...(step.margin && { margin: pen.html(step.margin) }),
    ...(step.shapes && { shapes: step.shapes.flatMap(plainShapes).map((one) => drawnShape(one, pen)) }),
    ...(step.table && {
      table: { head: step.table.head.map(pen.html), rows: step.table.rows.map((row) => row.map(pen.html)) },
    }),
    ...(question && { question }),
  }
}

function drawnQuestion(
  question: StepQuestion,
  pen: Pen,
  before: (working: string) => string[],
): DrawnQuestion {
  const common = {
    ask: pen.html(question.ask),
    hint: pen.html(question.hint),
    ...(question.why && { why: pen.html(question.why) }),
  }
  switch (question.kind) {
    case 'line':
      return { kind: 'line', ...common, in: question.in, before: before(question.in) }
    case 'value': {
      const { kind, answerKind, answer, rules } = question
      return { kind, ...common, answerKind, answer, ...(rules && { rules }) }
    }
    case 'choice':
      return {
        kind: 'choice',
        ...common,
        options: question.options.map(({ words, isRight = false, hint }) => ({
          words: pen.html(words),
          isRight,
          ...(hint && { hint: pen.html(hint) }),
        })),
      }
    case 'slip':
      return {
        kind: 'slip',
        ...common,
        lines: question.lines.map((line) => piecesOf(line, pen)),
        wrong: question.wrong,
      }
    case 'move': {
      const { kind, name, from, to, steps, beginsAt, fitsAt, joinedTo = [] } = question
      const coordinate = (a: number, b: number, index: number) =>
        String(Math.round((a + ((b - a) * index) / steps) * 100) / 100)
      return {
        kind,
        ...common,
        ...{ name, steps, beginsAt, fitsAt },
        from: pen.place(from),
        to: pen.place(to),
        joinedTo: joinedTo.map(pen.place),
        places: Array.from(
          { length: steps + 1 },
          (_, index) => `(${coordinate(from[0], to[0], index)}, ${coordinate(from[1], to[1], index)})`,
        ),
      }
    }
  }
}

function drawnShape(shape: ReturnType<typeof plainShapes>[number], pen: Pen): DrawnShape {
  switch (shape.kind) {
    case 'path': {
      const { colour = 'chalk', widthInPx: width = 2, isDashed, isFilled } = shape.style
      const d = shape.points.map((point) => pen.place(point).join(' ')).join('L')
      return {
        ...{ d: `M${d}${shape.isClosed ? 'Z' : ''}`, colour, width },
        ...(isDashed && { isDashed }),
        ...(isFilled && { isFilled }),
      }
    }
    case 'circle': {
      const { colour = 'chalk', widthInPx: width = 2, isDashed, isFilled } = shape.style
      const [x, y] = pen.place(shape.centre)
      const radius = tenths(shape.radius * pen.scale)
      return {
        d: `M${tenths(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
        ...{ colour, width },
        ...(isDashed && { isDashed }),
        ...(isFilled && { isFilled }),
      }
    }
    case 'dot':
      return { dot: pen.place(shape.at), colour: shape.colour }
    case 'label': {
      const [x, y] = pen.place(shape.at)
      const isSign = shape.tex === '|' || shape.tex === '\\circ'
      return {
        label: /^[\w+−-]+$/.test(shape.tex) ? shape.tex.replace('-', '−') : pen.drawTex(shape.tex),
        at: [tenths(x + shape.shiftInPx[0]), tenths(y + shape.shiftInPx[1])],
        size: isSign ? shape.sizeInPx : Math.max(leastTypeInPx, shape.sizeInPx),
        colour: shape.colour,
      }
    }
  }
}

/** The plane of a figure: its size in pixels, and the position of a point in it. */
function planeOf({ widthInPx, heightInPx, view, isStretched }: NonNullable<StepLesson['figure']>) {
  const [left, bottom, right, top] = view
  const evenScale = Math.min(widthInPx / (right - left), mostHeightInPx / (top - bottom))
  const isUneven = isStretched === true && heightInPx !== undefined
  const scaleX = isUneven ? widthInPx / (right - left) : evenScale
  const scaleY = isUneven ? heightInPx / (top - bottom) : evenScale
  return {
    width: Math.round(scaleX * (right - left)),
    height: Math.round(scaleY * (top - bottom)),
    scale: scaleX,
    place: ([x, y]: readonly [number, number]): [number, number] => [
      tenths((x - left) * scaleX),
      tenths((top - y) * scaleY),
    ],
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** A line in pieces: from TeX, or from the tree of its plain form. */
export function piecesOf(line: StepLine, { drawTex }: Pick<Pen, 'drawTex'>): string[] {
  if ('tex' in line)
    return texPieces(line.tex).map((piece) => ('text' in piece ? escapeText(piece.text) : drawTex(piece.tex)))
  const pieces: string[] = []
  let relation = ''
  const parts = readParts(line.plain)
  for (const [index, part] of parts.entries()) {
    const drawn = partsToMathML([part])
    const isName = part.kind === 'expression' && part.tree.type === 'letter' && relation === ''
    if (part.kind === 'relation' && /^[,;:]$/.test(part.sign)) {
      pieces[pieces.length - 1] = `${pieces.at(-1) ?? ''}${part.sign}`
    } else if (part.kind === 'relation' || (isName && parts[index + 1]?.kind === 'relation')) {
      // A single letter stays with its relation.
      relation += drawn
    } else if (part.kind === 'text' && /\p{L}{2}/u.test(part.text)) {
      pieces.push(escapeText(part.text))
    } else {
      pieces.push(`<math>${relation}${drawn}</math>`)
      relation = ''
    }
  }
  return pieces
}

/** Text with formulas; a bracket and a stop stay on the line of the formula next to them. */
export function wordsToHtml(words: string, drawTex: DrawTex, shown = (escaped: string) => escaped): string {
  return words
    .split(/(\(?\$[^$]*\$[.,;:!?।)]*)/)
    .map((part) => {
      const [, bracket = '', tex, stop = ''] = /^(\(?)\$([^$]*)\$(.*)$/s.exec(part) ?? []
      if (tex === undefined) return shown(escapeText(part))
      const drawn = drawTex(tex)
      if (bracket === '' && stop === '') return drawn
      return `<span class="step-joined">${bracket}${drawn}${stop}</span>`
    })
    .join('')
}

/** Text for the voice: TeX without a spoken form is read as typed. */
function spoken(words: string): string {
  return words.replace(/\$([^$]*)\$/g, (_, tex: string) =>
    tex
      .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
      .replace(/\\sqrt\{([^{}]*)\}/g, '√($1)')
      .replaceAll('\\pm', '±')
      .replaceAll('\\times', '×')
      .replaceAll('^2', '²')
      .replaceAll('^3', '³')
      .replace(/\\[a-z]+|[{}]/gi, ' ')
      .replace(/(?<!^)-/g, ' − '),
  )
}
