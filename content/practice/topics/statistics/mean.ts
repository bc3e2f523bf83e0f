import { sum } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/statistics.ts'
import { decimal } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { frequencyTable, isShort, joined, same } from './frequency-table.ts'
import { assumedMean, directMean, stepDeviationMean } from './grouped-mean.ts'

const meanOfList: PracticeMaker = {
  id: 'mean/mean-of-list',
  version: 1,
  skill: 'mean-of-list',
  level: 1,
  make: (random) => {
    const { values } = worksheet.meanOfList(random).given
    const total = sum(values)
    const mean = total / values.length
    return {
      stem: say(
        `Find the mean of $${values.join(', ')}$.`,
        `$${values.join(', ')}$ का माध्य ज्ञात कीजिए।`,
        `$${values.join(', ')}$ ల సగటు కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${mean}`, rules: { form: 'worked-out' } },
      working: {
        mode: 'value',
        facts: { M: `${mean}`, S: `${total}`, n: `${values.length}` },
        target: `${mean}`,
        formulas: { M: 'S/n' },
        marks: 1,
        milestones: [
          { id: 'sum', marks: 0.5, shapes: ['substituted', 'says:S'] },
          { id: 'mean', marks: 0.5, shapes: ['number'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          'The mean is the sum of the values divided by their number.',
          'माध्य = मानों का योग ÷ मानों की संख्या।',
          'సగటు = విలువల మొత్తం ÷ విలువల సంఖ్య.',
        ),
        say(
          `Add the $${values.length}$ values and divide by $${values.length}$.`,
          `$${values.length}$ मानों को जोड़कर $${values.length}$ से भाग दीजिए।`,
          `$${values.length}$ విలువలను కూడి $${values.length}$ తో భాగించండి.`,
        ),
      ],
      solution: [line(`M = ${total}/${values.length}`, 0.5), line(`M = ${mean}`, 0.5)],
    }
  },
}

export const meanAfterChange: PracticeMaker = {
  id: 'mean/mean-after-correction',
  version: 1,
  skill: 'mean-of-list',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.meanAfterChange(random)
    const { count, mean, wrong, right } = given
    const corrected = count * mean - wrong + right
    return {
      stem: say(
        `The mean of $${count}$ values is $${mean}$. Later $${wrong}$ is found to be a wrong reading of $${right}$. Find the correct mean.`,
        `$${count}$ मानों का माध्य $${mean}$ है। बाद में पता चला कि $${right}$ के स्थान पर भूल से $${wrong}$ पढ़ लिया गया था। सही माध्य ज्ञात कीजिए।`,
        `$${count}$ విలువల సగటు $${mean}$. తర్వాత $${right}$ కు బదులుగా పొరపాటున $${wrong}$ తీసుకున్నట్లు తెలిసింది. సరైన సగటు కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${result.corrected}` },
      working: {
        mode: 'value',
        facts: { S: `${corrected}`, n: `${count}`, M: `${result.corrected}` },
        target: `${result.corrected}`,
        marks: 2,
        milestones: [
          { id: 'sum', marks: 1, shapes: ['substituted', 'says:S'] },
          { id: 'mean', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'Find the sum of all values first, then correct it.',
          'पहले सभी मानों का योग ज्ञात कीजिए, फिर उसे ठीक कीजिए।',
          'ముందుగా విలువలన్నింటి మొత్తం కనుగొని, తర్వాత దాన్ని సరిచేయండి.',
        ),
        say(
          `The wrong sum is ${maths(`${count} * ${mean} = ${count * mean}`)}. Take away $${wrong}$ and add $${right}$.`,
          `ग़लत योग ${maths(`${count} * ${mean} = ${count * mean}`)} है। इसमें से $${wrong}$ घटाकर $${right}$ जोड़िए।`,
          `తప్పు మొత్తం ${maths(`${count} * ${mean} = ${count * mean}`)}. దీని నుండి $${wrong}$ తీసివేసి $${right}$ కలపండి.`,
        ),
      ],
      solution: [
        line(`S = ${count}*${mean} - ${wrong} + ${right} = ${corrected}`, 1),
        line(`M = ${corrected}/${count} = ${result.corrected}`, 1),
      ],
    }
  },
}

const missingFrequency: PracticeMaker = {
  id: 'mean/missing-frequency',
  version: 1,
  skill: 'missing-frequency',
  level: 3,
  make: (random) => {
    const { given, result } = drawUntil(random, worksheet.missingFrequency, (drawn) =>
      isShort(drawn.given.mean),
    )
    const [first, second, fourth, fifth] = given.known
    const mean = decimal(given.mean)
    const { missing } = result
    const others = sum(given.known)
    const known = 5 * first + 15 * second + 35 * fourth + 45 * fifth
    const equation = `(${known} + 25f)/(${others} + f) = ${mean}`
    const slope = decimal(25 - given.mean)
    return {
      stem: joined(
        say(
          `The mean of this distribution is $${mean}$. Find the missing frequency $f$.`,
          `इस बंटन का माध्य $${mean}$ है। लुप्त बारंबारता $f$ ज्ञात कीजिए।`,
          `ఈ విభాజనం యొక్క సగటు $${mean}$. లోపించిన పౌనఃపున్యం $f$ కనుగొనండి.`,
        ),
        frequencyTable([0, 10, 20, 30, 40], 10, [first, second, 'f', fourth, fifth]),
      ),
      ask: { kind: 'number', answer: `${missing}` },
      working: {
        mode: 'solve',
        variables: ['f'],
        given: [equation],
        facts: { M: mean },
        worlds: [{ f: `${missing}` }],
        marks: 3,
        milestones: [
          { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
          { id: 'simplify', marks: 1, shapes: ['equation', 'values-open'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'Write $\\sum fx$ and $\\sum f$ with the unknown $f$; their quotient is the mean.',
          'अज्ञात $f$ के साथ $\\sum fx$ और $\\sum f$ लिखिए; उनका भागफल माध्य है।',
          'తెలియని $f$ తో $\\sum fx$, $\\sum f$ రాయండి; వాటి భాగఫలం సగటు.',
        ),
        say(
          `$\\sum fx = ${known} + 25f$ and $\\sum f = ${others} + f$. Solve ${maths(equation)}.`,
          `$\\sum fx = ${known} + 25f$ और $\\sum f = ${others} + f$ है। ${maths(equation)} हल कीजिए।`,
          `$\\sum fx = ${known} + 25f$, $\\sum f = ${others} + f$. ${maths(equation)} సాధించండి.`,
        ),
      ],
      solution: [
        told(same(`$\\sum fx = ${known} + 25f,\\ \\sum f = ${others} + f$`), 0.5),
        line(equation, 0.5),
        line(`${slope}f = ${decimal(given.mean * others)} - ${known}`, 1),
        line(`f = ${missing}`, 1),
      ],
    }
  },
}

export const mean: PracticeTopic = {
  id: 'mean',
  name: say('Mean', 'माध्य', 'సగటు'),
  skills: {
    'mean-of-list': say('Mean of a list', 'अवर्गीकृत आँकड़ों का माध्य', 'అవర్గీకృత దత్తాంశ సగటు'),
    'mean-of-grouped-data': say('Mean of grouped data', 'वर्गीकृत आँकड़ों का माध्य', 'వర్గీకృత దత్తాంశ సగటు'),
    'missing-frequency': say('Find a missing frequency', 'लुप्त बारंबारता ज्ञात करना', 'లోపించిన పౌనఃపున్యం కనుగొనడం'),
  },
  makers: [meanOfList, meanAfterChange, directMean, assumedMean, stepDeviationMean, missingFrequency],
}
