import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { type FilledSection, fillPaper, paperPlans } from './papers.ts'
import { type DrawQuestion, drawQuestion, type Question, questionMarks } from './question.ts'
import { createRandom, type Random } from './random.ts'
import type { SheetSeed, TopicName } from './sheet-seed.ts'
import { topics } from './topics.ts'

/** The head of a sheet: the row's title, the course's, and 'Class 10 · CBSE'. */
export type SheetHeading = { title: string; course: string; board: string }

/**
 * Compiles one sheet to PDF. The bytes depend only on the arguments.
 *
 * @throws an error with Typst's own message if the markup of a question is invalid
 */
export function makeSheet(seed: SheetSeed, heading: SheetHeading): Uint8Array {
  return typeset(sheetMarkup(seed, heading), `${seed.generator} ${seed.seed}`)
}

/** A handwritten sheet to print: Typst source below the site's template. */
export type WrittenSheet = { name: string; title: string; typst: string }

/** Compiles a handwritten sheet to PDF; throws as `makeSheet` does. */
export function makeWrittenSheet({ name, title, typst }: WrittenSheet): Uint8Array {
  const markup = [...preamble(name, title), `#written-head(${JSON.stringify(title)})`, typst]
  return typeset(markup.join('\n'), name)
}

/** A figure of a question alone, as SVG; throws as `makeSheet` does. */
export function drawFigure(typst: string): string {
  // Names of points are outside their canvas.
  const page = '#set page(width: auto, height: auto, margin: 6pt, fill: none)\n#set text(font: "Anek Latin")'
  const markup = `#import "/template.typ": *\n${page}\n#show math.equation: set text(font: ("New Computer Modern Math", "Anek Latin"))\n${typst}`
  return (
    openCompiler()
      .plainSvg(compiled(markup, typst))
      .replace(/>\s+</g, '><')
      // In the colour of the surrounding text, light or dark.
      .replaceAll(inkOfSheets, 'currentColor')
  )
}

function typeset(markup: string, name: string): Uint8Array {
  const typesetter = openCompiler()
  const document = compiled(markup, name)
  const pdf = typesetter.pdf(document, { creationTimestamp })
  // Typst caches layouts; a hundred sheets in one run would keep them all in memory.
  typesetter.evictCache(2)
  return new Uint8Array(pdf)
}

function compiled(markup: string, name: string) {
  const typesetter = openCompiler()
  const outcome = typesetter.compile({ mainFileContent: markup })
  if (outcome.result !== null) return outcome.result
  const failure = outcome.takeDiagnostics()
  const reasons = failure === null ? [] : typesetter.fetchDiagnostics(failure)
  throw new Error(`sheet ${name}: ${JSON.stringify(reasons)}`)
}

/** The sections of a sheet with their questions; a worksheet has one section without a title. */
export function sheetSections(seed: SheetSeed, draw: DrawQuestion = drawQuestion): FilledSection[] {
  const random = createRandom(seed.seed)
  if ('questionCount' in seed) {
    return [{ title: '', questions: drawQuestions(seed.generator, seed.questionCount, random, draw) }]
  }
  return fillPaper(paperPlans[seed.generator], random, draw)
}

/** Minutes for all questions of a sheet. */
export function sheetMinutes(seed: SheetSeed, marks: number): number {
  return 'questionCount' in seed ? Math.ceil((marks * 2) / 5) * 5 : paperPlans[seed.generator].minutes
}

/** As template.typ has it. */
const inkOfSheets = '#13213a'

/** 1 April 2026, the first day of the school year of the demo, in seconds. */
const creationTimestamp = Date.UTC(2026, 3, 1) / 1000

let compiler: NodeCompiler | undefined

function openCompiler(): NodeCompiler {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  compiler ??= NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: [`${folder}fonts`] }],
  })
  return compiler
}

/** Goes through the makers of the topic in turn, never with the same words twice, short ones first. */
function drawQuestions(topic: TopicName, count: number, random: Random, draw: DrawQuestion): Question[] {
  const makers = topics[topic]
  const drawn: Question[] = []
  const prompts = new Set<string>()
  for (let attempt = 0; drawn.length < count && attempt < 40 * count; attempt += 1) {
    const make = makers[(drawn.length + Math.floor(attempt / (4 * count))) % makers.length]
    const asked = make && draw(topic, make, random)
    if (asked === undefined || prompts.has(asked.prompt)) continue
    prompts.add(asked.prompt)
    drawn.push(asked)
  }
  if (drawn.length < count) throw new Error(`topic ${topic} has fewer than ${count} different questions`)
  return drawn
    .map((asked, index) => ({ asked, index }))
    .sort((left, right) => questionMarks(left.asked) - questionMarks(right.asked) || left.index - right.index)
    .map(({ asked }) => asked)
}

function sheetMarkup(seed: SheetSeed, heading: SheetHeading): string {
  const sections = sheetSections(seed)
  const numbered = numberQuestions(sections)
  const total = numbered.flat().reduce((sum, { asked }) => sum + questionMarks(asked), 0)
  const title = JSON.stringify(heading.title)
  const lines = [
    ...preamble(`${seed.generator}-${seed.seed}`, heading.title),
    `#head(${title}, ${JSON.stringify(heading.course)}, ${JSON.stringify(heading.board)}, "${total}", "${sheetMinutes(seed, total)}")`,
    '#v(6pt)',
    ...(usesTaxRates(seed) ? [`#note(${JSON.stringify(taxRatesNote)})`] : []),
  ]
  // The same figure appears only once on a sheet.
  const drawnFigures = new Set<string>()
  sections.forEach((section, index) => {
    if (section.title !== '') lines.push(`#section(${JSON.stringify(section.title)})`)
    for (const { asked, number } of numbered[index] ?? []) {
      const figure = asked.figure !== undefined && !drawnFigures.has(asked.figure) ? asked.figure : undefined
      if (figure !== undefined) drawnFigures.add(figure)
      lines.push(askMarkup(asked, number, figure))
    }
  })
  lines.push('#rough-work()')
  if (!seed.withAnswers) return lines.join('\n')
  lines.push(`#answers-head(${title})`)
  for (const { asked, number } of numbered.flat()) {
    const steps = asked.steps.map(([work, marks]) => `([${work}], ${marks})`)
    lines.push(`#answer(${number}, ${steps.join(', ')})`)
  }
  return lines.join('\n')
}

/** Whether a sheet asks for goods and services tax: its rates changed, and textbooks print the former ones. */
export function usesTaxRates({ generator }: SheetSeed): boolean {
  return generator === 'gst' || generator === 'financial-planning'
}

const taxRatesNote =
  'GST rates since 22 September 2025 are 0, 5, 18 and 40 per cent. A textbook printed before may still use 12 and 28; the method is the same.'

/** The beginning of every sheet; `code` is printed at its foot. */
function preamble(code: string, title: string): string[] {
  return [
    '#import "/template.typ": *',
    `#set document(title: ${JSON.stringify(title)}, author: "Stepmark", date: datetime(year: 2026, month: 4, day: 1))`,
    `#show: page-style.with(${JSON.stringify(code)})`,
  ]
}

function askMarkup(asked: Question, number: number, figure: string | undefined): string {
  const beside = figure === undefined ? '' : `, figure: [${figure}]`
  return `#ask(${number}, "${questionMarks(asked)}", [${asked.prompt}]${beside})`
}

function numberQuestions(sections: readonly FilledSection[]) {
  let number = 0
  return sections.map((section) =>
    section.questions.map((asked) => {
      number += 1
      return { asked, number }
    }),
  )
}
