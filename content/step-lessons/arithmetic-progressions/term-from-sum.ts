import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The nth term from the sum of n terms. */
export const termFromSum: StepLesson = {
  id: 'nth-term-from-the-sum',
  version: 1,
  title: {
    en: 'Worked example: the term from the sum',
    hi: 'हल किया उदाहरण: योग से पद',
    te: 'సాధించిన ఉదాహరణ: మొత్తం నుండి పదం',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    sums: {
      mode: 'value',
      facts: { n: '9', S_1: '8', S_2: '22', S_n: '288', a_n: '56', a_2: '14', d: '6', a: '8' },
      target: '56',
    },
    general: { mode: 'value', facts: { n: '9', S_n: '288', S_m: '232', a_n: '56' } },
  },
  steps: [
    {
      words: {
        en: 'The sum of the first $n$ terms of an AP is $3n^2+5n$. Find its first term, its difference and its $n$th term.',
        hi: 'किसी AP के प्रथम $n$ पदों का योग $3n^2+5n$ है। प्रथम पद, सार्व अंतर और $n$वाँ पद ज्ञात करें।',
        te: 'ఒక AP మొదటి $n$ పదాల మొత్తం $3n^2+5n$. మొదటి పదం, సామాన్య భేదం, $n$ వ పదం కనుగొనండి.',
      },
      said: {
        en: 'The sum of the first n terms of an AP is 3 n squared plus 5 n. Find its first term, its difference and its nth term.',
        hi: 'किसी AP के प्रथम n पदों का योग 3 n स्क्वेयर प्लस 5 n है। प्रथम पद, सार्व अंतर और n वाँ पद ज्ञात करें।',
        te: 'ఒక AP మొదటి n పదాల మొత్తం 3 n స్క్వేర్ ప్లస్ 5 n. మొదటి పదం, సామాన్య భేదం, n వ పదం కనుగొనండి.',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'The sum of one term is that term itself.',
        hi: 'एक पद का योग वही पद है।',
        te: 'ఒక పదం మొత్తం ఆ పదమే.',
      },
      question: {
        kind: 'value',
        ask: { en: 'What is the first term?', hi: 'प्रथम पद कितना है?', te: 'మొదటి పదం ఎంత?' },
        hint: {
          en: 'Put n = 1 into the sum.',
          hi: 'योग में n = 1 रखें।',
          te: 'మొత్తంలో n = 1 ఉంచండి.',
        },
        answerKind: 'number',
        answer: '8',
      },
      lines: [{ plain: 'a = 3*1^2 + 5*1 = 8', in: 'sums' }],
      mark: '½',
    },
    {
      words: {
        en: 'The sum of two terms is 22.',
        hi: 'दो पदों का योग 22 है।',
        te: 'రెండు పదాల మొత్తం 22.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What is the second term?',
          hi: 'दूसरा पद कितना है?',
          te: 'రెండవ పదం ఎంత?',
        },
        hint: {
          en: 'In 22 the first term is counted too.',
          hi: '22 में पहला पद भी गिना गया है।',
          te: '22 లో మొదటి పదం కూడా ఉంది.',
        },
        options: [{ words: { en: '22' } }, { words: { en: '14' }, isRight: true }, { words: { en: '11' } }],
      },
      lines: [
        { plain: 'S_2 = 3*2^2 + 5*2 = 22', in: 'sums' },
        { plain: 'a_2 = 22 - 8 = 14', in: 'sums' },
        { plain: 'd = 14 - 8 = 6', in: 'sums' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'In general a term is what one more term adds to the sum. This holds for $n$ from 2 on.',
        hi: 'सामान्य रूप में पद वह है जो एक और पद लेने पर योग में बढ़ता है। यह $n$ के 2 या अधिक होने पर है।',
        te: 'సాధారణంగా, ఇంకో పదం తీసుకుంటే మొత్తంలో పెరిగేదే ఆ పదం. ఇది $n$ 2 లేదా ఎక్కువైతే నిజం.',
      },
      lines: [{ tex: 'a_n=S_n-S_{n-1}', plain: 'a_n = S_n-S_m', in: 'general' }],
      mark: '½',
    },
    {
      words: {
        en: 'Put $n-1$ for $n$ in the sum, with brackets.',
        hi: 'योग में $n$ की जगह कोष्ठक सहित $n-1$ रखें।',
        te: 'మొత్తంలో $n$ బదులు $n-1$ ను బ్రాకెట్‌తో ఉంచండి.',
      },
      lines: [
        { tex: 'S_{n-1}=3(n-1)^2+5(n-1)', plain: 'S_m = 3(n-1)^2+5(n-1)', in: 'general' },
        { plain: '3(n-1)^2+5(n-1) = 3n^2-n-2' },
      ],
    },
    {
      words: {
        en: 'Subtract.',
        hi: 'घटाएँ।',
        te: 'తీసివేయండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Write the $n$th term.',
          hi: '$n$वाँ पद लिखें।',
          te: '$n$ వ పదం రాయండి.',
        },
        hint: {
          en: 'From 3n² + 5n take away 3n² − n − 2. All three signs change.',
          hi: '3n² + 5n में से 3n² − n − 2 घटाएँ। तीनों चिह्न बदलते हैं।',
          te: '3n² + 5n నుండి 3n² − n − 2 తీసివేయండి. మూడు గుర్తులూ మారతాయి.',
        },
        answerKind: 'expression',
        answer: '6n+2',
      },
      lines: [{ plain: '(3n^2+5n)-(3n^2-n-2) = 6n+2' }, { plain: 'a_n = 6n+2', in: 'sums' }],
      mark: '1',
    },
    {
      words: {
        en: 'Check with the formula, from 8 and 6. For $n=1$ it is right as well.',
        hi: '8 और 6 लेकर सूत्र से जाँचें। $n=1$ पर भी यह सही है।',
        te: '8, 6 తో సూత్రం ద్వారా సరిచూడండి. $n=1$ కు కూడా సరైనదే.',
      },
      lines: [{ plain: '8+(n-1)*6 = 6n+2' }, { plain: '6*1+2 = 8' }],
    },
  ],
}
