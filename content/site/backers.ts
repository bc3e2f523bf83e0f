import type { SiteSeed } from './site-seed.ts'

export const backers: SiteSeed<'backers'> = {
  source: 'Specification, section 1: the product is backed by a university technology incubator.',
  isSample: true,
  value: {
    en: [{ name: 'University technology incubator' }],
    hi: [{ name: 'विश्वविद्यालय प्रौद्योगिकी इनक्यूबेटर' }],
    te: [{ name: 'విశ్వవిద్యాలయ టెక్నాలజీ ఇంక్యుబేటర్' }],
  },
}
