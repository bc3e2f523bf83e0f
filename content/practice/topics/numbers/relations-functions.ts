import * as worksheet from '../../../worksheets/topics/sets-functions.ts'
import { bracketed, polynomial, signed } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'
import { braces } from './sets.ts'

const paired = (pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([first, second]) => `(${first}, ${second})`).join(', ')
const same = (text: string) => say(text, text, text)

const cartesianProduct: PracticeMaker = {
  id: 'relations-functions/cartesian-product',
  version: 1,
  skill: 'cartesian-product',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.cartesianProduct(random)
    const [a, b] = [`$A = ${braces(given.left)}$`, `$B = ${braces(given.right)}$`]
    const [first = 1, last = 2] = given.left
    const row = paired(given.right.map((second) => [first, second]))
    return {
      stem: say(
        `If ${a} and ${b}, list the elements of $A \\times B$.`,
        `यदि ${a} और ${b}, तो $A \\times B$ के अवयव लिखिए।`,
        `${a}, ${b} అయితే $A \\times B$ మూలకాలను రాయండి.`,
      ),
      ask: { kind: 'set', answer: `{${paired(result.pairs)}}` },
      marks: 2,
      hints: [
        say(
          'Each element of $A$ stands first, once with each element of $B$.',
          '$A$ का प्रत्येक अवयव पहले स्थान पर आता है, $B$ के प्रत्येक अवयव के साथ एक बार।',
          '$A$ లోని ప్రతి మూలకం మొదటి స్థానంలో, $B$ లోని ప్రతి మూలకంతో ఒకసారి వస్తుంది.',
        ),
        say(
          `With $${first}$ first: $${row}$. Do the same with $${last}$.`,
          `$${first}$ पहले स्थान पर: $${row}$। यही $${last}$ के साथ कीजिए।`,
          `$${first}$ మొదటి స్థానంలో: $${row}$. ఇలాగే $${last}$ తో చేయండి.`,
        ),
      ],
      solution: [
        told(same(`$A \\times B = \\{${paired(result.pairs)}\\}$`), 1.5),
        told(same(`$n(A \\times B) = 2 \\times 3 = 6$`), 0.5),
      ],
    }
  },
}

const isFunction = say('It is a function', 'यह फलन है', 'ఇది ప్రమేయం')
const isNone = say('It is not a function', 'यह फलन नहीं है', 'ఇది ప్రమేయం కాదు')

const isItAFunction: PracticeMaker = {
  id: 'relations-functions/is-it-a-function',
  version: 1,
  skill: 'function-values',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.isItAFunction(random)
    const listed = random.shuffle(given.listed)
    const [twice] = given.listed.find(([input], at) =>
      given.listed.some(([other], index) => index !== at && other === input),
    ) ?? [0]
    const images = given.listed.filter(([input]) => input === twice).map(([, output]) => output)
    const relation = `$\\{${paired(listed)}\\}$`
    return {
      stem: say(
        `Is the relation ${relation} a function?`,
        `क्या संबंध ${relation} एक फलन है?`,
        `${relation} సంబంధం ప్రమేయం అవుతుందా?`,
      ),
      ask: { kind: 'choice', answer: result.isFunction ? 'A' : 'B', options: [isFunction, isNone] },
      marks: 2,
      hints: [
        say(
          'In a function every first number stands with exactly one second number.',
          'फलन में प्रत्येक पहली संख्या के साथ ठीक एक ही दूसरी संख्या होती है।',
          'ప్రమేయంలో ప్రతి మొదటి సంఖ్యకు ఒకే ఒక రెండవ సంఖ్య ఉంటుంది.',
        ),
        say(
          `The first numbers are $${listed.map(([input]) => input).join(', ')}$. Does any of them occur twice?`,
          `पहली संख्याएँ $${listed.map(([input]) => input).join(', ')}$ हैं। क्या इनमें से कोई दो बार आती है?`,
          `మొదటి సంఖ్యలు $${listed.map(([input]) => input).join(', ')}$. వీటిలో ఏదైనా రెండుసార్లు వచ్చిందా?`,
        ),
      ],
      solution: [
        told(result.isFunction ? isFunction : isNone, 1),
        told(
          result.isFunction
            ? say(
                'Every first number stands with exactly one second number.',
                'प्रत्येक पहली संख्या के साथ ठीक एक ही दूसरी संख्या है।',
                'ప్రతి మొదటి సంఖ్యకు ఒకే ఒక రెండవ సంఖ్య ఉంది.',
              )
            : say(
                `$${twice}$ has two images: $${images.join('$, $')}$.`,
                `$${twice}$ के दो प्रतिबिंब हैं: $${images.join('$, $')}$।`,
                `$${twice}$ కు రెండు ప్రతిబింబాలు ఉన్నాయి: $${images.join('$, $')}$.`,
              ),
          1,
        ),
      ],
    }
  },
}

const functionValue: PracticeMaker = {
  id: 'relations-functions/function-value',
  version: 1,
  skill: 'function-values',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.functionValue(random)
    const { coefficients, at } = given
    const [a, b, c] = coefficients
    const rule = `$f(x) = ${maths(polynomial(coefficients)).slice(1, -1)}$`
    const put = `${a === 1 ? '' : `${a}*`}${bracketed(at)}^2 ${signed(b)}*${bracketed(at)} ${signed(c)}`
    return {
      stem: say(
        `If ${rule}, find $f(${at})$.`,
        `यदि ${rule}, तो $f(${at})$ ज्ञात कीजिए।`,
        `${rule} అయితే $f(${at})$ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${result.value}`, rules: { form: 'worked-out' } },
      working: {
        mode: 'value',
        facts: { x: `${at}` },
        target: `${result.value}`,
        marks: 2,
        milestones: [
          { id: 'substitute', marks: 1, shapes: ['substituted'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `Put $${at}$ in place of $x$ everywhere, in brackets.`,
          `$x$ के स्थान पर हर जगह कोष्ठक में $${at}$ रखिए।`,
          `$x$ స్థానంలో ప్రతిచోటా $${at}$ ను బ్రాకెట్లలో ప్రతిక్షేపించండి.`,
        ),
        say(
          `${maths(`${bracketed(at)}^2 = ${at * at}`)}. Work out ${maths(put)}.`,
          `${maths(`${bracketed(at)}^2 = ${at * at}`)}। ${maths(put)} का मान निकालिए।`,
          `${maths(`${bracketed(at)}^2 = ${at * at}`)}. ${maths(put)} విలువ కనుగొనండి.`,
        ),
      ],
      solution: [line(put, 1), line(`= ${result.value}`, 1)],
    }
  },
}

const inputForOutput: PracticeMaker = {
  id: 'relations-functions/input-for-output',
  version: 1,
  skill: 'function-values',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.inputForOutput(random)
    const { slope, constant, output } = given
    const rule = polynomial([slope, constant])
    return {
      stem: say(
        `A function is given by $f(x) = ${rule}$. For which $x$ is $f(x) = ${output}$?`,
        `फलन $f(x) = ${rule}$ दिया है। $x$ के किस मान के लिए $f(x) = ${output}$ है?`,
        `$f(x) = ${rule}$ ప్రమేయం ఇవ్వబడింది. $x$ యొక్క ఏ విలువకు $f(x) = ${output}$ అవుతుంది?`,
      ),
      ask: { kind: 'solutions', answer: `${result.input}`, rules: { variable: 'x' } },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [`${rule} = ${output}`],
        worlds: [{ x: `${result.input}` }],
        marks: 1,
        milestones: [
          { id: 'equation', marks: 0.5, shapes: ['equation', 'restated', 'formula'] },
          { id: 'value', marks: 0.5, shapes: ['all-values'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          `Write ${maths(`${rule} = ${output}`)} and solve it.`,
          `${maths(`${rule} = ${output}`)} लिखकर हल कीजिए।`,
          `${maths(`${rule} = ${output}`)} అని రాసి సాధించండి.`,
        ),
        say(
          `You get ${maths(`${slope}x = ${output - constant}`)}.`,
          `इससे ${maths(`${slope}x = ${output - constant}`)} मिलता है।`,
          `${maths(`${slope}x = ${output - constant}`)} వస్తుంది.`,
        ),
      ],
      solution: [line(`${slope}x = ${output - constant}`, 0.5), line(`x = ${result.input}`, 0.5)],
    }
  },
}

const composition: PracticeMaker = {
  id: 'relations-functions/composition',
  version: 1,
  skill: 'composition-of-functions',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.composition(random)
    const [f, g] = [polynomial(given.outer), polynomial(given.inner)]
    const [forward, backward] = [polynomial(result.forward), polynomial(result.backward)]
    const open = `${given.outer[0]}(${g}) ${signed(given.outer[1])}`
    const other = `${given.inner[0]}(${f}) ${signed(given.inner[1])}`
    return {
      stem: say(
        `If $f(x) = ${f}$ and $g(x) = ${g}$, find $f \\circ g$ and $g \\circ f$, in this order.`,
        `यदि $f(x) = ${f}$ और $g(x) = ${g}$, तो इसी क्रम में $f \\circ g$ और $g \\circ f$ ज्ञात कीजिए।`,
        `$f(x) = ${f}$, $g(x) = ${g}$ అయితే $f \\circ g$, $g \\circ f$ లను ఇదే క్రమంలో కనుగొనండి.`,
      ),
      ask: { kind: 'list', answer: `${forward}, ${backward}` },
      marks: 5,
      hints: [
        say(
          '$f \\circ g$ means $f(g(x))$: put the whole of $g(x)$ in place of $x$ in $f$.',
          '$f \\circ g$ का अर्थ $f(g(x))$ है: $f$ में $x$ के स्थान पर पूरा $g(x)$ रखिए।',
          '$f \\circ g$ అంటే $f(g(x))$: $f$ లో $x$ స్థానంలో మొత్తం $g(x)$ ను ప్రతిక్షేపించండి.',
        ),
        say(
          `$f(g(x)) = ${open}$. Open the bracket, then do the other one.`,
          `$f(g(x)) = ${open}$। कोष्ठक खोलिए, फिर दूसरा ज्ञात कीजिए।`,
          `$f(g(x)) = ${open}$. బ్రాకెట్‌ను విడదీసి, తర్వాత రెండవదాన్ని కనుగొనండి.`,
        ),
      ],
      solution: [
        told(same(`$f(g(x)) = ${open}$`), 1),
        told(same(`$f(g(x)) = ${forward}$`), 1),
        told(same(`$g(f(x)) = ${other}$`), 1),
        told(same(`$g(f(x)) = ${backward}$`), 1),
        told(
          result.commutes
            ? say('They are equal.', 'दोनों समान हैं।', 'రెండూ సమానం.')
            : say('They are not equal.', 'दोनों समान नहीं हैं।', 'రెండూ సమానం కాదు.'),
          1,
        ),
      ],
    }
  },
}

export const relationsFunctions: PracticeTopic = {
  id: 'relations-functions',
  name: say('Relations and functions', 'संबंध एवं फलन', 'సంబంధాలు, ప్రమేయాలు'),
  skills: {
    'cartesian-product': say('Cartesian product', 'कार्तीय गुणन', 'కార్టీసియన్ లబ్ధం'),
    'function-values': say('Functions and their values', 'फलन और उनके मान', 'ప్రమేయాలు, వాటి విలువలు'),
    'composition-of-functions': say('Composition of functions', 'फलनों का संयोजन', 'ప్రమేయాల సంయోగం'),
  },
  makers: [cartesianProduct, isItAFunction, functionValue, inputForOutput, composition],
}
