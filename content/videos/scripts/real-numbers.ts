import type { VideoScript } from '../video-script.ts'

const t = String.raw

export const realNumbers: readonly VideoScript[] = [
  {
    slug: 'hcf-lcm-prime-factors',
    title: 'HCF and LCM by prime factors (3 marks)',
    topic: 'Real numbers',
    steps: [
      {
        tex: [
          t`\text{Find the HCF and LCM of } 84 \text{ and } 120 \text{ by prime factors,}`,
          t`\text{and check the product rule.}`,
        ],
        say: 'Find the H C F and L C M of 84 and 120 by prime factors, and check the product rule.',
        caption: {
          en: 'Find the HCF and LCM of 84 and 120 by prime factors, and check the product rule.',
          hi: '84 और 120 के HCF और LCM अभाज्य गुणनखंडों से ज्ञात करें, और गुणनफल का नियम जाँचें।',
          te: '84, 120 ల గ.సా.భా., క.సా.గు. ప్రధాన కారణాంకాలతో కనుగొని, లబ్ధాన్ని సరిచూడండి.',
        },
      },
      {
        tex: t`84=2^2\times 3\times 7`,
        say: 'Break each number into primes. Eighty four is two squared, times three, times seven. Half a mark.',
        caption: {
          en: '84 = 2² × 3 × 7. (½ mark)',
          hi: '84 = 2² × 3 × 7। (½ अंक)',
          te: '84 = 2² × 3 × 7. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`120=2^3\times 3\times 5`,
        say: 'One hundred and twenty is two cubed, times three, times five. Another half mark.',
        caption: {
          en: '120 = 2³ × 3 × 5. (½ mark)',
          hi: '120 = 2³ × 3 × 5। (½ अंक)',
          te: '120 = 2³ × 3 × 5. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{HCF}=2^2\times 3=12`,
        say: 'For the H C F, take the common primes with the smaller power: two squared times three, which is twelve.',
        caption: {
          en: 'HCF: common primes, smaller powers. 2² × 3 = 12. (½ mark)',
          hi: 'HCF: साझा अभाज्य, छोटी घातें। 2² × 3 = 12। (½ अंक)',
          te: 'గ.సా.భా.: ఉమ్మడి ప్రధాన సంఖ్యలు, చిన్న ఘాతాలు. 2² × 3 = 12. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{LCM}=2^3\times 3\times 5\times 7=840`,
        say: 'For the L C M, take every prime with its larger power. Eight times three times five times seven is eight hundred and forty.',
        caption: {
          en: 'LCM: every prime, larger powers. 2³ × 3 × 5 × 7 = 840. (½ mark)',
          hi: 'LCM: हर अभाज्य, बड़ी घातें। 2³ × 3 × 5 × 7 = 840। (½ अंक)',
          te: 'క.సా.గు.: ప్రతి ప్రధాన సంఖ్య, పెద్ద ఘాతాలు. 2³ × 3 × 5 × 7 = 840. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{HCF}\times\text{LCM}=12\times 840=10080=84\times 120`,
        say: 'Now check. Twelve times eight hundred and forty is ten thousand and eighty, and so is eighty four times one hundred and twenty. The last mark.',
        caption: {
          en: 'Check: 12 × 840 = 10080 = 84 × 120. (1 mark)',
          hi: 'जाँच: 12 × 840 = 10080 = 84 × 120। (1 अंक)',
          te: 'సరిచూడటం: 12 × 840 = 10080 = 84 × 120. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [
      () => 2 ** 2 * 3 * 7 === 84 && 2 ** 3 * 3 * 5 === 120,
      () => 840 % 84 === 0 && 840 % 120 === 0,
      () => 12 * 840 === 10080 && 84 * 120 === 10080,
    ],
  },
  {
    slug: 'root-two-irrational',
    title: 'Proving that root two is irrational (3 marks)',
    topic: 'Real numbers',
    steps: [
      {
        tex: t`\text{Prove that }\sqrt2\text{ is irrational.}`,
        say: 'Prove that the square root of two is irrational.',
        caption: {
          en: 'Prove that √2 is irrational.',
          hi: 'सिद्ध करें कि √2 अपरिमेय है।',
          te: '√2 కరణీయ సంఖ్య అని నిరూపించండి.',
        },
      },
      {
        tex: t`\text{Suppose }\sqrt2=\frac ab,\quad a,\,b\text{ coprime},\; b\neq 0`,
        say: 'We suppose the opposite: that root two is a fraction, a over b, in lowest terms. So a and b have no common factor. Half a mark.',
        caption: {
          en: 'Suppose the opposite: √2 = a/b, with a and b coprime, b ≠ 0. (½ mark)',
          hi: 'उल्टा मान लें: √2 = a/b, जहाँ a और b सहअभाज्य हैं, b ≠ 0। (½ अंक)',
          te: 'వ్యతిరేకంగా అనుకుందాం: √2 = a/b; a, b సాపేక్ష ప్రధానాలు, b ≠ 0. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`a^2=2b^2\;\Rightarrow\; 2\text{ divides }a^2\;\Rightarrow\; 2\text{ divides }a`,
        say: 'Square both sides. a squared equals two b squared, so two divides a squared. Two is prime, so two divides a. One mark.',
        caption: {
          en: 'Squaring: a² = 2b², so 2 divides a². As 2 is prime, 2 divides a. (1 mark)',
          hi: 'वर्ग करें: a² = 2b², इसलिए 2, a² को विभाजित करता है। 2 अभाज्य है, इसलिए 2, a को विभाजित करता है। (1 अंक)',
          te: 'వర్గం చేస్తే: a² = 2b², కాబట్టి 2, a² ను భాగిస్తుంది. 2 ప్రధాన సంఖ్య, కాబట్టి 2, a ను భాగిస్తుంది. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`a=2c\;\Rightarrow\; 4c^2=2b^2\;\Rightarrow\; b^2=2c^2`,
        say: 'Write a as two c. Then four c squared equals two b squared, which gives b squared equals two c squared.',
        caption: {
          en: 'Put a = 2c: 4c² = 2b², so b² = 2c². (½ mark)',
          hi: 'a = 2c रखें: 4c² = 2b², इसलिए b² = 2c²। (½ अंक)',
          te: 'a = 2c అనుకుంటే: 4c² = 2b², కాబట్టి b² = 2c². (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\Rightarrow\; 2\text{ divides }b\text{ as well}`,
        say: 'By the same reason two divides b as well.',
        caption: {
          en: 'By the same reason, 2 divides b. (½ mark)',
          hi: 'इसी कारण 2, b को विभाजित करता है। (½ अंक)',
          te: 'అదే కారణంతో 2, b ను భాగిస్తుంది. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: [
          t`\text{But } a,\,b\text{ have no common factor: a contradiction.}`,
          t`\text{So }\sqrt2\text{ is irrational.}`,
        ],
        say: 'But a and b had no common factor. This contradiction shows that our supposition was wrong. So root two is irrational. Always write this last line.',
        caption: {
          en: 'But a and b have no common factor: a contradiction. So √2 is irrational. (½ mark)',
          hi: 'पर a और b का कोई साझा गुणनखंड नहीं: विरोधाभास। इसलिए √2 अपरिमेय है। (½ अंक)',
          te: 'కానీ a, b లకు ఉమ్మడి కారణాంకం లేదు: విరోధాభాస. కాబట్టి √2 కరణీయ సంఖ్య. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [
      () =>
        Array.from({ length: 500 }, (_, index) => index + 1).every(
          (b) => !Number.isInteger(Math.sqrt(2 * b * b)),
        ),
    ],
  },
  {
    slug: 'logarithm-laws',
    title: 'Laws of logarithms (2 marks)',
    topic: 'Real numbers',
    steps: [
      {
        tex: t`\text{Find the value of } \log_6 24+\log_6 27-\log_6 3.`,
        say: 'Find the value of log twenty four, plus log twenty seven, minus log three, all to the base six.',
        caption: {
          en: 'Find the value of log₆ 24 + log₆ 27 − log₆ 3.',
          hi: 'log₆ 24 + log₆ 27 − log₆ 3 का मान ज्ञात करें।',
          te: 'log₆ 24 + log₆ 27 − log₆ 3 విలువ కనుగొనండి.',
        },
      },
      {
        tex: t`\log_6 24+\log_6 27=\log_6(24\times 27)`,
        say: 'The bases are equal, so the sum of two logs is the log of the product. Half a mark for naming this law.',
        caption: {
          en: 'Same base: log x + log y = log xy. (½ mark)',
          hi: 'आधार समान है: log x + log y = log xy। (½ अंक)',
          te: 'ఒకే ఆధారం: log x + log y = log xy. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\log_6(24\times 27)-\log_6 3=\log_6\frac{24\times 27}{3}`,
        say: 'The difference of two logs is the log of the quotient. So we divide by three. Half a mark again.',
        caption: {
          en: 'log x − log y = log (x/y): divide by 3. (½ mark)',
          hi: 'log x − log y = log (x/y): 3 से भाग दें। (½ अंक)',
          te: 'log x − log y = log (x/y): 3 తో భాగించండి. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`=\log_6 216=\log_6 6^3`,
        say: 'Twenty four times twenty seven, divided by three, is twenty four times nine, that is two hundred and sixteen. And two hundred and sixteen is six cubed.',
        caption: {
          en: '24 × 27 ÷ 3 = 24 × 9 = 216 = 6³. (½ mark)',
          hi: '24 × 27 ÷ 3 = 24 × 9 = 216 = 6³। (½ अंक)',
          te: '24 × 27 ÷ 3 = 24 × 9 = 216 = 6³. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`=3\log_6 6=3`,
        say: 'The power comes to the front, and log six to the base six is one. The value is three.',
        caption: {
          en: 'The power comes to the front, and log₆ 6 = 1. The value is 3. (½ mark)',
          hi: 'घात आगे आती है, और log₆ 6 = 1। मान 3 है। (½ अंक)',
          te: 'ఘాతం ముందుకు వస్తుంది, log₆ 6 = 1. విలువ 3. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [
      () => (24 * 27) / 3 === 216 && 6 ** 3 === 216,
      () => Math.abs((Math.log(24) + Math.log(27) - Math.log(3)) / Math.log(6) - 3) < 1e-12,
    ],
  },
]
