import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** A word problem: is it the HCF or the LCM that is asked? */
export const threeLights: StepLesson = {
  id: 'three-lights-flash-together',
  version: 2,
  title: {
    en: 'Worked example: three lights and a rope',
    hi: 'हल किया उदाहरण: तीन बत्तियाँ और रस्सियाँ',
    te: 'సాధించిన ఉదాహరణ: మూడు లైట్లు, తాళ్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    l: { mode: 'value', facts: { L: '432' }, target: '432' },
    h: { mode: 'value', facts: { H: '42' }, target: '42' },
  },
  steps: [
    {
      words: {
        en: 'Three lights flash every 48, 72 and 108 seconds. They flash together at 7:00 p.m. When do they flash together next?',
        hi: 'तीन बत्तियाँ हर 48, 72 और 108 सेकंड पर चमकती हैं। वे शाम 7:00 बजे एक साथ चमकती हैं। अगली बार एक साथ कब चमकेंगी?',
        te: 'మూడు లైట్లు ప్రతి 48, 72, 108 సెకన్లకు ఒకసారి వెలుగుతాయి. సాయంత్రం 7:00 కు కలిసి వెలిగాయి. మళ్ళీ ఎప్పుడు కలిసి వెలుగుతాయి?',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Decide first what is asked.',
        hi: 'पहले तय करें कि क्या पूछा गया है।',
        te: 'ముందుగా ఏమి అడిగారో నిర్ణయించండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'The time must be in the tables of 48, 72 and 108. What is it?',
          hi: 'यह समय 48, 72 और 108 तीनों के पहाड़ों में होना चाहिए। यह क्या है?',
          te: 'ఆ సమయం 48, 72, 108 ల ఎక్కాలలో ఉండాలి. అది ఏమిటి?',
        },
        hint: {
          en: 'The answer is not less than 108. Is it a factor or a multiple?',
          hi: 'उत्तर 108 से छोटा नहीं है। तो वह गुणनखंड है या गुणज?',
          te: 'జవాబు 108 కంటే చిన్నది కాదు. అది కారణాంకమా, గుణిజమా?',
        },
        options: [
          { words: { en: 'The HCF', hi: 'HCF', te: 'HCF' } },
          { words: { en: 'The LCM', hi: 'LCM', te: 'LCM' }, isRight: true },
          { words: { en: 'The product', hi: 'गुणनफल', te: 'లబ్ధం' } },
        ],
      },
    },
    {
      words: {
        en: 'Write the prime factors.',
        hi: 'अभाज्य गुणनखंड लिखें।',
        te: 'ప్రధాన కారణాంకాలు రాయండి.',
      },
      lines: [{ plain: '48 = 2^4*3' }, { plain: '72 = 2^3*3^2' }, { plain: '108 = 2^2*3^3' }],
      mark: '1',
    },
    {
      words: {
        en: 'Take the greatest power of each prime.',
        hi: 'हर अभाज्य की सबसे बड़ी घात लें।',
        te: 'ప్రతి ప్రధాన సంఖ్య యొక్క గరిష్ఠ ఘాతాన్ని తీసుకోండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'After how many seconds do they meet?',
          hi: 'कितने सेकंड बाद वे फिर साथ होंगी?',
          te: 'ఎన్ని సెకన్ల తర్వాత మళ్ళీ కలుస్తాయి?',
        },
        hint: {
          en: 'The greatest power of 2 stands in 48, that of 3 in 108.',
          hi: '2 की सबसे बड़ी घात 48 में है और 3 की 108 में।',
          te: '2 యొక్క గరిష్ఠ ఘాతం 48 లో, 3 యొక్క గరిష్ఠ ఘాతం 108 లో ఉంది.',
        },
        answerKind: 'quantity',
        answer: '432 s',
      },
      lines: [{ plain: 'L = 2^4*3^3 = 432', in: 'l' }],
      mark: '1',
    },
    {
      words: {
        en: 'Answer in the words of the question: 432 seconds are 7 minutes 12 seconds. They flash together at 7:07:12 p.m.',
        hi: 'प्रश्न के शब्दों में उत्तर दें: 432 सेकंड यानी 7 मिनट 12 सेकंड। वे शाम 7:07:12 बजे एक साथ चमकेंगी।',
        te: 'ప్రశ్నలోని మాటల్లో జవాబు రాయండి: 432 సెకన్లు అంటే 7 నిమిషాల 12 సెకన్లు. అవి సాయంత్రం 7:07:12 కు కలిసి వెలుగుతాయి.',
      },
      said: {
        en: 'Answer in the words of the question. 432 seconds are 7 minutes 12 seconds. They flash together 12 seconds after 7:07 in the evening.',
        hi: 'प्रश्न के शब्दों में उत्तर दें। 432 सेकंड यानी 7 मिनट 12 सेकंड। वे शाम 7 बजकर 7 मिनट 12 सेकंड पर एक साथ चमकेंगी।',
        te: 'ప్రశ్నలోని మాటల్లో జవాబు రాయండి. 432 సెకన్లు అంటే 7 నిమిషాల 12 సెకన్లు. అవి సాయంత్రం 7 గంటల 7 నిమిషాల 12 సెకన్లకు కలిసి వెలుగుతాయి.',
      },
      lines: [{ plain: '432 = 7*60 + 12' }],
      mark: '1',
    },
    {
      words: {
        en: 'Now two ropes, 126 m and 168 m. They are cut into equal pieces, as long as possible, with nothing left over.',
        hi: 'अब 126 m और 168 m की दो रस्सियाँ। उन्हें बराबर और जितने हो सकें उतने लंबे टुकड़ों में काटना है, कुछ न बचे।',
        te: 'ఇప్పుడు 126 m, 168 m తాళ్లు రెండు. ఏమీ మిగలకుండా, వీలైనంత పొడవైన సమాన ముక్కలుగా కోయాలి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How many metres long is a piece?',
          hi: 'एक टुकड़ा कितने मीटर का है?',
          te: 'ఒక్కో ముక్క ఎన్ని మీటర్లు?',
        },
        hint: {
          en: 'The length divides both numbers. Take the smallest power of each common prime.',
          hi: 'लंबाई दोनों संख्याओं को विभाजित करती है। हर उभयनिष्ठ अभाज्य की सबसे छोटी घात लें।',
          te: 'పొడవు రెండు సంఖ్యలనూ భాగిస్తుంది. ప్రతి ఉమ్మడి ప్రధాన కారణాంకం యొక్క కనిష్ఠ ఘాతాన్ని తీసుకోండి.',
        },
        answerKind: 'quantity',
        answer: '42 m',
      },
      lines: [{ plain: '126 = 2*3^2*7' }, { plain: '168 = 2^3*3*7' }, { plain: 'H = 2*3*7 = 42', in: 'h' }],
    },
    {
      words: {
        en: 'Remember the sign: parts of a thing ask for the HCF. Meeting again asks for the LCM.',
        hi: 'पहचान याद रखें: चीज़ के बराबर भाग हों तो HCF। फिर से साथ होना हो तो LCM।',
        te: 'గుర్తుంచుకోండి: వస్తువును సమాన భాగాలు చేయాలంటే HCF. మళ్ళీ కలవాలంటే LCM.',
      },
    },
  ],
}
