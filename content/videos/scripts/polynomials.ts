import type { VideoScript } from '../video-script.ts'

const t = String.raw

export const polynomials: readonly VideoScript[] = [
  {
    slug: 'zeroes-coefficients',
    title: 'Zeroes and coefficients (3 marks)',
    topic: 'Polynomials',
    steps: [
      {
        tex: [
          t`\text{Find the zeroes of } p(x)=6x^2-x-2 \text{ and verify the}`,
          t`\text{relations between zeroes and coefficients.}`,
        ],
        say: 'Find the zeroes of six x squared minus x minus two, and verify the relations between the zeroes and the coefficients.',
        caption: {
          en: 'Find the zeroes of 6x² − x − 2 and verify the relations between zeroes and coefficients.',
          hi: '6x² − x − 2 के शून्यक ज्ञात करें और शून्यकों व गुणांकों के संबंध जाँचें।',
          te: '6x² − x − 2 శూన్యాలు కనుగొని, శూన్యాలకు గుణకాలకు గల సంబంధాలను సరిచూడండి.',
        },
      },
      {
        tex: t`6x^2-4x+3x-2=(3x-2)(2x+1)`,
        say: 'Six times minus two is minus twelve. Split minus one as minus four plus three. The factors are three x minus two, and two x plus one.',
        caption: {
          en: 'Split −x as −4x + 3x: (3x − 2)(2x + 1). (1 mark)',
          hi: '−x को −4x + 3x लिखें: (3x − 2)(2x + 1)। (1 अंक)',
          te: '−x ను −4x + 3x గా రాయండి: (3x − 2)(2x + 1). (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\alpha=\frac23,\qquad \beta=-\frac12`,
        say: 'So the zeroes are two thirds and minus one half. One mark.',
        caption: {
          en: 'The zeroes are ⅔ and −½. (1 mark)',
          hi: 'शून्यक ⅔ और −½ हैं। (1 अंक)',
          te: 'శూన్యాలు ⅔, −½. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\alpha+\beta=\frac23-\frac12=\frac16=\frac{-b}{a}`,
        say: 'Their sum is two thirds minus one half, one sixth. Minus b over a is also one sixth.',
        caption: {
          en: 'Sum: ⅔ − ½ = 1/6 = −b/a. (½ mark)',
          hi: 'योग: ⅔ − ½ = 1/6 = −b/a। (½ अंक)',
          te: 'మొత్తం: ⅔ − ½ = 1/6 = −b/a. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\alpha\beta=\frac23\times\left(-\frac12\right)=-\frac13=\frac{-2}{6}=\frac ca`,
        say: 'Their product is minus one third. c over a is minus two over six, the same. Both relations are verified.',
        caption: {
          en: 'Product: ⅔ × (−½) = −⅓ = c/a. Verified. (½ mark)',
          hi: 'गुणनफल: ⅔ × (−½) = −⅓ = c/a। जाँच हुई। (½ अंक)',
          te: 'లబ్ధం: ⅔ × (−½) = −⅓ = c/a. సరిపోయింది. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [
      () => [2 / 3, -1 / 2].every((x) => Math.abs(6 * x * x - x - 2) < 1e-12),
      () => Math.abs(2 / 3 - 1 / 2 - 1 / 6) < 1e-12 && Math.abs((2 / 3) * (-1 / 2) - -2 / 6) < 1e-12,
    ],
  },
  {
    slug: 'factor-theorem',
    title: 'The factor theorem (4 marks)',
    topic: 'Polynomials',
    steps: [
      {
        tex: t`\text{Show that } x-2 \text{ is a factor of } p(x)=x^3-4x^2+x+6\text{, then factorise.}`,
        say: 'Show that x minus two is a factor of x cubed minus four x squared plus x plus six. Then factorise it completely.',
        caption: {
          en: 'Show that x − 2 is a factor of x³ − 4x² + x + 6. Then factorise it completely.',
          hi: 'दिखाएँ कि x − 2, x³ − 4x² + x + 6 का गुणनखंड है। फिर पूरा गुणनखंडन करें।',
          te: 'x³ − 4x² + x + 6 కు x − 2 కారణాంకమని చూపి, పూర్తిగా కారణాంకాలుగా విభజించండి.',
        },
      },
      {
        tex: t`p(2)=8-16+2+6=0`,
        say: 'Put x equal to two. Eight, minus sixteen, plus two, plus six is zero. One mark.',
        caption: {
          en: 'p(2) = 8 − 16 + 2 + 6 = 0. (1 mark)',
          hi: 'p(2) = 8 − 16 + 2 + 6 = 0। (1 अंक)',
          te: 'p(2) = 8 − 16 + 2 + 6 = 0. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{By the factor theorem, } x-2 \text{ is a factor.}`,
        say: 'The remainder is zero, so by the factor theorem x minus two is a factor. Name the theorem for half a mark.',
        caption: {
          en: 'By the factor theorem, x − 2 is a factor. (½ mark)',
          hi: 'गुणनखंड प्रमेय से x − 2 एक गुणनखंड है। (½ अंक)',
          te: 'కారణాంక సిద్ధాంతం ప్రకారం x − 2 ఒక కారణాంకం. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`x^3-4x^2+x+6=(x-2)(x^2-2x-3)`,
        say: 'Divide by x minus two. The quotient is x squared minus two x minus three.',
        caption: {
          en: 'Divide: x³ − 4x² + x + 6 = (x − 2)(x² − 2x − 3). (1 mark)',
          hi: 'भाग दें: x³ − 4x² + x + 6 = (x − 2)(x² − 2x − 3)। (1 अंक)',
          te: 'భాగించండి: x³ − 4x² + x + 6 = (x − 2)(x² − 2x − 3). (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`x^2-2x-3=(x-3)(x+1)`,
        say: 'The quadratic splits as x minus three, times x plus one. One mark.',
        caption: {
          en: 'x² − 2x − 3 = (x − 3)(x + 1). (1 mark)',
          hi: 'x² − 2x − 3 = (x − 3)(x + 1)। (1 अंक)',
          te: 'x² − 2x − 3 = (x − 3)(x + 1). (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`p(x)=(x-2)(x-3)(x+1)`,
        say: 'So the polynomial is x minus two, times x minus three, times x plus one. Write the whole product as the answer.',
        caption: {
          en: 'p(x) = (x − 2)(x − 3)(x + 1). (½ mark)',
          hi: 'p(x) = (x − 2)(x − 3)(x + 1)। (½ अंक)',
          te: 'p(x) = (x − 2)(x − 3)(x + 1). (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [
      () => 8 - 16 + 2 + 6 === 0,
      () => [-3, 0, 1, 5].every((x) => (x - 2) * (x - 3) * (x + 1) === x ** 3 - 4 * x ** 2 + x + 6),
      () => [-3, 0, 1, 5].every((x) => (x - 2) * (x * x - 2 * x - 3) === x ** 3 - 4 * x ** 2 + x + 6),
    ],
  },
]
