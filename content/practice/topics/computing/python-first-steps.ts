import type { Words } from '../../../../domain/practice/question.ts'
import { sum } from '../../../worksheets/arithmetic.ts'
import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/python.ts'
import { decimal } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { joined } from '../statistics/frequency-table.ts'
import { choiceOf } from './choice.ts'
import { code, program } from './code.ts'

const whatPrinted = say('What does this program print?', 'यह प्रोग्राम क्या छापता है?', 'ఈ ప్రోగ్రామ్ ఏమి ముద్రిస్తుంది?')

const assignment: PracticeMaker = {
  id: 'python-first-steps/assignment',
  version: 1,
  skill: 'variables-in-python',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.assignment(random)
    const { first, factor, added } = given
    const second = first * factor
    return {
      stem: joined(
        whatPrinted,
        program([`a = ${first}`, `b = a * ${factor}`, `a = b + ${added}`, 'print(a)']),
      ),
      ask: { kind: 'number', answer: `${result.printed}`, rules: { form: 'worked-out' } },
      marks: 1,
      hints: [
        say(
          'Go line by line and note the value of each variable. The right side is worked out first.',
          'एक-एक पंक्ति पढ़िए और प्रत्येक चर का मान लिखिए। पहले दायाँ पक्ष निकाला जाता है।',
          'ఒక్కో పంక్తి చదివి ప్రతి చరరాశి విలువను రాయండి. ముందుగా కుడి వైపు విలువ కనుగొంటారు.',
        ),
        say(
          `After the second line ${code('b')} is $${second}$. The third line changes ${code('a')}.`,
          `दूसरी पंक्ति के बाद ${code('b')} का मान $${second}$ है। तीसरी पंक्ति ${code('a')} को नया मान देती है।`,
          `రెండవ పంక్తి తర్వాత ${code('b')} విలువ $${second}$. మూడవ పంక్తి ${code('a')} కు కొత్త విలువ ఇస్తుంది.`,
        ),
      ],
      solution: [
        told(
          say(
            `${code('b')} is ${maths(`${first}*${factor} = ${second}`)}`,
            `${code('b')} का मान ${maths(`${first}*${factor} = ${second}`)} है`,
            `${code('b')} విలువ ${maths(`${first}*${factor} = ${second}`)}`,
          ),
          0.5,
        ),
        told(
          say(
            `${code('a')} is now ${maths(`${second} + ${added} = ${result.printed}`)}`,
            `${code('a')} का मान अब ${maths(`${second} + ${added} = ${result.printed}`)} है`,
            `${code('a')} విలువ ఇప్పుడు ${maths(`${second} + ${added} = ${result.printed}`)}`,
          ),
          0.5,
        ),
      ],
    }
  },
}

const remainderAndQuotient: PracticeMaker = {
  id: 'python-first-steps/quotient-and-remainder',
  version: 1,
  skill: 'variables-in-python',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.remainderAndQuotient(random)
    const { value, divisor } = given
    const { quotient, remainder } = result
    return {
      stem: joined(
        say(
          'Which two numbers does this program print, in this order?',
          'यह प्रोग्राम क्रम से कौन-सी दो संख्याएँ छापता है?',
          'ఈ ప్రోగ్రామ్ వరుసగా ఏ రెండు సంఖ్యలను ముద్రిస్తుంది?',
        ),
        program([`print(${value} // ${divisor}, ${value} % ${divisor})`]),
      ),
      ask: { kind: 'list', answer: `${quotient}, ${remainder}` },
      marks: 1,
      hints: [
        say(
          `${code('//')} gives the whole quotient of a division, ${code('%')} the remainder.`,
          `${code('//')} भाग का पूर्णांक भागफल देता है और ${code('%')} शेषफल।`,
          `${code('//')} భాగహారపు పూర్ణ భాగఫలాన్ని, ${code('%')} శేషాన్ని ఇస్తుంది.`,
        ),
        say(
          `How often does ${divisor} go into ${value}, and what is left over?`,
          `${value} में ${divisor} कितनी बार जाता है और क्या शेष बचता है?`,
          `${value} లో ${divisor} ఎన్నిసార్లు పోతుంది, ఎంత మిగులుతుంది?`,
        ),
      ],
      solution: [
        line(`${value} = ${divisor}*${quotient} + ${remainder}`, 0.5),
        told(
          say(
            `It prints $${quotient}$ and $${remainder}$.`,
            `यह $${quotient}$ और $${remainder}$ छापता है।`,
            `ఇది $${quotient}$, $${remainder}$ లను ముద్రిస్తుంది.`,
          ),
          0.5,
        ),
      ],
    }
  },
}

const averageOfList: PracticeMaker = {
  id: 'python-first-steps/average-of-a-list',
  version: 1,
  skill: 'lists-in-python',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.averageOfList(random)
    const { values } = given
    const [total, mean] = [sum(values), decimal(result.mean)]
    return {
      stem: joined(
        whatPrinted,
        program([`marks = [${values.join(', ')}]`, 'mean = sum(marks) / len(marks)', 'print(mean)']),
      ),
      ask: { kind: 'number', answer: mean, rules: { form: 'worked-out' } },
      working: calculation(
        { 'says:S substituted': 1, number: 1 },
        {
          target: mean,
          facts: { S: `${total}`, n: `${values.length}`, M: mean },
          formulas: { M: 'S/n' },
        },
      ),
      marks: 2,
      hints: [
        say(
          `${code('sum')} adds the numbers of a list, ${code('len')} counts them.`,
          `${code('sum')} सूची की संख्याओं को जोड़ता है और ${code('len')} उन्हें गिनता है।`,
          `${code('sum')} జాబితాలోని సంఖ్యలను కూడుతుంది, ${code('len')} వాటిని లెక్కిస్తుంది.`,
        ),
        say(
          `The list has ${values.length} numbers. Divide ${maths(values.join(' + '))} by ${values.length}.`,
          `सूची में ${values.length} संख्याएँ हैं। ${maths(values.join(' + '))} को ${values.length} से भाग दीजिए।`,
          `జాబితాలో ${values.length} సంఖ్యలు ఉన్నాయి. ${maths(values.join(' + '))} ను ${values.length} తో భాగించండి.`,
        ),
      ],
      solution: [
        line(`S = ${values.join(' + ')} = ${total}`, 1),
        line(`M = ${total}/${values.length} = ${mean}`, 1),
        told(
          say(
            `Division gives a decimal number: it prints ${code(result.printed)}.`,
            `भाग से दशमलव संख्या मिलती है: यह ${code(result.printed)} छापता है।`,
            `భాగహారం దశాంశ సంఖ్యను ఇస్తుంది: ఇది ${code(result.printed)} ను ముద్రిస్తుంది.`,
          ),
          0,
        ),
      ],
    }
  },
}

const loopTotal: PracticeMaker = {
  id: 'python-first-steps/total-of-a-loop',
  version: 1,
  skill: 'loops-in-python',
  level: 2,
  make: (random) => {
    const [first, size, factor] = [random.integer(1, 12), random.integer(4, 7), random.integer(2, 9)]
    const numbers = Array.from({ length: size }, (_, index) => first + index)
    const end = first + size
    const total = factor * sum(numbers)
    return {
      stem: joined(
        whatPrinted,
        program([
          'total = 0',
          `for n in range(${first}, ${end}):`,
          `    total = total + ${factor} * n`,
          'print(total)',
        ]),
      ),
      ask: { kind: 'number', answer: `${total}`, rules: { form: 'worked-out' } },
      working: calculation(
        { substituted: 1, number: 1 },
        { target: `${total}`, facts: { T: `${total}`, total: `${total}` } },
      ),
      marks: 2,
      hints: [
        say(
          `${code(`range(${first}, ${end})`)} begins with ${first} and stops before ${end}.`,
          `${code(`range(${first}, ${end})`)} ${first} से आरंभ होता है और ${end} से पहले रुक जाता है।`,
          `${code(`range(${first}, ${end})`)} ${first} తో మొదలై ${end} కు ముందే ఆగుతుంది.`,
        ),
        say(
          `${code('n')} is $${numbers.join(', ')}$ in turn. Each time $${factor}n$ is added.`,
          `${code('n')} का मान बारी-बारी से $${numbers.join(', ')}$ है। हर बार $${factor}n$ जोड़ा जाता है।`,
          `${code('n')} విలువలు వరుసగా $${numbers.join(', ')}$. ప్రతిసారీ $${factor}n$ కలుపుతారు.`,
        ),
      ],
      solution: [
        line(`T = ${numbers.map((n) => `${factor}*${n}`).join(' + ')}`, 1),
        line(`T = ${numbers.map((n) => factor * n).join(' + ')} = ${total}`, 1),
      ],
    }
  },
}

const countAbove: PracticeMaker = {
  id: 'python-first-steps/count-above',
  version: 1,
  skill: 'loops-in-python',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.countAbove(random)
    const { values, limit } = given
    const found = values.filter((value) => value >= limit)
    return {
      stem: joined(
        whatPrinted,
        program([
          `marks = [${values.join(', ')}]`,
          'count = 0',
          'for mark in marks:',
          `    if mark >= ${limit}:`,
          '        count = count + 1',
          'print(count)',
        ]),
      ),
      ask: { kind: 'number', answer: `${result.count}`, rules: { form: 'worked-out' } },
      marks: 2,
      hints: [
        say(
          `The loop looks at every number; ${code('count')} grows by 1 where the condition is true.`,
          `लूप प्रत्येक संख्या को देखता है; जहाँ शर्त सत्य है वहाँ ${code('count')} 1 बढ़ता है।`,
          `లూప్ ప్రతి సంఖ్యను చూస్తుంది; షరతు నిజమైన చోట ${code('count')} 1 పెరుగుతుంది.`,
        ),
        say(
          `Which of $${values.join(', ')}$ are ${limit} or more? ${limit} itself counts.`,
          `$${values.join(', ')}$ में से कौन-सी संख्याएँ ${limit} या उससे अधिक हैं? ${limit} भी गिना जाता है।`,
          `$${values.join(', ')}$ లలో ${limit} లేదా అంతకంటే ఎక్కువ ఏవి? ${limit} కూడా లెక్కలోకి వస్తుంది.`,
        ),
      ],
      solution: [
        told(
          found.length === 0
            ? say('No number fits.', 'कोई संख्या ठीक नहीं बैठती।', 'ఏ సంఖ్యా సరిపోదు.')
            : say(
                `These fit: $${found.join(', ')}$`,
                `ये ठीक बैठती हैं: $${found.join(', ')}$`,
                `ఇవి సరిపోతాయి: $${found.join(', ')}$`,
              ),
          1,
        ),
        told(
          say(
            `It prints $${found.length}$.`,
            `यह $${found.length}$ छापता है।`,
            `ఇది $${found.length}$ ను ముద్రిస్తుంది.`,
          ),
          1,
        ),
      ],
    }
  },
}

const functionCall: PracticeMaker = {
  id: 'python-first-steps/function-call',
  version: 1,
  skill: 'functions-in-python',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.functionCall(random)
    const { base, rate, far } = given
    const { fare } = result
    return {
      stem: joined(
        say(
          'Which two numbers does this program print, in this order?',
          'यह प्रोग्राम क्रम से कौन-सी दो संख्याएँ छापता है?',
          'ఈ ప్రోగ్రామ్ వరుసగా ఏ రెండు సంఖ్యలను ముద్రిస్తుంది?',
        ),
        program([
          'def fare(km):',
          '    if km <= 2:',
          `        return ${base}`,
          `    return ${base} + (km - 2) * ${rate}`,
          '',
          `print(fare(2), fare(${far}))`,
        ]),
      ),
      ask: { kind: 'list', answer: `${base}, ${fare}` },
      marks: 2,
      hints: [
        say(
          `A call puts its number in the place of ${code('km')}. The first ${code('return')} that is reached ends the function.`,
          `फलन को बुलाने पर उसकी संख्या ${code('km')} के स्थान पर आती है। जो ${code('return')} पहले आता है, वहीं फलन समाप्त हो जाता है।`,
          `ప్రమేయాన్ని పిలిచినప్పుడు ఆ సంఖ్య ${code('km')} స్థానంలో వస్తుంది. ముందుగా చేరిన ${code('return')} వద్ద ప్రమేయం ముగుస్తుంది.`,
        ),
        say(
          `For 2 the condition is true. For ${far} work out ${maths(`${base} + (${far} - 2)*${rate}`)}.`,
          `2 के लिए शर्त सत्य है। ${far} के लिए ${maths(`${base} + (${far} - 2)*${rate}`)} निकालिए।`,
          `2 కు షరతు నిజం. ${far} కు ${maths(`${base} + (${far} - 2)*${rate}`)} కనుగొనండి.`,
        ),
      ],
      solution: [
        told(
          say(
            `${code('fare(2)')} is $${base}$`,
            `${code('fare(2)')} का मान $${base}$ है`,
            `${code('fare(2)')} విలువ $${base}$`,
          ),
          1,
        ),
        told(
          say(
            `${code(`fare(${far})`)} is ${maths(`${base} + ${far - 2}*${rate} = ${fare}`)}`,
            `${code(`fare(${far})`)} का मान ${maths(`${base} + ${far - 2}*${rate} = ${fare}`)} है`,
            `${code(`fare(${far})`)} విలువ ${maths(`${base} + ${far - 2}*${rate} = ${fare}`)}`,
          ),
          1,
        ),
      ],
    }
  },
}

const mends = {
  indent: say(
    'Indent the line that belongs to the line above it',
    'जो पंक्ति ऊपर की पंक्ति के भीतर है, उसके आगे रिक्त स्थान छोड़िए',
    'పై పంక్తికి చెందిన పంక్తి ముందు ఖాళీలు ఉంచండి',
  ),
  number: say(
    `Turn the typed text into a number with ${code('int')}`,
    `लिखे गए पाठ को ${code('int')} से संख्या में बदलिए`,
    `టైపు చేసిన పాఠ్యాన్ని ${code('int')} తో సంఖ్యగా మార్చండి`,
  ),
  place: say('Ask for a place that the list has', 'सूची में जो स्थान है, वही माँगिए', 'జాబితాలో ఉన్న స్థానాన్నే అడగండి'),
  compare: say(`Compare with ${code('==')}`, `तुलना ${code('==')} से कीजिए`, `${code('==')} తో పోల్చండి`),
  colon: say('Put a colon at the end of a line', 'एक पंक्ति के अंत में कोलन लगाइए', 'ఒక పంక్తి చివర కోలన్ పెట్టండి'),
  bracket: say('Close a bracket', 'एक कोष्ठक बंद कीजिए', 'ఒక బ్రాకెట్‌ను మూసివేయండి'),
  name: say(
    'Write the name of a variable the same way each time',
    'चर का नाम हर बार एक ही तरह लिखिए',
    'చరరాశి పేరును ప్రతిసారీ ఒకేలా రాయండి',
  ),
  quotes: say(
    'Put a text between quotation marks',
    'पाठ को उद्धरण चिह्नों के बीच लिखिए',
    'పాఠ్యాన్ని కొటేషన్ గుర్తుల మధ్య రాయండి',
  ),
} satisfies Record<string, Words>
type Mend = keyof typeof mends

/** Programs with one bug each, its line, and the fix. */
const slips: readonly ((random: Random) => readonly [mend: Mend, at: number, lines: readonly string[]])[] = [
  (random) => {
    const values = random.distinct(3, 2, 30)
    return [
      'indent',
      3,
      ['total = 0', `for n in [${values.join(', ')}]:`, 'total = total + n', 'print(total)'],
    ]
  },
  (random) => ['number', 2, ['age = input("Age? ")', `print(age + ${random.integer(1, 20)})`]],
  (random) => {
    const values = random.distinct(random.integer(3, 5), 20, 95)
    return ['place', 2, [`marks = [${values.join(', ')}]`, `print(marks[${values.length}])`]]
  },
  (random) => {
    const value = random.integer(2, 40)
    return ['compare', 2, [`x = ${value}`, `if x = ${value + random.integer(0, 3)}:`, '    print("same")']]
  },
  (random) => [
    'colon',
    1,
    ['def area(r)', '    return 3.14 * r * r', '', `print(area(${random.integer(2, 30)}))`],
  ],
  (random) => ['colon', 2, [`n = ${random.integer(2, 60)}`, 'if n > 10', '    print("large")']],
  (random) => {
    const values = random.distinct(3, 2, 30)
    return ['bracket', 2, [`marks = [${values.join(', ')}]`, 'total = sum(marks', 'print(total)']]
  },
  (random) => ['name', 2, [`price = ${random.integer(20, 99)}`, `print(prize * ${random.integer(2, 9)})`]],
  (random) => ['quotes', 1, ['town = Guntur', `count = ${random.integer(2, 60)}`, 'print(town, count)']],
]

const findTheSlip: PracticeMaker = {
  id: 'python-first-steps/find-the-slip',
  version: 1,
  skill: 'mend-a-program',
  level: 2,
  make: (random) => {
    const draw = slips[random.integer(0, slips.length - 1)] ?? (slips[0] as (typeof slips)[number])
    const [mend, at, lines] = draw(random)
    const others = Object.entries(mends).flatMap(([name, words]) => (name === mend ? [] : [words]))
    return {
      stem: joined(
        say(
          'This program has one slip. How is it mended?',
          'इस प्रोग्राम में एक त्रुटि है। उसे कैसे ठीक किया जाए?',
          'ఈ ప్రోగ్రామ్‌లో ఒక తప్పు ఉంది. దాన్ని ఎలా సరిచేయాలి?',
        ),
        program(lines),
      ),
      ask: choiceOf(random, mends[mend], others),
      marks: 1,
      hints: [
        say(
          'Read each line as the computer does, sign by sign: brackets, colons, names, spaces.',
          'प्रत्येक पंक्ति को कंप्यूटर की तरह एक-एक चिह्न करके पढ़िए: कोष्ठक, कोलन, नाम, रिक्त स्थान।',
          'ప్రతి పంక్తిని కంప్యూటర్ లాగా ఒక్కో గుర్తు చదవండి: బ్రాకెట్లు, కోలన్లు, పేర్లు, ఖాళీలు.',
        ),
        say(
          `The slip shows in line ${at}: ${code(lines[at - 1] ?? '')}.`,
          `त्रुटि पंक्ति ${at} में दिखती है: ${code(lines[at - 1] ?? '')}।`,
          `తప్పు ${at}వ పంక్తిలో కనిపిస్తుంది: ${code(lines[at - 1] ?? '')}.`,
        ),
      ],
      solution: [told(mends[mend], 1)],
    }
  },
}

export const pythonFirstSteps: PracticeTopic = {
  id: 'python-first-steps',
  name: say('First steps in Python', 'पायथन के पहले कदम', 'పైథాన్‌లో తొలి అడుగులు'),
  skills: {
    'variables-in-python': say('Variables and sums', 'चर और गणना', 'చరరాశులు, గణన'),
    'lists-in-python': say('Lists', 'सूचियाँ', 'జాబితాలు'),
    'loops-in-python': say('Loops and conditions', 'लूप और शर्तें', 'లూప్‌లు, షరతులు'),
    'functions-in-python': say('Functions', 'फलन', 'ప్రమేయాలు'),
    'mend-a-program': say('Mend a program', 'प्रोग्राम ठीक करना', 'ప్రోగ్రామ్‌ను సరిచేయడం'),
  },
  makers: [assignment, remainderAndQuotient, averageOfList, loopTotal, countAbove, functionCall, findTheSlip],
}
