import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Why two equal angles are enough, and the two other criteria stated. */
export const similarityCriteria: StepLesson = {
  id: 'similarity-criteria',
  version: 1,
  title: {
    en: 'AA, SSS and SAS: what is enough',
    hi: 'AA, SSS और SAS: कितना काफ़ी है',
    te: 'AA, SSS, SAS: ఏది సరిపోతుంది',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-0.6, -0.7, 7.1, 3] },
  figureWords: {
    en: 'A small triangle ABC and a larger triangle DEF with the same angles. P on DE and Q on DF cut off a copy of ABC.',
    hi: 'छोटा त्रिभुज ABC और उन्हीं कोणों वाला बड़ा त्रिभुज DEF। DE पर P और DF पर Q, ABC की प्रति काटते हैं।',
    te: 'చిన్న త్రిభుజం ABC, అవే కోణాలు గల పెద్ద త్రిభుజం DEF. DE పై P, DF పై Q కలిసి ABC నకలును ఏర్పరుస్తాయి.',
  },
  steps: [
    {
      words: {
        en: 'Suppose two angles of one triangle equal two angles of another. Then the third angles are equal too.',
        hi: 'मान लें एक त्रिभुज के दो कोण दूसरे के दो कोणों के बराबर हैं। तब तीसरे कोण भी बराबर हैं।',
        te: 'ఒక త్రిభుజంలోని రెండు కోణాలు మరో దానిలోని రెండు కోణాలకు సమానం అనుకోండి. అప్పుడు మూడవ కోణాలూ సమానం.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [0.9, 1.5],
            [0, 0],
            [2, 0],
          ],
          names: ['A', 'B', 'C'],
        },
        {
          kind: 'triangle',
          corners: [
            [4.74, 2.4],
            [3.3, 0],
            [6.5, 0],
          ],
          names: ['D', 'E', 'F'],
        },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'Why are the third angles equal?',
          hi: 'तीसरे कोण बराबर क्यों हैं?',
          te: 'మూడవ కోణాలు ఎందుకు సమానం?',
        },
        hint: {
          en: 'Think of what the three angles of any triangle have in common.',
          hi: 'सोचें: किसी भी त्रिभुज के तीनों कोणों में क्या समान है?',
          te: 'ఏ త్రిభుజంలోనైనా మూడు కోణాలకు ఉమ్మడిగా ఉండేది ఏమిటి?',
        },
        options: [
          {
            words: {
              en: 'The angles of every triangle add up to 180°.',
              hi: 'हर त्रिभुज के कोणों का योग 180° है।',
              te: 'ప్రతి త్రిభుజంలో కోణాల మొత్తం 180°.',
            },
            isRight: true,
          },
          { words: { en: 'The sides are equal.', hi: 'भुजाएँ बराबर हैं।', te: 'భుజాలు సమానం.' } },
          { words: { en: 'The areas are equal.', hi: 'क्षेत्रफल बराबर हैं।', te: 'వైశాల్యాలు సమానం.' } },
        ],
      },
    },
    {
      words: {
        en: 'Given are two pairs of equal angles. To prove: the sides are in the same ratio. Let DEF be the larger one.',
        hi: 'दिया है: कोणों के दो बराबर जोड़े। सिद्ध करना है: भुजाएँ एक ही अनुपात में हैं। मान लें DEF बड़ा है।',
        te: 'ఇచ్చినది: రెండు జతల సమాన కోణాలు. నిరూపించాల్సినది: భుజాలు ఒకే నిష్పత్తిలో ఉన్నాయి. DEF పెద్దది అనుకుందాం.',
      },
      lines: [{ tex: t`\angle A=\angle D,\quad \angle B=\angle E` }, { tex: t`\frac{AB}{DE}=\frac{AC}{DF}` }],
    },
    {
      words: {
        en: 'Mark P on DE and Q on DF, so that DP equals AB and DQ equals AC. Join PQ.',
        hi: 'DE पर P और DF पर Q ऐसे लें कि DP = AB और DQ = AC हो। PQ को मिलाएँ।',
        te: 'DP = AB, DQ = AC అయ్యేలా DE పై P, DF పై Q గుర్తించండి. PQ కలపండి.',
      },
      said: {
        en: 'Mark P on DE and Q on DF, so that DP equals AB and DQ equals AC. Join PQ.',
        hi: 'DE पर P और DF पर Q ऐसे लें कि DP बराबर AB और DQ बराबर AC हो। PQ को मिलाएँ।',
        te: 'DP, AB సమానంగా, DQ, AC సమానంగా ఉండేలా DE పై P, DF పై Q గుర్తించండి. PQ కలపండి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [3.84, 0.9],
            [5.84, 0.9],
          ],
          isClosed: false,
          style: { colour: 'result' },
        },
        { kind: 'label', at: [3.84, 0.9], tex: 'P', shiftInPx: [-14, -4], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [5.84, 0.9], tex: 'Q', shiftInPx: [15, -4], colour: 'result', sizeInPx: 18 },
      ],
      lines: [{ tex: t`\triangle ABC\cong\triangle DPQ` }],
      margin: { en: 'SAS congruence', hi: 'SAS सर्वांगसमता', te: 'SAS సర్వసమానత్వం' },
    },
    {
      words: {
        en: 'So angle P equals angle B, and that equals angle E. They are corresponding angles, so PQ is parallel to EF.',
        hi: 'अतः कोण P = कोण B = कोण E। ये संगत कोण हैं, इसलिए PQ, EF के समांतर है।',
        te: 'కాబట్టి కోణం P = కోణం B = కోణం E. ఇవి సదృశ కోణాలు, కాబట్టి PQ, EF కు సమాంతరం.',
      },
      said: {
        en: 'So angle P equals angle B, and that equals angle E. They are corresponding angles, so PQ is parallel to EF.',
        hi: 'अतः कोण P बराबर कोण B बराबर कोण E। ये संगत कोण हैं, इसलिए PQ, EF के समांतर है।',
        te: 'కాబట్టి కోణం P, కోణం B సమానం; కోణం B, కోణం E సమానం. ఇవి సదృశ కోణాలు, కాబట్టి PQ, EF కు సమాంతరం.',
      },
      lines: [{ tex: t`\angle DPQ=\angle B=\angle E` }, { tex: t`PQ\parallel EF` }],
    },
    {
      words: {
        en: 'The basic proportionality theorem now gives the ratio. Put AB for DP and AC for DQ.',
        hi: 'अब आधारभूत समानुपातिकता प्रमेय अनुपात देता है। DP की जगह AB और DQ की जगह AC रखें।',
        te: 'ఇప్పుడు ప్రాథమిక అనుపాత సిద్ధాంతం నిష్పత్తిని ఇస్తుంది. DP బదులు AB, DQ బదులు AC రాయండి.',
      },
      lines: [{ tex: t`\frac{DP}{DE}=\frac{DQ}{DF}` }, { tex: t`\frac{AB}{DE}=\frac{AC}{DF}` }],
    },
    {
      words: {
        en: 'Starting from the corner E instead of D gives the third ratio. This is the AA criterion.',
        hi: 'D की जगह शीर्ष E से शुरू करें तो तीसरा अनुपात मिलता है। यही AA कसौटी है।',
        te: 'D బదులు శీర్షం E నుండి మొదలుపెడితే మూడవ నిష్పత్తి వస్తుంది. ఇదే AA నియమం.',
      },
      lines: [{ tex: t`\frac{AB}{DE}=\frac{BC}{EF}=\frac{AC}{DF}` }],
      margin: { en: 'AA', hi: 'AA', te: 'AA' },
    },
    {
      words: {
        en: 'Two more criteria. SSS: all three pairs of sides are in one ratio. SAS: two pairs are, and the angles between them are equal.',
        hi: 'दो और कसौटियाँ। SSS: भुजाओं के तीनों जोड़े एक ही अनुपात में। SAS: दो जोड़े एक अनुपात में और उनके बीच के कोण बराबर।',
        te: 'మరో రెండు నియమాలు. SSS: మూడు జతల భుజాలూ ఒకే నిష్పత్తిలో. SAS: రెండు జతలు ఒకే నిష్పత్తిలో, వాటి మధ్య కోణాలు సమానం.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'One triangle has sides 4, 6, 8. Another has sides 6, 9, 12. Which criterion makes them similar?',
          hi: 'एक त्रिभुज की भुजाएँ 4, 6, 8 हैं, दूसरे की 6, 9, 12। किस कसौटी से वे समरूप हैं?',
          te: 'ఒక త్రిభుజం భుజాలు 4, 6, 8; మరోదాని భుజాలు 6, 9, 12. ఏ నియమం వల్ల అవి సరూపాలు?',
        },
        hint: {
          en: 'Nothing is said about angles.',
          hi: 'कोणों के बारे में कुछ नहीं दिया है।',
          te: 'కోణాల గురించి ఏమీ చెప్పలేదు.',
        },
        options: [{ words: { en: 'AA' } }, { words: { en: 'SAS' } }, { words: { en: 'SSS' }, isRight: true }],
      },
    },
    {
      words: {
        en: 'In triangles ABC and DEF, A is 50°, B is 70°, D is 50° and F is 60°.',
        hi: 'त्रिभुज ABC और DEF में A 50°, B 70°, D 50° और F 60° है।',
        te: 'త్రిభుజాలు ABC, DEF లలో A 50°, B 70°, D 50°, F 60°.',
      },
      lines: [
        { tex: t`\angle E=180^\circ-110^\circ=70^\circ`, plain: '180 - 110 = 70' },
        { tex: t`\triangle ABC\sim\triangle DEF` },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How many degrees is angle E?', hi: 'कोण E कितने अंश का है?', te: 'కోణం E ఎన్ని డిగ్రీలు?' },
        hint: {
          en: 'Two angles of DEF are given. Use the sum of its angles.',
          hi: 'DEF के दो कोण दिए हैं। कोणों का योग लगाएँ।',
          te: 'DEF లో రెండు కోణాలు ఇచ్చారు. కోణాల మొత్తాన్ని వాడండి.',
        },
        why: {
          en: 'Now two pairs of angles are equal, so AA applies.',
          hi: 'अब कोणों के दो जोड़े बराबर हैं, इसलिए AA लागू है।',
          te: 'ఇప్పుడు రెండు జతల కోణాలు సమానం, కాబట్టి AA వర్తిస్తుంది.',
        },
        answerKind: 'number',
        answer: '70',
      },
    },
  ],
}
