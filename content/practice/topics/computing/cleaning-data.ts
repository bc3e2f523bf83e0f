import { sum } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/records.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { isShort, joined, same, tableOf } from '../statistics/frequency-table.ts'
import { code } from './code.ts'

const duplicateRows: PracticeMaker = {
  id: 'cleaning-data/duplicate-rows',
  version: 1,
  skill: 'find-bad-rows',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.duplicateRows(random)
    const { list } = given
    const repeated = [...result.repeated].sort((left, right) => left - right)
    const sorted = [...list].sort((left, right) => left - right).join(', ')
    return {
      stem: say(
        `Bill numbers in a register: $${list.join(', ')}$. Write the set of those that are entered twice.`,
        `एक रजिस्टर में बिलों के क्रमांक: $${list.join(', ')}$। जो दो बार लिखे गए हैं, उनका समुच्चय लिखिए।`,
        `ఒక రిజిస్టరులో బిల్లు సంఖ్యలు: $${list.join(', ')}$. రెండుసార్లు రాసినవాటి సమితిని రాయండి.`,
      ),
      ask: { kind: 'set', answer: `{${repeated.join(', ')}}` },
      marks: 2,
      hints: [
        say(
          'In order, equal numbers stand side by side.',
          'क्रम में लिखने पर समान संख्याएँ पास-पास आती हैं।',
          'క్రమంలో రాస్తే సమాన సంఖ్యలు పక్కపక్కన వస్తాయి.',
        ),
        say(`In order: $${sorted}$.`, `क्रम में: $${sorted}$।`, `క్రమంలో: $${sorted}$.`),
      ],
      solution: [
        told(say(`In order: $${sorted}$`, `क्रम में: $${sorted}$`, `క్రమంలో: $${sorted}$`), 1),
        told(same(`$\\{${repeated.join(', ')}\\}$`), 1),
      ],
    }
  },
}

const impossibleValues: PracticeMaker = {
  id: 'cleaning-data/impossible-values',
  version: 1,
  skill: 'find-bad-rows',
  level: 2,
  make: (random) => {
    const good = drawUntil(
      random,
      (drawn) => Array.from({ length: 6 }, () => drawn.integer(12, 18)),
      (ages) => isShort(sum(ages) / 6),
    )
    const bad: readonly number[] = [
      random.pick([-14, 0, 1, -12, 2, 3]),
      random.pick([145, 230, 141, 166, 99, 150]),
    ]
    const list = random.shuffle([...good, ...bad])
    const kept = list.filter((age) => !bad.includes(age))
    const [total, mean] = [sum(good), decimal(sum(good) / 6)]
    return {
      stem: say(
        `Ages of students in Classes 8 to 12: $${list.join(', ')}$. Leave out the impossible values and find the mean of the rest.`,
        `कक्षा 8 से 12 के विद्यार्थियों की आयु: $${list.join(', ')}$। असंभव मानों को छोड़कर शेष का माध्य ज्ञात कीजिए।`,
        `8 నుండి 12 తరగతుల విద్యార్థుల వయసులు: $${list.join(', ')}$. అసాధ్యమైన విలువలను వదిలి, మిగతావాటి సగటు కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: mean, rules: { form: 'worked-out' } },
      working: calculation(
        { 'says:S substituted': 1, number: 1 },
        { target: mean, facts: { S: `${total}`, M: mean }, formulas: { M: 'S/6' } },
      ),
      marks: 2,
      hints: [
        say(
          'Which ages can no student of these classes have?',
          'इन कक्षाओं के किसी विद्यार्थी की कौन-सी आयु नहीं हो सकती?',
          'ఈ తరగతుల విద్యార్థులకు ఏ వయసులు ఉండలేవు?',
        ),
        say(
          `Two values are impossible. Add the other 6 and divide by 6.`,
          `दो मान असंभव हैं। शेष 6 को जोड़कर 6 से भाग दीजिए।`,
          `రెండు విలువలు అసాధ్యం. మిగతా 6 విలువలను కూడి 6 తో భాగించండి.`,
        ),
      ],
      solution: [
        told(
          say(
            `Impossible: $${bad.join(', ')}$. Ask, do not guess.`,
            `असंभव: $${bad.join(', ')}$। पूछिए, अनुमान न लगाइए।`,
            `అసాధ్యం: $${bad.join(', ')}$. అడగండి, ఊహించవద్దు.`,
          ),
          0,
        ),
        line(`S = ${kept.join(' + ')} = ${total}`, 1),
        line(`M = ${total}/6 = ${mean}`, 1),
      ],
    }
  },
}

const oneTownManyNames: PracticeMaker = {
  id: 'cleaning-data/one-town-many-names',
  version: 1,
  skill: 'shares-of-clean-data',
  level: 2,
  make: (random) => {
    const { given, result } = drawUntil(
      random,
      worksheet.oneTownManyNames,
      (drawn) => (drawn.result.rows * 1000) % (drawn.result.rows + drawn.given.other) === 0,
    )
    const { counts, other } = given
    const { rows } = result
    const all = rows + other
    const share = decimal((rows / all) * 100)
    const spellings = ['Bengaluru', 'bangalore', 'BLR', 'Mysuru'].map((name) => code(name).slice(1, -1))
    return {
      stem: joined(
        say(
          'Three spellings of this column mean Bengaluru. How many rows belong to Bengaluru ($n$), and which share of all rows is it ($p\\%$)?',
          'इस स्तंभ की तीन वर्तनियों का अर्थ बेंगलुरु है। बेंगलुरु की कितनी पंक्तियाँ हैं ($n$), और वे सभी पंक्तियों का कितना भाग हैं ($p\\%$)?',
          'ఈ నిలువు వరుసలో మూడు రాతలకు అర్థం బెంగళూరు. బెంగళూరుకు ఎన్ని వరుసలు ($n$), అన్ని వరుసలలో అవి ఎంత వాటా ($p\\%$)?',
        ),
        tableOf(
          [say('Value', 'मान', 'విలువ'), say('Rows', 'पंक्तियाँ', 'వరుసలు')],
          spellings.map((name, index) => [name, counts[index] ?? other]),
        ),
      ),
      ask: { kind: 'pair', answer: `n = ${rows}, p = ${share}`, rules: { variables: ['n', 'p'] } },
      working: calculation(
        { 'says:n': 1, 'number says:p': 1 },
        { target: share, facts: { n: `${rows}`, p: share, N: `${all}` } },
      ),
      marks: 2,
      hints: [
        say(
          'Bring the spellings to one before you count. Mysuru is another town.',
          'गिनने से पहले वर्तनियों को एक कीजिए। मैसूरु दूसरा नगर है।',
          'లెక్కించే ముందు రాతలను ఒకటిగా చేయండి. మైసూరు వేరే పట్టణం.',
        ),
        say(
          `Work out ${maths(`n = ${counts.join(' + ')}`)} and compare it with all ${all} rows.`,
          `${maths(`n = ${counts.join(' + ')}`)} निकालिए और सभी ${all} पंक्तियों से तुलना कीजिए।`,
          `${maths(`n = ${counts.join(' + ')}`)} కనుగొని, మొత్తం ${all} వరుసలతో పోల్చండి.`,
        ),
      ],
      solution: [
        line(`n = ${counts.join(' + ')} = ${rows}`, 1),
        line(`p = ${rows}/${all}*100 = ${share}`, 1),
      ],
    }
  },
}

const missingCells: PracticeMaker = {
  id: 'cleaning-data/missing-cells',
  version: 1,
  skill: 'shares-of-clean-data',
  level: 1,
  make: (random) => {
    const { rows, empty } = drawUntil(
      random,
      (drawn) => ({ rows: 10 * drawn.integer(10, 60), empty: drawn.integer(4, 60) }),
      (drawn) => (drawn.empty * 1000) % drawn.rows === 0,
    )
    const usable = rows - empty
    const percent = decimal((empty / rows) * 100)
    return {
      stem: say(
        `In a table of ${rows} rows the phone number is empty ${empty} times. Which share is missing ($p\\%$), and how many numbers can be used ($n$)?`,
        `${rows} पंक्तियों की एक सारणी में फ़ोन नंबर ${empty} बार खाली है। कितना भाग लुप्त है ($p\\%$), और कितने नंबर काम में लिए जा सकते हैं ($n$)?`,
        `${rows} వరుసల పట్టికలో ఫోను నంబరు ${empty} సార్లు ఖాళీగా ఉంది. ఎంత వాటా లోపించింది ($p\\%$), ఎన్ని నంబర్లను వాడవచ్చు ($n$)?`,
      ),
      ask: { kind: 'pair', answer: `p = ${percent}, n = ${usable}`, rules: { variables: ['p', 'n'] } },
      working: calculation(
        { 'says:p': 0.5, 'number says:n': 0.5 },
        { target: `${usable}`, facts: { p: percent, n: `${usable}` } },
      ),
      marks: 1,
      hints: [
        say(
          'The share that is missing is the number of empty cells divided by the number of rows.',
          'लुप्त भाग = खाली कोष्ठिकाओं की संख्या ÷ पंक्तियों की संख्या।',
          'లోపించిన వాటా = ఖాళీ గడుల సంఖ్య ÷ వరుసల సంఖ్య.',
        ),
        say(
          `Work out ${maths(`${empty}/${rows}*100`)}. The rest of the ${rows} rows can be used.`,
          `${maths(`${empty}/${rows}*100`)} निकालिए। ${rows} में से शेष पंक्तियाँ काम में ली जा सकती हैं।`,
          `${maths(`${empty}/${rows}*100`)} కనుగొనండి. ${rows} లో మిగతా వరుసలను వాడవచ్చు.`,
        ),
      ],
      solution: [
        line(`p = ${empty}/${rows}*100 = ${percent}`, 0.5),
        line(`n = ${rows} - ${empty} = ${usable}`, 0.5),
      ],
    }
  },
}

const totalsMustAgree: PracticeMaker = {
  id: 'cleaning-data/totals-must-agree',
  version: 1,
  skill: 'find-bad-rows',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.totalsMustAgree(random)
    const { bills, register } = given
    const { difference } = result
    const total = sum(bills)
    return {
      stem: say(
        `Five bills of ${bills.map(rupees).join(', ')} stand in the register with a total of ${rupees(register)}. By how much is the register too high? To check: the difference is divisible by 9.`,
        `${bills.map(rupees).join(', ')} के पाँच बिलों का योग रजिस्टर में ${rupees(register)} लिखा है। रजिस्टर में कितनी राशि अधिक लिखी है? जाँच: अंतर 9 से विभाज्य है।`,
        `${bills.map(rupees).join(', ')} గల ఐదు బిల్లుల మొత్తం రిజిస్టరులో ${rupees(register)} అని ఉంది. రిజిస్టరులో ఎంత ఎక్కువ రాశారు? సరిచూడటానికి: భేదం 9 తో భాగింపబడుతుంది.`,
      ),
      ask: { kind: 'money', answer: `${difference}` },
      working: calculation(
        { 'says:S': 1, number: 1 },
        {
          target: `${difference}`,
          facts: { S: `${total}`, d: `${difference}` },
          formulas: { d: `${register} - S` },
        },
      ),
      marks: 2,
      hints: [
        say(
          'Add the bills yourself and compare with the register.',
          'बिलों को स्वयं जोड़िए और रजिस्टर से तुलना कीजिए।',
          'బిల్లులను మీరే కూడి రిజిస్టరుతో పోల్చండి.',
        ),
        say(
          `Work out ${maths(`S = ${bills.join(' + ')}`)} and subtract $S$ from ${rupees(register)}.`,
          `${maths(`S = ${bills.join(' + ')}`)} निकालिए और ${rupees(register)} में से $S$ घटाइए।`,
          `${maths(`S = ${bills.join(' + ')}`)} కనుగొని, ${rupees(register)} నుండి $S$ తీసివేయండి.`,
        ),
      ],
      solution: [
        line(`S = ${bills.join(' + ')} = ${total}`, 1),
        line(`d = ${register} - ${total} = ${difference}`, 1),
        told(
          say(
            'A difference that is divisible by $9$ hints at two digits of an amount that changed places.',
            '$9$ से विभाज्य अंतर से लगता है कि किसी राशि के दो अंक आपस में बदल गए।',
            '$9$ తో భాగింపబడే భేదం ఒక మొత్తంలోని రెండు అంకెలు తారుమారయ్యాయని సూచిస్తుంది.',
          ),
          0,
        ),
      ],
    }
  },
}

export const cleaningData: PracticeTopic = {
  id: 'cleaning-data',
  name: say('Cleaning data', 'आँकड़ों की सफ़ाई', 'దత్తాంశాన్ని శుభ్రపరచడం'),
  skills: {
    'find-bad-rows': say('Find rows that are wrong', 'ग़लत पंक्तियाँ ढूँढ़ना', 'తప్పు వరుసలను కనుగొనడం'),
    'shares-of-clean-data': say(
      'Count clean and missing values',
      'सही और लुप्त मान गिनना',
      'సరైన, లోపించిన విలువలను లెక్కించడం',
    ),
  },
  makers: [duplicateRows, missingCells, impossibleValues, oneTownManyNames, totalsMustAgree],
}
