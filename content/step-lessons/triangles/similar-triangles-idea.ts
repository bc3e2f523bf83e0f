import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** What similar means, and what the order of the letters says. */
export const similarTrianglesIdea: StepLesson = {
  id: 'similar-triangles-idea',
  version: 2,
  title: {
    en: 'When two triangles are similar',
    hi: 'दो त्रिभुज समरूप कब होते हैं',
    te: 'రెండు త్రిభుజాలు ఎప్పుడు సరూపాలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-0.6, -0.7, 7, 1.9] },
  figureWords: {
    en: 'Two triangles of the same shape: ABC with sides 8, 6 and 4, and PQR with sides 12, 9 and 6.',
    hi: 'एक ही आकार के दो त्रिभुज: ABC की भुजाएँ 8, 6, 4 और PQR की भुजाएँ 12, 9, 6।',
    te: 'ఒకే ఆకారం గల రెండు త్రిభుజాలు: ABC భుజాలు 8, 6, 4; PQR భుజాలు 12, 9, 6.',
  },
  steps: [
    {
      words: {
        en: 'A photo and its enlargement have the same shape. Only the size differs. Such figures are called similar.',
        hi: 'फ़ोटो और उसके बड़े प्रिंट का आकार एक-सा होता है। केवल माप अलग है। ऐसी आकृतियाँ समरूप कहलाती हैं।',
        te: 'ఫొటో, దాని పెద్ద ప్రింటు ఒకే ఆకారంలో ఉంటాయి. పరిమాణం మాత్రమే వేరు. అలాంటి పటాలను సరూపాలు అంటారు.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [0, 0],
            [2, 0],
            [0.6875, 0.726],
          ],
          names: ['A', 'B', 'C'],
        },
        {
          kind: 'triangle',
          corners: [
            [3.4, 0],
            [6.4, 0],
            [4.431, 1.089],
          ],
          names: ['P', 'Q', 'R'],
        },
      ],
    },
    {
      words: {
        en: 'Two triangles are similar when two things hold. Corresponding angles are equal, and corresponding sides are in the same ratio.',
        hi: 'दो त्रिभुज तब समरूप हैं जब दो बातें हों। संगत कोण बराबर हों और संगत भुजाएँ एक ही अनुपात में हों।',
        te: 'రెండు విషయాలు నిజమైతే రెండు త్రిభుజాలు సరూపాలు. అనురూప కోణాలు సమానం, అనురూప భుజాలు ఒకే నిష్పత్తిలో ఉండాలి.',
      },
      lines: [
        { tex: t`\angle A=\angle P,\quad \angle B=\angle Q` },
        { tex: t`\angle C=\angle R` },
        { tex: t`\frac{AB}{PQ}=\frac{BC}{QR}=\frac{CA}{RP}` },
      ],
    },
    {
      words: {
        en: 'Measure the sides here. Compare each side with its partner.',
        hi: 'यहाँ भुजाएँ मापें। हर भुजा की उसकी संगत भुजा से तुलना करें।',
        te: 'ఇక్కడ భుజాలను కొలవండి. ప్రతి భుజాన్ని దాని అనురూప భుజంతో పోల్చండి.',
      },
      shapes: [
        { kind: 'label', at: [1, 0], tex: '8', shiftInPx: [0, 15], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [1.34, 0.363], tex: '6', shiftInPx: [8, -13], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [0.34, 0.363], tex: '4', shiftInPx: [-11, -9], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [4.9, 0], tex: '12', shiftInPx: [0, 15], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [5.42, 0.545], tex: '9', shiftInPx: [8, -13], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [3.92, 0.545], tex: '6', shiftInPx: [-11, -9], colour: 'given', sizeInPx: 18 },
      ],
      lines: [{ plain: '8/12 = 2/3' }, { plain: '6/9 = 2/3' }, { plain: '4/6 = 2/3' }],
      question: {
        kind: 'value',
        ask: {
          en: 'What is the ratio of AB to PQ, as a fraction in lowest terms?',
          hi: 'AB और PQ का अनुपात सरलतम भिन्न में क्या है?',
          te: 'AB, PQ ల నిష్పత్తి సూక్ష్మ భిన్నంగా ఎంత?',
        },
        hint: {
          en: 'Both base lines carry a number. Divide the left one by the right one.',
          hi: 'दोनों आधारों पर संख्या लिखी है। बाईं संख्या को दाईं से भाग दें।',
          te: 'రెండు భూములపై సంఖ్యలు ఉన్నాయి. ఎడమదాన్ని కుడిదానితో భాగించండి.',
        },
        answerKind: 'number',
        answer: '2/3',
      },
    },
    {
      words: {
        en: 'For other figures one condition is not enough. A square and a rectangle have equal angles and yet different shapes.',
        hi: 'दूसरी आकृतियों में एक शर्त काफ़ी नहीं। वर्ग और आयत के कोण बराबर हैं, फिर भी आकार अलग हैं।',
        te: 'ఇతర పటాలకు ఒక నియమం సరిపోదు. చతురస్రం, దీర్ఘచతురస్రాల కోణాలు సమానం, అయినా ఆకారాలు వేరు.',
      },
    },
    {
      words: {
        en: 'Triangles are special. If one condition holds, the other follows. For the angles we prove it in this chapter.',
        hi: 'त्रिभुज विशेष हैं। एक शर्त सच हो तो दूसरी अपने आप सच है। कोणों के लिए हम इसे इसी अध्याय में सिद्ध करेंगे।',
        te: 'త్రిభుజాలు ప్రత్యేకం. ఒక నియమం నిజమైతే రెండవది కూడా నిజం. కోణాల విషయంలో దీన్ని ఈ అధ్యాయంలో నిరూపిస్తాం.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which two figures are always similar?',
          hi: 'कौन-सी दो आकृतियाँ सदा समरूप होती हैं?',
          te: 'ఏ రెండు పటాలు ఎప్పుడూ సరూపాలు?',
        },
        hint: {
          en: 'Look for the pair whose angles cannot be anything else.',
          hi: 'वह जोड़ी खोजें जिसके कोण कुछ और हो ही नहीं सकते।',
          te: 'కోణాలు వేరే విధంగా ఉండలేని జతను వెతకండి.',
        },
        why: {
          en: 'In every equilateral triangle each angle is 60°, and all sides are equal.',
          hi: 'हर समबाहु त्रिभुज में प्रत्येक कोण 60° है और सब भुजाएँ बराबर हैं।',
          te: 'ప్రతి సమబాహు త్రిభుజంలో ప్రతి కోణం 60°, భుజాలన్నీ సమానం.',
        },
        options: [
          {
            words: { en: 'two rhombuses', hi: 'दो समचतुर्भुज', te: 'రెండు సమచతుర్భుజాలు' },
            hint: {
              en: 'One rhombus may be leaning more than the other.',
              hi: 'एक समचतुर्भुज दूसरे से अधिक झुका हो सकता है।',
              te: 'ఒక సమచతుర్భుజం రెండవదానికంటే ఎక్కువ వాలి ఉండవచ్చు.',
            },
          },
          {
            words: { en: 'two equilateral triangles', hi: 'दो समबाहु त्रिभुज', te: 'రెండు సమబాహు త్రిభుజాలు' },
            isRight: true,
          },
          {
            words: { en: 'two right triangles', hi: 'दो समकोण त्रिभुज', te: 'రెండు లంబకోణ త్రిభుజాలు' },
            hint: {
              en: 'Only one angle is fixed. The other two may differ.',
              hi: 'केवल एक कोण निश्चित है। बाकी दो अलग हो सकते हैं।',
              te: 'ఒక్క కోణమే స్థిరం. మిగతా రెండూ మారవచ్చు.',
            },
          },
        ],
      },
    },
    {
      words: {
        en: 'The order of the letters says who corresponds to whom: A to P, B to Q, C to R.',
        hi: 'अक्षरों का क्रम बताता है कि कौन किसका संगत है: A का P, B का Q, C का R।',
        te: 'అక్షరాల వరుస ఏది దేనికి అనురూపమో చెబుతుంది: A కు P, B కు Q, C కు R.',
      },
      lines: [{ tex: t`\triangle ABC\sim\triangle PQR` }],
      margin: { en: 'order matters', hi: 'क्रम ज़रूरी है', te: 'వరుస ముఖ్యం' },
    },
    {
      words: {
        en: 'Another pair: triangle DEF is similar to triangle XYZ. DE is 5 cm, XY is 15 cm and EF is 7 cm.',
        hi: 'एक और जोड़ी: त्रिभुज DEF, त्रिभुज XYZ के समरूप है। DE 5 cm, XY 15 cm और EF 7 cm है।',
        te: 'మరో జత: త్రిభుజం DEF, త్రిభుజం XYZ కు సరూపం. DE 5 cm, XY 15 cm, EF 7 cm.',
      },
      lines: [
        { tex: t`\frac{EF}{YZ}=\frac{DE}{XY}=\frac{5}{15}`, plain: '7/21 = 5/15' },
        { tex: t`YZ=3\times 7=21\text{ cm}`, plain: '3*7 = 21' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'How long is YZ, in cm?', hi: 'YZ कितने cm है?', te: 'YZ ఎన్ని cm?' },
        hint: {
          en: 'How many times DE is XY? EF grows as many times.',
          hi: 'XY, DE की कितनी गुनी है? EF भी उतने ही गुना बढ़ेगी।',
          te: 'XY, DE కు ఎన్ని రెట్లు? EF కూడా అన్ని రెట్లు పెరుగుతుంది.',
        },
        answerKind: 'quantity',
        answer: '21 cm',
      },
    },
    {
      words: {
        en: 'Perimeters are in the same ratio too. Try it with the first pair.',
        hi: 'परिमाप भी उसी अनुपात में होते हैं। पहली जोड़ी से जाँचें।',
        te: 'చుట్టుకొలతలు కూడా అదే నిష్పత్తిలో ఉంటాయి. మొదటి జతతో సరిచూడండి.',
      },
      lines: [{ plain: '8+6+4 = 18' }, { plain: '12+9+6 = 27' }, { plain: '18/27 = 2/3' }],
    },
  ],
}
