import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** The median formula as a share of the median class. */
export const medianFormula: StepLesson = {
  id: 'median-formula-derived',
  version: 2,
  title: {
    en: 'Where the median formula comes from',
    hi: 'माध्यक का सूत्र कहाँ से आता है',
    te: 'మధ్యగతం సూత్రం ఎక్కడి నుండి వస్తుంది',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [24, 7, 46, 33], isStretched: true, heightInPx: 250 },
  figureWords: {
    en: 'Cumulative frequency over the class 30 to 40: a straight line rises from 14 to 29. It is at 20 where the value is 34.',
    hi: 'वर्ग 30 से 40 पर संचयी बारंबारता: एक सीधी रेखा 14 से 29 तक चढ़ती है। जहाँ मान 34 है वहाँ वह 20 है।',
    te: '30 నుండి 40 తరగతిపై సంచిత పౌనఃపున్యం: ఒక సరళరేఖ 14 నుండి 29 వరకు పెరుగుతుంది. విలువ 34 వద్ద అది 20.',
  },
  workings: {
    med: {
      mode: 'value',
      facts: { l: '30', n: '40', c: '14', f: '15', h: '10', M: '34' },
      formulas: { M: 'l+(n/2-c)/f*h' },
      target: '34',
    },
    letters: { mode: 'value', facts: { M: '34', l: '30', n: '40', c: '14', f: '15', h: '10' } },
  },
  steps: [
    {
      words: {
        en: 'The median is the middle value: half of the values lie below it. Here are the ages of 40 people on a bus.',
        hi: 'माध्यक बीच का मान है: आधे मान उससे नीचे होते हैं। यह बस के 40 लोगों की आयु है।',
        te: 'మధ్యగతం మధ్యలో ఉండే విలువ: సగం విలువలు దానికి కింద ఉంటాయి. ఇవి బస్సులోని 40 మంది వయసులు.',
      },
      table: {
        head: [{ en: 'age', hi: 'आयु', te: 'వయసు' }, { en: '$f$' }, { en: '$cf$' }],
        rows: [
          [{ en: '10–20' }, { en: '6' }, { en: '6' }],
          [{ en: '20–30' }, { en: '8' }, { en: '14' }],
          [{ en: '30–40' }, { en: '15' }, { en: '29' }],
          [{ en: '40–50' }, { en: '7' }, { en: '36' }],
          [{ en: '50–60' }, { en: '4' }, { en: '40' }],
        ],
      },
      margin: { en: 'cf: added up', hi: 'cf: जोड़ते हुए', te: 'cf: కూడుతూ' },
    },
    {
      words: {
        en: 'Half of 40 is 20. Go down the cf column until 20 is first reached or passed.',
        hi: '40 का आधा 20 है। cf स्तंभ में वहाँ तक जाएँ जहाँ पहली बार 20 आए या पार हो।',
        te: '40 లో సగం 20. cf వరుసలో మొదటిసారి 20 చేరే లేదా దాటే చోటికి వెళ్లండి.',
      },
      said: {
        en: 'Half of forty is twenty. Go down the column of cumulative frequencies until twenty is first reached or passed.',
        hi: 'चालीस का आधा बीस है। संचयी बारंबारता के स्तंभ में वहाँ तक जाएँ जहाँ पहली बार बीस आए या पार हो।',
        te: 'నలభైలో సగం ఇరవై. సంచిత పౌనఃపున్యం వరుసలో మొదటిసారి ఇరవై చేరే లేదా దాటే చోటికి వెళ్లండి.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'Which is the median class?', hi: 'माध्यक वर्ग कौन-सा है?', te: 'మధ్యగత తరగతి ఏది?' },
        hint: {
          en: 'How many people are younger than 30, and how many younger than 40?',
          hi: '30 से छोटे कितने लोग हैं, और 40 से छोटे कितने?',
          te: '30 కంటే తక్కువ వయసు ఎంతమంది, 40 కంటే తక్కువ ఎంతమంది?',
        },
        options: [
          { words: { en: '20–30' } },
          { words: { en: '30–40' }, isRight: true },
          { words: { en: '40–50' } },
        ],
        why: {
          en: '14 are below 30, and 29 are below 40. The 20th is between.',
          hi: '30 से नीचे 14 हैं और 40 से नीचे 29। बीसवाँ इनके बीच है।',
          te: '30 కంటే తక్కువ 14 మంది, 40 కంటే తక్కువ 29 మంది. ఇరవయ్యవది వాటి మధ్య.',
        },
      },
    },
    {
      words: {
        en: 'Draw only this class. At its lower limit 14 people are counted, at its upper limit 29.',
        hi: 'केवल यह वर्ग बनाएँ। निम्न सीमा पर 14 लोग गिने जा चुके हैं, उच्च सीमा पर 29।',
        te: 'ఈ తరగతిని మాత్రమే గీయండి. దిగువ హద్దు వద్ద 14 మంది, ఎగువ హద్దు వద్ద 29 మంది లెక్కలో ఉన్నారు.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [28, 12],
            [45, 12],
          ],
          isClosed: false,
          style: { colour: 'faint' },
        },
        {
          kind: 'path',
          points: [
            [28, 12],
            [28, 31],
          ],
          isClosed: false,
          style: { colour: 'faint' },
        },
        { kind: 'dot', at: [30, 14], colour: 'chalk' },
        { kind: 'dot', at: [40, 29], colour: 'chalk' },
        { kind: 'label', at: [30, 12], tex: '30', shiftInPx: [0, 14], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [40, 12], tex: '40', shiftInPx: [0, 14], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [28, 14], tex: '14', shiftInPx: [-16, 0], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [28, 29], tex: '29', shiftInPx: [-16, 0], colour: 'chalk', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'We assume that the 15 people are spread evenly over the class. Then the count rises along a straight line.',
        hi: 'हम मानते हैं कि 15 लोग वर्ग में समान रूप से फैले हैं। तब गिनती एक सीधी रेखा पर चढ़ती है।',
        te: 'ఆ 15 మంది తరగతిలో సమానంగా పరచుకుని ఉన్నారని అనుకుంటాం. అప్పుడు లెక్క సరళరేఖలో పెరుగుతుంది.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [30, 14],
            [40, 29],
          ],
          isClosed: false,
          style: { colour: 'chalk' },
        },
        {
          kind: 'path',
          points: [
            [28, 20],
            [34, 20],
            [34, 12],
          ],
          isClosed: false,
          style: { colour: 'result', isDashed: true },
        },
        { kind: 'dot', at: [34, 20], colour: 'result' },
        { kind: 'label', at: [28, 20], tex: '20', shiftInPx: [-16, 0], colour: 'result', sizeInPx: 18 },
      ],
      question: {
        kind: 'value',
        ask: {
          en: 'We stand at 14 and want 20. How many more people must be counted?',
          hi: 'हम 14 पर हैं और 20 चाहिए। और कितने लोग गिनने हैं?',
          te: 'మనం 14 వద్ద ఉన్నాం, 20 కావాలి. ఇంకా ఎంతమందిని లెక్కించాలి?',
        },
        hint: {
          en: 'Those before the class are counted already.',
          hi: 'वर्ग से पहले वाले गिने जा चुके हैं।',
          te: 'తరగతికి ముందువారిని ఇప్పటికే లెక్కించాం.',
        },
        answerKind: 'number',
        answer: '6',
      },
      lines: [{ tex: t`\frac n2-cf=20-14=6`, plain: 'n/2 - c = 20 - 14 = 6', in: 'med' }],
    },
    {
      words: {
        en: 'That is 6 of the 15 people in the class. So we go the same part of its width.',
        hi: 'यह वर्ग के 15 लोगों में से 6 हैं। इसलिए चौड़ाई का भी उतना ही भाग चलते हैं।',
        te: 'అంటే తరగతిలోని 15 మందిలో 6 మంది. కాబట్టి దాని పొడవులో కూడా అదే భాగం వెళతాం.',
      },
      lines: [{ tex: t`\frac{6}{15}\times 10=4`, plain: '6/15*10 = 4' }],
    },
    {
      words: {
        en: 'Start at the lower limit and add it. With letters, this is the formula.',
        hi: 'निम्न सीमा से शुरू करके इसे जोड़ें। अक्षरों में यही सूत्र है।',
        te: 'దిగువ హద్దు వద్ద మొదలుపెట్టి దీన్ని కలపండి. అక్షరాలలో ఇదే సూత్రం.',
      },
      lines: [{ tex: t`M=l+\frac{\frac n2-cf}{f}\times h`, plain: 'M = l+(n/2-c)/f*h', in: 'letters' }],
      margin: { en: 'cf before the class', hi: 'cf वर्ग से पहले की', te: 'cf తరగతికి ముందుది' },
    },
    {
      words: { en: 'Put the numbers in.', hi: 'संख्याएँ रखें।', te: 'సంఖ్యలు ఉంచండి.' },
      question: {
        kind: 'line',
        ask: { en: 'Write a line for M.', hi: 'M की पंक्ति लिखें।', te: 'M కు ఒక పంక్తి రాయండి.' },
        hint: {
          en: 'Begin with the lower limit of the median class.',
          hi: 'माध्यक वर्ग की निम्न सीमा से शुरू करें।',
          te: 'మధ్యగత తరగతి దిగువ హద్దుతో మొదలుపెట్టండి.',
        },
        in: 'med',
        example: 'M = 30 + (20-14)/15*10',
      },
      lines: [
        { tex: t`M=30+\frac{20-14}{15}\times10`, plain: 'M = 30 + (20-14)/15*10', in: 'med' },
        { plain: 'M = 34', in: 'med' },
      ],
    },
    {
      words: {
        en: 'The classes must join without gaps. If they are 10–19, 20–29, first make them 9.5–19.5, 19.5–29.5.',
        hi: 'वर्गों के बीच खाली जगह नहीं होनी चाहिए। यदि वे 10–19, 20–29 हों, तो पहले 9.5–19.5, 19.5–29.5 बनाएँ।',
        te: 'తరగతుల మధ్య ఖాళీ ఉండకూడదు. అవి 10–19, 20–29 అయితే ముందు 9.5–19.5, 19.5–29.5 గా మార్చండి.',
      },
      shapes: [
        { kind: 'label', at: [34, 12], tex: '34', shiftInPx: [0, 14], colour: 'result', sizeInPx: 18 },
      ],
    },
  ],
}
