import * as worksheet from '../../../worksheets/topics/lines.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { at } from './coordinate-geometry.ts'
import { polygon } from './figures.ts'

const inXAxis = say('the $x$-axis', '$x$-अक्ष', '$x$-అక్షం')
const inYAxis = say('the $y$-axis', '$y$-अक्ष', '$y$-అక్షం')
const inOrigin = say('the origin', 'मूल बिंदु', 'మూలబిందువు')
const options = [inXAxis, inYAxis, inOrigin]

const reflectPoint: PracticeMaker = {
  id: 'reflection/reflect-point',
  version: 1,
  skill: 'reflect-in-axes',
  level: 1,
  make: (random) => {
    const { x, y } = worksheet.reflectPoint(random).given
    const index = random.integer(0, 2)
    const mirror = options[index] ?? inOrigin
    const image = [index === 0 ? x : -x, index === 1 ? y : -y] as const
    return {
      stem: say(
        `Find the image of ${at('P', [x, y])} under reflection in ${mirror.en}.`,
        `${mirror.hi} में परावर्तन से ${at('P', [x, y])} का प्रतिबिंब ज्ञात कीजिए।`,
        `${mirror.te}లో పరావర్తనం వల్ల ${at('P', [x, y])} యొక్క ప్రతిబింబాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'point', answer: `(${image[0]}, ${image[1]})` },
      marks: 1,
      hints: [
        say(
          'Reflection in the $x$-axis changes the sign of $y$, in the $y$-axis that of $x$, in the origin both.',
          '$x$-अक्ष में परावर्तन से $y$ का चिह्न बदलता है, $y$-अक्ष में $x$ का, और मूल बिंदु में दोनों का।',
          '$x$-అక్షంలో పరావర్తనం $y$ గుర్తును, $y$-అక్షంలో $x$ గుర్తును, మూలబిందువులో రెండింటినీ మారుస్తుంది.',
        ),
        say(
          `The mirror is ${mirror.en}: think which of $${x}$ and $${y}$ changes its sign.`,
          `दर्पण ${mirror.hi} है: सोचिए कि $${x}$ और $${y}$ में से किसका चिह्न बदलेगा।`,
          `దర్పణం ${mirror.te}: $${x}$, $${y}$ లలో దేని గుర్తు మారుతుందో ఆలోచించండి.`,
        ),
      ],
      solution: [told(say(at("P'", image), at("P'", image), at("P'", image)), 1)],
    }
  },
}

const reflectTwice = widened({
  id: 'reflection/reflect-twice',
  skill: 'reflect-in-axes',
  level: 2,
  sheet: (random) => worksheet.reflectTwice(random).given,
  wide: (random) => ({ x: random.nonZero(-9, 9), y: random.nonZero(-9, 9) }),
  make: ({ x, y }) => {
    const [first, second] = [at("P'", [x, -y]), at("P''", [-x, -y])]
    return {
      stem: say(
        `${at('P', [x, y])} is reflected in the $x$-axis to $P'$, and $P'$ in the $y$-axis to $P''$. Find $P''$.`,
        `${at('P', [x, y])} का $x$-अक्ष में प्रतिबिंब $P'$ है और $P'$ का $y$-अक्ष में प्रतिबिंब $P''$ है। $P''$ ज्ञात कीजिए।`,
        `${at('P', [x, y])} కు $x$-అక్షంలో ప్రతిబింబం $P'$, $P'$ కు $y$-అక్షంలో ప్రతిబింబం $P''$. $P''$ కనుగొనండి.`,
      ),
      ask: { kind: 'point', answer: `(${-x}, ${-y})` },
      marks: 2,
      hints: [
        say(
          'Do one reflection after the other: first the sign of $y$ changes, then that of $x$.',
          'परावर्तन एक-एक करके कीजिए: पहले $y$ का चिह्न बदलता है, फिर $x$ का।',
          'పరావర్తనాలను ఒకదాని తర్వాత ఒకటి చేయండి: ముందు $y$ గుర్తు, తర్వాత $x$ గుర్తు మారుతుంది.',
        ),
        say(
          `The first image is ${first}. Reflect it in the $y$-axis.`,
          `पहला प्रतिबिंब ${first} है। उसे $y$-अक्ष में परावर्तित कीजिए।`,
          `మొదటి ప్రతిబింబం ${first}. దాన్ని $y$-అక్షంలో పరావర్తనం చేయండి.`,
        ),
      ],
      solution: [
        told(say(first, first, first), 1),
        told(
          say(
            `${second}: the same as one reflection in the origin`,
            `${second}: यह मूल बिंदु में एक परावर्तन के समान है`,
            `${second}: ఇది మూలబిందువులో ఒక పరావర్తనానికి సమానం`,
          ),
          1,
        ),
      ],
    }
  },
})

const mirrorLineOfPoints: PracticeMaker = {
  id: 'reflection/mirror-line-of-points',
  version: 1,
  skill: 'mirror-line',
  level: 2,
  make: (random) => {
    const { left, right } = worksheet.mirrorLineOfPoints(random).given
    const y = random.nonZero(-6, 6)
    const middle = (left + right) / 2
    const [p, q] = [at('P', [left, y]), at('Q', [right, y])]
    return {
      stem: say(
        `A reflection takes ${p} to ${q}. Find the equation of the mirror line.`,
        `एक परावर्तन ${p} को ${q} पर ले जाता है। दर्पण रेखा का समीकरण ज्ञात कीजिए।`,
        `ఒక పరావర్తనం ${p} ను ${q} కు చేరుస్తుంది. దర్పణ రేఖ సమీకరణాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'equation', answer: `x = ${middle}`, rules: { variables: ['x', 'y'] } },
      working: calculation(
        { 'substituted says:x': 1, 'says:x': 1 },
        { target: `${middle}`, facts: { x: `${middle}` } },
      ),
      marks: 2,
      hints: [
        say(
          'The mirror line is the perpendicular bisector of the segment joining a point to its image.',
          'दर्पण रेखा बिंदु और उसके प्रतिबिंब को मिलाने वाले रेखाखंड का लंब समद्विभाजक होती है।',
          'బిందువును దాని ప్రతిబింబంతో కలిపే రేఖాఖండం యొక్క లంబ సమద్విఖండన రేఖయే దర్పణ రేఖ.',
        ),
        say(
          `$PQ$ is parallel to the $x$-axis, so the mirror is ${maths('x = a')}; $a$ is half the sum of $${left}$ and $${right}$.`,
          `$PQ$, $x$-अक्ष के समांतर है, अतः दर्पण ${maths('x = a')} है; $a$, $${left}$ और $${right}$ के योग का आधा है।`,
          `$PQ$, $x$-అక్షానికి సమాంతరం, కాబట్టి దర్పణం ${maths('x = a')}; $a$ అనేది $${left}$, $${right}$ ల మొత్తంలో సగం.`,
        ),
      ],
      solution: [line(`x = (${left} + ${right < 0 ? `(${right})` : right})/2`, 1), line(`x = ${middle}`, 1)],
    }
  },
}

const invariantPoint = widened({
  id: 'reflection/invariant-point',
  skill: 'mirror-line',
  level: 1,
  sheet: (random) => worksheet.invariantPoint(random).given,
  wide: (random) => ({ x: random.nonZero(-30, 30), kind: random.pick(['x', 'y']) }),
  make: ({ x, kind }, random) => {
    const point = at('P', kind === 'x' ? [x, 0] : [0, x])
    const inX = random.pick([true, false])
    const mirror = inX ? inXAxis : inYAxis
    const isInvariant = inX === (kind === 'x')
    const image = at("P'", kind === 'x' ? [-x, 0] : [0, -x])
    return {
      stem: say(
        `Is ${point} invariant under reflection in ${mirror.en}?`,
        `क्या ${point}, ${mirror.hi} में परावर्तन से अपरिवर्तित रहता है?`,
        `${mirror.te}లో పరావర్తనం వల్ల ${point} మారకుండా ఉంటుందా?`,
      ),
      ask: {
        kind: 'choice',
        answer: isInvariant ? 'A' : 'B',
        options: [
          say('Yes, it lies on the mirror.', 'हाँ, वह दर्पण पर स्थित है।', 'అవును, అది దర్పణంపై ఉంది.'),
          say(
            'No, its image is another point.',
            'नहीं, उसका प्रतिबिंब दूसरा बिंदु है।',
            'కాదు, దాని ప్రతిబింబం మరో బిందువు.',
          ),
        ],
      },
      marks: 1,
      hints: [
        say(
          'A point stays where it is only if it lies on the mirror line.',
          'कोई बिंदु अपने स्थान पर तभी रहता है जब वह दर्पण रेखा पर हो।',
          'దర్పణ రేఖపై ఉన్న బిందువు మాత్రమే తన స్థానంలో ఉంటుంది.',
        ),
        say(
          'On the $x$-axis $y$ is zero, on the $y$-axis $x$ is zero. Look at the coordinates of $P$.',
          '$x$-अक्ष पर $y$ शून्य होता है और $y$-अक्ष पर $x$ शून्य। $P$ के निर्देशांक देखिए।',
          '$x$-అక్షంపై $y$ సున్న, $y$-అక్షంపై $x$ సున్న. $P$ నిరూపకాలను చూడండి.',
        ),
      ],
      solution: [
        isInvariant
          ? told(
              say(
                `Yes: $P$ lies on ${mirror.en}.`,
                `हाँ: $P$, ${mirror.hi} पर है।`,
                `అవును: $P$, ${mirror.te}పై ఉంది.`,
              ),
              1,
            )
          : told(
              say(`No: its image is ${image}.`, `नहीं: उसका प्रतिबिंब ${image} है।`, `కాదు: దాని ప్రతిబింబం ${image}.`),
              1,
            ),
      ],
    }
  },
})

const reflectTriangle = widened({
  id: 'reflection/reflect-triangle',
  skill: 'reflect-in-axes',
  level: 3,
  sheet: (random) => ({ ...worksheet.reflectTriangle(random).given, x: random.integer(1, 3) }),
  wide: (random) => ({
    base: random.integer(2, 8),
    height: random.integer(2, 7),
    x: random.integer(1, 6),
  }),
  make: ({ base, height, x }) => {
    const [a, b, c] = [
      [x, 1],
      [x + base, 1],
      [x, 1 + height],
    ] as const
    const images = `${at("A'", [-x, 1])}, ${at("B'", [-x - base, 1])}, ${at("C'", [-x, 1 + height])}`
    const all = `${at('A', a)}, ${at('B', b)}, ${at('C', c)}`
    const area = base * height
    return {
      stem: say(
        `Plot ${all} on graph paper and reflect the triangle in the $y$-axis. Find the area $S$ of both triangles together, in square units.`,
        `ग्राफ़ पेपर पर ${all} अंकित कीजिए और त्रिभुज को $y$-अक्ष में परावर्तित कीजिए। दोनों त्रिभुजों का कुल क्षेत्रफल $S$ वर्ग इकाई में ज्ञात कीजिए।`,
        `గ్రాఫ్ కాగితంపై ${all} గుర్తించి, త్రిభుజాన్ని $y$-అక్షంలో పరావర్తనం చేయండి. రెండు త్రిభుజాల మొత్తం వైశాల్యం $S$ చదరపు యూనిట్లలో కనుగొనండి.`,
      ),
      figure: polygon({ A: a, B: b, C: c }),
      figureWords: say('The triangle $ABC$.', 'त्रिभुज $ABC$।', 'త్రిభుజం $ABC$.'),
      ask: { kind: 'number', answer: `${area}` },
      marks: 4,
      hints: [
        say(
          'Reflection in the $y$-axis changes the sign of $x$ alone, and no length.',
          '$y$-अक्ष में परावर्तन केवल $x$ का चिह्न बदलता है, कोई लंबाई नहीं।',
          '$y$-అక్షంలో పరావర్తనం $x$ గుర్తును మాత్రమే మారుస్తుంది; పొడవులు మారవు.',
        ),
        say(
          `Both triangles have the base $${base}$ and the height $${height}$.`,
          `दोनों त्रिभुजों का आधार $${base}$ और ऊँचाई $${height}$ है।`,
          `రెండు త్రిభుజాలకూ భూమి $${base}$, ఎత్తు $${height}$.`,
        ),
      ],
      solution: [
        told(say(images, images, images), 2),
        told(say('Both triangles are drawn.', 'दोनों त्रिभुज बनाए।', 'రెండు త్రిభుజాలూ గీశాము.'), 1),
        line(`S = 2*1/2*${base}*${height} = ${area}`, 1),
      ],
    }
  },
})

export const reflection: PracticeTopic = {
  id: 'reflection',
  name: say('Reflection', 'परावर्तन', 'పరావర్తనం'),
  skills: {
    'reflect-in-axes': say(
      'Reflect in the axes and the origin',
      'अक्षों और मूल बिंदु में परावर्तन',
      'అక్షాలు, మూలబిందువులో పరావర్తనం',
    ),
    'mirror-line': say(
      'Mirror line and invariant points',
      'दर्पण रेखा और अपरिवर्तित बिंदु',
      'దర్పణ రేఖ, మారని బిందువులు',
    ),
  },
  makers: [reflectPoint, ...invariantPoint, ...reflectTwice, mirrorLineOfPoints, ...reflectTriangle],
}
