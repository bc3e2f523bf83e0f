import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/triangles.ts'
import { decimal, fraction } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { calculation, twoSteps } from './calculation.ts'
import { drawing, rightTriangle } from './figures.ts'
import { dividedWords, proveProportionality } from './prove-proportionality.ts'

/** A triangle with a line DE across it; `share` is the part AD of AB. */
const divided = (share: number, sides: Readonly<Record<string, string>>) =>
  drawing({
    points: {
      A: [1.2, 2],
      B: [0, 0],
      C: [3, 0],
      D: [1.2 * (1 - share), 2 - 2 * share],
      E: [1.2 + 1.8 * share, 2 - 2 * share],
    },
    lines: ['AB', 'BC', 'CA', 'DE'],
    sides,
  })

export const parallelLineDivides = widened({
  id: 'similarity/parallel-line-divides',
  skill: 'basic-proportionality',
  level: 1,
  sheet: (random) => {
    const { given, result } = worksheet.parallelLineDivides(random)
    return { ...given, ...result }
  },
  wide: (random) => {
    const [ad = 2, db = 3] = drawUntil(
      random,
      () => random.distinct(2, 2, 9),
      // the line is not so near an end that the letters meet
      (drawn) => Math.max(...drawn) <= 3 * Math.min(...drawn),
    )
    const factor = random.integer(3, 7) / 2
    return { ad, db, ae: ad * factor, ec: db * factor }
  },
  make: ({ ad, db, ...right }) => {
    const [ae, ec] = [decimal(right.ae), decimal(right.ec)]
    return {
      stem: say(
        `In $\\triangle ABC$, $DE \\parallel BC$ with $D$ on $AB$ and $E$ on $AC$. If $AD = ${ad}$ cm, $DB = ${db}$ cm and $AE = ${ae}$ cm, find $EC$.`,
        `$\\triangle ABC$ में $DE \\parallel BC$ है, जहाँ $D$, $AB$ पर और $E$, $AC$ पर है। यदि $AD = ${ad}$ cm, $DB = ${db}$ cm और $AE = ${ae}$ cm, तो $EC$ ज्ञात कीजिए।`,
        `$\\triangle ABC$ లో $DE \\parallel BC$; $D$ అనేది $AB$ పై, $E$ అనేది $AC$ పై ఉన్నాయి. $AD = ${ad}$ cm, $DB = ${db}$ cm, $AE = ${ae}$ cm అయితే $EC$ కనుగొనండి.`,
      ),
      figure: divided(ad / (ad + db), { AD: `${ad}`, DB: `${db}`, AE: ae }),
      figureWords: dividedWords,
      ask: { kind: 'quantity', answer: `${ec} cm`, rules: { unit: 'cm' } },
      working: calculation(twoSteps, {
        target: ec,
        facts: { AD: `${ad}`, DB: `${db}`, AE: ae, EC: ec },
        formulas: { EC: 'AE*DB/AD' },
      }),
      marks: 2,
      hints: [
        say(
          `By the basic proportionality theorem ${maths('AD/DB = AE/EC')}.`,
          `आधारभूत समानुपातिकता प्रमेय से ${maths('AD/DB = AE/EC')}।`,
          `ప్రాథమిక అనుపాత సిద్ధాంతం ద్వారా ${maths('AD/DB = AE/EC')}.`,
        ),
        say(
          `Solve ${maths(`${ad}/${db} = ${ae}/EC`)}.`,
          `${maths(`${ad}/${db} = ${ae}/EC`)} हल कीजिए।`,
          `${maths(`${ad}/${db} = ${ae}/EC`)} సాధించండి.`,
        ),
      ],
      solution: [line(`EC = (${ae}*${db})/${ad}`, 1), line(`EC = ${ec} cm`, 1)],
    }
  },
})

export const isItParallel: PracticeMaker = {
  id: 'similarity/is-it-parallel',
  version: 1,
  skill: 'basic-proportionality',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.isItParallel(random)
    const { ad, db } = given
    const [ae, ec] = [decimal(given.ae), decimal(given.ec)]
    const [first, second] = [fraction(ad, db), fraction(given.ae * 10, given.ec * 10)]
    return {
      stem: say(
        `$D$ and $E$ lie on the sides $AB$ and $AC$ of $\\triangle ABC$. $AD = ${ad}$ cm, $DB = ${db}$ cm, $AE = ${ae}$ cm, $EC = ${ec}$ cm. Is $DE \\parallel BC$?`,
        `$\\triangle ABC$ की भुजाओं $AB$ और $AC$ पर क्रमशः $D$ और $E$ हैं। $AD = ${ad}$ cm, $DB = ${db}$ cm, $AE = ${ae}$ cm, $EC = ${ec}$ cm। क्या $DE \\parallel BC$ है?`,
        `$\\triangle ABC$ లో $AB$, $AC$ భుజాలపై వరుసగా $D$, $E$ ఉన్నాయి. $AD = ${ad}$ cm, $DB = ${db}$ cm, $AE = ${ae}$ cm, $EC = ${ec}$ cm. $DE \\parallel BC$ అవుతుందా?`,
      ),
      figure: divided(ad / (ad + db), { AD: `${ad}`, DB: `${db}`, AE: ae, EC: ec }),
      figureWords: dividedWords,
      ask: {
        kind: 'choice',
        answer: result.parallel ? 'A' : 'B',
        options: [
          say('Yes, they are parallel.', 'हाँ, वे समांतर हैं।', 'అవును, అవి సమాంతరాలు.'),
          say('No, they are not parallel.', 'नहीं, वे समांतर नहीं हैं।', 'కాదు, అవి సమాంతరాలు కావు.'),
        ],
      },
      working: calculation(
        { 'says:m': 1, 'says:n': 1 },
        { target: second, facts: { AD: `${ad}`, DB: `${db}`, AE: ae, EC: ec, m: first, n: second } },
      ),
      marks: 2,
      hints: [
        say(
          `Compare the ratios ${maths('m = AD/DB')} and ${maths('n = AE/EC')}.`,
          `अनुपातों ${maths('m = AD/DB')} और ${maths('n = AE/EC')} की तुलना कीजिए।`,
          `${maths('m = AD/DB')}, ${maths('n = AE/EC')} నిష్పత్తులను పోల్చండి.`,
        ),
        say(
          `${maths(`m = ${ad}/${db}`)} and ${maths(`n = ${ae}/${ec}`)}. The lines are parallel only if they are equal.`,
          `${maths(`m = ${ad}/${db}`)} और ${maths(`n = ${ae}/${ec}`)}। रेखाएँ तभी समांतर हैं जब ये बराबर हों।`,
          `${maths(`m = ${ad}/${db}`)}, ${maths(`n = ${ae}/${ec}`)}. ఇవి సమానమైతేనే రేఖలు సమాంతరాలు.`,
        ),
      ],
      solution: [
        line(`m = ${ad}/${db}${first === `${ad}/${db}` ? '' : ` = ${first}`}`, 1),
        line(`n = ${ae}/${ec} = ${second}`, 1),
        result.parallel
          ? told(
              say('The ratios are equal: parallel.', 'अनुपात बराबर हैं: समांतर।', 'నిష్పత్తులు సమానం: సమాంతరాలు.'),
              0,
            )
          : told(
              say(
                'The ratios differ: not parallel.',
                'अनुपात भिन्न हैं: समांतर नहीं।',
                'నిష్పత్తులు వేరు: సమాంతరాలు కావు.',
              ),
              0,
            ),
      ],
    }
  },
}

export const shadowOfATree = widened<Record<'pole' | 'poleShadow' | 'treeShadow', number>>({
  id: 'similarity/shadow-of-a-tree',
  skill: 'similar-triangles',
  level: 2,
  sheet: (random) => worksheet.shadowOfATree(random).given,
  wide: (random) => {
    const [pole, poleShadow] = drawUntil(
      random,
      () =>
        [random.pick([1.2, 1.5, 1.8, 2, 2.4, 2.5, 2.7, 3]), random.pick([0.8, 1.2, 1.5, 1.6, 2])] as const,
      ([height, shadow]) => height !== shadow,
    )
    return { pole, poleShadow, treeShadow: poleShadow * random.integer(4, 10) }
  },
  make: (given) => {
    const [pole, poleShadow, treeShadow] = [
      decimal(given.pole),
      decimal(given.poleShadow),
      decimal(given.treeShadow),
    ]
    const tree = decimal((given.pole / given.poleShadow) * given.treeShadow)
    const equation = `h/${pole} = ${treeShadow}/${poleShadow}`
    return {
      stem: say(
        `A pole ${pole} m high casts a shadow of ${poleShadow} m. At the same time a tree casts a shadow of ${treeShadow} m. Find the height $h$ of the tree.`,
        `${pole} m ऊँचे खंभे की छाया ${poleShadow} m है। उसी समय एक पेड़ की छाया ${treeShadow} m है। पेड़ की ऊँचाई $h$ ज्ञात कीजिए।`,
        `${pole} m ఎత్తు గల స్తంభం నీడ ${poleShadow} m. అదే సమయంలో ఒక చెట్టు నీడ ${treeShadow} m. చెట్టు ఎత్తు $h$ కనుగొనండి.`,
      ),
      figure: rightTriangle(given.poleShadow, given.pole, { AB: `${treeShadow} m`, BC: 'h' }),
      figureWords: say(
        'A right triangle: $BC$ is the tree, $AB$ its shadow.',
        'समकोण त्रिभुज: $BC$ पेड़ और $AB$ उसकी छाया है।',
        'లంబకోణ త్రిభుజం: $BC$ చెట్టు, $AB$ దాని నీడ.',
      ),
      ask: { kind: 'quantity', answer: `${tree} m`, rules: { unit: 'm' } },
      working: {
        mode: 'solve',
        variables: ['h'],
        given: [equation],
        worlds: [{ h: tree }],
        marks: 3,
        milestones: [
          { id: 'ratio', marks: 2, shapes: ['equation', 'restated'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'The sun stands at the same angle, so the two triangles are similar (AA).',
          'सूर्य का उन्नयन कोण समान है, अतः दोनों त्रिभुज समरूप हैं (AA)।',
          'సూర్యుని కోణం ఒకటే కాబట్టి రెండు త్రిభుజాలూ సరూపాలు (AA).',
        ),
        say(
          `Heights are in the ratio of the shadows: ${maths(equation)}.`,
          `ऊँचाइयाँ छायाओं के अनुपात में हैं: ${maths(equation)}।`,
          `ఎత్తులు నీడల నిష్పత్తిలో ఉంటాయి: ${maths(equation)}.`,
        ),
      ],
      solution: [line(equation, 2), line(`h = ${tree} m`, 1)],
    }
  },
})

const sideSets = [
  [3, 4, 5],
  [4, 5, 6],
  [5, 6, 8],
  [6, 7, 9],
  [4, 6, 7],
  [5, 8, 9],
] as const

/** Three different sides of a triangle. */
const drawSides = (random: Random) =>
  drawUntil(
    random,
    () => {
      const [ab = 3, bc = 4, ca = 5] = random.distinct(3, 3, 12)
      return [ab, bc, ca] as const
    },
    (sides) => 2 * Math.max(...sides) < sides[0] + sides[1] + sides[2],
  )

export const correspondingSides = widened<readonly [number, number, number]>({
  id: 'similarity/corresponding-sides',
  skill: 'similar-triangles',
  level: 1,
  sheet: (random) => random.pick(sideSets),
  wide: drawSides,
  make: ([ab, bc, ca], random) => {
    const factor = random.pick([1.5, 2, 2.5, 3, 3.5, 4, 5])
    const [de, ef] = [ab * factor, `${bc * factor}`]
    return {
      stem: say(
        `$\\triangle ABC ∼ \\triangle DEF$ with $AB = ${ab}$ cm, $BC = ${bc}$ cm, $CA = ${ca}$ cm and $DE = ${de}$ cm. Find $EF$.`,
        `$\\triangle ABC ∼ \\triangle DEF$ है, जहाँ $AB = ${ab}$ cm, $BC = ${bc}$ cm, $CA = ${ca}$ cm और $DE = ${de}$ cm। $EF$ ज्ञात कीजिए।`,
        `$\\triangle ABC ∼ \\triangle DEF$; $AB = ${ab}$ cm, $BC = ${bc}$ cm, $CA = ${ca}$ cm, $DE = ${de}$ cm. $EF$ కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${ef} cm`, rules: { unit: 'cm' } },
      working: calculation(
        { number: 1 },
        {
          target: ef,
          facts: { AB: `${ab}`, BC: `${bc}`, CA: `${ca}`, DE: `${de}`, EF: ef, k: `${factor}` },
          formulas: { EF: 'BC*DE/AB' },
        },
      ),
      marks: 1,
      hints: [
        say(
          `Corresponding sides are in one ratio: ${maths('EF/BC = DE/AB')}.`,
          `संगत भुजाएँ एक ही अनुपात में होती हैं: ${maths('EF/BC = DE/AB')}।`,
          `అనురూప భుజాలు ఒకే నిష్పత్తిలో ఉంటాయి: ${maths('EF/BC = DE/AB')}.`,
        ),
        say(
          `Work out ${maths(`${bc}*${de}/${ab}`)}.`,
          `${maths(`${bc}*${de}/${ab}`)} का मान निकालिए।`,
          `${maths(`${bc}*${de}/${ab}`)} గణించండి.`,
        ),
      ],
      solution: [line(`EF = ${bc}*${de}/${ab}`, 0), line(`EF = ${ef} cm`, 1)],
    }
  },
})

export const similarity: PracticeTopic = {
  id: 'similarity',
  name: say('Similar triangles', 'समरूप त्रिभुज', 'సరూప త్రిభుజాలు'),
  skills: {
    'basic-proportionality': say(
      'Basic proportionality theorem',
      'आधारभूत समानुपातिकता प्रमेय',
      'ప్రాథమిక అనుపాత సిద్ధాంతం',
    ),
    'similar-triangles': say('Sides of similar triangles', 'समरूप त्रिभुजों की भुजाएँ', 'సరూప త్రిభుజాల భుజాలు'),
  },
  makers: [
    ...correspondingSides,
    ...parallelLineDivides,
    isItParallel,
    ...shadowOfATree,
    proveProportionality,
  ],
}
