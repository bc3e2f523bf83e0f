import * as worksheet from '../../../worksheets/topics/neighbours.ts'
import { bracketed, decimal } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { joined, same, tableOf } from '../statistics/frequency-table.ts'
import { choiceOf } from './choice.ts'

const distance: PracticeMaker = {
  id: 'nearest-neighbour/distance-of-points',
  version: 1,
  skill: 'distance-of-data-points',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.distanceForNeighbour(random)
    const [[x, y], [p, q]] = [given.from, given.to]
    const squares = `d^2 = (${p} - ${bracketed(x)})^2 + (${q} - ${bracketed(y)})^2`
    return {
      stem: say(
        `Find the distance between the data points $(${x}, ${y})$ and $(${p}, ${q})$.`,
        `आँकड़ों के बिंदुओं $(${x}, ${y})$ और $(${p}, ${q})$ के बीच की दूरी ज्ञात कीजिए।`,
        `దత్తాంశ బిందువులు $(${x}, ${y})$, $(${p}, ${q})$ ల మధ్య దూరాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${result.distance}`, rules: { form: 'worked-out' } },
      working: calculation(
        { substituted: 0.5, number: 0.5 },
        { target: `${result.distance}`, facts: { d: `${result.distance}` } },
      ),
      marks: 1,
      hints: [
        say(
          'The two differences of the coordinates are the legs of a right triangle; the distance is its hypotenuse.',
          'निर्देशांकों के दोनों अंतर एक समकोण त्रिभुज की भुजाएँ हैं; दूरी उसका कर्ण है।',
          'నిరూపకాల రెండు భేదాలు ఒక లంబకోణ త్రిభుజం భుజాలు; దూరం దాని కర్ణం.',
        ),
        say(
          `Here ${maths(squares)}. Take the square root.`,
          `यहाँ ${maths(squares)} है। वर्गमूल लीजिए।`,
          `ఇక్కడ ${maths(squares)}. వర్గమూలం తీసుకోండి.`,
        ),
      ],
      solution: [line(`d = sqrt(${p - x}^2 + ${q - y}^2)`, 0.5), line(`d = ${result.distance}`, 0.5)],
    }
  },
}

const groups = {
  swims: say('swims', 'तैराक', 'ఈతగాడు'),
  runs: say('runs', 'धावक', 'పరుగు వీరుడు'),
}
const names = ['P', 'Q', 'R', 'S']

const nearestPoint: PracticeMaker = {
  id: 'nearest-neighbour/nearest-point',
  version: 1,
  skill: 'decide-by-neighbours',
  level: 2,
  make: (random) => {
    const { given } = worksheet.nearestPoint(random)
    const { x, y, points } = given
    const groupOf = (label: string) => (label === 'swims' ? groups.swims : groups.runs)
    const options = points.map(({ label }, index) => {
      const { en, hi, te } = groupOf(label)
      return say(`$${names[index]}$: ${en}`, `$${names[index]}$: ${hi}`, `$${names[index]}$: ${te}`)
    })
    const smallest = Math.min(...points.map(({ square }) => square))
    const at = points.findIndex(({ square }) => square === smallest)
    const right = options[at] ?? groups.runs
    const [first] = points
    const start = `(${first?.x} - ${x})^2 + (${first?.y} - ${y})^2 = ${first?.square}`
    return {
      stem: joined(
        say(
          `Four students with two measurements each. Which of them is the nearest neighbour of $(${x}, ${y})$, and which group does it give?`,
          `चार विद्यार्थी, प्रत्येक के दो माप। $(${x}, ${y})$ का निकटतम पड़ोसी कौन है और वह कौन-सा समूह बताता है?`,
          `నలుగురు విద్యార్థులు, ఒక్కొక్కరికి రెండు కొలతలు. $(${x}, ${y})$ కు సమీప పొరుగు ఎవరు, అది ఏ సమూహాన్ని సూచిస్తుంది?`,
        ),
        tableOf(
          [same(''), same('$x$'), same('$y$'), say('Group', 'समूह', 'సమూహం')],
          points.map((point, index) => [names[index] ?? '', point.x, point.y, groupOf(point.label)]),
        ),
      ),
      ask: choiceOf(
        random,
        right,
        options.filter((option) => option !== right),
      ),
      marks: 3,
      hints: [
        say(
          'Find the square of the distance to each of the four points. The smallest decides.',
          'चारों बिंदुओं तक की दूरी का वर्ग ज्ञात कीजिए। सबसे छोटा निर्णय करता है।',
          'నాలుగు బిందువులకు దూరాల వర్గాలను కనుగొనండి. అన్నిటికంటే చిన్నది నిర్ణయిస్తుంది.',
        ),
        say(
          `For $P$ it is ${maths(start)}. Go on with $Q$, $R$ and $S$.`,
          `$P$ के लिए ${maths(start)} है। $Q$, $R$ और $S$ के लिए भी ज्ञात कीजिए।`,
          `$P$ కు ${maths(start)}. $Q$, $R$, $S$ లకు కూడా కనుగొనండి.`,
        ),
      ],
      solution: [
        told(
          say(
            `Squares of the distances: $${points.map(({ square }) => square).join(', ')}$`,
            `दूरियों के वर्ग: $${points.map(({ square }) => square).join(', ')}$`,
            `దూరాల వర్గాలు: $${points.map(({ square }) => square).join(', ')}$`,
          ),
          2,
        ),
        told(right, 1),
      ],
    }
  },
}

const ripeness = {
  ripe: say('ripe', 'पका', 'పండినది'),
  raw: say('raw', 'कच्चा', 'పచ్చిది'),
}

const threeNeighbours: PracticeMaker = {
  id: 'nearest-neighbour/three-neighbours',
  version: 1,
  skill: 'decide-by-neighbours',
  level: 2,
  make: (random) => {
    const { at, values, labels } = worksheet.threeNeighbours(random).given
    const labelOf = (label: string) => (label === 'ripe' ? ripeness.ripe : ripeness.raw)
    const near = values
      .map((value, index) => ({ value, gap: Math.abs(value - at), label: labels[index] ?? 'raw' }))
      .sort((left, right) => left.gap - right.gap)
      .slice(0, 3)
    const ripe = near.filter(({ label }) => label === 'ripe').length
    const votes = [3, 2, 1, 0].map((count) =>
      say(
        `${count >= 2 ? 'Ripe' : 'Raw'}: ${Math.max(count, 3 - count)} of 3 votes`,
        `${count >= 2 ? 'पका' : 'कच्चा'}: 3 में से ${Math.max(count, 3 - count)} मत`,
        `${count >= 2 ? 'పండినది' : 'పచ్చిది'}: 3 లో ${Math.max(count, 3 - count)} ఓట్లు`,
      ),
    )
    const right = votes[3 - ripe] ?? ripeness.raw
    const gaps = `$${values.map((value) => Math.abs(value - at)).join(', ')}$`
    const nearest = `$${near.map(({ value }) => value).join(', ')}$`
    return {
      stem: joined(
        say(
          `A tomato has the colour value ${at}. How do its three nearest neighbours decide?`,
          `एक टमाटर का रंग-मान ${at} है। उसके तीन निकटतम पड़ोसी क्या निर्णय देते हैं?`,
          `ఒక టమాటా రంగు విలువ ${at}. దాని మూడు సమీప పొరుగులు ఏమి నిర్ణయిస్తాయి?`,
        ),
        tableOf(
          [say('Colour', 'रंग', 'రంగు'), say('Label', 'नाम', 'పేరు')],
          values.map((value, index) => [value, labelOf(labels[index] ?? 'raw')]),
        ),
      ),
      ask: choiceOf(
        random,
        right,
        votes.filter((vote) => vote !== right),
      ),
      marks: 3,
      hints: [
        say(
          `Find how far each value is from ${at}. Take the three smallest distances.`,
          `प्रत्येक मान ${at} से कितनी दूर है, ज्ञात कीजिए। सबसे छोटी तीन दूरियाँ लीजिए।`,
          `ప్రతి విలువ ${at} నుండి ఎంత దూరంలో ఉందో కనుగొనండి. అతి చిన్న మూడు దూరాలను తీసుకోండి.`,
        ),
        say(
          `In the order of the table the distances are ${gaps}. What are the labels of the three nearest?`,
          `सारणी के क्रम में दूरियाँ ${gaps} हैं। तीन निकटतम के नाम क्या हैं?`,
          `పట్టిక వరుసలో దూరాలు ${gaps}. మూడు దగ్గరివాటి పేర్లు ఏమిటి?`,
        ),
      ],
      solution: [
        told(say(`Distances: ${gaps}`, `दूरियाँ: ${gaps}`, `దూరాలు: ${gaps}`), 1),
        told(
          say(
            `The three nearest: ${nearest} (${near.map(({ label }) => labelOf(label).en).join(', ')})`,
            `तीन निकटतम: ${nearest} (${near.map(({ label }) => labelOf(label).hi).join(', ')})`,
            `మూడు దగ్గరివి: ${nearest} (${near.map(({ label }) => labelOf(label).te).join(', ')})`,
          ),
          1,
        ),
        told(right, 1),
      ],
    }
  },
}

const whyScale: PracticeMaker = {
  id: 'nearest-neighbour/why-scale',
  version: 1,
  skill: 'distance-of-data-points',
  level: 3,
  make: (random) => {
    const height = random.integer(2, 18)
    const grams = 50 * random.integer(4, 18)
    const [inGrams, inKilograms] = [height ** 2 + grams ** 2, decimal(height ** 2 + (grams / 1000) ** 2, 4)]
    return {
      stem: say(
        `Two mangoes differ by ${height} cm in length and ${grams} g in weight. Find the square $p$ of their distance with the weight in g, and its value $q$ with the weight in kg.`,
        `दो आमों की लंबाई में ${height} cm और भार में ${grams} g का अंतर है। भार g में लेकर उनकी दूरी का वर्ग $p$ ज्ञात कीजिए, और भार kg में लेकर उसका मान $q$।`,
        `రెండు మామిడిపండ్ల పొడవులో ${height} cm, బరువులో ${grams} g తేడా ఉంది. బరువును g లో తీసుకుని వాటి దూరం వర్గం $p$ ను, kg లో తీసుకుని దాని విలువ $q$ ను కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `p = ${inGrams}, q = ${inKilograms}`, rules: { variables: ['p', 'q'] } },
      working: calculation(
        { 'says:p': 1, 'number says:q': 1 },
        { target: inKilograms, facts: { p: `${inGrams}`, q: inKilograms } },
      ),
      marks: 2,
      hints: [
        say('Square both differences and add them.', 'दोनों अंतरों का वर्ग करके जोड़िए।', 'రెండు భేదాల వర్గాలను కూడండి.'),
        say(
          `In g: ${maths(`p = ${height}^2 + ${grams}^2`)}. In kg the second difference is ${maths(`${grams}/1000 = ${grams / 1000}`)}.`,
          `g में: ${maths(`p = ${height}^2 + ${grams}^2`)}। kg में दूसरा अंतर ${maths(`${grams}/1000 = ${grams / 1000}`)} है।`,
          `g లో: ${maths(`p = ${height}^2 + ${grams}^2`)}. kg లో రెండవ భేదం ${maths(`${grams}/1000 = ${grams / 1000}`)}.`,
        ),
      ],
      solution: [
        line(`p = ${height}^2 + ${grams}^2 = ${inGrams}`, 1),
        line(`q = ${height}^2 + ${grams / 1000}^2 = ${inKilograms}`, 1),
        told(
          say(
            'In g the weight decides nearly alone, in kg the length: bring both to one scale first.',
            'g में लगभग अकेला भार निर्णय करता है, kg में लंबाई: पहले दोनों को एक पैमाने पर लाइए।',
            'g లో దాదాపు బరువు ఒక్కటే నిర్ణయిస్తుంది, kg లో పొడవు: ముందుగా రెండింటినీ ఒకే కొలబద్దకు తేవాలి.',
          ),
          0,
        ),
      ],
    }
  },
}

export const nearestNeighbour: PracticeTopic = {
  id: 'nearest-neighbour',
  name: say('Nearest neighbour', 'निकटतम पड़ोसी', 'సమీప పొరుగు'),
  skills: {
    'distance-of-data-points': say('Distance of data points', 'आँकड़ों के बिंदुओं की दूरी', 'దత్తాంశ బిందువుల దూరం'),
    'decide-by-neighbours': say('Decide by neighbours', 'पड़ोसियों से निर्णय', 'పొరుగుల ద్వారా నిర్ణయం'),
  },
  makers: [distance, nearestPoint, threeNeighbours, whyScale],
}
