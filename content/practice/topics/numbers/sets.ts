import * as worksheet from '../../../worksheets/topics/sets-functions.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)
/** A set in TeX. */
export const braces = (values: readonly number[]) =>
  values.length === 0 ? '\\varnothing' : `\\{${ascending(values).join(', ')}\\}`
/** A set as a student types it. */
const typed = (values: readonly number[]) => `{${ascending(values).join(', ')}}`

const operations = {
  union: {
    sign: '\\cup',
    idea: say(
      'The union has every element that is in $A$ or in $B$, each once.',
      'सम्मिलन में वे सभी अवयव होते हैं जो $A$ में या $B$ में हैं, प्रत्येक एक बार।',
      'సమ్మేళనంలో $A$ లో లేదా $B$ లో ఉన్న మూలకాలన్నీ ఒక్కొక్కసారి ఉంటాయి.',
    ),
  },
  intersection: {
    sign: '\\cap',
    idea: say(
      'The intersection has the elements that are in both sets.',
      'सर्वनिष्ठ में वे अवयव होते हैं जो दोनों समुच्चयों में हैं।',
      'ఛేదనంలో రెండు సమితులలోనూ ఉన్న మూలకాలు ఉంటాయి.',
    ),
  },
  difference: {
    sign: '-',
    idea: say(
      'The difference $A - B$ has the elements of $A$ that are not in $B$.',
      'अंतर $A - B$ में $A$ के वे अवयव होते हैं जो $B$ में नहीं हैं।',
      '$A - B$ భేదంలో $B$ లో లేని $A$ మూలకాలు ఉంటాయి.',
    ),
  },
} as const

const operation: PracticeMaker = {
  id: 'sets/union-intersection-difference',
  version: 1,
  skill: 'operations-on-sets',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.unionIntersection(random)
    const { left, right } = given
    const asked = random.pick(['union', 'intersection', 'difference'])
    const { sign, idea } = operations[asked]
    const [a, b] = [`$A = ${braces(left)}$`, `$B = ${braces(right)}$`]
    const common = `$A \\cap B = ${braces(result.intersection)}$`
    const value = `$A ${sign} B = ${braces(result[asked])}$`
    return {
      stem: say(
        `If ${a} and ${b}, find $A ${sign} B$.`,
        `यदि ${a} और ${b}, तो $A ${sign} B$ ज्ञात कीजिए।`,
        `${a}, ${b} అయితే $A ${sign} B$ కనుగొనండి.`,
      ),
      ask: { kind: 'set', answer: typed(result[asked]) },
      marks: 1,
      hints: [
        idea,
        asked === 'intersection'
          ? say(
              `Take the elements of ${a} one by one: is each of them in ${b} too?`,
              `${a} के अवयवों को एक-एक करके लीजिए: क्या वह ${b} में भी है?`,
              `${a} మూలకాలను ఒక్కొక్కటిగా తీసుకోండి: అది ${b} లో కూడా ఉందా?`,
            )
          : say(
              `Both sets share the elements of ${common}.`,
              `दोनों समुच्चयों के उभयनिष्ठ अवयव: ${common}।`,
              `రెండు సమితుల ఉమ్మడి మూలకాలు: ${common}.`,
            ),
      ],
      solution: [told(say(value, value, value), 1)],
    }
  },
}

const roster = widened({
  id: 'sets/roster-form',
  skill: 'describe-sets',
  level: 1,
  sheet: (random) => worksheet.rosterForm(random).given,
  wide: (random) => {
    const factor = random.integer(2, 12)
    return { factor, limit: factor * random.integer(4, 8) + random.integer(1, factor - 1) }
  },
  make: ({ factor, limit }) => {
    const elements = Array.from({ length: Math.floor(limit / factor) }, (_, index) => (index + 1) * factor)
    const list = `$${braces(elements)}$`
    return {
      stem: say(
        `Write the set of the positive multiples $x$ of $${factor}$ with $x < ${limit}$ in roster form.`,
        `$${factor}$ के उन धनात्मक गुणजों $x$ के समुच्चय को रोस्टर रूप में लिखिए जिनके लिए $x < ${limit}$ है।`,
        `$x < ${limit}$ అయ్యే $${factor}$ యొక్క ధన గుణిజాల $x$ సమితిని రోస్టర్ రూపంలో రాయండి.`,
      ),
      ask: { kind: 'set', answer: typed(elements) },
      marks: 1,
      hints: [
        say(
          'In roster form every element is listed between braces.',
          'रोस्टर रूप में सभी अवयव मझले कोष्ठकों के बीच लिखे जाते हैं।',
          'రోస్టర్ రూపంలో మూలకాలన్నింటినీ పుష్పాకార బ్రాకెట్లలో రాస్తాం.',
        ),
        say(
          `Begin with $${factor}$ and $${2 * factor}$, and stop before you reach $${limit}$.`,
          `$${factor}$ और $${2 * factor}$ से आरंभ कीजिए और $${limit}$ तक पहुँचने से पहले रुक जाइए।`,
          `$${factor}$, $${2 * factor}$ తో మొదలుపెట్టి, $${limit}$ కు ముందే ఆపండి.`,
        ),
      ],
      solution: [told(say(list, list, list), 1)],
    }
  },
})

const subsets: PracticeMaker = {
  id: 'sets/count-subsets',
  version: 1,
  skill: 'describe-sets',
  level: 1,
  make: (random) => {
    const elements = random.distinct(random.integer(2, 6), 1, 20)
    const size = elements.length
    const set = `$${braces(elements)}$`
    return {
      stem: say(
        `How many subsets has the set ${set}?`,
        `समुच्चय ${set} के कितने उपसमुच्चय हैं?`,
        `${set} సమితికి ఎన్ని ఉపసమితులు ఉన్నాయి?`,
      ),
      ask: { kind: 'number', answer: `${2 ** size}`, rules: { form: 'worked-out' } },
      marks: 1,
      hints: [
        say(
          'For each element there are two choices: it is in the subset or not. The empty set counts too.',
          'प्रत्येक अवयव के लिए दो विकल्प हैं: वह उपसमुच्चय में है या नहीं। रिक्त समुच्चय भी गिना जाता है।',
          'ప్రతి మూలకానికి రెండు అవకాశాలు: అది ఉపసమితిలో ఉంటుంది లేదా ఉండదు. శూన్య సమితిని కూడా లెక్కిస్తాం.',
        ),
        say(
          `The set has $${size}$ elements: work out $2^${size}$.`,
          `समुच्चय में $${size}$ अवयव हैं: $2^${size}$ का मान निकालिए।`,
          `సమితిలో $${size}$ మూలకాలు ఉన్నాయి: $2^${size}$ విలువ కనుగొనండి.`,
        ),
      ],
      solution: [line(`2^${size} = ${2 ** size}`, 1)],
    }
  },
}

const pastimes = [
  [say('kabaddi', 'कबड्डी', 'కబడ్డీ'), say('kho-kho', 'खो-खो', 'ఖో-ఖో')],
  [say('Hindi songs', 'हिंदी गीत', 'హిందీ పాటలు'), say('Telugu songs', 'तेलुगु गीत', 'తెలుగు పాటలు')],
  [say('tea', 'चाय', 'టీ'), say('coffee', 'कॉफ़ी', 'కాఫీ')],
  [say('cricket', 'क्रिकेट', 'క్రికెట్'), say('football', 'फुटबॉल', 'ఫుట్‌బాల్')],
] as const

const twoCircles =
  '<svg viewBox="0 0 240 150" fill="none" stroke="currentColor" stroke-width="1.5"><rect x="2" y="2" width="236" height="146"/><circle cx="95" cy="80" r="52"/><circle cx="145" cy="80" r="52"/><g fill="currentColor" stroke="none" font-size="16" text-anchor="middle"><text x="48" y="40">A</text><text x="192" y="40">B</text><text x="120" y="86">x</text><text x="18" y="22">U</text></g></svg>'

const venn: PracticeMaker = {
  id: 'sets/venn-counting',
  version: 1,
  skill: 'venn-diagrams',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.vennCounting(random)
    const { total, first, second, neither } = given
    const { both } = result
    const [one, other] = random.pick(pastimes)
    const union = total - neither
    const equation = `${first} + ${second} - x = ${union}`
    return {
      stem: say(
        `Of $${total}$ students, $${first}$ like ${one.en} ($A$), $${second}$ like ${other.en} ($B$) and $${neither}$ like neither. How many ($x$) like both?`,
        `$${total}$ विद्यार्थियों में से $${first}$ को ${one.hi} ($A$) पसंद है, $${second}$ को ${other.hi} ($B$) पसंद है और $${neither}$ को दोनों में से कुछ भी पसंद नहीं। कितने ($x$) विद्यार्थियों को दोनों पसंद हैं?`,
        `$${total}$ మంది విద్యార్థులలో $${first}$ మందికి ${one.te} ($A$) ఇష్టం, $${second}$ మందికి ${other.te} ($B$) ఇష్టం, $${neither}$ మందికి రెండూ ఇష్టం లేదు. ఎంతమందికి ($x$) రెండూ ఇష్టం?`,
      ),
      figure: twoCircles,
      figureWords: say(
        'A Venn diagram: two circles $A$ and $B$ that overlap in $x$, inside the universal set $U$.',
        'वेन आरेख: सार्वत्रिक समुच्चय $U$ के भीतर दो वृत्त $A$ और $B$, जिनका उभयनिष्ठ भाग $x$ है।',
        'వెన్ చిత్రం: విశ్వసమితి $U$ లోపల రెండు వృత్తాలు $A$, $B$; వాటి ఉమ్మడి భాగం $x$.',
      ),
      ask: { kind: 'number', answer: `${both}` },
      working: {
        mode: 'value',
        facts: {
          x: `${both}`,
          n_A: `${first}`,
          n_B: `${second}`,
          n_AandB: `${both}`,
          n_AorB: `${union}`,
          n_U: `${total}`,
        },
        target: `${both}`,
        marks: 2,
        milestones: [
          { id: 'union', marks: 1, shapes: ['says:n_AorB', 'substituted'] },
          { id: 'both', marks: 1, shapes: ['number', 'says:n_AandB', 'says:x'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `Use $n(A \\cup B) = n(A) + n(B) - n(A \\cap B)$. First find how many like at least one.`,
          `$n(A \\cup B) = n(A) + n(B) - n(A \\cap B)$ का प्रयोग कीजिए। पहले ज्ञात कीजिए कि कितनों को कम से कम एक पसंद है।`,
          `$n(A \\cup B) = n(A) + n(B) - n(A \\cap B)$ ఉపయోగించండి. ముందుగా కనీసం ఒకటి ఇష్టమైనవారు ఎంతమందో కనుగొనండి.`,
        ),
        say(
          `${maths(`${total} - ${neither} = ${union}`)} like at least one. Solve ${maths(equation)}.`,
          `${maths(`${total} - ${neither} = ${union}`)} को कम से कम एक पसंद है। ${maths(equation)} हल कीजिए।`,
          `${maths(`${total} - ${neither} = ${union}`)} మందికి కనీసం ఒకటి ఇష్టం. ${maths(equation)} సాధించండి.`,
        ),
      ],
      solution: [
        line(`${total} - ${neither} = ${union}`, 1),
        line(`x = ${first} + ${second} - ${union} = ${both}`, 1),
        told(
          say(
            `In the diagram: $${first - both}$, $${both}$ and $${second - both}$ inside the circles, $${neither}$ outside.`,
            `आरेख में: वृत्तों के भीतर $${first - both}$, $${both}$ और $${second - both}$, बाहर $${neither}$।`,
            `చిత్రంలో: వృత్తాల లోపల $${first - both}$, $${both}$, $${second - both}$; బయట $${neither}$.`,
          ),
          0,
        ),
      ],
    }
  },
}

const verdicts = {
  equal: say('Equal', 'समान', 'సమాన సమితులు'),
  disjoint: say('Disjoint', 'असंयुक्त', 'వియుక్త సమితులు'),
  neither: say('Neither equal nor disjoint', 'न समान, न असंयुक्त', 'సమానమూ కాదు, వియుక్తమూ కాదు'),
}
const letterOf = { equal: 'A', disjoint: 'B', neither: 'C' } as const

const disjointOrEqual: PracticeMaker = {
  id: 'sets/disjoint-or-equal',
  version: 1,
  skill: 'operations-on-sets',
  level: 1,
  make: (random) => {
    const [start, step] = [random.integer(1, 12), random.integer(2, 4)]
    const left = [0, 1, 2, 3].map((index) => start + index * step)
    const shift = random.pick([0, 1, step])
    const right = random.shuffle(left.map((value) => value + shift))
    const common = left.filter((value) => right.includes(value))
    const verdict = shift === 0 ? 'equal' : shift === 1 ? 'disjoint' : 'neither'
    const [a, b] = [`$A = ${braces(left)}$`, `$B = \\{${right.join(', ')}\\}$`]
    return {
      stem: say(
        `Are the sets ${a} and ${b} equal, disjoint, or neither?`,
        `क्या समुच्चय ${a} और ${b} समान हैं, असंयुक्त हैं, या दोनों नहीं?`,
        `${a}, ${b} సమితులు సమానమా, వియుక్తమా, లేక రెండూ కాదా?`,
      ),
      ask: {
        kind: 'choice',
        answer: letterOf[verdict],
        options: [verdicts.equal, verdicts.disjoint, verdicts.neither],
      },
      marks: 1,
      hints: [
        say(
          'Equal sets have the same elements in any order; disjoint sets share no element.',
          'समान समुच्चयों के अवयव वही होते हैं, क्रम कोई भी हो; असंयुक्त समुच्चयों में कोई अवयव उभयनिष्ठ नहीं होता।',
          'సమాన సమితులలో మూలకాలు ఒకటే, క్రమం ఏదైనా కావచ్చు; వియుక్త సమితులలో ఉమ్మడి మూలకం ఉండదు.',
        ),
        say(
          `Look for each of $${left.join(', ')}$ in $B$. How many of the four do you find?`,
          `$${left.join(', ')}$ में से प्रत्येक को $B$ में खोजिए। चारों में से कितने मिलते हैं?`,
          `$${left.join(', ')}$ లలో ప్రతిదాన్ని $B$ లో వెతకండి. నాలుగింటిలో ఎన్ని దొరికాయి?`,
        ),
      ],
      solution: [told(same(`$A \\cap B = ${braces(common)}$`), 0.5), told(verdicts[verdict], 0.5)],
    }
  },
}

const same = (text: string) => say(text, text, text)

export const sets: PracticeTopic = {
  id: 'sets',
  name: say('Sets', 'समुच्चय', 'సమితులు'),
  skills: {
    'describe-sets': say(
      'Describe sets and count subsets',
      'समुच्चय लिखना और उपसमुच्चय गिनना',
      'సమితులను రాయడం, ఉపసమితుల సంఖ్య',
    ),
    'operations-on-sets': say('Operations on sets', 'समुच्चयों पर संक्रियाएँ', 'సమితులపై ప్రక్రియలు'),
    'venn-diagrams': say('Counting with Venn diagrams', 'वेन आरेख से गिनती', 'వెన్ చిత్రాలతో లెక్కించడం'),
  },
  makers: [...roster, subsets, disjointOrEqual, operation, venn],
}
