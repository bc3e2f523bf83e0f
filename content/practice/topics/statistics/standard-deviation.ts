import type { Words } from '../../../../domain/practice/question.ts'
import { sum } from '../../../worksheets/arithmetic.ts'
import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/spread.ts'
import { decimal, fraction, root } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { isShort, same } from './frequency-table.ts'

const rangeOfList: PracticeMaker = {
  id: 'standard-deviation/range-of-list',
  version: 1,
  skill: 'range-of-data',
  level: 1,
  make: (random) => {
    const { values } = worksheet.rangeOfList(random).given
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const coefficient = fraction(high - low, high + low)
    return {
      stem: say(
        `Find the range $R$ and the coefficient of range $C$ of $${values.join(', ')}$.`,
        `$${values.join(', ')}$ का परिसर $R$ और परिसर गुणांक $C$ ज्ञात कीजिए।`,
        `$${values.join(', ')}$ ల వ్యాప్తి $R$, వ్యాప్తి గుణకం $C$ కనుగొనండి.`,
      ),
      ask: {
        kind: 'pair',
        answer: `R = ${high - low}, C = ${coefficient}`,
        rules: { variables: ['R', 'C'] },
      },
      working: {
        mode: 'value',
        facts: { L: `${high}`, S: `${low}`, R: `${high - low}`, C: coefficient },
        target: coefficient,
        formulas: { R: 'L-S', C: '(L-S)/(L+S)' },
        marks: 2,
        milestones: [
          { id: 'range', marks: 1, shapes: ['says:R'] },
          { id: 'coefficient', marks: 1, shapes: ['number', 'says:C'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'The range is the greatest value $L$ minus the smallest value $S$; the coefficient of range is $\\frac{L - S}{L + S}$.',
          'परिसर सबसे बड़े मान $L$ और सबसे छोटे मान $S$ का अंतर है; परिसर गुणांक $\\frac{L - S}{L + S}$ है।',
          'వ్యాప్తి అంటే గరిష్ఠ విలువ $L$, కనిష్ఠ విలువ $S$ ల భేదం; వ్యాప్తి గుణకం $\\frac{L - S}{L + S}$.',
        ),
        say(
          `Here $L = ${high}$ and $S = ${low}$.`,
          `यहाँ $L = ${high}$ और $S = ${low}$ है।`,
          `ఇక్కడ $L = ${high}$, $S = ${low}$.`,
        ),
      ],
      solution: [
        line(`R = ${high} - ${low} = ${high - low}`, 1),
        line(`C = ${high - low}/(${high} + ${low}) = ${coefficient}`, 1),
      ],
    }
  },
}

const standardDeviationOfList: PracticeMaker = {
  id: 'standard-deviation/of-a-list',
  version: 1,
  skill: 'standard-deviation-of-list',
  level: 3,
  make: (random) => {
    const { values } = worksheet.standardDeviation(random).given
    const listed = random.shuffle(values)
    const mean = sum(values) / 5
    const squares = sum(values.map((value) => (value - mean) ** 2))
    const variance = squares / 5
    const deviations = listed.map((value) => value - mean).join(', ')
    return {
      stem: say(
        `Find the standard deviation of $${listed.join(', ')}$, correct to two decimal places.`,
        `$${listed.join(', ')}$ का मानक विचलन दशमलव के दो स्थानों तक ज्ञात कीजिए।`,
        `$${listed.join(', ')}$ ల ప్రామాణిక విచలనాన్ని రెండు దశాంశ స్థానాల వరకు కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: root(variance), rules: { places: 2 } },
      working: {
        mode: 'value',
        facts: {
          M: `${mean}`,
          n: '5',
          V: `${variance}`,
          σ: root(variance),
          s: root(variance),
          SD: root(variance),
        },
        target: root(variance),
        formulas: { σ: 'sqrt(V)' },
        marks: 5,
        milestones: [
          { id: 'mean', marks: 1, shapes: ['says:M', 'substituted'] },
          { id: 'variance', marks: 2, shapes: ['says:V', 'substituted'] },
          { id: 'deviation', marks: 2, shapes: ['number', 'says:σ'] },
        ],
      },
      marks: 5,
      hints: [
        say(
          'Find the mean first, then the deviation $d$ of each value from it. The standard deviation is $\\sqrt{\\frac{\\sum d^2}{n}}$.',
          'पहले माध्य ज्ञात कीजिए, फिर प्रत्येक मान का उससे विचलन $d$। मानक विचलन $\\sqrt{\\frac{\\sum d^2}{n}}$ है।',
          'ముందుగా సగటు కనుగొని, తర్వాత దాని నుండి ప్రతి విలువ విచలనం $d$ కనుగొనండి. ప్రామాణిక విచలనం $\\sqrt{\\frac{\\sum d^2}{n}}$.',
        ),
        say(
          `The mean is $${mean}$ and the deviations are $${deviations}$. Square them, add and divide by $5$.`,
          `माध्य $${mean}$ है और विचलन $${deviations}$ हैं। इनके वर्गों को जोड़कर $5$ से भाग दीजिए।`,
          `సగటు $${mean}$, విచలనాలు $${deviations}$. వాటి వర్గాలను కూడి $5$ తో భాగించండి.`,
        ),
      ],
      solution: [
        line(`M = ${sum(values)}/5 = ${mean}`, 1),
        told(same(`$\\sum d^2 = ${squares}$`), 1),
        line(`V = ${squares}/5 = ${variance}`, 1),
        line(`σ = sqrt(${variance}) ≈ ${Math.sqrt(variance).toFixed(2)}`, 2),
      ],
    }
  },
}

const naturals = say('natural numbers', 'प्राकृत संख्याओं', 'సహజ సంఖ్యల')
/** How many numbers, each `step` more than the previous one, so that their deviation has to be rounded. */
const drawCount = (random: Random, most: number, step: number) =>
  drawUntil(
    random,
    (drawn) => drawn.integer(5, most),
    (n) => !isShort(step * Math.sqrt((n * n - 1) / 12)),
  )

const naturalNumbers = widened<{ n: number; step: number; name: Words }>({
  id: 'standard-deviation/of-natural-numbers',
  skill: 'standard-deviation-of-list',
  level: 2,
  sheet: (random) => ({ n: drawCount(random, 60, 1), step: 1, name: naturals }),
  wide: (random) => {
    const kind = random.pick([
      { step: 1, name: naturals },
      { step: 2, name: say('even natural numbers', 'सम प्राकृत संख्याओं', 'సరి సహజ సంఖ్యల') },
      { step: 2, name: say('odd natural numbers', 'विषम प्राकृत संख्याओं', 'బేసి సహజ సంఖ్యల') },
    ])
    return { n: drawCount(random, 80, kind.step), ...kind }
  },
  make: ({ n, step, name }) => {
    const variance = fraction(step * step * (n * n - 1), 12)
    const times = step === 1 ? '' : `${step}`
    const formula = `$${times}\\sqrt{\\frac{n^2 - 1}{12}}$`
    const exact = `sqrt(${variance})`
    return {
      stem: say(
        `Find the standard deviation of the first $${n}$ ${name.en}, correct to two decimal places.`,
        `प्रथम $${n}$ ${name.hi} का मानक विचलन दशमलव के दो स्थानों तक ज्ञात कीजिए।`,
        `మొదటి $${n}$ ${name.te} ప్రామాణిక విచలనాన్ని రెండు దశాంశ స్థానాల వరకు కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: exact, rules: { places: 2 } },
      working: {
        mode: 'value',
        facts: { n: `${n}`, V: variance, σ: exact, s: exact, SD: exact },
        target: exact,
        formulas: { σ: `${times && `${times}*`}sqrt((n^2-1)/12)` },
        marks: 2,
        milestones: [
          { id: 'substitute', marks: 1, shapes: ['substituted'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `For the first $n$ ${name.en} the standard deviation is ${formula}.`,
          `प्रथम $n$ ${name.hi} का मानक विचलन ${formula} होता है।`,
          `మొదటి $n$ ${name.te} ప్రామాణిక విచలనం ${formula}.`,
        ),
        say(
          `${maths(`${n}^2 - 1 = ${n * n - 1}`)}. Divide by $12$ and take the square root${times && `, then multiply by $${step}$`}.`,
          `${maths(`${n}^2 - 1 = ${n * n - 1}`)}। $12$ से भाग देकर वर्गमूल निकालिए${times && `, फिर $${step}$ से गुणा कीजिए`}।`,
          `${maths(`${n}^2 - 1 = ${n * n - 1}`)}. $12$ తో భాగించి వర్గమూలం కనుగొనండి${times && `, తర్వాత $${step}$ తో గుణించండి`}.`,
        ),
      ],
      solution: [
        line(`σ = ${times}sqrt((${n}^2 - 1)/12)`, 1),
        line(`σ = ${exact} ≈ ${(step * Math.sqrt((n * n - 1) / 12)).toFixed(2)}`, 1),
      ],
    }
  },
})

const shiftAndScale: PracticeMaker = {
  id: 'standard-deviation/shift-and-scale',
  version: 1,
  skill: 'change-of-standard-deviation',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.shiftAndScale(random)
    const { deviation, shift, scale } = given
    const { scaled } = result
    return {
      stem: say(
        `The standard deviation of a list is $${deviation}$. What is it ($p$) if $${shift}$ is added to every value, and what is it ($q$) if every value of the list is multiplied by $${scale}$?`,
        `आँकड़ों का मानक विचलन $${deviation}$ है। यदि प्रत्येक मान में $${shift}$ जोड़ा जाए, तो वह कितना ($p$) होगा, और यदि प्रत्येक मान को $${scale}$ से गुणा किया जाए, तो कितना ($q$)?`,
        `ఒక దత్తాంశ ప్రామాణిక విచలనం $${deviation}$. ప్రతి విలువకు $${shift}$ కలిపితే అది ఎంత ($p$)? ప్రతి విలువను $${scale}$ తో గుణిస్తే ఎంత ($q$)?`,
      ),
      ask: { kind: 'pair', answer: `p = ${deviation}, q = ${scaled}`, rules: { variables: ['p', 'q'] } },
      marks: 2,
      hints: [
        say(
          'The standard deviation measures how far the values lie from their mean. Adding moves all values and the mean together.',
          'मानक विचलन बताता है कि मान अपने माध्य से कितनी दूर हैं। जोड़ने से सभी मान और माध्य एक साथ खिसकते हैं।',
          'విలువలు సగటు నుండి ఎంత దూరంలో ఉన్నాయో ప్రామాణిక విచలనం చెబుతుంది. కలిపితే విలువలన్నీ, సగటు ఒకేలా జరుగుతాయి.',
        ),
        say(
          `Multiplying by $${scale}$ makes every distance from the mean $${scale}$ times as great.`,
          `$${scale}$ से गुणा करने पर माध्य से प्रत्येक दूरी $${scale}$ गुनी हो जाती है।`,
          `$${scale}$ తో గుణిస్తే సగటు నుండి ప్రతి దూరం $${scale}$ రెట్లు అవుతుంది.`,
        ),
      ],
      solution: [line(`p = ${deviation}`, 1), line(`q = ${deviation}*${scale} = ${scaled}`, 1)],
    }
  },
}

const coefficientOfVariation = widened({
  id: 'standard-deviation/coefficient-of-variation',
  skill: 'coefficient-of-variation',
  level: 1,
  sheet: (random) =>
    drawUntil(random, worksheet.coefficientOfVariation, ({ given }) =>
      isShort((given.deviation / given.mean) * 100),
    ).given,
  wide: (random) =>
    drawUntil(
      random,
      () => ({ mean: 5 * random.integer(8, 16), deviation: random.integer(30, 160) / 10 }),
      ({ mean, deviation }) => isShort((deviation / mean) * 100),
    ),
  make: ({ mean, deviation }) => {
    const coefficient = decimal((deviation / mean) * 100)
    return {
      stem: say(
        `The mean of the marks of a class is $${mean}$ and the standard deviation $${deviation}$. Find the coefficient of variation in per cent.`,
        `किसी कक्षा के अंकों का माध्य $${mean}$ और मानक विचलन $${deviation}$ है। विचरण गुणांक प्रतिशत में ज्ञात कीजिए।`,
        `ఒక తరగతి మార్కుల సగటు $${mean}$, ప్రామాణిక విచలనం $${deviation}$. విచలన గుణకాన్ని శాతంలో కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${coefficient}%`, rules: { unit: '%' } },
      working: {
        mode: 'value',
        facts: { CV: coefficient, C: coefficient, σ: `${deviation}`, M: `${mean}` },
        target: coefficient,
        formulas: { CV: 'σ/M*100' },
        marks: 1,
        milestones: [
          { id: 'substitute', marks: 0.5, shapes: ['substituted', 'formula-symbols'] },
          { id: 'value', marks: 0.5, shapes: ['number'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          'The coefficient of variation is the standard deviation as a percentage of the mean.',
          'विचरण गुणांक मानक विचलन है, जिसे माध्य के प्रतिशत के रूप में लिखते हैं।',
          'విచలన గుణకం అంటే సగటులో శాతంగా రాసిన ప్రామాణిక విచలనం.',
        ),
        say(
          `Work out $\\frac{${deviation}}{${mean}} \\times 100$.`,
          `$\\frac{${deviation}}{${mean}} \\times 100$ का मान निकालिए।`,
          `$\\frac{${deviation}}{${mean}} \\times 100$ విలువ కనుగొనండి.`,
        ),
      ],
      solution: [line(`C = ${deviation}/${mean}*100`, 0.5), line(`C = ${coefficient}`, 0.5)],
    }
  },
})

export const standardDeviation: PracticeTopic = {
  id: 'standard-deviation',
  name: say('Measures of dispersion', 'प्रकीर्णन के माप', 'విస్తరణ కొలతలు'),
  skills: {
    'range-of-data': say('Range', 'परिसर', 'వ్యాప్తి'),
    'standard-deviation-of-list': say('Standard deviation', 'मानक विचलन', 'ప్రామాణిక విచలనం'),
    'change-of-standard-deviation': say(
      'How the standard deviation changes',
      'मानक विचलन में परिवर्तन',
      'ప్రామాణిక విచలనంలో మార్పు',
    ),
    'coefficient-of-variation': say('Coefficient of variation', 'विचरण गुणांक', 'విచలన గుణకం'),
  },
  makers: [rangeOfList, shiftAndScale, standardDeviationOfList, ...naturalNumbers, ...coefficientOfVariation],
}
