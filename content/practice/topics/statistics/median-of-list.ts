import * as worksheet from '../../../worksheets/topics/statistics.ts'
import { decimal } from '../../../worksheets/typst.ts'
import { type PracticeMaker, widened } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'

export const empiricalRelation = widened({
  id: 'median-mode/empirical-relation',
  skill: 'empirical-relation',
  level: 1,
  sheet: (random) => ({ ...worksheet.empiricalRelation(random).given, hasNames: false }),
  wide: (random) => {
    const mean = random.integer(20, 60)
    return { mean, median: mean + random.nonZero(-4, 4), hasNames: true }
  },
  make: ({ mean, median, hasNames }) => {
    const mode = 3 * median - 2 * mean
    return {
      stem: say(
        `The mean of a distribution is $${mean}$ and its median $${median}$. Find the mode by the empirical relation.`,
        `किसी बंटन का माध्य $${mean}$ और माध्यक $${median}$ है। आनुभविक संबंध से बहुलक ज्ञात कीजिए।`,
        `ఒక విభాజనం యొక్క సగటు $${mean}$, మధ్యగతం $${median}$. అనుభావిక సంబంధం ద్వారా బాహుళకం కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${mode}`, rules: { form: 'worked-out' } },
      working: {
        mode: 'value',
        facts: { Z: `${mode}`, ...(hasNames && { Mode: `${mode}`, Median: `${median}`, Mean: `${mean}` }) },
        target: `${mode}`,
        marks: 1,
        milestones: [
          { id: 'substitute', marks: 0.5, shapes: ['substituted'] },
          { id: 'mode', marks: 0.5, shapes: ['number'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          'Mode = 3 × median − 2 × mean.',
          'बहुलक = 3 × माध्यक − 2 × माध्य।',
          'బాహుళకం = 3 × మధ్యగతం − 2 × సగటు.',
        ),
        say(
          `Work out ${maths(`3*${median} - 2*${mean}`)}.`,
          `${maths(`3*${median} - 2*${mean}`)} का मान निकालिए।`,
          `${maths(`3*${median} - 2*${mean}`)} విలువ కనుగొనండి.`,
        ),
      ],
      solution: [
        line(`Z = 3*${median} - 2*${mean}`, 0.5),
        line(`Z = ${3 * median} - ${2 * mean} = ${mode}`, 0.5),
      ],
    }
  },
})

export const medianOfList: PracticeMaker = {
  id: 'median-mode/median-of-list',
  version: 1,
  skill: 'median-of-list',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.medianOfList(random)
    const { values } = given
    const sorted = [...values].sort((a, b) => a - b)
    const half = Math.floor(values.length / 2)
    const isOdd = values.length % 2 === 1
    const [before, at] = [sorted[half - 1] ?? 0, sorted[half] ?? 0]
    const median = decimal(result.median)
    const order = `$${sorted.join(', ')}$`
    return {
      stem: say(
        `Find the median of $${values.join(', ')}$.`,
        `$${values.join(', ')}$ का माध्यक ज्ञात कीजिए।`,
        `$${values.join(', ')}$ ల మధ్యగతం కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: median, rules: { form: 'worked-out' } },
      marks: 2,
      hints: [
        isOdd
          ? say(
              'Put the values in order. The median is the value in the middle.',
              'मानों को आरोही क्रम में लिखिए। बीच का मान माध्यक है।',
              'విలువలను ఆరోహణ క్రమంలో రాయండి. మధ్యలో ఉన్న విలువ మధ్యగతం.',
            )
          : say(
              'Put the values in order. The median is half the sum of the two values in the middle.',
              'मानों को आरोही क्रम में लिखिए। बीच के दो मानों के योग का आधा माध्यक है।',
              'విలువలను ఆరోహణ క్రమంలో రాయండి. మధ్యలోని రెండు విలువల మొత్తంలో సగం మధ్యగతం.',
            ),
        say(`In order: ${order}.`, `आरोही क्रम में: ${order}।`, `ఆరోహణ క్రమంలో: ${order}.`),
      ],
      solution: [
        told(say(`In order: ${order}`, `आरोही क्रम में: ${order}`, `ఆరోహణ క్రమంలో: ${order}`), 1),
        isOdd ? line(`M = ${median}`, 1) : line(`M = (${before} + ${at})/2 = ${median}`, 1),
      ],
    }
  },
}
