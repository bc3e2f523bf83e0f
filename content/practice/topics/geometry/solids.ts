import * as worksheet from '../../../worksheets/topics/solids.ts'
import { decimal, fraction } from '../../../worksheets/typst.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, rounded, say } from '../../writing.ts'
import { isShort } from '../statistics/frequency-table.ts'
import { calculation, twoSteps } from './calculation.ts'
import { capsuleSurface, coneOnHemisphere, tentCloth } from './combined-solids.ts'
import { solid } from './figures.ts'
import { cubesJoined, cylinderVolume, pi, takePi } from './plain-solids.ts'

const meltedSphere = widened({
  id: 'solids/melted-sphere',
  skill: 'conversion-of-solids',
  level: 2,
  sheet: (random) => ({ small: random.integer(1, 6), factor: random.integer(2, 8) }),
  wide: (random) =>
    drawUntil(
      random,
      () => ({ small: random.integer(5, 60) / 10, factor: random.integer(2, 10) }),
      ({ small, factor }) => small * factor <= 30,
    ),
  make: ({ small, factor }) => {
    const large = decimal(small * factor)
    const count = `${factor ** 3}`
    return {
      stem: say(
        `A metal sphere of radius ${large} cm is melted and made into balls of radius ${small} cm. How many balls ($n$) are made?`,
        `${large} cm त्रिज्या वाले धातु के गोले को पिघलाकर ${small} cm त्रिज्या की गोलियाँ बनाई जाती हैं। कितनी गोलियाँ ($n$) बनेंगी?`,
        `${large} cm వ్యాసార్ధం గల లోహ గోళాన్ని కరిగించి ${small} cm వ్యాసార్ధం గల గుండ్లు చేశారు. ఎన్ని గుండ్లు ($n$) వస్తాయి?`,
      ),
      ask: { kind: 'number', answer: count },
      working: calculation(twoSteps, {
        target: count,
        facts: { n: count, R: `${large}`, r: `${small}` },
        formulas: { n: 'R^3/r^3' },
      }),
      marks: 2,
      hints: [
        say(
          'The volume stays the same: divide the volume of the large sphere by that of a ball.',
          'आयतन नहीं बदलता: बड़े गोले के आयतन को एक गोली के आयतन से भाग दीजिए।',
          'ఘనపరిమాణం మారదు: పెద్ద గోళం ఘనపరిమాణాన్ని ఒక గుండు ఘనపరిమాణంతో భాగించండి.',
        ),
        say(
          `${maths('4/3 π')} cancels: ${maths('n = R^3/r^3')} with $R = ${large}$ and $r = ${small}$.`,
          `${maths('4/3 π')} कट जाता है: ${maths('n = R^3/r^3')}, जहाँ $R = ${large}$ और $r = ${small}$।`,
          `${maths('4/3 π')} కొట్టివేయబడుతుంది: ${maths('n = R^3/r^3')}; $R = ${large}$, $r = ${small}$.`,
        ),
      ],
      solution: [line(`n = ${large}^3/${small}^3`, 1), line(`n = ${count}`, 1)],
    }
  },
})

const depthOf = ({ jar, level, cylinder }: Record<'jar' | 'level' | 'cylinder', number>) =>
  (level * cylinder * cylinder) / (jar * jar)

const waterLevel = widened({
  id: 'solids/water-level',
  skill: 'conversion-of-solids',
  level: 2,
  sheet: (random) => ({ ...worksheet.waterLevel(random).given, isExact: false }),
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        jar: random.pick([10, 12, 14, 15, 16, 18, 20, 21]),
        level: random.integer(4, 24),
        cylinder: random.pick([7, 14]),
        isExact: true,
      }),
      (drawn) => {
        const depth = depthOf(drawn)
        // a depth halfway between two hundredths could be rounded either way
        const isHalfway = Math.abs(((depth * 100) % 1) - 0.5) < 1e-6
        return drawn.jar !== drawn.cylinder && depth >= 1 && depth <= 30 && !isHalfway
      },
    ),
  make: ({ jar, level, cylinder, isExact }) => {
    const depth = depthOf({ jar, level, cylinder })
    const height = depth.toFixed(2)
    // true if the volumes are equal
    const value = isExact ? fraction(level * cylinder * cylinder, jar * jar) : height
    const equation = `π*${jar}^2*h = π*${cylinder}^2*${level}`
    return {
      stem: say(
        `Water stands ${level} cm deep in a cylinder of radius ${cylinder} cm. It is poured into a cylinder of radius ${jar} cm. How deep ($h$) is it there, to 2 decimals?`,
        `${cylinder} cm त्रिज्या वाले बेलन में ${level} cm गहरा पानी है। उसे ${jar} cm त्रिज्या वाले बेलन में डाला जाता है। वहाँ पानी की गहराई $h$ दशमलव के 2 स्थानों तक ज्ञात कीजिए।`,
        `${cylinder} cm వ్యాసార్ధం గల స్థూపంలో ${level} cm లోతు నీరు ఉంది. దాన్ని ${jar} cm వ్యాసార్ధం గల స్థూపంలో పోశారు. అక్కడ నీటి లోతు $h$ ను 2 దశాంశ స్థానాల వరకు కనుగొనండి.`,
      ),
      figure: solid('cylinder', [`${cylinder} cm`, `${level} cm`]),
      figureWords: say(
        `The first cylinder: radius ${cylinder} cm, water ${level} cm deep.`,
        `पहला बेलन: त्रिज्या ${cylinder} cm, पानी की गहराई ${level} cm।`,
        `మొదటి స్థూపం: వ్యాసార్ధం ${cylinder} cm, నీటి లోతు ${level} cm.`,
      ),
      ask: { kind: 'quantity', answer: `${height} cm`, rules: { unit: 'cm', places: 2 } },
      working: calculation(
        { 'substituted formula-symbols': 1, number: 1 },
        { target: value, facts: { h: value } },
      ),
      marks: 2,
      hints: [
        say(
          'The volume of the water stays the same: put both volumes equal.',
          'पानी का आयतन नहीं बदलता: दोनों आयतन बराबर रखिए।',
          'నీటి ఘనపరిమాణం మారదు: రెండు ఘనపరిమాణాలనూ సమానం చేయండి.',
        ),
        say(
          `Solve ${maths(equation)}: $π$ cancels.`,
          `${maths(equation)} हल कीजिए: $π$ कट जाता है।`,
          `${maths(equation)} సాధించండి: $π$ కొట్టివేయబడుతుంది.`,
        ),
      ],
      solution: [line(`h = (${cylinder}^2*${level})/${jar}^2`, 1), rounded('h', depth, 'cm', 1)],
    }
  },
})

const earthOf = (radius: number, depth: number) => (22 / 7) * radius * radius * depth

const wellAndPlatform = widened<Record<'radius' | 'depth' | 'length' | 'width', number>>({
  id: 'solids/well-and-platform',
  skill: 'conversion-of-solids',
  level: 3,
  sheet: (random) => worksheet.wellAndPlatform(random).given,
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        radius: random.pick([1.4, 2.1, 2.8, 3.5, 4.2, 7]),
        depth: random.integer(8, 30),
        length: random.pick([11, 22, 33, 44]),
        width: random.pick([7, 14, 21, 28]),
      }),
      ({ radius, depth, length, width }) => {
        const height = earthOf(radius, depth) / (length * width)
        return width < length && height >= 0.5 && height <= 4 && isShort(height)
      },
    ),
  make: ({ radius, depth, length, width }) => {
    const earth = decimal(earthOf(radius, depth))
    const height = decimal(earthOf(radius, depth) / (length * width), 3)
    return {
      stem: say(
        `A well of radius ${radius} m is dug ${depth} m deep. The earth is spread evenly as a platform of ${length} m by ${width} m. Find the height $h$ of the platform. ${takePi.en}`,
        `${radius} m त्रिज्या का एक कुआँ ${depth} m गहरा खोदा जाता है। निकली मिट्टी को समान रूप से फैलाकर ${length} m × ${width} m का चबूतरा बनाया जाता है। चबूतरे की ऊँचाई $h$ ज्ञात कीजिए। ${takePi.hi}`,
        `${radius} m వ్యాసార్ధం గల బావిని ${depth} m లోతు తవ్వారు. ఆ మట్టిని సమంగా పరచి ${length} m × ${width} m వేదికను చేశారు. వేదిక ఎత్తు $h$ కనుగొనండి. ${takePi.te}`,
      ),
      figure: solid('cylinder', [`${radius} m`, `${depth} m`]),
      figureWords: say(
        `The well: radius ${radius} m, depth ${depth} m.`,
        `कुआँ: त्रिज्या ${radius} m, गहराई ${depth} m।`,
        `బావి: వ్యాసార్ధం ${radius} m, లోతు ${depth} m.`,
      ),
      ask: { kind: 'quantity', answer: `${height} m`, rules: { unit: 'm', pi } },
      working: calculation(
        { 'substituted:V says:V': 0.5, 'says:V': 1, 'substituted:h says:h': 0.5, number: 1 },
        {
          target: height,
          facts: { V: earth, h: height, r: `${radius}`, d: `${depth}`, l: `${length}`, b: `${width}` },
          formulas: { V: 'π*r^2*d', h: 'V/(l*b)' },
          pi,
        },
      ),
      marks: 3,
      hints: [
        say(
          'The earth dug out has the volume of a cylinder and becomes a cuboid of the same volume.',
          'निकली मिट्टी का आयतन बेलन का है; वह उसी आयतन का घनाभ बन जाती है।',
          'తవ్విన మట్టి ఘనపరిమాణం స్థూపానిది; అది అదే ఘనపరిమాణం గల దీర్ఘఘనంగా మారుతుంది.',
        ),
        say(
          `The volume of the earth is ${maths(`V = ${pi}*${radius}^2*${depth}`)}. Divide it by ${maths(`${length}*${width}`)}.`,
          `मिट्टी का आयतन ${maths(`V = ${pi}*${radius}^2*${depth}`)} है। इसे ${maths(`${length}*${width}`)} से भाग दीजिए।`,
          `మట్టి ఘనపరిమాణం ${maths(`V = ${pi}*${radius}^2*${depth}`)}. దీన్ని ${maths(`${length}*${width}`)} తో భాగించండి.`,
        ),
      ],
      solution: [
        line(`V = ${pi}*${radius}^2*${depth}`, 0.5),
        line(`V = ${earth} m^3`, 1),
        line(`h = ${earth}/(${length}*${width})`, 0.5),
        line(`h = ${height} m`, 1),
      ],
    }
  },
})

const frustumOf = (small: number, large: number, height: number) =>
  (22 * height * (large * large + small * small + large * small)) / 21

const frustumVolume = widened({
  id: 'solids/frustum-volume',
  skill: 'volume-of-solids',
  level: 3,
  sheet: (random) => {
    const small = 7 * random.integer(1, 3)
    return { small, large: 2 * small, height: 3 * random.integer(2, 15) }
  },
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        small: 3.5 * random.integer(2, 7),
        large: 3.5 * random.integer(3, 8),
        height: random.integer(10, 48),
      }),
      // a bucket that is neither flat nor a pipe, and can be carried; its volume has few decimals
      ({ small, large, height }) => {
        const volume = frustumOf(small, large, height)
        return (
          small < large && height > 0.8 * large && height < 2.5 * large && volume <= 50_000 && isShort(volume)
        )
      },
    ),
  make: ({ small, large, height }) => {
    const bracket = large * large + small * small + large * small
    const volume = frustumOf(small, large, height)
    const litres = decimal(volume / 1000, 4)
    return {
      stem: say(
        `A bucket in the shape of a frustum has radii ${large} cm and ${small} cm and a height of ${height} cm. How many litres ($L$) does it hold? ${takePi.en}`,
        `छिन्नक के आकार की एक बाल्टी की त्रिज्याएँ ${large} cm और ${small} cm तथा ऊँचाई ${height} cm है। उसमें कितने लीटर ($L$) आएगा? ${takePi.hi}`,
        `ఛిన్న శంఖువు ఆకారంలోని ఒక బకెట్ వ్యాసార్ధాలు ${large} cm, ${small} cm, ఎత్తు ${height} cm. దానిలో ఎన్ని లీటర్లు ($L$) పడతాయి? ${takePi.te}`,
      ),
      figure: solid('frustum', [`${large} cm`, `${height} cm`, `${small} cm`]),
      figureWords: say(
        `A bucket: radii ${large} cm and ${small} cm, height ${height} cm.`,
        `बाल्टी: त्रिज्याएँ ${large} cm और ${small} cm, ऊँचाई ${height} cm।`,
        `బకెట్: వ్యాసార్ధాలు ${large} cm, ${small} cm, ఎత్తు ${height} cm.`,
      ),
      ask: { kind: 'quantity', answer: `${litres} l`, rules: { unit: 'l', pi } },
      working: calculation(
        { 'formula-symbols substituted:V': 1, 'substituted:V says:V': 1, 'says:V': 2, number: 1 },
        {
          target: litres,
          facts: { V: `${volume}`, L: litres, R: `${large}`, r: `${small}`, h: `${height}` },
          formulas: { V: '1/3*π*h*(R^2+r^2+R*r)', L: 'V/1000' },
          pi,
        },
      ),
      marks: 5,
      hints: [
        say(
          `Use ${maths('V = 1/3 π h(R^2 + r^2 + R r)')}.`,
          `${maths('V = 1/3 π h(R^2 + r^2 + R r)')} का प्रयोग कीजिए।`,
          `${maths('V = 1/3 π h(R^2 + r^2 + R r)')} ఉపయోగించండి.`,
        ),
        say(
          `The bracket is $${bracket}$. One litre is $1000$ cm³.`,
          `कोष्ठक का मान $${bracket}$ है। एक लीटर $1000$ cm³ होता है।`,
          `బ్రాకెట్ విలువ $${bracket}$. ఒక లీటరు $1000$ cm³.`,
        ),
      ],
      solution: [
        line('V = 1/3 π h(R^2 + r^2 + R r)', 1),
        line(`V = 1/3*${pi}*${height}*(${large}^2 + ${small}^2 + ${large}*${small})`, 1),
        line(`V = ${volume} cm^3`, 2),
        line(`L = ${volume}/1000 = ${litres}`, 1),
      ],
    }
  },
})

export const solids: PracticeTopic = {
  id: 'solids',
  name: say('Surface areas and volumes', 'पृष्ठीय क्षेत्रफल और आयतन', 'ఉపరితల వైశాల్యాలు, ఘనపరిమాణాలు'),
  skills: {
    'volume-of-solids': say('Volume of solids', 'ठोसों का आयतन', 'ఘనాకారాల ఘనపరిమాణం'),
    'surface-of-solids': say('Surface area of solids', 'ठोसों का पृष्ठीय क्षेत्रफल', 'ఘనాకారాల ఉపరితల వైశాల్యం'),
    'conversion-of-solids': say(
      'From one solid to another',
      'एक ठोस से दूसरे में रूपांतरण',
      'ఒక ఘనం నుండి మరొకదానికి మార్పు',
    ),
  },
  makers: [
    ...cylinderVolume,
    ...cubesJoined,
    ...meltedSphere,
    ...waterLevel,
    ...capsuleSurface,
    ...tentCloth,
    ...wellAndPlatform,
    ...coneOnHemisphere,
    ...frustumVolume,
  ],
}
