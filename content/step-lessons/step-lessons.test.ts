import { renderToString } from 'katex'
import { describe, expect, it } from 'vitest'
import { lessonFaults } from '../../domain/lessons/steps/check-lesson.ts'
import { checkLine, linesBefore } from '../../domain/lessons/steps/check-line.ts'
import { checkValue } from '../../domain/lessons/steps/check-value.ts'
import { plainShapes } from '../../domain/lessons/steps/plain-shapes.ts'
import { expectedSeconds, type StepLesson, stepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import { lessonsOfChapters } from './all-step-lessons.ts'

const writtenStepLessons = Object.values(lessonsOfChapters).flat()

it('every step lesson has a name of its own', () => {
  const ids = writtenStepLessons.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

const marksOf = ({ steps }: StepLesson) =>
  steps.reduce((sum, { mark = '0' }) => sum + Number(mark.replace('½', '.5')), 0)

/** The lesson of each chapter that shows how its questions are gone about. */
const methods: Record<string, string> = {
  'Real Numbers': 'hcf-and-lcm-by-primes',
  Polynomials: 'zeroes-by-factors',
  'Pair of Linear Equations in Two Variables': 'elimination-method',
  'Quadratic Equations': 'roots-by-factorisation',
  'Arithmetic Progressions': 'nth-term-derived',
  Triangles: 'basic-proportionality-method',
  'Coordinate Geometry': 'distance-formula-method',
  'Introduction to Trigonometry': 'trig-identities-method',
  'Some Applications of Trigonometry': 'heights-distances-method',
  Circles: 'tangents-method',
  'Areas Related to Circles': 'sector-and-segment-method',
  'Surface Areas and Volumes': 'combined-solids-method',
  Statistics: 'assumed-mean-why-it-agrees',
  Probability: 'probability-method',
}

describe.each(Object.entries(lessonsOfChapters))('the chapter %s', (chapter, lessons) => {
  const worked = lessons.filter(({ title }) => title.en.startsWith('Worked example'))

  it('has five lessons or more, from an idea with a figure by a method to the mistakes that cost marks', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(5)
    expect(lessons[0]?.figure).toBeDefined()
    expect(
      lessons
        .slice(1, -1)
        .filter((lesson) => !worked.includes(lesson))
        .map(({ id }) => id),
    ).toContain(methods[chapter])
    expect(lessons.at(-1)?.title.en).toMatch(/mistakes that cost marks$/)
  })

  it('has two worked examples or more, with the marks of a board question each', () => {
    expect(worked.length).toBeGreaterThanOrEqual(2)
    for (const lesson of worked) {
      expect(marksOf(lesson)).toBeGreaterThanOrEqual(3)
      const announced = lesson.steps.flatMap(({ margin }) => /^(\d) marks$/.exec(margin?.en ?? '')?.[1] ?? [])
      if (announced.length > 0)
        expect(marksOf(lesson)).toBe(announced.reduce((sum, marks) => sum + Number(marks), 0))
    }
  })
})

it('are eighty or more, with the proofs that the syllabus names', () => {
  expect(writtenStepLessons.length).toBeGreaterThanOrEqual(80)
  const proofs = [
    ...[
      'root-two-is-irrational',
      'root-three-and-root-five',
      'quadratic-formula-derived',
      'nth-term-derived',
    ],
    ...['sum-of-an-ap-derived', 'basic-proportionality-proved', 'tangent-perpendicular-proved'],
    ...['two-tangents-proved', 'pythagorean-identity-proved'],
  ]
  expect(writtenStepLessons.map(({ id }) => id)).toEqual(expect.arrayContaining(proofs))
})

/** Lines that the engine does not check: what is given, supposed, named or still to be shown, and ranges. */
const saidAlone = [
  String.raw`\sqrt2=\frac{a}{b},\quad b\neq0`,
  String.raw`\sqrt3=\frac{a}{b},\quad b\neq0`,
  String.raw`3+2\sqrt5=\frac{p}{q},\quad q\neq0`,
  String.raw`p(x)=x+1`,
  String.raw`p(x)=x^2-2x-3`,
  String.raw`p(x)=ax^2+bx+c,\quad a\neq0`,
  String.raw`k\left(x^2-Sx+P\right)`,
  String.raw`\frac{a_1}{a_2}\neq\frac{b_1}{b_2}`,
  String.raw`\frac{a_1}{a_2}=\frac{b_1}{b_2}`,
  String.raw`\frac{a_1}{a_2}=\frac{b_1}{b_2}\neq\frac{c_1}{c_2}`,
  String.raw`\frac{a_1}{a_2}=\frac{b_1}{b_2}=\frac{c_1}{c_2}`,
  String.raw`kx+3y=k-3`,
  String.raw`12x+ky=k`,
  String.raw`ax^2+bx+c=0,\quad a\neq0`,
  String.raw`D=b^2-4ac`,
  String.raw`k\neq0,\quad k=3`,
  String.raw`S=a+(a+d)+\dots+l`,
  String.raw`S=l+(l-d)+\dots+a`,
  String.raw`a=20,\ d=2,\ S_n=560`,
  String.raw`\left(\frac{x_1+x_2}{2},\ \frac{y_1+y_2}{2}\right)`,
  String.raw`m:n=3:2`,
  String.raw`\sin A=\frac35,\quad \cos A=\frac45`,
  String.raw`\tan A=\frac34`,
  String.raw`E=\frac{N}{D}`,
  String.raw`N=2\tan^2 45^\circ\quad+3\cos^2 30^\circ\quad-\sin^2 60^\circ`,
  String.raw`D=\sin^2 30^\circ+\cos^2 30^\circ`,
  String.raw`\sin(A+B)=1`,
  String.raw`\cos(A-B)=\frac{\sqrt3}{2}`,
  String.raw`\sin A=\frac ac,\quad \cos A=\frac bc`,
  String.raw`=2\operatorname{cosec}A`,
  String.raw`\sec A+\tan A=3`,
  String.raw`M=S-T`,
  String.raw`N=\pi r^2-M`,
  String.raw`\pi=\frac{22}{7}`,
  String.raw`S=6a^2-\pi r^2+2\pi r^2`,
  String.raw`V=V_1+V_2`,
  String.raw`S=2\pi rh+\pi r^2+\pi rl`,
  String.raw`l>r\ \Rightarrow\ \pi rl>\pi r^2`,
  String.raw`\pi=3.14`,
  String.raw`l=30,\quad f=20,\quad h=10`,
  String.raw`\frac n2=30,\quad cf=16+x`,
  String.raw`3M\approx Z+2\bar x`,
  String.raw`P(E)=\frac{n(E)}{n(S)}`,
  String.raw`0\le P(E)\le 1`,
  String.raw`n(E)+n(\overline E)=n(S)`,
  String.raw`P(E)+P(\overline E)=1`,
  String.raw`P(E)=1-P(\overline E)`,
  String.raw`P_1=\frac{x}{20}`,
  String.raw`P_2=\frac{x+10}{30}`,
  String.raw`P=\frac12`,
]

/** Claims about a figure's lines, angles, triangles and areas rest on their reasons, not on arithmetic. */
const ofFigures =
  /\\(?:angle|triangle|parallel|perp|cong|sim)|\\text\{ar\}|(?<![A-Za-z\\])[A-Z]{2}(?![A-Za-z])/

it('every line of algebra or arithmetic is checked by the engine, or named as one that only says', () => {
  const unchecked = writtenStepLessons
    .flatMap(({ steps }) => steps.flatMap(({ lines = [] }) => lines))
    .flatMap((line) => ('tex' in line && line.plain === undefined ? [line.tex] : []))
    .filter((tex) => /=|\\neq|[<>]|\\le|\\approx/.test(tex) && !ofFigures.test(tex))
  expect(new Set(unchecked.filter((tex) => !comparesNumbers(tex)))).toEqual(new Set(saidAlone))
})

/** Whether a line compares fractions of numbers alone; throws where what it says is not so. */
function comparesNumbers(tex: string): boolean {
  const values = tex.split(/\\neq|>/).map((side) => {
    const [, above = '', below = ''] = /^\\frac\{?(\d+?)\}?\{?(\d+)\}?$/.exec(side) ?? []
    return Number(above) / Number(below)
  })
  if (values.some(Number.isNaN)) return false
  const pairs = values.slice(1).map((value, at) => [values[at] ?? 0, value] as const)
  expect(
    pairs.every(([left, right]) => (tex.includes('>') ? left > right : left !== right)),
    tex,
  ).toBe(true)
  return true
}

/** Further answers of students, right and wrong, in addition to those of the lesson: by lesson, then question. */
const typed: Record<string, { right: string[]; wrong: string[] }[]> = {
  'root-two-is-irrational': [{ right: ['2 = a^2/b^2'], wrong: ['a^2 = 2b', 'a^2 = 2', 'a^2 = 4b^2'] }],
  'root-three-and-root-five': [
    { right: ['3c^2 = b^2'], wrong: ['b = 3c^2', 'b^2 = 9c^2'] },
    { right: ['25c^2 = 5b^2'], wrong: ['b = 5c^2', 'b^2 = 25c^2'] },
  ],
  'three-plus-two-root-five': [
    {
      right: ['√5 = (p-3q)/(2q)', '√5 = p/(2q)-3/2'],
      wrong: ['2√5 = (p-3)/q', '√5 = (p-3)/(2q)', '√5 = p/q-5'],
    },
  ],
  'zeroes-by-factors': [
    { right: ['(3x-1)(x+2)', '3x(x+2)-(x+2) = 0'], wrong: ['(3x+1)(x-2)', '(3x-1)(x-2) = 0'] },
    { right: ['x = 0 or x = -2'], wrong: ['-2'] },
  ],
  'two-lines-one-point': [
    { right: ['2x-y = 1', '2x = y+1', 'y = 2x-1'], wrong: ['y = x+1', '2x+1 = y', 'x = 2'] },
  ],
  'equal-roots-find-k': [{ right: ['(-4k)^2-4*k*12 = 0', 'k^2-3k = 0'], wrong: ['16k-48 = 0', 'k = 3'] }],
  'parallelogram-vertices': [
    { right: ['5', 'x = 5'], wrong: ['3'] },
    { right: ['(2+7)/2 = (y+5)/2', '9 = y+5'], wrong: ['y = 14'] },
  ],
  'one-ratio-gives-all': [
    { right: ['AC^2 = 144k^2+25k^2'], wrong: ['AC^2 = 12k^2+5k^2', 'AC = 17k', 'AC = 13'] },
  ],
  'two-angles-one-tower': [{ right: ['tan 60° = h/x', 'x = h/√3'], wrong: ['h = x/√3', 'h = 3x'] }],
  'building-and-tower': [{ right: ['tan 30° = 8/d'], wrong: ['d = 8/√3', '√3 = 8/d'] }],
  'combined-solids-method': [
    { right: ['8', '8 m'], wrong: ['16', '8 cm'] },
    { right: ['S = 108*22/7', 'S = 339.43'], wrong: ['S = 108'] },
  ],
  'median-formula-derived': [
    { right: ['6'], wrong: ['9'] },
    { right: ['M = 30+4'], wrong: ['M = 30+20-14/15*10', 'M = 30+(20-29)/15*10', 'M = 30+(20-14)/10*15'] },
  ],
}

it.each(Object.entries(typed))('%s takes the right ones of what students write', (id, questions) => {
  const lesson = writtenStepLessons.find((one) => one.id === id)
  if (lesson === undefined) throw new Error(`no lesson ${id}`)
  const said = lesson.steps.flatMap(({ question }, at) => {
    if (question?.kind === 'value') return [(text: string) => checkValue(question, text)]
    if (question?.kind !== 'line') return []
    const working = lesson.workings?.[question.in]
    if (working === undefined) throw new Error(`no working ${question.in}`)
    return [(text: string) => checkLine(working, linesBefore(lesson, at, question.in), text).status]
  })
  for (const [at, { right, wrong }] of questions.entries()) {
    expect(right.map((text) => [text, said[at]?.(text)])).toEqual(right.map((text) => [text, 'right']))
    expect(wrong.map((text) => [text, said[at]?.(text)])).toEqual(wrong.map((text) => [text, 'wrong']))
  }
})

describe.each(writtenStepLessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  it('is a lesson whose every plain line is true', () => {
    expect(stepLesson.parse(lesson)).toEqual(lesson)
    expect(lessonFaults(lesson)).toEqual([])
  })

  it('takes for an answer every line that it shows after it', () => {
    for (const [at, { question, lines = [] }] of lesson.steps.entries())
      if (question?.kind === 'line') {
        const working = lesson.workings?.[question.in]
        if (working === undefined) throw new Error(`no working ${question.in}`)
        const shown = lines.flatMap(({ plain, ...line }) => (line.in === question.in && plain ? [plain] : []))
        const before = linesBefore(lesson, at, question.in)
        expect(shown.filter((line) => checkLine(working, before, line).status !== 'right')).toEqual([])
      }
  })

  it('asks twice or more, and has all its words in three languages', () => {
    expect(lesson.steps.filter(({ question }) => question !== undefined).length).toBeGreaterThanOrEqual(2)
    expect(untranslated(lesson)).toEqual([])
  })

  // Until a speaker has read it: then it names the languages that are left.
  it('says that no speaker has read its Hindi and Telugu', () => {
    expect(lesson.unreviewed).toEqual(['hi', 'te'])
  })

  it('takes from half a minute to twelve', () => {
    const seconds = lesson.steps.reduce((sum, step) => sum + expectedSeconds(step), 0)
    expect(seconds).toBeGreaterThanOrEqual(30)
    expect(seconds).toBeLessThanOrEqual(720)
  })

  it('draws nothing outside its figure', () => {
    const [left = 0, bottom = 0, right = 0, top = 0] = lesson.figure?.view ?? []
    const outside = lesson.steps
      .flatMap(({ shapes = [] }) => shapes.flatMap(plainShapes))
      .flatMap((shape) =>
        shape.kind === 'path' ? shape.points : shape.kind === 'circle' ? [shape.centre] : [shape.at],
      )
      .filter(([x, y]) => x < left || x > right || y < bottom || y > top)
    expect(outside).toEqual([])
  })

  it('has TeX that can be drawn', () => {
    const text = JSON.stringify(lesson)
    const formulas = [
      ...[...text.matchAll(/"tex":"((?:[^"\\]|\\.)*)"/g)].map(([, tex]) => JSON.parse(`"${tex}"`) as string),
      ...[...text.matchAll(/\$([^$]*)\$/g)].map(([, tex]) => JSON.parse(`"${tex}"`) as string),
    ]
    for (const tex of formulas) expect(() => renderToString(tex, { throwOnError: true })).not.toThrow()
  })
})

/** English words without Hindi or Telugu ones; a name or a formula is the same in each, and a voice may read both. */
function untranslated(value: unknown, key = ''): string[] {
  if (typeof value !== 'object' || value === null || key === 'said') return []
  if ('en' in value && typeof value.en === 'string') {
    const isSame = !/[a-z]{2}/.test(value.en.replace(/\$[^$]*\$|\b(?:sin|cos|tan|cm)\b/g, ''))
    return isSame || ('hi' in value && 'te' in value) ? [] : [value.en]
  }
  return Object.entries(value).flatMap(([name, part]) => untranslated(part, name))
}
