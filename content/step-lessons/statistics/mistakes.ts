import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

const which = { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' }

/** Slips with grouped data that cost marks. */
export const statisticsMistakes: StepLesson = {
  id: 'grouped-data-mistakes',
  version: 2,
  title: {
    en: 'Grouped data: mistakes that cost marks',
    hi: 'वर्गीकृत आँकड़े: अंक कटाने वाली गलतियाँ',
    te: 'వర్గీకృత దత్తాంశం: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    mean: {
      mode: 'value',
      facts: { M: '44', a: '40', n: '25', s: '100' },
      formulas: { M: 'a+s/n' },
      target: '44',
    },
    med: {
      mode: 'value',
      facts: { l: '60', n: '80', c: '28', f: '24', h: '20', M: '70' },
      formulas: { M: 'l+(n/2-c)/f*h' },
      target: '70',
    },
    mode: {
      mode: 'value',
      facts: { l: '40', p: '9', q: '15', s: '11', h: '10', Z: '46' },
      formulas: { Z: 'l+(q-p)/(2*q-p-s)*h' },
      target: '46',
    },
  },
  steps: [
    {
      words: {
        en: 'The formulas are easy to learn. The marks are lost in what is put into them.',
        hi: 'सूत्र याद करना आसान है। अंक उनमें रखी संख्याओं में जाते हैं।',
        te: 'సూత్రాలు నేర్చుకోవడం సులభం. వాటిలో ఉంచే సంఖ్యల వద్ద మార్కులు పోతాయి.',
      },
    },
    {
      words: {
        en: 'Median for n = 80. The class 60–80 has frequency 24; before it 28 are counted, up to its end 52.',
        hi: 'n = 80 के लिए माध्यक। वर्ग 60–80 की बारंबारता 24 है; उससे पहले 28 गिने गए, उसके अंत तक 52।',
        te: 'n = 80 కు మధ్యగతం. 60–80 తరగతి పౌనఃపున్యం 24; దాని ముందు 28, దాని చివరి వరకు 52 లెక్కలో ఉన్నాయి.',
      },
      said: {
        en: 'Median for 80 values. The class 60 to 80 has frequency 24. Before it 28 are counted, up to its end 52.',
        hi: '80 मानों का माध्यक। वर्ग 60 से 80 की बारंबारता 24 है। उससे पहले 28 गिने गए, उसके अंत तक 52।',
        te: '80 విలువల మధ్యగతం. 60 నుండి 80 తరగతి పౌనఃపున్యం 24. దాని ముందు 28, దాని చివరి వరకు 52 లెక్కలో ఉన్నాయి.',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Which of the two counts belongs into the formula?',
          hi: 'दोनों गिनतियों में से सूत्र में कौन-सी जाती है?',
          te: 'రెండు లెక్కలలో సూత్రంలోకి ఏది వస్తుంది?',
        },
        why: {
          en: 'The formula takes the cf of the class before. With 52 the median would lie below its own class.',
          hi: 'सूत्र पिछले वर्ग की cf लेता है। 52 से तो माध्यक अपने ही वर्ग से नीचे चला जाता है।',
          te: 'సూత్రం ముందు తరగతి cf తీసుకుంటుంది. 52 తో మధ్యగతం తన తరగతి కంటే కిందకు పోతుంది.',
        },
        lines: [
          { tex: t`\frac n2=40`, plain: 'n/2 = 40', in: 'med' },
          { tex: t`M=60+\frac{40-52}{24}\times20`, plain: 'M = 60 + (40-52)/24*20', in: 'med' },
          { plain: 'M = 50', in: 'med' },
        ],
        wrong: 2,
      },
      lines: [
        { tex: t`M=60+\frac{40-28}{24}\times20`, plain: 'M = 60 + (40-28)/24*20', in: 'med' },
        { plain: 'M = 70', in: 'med' },
      ],
    },
    {
      words: {
        en: 'Mode: frequencies 9, 15, 11; the modal class is 40–50.',
        hi: 'बहुलक: बारंबारताएँ 9, 15, 11; बहुलक वर्ग 40–50 है।',
        te: 'బాహుళకం: పౌనఃపున్యాలు 9, 15, 11; బాహుళక తరగతి 40–50.',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'Which neighbour stands in the numerator, the one before or the one after?',
          hi: 'अंश में कौन-सा पड़ोसी आता है, पहले वाला या बाद वाला?',
          te: 'లవంలో ఏ పొరుగు ఉంటుంది, ముందుదా తర్వాతదా?',
        },
        why: {
          en: 'The numerator is the middle frequency less the one before it: 15 less 9.',
          hi: 'अंश में बीच की बारंबारता से पहले वाली घटती है: 15 में से 9।',
          te: 'లవంలో మధ్య పౌనఃపున్యం నుండి ముందుది తీసివేయాలి: 15 నుండి 9.',
        },
        lines: [
          { tex: t`2f_1-f_0-f_2=30-9-11=10`, plain: '30-9-11 = 10', in: 'mode' },
          { tex: t`Z=40+\frac{15-11}{10}\times10`, plain: 'Z = 40 + (15-11)/10*10', in: 'mode' },
          { plain: 'Z = 44', in: 'mode' },
        ],
        wrong: 2,
      },
      lines: [
        { tex: t`Z=40+\frac{15-9}{10}\times10`, plain: 'Z = 40 + (15-9)/10*10', in: 'mode' },
        { plain: 'Z = 46', in: 'mode' },
      ],
    },
    {
      words: {
        en: 'Mean of 25 values in 5 classes. The assumed mean is 40, and the fd add up to 100.',
        hi: '5 वर्गों में 25 मानों का माध्य। कल्पित माध्य 40 है और fd का योग 100।',
        te: '5 తరగతులలో 25 విలువల సగటు. ఊహించిన సగటు 40; fd ల మొత్తం 100.',
      },
      question: {
        kind: 'slip',
        ask: which,
        hint: {
          en: 'The mean shares the sum. Among how many?',
          hi: 'माध्य योग को बाँटता है। कितनों में?',
          te: 'సగటు మొత్తాన్ని పంచుతుంది. ఎన్నింటికి?',
        },
        why: {
          en: 'It is divided by the sum of the frequencies, 25, not by the number of classes.',
          hi: 'भाग बारंबारताओं के योग 25 से होता है, वर्गों की संख्या से नहीं।',
          te: 'పౌనఃపున్యాల మొత్తం 25 తో భాగించాలి, తరగతుల సంఖ్యతో కాదు.',
        },
        lines: [
          { tex: t`\bar x=a+\frac{\sum fd}{\sum f}`, plain: 'M = a + s/n', in: 'mean' },
          { tex: t`\bar x=40+\frac{100}{5}`, plain: 'M = 40 + 100/5', in: 'mean' },
          { tex: t`\bar x=60`, plain: 'M = 60', in: 'mean' },
        ],
        wrong: 2,
      },
      lines: [
        { tex: t`\bar x=40+\frac{100}{25}`, plain: 'M = 40 + 100/25', in: 'mean' },
        { tex: t`\bar x=44`, plain: 'M = 44', in: 'mean' },
      ],
    },
    {
      words: {
        en: 'Gaps between classes. A table has 21–30, 31–40, 41–50, and the median lies in 31–40.',
        hi: 'वर्गों के बीच खाली जगह। सारणी में 21–30, 31–40, 41–50 हैं, और माध्यक 31–40 में है।',
        te: 'తరగతుల మధ్య ఖాళీలు. పట్టికలో 21–30, 31–40, 41–50 ఉన్నాయి; మధ్యగతం 31–40 లో ఉంది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Which lower limit goes into the formula?',
          hi: 'सूत्र में कौन-सी निम्न सीमा जाएगी?',
          te: 'సూత్రంలో ఏ దిగువ హద్దు వస్తుంది?',
        },
        hint: {
          en: 'Close the gap between 30 and 31 in its middle.',
          hi: '30 और 31 के बीच की खाली जगह को बीच से भरें।',
          te: '30 కు 31 కు మధ్య ఖాళీని దాని మధ్యలో పూడ్చండి.',
        },
        answerKind: 'number',
        answer: '30.5',
      },
      lines: [{ plain: '(30+31)/2 = 30.5' }],
    },
    {
      words: {
        en: 'The width counts too: from 30.5 to 40.5 it is 10, and not 9.',
        hi: 'चौड़ाई पर भी ध्यान दें: 30.5 से 40.5 तक वह 10 है, 9 नहीं।',
        te: 'పొడవును కూడా గమనించండి: 30.5 నుండి 40.5 వరకు అది 10; 9 కాదు.',
      },
      lines: [{ plain: '40.5 - 30.5 = 10' }],
    },
    {
      words: {
        en: 'A last look at every answer: the median and the mode must lie in their own class.',
        hi: 'हर उत्तर पर अंतिम नज़र: माध्यक और बहुलक अपने-अपने वर्ग में होने चाहिए।',
        te: 'ప్రతి జవాబుపై చివరి చూపు: మధ్యగతం, బాహుళకం తమ తరగతిలోనే ఉండాలి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Someone finds the median 57 for the median class 40–50. What follows?',
          hi: 'किसी को माध्यक वर्ग 40–50 के लिए माध्यक 57 मिला। इससे क्या पता चलता है?',
          te: 'మధ్యగత తరగతి 40–50 కి ఒకరికి మధ్యగతం 57 వచ్చింది. దీని అర్థం ఏమిటి?',
        },
        hint: {
          en: 'The part that is added is at most one class width.',
          hi: 'जो भाग जुड़ता है वह अधिक से अधिक एक वर्ग की चौड़ाई है।',
          te: 'కలిపే భాగం గరిష్ఠంగా ఒక తరగతి పొడవు.',
        },
        options: [
          {
            words: { en: 'There is a slip in it', hi: 'हिसाब में गलती है', te: 'లెక్కలో పొరపాటు ఉంది' },
            isRight: true,
          },
          {
            words: {
              en: 'It is right if the table is long',
              hi: 'सारणी लंबी हो तो ठीक है',
              te: 'పట్టిక పెద్దదైతే సరైనదే',
            },
          },
        ],
      },
    },
  ],
}
