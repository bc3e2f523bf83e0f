import * as worksheet from '../../../worksheets/topics/inequations.ts'
import { combination, signed } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'

const members = (numbers: readonly number[]) => `{${numbers.join(', ')}}`
const solutionSet = (numbers: readonly number[]) => {
  const set = `$x \\in \\{${numbers.join(',\\ ')}\\}$`
  return told(say(set, set, set), 1)
}

const naturalSolutions: PracticeMaker = {
  id: 'linear-inequations/natural-solutions',
  version: 1,
  skill: 'solution-set-of-inequation',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.solveInequation(random)
    const { slope, constant, right } = given
    const bound = result.solutions.length
    const inequation = maths(
      `${combination([
        [slope, 'x'],
        [constant, ''],
      ])} <= ${right}`,
    )
    return {
      stem: say(
        `Solve ${inequation} for natural numbers $x$ and write the solution set.`,
        `प्राकृत संख्याओं $x$ के लिए ${inequation} को हल कीजिए और हल समुच्चय लिखिए।`,
        `$x$ సహజ సంఖ్య అయితే ${inequation} సాధించి, సాధన సమితిని రాయండి.`,
      ),
      ask: { kind: 'set', answer: members(result.solutions) },
      marks: 2,
      hints: [
        say(
          'Solve it as an equation; adding, subtracting and dividing by a positive number keep the sign.',
          'इसे समीकरण की तरह हल कीजिए; जोड़ने, घटाने और धनात्मक संख्या से भाग देने पर चिह्न नहीं बदलता।',
          'దీన్ని సమీకరణంలాగే సాధించండి; కూడినా, తీసివేసినా, ధన సంఖ్యతో భాగించినా గుర్తు మారదు.',
        ),
        say(
          `You get ${maths(`${slope}x <= ${right - constant}`)}. Divide by ${slope} and list the natural numbers.`,
          `${maths(`${slope}x <= ${right - constant}`)} मिलता है। ${slope} से भाग देकर प्राकृत संख्याएँ लिखिए।`,
          `${maths(`${slope}x <= ${right - constant}`)} వస్తుంది. ${slope} తో భాగించి, సహజ సంఖ్యలను రాయండి.`,
        ),
      ],
      solution: [
        line(`${slope}x <= ${right - constant}`, 0.5),
        line(`x <= ${bound}`, 0.5),
        solutionSet(result.solutions),
      ],
    }
  },
}

const doubleInequation: PracticeMaker = {
  id: 'linear-inequations/double-inequation',
  version: 1,
  skill: 'solution-set-of-inequation',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.doubleInequation(random)
    const { slope, constant, left, right } = given
    const [first = 0] = result.integers
    const last = result.integers.at(-1) ?? 0
    const inequation = maths(
      `${left} < ${combination([
        [slope, 'x'],
        [constant, ''],
      ])} <= ${right}`,
    )
    const middle = `${left - constant} < ${slope}x <= ${right - constant}`
    return {
      stem: say(
        `Solve ${inequation} for integers $x$ and write the solution set.`,
        `पूर्णांकों $x$ के लिए ${inequation} को हल कीजिए और हल समुच्चय लिखिए।`,
        `$x$ పూర్ణసంఖ్య అయితే ${inequation} సాధించి, సాధన సమితిని రాయండి.`,
      ),
      ask: { kind: 'set', answer: members(result.integers) },
      marks: 3,
      hints: [
        say(
          `Do the same to all three parts: first ${constant > 0 ? 'subtract' : 'add'} ${Math.abs(constant)}.`,
          `तीनों भागों पर एक ही संक्रिया कीजिए: पहले ${Math.abs(constant)} ${constant > 0 ? 'घटाइए' : 'जोड़िए'}।`,
          `మూడు భాగాలపై ఒకే ప్రక్రియ చేయండి: ముందుగా ${Math.abs(constant)} ${constant > 0 ? 'తీసివేయండి' : 'కలపండి'}.`,
        ),
        say(
          `You get ${maths(middle)}. Divide by ${slope}; the left end does not belong to the solution, the right end does.`,
          `${maths(middle)} मिलता है। ${slope} से भाग दीजिए; बायाँ सिरा हल में नहीं है, दायाँ सिरा है।`,
          `${maths(middle)} వస్తుంది. ${slope} తో భాగించండి; ఎడమ చివర సాధనలో ఉండదు, కుడి చివర ఉంటుంది.`,
        ),
      ],
      solution: [line(middle, 1), line(`${first - 1} < x <= ${last}`, 1), solutionSet(result.integers)],
    }
  },
}

const negativeCoefficient: PracticeMaker = {
  id: 'linear-inequations/negative-coefficient',
  version: 1,
  skill: 'solve-linear-inequation',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.negativeCoefficient(random)
    const { slope, constant, right } = given
    const inequation = maths(`${constant} - ${slope}x > ${right}`)
    const shortened = `-${slope}x > ${right - constant}`
    return {
      stem: say(
        `Solve ${inequation} for real numbers $x$.`,
        `वास्तविक संख्याओं $x$ के लिए ${inequation} को हल कीजिए।`,
        `$x$ వాస్తవ సంఖ్య అయితే ${inequation} సాధించండి.`,
      ),
      ask: { kind: 'interval', answer: `x < ${result.bound}`, rules: { variable: 'x' } },
      marks: 2,
      hints: [
        say(
          `Subtract ${constant} from both sides: ${maths(shortened)}.`,
          `दोनों पक्षों में से ${constant} घटाइए: ${maths(shortened)}।`,
          `రెండు వైపుల నుండి ${constant} తీసివేయండి: ${maths(shortened)}.`,
        ),
        say(
          `Divide by $-${slope}$. Dividing by a negative number turns the inequality sign round.`,
          `$-${slope}$ से भाग दीजिए। ऋणात्मक संख्या से भाग देने पर असमिका का चिह्न उलट जाता है।`,
          `$-${slope}$ తో భాగించండి. ఋణ సంఖ్యతో భాగిస్తే అసమీకరణం గుర్తు తారుమారవుతుంది.`,
        ),
      ],
      solution: [line(shortened, 1), line(`x < ${result.bound}`, 1)],
    }
  },
}

const fractionInequation: PracticeMaker = {
  id: 'linear-inequations/with-fractions',
  version: 1,
  skill: 'solve-linear-inequation',
  level: 2,
  make: (random) => {
    const [first, second] = random.pick([
      [2, 3],
      [2, 5],
      [3, 4],
      [3, 5],
    ])
    const shared = first * second
    const bound = shared * random.integer(-3, 4)
    const constant = random.nonZero(-5, 5)
    const right = bound / first + bound / second + constant
    const left = `x/${first} + x/${second}`
    const multiplied = `${first + second}x >= ${shared * (right - constant)}`
    const inequation = maths(`${left} ${signed(constant)} >= ${right}`)
    return {
      stem: say(
        `Solve ${inequation} for real numbers $x$.`,
        `वास्तविक संख्याओं $x$ के लिए ${inequation} को हल कीजिए।`,
        `$x$ వాస్తవ సంఖ్య అయితే ${inequation} సాధించండి.`,
      ),
      ask: { kind: 'interval', answer: `x >= ${bound}`, rules: { variable: 'x' } },
      marks: 3,
      hints: [
        say(
          `First bring the constant to the right: ${maths(`${left} >= ${right - constant}`)}.`,
          `पहले अचर पद को दाईं ओर ले जाइए: ${maths(`${left} >= ${right - constant}`)}।`,
          `ముందుగా స్థిర పదాన్ని కుడివైపుకు మార్చండి: ${maths(`${left} >= ${right - constant}`)}.`,
        ),
        say(
          `Multiply both sides by ${shared}, the LCM of the denominators: ${maths(multiplied)}.`,
          `दोनों पक्षों को हरों के LCM ${shared} से गुणा कीजिए: ${maths(multiplied)}।`,
          `హారాల LCM ${shared} తో రెండు వైపులా గుణించండి: ${maths(multiplied)}.`,
        ),
      ],
      solution: [line(`${left} >= ${right - constant}`, 1), line(multiplied, 1), line(`x >= ${bound}`, 1)],
    }
  },
}

export const linearInequations: PracticeTopic = {
  id: 'linear-inequations',
  name: say('Linear inequations', 'रैखिक असमिकाएँ', 'రేఖీయ అసమీకరణాలు'),
  skills: {
    'solve-linear-inequation': say('Solve a linear inequation', 'रैखिक असमिका हल करना', 'రేఖీయ అసమీకరణాన్ని సాధించడం'),
    'solution-set-of-inequation': say(
      'Solution set of an inequation',
      'असमिका का हल समुच्चय',
      'అసమీకరణం యొక్క సాధన సమితి',
    ),
  },
  makers: [negativeCoefficient, fractionInequation, naturalSolutions, doubleInequation],
}
