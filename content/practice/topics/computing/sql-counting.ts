import { sum } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/records.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, say, told } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { joined, same, tableOf } from '../statistics/frequency-table.ts'
import { code, program } from './code.ts'

type Order = { readonly id: number; readonly town: string; readonly amount: number }

/** Names and values of a database are the same in every language. */
const named = (text: string) => same(code(text))
const typed = (text: string) => code(text).slice(1, -1)

const orderTable = (orders: readonly Order[]) =>
  tableOf(
    ['id', 'town', 'amount'].map(named),
    orders.map(({ id, town, amount }) => [id, typed(town), amount]),
  )

const towns = ['Guntur', 'Hubballi', 'Madurai', 'Nashik', 'Kadapa', 'Mysuru'] as const

const distinctTowns: PracticeMaker = {
  id: 'sql-counting/distinct-values',
  version: 1,
  skill: 'count-rows-in-sql',
  level: 1,
  make: (random) => {
    const column = Array.from({ length: random.integer(6, 8) }, () => random.pick(towns))
    const different = [...new Set(column)]
    return {
      stem: joined(
        say(
          `A table ${code('orders')} has this column. What does the query return?`,
          `सारणी ${code('orders')} का यह स्तंभ है। यह क्वेरी कौन-सी संख्या देती है?`,
          `${code('orders')} పట్టికలో ఈ నిలువు వరుస ఉంది. ఈ క్వెరీ ఏ సంఖ్యను ఇస్తుంది?`,
        ),
        tableOf(
          [named('town')],
          column.map((town) => [typed(town)]),
        ),
        program(['select count(distinct town)', 'from orders;']),
      ),
      ask: { kind: 'number', answer: `${different.length}`, rules: { form: 'worked-out' } },
      marks: 1,
      hints: [
        say(
          `${code('distinct')} counts each value once, however often it stands there.`,
          `${code('distinct')} प्रत्येक मान को एक बार गिनता है, वह कितनी भी बार आए।`,
          `${code('distinct')} ప్రతి విలువను ఎన్నిసార్లు ఉన్నా ఒక్కసారే లెక్కిస్తుంది.`,
        ),
        say(
          `The column has ${column.length} rows. Cross out each town that has come before.`,
          `स्तंभ में ${column.length} पंक्तियाँ हैं। जो नगर पहले आ चुका है उसे काट दीजिए।`,
          `నిలువు వరుసలో ${column.length} విలువలు ఉన్నాయి. ముందే వచ్చిన పట్టణాన్ని కొట్టివేయండి.`,
        ),
      ],
      solution: [
        told(same(different.map((town) => code(town)).join(', ')), 0.5),
        told(same(`$${different.length}$`), 0.5),
      ],
    }
  },
}

const countWhere: PracticeMaker = {
  id: 'sql-counting/count-where',
  version: 1,
  skill: 'count-rows-in-sql',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.countWhere(random)
    const { orders, limit } = given
    const { count } = result
    const found = orders.filter(({ amount }) => amount >= limit).map(({ id }) => id)
    return {
      stem: joined(
        say(
          `What does the query return from the table ${code('orders')}?`,
          `सारणी ${code('orders')} से यह क्वेरी कौन-सी संख्या देती है?`,
          `${code('orders')} పట్టిక నుండి ఈ క్వెరీ ఏ సంఖ్యను ఇస్తుంది?`,
        ),
        orderTable(orders),
        program(['select count(*) from orders', `where amount >= ${limit};`]),
      ),
      ask: { kind: 'number', answer: `${count}`, rules: { form: 'worked-out' } },
      marks: 2,
      hints: [
        say(
          `${code('where')} keeps the rows that fit; ${code('count(*)')} counts them.`,
          `${code('where')} ठीक बैठने वाली पंक्तियाँ रखता है; ${code('count(*)')} उन्हें गिनता है।`,
          `${code('where')} సరిపోయే వరుసలను ఉంచుతుంది; ${code('count(*)')} వాటిని లెక్కిస్తుంది.`,
        ),
        say(
          `Mark each row whose amount is ${limit} or more.`,
          `जिस पंक्ति की राशि ${limit} या अधिक है, उस पर चिह्न लगाइए।`,
          `మొత్తం ${limit} లేదా అంతకంటే ఎక్కువ ఉన్న ప్రతి వరుసకు గుర్తు పెట్టండి.`,
        ),
      ],
      solution: [
        told(
          found.length === 0
            ? say('No row fits.', 'कोई पंक्ति ठीक नहीं बैठती।', 'ఏ వరుసా సరిపోదు.')
            : say(
                `These rows fit: $${found.join(', ')}$`,
                `ठीक बैठने वाली पंक्तियाँ: $${found.join(', ')}$`,
                `సరిపోయే వరుసలు: $${found.join(', ')}$`,
              ),
          1,
        ),
        told(same(`$${count}$`), 1),
      ],
    }
  },
}

const joinRows: PracticeMaker = {
  id: 'sql-counting/rows-of-a-join',
  version: 1,
  skill: 'join-tables-in-sql',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.joinRows(random)
    const { customers, orders } = given
    const { matched } = result
    const ids = Array.from({ length: customers }, (_, index) => index + 1)
    const strangers = orders.filter((id) => id > customers)
    return {
      stem: joined(
        say(
          `${code('customers')} has the ids 1 to ${customers}. ${code('orders')} has six rows with these values. How many rows does an inner join on the id give ($p$), and how many a left join from ${code('orders')} ($q$)?`,
          `${code('customers')} में 1 से ${customers} तक के ${code('id')} हैं। ${code('orders')} में इन मानों वाली छह पंक्तियाँ हैं। ${code('id')} पर ${code('inner join')} में कितनी पंक्तियाँ हैं ($p$), और ${code('orders')} से ${code('left join')} में कितनी ($q$)?`,
          `${code('customers')} లో 1 నుండి ${customers} వరకు ${code('id')} లు ఉన్నాయి. ${code('orders')} లో ఈ విలువలతో ఆరు వరుసలు ఉన్నాయి. ${code('id')} పై ${code('inner join')} లో ఎన్ని వరుసలు ($p$), ${code('orders')} నుండి ${code('left join')} లో ఎన్ని ($q$)?`,
        ),
        tableOf(
          [named('customer_id')],
          orders.map((id) => [id]),
        ),
      ),
      ask: { kind: 'pair', answer: `p = ${matched}, q = 6`, rules: { variables: ['p', 'q'] } },
      marks: 2,
      hints: [
        say(
          'An inner join keeps an order only if its customer exists. A left join keeps every order.',
          `${code('inner join')} किसी ऑर्डर को तभी रखता है जब उसका ग्राहक हो। ${code('left join')} प्रत्येक ऑर्डर को रखता है।`,
          `వినియోగదారు ఉన్నప్పుడే ${code('inner join')} ఆర్డరును ఉంచుతుంది. ${code('left join')} ప్రతి ఆర్డరునూ ఉంచుతుంది.`,
        ),
        say(
          `Which of $${orders.join(', ')}$ are among $${ids.join(', ')}$?`,
          `$${orders.join(', ')}$ में से कौन-से $${ids.join(', ')}$ में हैं?`,
          `$${orders.join(', ')}$ లలో ఏవి $${ids.join(', ')}$ లో ఉన్నాయి?`,
        ),
      ],
      solution: [
        told(
          strangers.length === 0
            ? say(
                `Every order has a customer: $p = ${matched}$`,
                `प्रत्येक ऑर्डर का ग्राहक है: $p = ${matched}$`,
                `ప్రతి ఆర్డరుకు వినియోగదారు ఉన్నారు: $p = ${matched}$`,
              )
            : say(
                `No customer for $${strangers.join(', ')}$: $p = ${matched}$`,
                `$${strangers.join(', ')}$ का कोई ग्राहक नहीं: $p = ${matched}$`,
                `$${strangers.join(', ')}$ కు వినియోగదారు లేరు: $p = ${matched}$`,
              ),
          1,
        ),
        told(same('$q = 6$'), 1),
      ],
    }
  },
}

const groupBy: PracticeMaker = {
  id: 'sql-counting/group-by',
  version: 1,
  skill: 'group-rows-in-sql',
  level: 2,
  make: (random) => {
    const { given, result } = drawUntil(
      random,
      worksheet.groupBy,
      (drawn) => drawn.result.groups.length === 3,
    )
    const { orders } = given
    const { groups } = result
    const [first] = groups
    const amounts = orders.filter(({ town }) => town === first?.name).map(({ amount }) => amount)
    return {
      stem: joined(
        say(
          `The query returns three rows from the table ${code('orders')}. Write their numbers row by row: count and sum of the first row, then of the second and of the third.`,
          `यह क्वेरी सारणी ${code('orders')} से तीन पंक्तियाँ देती है। उनकी संख्याएँ पंक्तिवार लिखिए: पहली पंक्ति की गिनती और योग, फिर दूसरी की और तीसरी की।`,
          `${code('orders')} పట్టిక నుండి ఈ క్వెరీ మూడు వరుసలను ఇస్తుంది. వాటి సంఖ్యలను వరుసవారీగా రాయండి: మొదటి వరుస లెక్క, మొత్తం; తర్వాత రెండవది, మూడవది.`,
        ),
        orderTable(orders),
        program([
          'select town, count(*),',
          '  sum(amount)',
          'from orders',
          'group by town',
          'order by town;',
        ]),
      ),
      ask: {
        kind: 'list',
        answer: groups.map(({ count, total }) => `${count}, ${total}`).join(', '),
      },
      marks: 3,
      hints: [
        say(
          `${code('group by')} makes one row for each town; ${code('order by')} puts them in the order of the alphabet.`,
          `${code('group by')} प्रत्येक नगर के लिए एक पंक्ति बनाता है; ${code('order by')} उन्हें वर्णमाला के क्रम में रखता है।`,
          `${code('group by')} ప్రతి పట్టణానికి ఒక వరుసను చేస్తుంది; ${code('order by')} వాటిని అక్షర క్రమంలో ఉంచుతుంది.`,
        ),
        say(
          `The first row is ${code(first?.name ?? '')}. Its amounts: $${amounts.join(', ')}$.`,
          `पहली पंक्ति ${code(first?.name ?? '')} की है। उसकी राशियाँ: $${amounts.join(', ')}$।`,
          `మొదటి వరుస ${code(first?.name ?? '')}. దాని మొత్తాలు: $${amounts.join(', ')}$.`,
        ),
      ],
      solution: groups.map(({ name, count, total }) =>
        told(same(`${code(name)}: $${count},\\ ${total}$`), 1),
      ),
    }
  },
}

const sumWhere: PracticeMaker = {
  id: 'sql-counting/sum-where',
  version: 1,
  skill: 'group-rows-in-sql',
  level: 2,
  make: (random) => {
    const { given } = drawUntil(random, worksheet.countWhere, ({ given: { orders, limit }, result }) => {
      const below = orders.length - result.count
      return limit >= 300 && below >= 2 && below <= 5
    })
    const { orders, limit } = given
    const amounts = orders.filter(({ amount }) => amount < limit).map(({ amount }) => amount)
    const total = sum(amounts)
    const listed = `$${amounts.join(', ')}$`
    return {
      stem: joined(
        say(
          `What does the query return from the table ${code('orders')}?`,
          `सारणी ${code('orders')} से यह क्वेरी कौन-सी संख्या देती है?`,
          `${code('orders')} పట్టిక నుండి ఈ క్వెరీ ఏ సంఖ్యను ఇస్తుంది?`,
        ),
        orderTable(orders),
        program(['select sum(amount) from orders', `where amount < ${limit};`]),
      ),
      ask: { kind: 'number', answer: `${total}`, rules: { form: 'worked-out' } },
      working: calculation({ substituted: 1, number: 1 }, { target: `${total}`, facts: { S: `${total}` } }),
      marks: 2,
      hints: [
        say(
          `${code('where')} keeps the rows that fit; ${code('sum(amount)')} adds their amounts.`,
          `${code('where')} ठीक बैठने वाली पंक्तियाँ रखता है; ${code('sum(amount)')} उनकी राशियाँ जोड़ता है।`,
          `${code('where')} సరిపోయే వరుసలను ఉంచుతుంది; ${code('sum(amount)')} వాటి మొత్తాలను కూడుతుంది.`,
        ),
        say(
          `The amounts below ${limit} are ${listed}. Add them.`,
          `${limit} से कम राशियाँ ${listed} हैं। इन्हें जोड़िए।`,
          `${limit} కంటే తక్కువ మొత్తాలు ${listed}. వాటిని కూడండి.`,
        ),
      ],
      solution: [line(`S = ${amounts.join(' + ')}`, 1), line(`S = ${total}`, 1)],
    }
  },
}

export const sqlCounting: PracticeTopic = {
  id: 'sql-counting',
  name: say('Counting with SQL', 'SQL से गिनती', 'SQL తో లెక్కింపు'),
  skills: {
    'count-rows-in-sql': say('Count rows', 'पंक्तियाँ गिनना', 'వరుసలను లెక్కించడం'),
    'group-rows-in-sql': say('Group and add rows', 'पंक्तियों के समूह और योग', 'వరుసల సమూహాలు, మొత్తాలు'),
    'join-tables-in-sql': say('Join tables', 'सारणियाँ जोड़ना', 'పట్టికలను జతచేయడం'),
  },
  makers: [distinctTowns, countWhere, sumWhere, groupBy, joinRows],
}
