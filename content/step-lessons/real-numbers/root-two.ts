import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label, path } from '../shapes.ts'

/** √2 is irrational, with the theorem on primes and squares that the proof needs. */
export const rootTwo: StepLesson = {
  id: 'root-two-is-irrational',
  version: 3,
  title: {
    en: 'Proof: √2 is not a fraction',
    hi: 'उपपत्ति: √2 अपरिमेय है',
    te: 'నిరూపణ: √2 కరణీయ సంఖ్య',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 220, view: [-0.5, -0.5, 1.5, 1.3] },
  figureWords: {
    en: 'A square of side 1 with its diagonal, whose length is √2.',
    hi: '1 भुजा का वर्ग और उसका विकर्ण, जिसकी लंबाई √2 है।',
    te: 'భుజం 1 గా గల చతురస్రం, దాని కర్ణం; కర్ణం పొడవు √2.',
  },
  workings: {
    proof: {
      mode: 'system',
      variables: ['a', 'b', 'c'],
      given: ['√2 = a/b', 'a = 2c'],
      worlds: [{ a: '7√2', b: '7', c: '7√2/2' }],
    },
  },
  steps: [
    {
      words: {
        en: 'The diagonal of a square of side 1 is $\\sqrt2$. Can it be a fraction of whole numbers?',
        hi: '1 भुजा वाले वर्ग का विकर्ण $\\sqrt2$ है। क्या यह पूर्णांकों की भिन्न हो सकता है?',
        te: 'భుజం 1 గా గల చతురస్రం కర్ణం $\\sqrt2$. అది పూర్ణ సంఖ్యల భిన్నం కాగలదా?',
      },
      said: {
        en: 'The diagonal of a square of side 1 is root 2. Can it be a fraction of whole numbers?',
        hi: '1 भुजा वाले वर्ग का विकर्ण रूट 2 है। क्या यह पूर्णांकों की भिन्न हो सकता है?',
        te: 'భుజం 1 గా గల చతురస్రం కర్ణం రూట్ 2. అది పూర్ణ సంఖ్యల భిన్నం కాగలదా?',
      },
      lines: [{ plain: '1^2 + 1^2 = (√2)^2' }],
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
          isClosed: true,
          style: {},
        },
        path(
          [
            [0, 0],
            [1, 1],
          ],
          { colour: 'result', widthInPx: 3 },
        ),
        label([0.5, 0], '1', 'given', [0, 18]),
        label([1, 0.5], '1', 'given', [16, 0]),
        label([0.5, 0.5], '\\sqrt2', 'result', [-16, -16]),
      ],
    },
    {
      words: {
        en: 'We need one theorem. If a prime $p$ divides $a^2$, then $p$ divides $a$, where $a$ is a positive integer.',
        hi: 'एक प्रमेय चाहिए। यदि अभाज्य $p$, $a^2$ को विभाजित करे, तो $p$, $a$ को भी विभाजित करता है, जहाँ $a$ धनात्मक पूर्णांक है।',
        te: 'ఒక సిద్ధాంతం కావాలి. ప్రధాన సంఖ్య $p$ అనేది $a^2$ ను భాగిస్తే, $p$ అనేది $a$ ను కూడా భాగిస్తుంది; ఇక్కడ $a$ ధన పూర్ణ సంఖ్య.',
      },
      said: {
        en: 'We need one theorem. If a prime p divides a squared, then p divides a, where a is a positive integer.',
        hi: 'एक प्रमेय चाहिए। यदि अभाज्य p, a स्क्वेयर को विभाजित करे, तो p, a को भी विभाजित करता है, जहाँ a धनात्मक पूर्णांक है।',
        te: 'ఒక సిద్ధాంతం కావాలి. ప్రధాన సంఖ్య p అనేది a స్క్వేర్ ను భాగిస్తే, p అనేది a ను కూడా భాగిస్తుంది. ఇక్కడ a ధన పూర్ణ సంఖ్య.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'Why is it so?', hi: 'ऐसा क्यों है?', te: 'అలా ఎందుకు?' },
        hint: {
          en: 'Think of the prime factors of 60 and of 60 times 60.',
          hi: '60 और 60 गुणा 60 के अभाज्य गुणनखंड सोचें।',
          te: '60, 60 ఇంటూ 60 ల ప్రధాన కారణాంకాలను ఆలోచించండి.',
        },
        options: [
          {
            words: {
              en: 'The square has the same primes, each twice as often',
              hi: 'वर्ग में वही अभाज्य हैं, हर एक दुगुनी बार',
              te: 'వర్గంలో అవే ప్రధాన సంఖ్యలు, ప్రతిదీ రెట్టింపు సార్లు',
            },
            isRight: true,
          },
          {
            words: {
              en: 'The square is greater than the number',
              hi: 'वर्ग संख्या से बड़ा होता है',
              te: 'వర్గం సంఖ్య కంటే పెద్దది',
            },
          },
          {
            words: {
              en: 'Every number divides its square',
              hi: 'हर संख्या अपने वर्ग को विभाजित करती है',
              te: 'ప్రతి సంఖ్య తన వర్గాన్ని భాగిస్తుంది',
            },
            hint: {
              en: 'True, but we need the way back, from the square to the number.',
              hi: 'सही है, पर हमें उलटी दिशा चाहिए, वर्ग से संख्या की ओर।',
              te: 'నిజమే, కానీ మనకు వెనుక దారి కావాలి: వర్గం నుండి సంఖ్యకు.',
            },
          },
        ],
        why: {
          en: 'Prime factors are unique. So the square cannot hold a prime that the number has not.',
          hi: 'अभाज्य गुणनखंडन अद्वितीय है। इसलिए वर्ग में ऐसा अभाज्य नहीं आ सकता जो संख्या में न हो।',
          te: 'ప్రధాన కారణాంక విభజన ఏకైకం. కాబట్టి సంఖ్యలో లేని ప్రధాన సంఖ్య వర్గంలో ఉండదు.',
        },
      },
    },
    {
      words: {
        en: 'Suppose the opposite: $\\sqrt2$ is rational. Then $a$ and $b$ are positive integers with no common factor but 1.',
        hi: 'उल्टा मान लें: $\\sqrt2$ परिमेय है। तब $a$ और $b$ ऐसे धनात्मक पूर्णांक हैं जिनका 1 के सिवा कोई उभयनिष्ठ गुणनखंड नहीं है।',
        te: 'వ్యతిరేకంగా అనుకోండి: $\\sqrt2$ అకరణీయ సంఖ్య. అప్పుడు $a$, $b$ లు 1 తప్ప వేరే ఉమ్మడి కారణాంకం లేని ధన పూర్ణ సంఖ్యలు.',
      },
      said: {
        en: 'Suppose the opposite: root 2 is rational, a by b. Then a and b are positive integers with no common factor but 1.',
        hi: 'उल्टा मान लें: रूट 2 परिमेय है, a बटा b। तब a और b ऐसे धनात्मक पूर्णांक हैं जिनका 1 के सिवा कोई उभयनिष्ठ गुणनखंड नहीं है।',
        te: 'వ్యతిరేకంగా అనుకోండి: రూట్ 2 అకరణీయ సంఖ్య, a బై b. అప్పుడు a, b లు 1 తప్ప వేరే ఉమ్మడి కారణాంకం లేని ధన పూర్ణ సంఖ్యలు.',
      },
      lines: [{ tex: '\\sqrt2=\\frac{a}{b},\\quad b\\neq0' }],
      mark: '1',
      margin: { en: 'a, b coprime', hi: 'a, b सहअभाज्य', te: 'a, b సాపేక్ష ప్రధానాలు' },
    },
    {
      words: {
        en: 'Square both sides.',
        hi: 'दोनों पक्षों का वर्ग करें।',
        te: 'రెండు వైపులా వర్గం చేయండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the line without the root sign.',
          hi: 'बिना वर्गमूल चिह्न वाली पंक्ति लिखें।',
          te: 'వర్గమూల గుర్తు లేని పంక్తి రాయండి.',
        },
        hint: {
          en: 'Multiply by b first. Then square the left side and the right side.',
          hi: 'पहले b से गुणा करें। फिर बाएँ और दाएँ दोनों पक्षों का वर्ग करें।',
          te: 'ముందు b తో గుణించండి. తర్వాత ఎడమ, కుడి వైపులను వర్గం చేయండి.',
        },
        in: 'proof',
        example: 'a^2 = 2b^2',
      },
      lines: [{ plain: 'a^2 = 2b^2', in: 'proof' }],
      mark: '½',
    },
    {
      words: {
        en: 'So 2 divides $a^2$. By the theorem 2 divides $a$, so $a$ is twice an integer $c$.',
        hi: 'अतः 2, $a^2$ को विभाजित करता है। प्रमेय से 2, $a$ को विभाजित करता है, इसलिए $a$ किसी पूर्णांक $c$ का दुगुना है।',
        te: 'కాబట్టి 2 అనేది $a^2$ ను భాగిస్తుంది. సిద్ధాంతం ప్రకారం 2 అనేది $a$ ను భాగిస్తుంది; $a$ ఒక పూర్ణ సంఖ్య $c$ కి రెట్టింపు.',
      },
      said: {
        en: 'So 2 divides a squared. By the theorem 2 divides a, so a is twice an integer c.',
        hi: 'अतः 2, a स्क्वेयर को विभाजित करता है। प्रमेय से 2, a को विभाजित करता है, इसलिए a किसी पूर्णांक c का दुगुना है।',
        te: 'కాబట్టి 2 అనేది a స్క్వేర్ ను భాగిస్తుంది. సిద్ధాంతం ప్రకారం 2 అనేది a ను భాగిస్తుంది. a ఒక పూర్ణ సంఖ్య c కి రెట్టింపు.',
      },
      lines: [{ plain: 'a = 2c', in: 'proof' }],
      mark: '½',
    },
    {
      words: {
        en: 'Put this into the equation and halve it.',
        hi: 'इसे समीकरण में रखें और आधा करें।',
        te: 'దీన్ని సమీకరణంలో ఉంచి సగం చేయండి.',
      },
      lines: [
        { plain: '4c^2 = 2b^2', in: 'proof' },
        { plain: 'b^2 = 2c^2', in: 'proof' },
      ],
    },
    {
      words: {
        en: 'So 2 divides $b^2$, and hence 2 divides $b$ too.',
        hi: 'अतः 2, $b^2$ को और इसलिए $b$ को भी विभाजित करता है।',
        te: 'కాబట్టి 2 అనేది $b^2$ ను, అందువల్ల $b$ ను కూడా భాగిస్తుంది.',
      },
      said: {
        en: 'So 2 divides b squared, and hence 2 divides b too.',
        hi: 'अतः 2, b स्क्वेयर को और इसलिए b को भी विभाजित करता है।',
        te: 'కాబట్టి 2 అనేది b స్క్వేర్ ను, అందువల్ల b ను కూడా భాగిస్తుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What does this contradict?',
          hi: 'यह किस बात का विरोध करता है?',
          te: 'ఇది దేనికి విరుద్ధం?',
        },
        hint: {
          en: 'Now 2 divides both. Read again what we supposed of them.',
          hi: 'अब 2 दोनों को विभाजित करता है। फिर पढ़ें कि उनके बारे में क्या माना था।',
          te: 'ఇప్పుడు 2 రెండింటినీ భాగిస్తుంది. వాటి గురించి ఏమి అనుకున్నామో మళ్ళీ చదవండి.',
        },
        options: [
          {
            words: {
              en: 'a and b have no common factor but 1',
              hi: 'a और b का 1 के सिवा उभयनिष्ठ गुणनखंड नहीं',
              te: 'a, b లకు 1 తప్ప ఉమ్మడి కారణాంకం లేదు',
            },
            isRight: true,
          },
          { words: { en: 'b is not zero', hi: 'b शून्य नहीं है', te: 'b సున్నా కాదు' } },
          { words: { en: '2 is a prime', hi: '2 अभाज्य है', te: '2 ప్రధాన సంఖ్య' } },
        ],
      },
      mark: '½',
    },
    {
      words: {
        en: 'The contradiction came from supposing that $\\sqrt2$ is rational. So it is irrational.',
        hi: 'यह विरोधाभास $\\sqrt2$ को परिमेय मानने से आया। अतः यह अपरिमेय है।',
        te: '$\\sqrt2$ అకరణీయం అనుకోవడం వల్ల ఈ విరుద్ధత వచ్చింది. కాబట్టి అది కరణీయ సంఖ్య.',
      },
      said: {
        en: 'The contradiction came from supposing that root 2 is rational. So it is irrational.',
        hi: 'यह विरोधाभास रूट 2 को परिमेय मानने से आया। अतः यह अपरिमेय है।',
        te: 'రూట్ 2 అకరణీయం అనుకోవడం వల్ల ఈ విరుద్ధత వచ్చింది. కాబట్టి అది కరణీయ సంఖ్య.',
      },
      mark: '½',
    },
  ],
}
