import * as worksheet from '../../../worksheets/topics/quadratic-graphs.ts'
import { combination, polynomial, signed } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { joined, same, tableOf } from './frequency-table.ts'

const letter = (name: string) => same(`$${name}$`)

const quadraticTable = widened<{ a: number; first: number; second: number }>({
  id: 'quadratic-graphs/table-and-roots',
  skill: 'graph-of-quadratic',
  level: 2,
  sheet: (random) => {
    const first = random.integer(-6, 4)
    return { a: 1, first, second: first + random.pick([2, 4, 6]) }
  },
  wide: (random) =>
    drawUntil(
      random,
      () => {
        const first = random.integer(-9, 7)
        return { a: random.pick([1, -1, 2, -2]), first, second: first + random.pick([2, 4, 6, 8]) }
      },
      ({ second }) => second <= 9,
    ),
  make: ({ a, first, second }) => {
    const middle = (first + second) / 2
    const right = polynomial([a, -a * (first + second), a * first * second])
    const from = middle - 4
    const value = (x: number) => a * (x - first) * (x - second)
    const points = Array.from({ length: 9 }, (_, index) => [from + index, value(from + index)] as const)
    const table = tableOf([letter('x'), letter('y')], points)
    return {
      stem: say(
        `Make a table for ${maths(`y = ${right}`)} from $x = ${from}$ to $x = ${from + 8}$, draw the curve on graph paper and read off the roots of ${maths(`${right} = 0`)}.`,
        `$x = ${from}$ से $x = ${from + 8}$ तक ${maths(`y = ${right}`)} की सारणी बनाइए, ग्राफ़ पेपर पर वक्र खींचिए और ${maths(`${right} = 0`)} के मूल पढ़िए।`,
        `$x = ${from}$ నుండి $x = ${from + 8}$ వరకు ${maths(`y = ${right}`)} పట్టికను తయారుచేసి, గ్రాఫ్ కాగితంపై వక్రాన్ని గీసి, ${maths(`${right} = 0`)} మూలాలను చదవండి.`,
      ),
      ask: { kind: 'solutions', answer: `${first} or ${second}`, rules: { variable: 'x' } },
      marks: 8,
      hints: [
        say(
          'The roots are the values of $x$ at which the curve meets the $x$-axis, where $y = 0$.',
          'मूल $x$ के वे मान हैं जिन पर वक्र $x$-अक्ष से मिलता है, जहाँ $y = 0$ है।',
          'వక్రం $x$-అక్షాన్ని తాకే చోట, అంటే $y = 0$ అయ్యే $x$ విలువలే మూలాలు.',
        ),
        say(
          `The curve turns at $x = ${middle}$, where $y = ${value(middle)}$; the values on both sides of it repeat.`,
          `वक्र $x = ${middle}$ पर मुड़ता है, जहाँ $y = ${value(middle)}$ है; उसके दोनों ओर मान दोहराए जाते हैं।`,
          `$x = ${middle}$ వద్ద వక్రం మలుపు తిరుగుతుంది, అక్కడ $y = ${value(middle)}$; దానికి రెండు వైపులా విలువలు మళ్ళీ వస్తాయి.`,
        ),
      ],
      solution: [
        told(joined(say('Table:', 'सारणी:', 'పట్టిక:'), table), 3),
        told(
          say(
            'Drawing: scale written, points plotted, smooth curve',
            'चित्र: पैमाना लिखा हुआ, बिंदु आलेखित, निष्कोण वक्र',
            'చిత్రం: స్కేలు రాయడం, బిందువులను గుర్తించడం, సున్నితమైన వక్రం',
          ),
          3,
        ),
        line(`x = ${first} or x = ${second}`, 2),
      ],
    }
  },
})

const lowestPoint = widened({
  id: 'quadratic-graphs/lowest-point',
  skill: 'vertex-of-parabola',
  level: 2,
  sheet: (random) => {
    const { middle, low } = worksheet.lowestPoint(random).result
    return { middle, low }
  },
  wide: (random) => ({ middle: random.nonZero(-8, 8), low: random.nonZero(-9, 9) }),
  make: ({ middle, low }) => {
    const [b, c] = [-2 * middle, middle * middle + low]
    const right = polynomial([1, b, c])
    const square = `y = (x ${signed(-middle)})^2 ${signed(low)}`
    return {
      stem: say(
        `Find the lowest point of the curve ${maths(`y = ${right}`)}. Does the curve meet the $x$-axis?`,
        `वक्र ${maths(`y = ${right}`)} का निम्नतम बिंदु ज्ञात कीजिए। क्या वक्र $x$-अक्ष से मिलता है?`,
        `${maths(`y = ${right}`)} వక్రం యొక్క కనిష్ఠ బిందువును కనుగొనండి. వక్రం $x$-అక్షాన్ని కలుస్తుందా?`,
      ),
      ask: { kind: 'point', answer: `(${middle}, ${low})` },
      marks: 3,
      hints: [
        say(
          'Complete the square. A square is never negative, so $y$ is least where the square is $0$.',
          'पूर्ण वर्ग बनाइए। वर्ग कभी ऋणात्मक नहीं होता, इसलिए $y$ वहाँ सबसे छोटा है जहाँ वर्ग $0$ है।',
          'సంపూర్ణ వర్గంగా రాయండి. వర్గం ఎప్పుడూ రుణాత్మకం కాదు కాబట్టి వర్గం $0$ అయిన చోట $y$ కనిష్ఠం.',
        ),
        say(
          `Half of $${b}$ is $${b / 2}$: begin with ${maths(`(x ${signed(b / 2)})^2`)}.`,
          `$${b}$ का आधा $${b / 2}$ है: ${maths(`(x ${signed(b / 2)})^2`)} से आरंभ कीजिए।`,
          `$${b}$ లో సగం $${b / 2}$: ${maths(`(x ${signed(b / 2)})^2`)} తో మొదలుపెట్టండి.`,
        ),
      ],
      solution: [
        line(square, 1),
        told(
          say(
            `Lowest point: $(${middle}, ${low})$`,
            `निम्नतम बिंदु: $(${middle}, ${low})$`,
            `కనిష్ఠ బిందువు: $(${middle}, ${low})$`,
          ),
          1,
        ),
        told(
          low < 0
            ? say(
                'It lies below the $x$-axis, so the curve meets the axis in two points.',
                'यह $x$-अक्ष के नीचे है, इसलिए वक्र अक्ष से दो बिंदुओं पर मिलता है।',
                'ఇది $x$-అక్షానికి కింద ఉంది కాబట్టి వక్రం అక్షాన్ని రెండు బిందువుల వద్ద ఖండిస్తుంది.',
              )
            : say(
                'It lies above the $x$-axis, so the curve does not meet the axis.',
                'यह $x$-अक्ष के ऊपर है, इसलिए वक्र अक्ष से नहीं मिलता।',
                'ఇది $x$-అక్షానికి పైన ఉంది కాబట్టి వక్రం అక్షాన్ని తాకదు.',
              ),
          1,
        ),
      ],
    }
  },
})

/** The curve y = x² + p x + q around its lowest point, with the numbers of both axes. */
function drawCurve(p: number, q: number): string {
  const turn = Math.round(-p / 2)
  const y = (x: number) => x * x + p * x + q
  const [low, high] = [Math.min(0, Math.floor(y(-p / 2))) - 1, Math.max(2, y(turn + 3) + 1, y(turn - 3) + 1)]
  const [left, right] = [Math.min(-1, turn - 4), Math.max(1, turn + 4)]
  const at = (x: number, up: number) =>
    `${((x - left) * 24 + 12).toFixed(1)},${((high - up) * 10 + 10).toFixed(1)}`
  const curve = Array.from({ length: 61 }, (_, index) => turn - 3 + index / 10)
    .filter((x) => y(x) <= high)
    .map((x) => at(x, y(x)))
  const [width, height] = [(right - left) * 24 + 24, (high - low) * 10 + 20]
  const label = (x: number, up: number, text: string) => {
    const [across, down] = at(x, up).split(',')
    return `<text x="${across}" y="${down}" dx="3" dy="10">${text}</text>`
  }
  const across = Array.from({ length: right - left - 1 }, (_, index) => left + 1 + index)
  const marks = [...across.map((x) => label(x, 0, `${x}`)), label(right, 0, 'x'), label(0, high, 'y')]
  return `<svg viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor"><polyline points="${at(left, 0)} ${at(right, 0)}"/><polyline points="${at(0, low)} ${at(0, high)}"/><polyline stroke-width="2" points="${curve.join(' ')}"/><g fill="currentColor" stroke="none" font-size="9">${marks.join('')}</g></svg>`
}

const solveByLine: PracticeMaker = {
  id: 'quadratic-graphs/solve-by-line',
  version: 1,
  skill: 'graph-of-quadratic',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.solveByLine(random)
    const { b, c, slope, shift } = given
    const [first, second] = result.roots
    const [curve, equation] = [polynomial([1, b + slope, c + shift]), polynomial([1, b, c])]
    const right = combination([
      [slope, 'x'],
      [shift, ''],
    ])
    return {
      stem: say(
        `The graph of ${maths(`y = ${curve}`)} is drawn. Which line must be drawn to solve ${maths(`${equation} = 0`)}? Give its equation.`,
        `${maths(`y = ${curve}`)} का आलेख खींचा गया है। ${maths(`${equation} = 0`)} को हल करने के लिए कौन-सी रेखा खींचनी होगी? उसका समीकरण लिखिए।`,
        `${maths(`y = ${curve}`)} రేఖాచిత్రం గీయబడింది. ${maths(`${equation} = 0`)} ను సాధించడానికి ఏ రేఖను గీయాలి? దాని సమీకరణం రాయండి.`,
      ),
      figure: drawCurve(b + slope, c + shift),
      figureWords: say(
        `The curve ${maths(`y = ${curve}`)}, open upwards.`,
        `ऊपर की ओर खुला वक्र ${maths(`y = ${curve}`)}।`,
        `పైకి తెరుచుకున్న వక్రం ${maths(`y = ${curve}`)}.`,
      ),
      ask: { kind: 'equation', answer: `y = ${right}`, rules: { variables: ['x', 'y'] } },
      marks: 4,
      hints: [
        say(
          'Subtract the equation that is to be solved from the equation of the curve.',
          'वक्र के समीकरण में से हल किया जाने वाला समीकरण घटाइए।',
          'వక్రం సమీకరణం నుండి సాధించాల్సిన సమీకరణాన్ని తీసివేయండి.',
        ),
        say(
          `Work out ${maths(`y - 0 = (${curve}) - (${equation})`)}.`,
          `${maths(`y - 0 = (${curve}) - (${equation})`)} को सरल कीजिए।`,
          `${maths(`y - 0 = (${curve}) - (${equation})`)} ను సూక్ష్మీకరించండి.`,
        ),
      ],
      solution: [
        line(`y = (${curve}) - (${equation})`, 1),
        line(`y = ${right}`, 1),
        told(
          say(
            `Line and curve meet where $x = ${first}$ and $x = ${second}$: these are the roots.`,
            `रेखा और वक्र $x = ${first}$ और $x = ${second}$ पर मिलते हैं: यही मूल हैं।`,
            `రేఖ, వక్రం $x = ${first}$, $x = ${second}$ వద్ద కలుస్తాయి: ఇవే మూలాలు.`,
          ),
          2,
        ),
      ],
    }
  },
}

export const quadraticGraphs: PracticeTopic = {
  id: 'quadratic-graphs',
  name: say('Graphs of quadratic functions', 'द्विघात फलनों के आलेख', 'వర్గ ప్రమేయాల రేఖాచిత్రాలు'),
  skills: {
    'graph-of-quadratic': say('Solve by a graph', 'आलेख से हल करना', 'రేఖాచిత్రం ద్వారా సాధించడం'),
    'vertex-of-parabola': say('Lowest point of a parabola', 'परवलय का निम्नतम बिंदु', 'పరావలయం కనిష్ఠ బిందువు'),
  },
  makers: [...lowestPoint, ...quadraticTable, solveByLine],
}
